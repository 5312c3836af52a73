# De les van Roll & Write.
#
# Punten van wie leert: $now voor het antwoord, $after meteen erna, $end als het zo goed mogelijk verdergaat, $best met het
# goede antwoord. $lost is hoeveel minder het antwoord waard is dan het goede.

learn-roll-write-low = Elke beurt neem je één kleur en één getal en vul je het getal in de kolom van die kleur in; daar mogen getallen nooit dalen. Een kolom telt naar het aantal volle vakjes: −20 met één, 5 met vier, 50 met alle negen. In je rode kolom staat een 3. **Wat neem je?**
learn-roll-write-low-right = Het getal zelf is niets waard, dus neem het laagste dat past: hoe lager je staat, hoe meer worpen er nog passen.
learn-roll-write-low-high = Eén vakje meer, maar in rood passen nu alleen nog zulke hoge getallen. Het kost je in de volgende beurten { $lost } punten.
learn-roll-write-low-new = Een nieuwe kolom telt met één vakje −20 en heeft er vier nodig voordat ze iets oplevert. Vergeleken met rood kost het je { $lost } punten.
learn-roll-write-low-refuse = Wie weigert, arceert een dobbelsteensymbool, en het eerste telt −40. Het kost je { $lost } punten.

learn-roll-write-circle = De eerste worp van het spel. Met een 0 mag je het verdubbelingsvakje van een nog lege kolom aankruisen: die telt dan dubbel, ook in de min. Een 0 in een vakje geldt als 10. Er zullen veel blauwe dobbelstenen komen. **Wat kies je?**
learn-roll-write-circle-right = Het verdubbelingsvakje telt −100 tot er een getal volgt; kruis het dus vroeg aan, en daar waar je ver komt. Met de blauwe dobbelstenen die nog komen telt de kolom dubbel, en je haalt { $end } punten.
learn-roll-write-circle-alone = Je opent twee kolommen waar één genoeg is, en korte kolommen zijn schulden. Het kost je { $lost } punten.
learn-roll-write-circle-ten = Een 10 in het eerste vakje: daarboven passen alleen nog tienen. Het kost je { $lost } punten.
learn-roll-write-circle-plain = Een goed begin, maar staat er eenmaal een getal, dan is het verdubbelingsvakje voorgoed dicht. Het kost je { $lost } punten.
learn-roll-write-circle-refuse = Het eerste dobbelsteensymbool telt −40, en een worp met een 0 is weg. Het kost je { $lost } punten.

learn-roll-write-arrow = Je hebt een vakje met een pijl gevuld: meteen mag je het volgende vakje van een kolom naar keuze vullen. Oranje heeft zes volle vakjes, geel drie. Wie als eerste het zevende vakje vult, krijgt 20 punten voor de brug. **Waar leidt de pijl heen?**
learn-roll-write-arrow-right = Het zevende vakje: oranje telt 30 in plaats van 15, het levert een artefact op, en jij bent als eerste over de brug. Je komt op { $end } punten.
learn-roll-write-arrow-own = Geel stijgt van −10 naar 5, en er is een artefact bij. Maar in oranje ligt een brug voor je; die laten liggen kost je { $lost } punten.
learn-roll-write-arrow-new = Een nieuwe kolom begint op −20. Het kost je { $lost } punten.
learn-roll-write-arrow-stop = Niemand hoeft een pijl te gebruiken, maar deze is veel waard. Het kost je { $lost } punten.

learn-roll-write-refuse = Op je blad staat nog geen getal, en drie dobbelsteensymbolen tellen −20. De computer heeft deze worp geweigerd. **Wat kies je?**
learn-roll-write-refuse-right = Het vierde dobbelsteensymbool maakt van −20 een 10. Acht ervan tellen 70: af en toe weigeren hoort erbij.
learn-roll-write-refuse-take = Een hoog getal aan het begin laat daarboven geen ruimte, en de kolom telt −20. Het vierde dobbelsteensymbool had van −20 een 10 gemaakt: het kost je { $lost } punten.

learn-roll-write-last = Acht dobbelsteensymbolen tellen 70, met het negende tellen ze 0. In je gele kolom staat een 2. **Wat kies je?**
learn-roll-write-last-right = Alles invullen is beter dan het negende dobbelsteensymbool. Geel heeft nu twee vakjes, en de 70 punten blijven.
learn-roll-write-last-new = De 70 punten blijven, maar een nieuwe kolom begint op −20. Een tweede geel vakje kost niets: { $lost } punten meer.
learn-roll-write-last-refuse = Het negende dobbelsteensymbool maakt van 70 punten 0. Het kost je { $lost } punten. Neem vanaf acht wat er maar past.
