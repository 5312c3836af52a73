# The board game: choices, happenings, scores, the table, the private panel, the board in words.
# What it shares with the card game is in classic.ftl.

board-game-name = Lost Cities en tablero
board-game-options = { $rounds ->
    [1] El juego corto de una ronda
   *[other] { $rounds } rondas
}{ $variant ->
    [yes] , variante Ida y vuelta
   *[no] { "" }
}.

# $rank is the number of a card, 0 to 10; $square is the emoji of its colour.
board-game-card = { $rank } { colour }
board-game-card-title = { $rank } { colour }
board-game-card-marked = el { $rank } { $square } { colour }

## Choices

board-game-choice-begin = Empezar con { board-game-card } y { $figure ->
    [leader] el líder
   *[member] un miembro
}
board-game-choice-advance = Avanzar con { board-game-card }
board-game-choice-discard = Descartar { board-game-card }
board-game-choice-move = Ir a la etapa { $stage } del sendero { colour }
board-game-choice-stop = No mover ninguna figura
board-game-choice-take = Tomar { board-game-card } de los descartes

## Happenings

board-game-round-began = Empieza la ronda { $round }. Sale { $seat }.
board-game-began = { $seat } empezó con { board-game-card-marked } y { $figure ->
    [leader] el líder
   *[member] un miembro
} ({ $points }).
board-game-advanced = { $seat } jugó { board-game-card-marked }: { $figure ->
    [leader] el líder
   *[member] la figura
} llega a la etapa { $stage } ({ $points }).
board-game-moved = { $seat } mueve { $figure ->
    [leader] el líder { $square } { colour }
   *[member] la figura { $square } { colour.f }
} a la etapa { $stage } ({ $points }).
board-game-played-for-city = { $seat } jugó { board-game-card-marked } por una ciudad ya encontrada.
board-game-crossed = { $square } Una figura cruza el puente, la número { $crossed } de { $end }.
board-game-found-artefact = { $seat } encuentra un artefacto y ya tiene { $artefacts }.
board-game-found-points = { $seat } encuentra { $found } puntos: { $points } sin las figuras.
board-game-may-move = { $seat } puede mover una figura una etapa.
board-game-nothing-moves = { $seat } no tiene ninguna figura que pueda moverse.
board-game-stopped = { $seat } no mueve otra figura.
board-game-discarded = { $seat } descartó { board-game-card-marked }.
board-game-took = { $seat } tomó { board-game-card-marked } de los descartes.

## Scores

board-game-round-over-crossings = **Terminó la ronda { $round }:** { $crossed } figuras cruzaron los puentes.
board-game-round-over-pile = **Terminó la ronda { $round }:** el mazo está vacío.
# $arithmetic: "40 + 60 = 100"; "10 − 40 → 0" where points do not fall below zero.
board-game-round-points = **{ $seat }**: { $arithmetic }
board-game-round-artefacts = { $artefacts ->
    [1] Un artefacto encontrado
   *[other] { $artefacts } artefactos encontrados
}.
board-game-match-over = **Se pagan los artefactos.**
board-game-final-points = **{ $seat }**, { $artefacts ->
    [1] un artefacto
   *[other] { $artefacts } artefactos
}: { $arithmetic }
board-game-artefacts-decide = Los puntos son iguales; deciden los artefactos.
board-game-after-round = Tras la ronda { $round }: { $scores }.
board-game-artefacts-paid = Artefactos: { $scores }.

## Table

board-game-to-move-by-tile = Le toca a **{ $seat }**: una figura puede avanzar una etapa.
board-game-to-move-by-city = Le toca a **{ $seat }**: otra figura avanza una etapa.
board-game-status = { $rounds ->
    [1] Una ronda
   *[other] Ronda { $round } de { $rounds }
} · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo · { $crossed } de { $end } cruces
board-game-standing = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $artefacts ->
    [one] { $artefacts } artefacto
   *[other] { $artefacts } artefactos
}, figuras { $figures }

## Panel

