# Was von jemandem aufbewahrt wird: zeigen, herausgeben, löschen. Ausführlich steht dasselbe in PRIVACY.md.

privacy-heading = **Was ich von dir aufbewahre**
privacy-nothing = Nichts. Sobald du spielst oder etwas einstellst, bewahre ich deine Discord-ID und deinen Namen auf.
privacy-person = • Deine Discord-ID; den Namen, den ich zuletzt gesehen habe: { $name }; Hinweise: { $pings }; Sprache: { $language }
privacy-matches = • { $matches } { $matches ->
    [one] Partie
   *[other] Partien
} ({ $open } davon offen) mit deinem Platz, deinen Punkten und { $acts } { $acts ->
    [one] Spielzug
   *[other] Spielzügen
} von dir, jeweils mit der Uhrzeit
privacy-prepared = • { $turns } { $turns ->
    [one] Zug, den
   *[other] Züge, die
} du vorbereitet hast
privacy-pings-of-server = wie der Server es will
privacy-sums = • { $rows } { $rows ->
    [one] Zeile
   *[other] Zeilen
} mit Wertungen und Summen, die aus deinen Ergebnissen errechnet sind
privacy-unlisted = • Dass du in keiner Rangliste stehen willst
privacy-no-challenges = • Dass du keine Herausforderungen annimmst
privacy-blocked = • { $people } { $people ->
    [one] Person
   *[other] Personen
}, von { $people ->
    [one] der
   *[other] denen
} du keine Herausforderungen annimmst
privacy-lessons = • Wie weit du in { $lessons } { $lessons ->
    [one] Lektion
   *[other] Lektionen
} gekommen bist
privacy-daily = • { $rounds } { $rounds ->
    [one] Partie
   *[other] Partien
} von Tagen und Abenden, mit jeder Wahl
privacy-decisions = • { $decisions } { $decisions ->
    [one] Änderung
   *[other] Änderungen
} von dir an den Einstellungen von Servern, jeweils mit der Uhrzeit
privacy-never = Was im Chat steht, bekomme ich nie, und ich bewahre von dir kein Token, keine Adresse und keine Nachricht auf.
privacy-more = -# `/lostcities { cmd-privacy } { cmd-privacy-export }` gibt dir alles als Datei, `/lostcities { cmd-privacy } { cmd-privacy-delete }` löscht es. Wo und wie lange es liegt, steht in PRIVACY.md beim Programm; verantwortlich ist, wer diesen Bot betreibt.
privacy-opted-out = Du stehst jetzt auf keinem Server mehr in einer Rangliste. Deine Partien zählen trotzdem für die anderen.
privacy-opted-in = Du stehst wieder in den Ranglisten, auf allen Servern.
button-privacy-export = Alles als Datei
button-privacy-next-part = Nächster Teil
button-privacy-opt-out = Aus den Ranglisten
button-privacy-opt-in = In die Ranglisten
button-privacy-delete = Alles löschen …
button-privacy-delete-for-sure = Alles löschen
privacy-file = Alles, was über dich gespeichert ist, für Programme lesbar. Niemand sonst wird darin genannt.
privacy-file-part = Das ist ein Teil von dem, was über dich gespeichert ist: Alles zusammen wäre zu groß für Discord. *Nächster Teil* bringt mehr. Niemand sonst wird darin genannt.
privacy-file-last = Das ist der letzte Teil von dem, was über dich gespeichert ist.
privacy-file-about = Was der Bot über dich gespeichert hat, als JSON
privacy-delete-heading = **Alles löschen, was ich von dir aufbewahre?**
privacy-delete-person = • Deine ID, dein Name und deine Einstellungen werden gelöscht, und du stehst in keiner Rangliste mehr.
privacy-delete-open = • { $matches } { $matches ->
    [one] offene Partie: Deine Herausforderung oder Einladung wird zurückgenommen; eine laufende Partie gilt als aufgegeben.
   *[other] offene Partien: Deine Herausforderungen und Einladungen werden zurückgenommen; laufende Partien gelten als aufgegeben.
}
privacy-delete-finished = • Die Partien, die du gespielt hast, gehören auch den anderen. Sie bleiben mit Zügen und Punkten, aber nichts darin führt mehr zu dir: Du heißt dort { seat-anonymous }, und niemandes Wertung ändert sich.
privacy-delete-stays = • Was schon in Discord steht, bleibt dort: ältere Spielpläne und Nachrichten mit deinem Namen. Ich schreibe nur die Spielpläne offener Partien neu. Die übrigen könnt ihr löschen, du oder die Moderation.
privacy-delete-final = Das lässt sich nicht rückgängig machen. Spielst du wieder, fängst du neu an.
privacy-deleted = Erledigt: Ich bewahre nichts mehr auf, was zu dir führt. Spielst du wieder, fängst du neu an.
refuse-nothing-kept = Ich bewahre nichts von dir auf, also gibt es nichts zu löschen.
refuse-export-asked = Deine vorige Datei ist noch in Arbeit. Du bekommst sie, sobald sie fertig ist; danach kannst du die nächste bestellen.
refuse-too-many-exports = Gerade werden zu viele Dateien erstellt. Versuch es in einer Minute noch einmal.
