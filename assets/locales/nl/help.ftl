# Eerste kennismaking: één scherm dat zegt wat de bot is en hoe je begint.

help-about = **Lost Cities** is een spellenfamilie van Reiner Knizia: leid expedities in oplopende waarden, waag een weddenschap en stop voordat ze meer kosten dan opleveren. Ik deel en dobbel, bewaak de regels, teken de borden en tel.
help-ways = **Vijf manieren om te spelen**
help-way-challenge = • `/lostcities { cmd-challenge }` nodigt iemand in dit kanaal uit.
help-way-menu = • Open het menu van een lid, dan *Apps* en *{ cmd-challenge-user }*.
help-way-open = • `/lostcities { cmd-open }` opent een tafel waar anderen aanschuiven; computerspelers kunnen plaatsen vullen.
help-way-solo = • `/lostcities { cmd-solo }` begint een partij tegen de computer.
help-way-rematch = • **{ button-rematch }** onder een afgelopen partij begint er nog een.
help-turn = **Jouw beurt**: druk op **{ button-hand }** onder het bord of typ `/lostcities { cmd-hand }`. Wat je in handen hebt, zie alleen jij. Je kunt een zet ook typen met `/lostcities { cmd-play }`.
help-rules = **Nieuw hier?** `/lostcities { cmd-rules }` legt het spel in een paar minuten uit, bladzijde voor bladzijde.
help-back = **Daarna**: `/lostcities { cmd-leaderboard }` toont wie bovenaan staat, `/lostcities { cmd-stats }` wat iemand bereikt heeft, `/lostcities { cmd-history }` speelt afgelopen partijen terug, `/lostcities { cmd-verify }` toont dat kaarten en dobbelstenen eerlijk waren.
help-privacy = Ik kan jullie chat niet lezen; ik zie alleen de opdrachten en knoppen die voor mij bedoeld zijn. `/lostcities { cmd-privacy } { cmd-privacy-show }` zegt wat ik van je bewaar.
help-more = `/lostcities { cmd-games }` laat je partijen zien, `/lostcities { cmd-settings }` wijzigt meldingen en taal. Wie de server beheert, bepaalt met `/lostcities { cmd-config }` waar en door wie partijen worden geopend.
