# Rivals: choices, happenings, the table with its controls, the board in words.

rivals-name = Lost Cities: Rivais

## Choices

rivals-choice-reveal = Virar uma carta
rivals-choice-auction = Abrir leilão com { coins }
rivals-choice-bid = Dar lance de { coins }
rivals-choice-pass = Passar
rivals-choice-lay = Jogar { card }
rivals-choice-remove = Tirar { card }
rivals-choice-done = Pronto, virar a próxima carta

## Happenings

coins = { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}
rivals-began = As apostas iniciais estão na mesa. { $seat } começa.
rivals-turned = { $seat } virou { card-marked }.
rivals-boxed = { $seat } virou { card-marked }. Ninguém mais pode jogar essa carta, então ela vai para a caixa.
rivals-opened = { $seat } abriu um leilão com { coins }.
rivals-raised = { $seat } deu um lance de { coins }.
rivals-passed = { $seat } passou.
rivals-could-not-bid = { $seat } tem { coins }, não pode cobrir o lance e está fora.
rivals-won = { $seat } venceu o leilão por { coins }.
rivals-laid = { $seat } jogou { card-marked }.
rivals-removed = { $seat } pôs { card-marked } na caixa.
rivals-pile-ended = A pilha { $pile } está vazia: todos recebem { coins }, e { $rest ->
    [1] { $rest } fica
   *[other] { $rest } ficam
} na reserva.

## Scores

rivals-over = **A última pilha está vazia.** Pegadas × apostas + bônus:
rivals-seat-points = **{ $seat }**: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
# $arithmetic: "6 × 3 + 8 = 26".
rivals-row-score = { $square } { colour-title }: { $arithmetic }
rivals-coins-score = 🪙 Moedas: { $coins }

## Table

rivals-beginning = As apostas iniciais estão sendo dadas.
rivals-to-act = Vez de **{ $seat }**: virar uma carta ou abrir um leilão.
rivals-no-coins = Sem moedas não há leilão.
rivals-nothing-to-auction = Ainda não há nada para leiloar.
rivals-to-bid = Vez de **{ $seat }**: dar lance acima de { $coins }, ou passar.
rivals-bids = Lances: { $list }.
rivals-bid-of = { $seat } { $coins }
rivals-bid-of-passed = { $seat } { $coins } (passou)
rivals-bid-none-passed = { $seat } (passou)
rivals-bid-none = { $seat } –
rivals-to-select = **{ $seat }** venceu por { coins }: jogar cartas, tirar uma.
rivals-to-select-removed = **{ $seat }** venceu por { coins } e tirou uma carta: jogar as que quiser.
rivals-to-select-done = **{ $seat }** venceu por { coins }: não dá para jogar mais nada.
rivals-cannot-lay = -# Não podem ser jogadas: { $cards }.
rivals-turning = **{ $seat }** vira uma carta.
rivals-status = Pilha { $pile } de { $piles } · restam { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} · { coins } na reserva
rivals-coins = Moedas: { $list }.
rivals-coins-of = { $seat } { $coins }
rivals-points-now = Pontos agora, com as moedas: { $scores }.
rivals-your-turn = **Sua vez.**
rivals-lay-nothing = **Não jogar nada mesmo?** Você pagou por isso, e pelo menos uma carta cabe.
rivals-menu-auction = Abrir com mais de uma moeda…
rivals-menu-bid = Dar lance maior…
rivals-menu-lay = Jogar uma carta…
rivals-menu-remove = Tirar uma carta…
rivals-menu-colour = Jogar ou tirar cartas de uma cor…
rivals-menu-colour-entry = { colour-title }: { $cards }
button-rivals-reveal = Virar uma carta
button-rivals-auction = Leilão: lance de { $coins }
button-rivals-bid = Lance de { $coins }
button-rivals-pass = Passar
# Its colour is before it, as an emoji.
button-rivals-lay = { $rank ->
    [0] ×2
   *[other] { $rank }
}
button-rivals-lay-all = Jogar tudo ({ $cards })
button-rivals-done = Pronto
button-rivals-lay-nothing = Não jogar nada

## The board in words

rivals-display = **Oferta**
rivals-display-line = { $square } { colour-title }: { $cards }
rivals-side = **{ $seat }**, { coins }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}:
# A line without words: "🟥 ×2 3 5 7 (8)".
rivals-alt-turn = Vez de { $seat }.
rivals-alt-bid = { $seat } tem o maior lance: { coins }.
rivals-alt-pile = Pilha { $pile } de { $piles }, restam { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
}; { coins } na reserva.
rivals-alt-display = Na oferta:
rivals-alt-no-display = A oferta está vazia.
rivals-alt-display-line = { colour-title }: { $cards }.
rivals-alt-row = { colour } { $row } (vale { $steps })
rivals-alt-footprints = Números a partir de { $step } têm { $high } pegadas, os menores { $low }.
rivals-alt-side = { $seat }: { coins }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}; { $rows }.

rivals-why-bid = { $fitting } de { $cards } cartas { $fitting ->
    [1] cabe nas suas expedições e soma
   *[other] cabem nas suas expedições e somam
} { $points } na hora; você tem { coins }, e o mais rico dos outros { $richest }
rivals-why-pass = { $fitting } de { $cards } cartas { $fitting ->
    [1] cabe nas suas expedições e não soma
   *[other] cabem nas suas expedições e não somam
} mais que { $points } na hora
rivals-why-reveal = { $fitting } de { $cards } cartas { $fitting ->
    [1] cabe nas suas expedições e soma
   *[other] cabem nas suas expedições e somam
} { $points } na hora, e virar mais uma não custa nada
rivals-why-lay = sua expedição { colour.f } passa a valer { $after } em vez de { $before }
rivals-why-wager = ela multiplica o que os números da sua expedição { colour.f } rendem
rivals-why-remove = outra pessoa poderia usá-la
