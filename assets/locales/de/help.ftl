# Erster Kontakt: ein Bildschirm, der sagt, was der Bot ist und wie es losgeht.

help-about = **Lost Cities** ist eine Spielefamilie von Reiner Knizia: Führe Expeditionen in steigenden Werten, wage eine Wette und höre auf, bevor sie mehr kosten als bringen. Ich gebe und würfle, achte auf die Regeln, zeichne die Spielpläne und rechne.
help-ways = **Fünf Wege ins Spiel**
help-way-challenge = • `/lostcities { cmd-challenge }` lädt jemanden in diesem Kanal ein.
help-way-menu = • Öffne das Menü eines Mitglieds, dann *Apps* und *{ cmd-challenge-user }*.
help-way-open = • `/lostcities { cmd-open }` eröffnet einen Tisch, an den sich andere setzen; Computerspieler können Plätze füllen.
help-way-solo = • `/lostcities { cmd-solo }` beginnt ein Spiel gegen den Computer.
help-way-rematch = • **{ button-rematch }** unter einem beendeten Spiel beginnt es von Neuem.
help-turn = **Dein Zug**: Drücke **{ button-hand }** unter dem Spielplan oder tippe `/lostcities { cmd-hand }`. Was du auf der Hand hast, siehst nur du. Du kannst einen Zug auch mit `/lostcities { cmd-play }` eintippen.
help-rules = **Neu hier?** `/lostcities { cmd-rules }` erklärt das Spiel Seite für Seite in wenigen Minuten.
help-back = **Danach**: `/lostcities { cmd-leaderboard }` zeigt, wer führt, `/lostcities { cmd-stats }`, was jemand erreicht hat, `/lostcities { cmd-history }` spielt beendete Spiele noch einmal ab, `/lostcities { cmd-verify }` zeigt, dass Karten und Würfel ehrlich waren.
help-privacy = Ich kann euren Chat nicht lesen; ich sehe nur die Befehle und Knöpfe, die mir gelten. `/lostcities { cmd-privacy } { cmd-privacy-show }` sagt, was ich von dir aufbewahre.
help-more = `/lostcities { cmd-games }` zeigt deine Spiele, `/lostcities { cmd-settings }` ändert Hinweise und Sprache. Wer den Server verwaltet, bestimmt mit `/lostcities { cmd-config }`, wo und von wem Spiele eröffnet werden.
