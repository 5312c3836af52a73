# The board game: choices, happenings, scores, the table, the private panel, the board in words.
# What it shares with the card game is in classic.ftl.

board-game-name = Lost Cities: tabuleiro
board-game-options = { $rounds ->
    [1] O jogo curto de uma rodada
   *[other] { $rounds } rodadas
}{ $variant ->
    [yes] , variante Ida e volta
   *[no] { "" }
}.

# $rank is the number of a card, 0 to 10; $square is the emoji of its colour.
board-game-card = { $rank } { colour }
board-game-card-title = { $rank } { colour }
board-game-card-marked = o { $rank } { $square } { colour }

## Choices

board-game-choice-begin = Começar com { board-game-card } e { $figure ->
    [leader] o líder
   *[member] um membro
}
board-game-choice-advance = Avançar com { board-game-card }
board-game-choice-discard = Descartar { board-game-card }
board-game-choice-move = Ir para a etapa { $stage } da trilha { colour.f }
board-game-choice-stop = Não mover nenhuma peça
board-game-choice-take = Pegar { board-game-card } dos descartes

## Happenings

board-game-round-began = Começa a rodada { $round }. { $seat } começa.
board-game-began = { $seat } começou com { board-game-card-marked } e { $figure ->
    [leader] o líder
   *[member] um membro
} ({ $points }).
board-game-advanced = { $seat } jogou { board-game-card-marked }: { $figure ->
    [leader] o líder
   *[member] a peça
} chega à etapa { $stage } ({ $points }).
board-game-moved = { $seat } move { $figure ->
    [leader] o líder { $square } { colour }
   *[member] a peça { $square } { colour.f }
} para a etapa { $stage } ({ $points }).
board-game-played-for-city = { $seat } jogou { board-game-card-marked } por uma cidade já encontrada.
board-game-crossed = { $square } Uma peça cruza a ponte, a { $crossed }ª de { $end }.
board-game-found-artefact = { $seat } encontra um artefato e agora tem { $artefacts }.
board-game-found-points = { $seat } encontra { $found } pontos: { $points } sem as peças.
board-game-may-move = { $seat } pode mover uma peça uma etapa.
board-game-nothing-moves = { $seat } não tem peça que possa andar.
board-game-stopped = { $seat } não move outra peça.
board-game-discarded = { $seat } descartou { board-game-card-marked }.
board-game-took = { $seat } pegou { board-game-card-marked } dos descartes.

## Scores

board-game-round-over-crossings = **A rodada { $round } acabou:** { $crossed } peças cruzaram as pontes.
board-game-round-over-pile = **A rodada { $round } acabou:** o monte está vazio.
# $arithmetic: "40 + 60 = 100"; "10 − 40 → 0" where points do not fall below zero.
board-game-round-points = **{ $seat }**: { $arithmetic }
board-game-round-artefacts = { $artefacts ->
    [1] Um artefato encontrado
   *[other] { $artefacts } artefatos encontrados
}.
board-game-match-over = **Os artefatos são pagos.**
board-game-final-points = **{ $seat }**, { $artefacts ->
    [1] um artefato
   *[other] { $artefacts } artefatos
}: { $arithmetic }
board-game-artefacts-decide = Os pontos são iguais; quem tem mais artefatos fica na frente.
board-game-after-round = Depois da rodada { $round }: { $scores }.
board-game-artefacts-paid = Artefatos: { $scores }.

## Table

board-game-to-move-by-tile = Vez de **{ $seat }**: uma peça pode andar mais uma etapa.
board-game-to-move-by-city = Vez de **{ $seat }**: outra peça anda mais uma etapa.
board-game-status = { $rounds ->
    [1] Uma rodada
   *[other] Rodada { $round } de { $rounds }
} · { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} no monte · { $crossed } de { $end } travessias
board-game-standing = { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}, { $artefacts ->
    [1] { $artefacts } artefato
   *[other] { $artefacts } artefatos
}, peças { $figures }

## Panel

