# Saisons einer Liga: alle gegen alle, über Wochen.

league-head = **{ league-title }** · { $game } · alle gegen alle
league-title = Saison { $number }
league-title-of = { league-title } · { league-division }
league-how = { $clock }. { $days } Tage insgesamt, alle Partien zugleich. Sie sind still: Spielt sie unter `/lostcities { cmd-games }`, auch per Direktnachricht.
league-gathering = Beginnt { $when }, { $fromnow }, wenn vier dabei sind; ab zehn gibt es Divisionen. **{ $joined } { $joined ->
    [one] ist
   *[other] sind
} dabei.**
league-postponed = Es waren zu wenige, darum gibt es noch eine Woche: Beginn { $when }, { $fromnow }. **{ $joined } { $joined ->
    [one] ist
   *[other] sind
} dabei.**
league-drawn = **Es ist ausgelost:** { $all } Partien beginnen jetzt.
league-playing = **Beendete Partien: { $over } von { $all }** · endet { $fromnow }
league-paused = **Angehalten.** Keine Zeit läuft ab, bis jemand, der den Server verwaltet, weitermacht. Beendete Partien: { $over } von { $all }.
league-ending = Die Zeit ist um: Der Computer beendet, was offen ist. **Beendete Partien: { $over } von { $all }.**
league-counting = **Alle Partien sind zu Ende.** Vorn: { $name }. Endgültig { $fromnow }, wenn niemand widerspricht, der den Server verwaltet.
league-closed = 🏆 **Vorn: { $name }.** Eine Saison sagt wenig; das Maß ist die Wertung.
league-cancelled = Diese Saison wurde abgesagt. Begonnene Partien gehen als gewöhnliche weiter.
league-cancelled-early = Diese Saison wurde abgesagt, bevor eine Partie begann.
league-standing = { $place } · **{ $name }** { $points } · { $played } von { $all }{ $state ->
    [no_show] { " " }· kam nie
    [left] { " " }· ausgestiegen
    [removed] { " " }· herausgenommen
   *[in] { "" }
}
league-leader = **{ league-division }** · { $name } · { $points }{ $up }{ $down }
league-up = { " " }· ▲ { $names }
league-down = { " " }· ▼ { $names }
league-name = { $name }
league-division = Division { $division }
league-division-pick = Eine andere Division …
league-small = -# 20 Punkte einer Partie werden geteilt. Fingerabdruck aller Mischungen: `{ $hash }`
league-nobody = niemand
league-two = { $name } und { $other }
league-several = { $n } Leute
league-nothing = Auf diesem Server läuft keine Saison. Wer ihn verwalten darf, kann mit `/lostcities { cmd-league }` eine eröffnen.
league-nothing-manager = Auf diesem Server läuft keine Saison. Du kannst eine eröffnen: vier Leute oder mehr, in einer Division alle gegen alle, über einige Wochen. Ich zeige sie in diesem Kanal.
league-form = **Eine Saison eröffnen** · { $game }
    { $clock }, { $days } Tage insgesamt. Sie beginnt in { $begins ->
    [one] einem Tag
   *[other] { $begins } Tagen
}, wenn mindestens vier dabei sind. { $pace ->
    [quick] Passt für Leute, die dreimal am Tag hereinschauen.
   *[other] Passt für Leute, die ein- oder zweimal am Tag hereinschauen.
} Wenn sie zu Ende ist, eröffne ich die nächste. Ich schreibe in diesen Kanal.
league-pace = { $pace ->
    [quick] Schnell
   *[other] Ruhig
}: { $clock }, { $days } Tage
league-begins-in = Beginn in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
league-opened = Die Saison ist in diesem Kanal eröffnet. Bis zum Beginn kann man mitmachen.
league-joined = Du bist dabei. Sobald es losgeht, stehen deine Partien unter `/lostcities { cmd-games }`.
league-left = Du bist aus der Saison ausgestiegen.
league-ask-to-leave = **Aus der Saison aussteigen?** Der Computer spielt deine Partien weiter, du kommst auf den letzten Platz, und du kannst nicht zurück.
league-ask-to-leave-early = **Aus der Saison aussteigen?** Bis zum Beginn kannst du wieder mitmachen.
league-joined-by = { $joined } { $joined ->
    [one] ist
   *[other] sind
} dabei; Beginn { $fromnow }:
league-joined-name = • { $name }
league-own = Du bist auf Platz **{ $place }**. { $open ->
    [0] Alle deine Partien sind zu Ende.
    [one] Eine deiner Partien läuft noch.
   *[other] { $open } deiner Partien laufen noch.
}
league-own-possible = { league-own } Möglich sind noch die Plätze { $best } bis { $worst }.
league-line = { $next }{ $place } · **{ $name }** · **{ $points }** Punkte · { $wins } gewonnen · { $played } von { $all }{ $state ->
    [no_show] { " " }· kam nie
    [left] { " " }· ausgestiegen
    [removed] { " " }· herausgenommen
   *[in] { "" }
}{ $possible }
league-possible = { " " }· noch { $best }–{ $worst }
league-settled = { "" }
league-alt = { $next }{ $place }. { $name }: { $points } Punkte, { $wins } gewonnen, { $played } von { $all } gespielt{ $state ->
    [no_show] , kam nie
    [left] , ausgestiegen
    [removed] , herausgenommen
   *[in] { "" }
}{ $possible }.
league-picture-over = { $over } von { $all } zu Ende
league-picture-played = gespielt
league-picture-points = Punkte
league-picture-places = Plätze
league-rules = **Regeln der Saison**
    • Alle spielen zweimal gegen alle, bei acht oder neun Leuten einmal, ab zehn in Divisionen von fünf bis sieben, und beginnen in der Hälfte davon. Alle Partien laufen zugleich, { $days } Tage lang.
    • Eine Partie ist **20 Punkte** wert: zehn für jeden, verschoben um den Unterschied (einer je 6 Punkte im Kartenspiel, 12 im Brettspiel und bei Roll & Write, 2 bei Unter Rivalen). Danach zählen Siege, dann die Partien unter Gleichen.
    • Wer aufgibt, bekommt höchstens fünf Punkte. Unentschieden wird nicht vereinbart.
    • Niemand entscheidet für andere. Wer mehr als ein Drittel einer Partie den Computer spielen lässt, bekommt dafür keine Punkte, und der andere mindestens 15.
    • Wer nach drei Tagen noch nie gezogen hat und nicht abwesend ist, wird herausgenommen; dessen Partien zählen für niemanden.
    • Wer aussteigt oder von den meisten Partien mehr als ein Drittel den Computer spielen lässt, wird Letzter und setzt eine Saison aus, wenn niemand, der den Server verwaltet, das aufhebt; der Computer spielt dessen Partien weiter.
    • Aus jeder Division steigen zur nächsten Saison zwei auf und zwei ab. Neue stehen nach ihrer Wertung.
    • Was am Ende offen ist, beenden Computer, ohne Wertung. Andere Partien werden wie sonst gewertet.
