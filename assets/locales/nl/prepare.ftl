# Beurten die je voorbereidt terwijl anderen aan de beurt zijn.

button-prepare = Beurt voorbereiden
button-prepare-another = Andere voorbereiden
button-prepare-withdraw = Intrekken
prepare-intro = **Bereid je beurt voor.** Kies een kaart; daarna beslis je waar die heen gaat en wat je pakt. De beurt wordt gespeeld zodra je aan de beurt bent, en niemand ziet die eerder.
prepare-take = Wat pak je dan? Is de kaart weg als je aan de beurt bent, dan trek je van de gedekte stapel.
# $first is wat er met een kaart gebeurt, $draw wat ervoor gepakt wordt; beide zijn keuzes zoals "Rood 7 afleggen".
prepare-plan = { $first } → { $draw }
prepare-else-draw = { $draw } (is die dan weg, dan van de gedekte stapel trekken)
prepare-is = 🕒 **Voorbereid**, en alleen jij ziet het: { $plan }.
as-prepared = Zoals voorbereid: { $line }
prepare-void = ⚠️ Wat je had voorbereid is niet gespeeld, want { $why }: { $plan }.
prepare-void-over = de ronde of veiling is voorbij
prepare-void-illegal = het kan niet meer
prepare-void-undecided = je moet nog iets beslissen
prepare-void-draw-offered = je krijgt remise aangeboden
refuse-cannot-prepare = Dat kun je nu niet voorbereiden.
board-game-prepare-not = Wat een figuur verder laat gaan of de ronde beëindigt, kun je niet voorbereiden; dat beslis je als je aan de beurt bent.
rivals-prepare = **Hoe ver ga je in deze veiling?** Telkens als je moet bieden, bied je één munt meer dan de anderen, tot je grens; daarna pas je. Niemand ziet je grens.
rivals-menu-plan = Kies je grens …
rivals-plan = Tot { $coins } bieden
