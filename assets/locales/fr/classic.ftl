# The card game for two: choices, happenings, the table, the private panel, the board in words.

classic-name = Lost Cities

## Choices

classic-choice-play = Jouer le { card } sur ton expédition
classic-choice-discard = Défausser le { card }
classic-choice-draw = Piocher
classic-choice-take = Prendre le { card } dans la défausse

## Happenings

classic-round-began = La manche { $round } commence. { $seat } débute.
classic-played = { $seat } a joué { card-marked }.
classic-discarded = { $seat } a défaussé { card-marked }.
classic-took = { $seat } a pris { card-marked } dans la défausse.
classic-discards-closed = La défausse est fermée pour le prochain tour, car personne n’a pioché depuis longtemps.

## Scores

classic-round-over = **La manche { $round } est terminée.**
classic-round-points = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
classic-no-expedition = Aucune expédition commencée.
# $arithmetic: "2+3+7 = 12, − 20 = −8, × 2 = −16".
classic-expedition-score = { $square } { colour-title } : { $arithmetic }
classic-totals = Total provisoire : { $scores }.
classic-one-round = Manche { $round } : { $scores }.

## Table

classic-to-play = À **{ $seat }** : jouer ou défausser une carte.
classic-to-draw = À **{ $seat }** : prendre une carte.
classic-dealing = Distribution des cartes.
classic-status = { $rounds ->
    [1] Une manche
   *[other] Manche { $round } sur { $rounds }
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
classic-on-table = Points sur la table : { $scores }.
classic-discards-close-soon = Personne n’a pioché depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. Après { $left } de plus, la défausse est fermée pour un tour.
classic-discards-are-closed = Personne n’a pioché depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. Ce tour-ci la défausse est fermée, seule la pioche est ouverte.

## Panel

classic-hand = **Ta main**
classic-hand-line = { $square } { colour-title } : { $cards }
classic-your-turn = **Ton tour.** Choisis une carte.
classic-where-to = **{ $square } { card-title }** : où va cette carte ?
classic-preview = Ton expédition { colour.f } vaut { $before } maintenant, et { $after } avec cette carte : { $steps }.
# What its numbers must still add up to. $factor is what a wager in it makes of them, 1 where that is known.
classic-needs = Il lui manque encore { $needed } pour payer son coût{ $factor ->
    [1] .
    [2]  ; chaque nombre après le pari compte double.
    [3]  ; chaque nombre après les paris compte triple.
   *[other]  ; chaque nombre après les paris compte quadruple.
}
# $count of the reader's own cards, named by $cards.
classic-shut-out = ⚠️ Après elle, { $square } { $cards } de ta main ne { $count ->
    [one] va
   *[other] vont
} plus.
classic-debts = -# Manque encore pour payer le coût : { $debts }.
classic-too-low = Tu ne peux pas la jouer : ton expédition { colour.f } en est déjà à { $last }, et les nombres doivent monter.
classic-wager-too-late = Tu ne peux pas le jouer : ton expédition { colour.f } en est déjà à { $last }, et les paris viennent avant les nombres.
classic-you-played = Tu as joué { card-marked }.
classic-you-discarded = Tu as défaussé { card-marked }.
classic-you-drew = Tu as pioché { card-marked }.
classic-now-take = **Prends maintenant une carte.**
classic-closed-to-you = { $square } La défausse { colour.f } t’est fermée : tu viens d’y poser une carte.
classic-nothing-discarded = Il n’y a rien à prendre dans la défausse.
classic-last-card = La dernière carte finit la manche.
classic-wait = C’est à **{ $seat }**.
# Its colour is before it, as an emoji.
button-classic-card = { $rank ->
    [0] ×2
   *[other] { $rank }
}{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
}
button-classic-play-and-draw = Poser et piocher
button-classic-play-then-take = Poser, puis prendre…
button-classic-discard-and-draw = Défausser et piocher
button-classic-discard-then-take = Défausser, puis prendre…
# More ways than fit a phone as buttons.
ways-then-take = Puis prendre dans la défausse…
button-classic-draw = Pioche ({ $cards })
button-classic-take = { card-title }

## Why the computer player would do something: the end of a sentence

# $more: what these cards add up to; $short: what is missing to pay the cost, 0 if nothing is.
classic-why-hold = tu as { $cards } en main ({ $more } de plus), { $short ->
    [0] assez pour payer { $cost }
   *[other] il manque { $short } aux { $cost } qu’elle coûte, et d’autres peuvent venir
}
classic-why-begun = le coût de son expédition est déjà dépensé, chaque nombre est donc un gain
classic-why-useless = personne ne peut plus la poser
classic-why-unfit = tu ne peux plus la poser
classic-why-few = tes nombres de cette couleur ({ colour }) font { $sum } en tout, trop peu pour payer { $cost }
classic-why-draw = aucune défausse ne vaut plus pour toi qu’une nouvelle carte
classic-why-fits = elle va sur ton expédition { colour.f }
classic-why-collect = elle va avec { $cards } de ta main
classic-why-deny = ton adversaire pourrait s’en servir

## The board in words

classic-nothing = rien
classic-side = **{ $seat }**, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main :
classic-discards = **Défausse**, carte du dessus et hauteur :
# A line without words: "🟥 ×2 3 5 7 (−10)".
classic-you = toi
classic-opponent = adversaire
classic-alt-turn = À { $seat } de jouer.
classic-alt-round = { $rounds ->
    [1] Une manche
   *[other] Manche { $round } sur { $rounds }
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche.
classic-alt-row = { colour-title } : { $left } { $left-cards } ; défausse { $pile } ; { $right } { $right-cards }.
classic-alt-hand = Ta main :
classic-alt-hand-line = { colour-title } : { $cards }.
