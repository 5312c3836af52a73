# Jeden Tag eine Partie Roll & Write mit denselben Würfeln und eine des Kartenspiels mit denselben Karten für alle.

daily-name = { $game ->
    [classic] Tagespartie { $number }
   *[other] Tageswurf { $number }
}
daily-title = **{ daily-name }**
daily-title-practice = **{ daily-name }** · zur Übung, zählt nicht
daily-chosen = Eingetragen. Würfle, wenn du so weit bist; bis dahin kannst du es zurücknehmen.
daily-result = **{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
},** der { evening-strength }e Computer { $other }.
daily-better = Besser als { $percent } % von bisher { $others } anderen.
daily-leads = { $others ->
    [one] Du liegst vorn: Außer dir ist bisher nur eine Person fertig.
   *[other] Du liegst vor allen { $others } anderen, die bisher fertig sind.
}
daily-last = { $others ->
    [one] Außer dir ist bisher eine Person fertig; sie hat nicht weniger Punkte.
   *[other] Von bisher { $others } anderen hat niemand weniger Punkte.
}
daily-first = Außer dir ist heute noch niemand fertig.
daily-best = **Dein neuer Bestwert:** Bisher war es { $best } aus { $rounds ->
    [one] einer anderen Partie
   *[other] { $rounds } anderen Partien
}.
daily-not-best = Dein Bestwert bleibt { $best } aus { $rounds ->
    [one] einer anderen Partie
   *[other] { $rounds } anderen Partien
}.
daily-field = Bisher { $others } andere: Mitte { $median }, Bestwert { $best }.
daily-sheet-of = { $name }, { daily-name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
daily-shared = { $who } · **Lost Cities: { daily-name }** · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, der Computer { $other } · { $marks }
    -# Ein Feld je Expedition, die beste zuerst: 🟩 ab 20 Punkten, 🟨 weniger, 🟫 keine, 🔻 Verlust.
daily-table-day = **{ daily-name }** auf diesem Server
daily-table-week = **Die sieben Tage bis { daily-name }** auf diesem Server
daily-table-month = **Die dreißig Tage bis { daily-name }** auf diesem Server
daily-table-nobody = Noch ist niemand fertig.
daily-points = { $game ->
    [classic] { $lead } gegen den Computer
   *[other] { $points } Punkte
}
daily-table-line = { $place } · { $name }: { daily-points }
daily-table-line-days = { $place } · { $name }: { daily-points } an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
daily-morning = **{ daily-name }** · gestern auf diesem Server
daily-morning-coming = -# Fingerabdruck von { daily-name }: `{ $hash }`
daily-podium-alt = Das Podest von { daily-name }.
daily-past = Einen früheren Tag üben
daily-practise = { daily-name }
daily-practise-again = { daily-name } · { daily-points }
daily-proof = **Alle haben dieselben Würfel und Karten, und niemand hat sie ausgesucht.** Der Fingerabdruck des Geheimnisses steht vor dem Tag fest, das Geheimnis siehst du danach.
daily-proof-hidden = **{ daily-name }** · Fingerabdruck `{ $hash }` · das Geheimnis folgt am { $at }
daily-proof-shown = **{ daily-name }** · Fingerabdruck `{ $hash }` · Geheimnis `{ $secret }` · Tag { $day }
daily-proof-how = Der Fingerabdruck ist die SHA-256-Summe des Geheimnisses. Aus Geheimnis und Tag würfelt `lostcities verify` alle Würfe einer Spieldatei nach und zieht alle Karten.
daily-proof-file = Deine Partie dieses Tages als Spieldatei.

button-daily-roll = Würfeln
button-daily-too = Auch spielen
button-daily-cards = Tagespartie
button-daily-roll-of-today = Tageswurf
button-daily-compare = Vergleichen
button-daily-table = Tabelle des Tages
button-daily-own = Meine Partie
button-daily-day = Tag
button-daily-week = Woche
button-daily-month = Monat

refuse-no-such-day = Von diesem Tag gibt es nichts zu spielen. Die heutige Partie öffnet `/lostcities { cmd-daily }`.
refuse-day-over = Dieser Tag ist vorbei, seine Partie kann nicht mehr beendet werden. Die heutige öffnet `/lostcities { cmd-daily }`.
refuse-day-spent = Du hattest diese Partie schon begonnen, bevor du deine Daten gelöscht hast, und sie kann nur einmal gespielt werden. Morgen gibt es eine neue.
refuse-play-daily-first = Spiele zuerst die heutige Partie zu Ende: `/lostcities { cmd-daily }`, `{ opt-daily-game }: { $game }`. Dann siehst du die der anderen und kannst deine teilen.
refuse-no-daily-of = Diese Person hat die heutige Partie noch nicht beendet oder möchte nicht gesehen werden.
refuse-not-installed = Lost Cities ist auf diesem Server nicht installiert. Hier kannst du `/lostcities { cmd-daily }` spielen und `/lostcities { cmd-rules }` lesen; für eine Partie bitte jemanden, der den Server verwaltet, den Bot hinzuzufügen.
