# Rivalen: Möglichkeiten, Geschehen, der Tisch mit seinen Knöpfen, der Spielplan in Worten.

rivals-name = Lost Cities: Unter Rivalen

## Möglichkeiten

rivals-choice-reveal = Eine Karte umdrehen
rivals-choice-auction = Eine Versteigerung mit { coins } eröffnen
rivals-choice-bid = { coins } bieten
rivals-choice-pass = Passen
rivals-choice-lay = { card-title } anlegen
rivals-choice-remove = { card-title } entfernen
rivals-choice-done = Fertig, die nächste Karte umdrehen

## Geschehen

coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
rivals-began = Die Startwettkarten liegen aus. { $seat } fängt an.
rivals-turned = { $seat } hat { card-marked } umgedreht.
rivals-boxed = { $seat } hat { card-marked } umgedreht. Niemand kann sie mehr anlegen, also kommt sie in die Schachtel.
rivals-opened = { $seat } hat eine Versteigerung mit { coins } eröffnet.
rivals-raised = { $seat } hat { coins } geboten.
rivals-passed = { $seat } hat gepasst.
rivals-could-not-bid = { $seat } hat { coins }, kann nicht überbieten und ist draußen.
rivals-won = { $seat } hat die Versteigerung für { coins } gewonnen.
rivals-laid = { $seat } hat { card-marked } angelegt.
rivals-removed = { $seat } hat { card-marked } in die Schachtel gelegt.
rivals-pile-ended = Stapel { $pile } ist leer: Alle bekommen { coins }, und { $rest ->
    [one] { $rest } bleibt
   *[other] { $rest } bleiben
} im Vorrat.

## Wertung

rivals-over = **Der letzte Stapel ist leer.** Fußabdrücke × Wetten + Bonus:
rivals-seat-points = **{ $seat }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# $arithmetic: „6 × 3 + 8 = 26“.
rivals-row-score = { $square } { colour-title }: { $arithmetic }
rivals-coins-score = 🪙 Münzen: { $coins }

## Tisch

rivals-beginning = Die Startwettkarten werden ausgeteilt.
rivals-to-act = **{ $seat }** ist am Zug: eine Karte umdrehen oder eine Versteigerung eröffnen.
rivals-no-coins = Ohne Münzen gibt es keine Versteigerung.
rivals-nothing-to-auction = Noch gibt es nichts zu versteigern.
rivals-to-bid = **{ $seat }** ist gefragt: mehr als { $coins } bieten oder passen.
rivals-bids = Gebote: { $list }.
rivals-bid-of = { $seat } { $coins }
rivals-bid-of-passed = { $seat } { $coins } (gepasst)
rivals-bid-none-passed = { $seat } (gepasst)
rivals-bid-none = { $seat } –
rivals-to-select = **{ $seat }** hat für { coins } gewonnen: Karten anlegen, eine entfernen.
rivals-to-select-removed = **{ $seat }** hat für { coins } gewonnen und eine Karte entfernt: beliebig viele Karten anlegen.
rivals-to-select-done = **{ $seat }** hat für { coins } gewonnen: Mehr lässt sich nicht anlegen.
rivals-cannot-lay = -# Passt nicht: { $cards }.
rivals-turning = **{ $seat }** dreht eine Karte um.
rivals-status = Stapel { $pile } von { $piles } · noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} · { coins } im Vorrat
rivals-coins = Münzen: { $list }.
rivals-coins-of = { $seat } { $coins }
rivals-points-now = Punkte jetzt, mit Münzen: { $scores }.
rivals-your-turn = **Du bist am Zug.**
rivals-lay-nothing = **Wirklich nichts anlegen?** Du hast dafür bezahlt, und mindestens eine Karte passt.
rivals-menu-auction = Mit mehr als einer Münze eröffnen …
rivals-menu-bid = Mehr bieten …
rivals-menu-lay = Eine Karte anlegen …
rivals-menu-remove = Eine Karte entfernen …
rivals-menu-colour = Karten einer Farbe anlegen oder entfernen …
rivals-menu-colour-entry = { colour-title }: { $cards }
button-rivals-reveal = Karte umdrehen
button-rivals-auction = Versteigern: { $coins } bieten
button-rivals-bid = { $coins } bieten
button-rivals-pass = Passen
# Its colour is before it, as an emoji.
button-rivals-lay = { $rank ->
    [0] ×2
   *[other] { $rank }
}
button-rivals-lay-all = Alle passenden ({ $cards })
button-rivals-done = Fertig
button-rivals-lay-nothing = Nichts anlegen

## Der Spielplan in Worten

rivals-display = **Auslage**
rivals-display-line = { $square } { colour-title }: { $cards }
rivals-side = **{ $seat }**, { coins }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}:
# Eine Zeile ohne Worte: „🟥 ×2 3 5 7 (8)“.
rivals-alt-turn = { $seat } ist am Zug.
rivals-alt-bid = { $seat } bietet am meisten: { coins }.
rivals-alt-pile = Stapel { $pile } von { $piles }, noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; { coins } im Vorrat.
rivals-alt-display = In der Auslage:
rivals-alt-no-display = Die Auslage ist leer.
rivals-alt-display-line = { colour-title }: { $cards }.
rivals-alt-row = { colour-title } { $row } (wert { $steps })
rivals-alt-footprints = Zahlen ab { $step } haben { $high } Fußabdrücke, kleinere { $low }.
rivals-alt-side = { $seat }: { coins }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $rows }.

rivals-why-bid = { $fitting } von { $cards } Karten { $fitting ->
    [one] passt an deine Expeditionen und bringt
   *[other] passen an deine Expeditionen und bringen
} sofort { $points }; du hast { coins }, die reichste andere Seite { $richest }
rivals-why-pass = { $fitting } von { $cards } Karten { $fitting ->
    [one] passt an deine Expeditionen und bringt
   *[other] passen an deine Expeditionen und bringen
} sofort nicht mehr als { $points }
rivals-why-reveal = { $fitting } von { $cards } Karten { $fitting ->
    [one] passt an deine Expeditionen und bringt
   *[other] passen an deine Expeditionen und bringen
} sofort { $points }, und noch eine umzudrehen kostet nichts
rivals-why-lay = deine { colour } Expedition zählt dann { $after } statt { $before }
rivals-why-wager = sie vervielfacht, was die Zahlen deiner Expedition in { colour-title } bringen
rivals-why-remove = jemand anders könnte sie brauchen
