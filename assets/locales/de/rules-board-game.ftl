# Die Regeln des Brettspiels, Seite für Seite. Keine Zeile darf mit Sternchen, Klammer oder Punkt beginnen.

rules-board-game-picture =
    Das Ziel: **die meisten Punkte.** Deine Karten ziehen Figuren über fünf Wege; die ersten Etappen kosten Punkte, die letzten bringen viele. Hier ist Anna am Zug.

    `1` Die Siegpunkte einer Person, was ihre Figuren jetzt dazubrächten, und Artefakte.
    `2` Was eine Etappe für eine Figur zählt, die am Ende der Runde dort steht.
    `3` Eine Figur. Ihre Form sagt, wem sie gehört; ihre Zahl ist die letzte Karte dieser Reihe.
    `4` Eine Leitung, mit Krone: Sie zählt mal { $factor }, auch bei Verlust.
    `5` Ein Plättchen: Der Pfeil zieht eine Figur, eine Münze bringt Siegpunkte, die Vase ist ein Artefakt.
    `6` Die Brücke, mit einer Lampe für jeden Weg, auf dem sie überschritten ist. Bei { $figures } Überschreitungen endet die Runde.
    `7` Eine verlorene Stadt, die letzte Etappe.
    `8` Deine eigene letzte Karte dieser Farbe: Die nächste darf gleich oder höher sein.
    `9` Der Nachziehstapel und wie viele Karten er noch hat. Darunter liegen die Ablagestapel.

    In deinem Zug spielst du eine Karte oder wirfst sie ab, dann nimmst du eine auf.

rules-board-game-overview-title = Überblick
rules-board-game-overview =
    Zwei bis vier Reisende suchen fünf verlorene Städte. Fünf Expeditionen führen dorthin, jede in neun Etappen. Jede gespielte Karte bringt deine Figur in dieser Farbe eine Etappe weiter: von { $first } Punkten auf der ersten Etappe bis { $last } in der Stadt.

    • Es gibt { $cards } Karten: die Zahlen { $lowest } bis { $highest } in fünf Farben, jede zweimal. Du hast { $hand } auf der Hand. Zu zweit werden in jeder Runde { $removed } Karten ungesehen entfernt.
    • Du hast { $members } Mitglieder und eine Expeditionsleitung. Die Punkte der Leitung zählen doppelt, positive wie negative.
    • In deinem Zug spielst du eine Karte oder wirfst sie ab, dann nimmst du eine auf.
    • Eine Partie hat drei Runden. Artefakte, die du unterwegs sammelst, werden am Ende abgerechnet.

    Wer am Ende die meisten Siegpunkte hat, gewinnt.

rules-board-game-turn-title = Dein Zug
rules-board-game-turn =
    Ein Zug hat zwei Teile, in dieser Reihenfolge.

    1. Eine Karte ausspielen: mit ihr eine Expedition beginnen, sie an eine begonnene anlegen oder sie auf den Ablagestapel ihrer Farbe abwerfen.
    2. Eine Karte aufnehmen: vom Nachziehstapel oder die oberste eines Ablagestapels.{ $retake ->
        [yes] { " " }Du darfst sogar zurücknehmen, was du gerade abgeworfen hast.
       *[no] { " " }Was du gerade abgeworfen hast, darfst du aber nicht zurücknehmen.
    }

    Hier in Discord: Drücke **{ button-hand }**, wähle eine Karte, was du mit ihr tust, und dann, was du aufnimmst. Erlaubt ein Plättchen, eine Figur zu ziehen, wirst du gefragt, welche. Bis du eine Karte aufnimmst, macht **{ button-take-back }** deine Schritte einzeln rückgängig.

rules-board-game-expeditions-title = Expeditionen
rules-board-game-expeditions =
    Du hast in jeder Farbe höchstens eine Expedition: eine Reihe von Karten vor dir und eine Figur auf dem Spielplan.

    • **Beginne** mit der niedrigsten Karte der Farbe auf deiner Hand. Wähle Leitung oder Mitglied; die Figur startet auf der ersten Etappe ({ $first }).
    • **Lege an**: jede Karte der Farbe, deren Zahl gleich oder höher ist als die letzte deiner Reihe. Die Figur zieht eine Etappe weiter, mit der zweiten Karte auf { $second }. Lücken sind erlaubt, lassen sich aber nie mehr füllen.
    • Ist deine Figur in der Stadt, auf Etappe { $stages }? Dann ziehen Karten dieser Farbe eine andere deiner Figuren eine Etappe weiter.
    • Figuren ziehen nie zurück. Auf einer Etappe dürfen mehrere stehen.
    • Du musst nicht alle Figuren losschicken. Wer nicht unterwegs ist, zählt nichts.

