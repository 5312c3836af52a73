# Die Regeln des Kartenspiels für zwei, Seite für Seite. Keine Zeile darf mit Stern, Klammer oder Punkt beginnen.

rules-page = **{ $game } · { $title }** · Seite { $page } von { $pages }

rules-picture-title = Auf einen Blick
rules-alt-pins = Ein Beispiel mit { $pins } nummerierten Markierungen; der Text erklärt, worauf sie zeigen.

rules-classic-picture =
    Das Ziel: **die meisten Punkte.** Eine Expedition beginnt mit { $cost } Punkten Schulden. Die Zahlen, die du anlegst, tragen sie ab; was darüber ist, gehört dir. Hier ist Anna am Zug, und beide haben noch Schulden.

    `1` Deine Punkte, wie sie gerade stehen. Begonnene Expeditionen liegen oft noch unter null.
    `2` Der Nachziehstapel und wie viele Karten er noch hat. Mit der letzten endet die Runde.
    `3` Eine Expedition: eine Reihe für jede Farbe. Jede Zahl muss höher sein als die vorige.
    `4` Eine Wettkarte verdoppelt, was die Reihe ergibt; ×3 sind zwei Wettkarten, ×4 drei. Sie kommt vor die erste Zahl.
    `5` Was die Reihe jetzt zählt: ihre Zahlen weniger { $cost }, mal ihre Wettkarten. Der Balken füllt sich bis { $cost }: Dann lohnt sich die Reihe, und in ihrer Stadt gehen die Lichter an.
    `6` Ein Ablagestapel, für euch beide. Die kleine Zahl zählt seine Karten.
    `7` Die Reihen deines Gegenübers. Der weiße Rahmen ist die zuletzt gelegte Karte.
    `8` Deine Hand, die nur du siehst. Eine abgedunkelte Karte passt an keine deiner Reihen; die goldene Ecke zeigt, was du gezogen hast.

    In deinem Zug legst du eine Karte an oder wirfst sie ab, dann nimmst du eine.

rules-classic-overview-title = Überblick
rules-classic-overview =
    Zwei Reisende führen Expeditionen in { $colours } entlegene Winkel der Erde. Eine Expedition ist eine Reihe von Karten einer Farbe, deren Zahlen immer weiter ansteigen.

    Jede Expedition, die du beginnst, kostet { $cost } Punkte. Bringen ihre Zahlen mehr, gewinnst du den Rest; bringen sie weniger, verlierst du ihn. Wettkarten vervielfachen das Ergebnis, im Guten wie im Schlechten.

    • Es gibt { $cards } Karten: in jeder Farbe die Zahlen { $lowest } bis { $highest } je einmal und { $wagers } Wettkarten.
    • Ihr habt je { $hand } Karten auf der Hand. Alle anderen bilden den verdeckten Nachziehstapel.
    • In deinem Zug legst du eine Karte an oder wirfst sie ab, dann nimmst du eine.
    • Die Runde endet mit der letzten Karte des Nachziehstapels.

    Wer nach allen Runden die meisten Punkte hat, gewinnt.

rules-classic-turn-title = Dein Zug
rules-classic-turn =
    Ein Zug hat zwei Teile. Beide sind Pflicht, in dieser Reihenfolge.

    1. Lege eine Handkarte: entweder an deine eigene Expedition ihrer Farbe oder auf den Ablagestapel ihrer Farbe.
    2. Nimm eine Karte: entweder vom Nachziehstapel oder die oberste Karte eines Ablagestapels.

    Genau die Karte, die du gerade abgeworfen hast, darfst du nicht wieder nehmen. So hast du am Ende deines Zuges immer { $hand } Karten auf der Hand.

    Hier in Discord: Drücke **{ button-hand }**, wähle eine Karte, wähle, wohin sie kommt, und dann, was du nimmst. Solange du noch keine Karte genommen hast, kannst du das mit **{ button-take-back }** rückgängig machen.

rules-classic-expeditions-title = Expeditionen und Wettkarten
rules-classic-expeditions =
    Du hast von jeder Farbe höchstens eine Expedition und legst nur an deine eigenen an.

    • Jede Zahl muss höher sein als die letzte Zahl der Reihe. Lücken sind erlaubt, lassen sich aber nie mehr füllen.
    • Eine Wettkarte darfst du nur vor der ersten Zahl legen. Mehrere einer Farbe sind erlaubt, bis zu allen { $wagers }.
    • Sobald eine Zahl in der Reihe liegt, nimmt sie keine Wettkarten mehr auf.
    • Du musst nicht jede Farbe beginnen. Eine Expedition ohne Karten kostet nichts.

    Ein Beispiel: Deine grüne Reihe ist Wettkarte, 5. Nun darfst du jede grüne Zahl von 6 bis { $highest } anlegen. Die grüne 2, 3 und 4 und die übrigen grünen Wettkarten kannst du nur noch abwerfen.

