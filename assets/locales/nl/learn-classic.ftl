# De les van het kaartspel.
#
# Punten van wie leert: $now voor het antwoord, $after meteen erna, $end als het zo goed mogelijk verdergaat, $best met het
# goede antwoord. $lost is hoeveel minder het antwoord waard is dan het goede.

learn-classic-begin = Elke kleur is een eigen expeditie, en de getallen moeten oplopen. Een expeditie beginnen kost 20 punten; de getallen die je legt, brengen ze terug. **Wat leg je eerst?**
learn-classic-begin-right = Rood telt nu 3 − 20 = { $after }. Dat is geen fout: met je 4, 6, 8 en 9 wordt het 30 − 20 = { $end }. Veel kaarten van één kleur, de laagste eerst: zo loont een expeditie.
learn-classic-begin-high = Getallen moeten oplopen; wat lager is, past daar niet meer. Je eindigt op { $end } in plaats van { $best }. Begin met de laagste kaart.
learn-classic-begin-alone = Die expeditie kostte 20 punten, en je hebt geen andere kaart van die kleur die ze terugbrengt. Geen enkele kaart is alleen 20 waard. Het kost je { $lost } punten.
learn-classic-begin-wait = Afleggen kost geen punten, maar wel een beurt, en de ronde is kort: je eindigt op { $end } in plaats van { $best }.

learn-classic-wager = Een wedkaart verdubbelt wat de expeditie oplevert, het verlies net zo goed als de winst. Ze moet er liggen vóór het eerste getal. **Wat leg je?**
learn-classic-wager-right = Rood telt nu (0 − 20) × 2 = { $after }. Ook de getallen die nog komen, tellen dubbel: 5, 6, 8, 9 en 10 maken er (38 − 20) × 2 = { $end } van.
learn-classic-wager-late = Wedkaarten komen vóór de getallen; je rode wedkaart past nu niet meer. Rood levert uiteindelijk { $end } op in plaats van { $best }.
learn-classic-wager-blind = Een wedkaart verdubbelt ook het verlies: blauw telt (0 − 20) × 2 = { $after }, en je hebt geen blauw getal. Het kost je { $lost } punten.
learn-classic-wager-wait = Je hebt zes goede rode kaarten en hebt elke beurt daarvoor nodig: je eindigt op { $end } in plaats van { $best }.

learn-classic-gift = Je rode expeditie is bij 7, en niets in je hand past. Wat je aflegt, ligt open, en de computer mag het nemen in plaats van een kaart van de gedekte stapel. Kijk rechts naar zijn expedities. **Wat doe je?**
learn-classic-gift-right = Die kaart wil niemand: de witte expeditie van de computer is al bij 9, een rode heeft hij niet, en de jouwe is bij 7.
learn-classic-gift-present = De computer neemt de kaart en legt haar aan zijn expeditie. Je hebt hem { $lost } punten cadeau gedaan.
learn-classic-gift-begin = Daarmee begint een expeditie op −20, en je hebt te weinig om haar te vullen. Het kost je { $lost } punten. Een kaart afleggen die niemand wil, kost niets.

learn-classic-late = Er liggen nog zes kaarten in de gedekte stapel. De ronde eindigt zodra de laatste wordt getrokken; je hebt dus nog drie beurten, deze meegerekend. **Wat leg je?**
learn-classic-late-right = 6, 9 en 10: drie beurten, drie kaarten voor een expeditie die al begonnen is. Wat je aan het einde nog in je hand hebt, telt niet, niet voor en niet tegen je.
learn-classic-late-skip = Je hebt drie beurten en drie witte kaarten, maar wat lager is dan de gelegde kaart, past niet meer. Het kost je { $lost } punten.
learn-classic-late-new = Daarmee begint een expeditie op −20, met nog maar twee beurten om ze terug te halen. Het kost je { $lost } punten. Ga laat in de ronde verder met wat begonnen is.
learn-classic-late-wait = Je hebt drie beurten en drie witte kaarten die passen. Een beurt zonder er een te leggen kost je { $lost } punten.

learn-classic-end = Je hebt witte 6 gelegd. Witte 9 en 10 en rode 10 passen ook, en beide rijen zijn door een wedkaart verdubbeld. Maar er liggen nog maar twee kaarten in de gedekte stapel. **Waar neem je je kaart?**
learn-classic-end-right = De gedekte stapel heeft nog twee kaarten. De computer trekt er een, en jij hebt nog een beurt: met nog een 10 kom je op { $end } punten. Wie van de aflegstapel neemt, maakt de ronde langer.
learn-classic-end-wrong = Nu is er nog één kaart. De computer trekt die, en de ronde eindigt meteen, met de 10 in je hand. Het kost je { $lost } punten.

learn-classic-bonus = Er zijn nog twee kaarten: jij trekt er een, de computer de laatste. Dit is je laatste kaart van de ronde. Je gele expeditie heeft zeven kaarten, wedkaarten meegeteld. **Wat leg je?**
learn-classic-bonus-right = De achtste kaart, wedkaarten meegeteld, levert 20 punten extra op, die geen wedkaart vermenigvuldigt. Je gaat van { $now } naar { $after } punten.
learn-classic-bonus-wrong = Je gaat van { $now } naar { $after } punten. Gele 8 is { $lost } meer waard: het is de achtste kaart van die expeditie, en vanaf acht kaarten, wedkaarten meegeteld, zijn er 20 punten extra.
