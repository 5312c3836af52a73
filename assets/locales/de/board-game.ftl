# Das Brettspiel: Möglichkeiten, Geschehen, Wertung, Tisch, eigene Karten, der Spielplan in Worten.
# Was es mit dem Kartenspiel teilt, steht in classic.ftl.

board-game-name = Lost Cities – Das Brettspiel
board-game-options = { $rounds ->
    [one] Das Kurzspiel mit einer Runde
   *[other] { $rounds } Runden
}{ $variant ->
    [yes] , Variante Auf und Ab
   *[no] { "" }
}.

# $rank ist die Zahl einer Karte, 0 bis 10; $square ist das Emoji ihrer Farbe.
board-game-card = { colour-title } { $rank }
board-game-card-title = { colour-title } { $rank }
board-game-card-marked = { $square } { colour-title } { $rank }

## Möglichkeiten

board-game-choice-begin = Mit { board-game-card } beginnen, { $figure ->
    [leader] mit der Leitung
   *[member] mit einem Mitglied
}
board-game-choice-advance = { board-game-card } anlegen
board-game-choice-discard = { board-game-card } abwerfen
board-game-choice-move = Figur bei { colour-title } auf Etappe { $stage } ziehen
board-game-choice-stop = Keine Figur ziehen
board-game-choice-take = { board-game-card } vom Ablagestapel nehmen

## Geschehen

board-game-round-began = Runde { $round } beginnt. { $seat } fängt an.
board-game-began = { $seat } hat { board-game-card-marked } begonnen, { $figure ->
    [leader] mit Leitung
   *[member] mit Mitglied
} ({ $points }).
board-game-advanced = { $seat } zieht mit { board-game-card-marked }{ $figure ->
    [leader] { " " }die Leitung
   *[member] { "" }
} auf Etappe { $stage } ({ $points }).
board-game-moved = { $seat } zieht { $figure ->
    [leader] die Leitung
   *[member] die Figur
} bei { $square } { colour-title } auf Etappe { $stage } ({ $points }).
board-game-played-for-city = { $seat } hat { board-game-card-marked } an eine schon entdeckte Stadt angelegt.
board-game-crossed = { $square } Eine Figur überschreitet die Brücke, Nummer { $crossed } von { $end }.
board-game-found-artefact = { $seat } findet ein Artefakt und hat jetzt { $artefacts }.
board-game-found-points = { $seat } findet { $found } Siegpunkte: { $points } ohne die Figuren.
board-game-may-move = { $seat } darf eine Figur um eine Etappe weiterziehen.
board-game-nothing-moves = { $seat } hat keine Figur, die ziehen könnte.
board-game-stopped = { $seat } zieht keine weitere Figur.
board-game-discarded = { $seat } hat { board-game-card-marked } abgeworfen.
board-game-took = { $seat } hat { board-game-card-marked } genommen.

## Wertung

board-game-round-over-crossings = **Runde { $round } ist zu Ende:** { $crossed } Figuren haben die Brücken überschritten.
board-game-round-over-pile = **Runde { $round } ist zu Ende:** Der Nachziehstapel ist leer.
# $arithmetic: „40 + 60 = 100“; „10 − 40 → 0“, wo die Punkte nicht unter null fallen.
board-game-round-points = **{ $seat }**: { $arithmetic }
board-game-round-artefacts = { $artefacts ->
    [one] Ein Artefakt
   *[other] { $artefacts } Artefakte
} gefunden.
board-game-match-over = **Die Artefakte werden abgerechnet.**
board-game-final-points = **{ $seat }**, { $artefacts ->
    [one] ein Artefakt
   *[other] { $artefacts } Artefakte
}: { $arithmetic }
board-game-artefacts-decide = Bei gleichen Punkten entscheiden mehr Artefakte.
board-game-after-round = Nach Runde { $round }: { $scores }.
board-game-artefacts-paid = Artefakte: { $scores }.

## Tisch

board-game-to-move-by-tile = **{ $seat }** ist am Zug: Eine Figur darf eine Etappe weiterziehen.
board-game-to-move-by-city = **{ $seat }** ist am Zug: Eine andere Figur zieht eine Etappe weiter.
board-game-status = { $rounds ->
    [1] Eine Runde
   *[other] Runde { $round } von { $rounds }
} · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Nachziehstapel · { $crossed } von { $end } über die Brücke
board-game-standing = { $seat }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, { $artefacts ->
    [one] { $artefacts } Artefakt
   *[other] { $artefacts } Artefakte
}, Figuren { $figures }

## Eigene Karten

