# Turns that are prepared while others are to move.

button-prepare = Preparar meu turno
button-prepare-another = Preparar outro
button-prepare-withdraw = Retirar
prepare-intro = **Prepare seu turno.** Escolha uma carta; depois você decide para onde ela vai e o que pega. Ele é jogado assim que for a sua vez, e ninguém o vê antes.
prepare-take = O que você pega depois? Se a carta não estiver mais lá na sua vez, você compra do monte.
# $first is what is done with a card, $draw what is taken for it; both are choices such as "Discard red 7".
prepare-plan = { $first } → { $draw }
prepare-else-draw = { $draw } (se não estiver mais lá, comprar do monte)
prepare-is = 🕒 **Preparado**, e só você vê: { $plan }.
as-prepared = Como preparado: { $line }
prepare-void = ⚠️ O que você tinha preparado não foi jogado, porque { $why }: { $plan }.
prepare-void-over = a rodada ou o leilão acabou
prepare-void-illegal = não é mais possível
prepare-void-undecided = você precisa decidir mais uma coisa
prepare-void-draw-offered = há uma proposta de empate para você
refuse-cannot-prepare = Isso não pode ser preparado agora.
board-game-prepare-not = O que faz uma peça andar mais ou encerra a rodada não pode ser preparado; decida quando for a sua vez.
rivals-prepare = **Até onde você vai neste leilão?** Cada vez que for a sua vez de dar lance, você oferece uma moeda a mais que os outros, até o seu limite; depois você passa. Ninguém vê o seu limite.
rivals-menu-plan = Escolha seu limite…
rivals-plan = Lances até { $coins }
