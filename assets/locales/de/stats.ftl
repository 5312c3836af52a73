# Wie jemand gespielt hat: Seiten mit Zahlen und die Kurve der Wertung. $seat ist, um wen es auf der Seite geht.

# Eine Zahl mit einer Nachkommastelle; $sign ist ein Minuszeichen oder nichts.
decimal = { $sign }{ $whole },{ $tenth }

stats-heading = 📊 **{ $seat }** · { $game }
stats-heading-computers = 📊 **{ $seat }** · { $game }, mit Computerspielern
stats-heading-all = 📊 **{ $seat }** · Alle Spiele
stats-all-games = Alle Spiele

## Zahlen

stats-matches = { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
}, { $wins } gewonnen ({ $percent } %)
stats-with-computers = Mit Computerspielern: { $matches }
stats-game = **{ $game }**
stats-game-rated = **{ $game }** · Wertung { $rating } ± { $uncertainty }
stats-rating = Wertung: **{ $rating }** ± { $uncertainty }
stats-rating-provisional = Wertung: **{ $rating }** ± { $uncertainty }, vorläufig, bis { $needed } Spiele gewertet sind
stats-draws = { $draws ->
    [one] { $draws } davon unentschieden
   *[other] { $draws } davon unentschieden
}
stats-streak = Siege in Folge: zuletzt { $streak }, höchstens { $best }
stats-average = Im Schnitt: { $match } Punkte je Spiel, { $round } je Runde
stats-average-match = Im Schnitt: { $match } Punkte je Spiel
stats-expeditions = Expeditionen: { $each } je Runde, { $points } Punkte je Expedition
stats-expeditions-match = Expeditionen: { $each } je Spiel, { $points } Punkte je Expedition
# $game ist die Kurzform des Spiels; jedes vervielfacht auf seine Weise.
stats-wagers = { $game ->
    [roll_write] Verdoppelte Expeditionen
    [board] Expeditionsleitungen
   *[other] Expeditionen mit Wettkarten
}, die sich gelohnt haben: { $paid } von { $wagered } ({ $percent } %)
stats-favourites = Lieblingsfarben: { $colours }
stats-colour = { $square } { colour-title } ({ $begun })
# $time ist eine Zahl von Sekunden, die Discord als Tag zeigt.
stats-best = Bestes Spiel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am <t:{ $time }:D> (Spiel { $match })
stats-against-you = Gegen dich: { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
}; { $seat } lag { $ahead } Mal vorn, du { $behind } Mal
stats-note = -# Durchschnitt und beste Partie betreffen Partien, die zu Ende gespielt wurden. Runden und Expeditionen zählen, sobald ihre Runde zu Ende ist; eine vervielfachte Expedition hat sich gelohnt, wenn sie mehr als 0 Punkte gebracht hat.

## Nichts zu zeigen

stats-nothing-yours = Du hast noch kein Spiel beendet. Beginne eines mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-open }`, oder spiele mit `/lostcities { cmd-solo }` gegen den Computer.
stats-nothing-yours-in = Du hast noch kein Spiel { $game } beendet. Beginne eines mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-open }`, oder spiele mit `/lostcities { cmd-solo }` gegen den Computer.
stats-nothing = { $seat } hat noch kein Spiel beendet.
stats-nothing-in = { $seat } hat noch kein Spiel { $game } beendet.
refuse-stats-withheld = Diese Statistik ist nicht für andere bestimmt. Deine eigene zeigt `/lostcities { cmd-stats }`.
button-stats-people = Gewertete Spiele
button-stats-computers = Mit Computerspielern

## Die Kurve in Worten

stats-alt-curve = Die Wertung von { $seat } bei { $game }, Spiel für Spiel.
stats-alt-now = Nach { $match ->
    [one] { $match } gewerteten Spiel
   *[other] { $match } gewerteten Spielen
} liegt sie bei { $rating }, plus oder minus { $uncertainty }.
stats-alt-first = Die Kurve beginnt nach { $match ->
    [one] { $match } Spiel
   *[other] { $match } Spielen
} bei { $rating }, plus oder minus { $uncertainty }.
stats-alt-highest = Ihr höchster Punkt ist { $rating } nach { $match ->
    [one] { $match } Spiel
   *[other] { $match } Spielen
}.
stats-alt-lowest = Ihr tiefster Punkt ist { $rating } nach { $match ->
    [one] { $match } Spiel
   *[other] { $match } Spielen
}.