board-game-your-turn = **Du bist am Zug.** Wähle eine Karte.
board-game-where-to = **{ $square } { board-game-card-title }**: was tust du damit?
# $there ist ein Satz: was auf der Etappe liegt.
board-game-preview-advance = { $figure ->
    [leader] Deine { colour } Leitung
   *[member] Deine { colour } Figur
} zieht von Etappe { $from } ({ $before }) auf Etappe { $to } ({ $after }). { $there }
board-game-preview-city = Deine { colour } Figur hat ihre Stadt entdeckt, also zieht eine andere deiner Figuren eine Etappe weiter.
board-game-preview-last = Deine { colour } Figur hat ihre Stadt entdeckt, und keine andere deiner Figuren kann ziehen.
board-game-preview-begin = Deine { colour } Figur beginnt bei { $points } Punkten{ $leads ->
    [yes] , die Leitung bei { $leader }
   *[no] {" "}(die Leitung ist schon unterwegs)
}. Du hast { $cards ->
    [0] keine weitere Karte
    [one] eine weitere Karte
   *[other] { $cards } weitere Karten
} dieser Farbe.
board-game-needs = { $preview } Noch { $steps ->
    [one] eine Etappe
   *[other] { $steps } Etappen
}, dann bringt sie Punkte.
board-game-there-nothing = Dort liegt nichts.
board-game-there = Dort: { $tile }.
board-game-there-end = Die Runde endet sofort, ohne das Plättchen dort.
board-game-tile-artefact = Artefakt
board-game-tile-stage = Figur ziehen
board-game-tile-points = { $points } Siegpunkte
board-game-not-lowest = Beginnen geht nicht: Deine niedrigste { colour } Karte ist { $lowest }, und eine Expedition beginnt mit der niedrigsten.
board-game-not-at-end = Beginnen geht nicht: Eine Expedition beginnt mit deiner niedrigsten oder höchsten { colour } Karte, { $lowest } oder { $highest }.
board-game-too-low = Anlegen geht nicht: Deine { colour } Reihe ist schon bei { $last }, und die Zahlen müssen gleich oder höher sein.
board-game-too-high = Anlegen geht nicht: Deine { colour } Reihe ist schon bei { $last }, und die Zahlen müssen gleich oder niedriger sein.
board-game-members-gone = Alle deine Mitglieder sind schon unterwegs.
board-game-you-played = Du hast { board-game-card-marked } angelegt.
board-game-you-discarded = Du hast { board-game-card-marked } abgeworfen.
board-game-you-drew = Du hast { board-game-card-marked } gezogen.
board-game-you-moved = Deine { colour } Figur steht jetzt auf Etappe { $stage }.
board-game-now-move-by-tile = **Eine Figur darf eine Etappe weiterziehen.**
board-game-now-move-by-city = **Ziehe eine andere deiner Figuren um eine Etappe weiter.**
board-game-move-line = { $square }{ $figure ->
    [leader] { " " }Leitung
   *[member] { "" }
} { $from } ({ $before }) → { $to } ({ $after }). { $there }
board-game-in-city = { $square } { colour-title }: hat ihre Stadt entdeckt und kann nicht ziehen.
button-board-game-card = { $rank }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-board-game-begin-leader-and-draw = Leitung, ziehen
button-board-game-begin-leader-then-take = Leitung, nehmen …
button-board-game-begin-member-and-draw = Mitglied, ziehen
button-board-game-begin-member-then-take = Mitglied, nehmen …
button-board-game-advance = Anlegen
button-board-game-advance-and-draw = Anlegen, ziehen
button-board-game-advance-then-take = Anlegen, nehmen …
# The colour of its path is before it, as an emoji.
button-board-game-move = Auf { $stage }
button-board-game-stop = Keine
button-board-game-take = { board-game-card-title }

## Der Spielplan in Worten

board-game-side = **{ $seat }**, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand; noch nicht unterwegs: { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
}{ $leaders ->
    [0] { "" }
   *[other] { " " }und die Leitung
}.
board-game-tiles-heading = **Plättchen** auf den Etappen:
board-game-tiles = { $square } { colour-title }: { $tiles }.
board-game-tile-at = { $stage } ({ $tile })
board-game-alt-round = { $rounds ->
    [1] Eine Runde
   *[other] Runde { $round } von { $rounds }
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Nachziehstapel, { $crossed } von { $end } über die Brücke{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-game-alt-crossed = { colour-title } { $crossed }
board-game-alt-side = { $seat }: { $points } Siegpunkte, Figuren { $net }, { $artefacts ->
    [one] { $artefacts } Artefakt
   *[other] { $artefacts } Artefakte
}; letzte Karten und Etappen { $figures }.
board-game-alt-figure = { colour-title } { $last } auf { $stage }{ $figure ->
    [leader] { " " }Leitung
   *[member] { "" }
}
board-game-alt-discards = Ablagestapel: { $piles }.
board-game-alt-pile = { colour-title } { $rank } ({ $height })
board-game-alt-tiles-heading = Plättchen voraus:
board-game-alt-tiles = { colour-title }: { $tiles }.
board-game-alt-tile-stage = Zug

board-game-why-begin = du hast noch { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} auf der Hand, die folgen { $cards ->
    [one] kann
   *[other] können
}
board-game-why-advance = deine Figur zählt dann { $after } statt { $before }{ $with ->
    [tile] , dort liegt ein Plättchen für dich
   *[nothing] { "" }
}, und { $cards } auf deiner Hand { $cards ->
    [one] kann
   *[other] können
} noch folgen
board-game-why-move = deine Figur zählt dann { $after } statt { $before }{ $with ->
    [tile] , und dort liegt ein Plättchen für dich
   *[nothing] { "" }
}
board-game-why-useless = niemand kann sie noch ausspielen
