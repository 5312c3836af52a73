# Der Wurf des Tages: jeden Tag eine Partie Roll & Write mit denselben Würfeln für alle.

daily-title = **Tageswurf { $number }**
daily-title-practice = **Tageswurf { $number }** · zur Übung, zählt nicht
daily-chosen = Eingetragen. Würfle, wenn du so weit bist; bis dahin kannst du es zurücknehmen.
daily-result = **{ $points } Punkte.** Der Computer dir gegenüber hat { $other }.
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
daily-computer = Der starke Computer kommt an deiner Stelle mit denselben Würfeln auf { $points }.
daily-comparing = Der starke Computer geht deine Partie gerade durch. *Vergleichen* zeigt gleich, wo du Punkte verloren hast.
daily-compare-later = Gerade sind viele fertig geworden. Drücke später auf *Vergleichen*, um zu sehen, wo du Punkte verloren hast.
daily-dearest = Hier hast du nach Ansicht des starken Computers Punkte verloren: { $turns }.
daily-none-dear = Der starke Computer hat keinen Zug gefunden, der dich Punkte gekostet hat.
daily-dearest-turn = Zug { $turn } (−{ $cost })
daily-sheet-of = { $name }, Tageswurf { $number }: { $points } Punkte.
daily-shared = { $who } · **Lost Cities Tageswurf { $number }** · { $points } Punkte · { $marks }
daily-table-day = **Tageswurf { $number }** auf diesem Server
daily-table-week = **Die sieben Tage bis Tageswurf { $number }** auf diesem Server
daily-table-month = **Die dreißig Tage bis Tageswurf { $number }** auf diesem Server
daily-table-nobody = Noch ist niemand fertig.
daily-table-line = { $place }. { $name }: { $points } Punkte
daily-table-line-days = { $place }. { $name }: { $points } Punkte an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
daily-morning = **Tageswurf { $number }** · gestern auf diesem Server
daily-morning-coming = -# Fingerabdruck der Würfel von Tageswurf { $number }: `{ $hash }`
daily-past = Einen früheren Tag üben
daily-practise = Tageswurf { $number }
daily-proof = **Alle haben dieselben Würfel, und niemand hat sie ausgesucht.** Der Fingerabdruck des Geheimnisses steht vor dem Tag fest, das Geheimnis siehst du danach.
daily-proof-hidden = **{ $number }** · Fingerabdruck `{ $hash }` · das Geheimnis folgt am { $at }
daily-proof-shown = **{ $number }** · Fingerabdruck `{ $hash }` · Geheimnis `{ $secret }` · Tag { $day }
daily-proof-how = Der Fingerabdruck ist die SHA-256-Summe des Geheimnisses. Aus Geheimnis und Tag würfelt `lostcities verify` alle Würfe einer Spieldatei nach.
daily-proof-file = Deine Partie dieses Tages als Spieldatei.

button-daily-roll = Würfeln
button-daily-share = Teilen
button-daily-too = Auch spielen
button-daily-play = Heutiger Wurf
button-daily-compare = Vergleichen
button-daily-table = Tabelle des Tages
button-daily-own = Mein Wurf
button-daily-day = Tag
button-daily-week = Woche
button-daily-month = Monat

refuse-no-such-day = Von diesem Tag gibt es keinen Tageswurf zu spielen. Den heutigen öffnet `/lostcities { cmd-daily }`.
refuse-day-over = Dieser Tag ist vorbei, seine Partie kann nicht mehr beendet werden. Den heutigen Wurf öffnet `/lostcities { cmd-daily }`.
refuse-day-spent = Du hattest den heutigen Wurf schon begonnen, bevor du deine Daten gelöscht hast, und er kann nur einmal gespielt werden. Morgen gibt es einen neuen.
refuse-play-daily-first = Spiele zuerst den heutigen Wurf zu Ende: `/lostcities { cmd-daily }`. Dann siehst du die Spielblätter der anderen und kannst deines teilen.
refuse-shared-already = Dieses Ergebnis hast du schon geteilt.
refuse-no-daily-of = Diese Person hat den heutigen Wurf noch nicht beendet oder möchte nicht gesehen werden.
refuse-not-installed = Lost Cities ist auf diesem Server nicht installiert. Hier kannst du `/lostcities { cmd-daily }` spielen und `/lostcities { cmd-rules }` lesen; für eine Partie bitte jemanden, der den Server verwaltet, den Bot hinzuzufügen.
