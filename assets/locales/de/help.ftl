# Erster Kontakt: ein Bildschirm, der sagt, was der Bot ist und wie es losgeht.

help-about = **Lost Cities** ist Reiner Knizias Kartenspiel für zwei: Führe Expeditionen mit steigenden Zahlen, wage eine Wette und beginne keine, die mehr kostet, als sie bringt. Ich gebe die Karten, achte auf die Regeln, zeichne den Spielplan und zähle.
help-ways = **Vier Wege ins Spiel**
help-way-challenge = • `/lostcities { cmd-challenge }` lädt jemanden in diesem Kanal ein.
help-way-menu = • Öffne das Menü eines Mitglieds, dann *Apps* und *{ cmd-challenge-user }*.
help-way-solo = • `/lostcities { cmd-solo }` beginnt ein Spiel gegen den Computer.
help-way-rematch = • **{ button-rematch }** unter einem beendeten Spiel beginnt es von Neuem.
help-turn = **Dein Zug**: Drücke **{ button-hand }** unter dem Spielplan oder tippe `/lostcities { cmd-hand }`. Deine Karten siehst nur du. Du kannst einen Zug auch mit `/lostcities { cmd-play }` eintippen.
help-rules = **Neu hier?** `/lostcities { cmd-rules }` erklärt das Spiel Seite für Seite in wenigen Minuten.
help-privacy = Ich kann euren Chat nicht lesen; ich sehe nur die Befehle und Knöpfe, die mir gelten.
help-more = `/lostcities { cmd-games }` zeigt deine Spiele, `/lostcities { cmd-settings }` ändert Hinweise und Sprache.
