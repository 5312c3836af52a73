# The board game: choices, happenings, scores, the table, the private panel, the board in words.
# What it shares with the card game is in classic.ftl.

board-game-name = Lost Cities : jeu de plateau
board-game-options = { $rounds ->
    [1] Le jeu court en une manche
   *[other] { $rounds } manches
}{ $variant ->
    [yes] , variante aller-retour
   *[no] { "" }
}.

# $rank is the number of a card, 0 to 10; $square is the emoji of its colour.
board-game-card = { $rank } { colour }
board-game-card-title = { $rank } { colour }
board-game-card-marked = le { $rank } { $square } { colour }

## Choices

board-game-choice-begin = Commencer avec le { board-game-card } et { $figure ->
    [leader] le chef
   *[member] un membre
}
board-game-choice-advance = Avancer avec le { board-game-card }
board-game-choice-discard = Défausser le { board-game-card }
board-game-choice-move = Aller à l’étape { $stage } du chemin { colour }
board-game-choice-stop = Ne déplacer aucune figurine
board-game-choice-take = Prendre le { board-game-card } dans la défausse

## Happenings

board-game-round-began = La manche { $round } commence. { $seat } débute.
board-game-began = { $seat } a commencé avec { board-game-card-marked } et { $figure ->
    [leader] le chef
   *[member] un membre
} ({ $points }).
board-game-advanced = { $seat } a joué { board-game-card-marked } : { $figure ->
    [leader] le chef
   *[member] la figurine
} atteint l’étape { $stage } ({ $points }).
board-game-moved = { $seat } déplace { $figure ->
    [leader] le chef { $square } { colour }
   *[member] la figurine { $square } { colour.f }
} à l’étape { $stage } ({ $points }).
board-game-played-for-city = { $seat } a joué { board-game-card-marked } pour une cité déjà trouvée.
board-game-crossed = { $square } Une figurine passe le pont, numéro { $crossed } sur { $end }.
board-game-found-artefact = { $seat } trouve un artefact et en a maintenant { $artefacts }.
board-game-found-points = { $seat } trouve { $found } points : { $points } sans les figurines.
board-game-may-move = { $seat } peut avancer une figurine d’une étape.
board-game-nothing-moves = { $seat } n’a aucune figurine qui puisse avancer.
board-game-stopped = { $seat } ne déplace pas d’autre figurine.
board-game-discarded = { $seat } a défaussé { board-game-card-marked }.
board-game-took = { $seat } a pris { board-game-card-marked } dans la défausse.

## Scores

board-game-round-over-crossings = **La manche { $round } est terminée :** { $crossed } figurines ont passé les ponts.
board-game-round-over-pile = **La manche { $round } est terminée :** la pioche est vide.
# $arithmetic: "40 + 60 = 100"; "10 − 40 → 0" where points do not fall below zero.
board-game-round-points = **{ $seat }** : { $arithmetic }
board-game-round-artefacts = { $artefacts ->
    [1] Un artefact trouvé
   *[other] { $artefacts } artefacts trouvés
}.
board-game-match-over = **Les artefacts sont payés.**
board-game-final-points = **{ $seat }**, { $artefacts ->
    [1] un artefact
   *[other] { $artefacts } artefacts
} : { $arithmetic }
board-game-artefacts-decide = Les points sont égaux ; le plus grand nombre d’artefacts décide.
board-game-after-round = Après la manche { $round } : { $scores }.
board-game-artefacts-paid = Artefacts : { $scores }.

## Table

board-game-to-move-by-tile = À **{ $seat }** : une figurine peut avancer d’une étape.
board-game-to-move-by-city = À **{ $seat }** : une autre figurine avance d’une étape.
board-game-status = { $rounds ->
    [1] Une manche
   *[other] Manche { $round } sur { $rounds }
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche · passages : { $crossed } sur { $end }
board-game-standing = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}, figurines { $figures }

## Panel

