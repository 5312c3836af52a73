# Die Regeln von Rivalen, Seite für Seite. Keine Zeile darf mit Stern, Klammer oder Punkt beginnen.

rules-rivals-picture =
    Das Ziel: **die meisten Punkte.** Gewinne Versteigerungen und lege lange Reihen steigender Karten; auch Münzen, die du behältst, zählen. Hier ist Anna am Zug.

    `1` Der Stapel im Spiel und wie viele Karten er noch hat. Darunter eine kleine Rückseite für jeden Stapel: golden ist der im Spiel.
    `2` Die Auslage: die Karten, um die geboten wird. Die Fußabdrücke auf einer Zahl sind, was sie zählt.
    `3` Der Vorrat: bezahlte Gebote. Er wird verteilt, wenn ein Stapel aufgebraucht ist.
    `4` Die Münzen einer Person und beim Stern die Punkte bisher, Münzen eingerechnet.
    `5` Eine Reihe: ihre letzte Zahl, der Faktor ihrer Wettkarten und was sie zählt. Für jede Zahl füllt sich ein Punkt; alle { $numbers } bringen { $bonus } dazu.
    `6` Die Gebote dieser Versteigerung. Durchgestrichen heißt gepasst.
    `7` Das höchste Gebot, auf Gold. Wer gewinnt, bezahlt es und legt Karten der Auslage an.

    In deinem Zug drehst du eine Karte um oder eröffnest eine Versteigerung.

rules-rivals-overview-title = Überblick
rules-rivals-overview =
    Zwei bis vier Reisende bieten Gold für dieselben Karten und legen sie als Expeditionen aus: eine Reihe für jede der fünf Farben, in der die Zahlen nie fallen. Es zählen die Fußabdrücke auf den Karten, Wettkarten vervielfachen sie, und eine Reihe zu beginnen kostet nichts.

    • Es gibt { $cards } Karten: in jeder Farbe 2 bis 5 je zweimal, 6 bis 10 je einmal und { $wagers } Wettkarten.
    • Sie bilden { $piles } Stapel, die nacheinander umgedreht werden.
    • Jeder hat { $start-wagers } Startwettkarten verschiedener Farben. Damit sind diese zwei Reihen schon begonnen.
    • Die Münzen werden gleichmäßig verteilt: { $two } für jeden von zweien, { $three } von dreien, { $four } von vieren.

    Alles liegt offen, nur die Reihenfolge der Stapel nicht. Wer nach der letzten Karte die meisten Punkte hat, gewinnt.

rules-rivals-turn-title = Dein Zug
rules-rivals-turn =
    In deinem Zug machst du genau eines:

    1. **Eine Karte umdrehen.** Die oberste Karte des Stapels kommt in die Auslage. Dann ist der Nächste am Zug.
    2. **Eine Versteigerung eröffnen** um die Karten der Auslage. Du bietest mindestens eine Münze; ohne Münzen kannst du nur umdrehen.

    Eine Karte, die beim Umdrehen niemand mehr anlegen kann, kommt in die Schachtel und wird nicht ersetzt.

    Hier in Discord spielt ihr alles mit den Knöpfen unter dem Spielplan; drücken kann sie nur, wer am Zug ist. Oder ihr tippt: `reveal`, `auction.1`, `bid.5`, `pass`, `lay.r4`, `remove.gw`, `done`.

rules-rivals-auction-title = Die Versteigerung
rules-rivals-auction =
    Wer eröffnet, bietet zuerst. Die anderen folgen der Reihe nach: Jeder bietet mehr als das höchste Gebot oder passt. Wer gepasst hat, ist bei dieser Versteigerung draußen; wer geboten hat, darf erhöhen, wenn er wieder an der Reihe ist.

    • Niemand bietet mehr, als er hat. Wer nicht überbieten kann, passt von selbst, und der Tisch sagt es.
    • Haben alle bis auf einen gepasst, gewinnt das höchste Gebot und wird in den Vorrat bezahlt.
    • Danach ist die Person **links vom Gewinner** am Zug, egal wer eröffnet hat.

rules-rivals-laying-title = Karten anlegen
rules-rivals-laying =
    Wer gewonnen hat, darf in beliebiger Reihenfolge:

    • beliebig viele Karten der Auslage an die eigenen Reihen anlegen, auch keine,
    • **eine** Karte der Auslage in die Schachtel legen, ob sie zu gebrauchen war oder nicht.

    Was übrig ist, bleibt in der Auslage. Dann wird eine Karte umgedreht.

    • Eine Zahl darf nicht niedriger sein als die letzte Zahl ihrer Reihe. Gleiche Zahlen dürfen aufeinander folgen.
    • Eine Wettkarte darf nur vor der ersten Zahl liegen; mehrere einer Farbe sind erlaubt.
    • Die Reihenfolge bestimmst du: Wettkarte, 2, 2 und 5 können alle auf einmal liegen.

    Bis **{ button-rivals-done }** gedrückt ist, macht **{ button-take-back }** das Letzte rückgängig.