league-proof = **Niemand hat die Karten ausgesucht.** Die Datei enthält den Fingerabdruck jeder Mischung. Ihr eigener Fingerabdruck, `{ $hash }`, war öffentlich, bevor Discord die Nummer wählte, von der alle Mischungen auch abhängen: `{ $number }`. Jedes Geheimnis wird gezeigt, wenn seine Partie zu Ende ist. Wer den Bot betreibt, könnte die Auslosung mehrmals gepostet haben; so viel Vertrauen braucht es.
league-proof-file = Die Fingerabdrücke aller Partien der Saison.
league-past = **Frühere Saisons, die neueste zuerst**
league-past-line = • **{ $number }** · { $game } · vorn: { $name }
league-no-past = Auf diesem Server ist noch keine Saison zu Ende gegangen.
league-manage = **{ league-title }** · was du tun kannst, weil du den Server verwaltest. Die Liste der Änderungen nennt es.
league-remove-pick = Jemanden herausnehmen …
league-remove-entry = { $name } herausnehmen
league-lift-pick = Jemanden mitmachen lassen …
league-lift-entry = { $name } trotz des Ausstiegs mitmachen lassen
league-ask-to-remove = **{ $name } aus der Saison herausnehmen?** In den ersten drei Tagen zählen die Partien für niemanden; später spielt der Computer sie weiter.
league-ask-to-cancel = **Saison { $number } absagen?** Das lässt sich nicht zurücknehmen. Niemand gewinnt sie; begonnene Partien gehen weiter.
league-done-paused = Die Saison ist angehalten: Keine Zeit läuft ab.
league-done-resumed = Die Saison geht weiter.
league-done-extended = Die Saison dauert drei Tage länger.
league-done-removed = Diese Person gehört nicht mehr zur Saison.
league-done-lifted = Trotz des Ausstiegs aus der vorigen Saison ist Mitmachen jetzt erlaubt.
league-done-cancelled = Die Saison ist abgesagt.
league-done-confirmed = Das Ende der Saison steht fest.
league-done-undone = Das Ende ist zurückgenommen: Die Saison dauert mindestens drei Tage länger.
league-done-again = Wenn diese Saison zu Ende ist, eröffne ich die nächste.
league-done-once = Auf diese Saison folgt von selbst keine.

