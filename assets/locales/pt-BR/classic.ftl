# The card game for two: choices, happenings, the table, the private panel, the board in words.

classic-name = Lost Cities

## Choices

classic-choice-play = Jogar { card } na sua expedição
classic-choice-discard = Descartar { card }
classic-choice-draw = Comprar do monte
classic-choice-take = Pegar { card } dos descartes

## Happenings

classic-round-began = Começa a rodada { $round }. { $seat } começa.
classic-played = { $seat } jogou { card-marked }.
classic-discarded = { $seat } descartou { card-marked }.
classic-took = { $seat } pegou { card-marked } dos descartes.
classic-discards-closed = Os descartes ficam fechados no próximo turno, porque faz muito tempo que ninguém compra do monte.

## Scores

classic-round-over = **A rodada { $round } acabou.**
classic-round-points = **{ $seat }**: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
classic-no-expedition = Nenhuma expedição começada.
# $arithmetic: "2+3+7 = 12, − 20 = −8, × 2 = −16".
classic-expedition-score = { $square } { colour-title }: { $arithmetic }
classic-totals = Total até agora: { $scores }.
classic-one-round = Rodada { $round }: { $scores }.

## Table

classic-to-play = Vez de **{ $seat }**: jogar ou descartar uma carta.
classic-to-draw = Vez de **{ $seat }**: pegar uma carta.
classic-dealing = As cartas estão sendo dadas.
classic-status = { $rounds ->
    [1] Uma rodada
   *[other] Rodada { $round } de { $rounds }
} · { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} no monte
classic-on-table = Pontos na mesa: { $scores }.
classic-discards-close-soon = Ninguém compra do monte há { $turns ->
    [1] { $turns } turno
   *[other] { $turns } turnos
}. Depois de mais { $left }, os descartes fecham por um turno.
classic-discards-are-closed = Ninguém compra do monte há { $turns ->
    [1] { $turns } turno
   *[other] { $turns } turnos
}. Neste turno os descartes estão fechados, e só o monte está aberto.

## Panel

classic-hand = **Sua mão**
classic-hand-line = { $square } { colour-title }: { $cards }
classic-your-turn = **Sua vez.** Escolha uma carta.
classic-where-to = **{ $square } { card-title }**: para onde vai?
classic-preview = Sua expedição { colour.f } vale { $before } agora, e { $after } com esta carta: { $steps }.
# What its numbers must still add up to. $factor is what a wager in it makes of them, 1 where that is known.
classic-needs = Ainda { $needed ->
    [one] falta
   *[other] faltam
} { $needed } para pagar o custo{ $factor ->
    [1] .
    [2] ; cada número depois da aposta conta em dobro.
    [3] ; cada número depois das apostas conta o triplo.
   *[other] ; cada número depois das apostas conta o quádruplo.
}
# $count of the reader's own cards, named by $cards.
classic-shut-out = ⚠️ Depois dela, { $square } { $cards } da sua mão não { $count ->
    [1] cabe
   *[other] cabem
} mais.
classic-debts = -# Ainda falta para pagar o custo: { $debts }.
classic-too-low = Você não pode jogá-la: sua expedição { colour.f } já está em { $last }, e os números têm de subir.
classic-wager-too-late = Você não pode jogá-la: sua expedição { colour.f } já está em { $last }, e as apostas vêm antes dos números.
classic-you-played = Você jogou { card-marked }.
classic-you-discarded = Você descartou { card-marked }.
classic-you-drew = Você comprou { card-marked }.
classic-now-take = **Agora pegue uma carta.**
classic-closed-to-you = { $square } Os descartes desta cor ({ colour }) estão fechados para você: você acabou de descartar ali.
classic-nothing-discarded = Não há nada para pegar nos descartes.
classic-last-card = A última carta encerra a rodada.
classic-wait = Vez de **{ $seat }**.
# Its colour is before it, as an emoji.
button-classic-card = { $rank ->
    [0] ×2
   *[other] { $rank }
}{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
}
button-classic-play-and-draw = Jogar e comprar
button-classic-play-then-take = Jogar, depois pegar…
button-classic-discard-and-draw = Descartar e comprar
button-classic-discard-then-take = Descartar, depois pegar…
# More ways than fit a phone as buttons.
ways-then-take = Depois pegar dos descartes…
button-classic-draw = Monte ({ $cards })
button-classic-take = { card-title }

## Why the computer player would do something: the end of a sentence

# $more: what these cards add up to; $short: what is missing to pay the cost, 0 if nothing is.
classic-why-hold = você tem { $cards } ({ $more } a mais), { $short ->
    [0] o bastante para pagar { $cost }
   *[other] faltando { $short } dos { $cost } que ela custa, e podem vir mais
}
classic-why-begun = o custo da expedição já foi gasto, então cada número é ganho
classic-why-useless = ninguém mais pode jogá-la
classic-why-unfit = você não pode mais jogá-la
classic-why-few = os números desta cor ({ colour }) na sua mão somam { $sum }, pouco demais para pagar { $cost }
classic-why-draw = nenhum descarte vale mais para você que uma carta nova
classic-why-fits = ela cabe na sua expedição { colour.f }
classic-why-collect = ela combina com { $cards } da sua mão
classic-why-deny = ela poderia servir ao seu rival

## The board in words

classic-nothing = nada
classic-side = **{ $seat }**, { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} na mão:
classic-discards = **Descartes**, carta de cima e altura:
# A line without words: "🟥 ×2 3 5 7 (−10)".
classic-you = você
classic-opponent = rival
classic-alt-turn = Vez de { $seat }.
classic-alt-round = { $rounds ->
    [1] Uma rodada
   *[other] Rodada { $round } de { $rounds }
}, { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} no monte.
classic-alt-row = { colour-title }: { $left } { $left-cards }; descartes { $pile }; { $right } { $right-cards }.
classic-alt-hand = Sua mão:
classic-alt-hand-line = { colour-title }: { $cards }.
