# Das Kartenspiel für zwei: Möglichkeiten, Geschehen, Tisch, eigene Karten, der Spielplan in Worten.

classic-name = Lost Cities

## Möglichkeiten

classic-choice-play = { card-title } anlegen
classic-choice-discard = { card-title } abwerfen
classic-choice-draw = Vom Nachziehstapel ziehen
classic-choice-take = { card-title } vom Ablagestapel nehmen

## Geschehen

classic-round-began = Runde { $round } beginnt. { $seat } fängt an.
classic-played = { $seat } hat { card-marked } angelegt.
classic-discarded = { $seat } hat { card-marked } abgeworfen.
classic-took = { $seat } hat { card-marked } vom Ablagestapel genommen.
classic-discards-closed = Die Ablagestapel sind im nächsten Zug geschlossen, weil so lange niemand gezogen hat.

## Wertung

classic-round-over = **Runde { $round } ist zu Ende.**
classic-round-points = **{ $seat }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
classic-no-expedition = Keine Expedition begonnen.
# $arithmetic: „2+3+7 = 12, − 20 = −8, × 2 = −16“.
classic-expedition-score = { $square } { colour-title }: { $arithmetic }
classic-totals = Summe bisher: { $scores }.
classic-one-round = Runde { $round }: { $scores }.

## Tisch

classic-to-play = **{ $seat }** ist am Zug: eine Karte anlegen oder abwerfen.
classic-to-draw = **{ $seat }** ist am Zug: eine Karte nehmen.
classic-dealing = Die Karten werden ausgeteilt.
classic-status = { $rounds ->
    [1] Eine Runde
   *[other] Runde { $round } von { $rounds }
} · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Nachziehstapel
classic-on-table = Punkte auf dem Tisch: { $scores }.
classic-discards-close-soon = Seit { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} hat niemand gezogen. Nach { $left } weiteren sind die Ablagestapel einen Zug lang geschlossen.
classic-discards-are-closed = Seit { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} hat niemand gezogen. In diesem Zug sind die Ablagestapel geschlossen, nur der Nachziehstapel ist offen.

## Eigene Karten

classic-hand = **Deine Karten**
classic-hand-line = { $square } { colour-title }: { $cards }
classic-your-turn = **Du bist am Zug.** Wähle eine Karte.
classic-where-to = **{ $square } { card-title }**: wohin damit?
classic-preview = Deine { colour } Expedition zählt jetzt { $before }, mit dieser Karte { $after }: { $steps }.
# Was ihre Zahlen zusammen noch bringen müssen. $factor ist, was eine Wettkarte daraus macht, 1, wo das bekannt ist.
classic-needs = Ihr fehlen noch { $needed }, um die Kosten zu decken{ $factor ->
    [1] .
    [2] ; jede Zahl nach der Wettkarte zählt doppelt.
    [3] ; jede Zahl nach den Wettkarten zählt dreifach.
   *[other] ; jede Zahl nach den Wettkarten zählt vierfach.
}
# $count eigene Karten, die $cards nennt.
classic-shut-out = ⚠️ Danach { $count ->
    [one] passt
   *[other] passen
} { $square } { $cards } aus deiner Hand nicht mehr.
classic-debts = -# Bis die Kosten gedeckt sind, fehlen noch: { $debts }.
classic-too-low = Anlegen geht nicht: Deine { colour } Expedition ist schon bei { $last }, und die Zahlen müssen steigen.
classic-wager-too-late = Anlegen geht nicht: Deine { colour } Expedition ist schon bei { $last }, und Wettkarten kommen vor den Zahlen.
classic-you-played = Du hast { card-marked } angelegt.
classic-you-discarded = Du hast { card-marked } abgeworfen.
classic-you-drew = Du hast { card-marked } gezogen.
classic-now-take = **Nimm jetzt eine Karte.**
classic-closed-to-you = { $square } Der { colour } Ablagestapel ist für dich geschlossen: Du hast gerade dort abgeworfen.
classic-nothing-discarded = Von den Ablagestapeln gibt es nichts zu nehmen.
classic-last-card = Die letzte Karte beendet die Runde.
classic-wait = **{ $seat }** ist am Zug.
# Its colour is before it, as an emoji.
button-classic-card = { $rank ->
    [0] ×2
   *[other] { $rank }
}{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-classic-play-and-draw = Anlegen, ziehen
button-classic-play-then-take = Anlegen, nehmen …
button-classic-discard-and-draw = Abwerfen, ziehen
button-classic-discard-then-take = Abwerfen, nehmen …
# More ways than fit a phone as buttons.
ways-then-take = Danach vom Ablagestapel nehmen …
button-classic-draw = Stapel ({ $cards })
button-classic-take = { card-title }

## Warum der Computer etwas tun würde: das Ende eines Satzes

# $more: was diese Karten zusammen zählen; $short: was zu den Kosten noch fehlt, 0, wenn nichts fehlt.
classic-why-hold = du hast { $cards } auf der Hand (noch { $more }), { $short ->
    [0] genug für die Kosten von { $cost }
   *[other] es fehlen { $short } zu den Kosten von { $cost }, und es können noch welche kommen
}
classic-why-begun = die Kosten ihrer Expedition sind schon ausgegeben, also ist jede Zahl ein Gewinn
classic-why-useless = keiner von euch kann sie noch anlegen
classic-why-unfit = du kannst sie nicht mehr anlegen
classic-why-few = deine Zahlen in { colour-title } zählen zusammen { $sum }, zu wenig für die Kosten von { $cost }
classic-why-draw = keine abgeworfene Karte bringt dir mehr als eine neue
classic-why-fits = sie passt an deine { colour } Expedition
classic-why-collect = sie passt zu { $cards } auf deiner Hand
classic-why-deny = die andere Seite könnte sie brauchen

## Der Spielplan in Worten

classic-nothing = nichts
classic-side = **{ $seat }**, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand:
classic-discards = **Ablagestapel**, oberste Karte und Höhe:
# Eine Zeile ohne Worte: „🟥 ×2 3 5 7 (−10)“.
classic-you = du
classic-opponent = Gegenüber
classic-alt-turn = { $seat } ist am Zug.
classic-alt-round = { $rounds ->
    [1] Eine Runde
   *[other] Runde { $round } von { $rounds }
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Nachziehstapel.
classic-alt-row = { colour-title }: { $left } { $left-cards }; Ablagestapel { $pile }; { $right } { $right-cards }.
classic-alt-hand = Deine Karten:
classic-alt-hand-line = { colour-title }: { $cards }.
