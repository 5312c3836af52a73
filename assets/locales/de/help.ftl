# Erster Kontakt: ein Bildschirm, der sagt, was der Bot ist, welche Spiele er hat und wie es losgeht.

help-about = **Lost Cities** ist eine Spielefamilie von Reiner Knizia: Führe Expeditionen, wage eine Wette und höre auf, bevor sie mehr kosten als bringen. Ich gebe und würfle, achte auf die Regeln, zeichne die Spielpläne und rechne.
help-game = • **{ $game }** · { $most ->
    [2] { $least } Personen
   *[other] { $least } bis { $most } Personen
}: { $summary }
help-game-classic = Lege Karten in steigender Folge; jede Expedition beginnt mit Schulden, also beginne nur, was sich lohnt.
help-game-rivals = Biete Gold für die Karten, die alle wollen.
help-game-roll-write = Dieselben Würfel für alle; du kreuzt auf deinem eigenen Blatt an, was du nutzt.
help-game-board = Deine Karten ziehen Figuren auf fünf Wegen; je weiter, desto mehr Punkte.
help-try = Ein Knopf darunter beginnt ein Spiel gegen den Computer.
button-help-solo = { $game } spielen
button-solo = Solo spielen
help-turn = **Dein Zug**: Drücke **{ button-hand }** unter dem Spielplan. Was du auf der Hand hast, siehst nur du.
help-start = **Ein Spiel beginnen**: { $commands }
help-in-match = **Im Spiel**: { $commands }
help-afterwards = **Danach**: { $commands }
help-personal = **Für dich**: { $commands }
help-server = **Für den Server**: { $commands }
help-privacy = Ich kann euren Chat nicht lesen; ich sehe nur die Befehle und Knöpfe, die mir gelten.
