# De les van het bordspel.
#
# Punten van wie leert: $now voor het antwoord, $after meteen erna, $end als het zo goed mogelijk verdergaat, $best met het
# goede antwoord. $lost is hoeveel minder het antwoord waard is dan het goede.

learn-board-game-leader = Je eerste kaart van een kleur stuurt een figuur het pad op, en elke volgende kaart brengt die één etappe verder. De eerste etappe telt −20, de negende 50. De leider telt dubbel. De eerste kaart moet de laagste van die kleur in je hand zijn. **Waarmee begin je?**
learn-board-game-leader-right = Vijf groene kaarten brengen je ver, en de leider verdubbelt wat het pad oplevert: met de fiches erop kom je op { $end } punten.
learn-board-game-leader-member = Het goede pad, maar de leider telt dubbel, en verder dan hier kom je nergens. Je komt op { $end } in plaats van { $best } punten.
learn-board-game-leader-alone = Een figuur die nooit verdergaat telt −20, een leider −40, en je hebt geen andere kaart van deze kleur. Het kost je { $lost } punten.
learn-board-game-leader-wait = Niets verloren, maar aan het einde mis je een stap op het groene pad: je komt op { $end } in plaats van { $best } punten.

learn-board-game-low = Je leider is op het groene pad, en je hebt nog vier groene kaarten. Getallen mogen niet dalen; gelijke mogen op elkaar volgen. **Wat speel je?**
learn-board-game-low-right = Elke kaart is één stap, wat er ook op staat. De laagste eerst, dan passen ze allemaal: je komt op { $end } punten.
learn-board-game-low-high = Ook maar één stap, want een hoog getal levert niet meer op dan een laag. Maar wat lager is, past niet meer: je komt op { $end } in plaats van { $best } punten.
learn-board-game-low-new = Een tweede figuur begint op −20, en de groene kaarten moeten wachten. Het kost je { $lost } punten.
learn-board-game-low-wait = Elke beurt zonder stap is aan het einde een etappe minder. Het kost je { $lost } punten.

learn-board-game-gift = Niets in je hand past op je groene pad. De leider van de computer is op het gele pad, zijn laatste kaart daar een 3. Hij mag nemen wat je aflegt. **Wat doe je?**
learn-board-game-gift-right = Op dat pad heeft de computer geen figuur. Niemand heeft iets aan deze kaart.
learn-board-game-gift-present = De computer neemt de kaart, en zijn leider komt één etappe verder. Je hebt hem { $lost } punten cadeau gedaan.
learn-board-game-gift-begin = Een nieuwe figuur telt −20 tot hij verdergaat, en je hebt te weinig om hem ver te brengen. Het kost je { $lost } punten.

learn-board-game-step = Je leider is op een fiche met een pijl gekomen: een van je figuren mag één etappe verder. Op groen 5 en op wit 4 liggen elk 10 punten. De witte figuur staat op −10, de leider op 5. **Welke gaat verder?**
learn-board-game-step-right = Van −10 naar 5 is 15 punten, en nog 10 van de fiche: op de vierde etappe worden schulden punten. Met de figuren heb je nu { $after } punten.
learn-board-game-step-other = Van 5 naar 10 is 5 punten, dubbel voor de leider, en 10 van de fiche: een goede stap, maar wit levert { $lost } meer op.
learn-board-game-step-stop = Het hoeft niet, maar een stap is hier veel waard. Het kost je { $lost } punten.

learn-board-game-bridge = Je leider staat op groen 6 voor de brug, je andere figuur op wit 3 op −10. Op wit 4 liggen 10 punten, op groen 7 liggen er 15. **Wat speel je?**
learn-board-game-bridge-right = De brug over: van 15 naar 30 is 15 punten, dubbel voor de leider, en nog 15 van de fiche. Met de figuren heb je nu { $after } punten. De ronde eindigt als vijf figuren van alle spelers aan de overkant zijn.
learn-board-game-bridge-other = Van −10 naar 5 is 15 punten, en 10 van de fiche. Maar de brug is { $lost } meer waard, en de ronde kan eindigen als anderen haar oversteken.
learn-board-game-bridge-new = Een derde figuur begint op −20. De brug laten liggen kost je { $lost } punten.
learn-board-game-bridge-wait = Twee stappen zijn nu veel waard. Geen van beide doen kost je { $lost } punten.
