# Das Brettspiel: Möglichkeiten, Geschehen, Wertung, Tisch, eigene Karten, der Spielplan in Worten.
# Was es mit dem Kartenspiel teilt, steht in classic.ftl.

board-name = Lost Cities – Das Brettspiel
board-options = { $rounds ->
    [one] Das Kurzspiel mit einer Runde
   *[other] { $rounds } Runden
}{ $variant ->
    [yes] , Variante Auf und Ab
   *[no] { "" }
}.

# $rank ist die Zahl einer Karte, 0 bis 10; $square ist das Emoji ihrer Farbe.
board-card = { colour-title } { $rank }
board-card-title = { colour-title } { $rank }
board-card-marked = { $square } { colour-title } { $rank }

## Möglichkeiten

board-choice-begin = Mit { board-card } beginnen, { $figure ->
    [leader] mit der Leitung
   *[member] mit einem Mitglied
}
board-choice-advance = { board-card } anlegen
board-choice-discard = { board-card } abwerfen
board-choice-move = Figur bei { colour-title } auf Etappe { $stage } ziehen
board-choice-stop = Keine Figur ziehen
board-choice-take = { board-card } vom Ablagestapel nehmen

## Geschehen

board-round-began = Runde { $round } beginnt. { $seat } fängt an.
board-began = { $seat } hat mit { board-card-marked } begonnen, { $figure ->
    [leader] mit der Leitung
   *[member] mit einem Mitglied
} ({ $points }).
board-advanced = { $seat } hat { board-card-marked } angelegt: { $figure ->
    [leader] die Leitung
   *[member] die Figur
} zieht auf Etappe { $stage } ({ $points }).
board-moved = { $seat } zieht { $figure ->
    [leader] die Leitung
   *[member] die Figur
} bei { $square } { colour-title } auf Etappe { $stage } ({ $points }).
board-played-for-city = { $seat } hat { board-card-marked } an eine schon entdeckte Stadt angelegt.
board-crossed = { $square } Eine Figur überschreitet die Brücke, Nummer { $crossed } von { $end }.
board-found-artefact = { $seat } findet ein Artefakt und hat jetzt { $artefacts }.
board-found-points = { $seat } findet { $found } Siegpunkte und hat jetzt { $points }.
board-may-move = { $seat } darf eine Figur um eine Etappe weiterziehen.
board-nothing-moves = { $seat } hat keine Figur, die ziehen könnte.
board-stopped = { $seat } zieht keine weitere Figur.
board-discarded = { $seat } hat { board-card-marked } abgeworfen.
board-took = { $seat } hat { board-card-marked } vom Ablagestapel genommen.

## Wertung

board-round-over-crossings = **Runde { $round } ist zu Ende:** { $crossed } Figuren haben die Brücken überschritten.
board-round-over-pile = **Runde { $round } ist zu Ende:** Der Nachziehstapel ist leer.
# $arithmetic: „40 + 60 = 100“; „10 − 40 → 0“, wo die Punkte nicht unter null fallen.
board-round-points = **{ $seat }**: { $arithmetic }
board-round-artefacts = { $artefacts ->
    [one] Ein Artefakt
   *[other] { $artefacts } Artefakte
} gefunden.
board-match-over = **Die Artefakte werden abgerechnet.**
board-final-points = **{ $seat }**, { $artefacts ->
    [one] ein Artefakt
   *[other] { $artefacts } Artefakte
}: { $arithmetic }
board-artefacts-decide = Bei gleichen Punkten entscheiden mehr Artefakte.
board-after-round = Nach Runde { $round }: { $scores }.

## Tisch

board-to-move-by-tile = **{ $seat }** ist am Zug: Eine Figur darf eine Etappe weiterziehen.
board-to-move-by-city = **{ $seat }** ist am Zug: Eine andere Figur zieht eine Etappe weiter.
board-status = Runde { $round } von { $rounds } · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Nachziehstapel · { $crossed } von { $end } über die Brücke
board-standing = { $seat }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, { $artefacts ->
    [one] { $artefacts } Artefakt
   *[other] { $artefacts } Artefakte
}, Figuren { $figures }

## Eigene Karten

