# Erster Kontakt: ein Bildschirm, der sagt, was der Bot ist, welche Spiele er hat und wie es losgeht; ein zweiter listet alle Befehle.

help-about = **Lost Cities** ist eine Spielefamilie von Reiner Knizia: Führe Expeditionen, wage eine Wette und höre auf, bevor sie mehr kosten als bringen. Ich teile aus und würfle, achte auf die Regeln, zeichne die Spielpläne und rechne.
help-game = • **{ $game }** · { $most ->
    [2] { $least } Personen
   *[other] { $least } bis { $most } Personen
}: { $summary }
help-game-classic = Lege Karten in steigender Folge; jede Expedition beginnt mit Schulden, also beginne nur, was sich lohnt.
help-game-rivals = Biete Gold für die Karten, die alle wollen.
help-game-roll-write = Ein Wurf für alle; kreuze auf deinem eigenen Blatt an, was du davon nutzt.
help-game-board = Deine Karten ziehen Figuren auf fünf Wegen; je weiter, desto mehr Punkte.
# Wie die Spiele im Bild und auf Knöpfen heißen, wo alle Lost Cities sind.
help-short-classic = Lost Cities
help-short-rivals = Unter Rivalen
help-short-roll-write = Roll & Write
help-short-board = Das Brettspiel
help-alt = Die vier Spiele: Lost Cities, eine steigende Reihe gelber Karten; Roll & Write, sechs Würfel und ein Blatt; Unter Rivalen, zwei Karten und die Münzen, die dafür geboten sind; das Brettspiel, Figuren auf dem Weg zu einer verlorenen Stadt.
help-try = **Spielen** beginnt sofort ein Spiel gegen den Computer. Mit anderen: `/lostcities { cmd-challenge }`, oder `/lostcities { cmd-open }` für mehr als zwei.
button-help-solo = { $game } spielen
button-solo = Solo spielen
button-learn = Lernen
button-help-commands = Alle Befehle
help-turn = **Dein Zug**: Drücke **{ button-hand }** unter dem Spielplan. Was du auf der Hand hast, siehst nur du.
help-privacy = -# Ich kann euren Chat nicht lesen; ich sehe nur die Befehle und Knöpfe, die mir gelten.
help-commands = **Alle Befehle**. Du kannst sie anklicken.
help-start = **Ein Spiel beginnen**: { $commands }
help-in-match = **Im Spiel**: { $commands }
help-afterwards = **Danach**: { $commands }
help-review = **{ button-review }**, nach einer Partie, sagt, wie viel davon Glück war und welche Züge Punkte gekostet haben: Jeder wird mit dem verglichen, was Computerspieler tun würden, und mit bis zu zwölf anderen möglichen Zügen.
help-personal = **Für dich**: { $commands }
help-server = **Für den Server**: { $commands }