rules-classic-discards-title = Abwerfen und nehmen
rules-classic-discards =
    Jede Farbe hat einen Ablagestapel, den ihr euch teilt. Nur seine oberste Karte ist zu sehen und zu haben; der Spielplan zeigt, wie viele Karten dort liegen.

    • Du darfst jede Karte abwerfen, auch eine, die du anlegen könntest.
    • Statt zu ziehen, darfst du die oberste Karte eines Ablagestapels nehmen, zum Beispiel was dein Gegenüber gerade abgeworfen hat.
    • Der Stapel, auf den du gerade abgeworfen hast, ist für dich in diesem Zug geschlossen.
    • Alle dürfen wissen, wie viele Karten im Nachziehstapel sind. Wer von den Ablagestapeln nimmt, verkürzt ihn nicht und gewinnt so Zeit.

    Überlege gut, was du abwirfst: Vielleicht wartet dein Gegenüber genau darauf.

rules-classic-scoring-title = Ende und Wertung
rules-classic-scoring =
    Die Runde endet sofort, wenn jemand die letzte Karte des Nachziehstapels zieht. Karten auf der Hand zählen nicht.

    Jede Expedition wird für sich gewertet:
    1. Zähle ihre Zahlen zusammen.
    2. Zieh { $cost } Punkte Expeditionskosten ab.
    3. Nimm das Ergebnis mal 2 bei einer Wettkarte, mal 3 bei zweien, mal 4 bei dreien. Auch ein Verlust wird vervielfacht.
    4. Gib { $bonus } Punkte dazu, wenn die Reihe mindestens { $bonus-cards } Karten hat, Wettkarten mitgezählt. Dieser Bonus wird nicht vervielfacht.

    Eine Farbe ohne Karten zählt 0. Eine Expedition bringt zwischen { $worst } und { $best } Punkten.

rules-classic-example-title = Beispiel
rules-classic-example =
    Das Wertungsbeispiel der Spielregel:

    🟨 Gelb: { $yellow }
    🟦 Blau: keine Karten, keine Kosten, 0
    ⬜ Weiß, nur eine Wettkarte: { $white }
    🟩 Grün, eine Wettkarte: { $green }
    🟥 Rot, zwei Wettkarten, { $bonus-cards } Karten: { $red }

    Zusammen sind das **{ $total }** Punkte.

    Weiß zeigt es am besten: Beginne eine Expedition nur, wenn du sie wohl auch heimbringst. Eine Wettkarte braucht genügend Karten ihrer Farbe und genug Zeit, sie zu legen.

rules-classic-match-title = Partie und langes Spiel
rules-classic-match =
    Eine Partie hat drei Runden, oder nur eine, wenn ihr das wählt. Nach jeder Runde kommen ihre Punkte zu eurer Summe, alle Karten werden gemischt und wieder je { $hand } ausgeteilt.

    • Die nächste Runde beginnt, wer bisher mehr Punkte hat.
    • Wer nach der letzten Runde die meisten Punkte hat, gewinnt die Partie.

    Im **langen Spiel** kommt eine sechste Farbe dazu, Violett: { $long-cards } Karten statt { $cards }, und zu Beginn { $long-pile } statt { $pile } im Nachziehstapel. Alles andere bleibt gleich.

rules-classic-house-title = Hausregeln
rules-classic-house =
    Wo die Spielregel schweigt oder hier nicht passt, spielen wir so:

    • Wer die erste Runde beginnt, wird ausgelost.
    • Haben beide gleich viele Punkte, beginnt die nächste Runde, wer die letzte nicht begonnen hat.
    • Bei gleichen Punkten am Ende teilt ihr euch den Sieg.
    • Wird { $turns } Züge lang nicht vom Nachziehstapel gezogen, sind die Ablagestapel für den nächsten Zug geschlossen. So kommt jede Runde zu einem Ende.
    • Das Mischen ist fair und nachprüfbar: Der Bot legt vor der Partie sein Geheimnis fest, veröffentlicht dessen Fingerabdruck und zeigt das Geheimnis danach.

# Die Legende der Zeichen; jedes in höchstens zwei Zeilen zu 46 Buchstaben.
rules-signs-title = Zeichen
rules-signs = Was die Zeichen in den Bildern dieses Spiels bedeuten.
sign-turn = Goldener Rand: Diese Person ist am Zug.
sign-frames = Weißer Rahmen: zuletzt gespielt. Golden gestrichelt: hierhin darf die gewählte Karte.
sign-hand = Dunkel: passt an keine deiner Reihen. Goldene Ecke: gerade gezogen.
sign-discards = Ablagestapel und wie viele Karten dort liegen; gestrichelt, wo er leer ist.
sign-draw-pile = Nachziehstapel und wie viele Karten er noch hat.
sign-round = Runde 2 von 3. Neben Punkten: die dieser Runde.
sign-winner = Krone: gewonnen.
sign-classic-wager = Wettkarte: verdoppelt, was die Reihe ergibt. ×3 sind zwei Wettkarten, ×4 drei.
sign-classic-score = Dunkle Stadt: Die Reihe hat noch Schulden. Licht: Sie lohnt sich.
