# Het bordspel: mogelijkheden, gebeurtenissen, puntentelling, de tafel, de eigen kaarten, het bord in woorden.
# Wat het met het kaartspel deelt, staat in classic.ftl.

board-name = Lost Cities: het bordspel
board-options = { $rounds ->
    [one] Het korte spel van één ronde
   *[other] { $rounds } rondes
}{ $variant ->
    [yes] , variant Op en neer
   *[no] { "" }
}.

# $rank is het getal van een kaart, 0 tot 10; $square is de emoji van de kleur.
board-card = { colour } { $rank }
board-card-title = { colour-title } { $rank }
board-card-marked = { $square } { colour } { $rank }

## Mogelijkheden

board-choice-begin = Beginnen met { board-card } en { $figure ->
    [leader] de leider
   *[member] een lid
}
board-choice-advance = { board-card-title } aanleggen
board-choice-discard = { board-card-title } afleggen
board-choice-move = Op het pad van { colour } naar etappe { $stage } gaan
board-choice-stop = Geen figuur verzetten
board-choice-take = { board-card-title } van de aflegstapel nemen

## Gebeurtenissen

board-round-began = Ronde { $round } begint. { $seat } mag eerst.
board-began = { $seat } is begonnen met { board-card-marked } en { $figure ->
    [leader] de leider
   *[member] een lid
} ({ $points }).
board-advanced = { $seat } heeft { board-card-marked } aangelegd: { $figure ->
    [leader] de leider
   *[member] de figuur
} komt op etappe { $stage } ({ $points }).
board-moved = { $seat } verzet { $figure ->
    [leader] de leider
   *[member] de figuur
} van { $square } { colour } naar etappe { $stage } ({ $points }).
board-played-for-city = { $seat } heeft { board-card-marked } aangelegd bij een stad die al ontdekt is.
board-crossed = { $square } Een figuur steekt de brug over, nummer { $crossed } van { $end }.
board-found-artefact = { $seat } vindt een artefact en heeft er nu { $artefacts }.
board-found-points = { $seat } vindt { $found } punten en heeft er nu { $points }.
board-may-move = { $seat } mag een figuur één etappe verzetten.
board-nothing-moves = { $seat } heeft geen figuur die verder kan.
board-stopped = { $seat } verzet geen andere figuur.
board-discarded = { $seat } heeft { board-card-marked } afgelegd.
board-took = { $seat } heeft { board-card-marked } van de aflegstapel genomen.

## Puntentelling

board-round-over-crossings = **Ronde { $round } is afgelopen:** { $crossed } figuren zijn de bruggen overgestoken.
board-round-over-pile = **Ronde { $round } is afgelopen:** de gedekte stapel is leeg.
# $arithmetic: "40 + 60 = 100"; "10 − 40 → 0" waar de punten niet onder nul gaan.
board-round-points = **{ $seat }**: { $arithmetic }
board-round-artefacts = { $artefacts ->
    [one] Eén artefact
   *[other] { $artefacts } artefacten
} gevonden.
board-match-over = **De artefacten worden geteld.**
board-final-points = **{ $seat }**, { $artefacts ->
    [one] één artefact
   *[other] { $artefacts } artefacten
}: { $arithmetic }
board-artefacts-decide = De punten zijn gelijk; meer artefacten beslissen.
board-after-round = Na ronde { $round }: { $scores }.

## Tafel

board-to-move-by-tile = **{ $seat }** is aan de beurt: een figuur mag één etappe verder.
board-to-move-by-city = **{ $seat }** is aan de beurt: een andere figuur gaat één etappe verder.
board-status = Ronde { $round } van { $rounds } · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de gedekte stapel · { $crossed } van { $end } de brug over
board-standing = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacten
}, figuren { $figures }

## Eigen kaarten

