# Eerste kennismaking: één scherm dat zegt wat de bot is, welke spellen hij heeft en hoe je begint.

help-about = **Lost Cities** is een spellenfamilie van Reiner Knizia: leid expedities, waag een weddenschap en stop voordat ze meer kosten dan opleveren. Ik deel en dobbel, bewaak de regels, teken de borden en tel.
help-game = • **{ $game }** · { $most ->
    [2] { $least } spelers
   *[other] { $least } tot { $most } spelers
}: { $summary }
help-game-classic = leg kaarten in oplopende volgorde; elke expeditie begint met een schuld, dus begin alleen wat loont.
help-game-rivals = bied goud voor de kaarten die iedereen wil.
help-game-roll-write = dezelfde dobbelstenen voor iedereen; je kruist op je eigen blad aan wat je gebruikt.
help-game-board = je kaarten verplaatsen figuren over vijf paden; hoe verder, hoe meer punten.
help-try = Een knop hieronder begint een partij tegen de computer.
button-help-solo = { $game } spelen
button-solo = Solo spelen
help-turn = **Jouw beurt**: druk op **{ button-hand }** onder het bord. Wat je in handen hebt, zie alleen jij.
help-start = **Een partij beginnen**: { $commands }
help-in-match = **In een partij**: { $commands }
help-afterwards = **Daarna**: { $commands }
help-personal = **Voor jou**: { $commands }
help-server = **Voor de server**: { $commands }
help-privacy = Ik kan jullie chat niet lezen; ik zie alleen de opdrachten en knoppen die voor mij bedoeld zijn.