button-league-open = Saison eröffnen
button-league-past = Frühere Saisons
button-league-join = Mitmachen
button-league-leave = Aussteigen
button-league-rules = Regeln der Saison
button-league-tables = Tabelle
button-league-manage = Verwalten
button-league-pause = Anhalten
button-league-go-on = Weiter
button-league-extend = 3 Tage mehr
button-league-confirm = Bestätigen
button-league-undo = Ende zurücknehmen
button-league-again = Danach wieder
button-league-once = Nicht wieder
button-league-cancel = Saison absagen
button-league-remove = Herausnehmen

config-season = • { $when }, { $who }: { $deed ->
    [opened] Saison { $number } eröffnet
    [paused] Saison { $number } angehalten
    [resumed] Saison { $number } weiterlaufen lassen
    [extended] Saison { $number } um drei Tage verlängert
    [removed] jemanden aus Saison { $number } herausgenommen
    [lifted] jemanden in Saison { $number } mitmachen lassen, trotz des Ausstiegs aus der vorigen
    [cancelled] Saison { $number } abgesagt
    [undone] das Ende von Saison { $number } zurückgenommen
    [again] auf Saison { $number } die nächste folgen lassen
    [once] auf Saison { $number } keine folgen lassen
   *[confirmed] das Ende von Saison { $number } bestätigt
}

refuse-no-such-season = So eine Saison gibt es nicht.
refuse-season-here = Dieser Server hat schon eine Saison. Wenn sie zu Ende ist, kann die nächste eröffnet werden.
refuse-season-begun = Diese Saison hat begonnen; niemand kommt mehr dazu.
refuse-season-over = Diese Saison ist zu Ende.
refuse-season-full = Es sind schon 200 Leute dabei.
refuse-in-season = Du bist schon dabei.
refuse-not-in-season = Diese Person ist bei dieser Saison nicht dabei.
refuse-left-season = Du nimmst an dieser Saison nicht mehr teil. Der Computer spielt deine Partien weiter.
refuse-not-in-this-phase = Das geht mit der Saison jetzt nicht.
refuse-account-too-young = Um bei einer Saison mitzumachen, muss dein Discord-Konto mindestens 30 Tage alt sein.
refuse-left-season-before = Du bist aus der vorigen Saison ausgestiegen: Bei der nächsten kannst du wieder mitmachen, bei dieser nur, wenn jemand, der den Server verwaltet, es erlaubt.
refuse-finishes-too-few = Eine Saison braucht Leute, die ihre Partien zu Ende spielen. Du beendest weniger als 60 von 100; spiele erst ein paar andere zu Ende.
refuse-annulled = Diese Partie der Saison zählt für niemanden: Jemand von euch ist nicht mehr dabei, oder die Serververwaltung hat sie beendet.
