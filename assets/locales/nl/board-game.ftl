# Het bordspel: mogelijkheden, gebeurtenissen, puntentelling, de tafel, de eigen kaarten, het bord in woorden.
# Wat het met het kaartspel deelt, staat in classic.ftl.

board-game-name = Lost Cities: het bordspel
board-game-options = { $rounds ->
    [one] Het korte spel van één ronde
   *[other] { $rounds } rondes
}{ $variant ->
    [yes] , variant Op en neer
   *[no] { "" }
}.

# $rank is het getal van een kaart, 0 tot 10; $square is de emoji van de kleur.
board-game-card = { colour } { $rank }
board-game-card-title = { colour-title } { $rank }
board-game-card-marked = { $square } { colour } { $rank }

## Mogelijkheden

board-game-choice-begin = Beginnen met { board-game-card } en { $figure ->
    [leader] de leider
   *[member] een lid
}
board-game-choice-advance = { board-game-card-title } leggen
board-game-choice-discard = { board-game-card-title } afleggen
board-game-choice-move = Op het { colour } pad naar etappe { $stage } gaan
board-game-choice-stop = Geen figuur verzetten
board-game-choice-take = { board-game-card-title } van de aflegstapel nemen

## Gebeurtenissen

board-game-round-began = Ronde { $round } begint. { $seat } mag eerst.
board-game-began = { $seat } is begonnen met { board-game-card-marked } en { $figure ->
    [leader] de leider
   *[member] een lid
} ({ $points }).
board-game-advanced = { $seat } gaat met { board-game-card-marked }{ $figure ->
    [leader] { " " }en de leider
   *[member] { "" }
} naar etappe { $stage } ({ $points }).
board-game-moved = { $seat } verzet de { $square } { colour } { $figure ->
    [leader] leider
   *[member] figuur
} naar etappe { $stage } ({ $points }).
board-game-played-for-city = { $seat } heeft { board-game-card-marked } gelegd bij een stad die al ontdekt is.
board-game-crossed = { $square } Een figuur steekt de brug over, nummer { $crossed } van { $end }.
board-game-found-artefact = { $seat } vindt een artefact en heeft er nu { $artefacts }.
board-game-found-points = { $seat } vindt { $found } punten: { $points } zonder de figuren.
board-game-may-move = { $seat } mag een figuur één etappe verzetten.
board-game-nothing-moves = { $seat } heeft geen figuur die verder kan.
board-game-stopped = { $seat } verzet geen andere figuur.
board-game-discarded = { $seat } heeft { board-game-card-marked } afgelegd.
board-game-took = { $seat } heeft { board-game-card-marked } genomen.

## Puntentelling

board-game-round-over-crossings = **Ronde { $round } is afgelopen:** { $crossed } figuren zijn de bruggen overgestoken.
board-game-round-over-pile = **Ronde { $round } is afgelopen:** de gedekte stapel is leeg.
# $arithmetic: "40 + 60 = 100"; "10 − 40 → 0" waar de punten niet onder nul gaan.
board-game-round-points = **{ $seat }**: { $arithmetic }
board-game-round-artefacts = { $artefacts ->
    [one] Eén artefact
   *[other] { $artefacts } artefacten
} gevonden.
board-game-match-over = **De artefacten worden geteld.**
board-game-final-points = **{ $seat }**, { $artefacts ->
    [one] één artefact
   *[other] { $artefacts } artefacten
}: { $arithmetic }
board-game-artefacts-decide = De punten zijn gelijk; meer artefacten beslissen.
board-game-after-round = Na ronde { $round }: { $scores }.
board-game-artefacts-paid = Artefacten: { $scores }.

## Tafel

board-game-to-move-by-tile = **{ $seat }** is aan de beurt: een figuur mag één etappe verder.
board-game-to-move-by-city = **{ $seat }** is aan de beurt: een andere figuur gaat één etappe verder.
board-game-status = { $rounds ->
    [1] Eén ronde
   *[other] Ronde { $round } van { $rounds }
} · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de gedekte stapel · { $crossed } van { $end } de brug over
board-game-standing = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacten
}, figuren { $figures }

## Eigen kaarten