board-game-your-turn = **Sua vez.** Escolha uma carta.
board-game-where-to = **{ $square } { board-game-card-title }**: o que fazer com a carta?
# $there is a sentence: what lies on that stage.
board-game-preview-advance = { $figure ->
    [leader] Seu líder { colour }
   *[member] Sua peça { colour.f }
} vai da etapa { $from } ({ $before }) para a etapa { $to } ({ $after }). { $there }
board-game-preview-city = Sua peça { colour.f } encontrou a cidade dela, então outra das suas peças anda mais uma etapa.
board-game-preview-last = Sua peça { colour.f } encontrou a cidade dela, e nenhuma outra das suas peças pode andar.
board-game-preview-begin = Sua peça começa na trilha { colour.f } com { $points } pontos{ $leads ->
    [yes] , o líder com { $leader }
   *[no] {" "}(seu líder está a caminho)
}. { $cards ->
    [0] Você não tem outra carta
    [1] Você tem outra carta
   *[other] Você tem outras { $cards } cartas
} desta cor.
board-game-needs = { $preview } { $steps ->
    [1] Mais uma etapa
   *[other] Mais { $steps } etapas
}, e ela dá pontos.
board-game-there-nothing = Não há nada ali.
board-game-there = Ali: { $tile }.
board-game-there-end = Isso encerra a rodada na hora, e a ficha dali não conta mais.
board-game-tile-artefact = artefato
board-game-tile-stage = mover uma peça
board-game-tile-points = { $points } pontos
board-game-not-lowest = Você não pode começar com ela: sua carta { colour.f } mais baixa é { $lowest }, e uma expedição começa pela mais baixa.
board-game-not-at-end = Você não pode começar com ela: uma expedição começa pela sua carta { colour.f } mais baixa ou mais alta, { $lowest } ou { $highest }.
board-game-too-low = Você não pode avançar com ela: sua fileira { colour.f } já está em { $last }, e os números têm de ser iguais ou maiores.
board-game-too-high = Você não pode avançar com ela: sua fileira { colour.f } já desceu a { $last }, e os números têm de ser iguais ou menores.
board-game-members-gone = Todos os seus membros já estão a caminho.
board-game-you-played = Você jogou { board-game-card-marked }.
board-game-you-discarded = Você descartou { board-game-card-marked }.
board-game-you-drew = Você comprou { board-game-card-marked }.
board-game-you-moved = Sua peça { colour.f } está agora na etapa { $stage }.
board-game-now-move-by-tile = **Você pode mover uma das suas peças uma etapa.**
board-game-now-move-by-city = **Mova outra das suas peças uma etapa.**
board-game-move-line = { $square }{ $figure ->
    [leader] { " " }líder
   *[member] { "" }
} { $from } ({ $before }) → { $to } ({ $after }). { $there }
board-game-in-city = { $square } { colour-title }: encontrou a cidade e não pode mais andar.
button-board-game-card = { $rank }{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
}
button-board-game-begin-leader-and-draw = Líder, comprar
button-board-game-begin-leader-then-take = Líder, pegar…
button-board-game-begin-member-and-draw = Membro, comprar
button-board-game-begin-member-then-take = Membro, pegar…
button-board-game-advance = Avançar
button-board-game-advance-and-draw = Avançar e comprar
button-board-game-advance-then-take = Avançar, depois pegar…
# The colour of its path is before it, as an emoji.
button-board-game-move = Para { $stage }
button-board-game-stop = Não mover
button-board-game-take = { board-game-card-title }

## The board in words

board-game-side = **{ $seat }**, { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} na mão; esperando: { $members ->
    [1] um membro
   *[other] { $members } membros
}{ $leaders ->
    [0] { "" }
   *[other] { " " }e o líder
}.
board-game-tiles-heading = **Fichas** nas etapas:
board-game-tiles = { $square } { colour-title }: { $tiles }.
board-game-tile-at = { $stage } ({ $tile })
board-game-alt-round = { $rounds ->
    [1] Uma rodada
   *[other] Rodada { $round } de { $rounds }
}, { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} no monte, { $crossed } de { $end } travessias{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-game-alt-crossed = { colour } { $crossed }
board-game-alt-side = { $seat }: { $points } pontos, peças { $net }, { $artefacts ->
    [1] { $artefacts } artefato
   *[other] { $artefacts } artefatos
}; últimas cartas e etapas { $figures }.
board-game-alt-figure = { colour } { $last } em { $stage }{ $figure ->
    [leader] { " " }líder
   *[member] { "" }
}
board-game-alt-discards = Descartes: { $piles }.
board-game-alt-pile = { colour } { $rank } ({ $height })
board-game-alt-tiles-heading = Fichas à frente:
board-game-alt-tiles = { colour-title }: { $tiles }.
board-game-alt-tile-stage = mover

board-game-why-begin = você tem { $cards } { $cards ->
    [1] carta que pode segui-la
   *[other] cartas que podem segui-la
}
board-game-why-advance = sua peça passa a valer { $after } em vez de { $before }{ $with ->
    [tile] , há uma ficha para você
   *[nothing] { "" }
}, e você tem mais { $cards } para seguir
board-game-why-move = sua peça passa a valer { $after } em vez de { $before }{ $with ->
    [tile] , e há uma ficha para você
   *[nothing] { "" }
}
board-game-why-useless = ninguém mais pode jogá-la
