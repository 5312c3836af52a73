# The card game for two: choices, happenings, the table, the private panel, the board in words.

classic-name = Lost Cities

## Choices

classic-choice-play = Jugar { card } en tu expedición
classic-choice-discard = Descartar { card }
classic-choice-draw = Robar del mazo
classic-choice-take = Tomar { card } de los descartes

## Happenings

classic-round-began = Empieza la ronda { $round }. Sale { $seat }.
classic-played = { $seat } jugó { card-marked }.
classic-discarded = { $seat } descartó { card-marked }.
classic-took = { $seat } tomó { card-marked } de los descartes.
classic-discards-closed = Los descartes quedan cerrados el próximo turno, porque hace mucho que nadie roba del mazo.

## Scores

classic-round-over = **Terminó la ronda { $round }.**
classic-round-points = **{ $seat }**: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
classic-no-expedition = Ninguna expedición empezada.
# $arithmetic: "2+3+7 = 12, − 20 = −8, × 2 = −16".
classic-expedition-score = { $square } { colour-title }: { $arithmetic }
classic-totals = Total por ahora: { $scores }.
classic-one-round = Ronda { $round }: { $scores }.

## Table

classic-to-play = Le toca a **{ $seat }**: jugar o descartar una carta.
classic-to-draw = Le toca a **{ $seat }**: tomar una carta.
classic-dealing = Se reparten las cartas.
classic-status = { $rounds ->
    [1] Una ronda
   *[other] Ronda { $round } de { $rounds }
} · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo
classic-on-table = Puntos en la mesa: { $scores }.
classic-discards-close-soon = Nadie ha robado del mazo en { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}. Tras { $left } más, los descartes se cierran un turno.
classic-discards-are-closed = Nadie ha robado del mazo en { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}. En este turno los descartes están cerrados y solo queda el mazo.

## Panel

classic-hand = **Tu mano**
classic-hand-line = { $square } { colour-title }: { $cards }
classic-your-turn = **Tu turno.** Elige una carta.
classic-where-to = **{ $square } { card-title }**: ¿adónde va?
classic-preview = Tu expedición { colour.f } vale { $before } ahora, y { $after } con esta carta: { $steps }.
# What its numbers must still add up to. $factor is what a wager in it makes of them, 1 where that is known.
classic-needs = Le { $needed ->
    [one] falta
   *[other] faltan
} { $needed } para pagar su coste{ $factor ->
    [1] .
    [2] ; cada número tras la apuesta cuenta doble.
    [3] ; cada número tras las apuestas cuenta triple.
   *[other] ; cada número tras las apuestas cuenta cuádruple.
}
# $count of the reader's own cards, named by $cards.
classic-shut-out = ⚠️ Después, { $square } { $cards } de tu mano ya no { $count ->
    [one] encaja
   *[other] encajan
}.
classic-debts = -# Aún falta para pagar el coste: { $debts }.
classic-too-low = No puedes jugarla: tu expedición { colour.f } ya va por { $last }, y los números deben subir.
classic-wager-too-late = No puedes jugarla: tu expedición { colour.f } ya va por { $last }, y las apuestas van antes de los números.
classic-you-played = Jugaste { card-marked }.
classic-you-discarded = Descartaste { card-marked }.
classic-you-drew = Robaste { card-marked }.
classic-now-take = **Ahora toma una carta.**
classic-closed-to-you = { $square } Los descartes de este color ({ colour }) están cerrados para ti: acabas de descartar ahí.
classic-nothing-discarded = No hay nada que tomar de los descartes.
classic-last-card = La última carta termina la ronda.
classic-wait = Le toca a **{ $seat }**.
# Its colour is before it, as an emoji.
button-classic-card = { $rank ->
    [0] ×2
   *[other] { $rank }
}{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-classic-play-and-draw = Jugar y robar
button-classic-play-then-take = Jugar, luego tomar…
button-classic-discard-and-draw = Descartar y robar
button-classic-discard-then-take = Descartar, luego tomar…
# More ways than fit a phone as buttons.
ways-then-take = Luego tomar de los descartes…
button-classic-draw = Mazo ({ $cards })
button-classic-take = { card-title }

## Why the computer player would do something: the end of a sentence

# $more: what these cards add up to; $short: what is missing to pay the cost, 0 if nothing is.
classic-why-hold = tienes { $cards } ({ $more } más), { $short ->
    [0] suficiente para pagar { $cost }
   *[other] a falta de { $short } de los { $cost } que cuesta, y pueden llegar más
}
classic-why-begun = el coste de su expedición ya está gastado, así que cada número es ganancia
classic-why-useless = ya nadie puede jugarla
classic-why-unfit = ya no puedes jugarla
classic-why-few = los números de este color ({ colour }) en tu mano suman { $sum }, muy poco para pagar { $cost }
classic-why-draw = ningún descarte te vale más que una carta nueva
classic-why-fits = encaja en tu expedición { colour.f }
classic-why-collect = va con { $cards } de tu mano
classic-why-deny = podría servirle a tu rival

## The board in words

classic-nothing = nada
classic-side = **{ $seat }**, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano:
classic-discards = **Descartes**, carta superior y altura:
# A line without words: "🟥 ×2 3 5 7 (−10)".
classic-you = tú
classic-opponent = rival
classic-alt-turn = Le toca a { $seat }.
classic-alt-round = { $rounds ->
    [1] Una ronda
   *[other] Ronda { $round } de { $rounds }
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo.
classic-alt-row = { colour-title }: { $left } { $left-cards }; descartes { $pile }; { $right } { $right-cards }.
classic-alt-hand = Tu mano:
classic-alt-hand-line = { colour-title }: { $cards }.