board-your-turn = **Du bist am Zug.** Wähle eine Karte; was du mit ihr tust, entscheidest du danach.
board-only-discard = { $square } { $cards } kannst du nur abwerfen, denn deine { colour } Reihe ist schon bei { $last }.
board-begin-lowest = -# Eine Expedition beginnt mit deiner niedrigsten Karte ihrer Farbe: { $cards }.
board-begin-at-ends = -# Eine Expedition beginnt mit deiner niedrigsten oder höchsten Karte ihrer Farbe.
board-where-to = **{ $square } { board-card-title }**: was tust du damit?
# $there ist ein Satz: was auf der Etappe liegt.
board-preview-advance = { $figure ->
    [leader] Deine { colour } Leitung
   *[member] Deine { colour } Figur
} zieht von Etappe { $from } ({ $before }) auf Etappe { $to } ({ $after }). { $there }
board-preview-city = Deine { colour } Figur hat ihre Stadt entdeckt, also zieht eine andere deiner Figuren eine Etappe weiter.
board-preview-begin = Deine { colour } Figur beginnt bei { $points } Punkten, die Leitung, die doppelt zählt, bei { $leader }. Du hast { $cards ->
    [0] keine weitere Karte
    [one] eine weitere Karte
   *[other] { $cards } weitere Karten
} dieser Farbe.
board-needs = Noch { $steps ->
    [one] eine Etappe
   *[other] { $steps } Etappen
}, dann bringt sie Punkte, statt welche zu kosten.
board-there-nothing = Dort liegt nichts.
board-there = Dort: { $tile }.
board-there-end = Das beendet die Runde sofort, und das Plättchen dort zählt nicht mehr.
board-tile-artefact = Artefakt
board-tile-stage = Figur ziehen
board-tile-points = { $points } Siegpunkte
board-not-lowest = Beginnen geht nicht: Deine niedrigste { colour } Karte ist { $lowest }, und eine Expedition beginnt mit der niedrigsten.
board-not-at-end = Beginnen geht nicht: Eine Expedition beginnt mit deiner niedrigsten oder höchsten { colour } Karte, { $lowest } oder { $highest }.
board-too-low = Anlegen geht nicht: Deine { colour } Reihe ist schon bei { $last }, und die Zahlen müssen gleich oder höher sein.
board-too-high = Anlegen geht nicht: Deine { colour } Reihe ist schon bei { $last }, und die Zahlen müssen gleich oder niedriger sein.
board-leader-gone = Deine Expeditionsleitung ist schon unterwegs.
board-members-gone = Alle deine Mitglieder sind schon unterwegs.
board-you-played = Du hast { board-card-marked } angelegt.
board-you-discarded = Du hast { board-card-marked } abgeworfen.
board-you-drew = Du hast { board-card-marked } gezogen.
board-you-moved = Deine { colour } Figur steht jetzt auf Etappe { $stage }.
board-now-move-by-tile = **Du darfst eine deiner Figuren um eine Etappe weiterziehen.**
board-now-move-by-city = **Ziehe eine andere deiner Figuren um eine Etappe weiter.**
board-move-line = { $square } { colour-title }{ $figure ->
    [leader] , Leitung
   *[member] { "" }
}: Etappe { $from } ({ $before }) auf { $to } ({ $after }). { $there }
board-in-city = { $square } { colour-title }: hat ihre Stadt entdeckt und kann nicht ziehen.
board-last-card = Die letzte Karte des Nachziehstapels beendet die Runde.
button-board-card = { $rank }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-board-begin-leader = Mit Leitung beginnen
button-board-begin-leader-and-draw = Mit Leitung, dann ziehen
button-board-begin-member = Mit Mitglied beginnen
button-board-begin-member-and-draw = Mit Mitglied, dann ziehen
button-board-advance = Anlegen
button-board-advance-and-draw = Anlegen und ziehen
button-board-move = { colour-title } auf Etappe { $stage }
button-board-stop = Keine ziehen
button-board-take = { board-card-title } nehmen

## Der Spielplan in Worten

board-side = **{ $seat }**, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand; noch nicht unterwegs: { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
}{ $leaders ->
    [0] { "" }
   *[other] { " " }und die Leitung
}.
board-tiles-heading = **Plättchen** auf den Etappen:
board-tiles = { $square } { colour-title }: { $tiles }.
board-tile-at = { $stage } ({ $tile })
board-alt-round = Runde { $round } von { $rounds }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Nachziehstapel, { $crossed } von { $end } über die Brücke{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-alt-crossed = { colour-title } { $crossed }
board-alt-side = { $seat }: { $points } Siegpunkte, Figuren { $net }, { $artefacts } Artefakte; letzte Karten und Etappen { $figures }.
board-alt-figure = { colour-title } { $last } auf { $stage }{ $figure ->
    [leader] { " " }Leitung
   *[member] { "" }
}
board-alt-discards = Ablagestapel: { $piles }.
board-alt-pile = { colour-title } { $rank } ({ $height })
