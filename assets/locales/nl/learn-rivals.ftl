# De les van Rivalen.
#
# Punten van wie leert, munten meegeteld: $now voor het antwoord, $after meteen erna, $end als het zo goed mogelijk
# verdergaat, $best met het goede antwoord. $lost is hoeveel minder het antwoord waard is dan het goede.

learn-rivals-order = Deze kaarten heb je voor één munt gewonnen. Een rij levert haar voetafdrukken op: één voor elk getal tot en met 5, twee vanaf 6. Elke wedkaart erin telt ze nog een keer, en in groen heb je er al een. Gelijke getallen mogen op elkaar volgen. **Wat leg je eerst?**
learn-rivals-order-right = Een wedkaart moet vóór het eerste getal liggen. Nu volgen 2, 2 en 5: 3 voetafdrukken × 3. Een rij beginnen kost niets.
learn-rivals-order-number = Getallen dalen nooit, en een wedkaart moet vóór het eerste liggen. Wat nog in het aanbod ligt, past nu minder goed of helemaal niet: het kost je { $lost } punten.
learn-rivals-order-remove = Je mag één kaart in de doos leggen, maar deze kun je zelf gebruiken. Het kost je { $lost } punten.
learn-rivals-order-nothing = Je hebt voor deze kaarten betaald. Als je er geen legt, kost het je { $lost } punten.

learn-rivals-worth = Je groene rij heeft drie getallen en een wedkaart. Vier getallen leveren een bonus van 8 op. De computer biedt 3 voor groene 7 en blauwe 2. **Wat doe je?**
learn-rivals-worth-right = Eén munt meer is genoeg. Groene 7 geeft jou 2 voetafdrukken × 2 en de bonus van 8, en de computer bijna niets. Je komt op { $end } punten, munten meegeteld.
learn-rivals-worth-more = Je krijgt de kaarten, maar een munt die je houdt is een punt, en de computer biedt er niet meer dan 3 voor. Je betaalt { $lost } meer dan nodig.
learn-rivals-worth-pass = Groene 7 is jou 12 punten waard: 2 voetafdrukken × 2, en 8 voor het vierde getal. Die voor 3 munten laten gaan kost je { $lost } punten.

learn-rivals-dear = Nu heeft je groene rij één getal en een wedkaart, en de computer biedt 6 voor groene 7 en blauwe 2. **Wat doe je?**
learn-rivals-dear-right = Groene 7 is jou 4 punten waard en blauwe 2 één; 7 munten zijn 7 waard. Laat de computer betalen: elke munt die je houdt is een punt.
learn-rivals-dear-bid = Je betaalt meer munten dan de kaarten je opleveren, en elke munt was een punt. Het kost je { $lost } punten.

learn-rivals-remove = Je hebt de veiling gewonnen en gele 4 gelegd. Witte 9 blijft over: je witte rij is bij 10, maar die van de computer heeft drie getallen en een wedkaart. Na een veiling mag je één kaart in de doos leggen. **Wat doe je?**
learn-rivals-remove-right = Witte 9 zou het vierde witte getal van de computer zijn geweest. Wie een veiling wint, neemt iets voor zichzelf en neemt de anderen iets af.
learn-rivals-remove-done = De computer krijgt witte 9 voor één munt: 2 voetafdrukken × 2 en de bonus van 8 voor het vierde getal. Het kost je { $lost } punten.

learn-rivals-poor = De computer heeft geen munten, en er ligt nog één kaart op de stapel. Wordt die omgedraaid, dan worden de munten in de voorraad gelijk verdeeld. **Wat doe je?**
learn-rivals-poor-right = Niemand kan meer bieden: vier kaarten voor één munt. Als de anderen geen munten hebben, is alles goedkoop.
learn-rivals-poor-more = Niemand kan meer bieden, dus één munt is genoeg. Je betaalt { $lost } te veel.
learn-rivals-poor-reveal = Dat was de laatste kaart van de stapel: de munten in de voorraad worden verdeeld, en de computer kan weer bieden. De kaarten kosten je nu { $lost } punten meer.