rules-rivals-piles-title = Stapel und Auszahlung
rules-rivals-piles =
    Es gibt { $piles } Stapel zu { $cards } Karten. Wird die letzte Karte eines Stapels umgedreht, werden die Münzen im Vorrat gleichmäßig verteilt. Was sich nicht teilen lässt, bleibt dort. Dann kommt der nächste Stapel ins Spiel, und der Nächste ist am Zug.

    Mit der letzten Karte des letzten Stapels endet die Partie **sofort**. Der Vorrat wird dann nicht mehr verteilt.

rules-rivals-scoring-title = Wertung
rules-rivals-scoring =
    Jede Reihe zählt für sich:
    1. Zähle ihre Fußabdrücke: Zahlen unter { $step } haben { $low }, die anderen { $high }. Wettkarten haben keine.
    2. Nimm sie bei einer Wettkarte mal 2, bei zweien mal 3, bei dreien mal 4, bei vieren mal 5. Startwettkarten zählen wie die anderen.
    3. Hat die Reihe mindestens { $numbers } **Zahlen**, kommen { $bonus } Punkte dazu. Dieser Bonus wird nicht vervielfacht.

    Eine Reihe nur aus Wettkarten zählt 0. Jede Münze, die du behältst, ist ein Punkt.

rules-rivals-example-title = Beispiel
rules-rivals-example =
    Das Wertungsbeispiel der Spielregel; die Summen sind gedruckt, die Karten von uns:

    🟩 Grün 6, 7, 8, 9: { $green }
    ⬜ Weiß, eine Wettkarte, 5, 6, 7: { $white }
    🟥 Rot, zwei Wettkarten, 2, 3, 6, 7: { $red }
    🟨 Gelb, zwei Wettkarten: { $yellow }
    🟦 Blau, vier Wettkarten, 9, 10: { $blue }

    Zusammen sind das **{ $total }** Punkte, und einer mehr für jede Münze.

rules-rivals-values-title = Werte und ihre Quellen
rules-rivals-values =
    Manche Zahlen stehen nur auf Bildern der Spielregel. ✓ ist sicher, ≈ wahrscheinlich, ? von uns geraten. Wenn du das Spiel hast und etwas anderes siehst, sag uns bitte Bescheid.

    { $prints-mark } Fußabdrücke: { $prints }
    { $coins-mark } Münzen zu zweit, zu dritt, zu viert: { $two }, { $three }, { $four }
    { $piles-mark } Stapel: { $piles } zu { $cards } Karten
    { $start-mark } Startwettkarten: je { $start-wagers }
    { $bonus-mark } Bonus: { $bonus } Punkte ab { $numbers } Zahlen
    { $empty-mark } Eine Versteigerung braucht eine Karte in der Auslage
    { $tie-mark } Bei gleichen Punkten teilt man sich den Sieg

rules-rivals-house-title = Hausregeln
rules-rivals-house =
    Wo die Spielregel schweigt oder online nicht passt, spielen wir so:

    • Wer anfängt, entscheidet das Los.
    • Alle Münzen liegen offen.
    • Solange die Auslage leer ist, gibt es keine Versteigerung.
    • Bei gleichen Punkten am Ende teilt man sich den Sieg.
    • Das Mischen ist fair und nachprüfbar: Der Bot legt sein Geheimnis vor der Partie fest, veröffentlicht einen Fingerabdruck davon und zeigt das Geheimnis danach.

# Die Legende der Zeichen; jedes in höchstens zwei Zeilen zu 46 Buchstaben.
sign-rivals-footprints = Fußabdrücke auf einer Zahl: was sie zählt.
sign-rivals-coins = Münzen, zum Bieten. Jede Münze, die du behältst, ist ein Punkt.
sign-rivals-points = Stern: Punkte bisher, Münzen eingerechnet.
sign-rivals-row = Eine Reihe: ihre letzte Zahl, der Faktor ihrer Wettkarten und was sie zählt.
sign-rivals-dots = Ein Punkt für jede Zahl einer Reihe. Alle { $numbers } bringen { $bonus } Punkte dazu.
sign-rivals-bids = Hammer: die Gebote. Auf Gold: das höchste.
sign-rivals-passed = Durchgestrichen: Diese Person hat gepasst.
sign-rivals-piles = Stapel: offene sind aufgebraucht, der goldene ist im Spiel.
