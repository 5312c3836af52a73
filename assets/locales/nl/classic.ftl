# Het kaartspel voor twee: mogelijkheden, gebeurtenissen, de tafel, de eigen kaarten, het bord in woorden.

classic-name = Lost Cities

## Mogelijkheden

classic-choice-play = { card-title } aan je expeditie leggen
classic-choice-discard = { card-title } afleggen
classic-choice-draw = Van de gedekte stapel trekken
classic-choice-take = { card-title } van de aflegstapel nemen

## Gebeurtenissen

classic-round-began = Ronde { $round } begint. { $seat } mag eerst.
classic-played = { $seat } heeft { card-marked } gelegd.
classic-discarded = { $seat } heeft { card-marked } afgelegd.
classic-took = { $seat } heeft { card-marked } van de aflegstapel genomen.
classic-discards-closed = De aflegstapels zijn de volgende beurt gesloten, omdat er zo lang niemand heeft getrokken.

## Puntentelling

classic-round-over = **Ronde { $round } is afgelopen.**
classic-round-points = **{ $seat }**: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
classic-no-expedition = Geen expeditie begonnen.
# $arithmetic: "2+3+7 = 12, − 20 = −8, × 2 = −16".
classic-expedition-score = { $square } { colour-title }: { $arithmetic }
classic-totals = Totaal tot nu toe: { $scores }.
classic-one-round = Ronde { $round }: { $scores }.

## Tafel

classic-to-play = **{ $seat }** is aan de beurt: een kaart aan een expeditie leggen of afleggen.
classic-to-draw = **{ $seat }** is aan de beurt: een kaart nemen.
classic-dealing = De kaarten worden gedeeld.
classic-status = { $rounds ->
    [1] Eén ronde
   *[other] Ronde { $round } van { $rounds }
} · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de gedekte stapel
classic-on-table = Punten op tafel: { $scores }.
classic-discards-close-soon = Al { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} heeft niemand getrokken. Na nog { $left } zijn de aflegstapels een beurt lang gesloten.
classic-discards-are-closed = Al { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} heeft niemand getrokken. Deze beurt zijn de aflegstapels gesloten en is alleen de gedekte stapel open.

## Eigen kaarten

classic-hand = **Je kaarten**
classic-hand-line = { $square } { colour-title }: { $cards }
classic-your-turn = **Jij bent aan de beurt.** Kies een kaart.
classic-where-to = **{ $square } { card-title }**: waar gaat die heen?
classic-preview = Je { colour } expeditie telt nu { $before } en met deze kaart { $after }: { $steps }.
# Wat de getallen samen nog moeten opbrengen. $factor is wat een wedkaart ervan maakt, 1 waar dat bekend is.
classic-needs = Er is nog { $needed } nodig om de kosten te dekken{ $factor ->
    [1] .
    [2] ; elk getal na de wedkaart telt dubbel.
    [3] ; elk getal na de wedkaarten telt driemaal.
   *[other] ; elk getal na de wedkaarten telt viermaal.
}
# $count eigen kaarten, die $cards noemt.
classic-shut-out = ⚠️ Daarna { $count ->
    [one] past
   *[other] passen
} { $square } { $cards } uit je hand niet meer.
classic-debts = -# Nog nodig om de kosten te dekken: { $debts }.
classic-too-low = Leggen kan niet: je { colour } expeditie is al bij { $last }, en de getallen moeten oplopen.
classic-wager-too-late = Leggen kan niet: je { colour } expeditie is al bij { $last }, en wedkaarten komen vóór de getallen.
classic-you-played = Je hebt { card-marked } gelegd.
classic-you-discarded = Je hebt { card-marked } afgelegd.
classic-you-drew = Je hebt { card-marked } getrokken.
classic-now-take = **Neem nu een kaart.**
classic-closed-to-you = { $square } De { colour } aflegstapel is voor jou gesloten: je hebt daar net afgelegd.
classic-nothing-discarded = Van de aflegstapels valt niets te nemen.
classic-last-card = De laatste kaart beëindigt de ronde.
classic-wait = **{ $seat }** is aan de beurt.
# Its colour stands before it, as an emoji.
button-classic-card = { $rank ->
    [0] ×2
   *[other] { $rank }
}{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-classic-play-and-draw = Leggen, trekken
button-classic-play-then-take = Leggen, nemen …
button-classic-discard-and-draw = Afleggen, trekken
button-classic-discard-then-take = Afleggen, nemen …
# More ways than fit a phone as buttons.
ways-then-take = Daarna van de aflegstapel nemen …
button-classic-draw = Stapel ({ $cards })
button-classic-take = { card-title }

## Waarom de computer iets zou doen: het einde van een zin

# $more: wat deze kaarten samen tellen; $short: wat er nog aan de kosten ontbreekt, 0 als er niets ontbreekt.
classic-why-hold = je hebt { $cards } in je hand (nog { $more }), { $short ->
    [0] genoeg voor de kosten van { $cost }
   *[other] { $short } te weinig voor de kosten van { $cost }, en er kunnen er nog komen
}
classic-why-begun = de kosten van de expeditie zijn al gemaakt, dus elk getal is winst
classic-why-useless = geen van jullie kan hem nog leggen
classic-why-unfit = je kunt hem niet meer leggen
classic-why-few = je { colour } getallen tellen samen { $sum }, te weinig voor de kosten van { $cost }
classic-why-draw = geen afgelegde kaart is je meer waard dan een nieuwe
classic-why-fits = hij past bij je { colour } expeditie
classic-why-collect = hij past bij { $cards } in je hand
classic-why-deny = je tegenstander zou hem kunnen gebruiken

## Het bord in woorden

classic-nothing = niets
classic-side = **{ $seat }**, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de hand:
classic-discards = **Aflegstapels**, bovenste kaart en hoogte:
# Een regel zonder woorden: "🟥 ×2 3 5 7 (−10)".
classic-you = jij
classic-opponent = tegenstander
classic-alt-turn = { $seat } is aan de beurt.
classic-alt-round = { $rounds ->
    [1] Eén ronde
   *[other] Ronde { $round } van { $rounds }
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de gedekte stapel.
classic-alt-row = { colour-title }: { $left } { $left-cards }; aflegstapel { $pile }; { $right } { $right-cards }.
classic-alt-hand = Je kaarten:
classic-alt-hand-line = { colour-title }: { $cards }.
