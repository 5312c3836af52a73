# Eerste kennismaking: één scherm dat zegt wat de bot is, welke spellen hij heeft en hoe je begint; een tweede toont alle opdrachten.

help-about = **Lost Cities** van Reiner Knizia: vier spellen om expedities; wie ze laat lonen, wint.
help-game = • **{ $game }**: { $summary }
help-game-classic = begin alleen wat loont.
help-game-rivals = bied goud voor kaarten.
help-game-roll-write = één worp voor allen.
help-game-board = hoe verder, hoe beter.
# Hoe de spellen heten in de afbeelding en op knoppen, waar ze allemaal Lost Cities zijn.
help-short-classic = Lost Cities
help-short-rivals = Rivalen
help-short-roll-write = Roll & Write
help-short-board = Het bordspel
help-alt = De vier spellen: Lost Cities, een oplopende rij gele kaarten; Roll & Write, zes dobbelstenen en een blad; Rivalen, twee kaarten en de munten die ervoor geboden zijn; het bordspel, figuren op weg naar een verloren stad.
help-try = Met anderen: `/lostcities { cmd-challenge }`, met meer dan twee `/lostcities { cmd-open }`.
button-help-solo = { $game } spelen
button-solo = Solo spelen
button-learn = Leren
button-help-commands = Alle opdrachten
help-turn = **Jouw beurt**: druk op **{ button-hand }**, **{ button-roll-write-own-sheet }** of **{ button-own-view }** onder het bord. Wat dan opengaat, zie alleen jij.
help-privacy = -# Ik kan jullie chat niet lezen; ik zie alleen de opdrachten en knoppen die voor mij bedoeld zijn.
help-commands = **Alle opdrachten**. Je kunt erop klikken.
help-start = **Een partij beginnen**: { $commands }
help-in-match = **In een partij**: { $commands }
help-afterwards = **Daarna**: { $commands }
help-review = **{ button-review }**, na een partij, zegt hoeveel ervan geluk was en welke zetten punten hebben gekost: elke zet wordt vergeleken met wat de sterkste computerspeler zou doen.
help-personal = **Voor jou**: { $commands }
help-server = **Voor de server**: { $commands }