board-game-your-turn = **Tu turno.** Elige una carta.
board-game-where-to = **{ $square } { board-game-card-title }**: ¿qué haces con la carta?
# $there is a sentence: what lies on that stage.
board-game-preview-advance = { $figure ->
    [leader] Tu líder { colour }
   *[member] Tu figura { colour.f }
} va de la etapa { $from } ({ $before }) a la etapa { $to } ({ $after }). { $there }
board-game-preview-city = Tu figura { colour.f } ha encontrado su ciudad, así que otra de tus figuras avanza una etapa.
board-game-preview-last = Tu figura { colour.f } ha encontrado su ciudad, y ninguna otra de tus figuras puede moverse.
board-game-preview-begin = Tu figura empieza en el sendero { colour } con { $points } puntos{ $leads ->
    [yes] , el líder con { $leader }
   *[no] {" "}(tu líder está en camino)
}. { $cards ->
    [0] No tienes ninguna otra carta
    [1] Tienes otra carta
   *[other] Tienes otras { $cards } cartas
} de este color.
board-game-needs = { $preview } { $steps ->
    [1] Una etapa más
   *[other] { $steps } etapas más
}, y da puntos.
board-game-there-nothing = Ahí no hay nada.
board-game-there = Ahí: { $tile }.
board-game-there-end = Eso termina la ronda al momento, y la loseta de ahí ya no cuenta.
board-game-tile-artefact = artefacto
board-game-tile-stage = mover una figura
board-game-tile-points = { $points } puntos
board-game-not-lowest = No puedes empezar con ella: tu carta { colour.f } más baja es { $lowest }, y una expedición empieza por la más baja.
board-game-not-at-end = No puedes empezar con ella: una expedición empieza por tu carta { colour.f } más baja o más alta, { $lowest } o { $highest }.
board-game-too-low = No puedes avanzar con ella: tu fila { colour.f } ya va por { $last }, y los números deben ser iguales o mayores.
board-game-too-high = No puedes avanzar con ella: tu fila { colour.f } ya bajó a { $last }, y los números deben ser iguales o menores.
board-game-members-gone = Todos tus miembros ya están en camino.
board-game-you-played = Jugaste { board-game-card-marked }.
board-game-you-discarded = Descartaste { board-game-card-marked }.
board-game-you-drew = Robaste { board-game-card-marked }.
board-game-you-moved = Tu figura { colour.f } está ahora en la etapa { $stage }.
board-game-now-move-by-tile = **Puedes mover una de tus figuras una etapa.**
board-game-now-move-by-city = **Mueve otra de tus figuras una etapa.**
board-game-move-line = { $square }{ $figure ->
    [leader] { " " }líder
   *[member] { "" }
} { $from } ({ $before }) → { $to } ({ $after }). { $there }
board-game-in-city = { $square } { colour-title }: ya encontró su ciudad y no puede moverse.
button-board-game-card = { $rank }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-board-game-begin-leader-and-draw = Líder, robar
button-board-game-begin-leader-then-take = Líder, tomar…
button-board-game-begin-member-and-draw = Miembro, robar
button-board-game-begin-member-then-take = Miembro, tomar…
button-board-game-advance = Avanzar
button-board-game-advance-and-draw = Avanzar y robar
button-board-game-advance-then-take = Avanzar, luego tomar…
# The colour of its path is before it, as an emoji.
button-board-game-move = A { $stage }
button-board-game-stop = No mover
button-board-game-take = { board-game-card-title }

## The board in words

board-game-side = **{ $seat }**, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano; esperan: { $members ->
    [1] un miembro
   *[other] { $members } miembros
}{ $leaders ->
    [0] { "" }
   *[other] { " " }y el líder
}.
board-game-tiles-heading = **Losetas** en las etapas:
board-game-tiles = { $square } { colour-title }: { $tiles }.
board-game-tile-at = { $stage } ({ $tile })
board-game-alt-round = { $rounds ->
    [1] Una ronda
   *[other] Ronda { $round } de { $rounds }
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo, { $crossed } de { $end } cruces{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-game-alt-crossed = { colour } { $crossed }
board-game-alt-side = { $seat }: { $points } puntos, figuras { $net }, { $artefacts ->
    [one] { $artefacts } artefacto
   *[other] { $artefacts } artefactos
}; últimas cartas y etapas { $figures }.
board-game-alt-figure = { colour } { $last } en { $stage }{ $figure ->
    [leader] { " " }líder
   *[member] { "" }
}
board-game-alt-discards = Descartes: { $piles }.
board-game-alt-pile = { colour } { $rank } ({ $height })
board-game-alt-tiles-heading = Losetas por alcanzar:
board-game-alt-tiles = { colour-title }: { $tiles }.
board-game-alt-tile-stage = mover

board-game-why-begin = tienes { $cards } { $cards ->
    [one] carta más
   *[other] cartas más
} para seguirla
board-game-why-advance = tu figura vale entonces { $after } en vez de { $before }{ $with ->
    [tile] , hay una loseta para ti
   *[nothing] { "" }
}, y tienes { $cards } más para seguir
board-game-why-move = tu figura vale entonces { $after } en vez de { $before }{ $with ->
    [tile] , y hay una loseta para ti
   *[nothing] { "" }
}
board-game-why-useless = ya nadie puede jugarla
