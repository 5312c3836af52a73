# Eerste kennismaking: één scherm dat zegt wat de bot is, welke spellen hij heeft en hoe je begint; een tweede toont alle opdrachten.

help-about = **Lost Cities** is een spellenfamilie van Reiner Knizia: leid expedities, waag een weddenschap en stop voordat ze meer kosten dan opleveren. Ik deel en dobbel, bewaak de regels, teken de borden en tel.
help-game = • **{ $game }** · { $most ->
    [2] { $least } spelers
   *[other] { $least } tot { $most } spelers
}: { $summary }
help-game-classic = leg kaarten in oplopende volgorde; elke expeditie begint met een schuld, dus begin alleen wat loont.
help-game-rivals = bied goud voor de kaarten die iedereen wil.
help-game-roll-write = één worp voor iedereen; kruis op je eigen blad aan wat je ervan gebruikt.
help-game-board = je kaarten verplaatsen figuren over vijf paden; hoe verder, hoe meer punten.
# Hoe de spellen heten in de afbeelding en op knoppen, waar ze allemaal Lost Cities zijn.
help-short-classic = Lost Cities
help-short-rivals = Rivalen
help-short-roll-write = Roll & Write
help-short-board = Het bordspel
help-alt = De vier spellen: Lost Cities, een oplopende rij gele kaarten; Roll & Write, zes dobbelstenen en een blad; Rivalen, twee kaarten en de munten die ervoor geboden zijn; het bordspel, figuren op weg naar een verloren stad.
help-try = **Spelen** begint meteen een partij tegen de computer. Met anderen: `/lostcities { cmd-challenge }`, of `/lostcities { cmd-open }` voor meer dan twee.
button-help-solo = { $game } spelen
button-solo = Solo spelen
button-learn = Leren
button-help-commands = Alle opdrachten
help-turn = **Jouw beurt**: druk op **{ button-hand }** onder het bord. Wat je in handen hebt, zie alleen jij.
help-privacy = -# Ik kan jullie chat niet lezen; ik zie alleen de opdrachten en knoppen die voor mij bedoeld zijn.
help-commands = **Alle opdrachten**. Je kunt erop klikken.
help-start = **Een partij beginnen**: { $commands }
help-in-match = **In een partij**: { $commands }
help-afterwards = **Daarna**: { $commands }
help-review = **{ button-review }**, na een partij, zegt hoeveel ervan geluk was en welke zetten punten hebben gekost: elke zet wordt vergeleken met wat computerspelers zouden doen en met hoogstens twaalf andere mogelijke zetten.
help-personal = **Voor jou**: { $commands }
help-server = **Voor de server**: { $commands }
