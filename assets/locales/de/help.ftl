# Erster Kontakt: ein Bildschirm, der sagt, was der Bot ist, welche Spiele er hat und wie es losgeht; ein zweiter listet alle Befehle.

help-about = **Lost Cities** von Reiner Knizia: Vier Spiele um Expeditionen. Wer sie lohnend macht, gewinnt.
help-game = • **{ $game }**: { $summary }
help-game-classic = Beginne nur, was lohnt.
help-game-rivals = Biete Gold für Karten.
help-game-roll-write = Ein Wurf für alle.
help-game-board = Je weiter, desto besser.
# Wie die Spiele im Bild und auf Knöpfen heißen, wo alle Lost Cities sind.
help-short-classic = Lost Cities
help-short-rivals = Unter Rivalen
help-short-roll-write = Roll & Write
help-short-board = Das Brettspiel
help-alt = Die vier Spiele: Lost Cities, eine steigende Reihe gelber Karten; Roll & Write, sechs Würfel und ein Spielblatt; Unter Rivalen, zwei Karten und die Münzen, die dafür geboten sind; das Brettspiel, Figuren auf dem Weg zu einer verlorenen Stadt.
help-try = Mit Leuten: `/lostcities { cmd-challenge }`, zu mehreren `/lostcities { cmd-open }`.
button-help-solo = { $game } spielen
button-solo = Solo spielen
button-learn = Lernen
button-help-commands = Alle Befehle
help-turn = **Dein Zug**: Drücke **{ button-hand }**, **{ button-roll-write-own-sheet }** oder **{ button-own-view }** unter dem Spielplan. Was sich öffnet, siehst nur du.
help-privacy = -# Ich kann euren Chat nicht lesen; ich sehe nur die Befehle und Knöpfe, die mir gelten.
help-commands = **Alle Befehle**. Du kannst sie anklicken.
help-start = **Eine Partie beginnen**: { $commands }
help-in-match = **In der Partie**: { $commands }
help-afterwards = **Danach**: { $commands }
help-review = **{ button-review }**, nach einer Partie, sagt, wie viel davon Glück war und welche Züge Punkte gekostet haben: Jeder wird mit dem verglichen, was der stärkste Computerspieler tun würde.
help-personal = **Für dich**: { $commands }
help-server = **Für den Server**: { $commands }