board-game-your-turn = **Jij bent aan de beurt.** Kies een kaart.
board-game-where-to = **{ $square } { board-game-card-title }**: wat doe je ermee?
# $there is een zin: wat er op die etappe ligt.
board-game-preview-advance = { $figure ->
    [leader] Je { colour } leider
   *[member] Je { colour } figuur
} gaat van etappe { $from } ({ $before }) naar etappe { $to } ({ $after }). { $there }
board-game-preview-city = Je { colour } figuur heeft de stad ontdekt, dus gaat een andere figuur van jou één etappe verder.
board-game-preview-last = Je { colour } figuur heeft de stad ontdekt, en geen andere figuur van jou kan verder.
board-game-preview-begin = Je { colour } figuur begint op { $points } punten{ $leads ->
    [yes] , de leider op { $leader }
   *[no] {" "}(je leider is al onderweg)
}. Je hebt { $cards ->
    [0] geen andere kaart
    [one] één andere kaart
   *[other] { $cards } andere kaarten
} van deze kleur.
board-game-needs = { $preview } Nog { $steps ->
    [one] één etappe
   *[other] { $steps } etappes
}, dan levert die punten op.
board-game-there-nothing = Daar ligt niets.
board-game-there = Daar: { $tile }.
board-game-there-end = De ronde eindigt meteen, zonder de fiche daar.
board-game-tile-artefact = artefact
board-game-tile-stage = figuur verzetten
board-game-tile-points = { $points } punten
board-game-not-lowest = Beginnen kan niet: je laagste { colour } kaart is { $lowest }, en een expeditie begint met de laagste.
board-game-not-at-end = Beginnen kan niet: een expeditie begint met je laagste of hoogste { colour } kaart, { $lowest } of { $highest }.
board-game-too-low = Leggen kan niet: je { colour } rij is al bij { $last }, en de getallen moeten gelijk of hoger zijn.
board-game-too-high = Leggen kan niet: je { colour } rij is al bij { $last }, en de getallen moeten gelijk of lager zijn.
board-game-members-gone = Al je leden zijn al onderweg.
board-game-you-played = Je hebt { board-game-card-marked } gelegd.
board-game-you-discarded = Je hebt { board-game-card-marked } afgelegd.
board-game-you-drew = Je hebt { board-game-card-marked } getrokken.
board-game-you-moved = Je { colour } figuur staat nu op etappe { $stage }.
board-game-now-move-by-tile = **Je mag een van je figuren één etappe verzetten.**
board-game-now-move-by-city = **Verzet een andere figuur van jou één etappe.**
board-game-move-line = { $square }{ $figure ->
    [leader] { " " }leider
   *[member] { "" }
} { $from } ({ $before }) → { $to } ({ $after }). { $there }
board-game-in-city = { $square } { colour-title }: heeft de stad ontdekt en kan niet verder.
button-board-game-card = { $rank }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-board-game-begin-leader-and-draw = Leider, trekken
button-board-game-begin-leader-then-take = Leider, nemen …
button-board-game-begin-member-and-draw = Lid, trekken
button-board-game-begin-member-then-take = Lid, nemen …
button-board-game-advance = Leggen
button-board-game-advance-and-draw = Leggen, trekken
button-board-game-advance-then-take = Leggen, nemen …
# The colour of its path is before it, as an emoji.
button-board-game-move = Naar { $stage }
button-board-game-stop = Geen verzetten
button-board-game-take = { board-game-card-title }

## Het bord in woorden

board-game-side = **{ $seat }**, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de hand; nog niet onderweg: { $members ->
    [one] één lid
   *[other] { $members } leden
}{ $leaders ->
    [0] { "" }
   *[other] { " " }en de leider
}.
board-game-tiles-heading = **Fiches** op de etappes:
board-game-tiles = { $square } { colour-title }: { $tiles }.
board-game-tile-at = { $stage } ({ $tile })
board-game-alt-round = { $rounds ->
    [1] Eén ronde
   *[other] Ronde { $round } van { $rounds }
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de gedekte stapel, { $crossed } van { $end } de brug over{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-game-alt-crossed = { colour-title } { $crossed }
board-game-alt-side = { $seat }: { $points } punten, figuren { $net }, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacten
}; laatste kaarten en etappes { $figures }.
board-game-alt-figure = { colour } { $last } op { $stage }{ $figure ->
    [leader] { " " }leider
   *[member] { "" }
}
board-game-alt-discards = Aflegstapels: { $piles }.
board-game-alt-pile = { colour } { $rank } ({ $height })
board-game-alt-tiles-heading = Fiches verderop:
board-game-alt-tiles = { colour-title }: { $tiles }.
board-game-alt-tile-stage = zet

board-game-why-begin = je hebt nog { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
} in je hand die erop { $cards ->
    [one] kan
   *[other] kunnen
} volgen
board-game-why-advance = je figuur telt dan { $after } in plaats van { $before }{ $with ->
    [tile] , daar ligt een fiche voor je
   *[nothing] { "" }
}, en { $cards } in je hand { $cards ->
    [one] kan
   *[other] kunnen
} nog volgen
board-game-why-move = je figuur telt dan { $after } in plaats van { $before }{ $with ->
    [tile] , en daar ligt een fiche voor je
   *[nothing] { "" }
}
board-game-why-useless = niemand kan hem nog spelen
