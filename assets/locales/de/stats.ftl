# Wie jemand gespielt hat: Seiten mit Zahlen und die Kurve der Wertung. $player ist, um wen es auf der Seite geht.

# Eine Zahl mit einer Nachkommastelle; $sign ist ein Minuszeichen oder nichts.
decimal = { $sign }{ $whole },{ $tenth }

stats-heading = 📊 **{ $player }** · { $game }
stats-heading-computers = 📊 **{ $player }** · { $game }, mit Computerspielern
stats-heading-all = 📊 **{ $player }** · Alle Spiele
stats-all-games = Alle Spiele

## Zahlen

stats-matches = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $wins } gewonnen ({ $percent } %)
stats-with-computers = Mit Computerspielern: { $matches }
stats-game = **{ $game }**
stats-game-rated = **{ $game }** · Wertung { $rating }
stats-finishes = Spielt { $percent } % der Partien zu Ende
stats-rating = Wertung: **{ $rating }** ± { $uncertainty }{ $is-uncertain ->
    [1] , noch unsicher
   *[other] { "" }
}
stats-rating-provisional = Wertung: **{ $rating }** ± { $uncertainty }, vorläufig, bis { $needed } Partien gewertet sind
stats-draws = { $draws ->
    [one] { $draws } davon unentschieden
   *[other] { $draws } davon unentschieden
}
stats-streak = Siege in Folge: zuletzt { $streak }, höchstens { $best }
stats-average = Im Schnitt: { $match } Punkte je Partie, { $round } je Runde
stats-average-match = Im Schnitt: { $match } Punkte je Partie
stats-expeditions = Expeditionen: { $each } je Runde, { $points } Punkte je Expedition
stats-expeditions-match = Expeditionen: { $each } je Partie, { $points } Punkte je Expedition
# $game ist die Kurzform des Spiels; jedes vervielfacht auf seine Weise.
stats-wagers = { $game ->
    [roll_write] Verdoppelte Expeditionen
    [board] Expeditionsleitungen
   *[other] Expeditionen mit Wettkarten
}, die sich gelohnt haben: { $paid } von { $wagered } ({ $percent } %)
stats-favourites = Lieblingsfarben: { $colours }
stats-colour = { $square } { colour-title } ({ $begun })
# $time ist eine Zahl von Sekunden, die Discord als Tag zeigt.
stats-best = Beste Partie: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am <t:{ $time }:D> (Partie { $match })
stats-against-you = Gegen dich: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}; { $player } lag { $ahead } Mal vorn, du { $behind } Mal
stats-won = -# Gewonnen hat, wer unter den Leuten vorn liegt, auch hinter einem Computerspieler.
stats-note = -# Durchschnitt und beste Partie betreffen Partien, die zu Ende gespielt wurden. Runden und Expeditionen zählen, sobald ihre Runde zu Ende ist; eine vervielfachte Expedition hat sich gelohnt, wenn sie mehr als 0 Punkte gebracht hat.

## Nichts zu zeigen

stats-nothing-yours = Du hast noch keine Partie beendet. Beginne eine mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-open }`, oder spiele mit `/lostcities { cmd-solo }` gegen den Computer.
stats-nothing-yours-in = Du hast noch keine Partie { $game } beendet. Beginne eine mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-open }`, oder spiele mit `/lostcities { cmd-solo }` gegen den Computer.
stats-nothing = { $player } hat noch keine Partie beendet.
stats-nothing-in = { $player } hat noch keine Partie { $game } beendet.
refuse-stats-withheld = Diese Statistik ist nicht für andere bestimmt. Deine eigene zeigt `/lostcities { cmd-stats }`.
button-stats-people = Gewertete Partien
button-stats-computers = Mit Computerspielern

## Die Kurve in Worten

stats-alt-curve = Die Wertung von { $player } bei { $game }, Partie für Partie.
stats-alt-now = Nach { $match ->
    [one] { $match } gewerteten Partie
   *[other] { $match } gewerteten Partien
} liegt sie bei { $rating }, plus oder minus { $uncertainty }.
stats-alt-first = Die Kurve beginnt nach { $match ->
    [one] { $match } Partie
   *[other] { $match } Partien
} bei { $rating }, plus oder minus { $uncertainty }.
stats-alt-highest = Ihr höchster Punkt ist { $rating } nach { $match ->
    [one] { $match } Partie
   *[other] { $match } Partien
}.
stats-alt-lowest = Ihr tiefster Punkt ist { $rating } nach { $match ->
    [one] { $match } Partie
   *[other] { $match } Partien
}.
