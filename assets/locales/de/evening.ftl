# Ein Abend mit denselben Karten für alle.

evening-head = **{ evening-name }** · Abend von { $host } · { $game }, { $deals ->
    [one] eine Partie
   *[other] { $deals } Partien
} zu { $minutes } Minuten gegen den Computer{ $level ->
    [normal] {""}
   *[other] {" "}({ evening-strength })
}
evening-strength = { $level ->
    [easy] leicht
    [casual] locker
    [fair] ordentlich
    [strong] stark
   *[normal] normal
}
evening-running = **Partie { $nth } von { $deals }** · endet { $at } · { $begun ->
    [0] noch spielt niemand
   *[other] fertig: { $finished } von { $begun }
}
evening-small = -# Alle bekommen dieselben Karten oder Würfel. Zu spät? Du kannst bei jeder Partie einsteigen. Bitte verrate nichts davon, bevor eine Partie vorbei ist. Fingerabdrücke: { $hashes }
evening-over = **Partie { $nth } ist vorbei.**
evening-leads = { evening-over } { $name } führt, **{ $ahead } vor** { $other }.
evening-level = { evening-over } { $name } und { $other } liegen gleichauf.
evening-line = { $place } · **{ $name }** { $total } ({ $deals })
evening-middle = -# Punkte über der Mitte des Feldes, Partie für Partie. ° vom Computer zu Ende gespielt
evening-more = -# und { $more } weitere
evening-wins = **{ $name } gewinnt den Abend** · **{ $total }** über dem Feld
evening-shared = **{ $name } und { $others ->
    [one] { $other }
   *[other] { $others } andere
} teilen sich den Abend** · **{ $total }** über dem Feld
evening-alone = **Der Abend ist vorbei.** Nur { $name } hat gespielt, also gewinnt niemand.
evening-nobody = **Der Abend ist vorbei.** Niemand hat gespielt.
evening-somebody = Jemand
evening-title = **{ evening-name } · Partie { $nth }**
evening-title-ends = { evening-title } · endet { $at }
evening-finished = Das sind { $lead } gegen den Computer. Wie das im Vergleich ist, steht in der Nachricht des Abends, wenn die Partie vorbei ist.
evening-name = Gleiche Karten
evening-picture-deals = Partie { $nth } von { $deals }
evening-picture-middle = Mitte des Feldes
evening-picture-behind = zurück
evening-picture-ahead = voraus
evening-picture-earlier = vorher
evening-picture-last = Partie { $nth }
evening-alt = { $place }. { $name }: { $total } über der Mitte des Feldes.
evening-begun = Dein Abend hat in diesem Kanal begonnen.
evening-open = In diesem Kanal läuft ein Abend.
evening-ended = Der Abend endet jetzt. Wer nicht fertig ist, überlässt den Rest dem Computer.
evening-proof = **Alle haben dieselben Würfel und Karten, und niemand hat sie ausgesucht.** Der Fingerabdruck des Geheimnisses steht vor jeder Partie da, das Geheimnis danach. Mit Geheimnis und Nummer würfelt `lostcities verify` alle Würfe einer Spieldatei nach und zieht alle Karten.
evening-proof-hidden = **Partie { $nth }** · Fingerabdruck `{ $hash }`
evening-proof-shown = { evening-proof-hidden } · Geheimnis `{ $secret }` · Nummer { $number }
evening-proof-file = Deine letzte beendete Partie als Spieldatei.
evening-replays = **Was du heute Abend gespielt hast.** *Vergleichen* zeigt, welche deiner Züge Punkte gekostet haben und warum.

button-evening-play = Partie { $nth } spielen
button-evening-next = Nächste Partie
button-evening-compare = Partie { $nth } vergleichen
button-evening-replay = Partie { $nth } nachspielen
button-evening-replays = Nachspielen
button-evening-table = Ganze Tabelle
button-evening-final = Finale spielen
button-evening-again = Noch einmal so
button-evening-end = Abend beenden

refuse-evening-here = In diesem Kanal läuft schon ein Abend.
refuse-too-many-evenings = Eine Person darf höchstens { $most } Abende zugleich laufen haben, auf allen Servern zusammen. Beende zuerst einen von deinen.
refuse-deal-over = Diese Partie ist vorbei oder hat noch nicht begonnen. Welche läuft, zeigt die Nachricht des Abends.
refuse-deal-goes-on = Noch spielt jemand diese Partie. Wenn alle fertig sind, kann es sofort weitergehen, wenn es der Gastgeber will, und nach 20 Sekunden für alle.
refuse-not-played = Das hast du nicht gespielt, oder es ist noch nicht vorbei.
refuse-only-finalists = Nur die beiden Besten des Abends spielen das Finale.