board-game-your-turn = **Ton tour.** Choisis une carte.
board-game-where-to = **{ $square } { board-game-card-title }** : qu’en fais-tu ?
# $there is a sentence: what lies on that stage.
board-game-preview-advance = { $figure ->
    [leader] Ton chef { colour }
   *[member] Ta figurine { colour.f }
} va de l’étape { $from } ({ $before }) à l’étape { $to } ({ $after }). { $there }
board-game-preview-city = Ta figurine { colour.f } a trouvé sa cité, une autre de tes figurines avance donc d’une étape.
board-game-preview-last = Ta figurine { colour.f } a trouvé sa cité, et aucune autre de tes figurines ne peut avancer.
board-game-preview-begin = Ta figurine commence sur le chemin { colour } à { $points } points{ $leads ->
    [yes] , le chef à { $leader }
   *[no] {" "}(ton chef est en route)
}. Tu { $cards ->
    [0] n’as aucune autre carte
    [1] as une autre carte
   *[other] as { $cards } autres cartes
} de cette couleur.
board-game-needs = { $preview } { $steps ->
    [1] Encore une étape
   *[other] Encore { $steps } étapes
}, et elle rapporte des points.
board-game-there-nothing = Il n’y a rien à cet endroit.
board-game-there = À cet endroit : { $tile }.
board-game-there-end = Cela finit la manche tout de suite, et la tuile qui s’y trouve ne compte plus.
board-game-tile-artefact = artefact
board-game-tile-stage = avancer une figurine
board-game-tile-points = { $points } points
board-game-not-lowest = Tu ne peux pas commencer avec elle : ta plus basse carte { colour.f } est { $lowest }, et une expédition commence par la plus basse.
board-game-not-at-end = Tu ne peux pas commencer avec elle : une expédition commence par ta plus basse ou ta plus haute carte { colour.f }, { $lowest } ou { $highest }.
board-game-too-low = Tu ne peux pas avancer avec elle : ta rangée { colour.f } en est déjà à { $last }, et les nombres doivent être égaux ou plus hauts.
board-game-too-high = Tu ne peux pas avancer avec elle : ta rangée { colour.f } est déjà descendue à { $last }, et les nombres doivent être égaux ou plus bas.
board-game-members-gone = Tous tes membres sont déjà en route.
board-game-you-played = Tu as joué { board-game-card-marked }.
board-game-you-discarded = Tu as défaussé { board-game-card-marked }.
board-game-you-drew = Tu as pioché { board-game-card-marked }.
board-game-you-moved = Ta figurine { colour.f } est maintenant à l’étape { $stage }.
board-game-now-move-by-tile = **Tu peux avancer une de tes figurines d’une étape.**
board-game-now-move-by-city = **Avance une autre de tes figurines d’une étape.**
board-game-move-line = { $square }{ $figure ->
    [leader] { " " }chef
   *[member] { "" }
} { $from } ({ $before }) → { $to } ({ $after }). { $there }
board-game-in-city = { $square } { colour-title } : a trouvé sa cité et ne peut plus avancer.
button-board-game-card = { $rank }{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
}
button-board-game-begin-leader-and-draw = Chef, piocher
button-board-game-begin-leader-then-take = Chef, prendre…
button-board-game-begin-member-and-draw = Membre, piocher
button-board-game-begin-member-then-take = Membre, prendre…
button-board-game-advance = Avancer
button-board-game-advance-and-draw = Avancer et piocher
button-board-game-advance-then-take = Avancer, puis prendre…
# The colour of its path is before it, as an emoji.
button-board-game-move = À { $stage }
button-board-game-stop = Ne rien avancer
button-board-game-take = { board-game-card-title }

## The board in words

board-game-side = **{ $seat }**, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main ; en attente : { $members ->
    [1] un membre
   *[other] { $members } membres
}{ $leaders ->
    [0] { "" }
   *[other] { " " }et le chef
}.
board-game-tiles-heading = **Tuiles** sur les étapes :
board-game-tiles = { $square } { colour-title } : { $tiles }.
board-game-tile-at = { $stage } ({ $tile })
board-game-alt-round = { $rounds ->
    [1] Une manche
   *[other] Manche { $round } sur { $rounds }
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche, passages : { $crossed } sur { $end }{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-game-alt-crossed = { colour } { $crossed }
board-game-alt-side = { $seat } : { $points } points, figurines { $net }, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
} ; dernières cartes et étapes { $figures }.
board-game-alt-figure = { colour } { $last } à { $stage }{ $figure ->
    [leader] { " " }chef
   *[member] { "" }
}
board-game-alt-discards = Défausse : { $piles }.
board-game-alt-pile = { colour } { $rank } ({ $height })
board-game-alt-tiles-heading = Tuiles à atteindre :
board-game-alt-tiles = { colour-title } : { $tiles }.
board-game-alt-tile-stage = avancer

board-game-why-begin = tu as { $cards } { $cards ->
    [one] carte de plus
   *[other] cartes de plus
} à jouer ensuite
board-game-why-advance = ta figurine vaut alors { $after } au lieu de { $before }{ $with ->
    [tile] , il y a une tuile pour toi
   *[nothing] { "" }
}, et tu as encore { $cards } en main à jouer ensuite
board-game-why-move = ta figurine vaut alors { $after } au lieu de { $before }{ $with ->
    [tile] , et il y a une tuile pour toi
   *[nothing] { "" }
}
board-game-why-useless = personne ne peut plus la jouer