board-your-turn = **Jij bent aan de beurt.** Kies een kaart; wat je ermee doet, beslis je daarna.
board-only-discard = { $square } { $cards } kun je alleen afleggen, want je { colour } rij is al bij { $last }.
board-begin-lowest = -# Een expeditie begint met je laagste kaart van de kleur: { $cards }.
board-begin-at-ends = -# Een expeditie begint met je laagste of je hoogste kaart van de kleur.
board-where-to = **{ $square } { board-card-title }**: wat doe je ermee?
# $there is een zin: wat er op die etappe ligt.
board-preview-advance = { $figure ->
    [leader] Je { colour } leider
   *[member] Je { colour } figuur
} gaat van etappe { $from } ({ $before }) naar etappe { $to } ({ $after }). { $there }
board-preview-city = Je { colour } figuur heeft de stad ontdekt, dus gaat een andere figuur van jou één etappe verder.
board-preview-begin = Je { colour } figuur begint op { $points } punten, de leider, die dubbel telt, op { $leader }. Je hebt { $cards ->
    [0] geen andere kaart
    [one] één andere kaart
   *[other] { $cards } andere kaarten
} van deze kleur.
board-needs = Nog { $steps ->
    [one] één etappe
   *[other] { $steps } etappes
}, en dan levert die punten op in plaats van ze te kosten.
board-there-nothing = Daar ligt niets.
board-there = Daar: { $tile }.
board-there-end = Dat beëindigt de ronde meteen, en de fiche daar telt niet meer.
board-tile-artefact = artefact
board-tile-stage = figuur verzetten
board-tile-points = { $points } punten
board-not-lowest = Beginnen kan niet: je laagste { colour } kaart is { $lowest }, en een expeditie begint met de laagste.
board-not-at-end = Beginnen kan niet: een expeditie begint met je laagste of hoogste { colour } kaart, { $lowest } of { $highest }.
board-too-low = Aanleggen kan niet: je { colour } rij is al bij { $last }, en de getallen moeten gelijk of hoger zijn.
board-too-high = Aanleggen kan niet: je { colour } rij is al bij { $last }, en de getallen moeten gelijk of lager zijn.
board-leader-gone = Je leider is al onderweg.
board-members-gone = Al je leden zijn al onderweg.
board-you-played = Je hebt { board-card-marked } aangelegd.
board-you-discarded = Je hebt { board-card-marked } afgelegd.
board-you-drew = Je hebt { board-card-marked } getrokken.
board-you-moved = Je { colour } figuur staat nu op etappe { $stage }.
board-now-move-by-tile = **Je mag een van je figuren één etappe verzetten.**
board-now-move-by-city = **Verzet een andere figuur van jou één etappe.**
board-move-line = { $square } { colour-title }{ $figure ->
    [leader] , leider
   *[member] { "" }
}: etappe { $from } ({ $before }) naar { $to } ({ $after }). { $there }
board-in-city = { $square } { colour-title }: heeft de stad ontdekt en kan niet verder.
board-last-card = De laatste kaart van de gedekte stapel beëindigt de ronde.
button-board-card = { $rank }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-board-begin-leader = Beginnen met leider
button-board-begin-leader-and-draw = Leider, dan trekken
button-board-begin-member = Beginnen met lid
button-board-begin-member-and-draw = Lid, dan trekken
button-board-advance = Aanleggen
button-board-advance-and-draw = Aanleggen en trekken
button-board-move = { colour-title } naar etappe { $stage }
button-board-stop = Geen verzetten
button-board-take = { board-card-title } nemen

## Het bord in woorden

board-side = **{ $seat }**, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de hand; nog niet onderweg: { $members ->
    [one] één lid
   *[other] { $members } leden
}{ $leaders ->
    [0] { "" }
   *[other] { " " }en de leider
}.
board-tiles-heading = **Fiches** op de etappes:
board-tiles = { $square } { colour-title }: { $tiles }.
board-tile-at = { $stage } ({ $tile })
board-alt-round = Ronde { $round } van { $rounds }, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de gedekte stapel, { $crossed } van { $end } de brug over{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-alt-crossed = { colour } { $crossed }
board-alt-side = { $seat }: { $points } punten, figuren { $net }, { $artefacts } artefacten; laatste kaarten en etappes { $figures }.
board-alt-figure = { colour } { $last } op { $stage }{ $figure ->
    [leader] { " " }leider
   *[member] { "" }
}
board-alt-discards = Aflegstapels: { $piles }.
board-alt-pile = { colour } { $rank } ({ $height })
