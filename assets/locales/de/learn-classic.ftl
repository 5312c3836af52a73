# Die Lektion des Kartenspiels.
#
# Punkte der lernenden Person: $now vor der Antwort, $after gleich danach, $end wenn es so gut wie möglich weitergeht, $best
# mit der richtigen Antwort. $lost ist, wie viel weniger die Antwort wert ist als die richtige.

learn-classic-begin = Jede Farbe ist eine eigene Expedition, und ihre Zahlen müssen steigen. Eine zu beginnen kostet 20 Punkte; die Zahlen, die du legst, bringen sie zurück. **Was legst du zuerst?**
learn-classic-begin-right = Rot zählt jetzt 3 − 20 = { $after }. Das ist kein Fehler: Mit deiner 4, 6, 8 und 9 werden es 30 − 20 = { $end }. Viele Karten einer Farbe, die niedrigste zuerst: So lohnt sich eine Expedition.
learn-classic-begin-high = Zahlen müssen steigen; was niedriger ist, passt dort nicht mehr. Du kommst am Ende auf { $end } statt { $best }. Beginne mit der niedrigsten Karte.
learn-classic-begin-alone = Diese Expedition hat 20 Punkte gekostet, und du hast keine andere Karte ihrer Farbe, die sie zurückbringt. Keine Karte allein ist 20 wert. Das kostet dich { $lost } Punkte.
learn-classic-begin-wait = Abwerfen kostet keine Punkte, aber einen Zug, und die Runde ist kurz: Du kommst am Ende auf { $end } statt { $best }.

learn-classic-wager = Eine Wettkarte verdoppelt, was ihre Expedition bringt, den Verlust wie den Gewinn. Sie muss vor der ersten Zahl liegen. **Was legst du?**
learn-classic-wager-right = Rot zählt jetzt (0 − 20) × 2 = { $after }. Auch die Zahlen, die noch kommen, zählen doppelt: 5, 6, 8, 9 und 10 machen (38 − 20) × 2 = { $end } daraus.
learn-classic-wager-late = Wettkarten liegen vor den Zahlen; deine rote Wettkarte passt nun nicht mehr. Rot bringt am Ende { $end } statt { $best }.
learn-classic-wager-blind = Eine Wettkarte verdoppelt auch den Verlust: Blau zählt (0 − 20) × 2 = { $after }, und du hast keine blaue Zahl. Das kostet dich { $lost } Punkte.
learn-classic-wager-wait = Du hast sechs gute rote Karten und brauchst jeden Zug für sie: Du kommst am Ende auf { $end } statt { $best }.

learn-classic-gift = Deine rote Expedition steht bei 7, und nichts auf deiner Hand passt. Was du abwirfst, liegt offen, und der Computer darf es statt einer Karte vom Nachziehstapel nehmen. Sieh dir rechts seine Expeditionen an. **Was tust du?**
learn-classic-gift-right = Diese Karte will niemand: Die weiße Expedition des Computers steht schon bei 9, eine rote hat er nicht, und deine steht bei 7.
learn-classic-gift-present = Der Computer nimmt die Karte und legt sie an. Du hast ihm { $lost } Punkte geschenkt.
learn-classic-gift-begin = Damit beginnt eine Expedition bei −20, und du hast zu wenig, um sie zu füllen. Das kostet dich { $lost } Punkte. Eine Karte abzulegen, die niemand will, kostet nichts.

learn-classic-late = Sechs Karten sind noch im Nachziehstapel. Die Runde endet in dem Moment, in dem die letzte gezogen wird; du hast also noch drei Züge, diesen eingeschlossen. **Was legst du?**
learn-classic-late-right = 6, 9 und 10: drei Züge, drei Karten für eine begonnene Expedition. Was du am Ende noch auf der Hand hast, zählt nichts, weder für noch gegen dich.
learn-classic-late-skip = Du hast drei Züge und drei weiße Karten, aber was niedriger ist als die gelegte, passt nicht mehr. Das kostet dich { $lost } Punkte.
learn-classic-late-new = Damit beginnt eine Expedition bei −20, und nur zwei Züge bleiben, sie zurückzuholen. Das kostet dich { $lost } Punkte. Führe spät in der Runde fort, was begonnen ist.
learn-classic-late-wait = Du hast drei Züge und drei weiße Karten, die passen. Ein Zug, in dem du keine legst, kostet dich { $lost } Punkte.

learn-classic-end = Du hast die weiße 6 gelegt. Weiße 9 und 10 und rote 10 würden auch passen, und beide Reihen sind durch eine Wettkarte verdoppelt. Aber im Nachziehstapel sind nur noch zwei Karten. **Woher nimmst du deine Karte?**
learn-classic-end-right = Der Nachziehstapel hat noch zwei Karten. Der Computer zieht eine, und du hast noch einen Zug: Mit einer weiteren 10 kommst du auf { $end } Punkte. Wer vom Ablagestapel nimmt, verlängert die Runde.
learn-classic-end-wrong = Jetzt ist noch eine Karte da. Der Computer zieht sie, und die Runde endet sofort, mit der 10 auf deiner Hand. Das kostet dich { $lost } Punkte.

learn-classic-bonus = Zwei Karten sind noch da: Du ziehst eine, der Computer die letzte. Das ist deine letzte Karte der Runde. Deine gelbe Expedition hat sieben Karten, Wettkarten eingeschlossen. **Was legst du?**
learn-classic-bonus-right = Die achte Karte, Wettkarten eingeschlossen, bringt 20 Punkte mehr, die keine Wettkarte vervielfacht. Du kommst von { $now } auf { $after } Punkte.
learn-classic-bonus-wrong = Du kommst von { $now } auf { $after } Punkte. Die gelbe 8 wäre { $lost } mehr wert: Sie ist die achte Karte ihrer Expedition, und ab acht Karten, Wettkarten eingeschlossen, gibt es 20 Punkte mehr.