rules-board-game-tiles-title = Ereignis-Plättchen
rules-board-game-tiles =
    Auf fünf Etappen jeder Expedition liegt ein Plättchen. Was deine Figur dort findet, geschieht sofort.

    • **Artefakt** ({ $artefacts } Plättchen): Du nimmst es, die Etappe bleibt in dieser Runde leer.
    • **Siegpunkte** ({ $points } Plättchen): Du bekommst die gezeigten Punkte, die Leitung nicht mehr als ein Mitglied. Das Plättchen bleibt liegen.
    • **Figur ziehen** ({ $stages } Etappen-Plättchen): Du darfst eine deiner Figuren, die unterwegs ist, eine Etappe weiterziehen, auch dieselbe. Das Plättchen bleibt liegen.

    Auch was diese Figur findet, geschieht. So kann eine Karte eine ganze Kette auslösen.

rules-board-game-scoring-title = Ende einer Runde
rules-board-game-scoring =
    Zwischen Etappe { $before } und { $behind } liegen die Brücken. Eine Runde endet sofort, wenn die insgesamt { $figures }. Figur eine davon überschreitet; ihr Plättchen zählt dann nicht mehr. Sie endet auch sofort, wenn jemand die letzte Karte des Nachziehstapels zieht.

    Dann zählt jede Figur, die unterwegs ist, was ihre Etappe wert ist, die Leitung mal { $factor }. Die Summe kommt zu deinen Siegpunkten dazu oder geht davon ab. Weniger als 0 hast du nie.

    Ein Beispiel: Leitung auf 35, Mitglieder auf 5 und −15. Das sind 70 + 5 − 15 = 60 Siegpunkte.

    Danach kommen die Figuren zurück, Plättchen und Karten werden gemischt, und wer als Nächstes dran gewesen wäre, beginnt die nächste Runde. Siegpunkte und Artefakte bleiben.

rules-board-game-match-title = Partie, Kurzspiel, Variante
rules-board-game-match =
    Nach drei Runden werden deine Artefakte nach einer Leiste abgerechnet: { $six } Siegpunkte für sechs, { $nine } für neun, aber { $none } für keines. **{ rules-board-game-values-title }** zeigt sie ganz.

    • Bei gleichen Punkten gewinnt, wer mehr Artefakte hat. Sind auch die gleich, ist der Sieg geteilt.
    • Das **Kurzspiel** hat eine Runde und eine eigene Leiste.
    • **Auf und Ab** ist eine Variante: Du beginnst mit deiner niedrigsten oder höchsten Karte einer Farbe. Die erste Karte, die anders ist, entscheidet, ob die Reihe steigt oder fällt; gleiche lassen es offen.

rules-board-game-values-title = Werte
rules-board-game-values =
    Manche Werte stehen nur auf Bildern, die wir nicht gesehen haben. { $certain } ist sicher, { $likely } ist wahrscheinlich, { $guess } haben wir geraten. Wenn du das Spiel hast, sag uns, was bei dir steht.

    • Etappen 1 bis 9: { $stages }
    • Siegpunkt-Plättchen: { $tiles }
    • Etappen mit Plättchen: { $places } { $places-mark }
    • Artefakte 0, 1, 2, … nach drei Runden: { $long }
    • Artefakte 0, 1, 2, … im Kurzspiel: { $short }
    • Die eigene abgeworfene Karte zurücknehmen: { $retake-mark }

    Mehr Artefakte zählen wie die letzte Zahl. Dass nach drei Runden sechs 30 bringen und neun 70, ist sicher.
rules-board-game-places = { colour-title } { $stages }

rules-board-game-house-title = Hausregeln
rules-board-game-house =
    Wo das Regelheft schweigt oder online nicht passt, spielen wir so:

    • Wer die erste Runde beginnt, entscheidet das Los.
    • Alle sehen die Siegpunkte und Artefakte aller.
    • Eine Karte für eine schon entdeckte Stadt darfst du auch anlegen, wenn keine deiner anderen Figuren ziehen kann.
    • Niemand zahlt für Artefakte mehr Siegpunkte, als er hat.
    • Zieht { $turns } Züge hintereinander niemand vom Nachziehstapel, sind die Ablagestapel im nächsten Zug geschlossen. So geht jede Runde zu Ende.
    • Das Mischen ist fair und lässt sich prüfen: Der Bot legt sein Geheimnis vor der Partie fest, veröffentlicht einen Fingerabdruck davon und zeigt es hinterher.

# Die Legende der Zeichen; jedes in höchstens zwei Zeilen zu 46 Buchstaben.
sign-board-game-points = Siegpunkte und was die Figuren unterwegs jetzt dazubrächten.
sign-board-game-figures = Figuren: Form je Person, Zahl der letzten Karte der Reihe. Krone: Leitung, mal { $factor }.
sign-board-game-tiles = Plättchen: Figur ziehen, Siegpunkte, Artefakt.
sign-board-game-bridge = Brücke: { $figures } Überschreitungen beenden die Runde. Die Lampe zeigt, wo.
sign-board-game-city = Verlorene Stadt: die letzte Etappe eines Weges.
sign-board-game-own-card = Die letzte Karte deiner eigenen Reihe auf diesem Weg.
