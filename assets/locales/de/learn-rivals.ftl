# Die Lektion von Unter Rivalen.
#
# Punkte der lernenden Person mit Münzen: $now vor der Antwort, $after gleich danach, $end wenn es so gut wie möglich
# weitergeht, $best mit der richtigen Antwort. $lost ist, wie viel weniger die Antwort wert ist als die richtige.

learn-rivals-order = Diese Karten hast du für eine Münze gewonnen. Eine Reihe bringt ihre Fußabdrücke: einen für jede Zahl bis 5, zwei ab der 6. Jede Wettkarte darin nimmt sie einmal mehr, und in Grün hast du schon eine. Gleiche Zahlen dürfen aufeinander folgen. **Was legst du zuerst an?**
learn-rivals-order-right = Eine Wettkarte muss vor der ersten Zahl liegen. Nun folgen 2, 2 und 5: 3 Fußabdrücke × 3. Eine Reihe zu beginnen kostet nichts.
learn-rivals-order-number = Zahlen fallen nie, und eine Wettkarte muss vor der ersten liegen. Was noch in der Auslage ist, passt nun schlechter oder gar nicht: Das kostet dich { $lost } Punkte.
learn-rivals-order-remove = Eine Karte darfst du in die Schachtel legen, aber diese kannst du selbst brauchen. Das kostet dich { $lost } Punkte.
learn-rivals-order-nothing = Du hast für diese Karten bezahlt. Wenn du keine davon anlegst, kostet dich das { $lost } Punkte.

learn-rivals-worth = Deine grüne Reihe hat drei Zahlen und eine Wettkarte. Vier Zahlen bringen einen Bonus von 8. Der Computer bietet 3 für die grüne 7 und die blaue 2. **Was tust du?**
learn-rivals-worth-right = Eine Münze mehr reicht. Die grüne 7 gibt dir 2 Fußabdrücke × 2 und den Bonus von 8, dem Computer kaum etwas. Du kommst auf { $end } Punkte, Münzen eingeschlossen.
learn-rivals-worth-more = Du bekommst die Karten, aber jede Münze, die du behältst, ist ein Punkt, und der Computer bietet nicht mehr als 3 dafür. Du zahlst { $lost } mehr als nötig.
learn-rivals-worth-pass = Die grüne 7 ist dir 12 Punkte wert: 2 Fußabdrücke × 2 und 8 für die vierte Zahl. Sie für 3 Münzen herzugeben kostet dich { $lost } Punkte.

learn-rivals-dear = Nun hat deine grüne Reihe eine Zahl und eine Wettkarte, und der Computer bietet 6 für die grüne 7 und die blaue 2. **Was tust du?**
learn-rivals-dear-right = Die grüne 7 ist dir 4 Punkte wert und die blaue 2 einen, 7 Münzen sind 7 wert. Lass den Computer zahlen: Jede Münze, die du behältst, ist ein Punkt.
learn-rivals-dear-bid = Du zahlst mehr Münzen, als die Karten dir bringen, und jede Münze war ein Punkt. Das kostet dich { $lost } Punkte.

learn-rivals-remove = Du hast die Versteigerung gewonnen und die gelbe 4 angelegt. Die weiße 9 bleibt: Deine weiße Reihe steht bei 10, aber die des Computers hat drei Zahlen und eine Wettkarte. Nach einer Versteigerung darfst du eine Karte in die Schachtel legen. **Was tust du?**
learn-rivals-remove-right = Die weiße 9 wäre die vierte weiße Zahl des Computers gewesen. Wer eine Versteigerung gewinnt, nimmt sich etwas und nimmt den anderen etwas.
learn-rivals-remove-done = Der Computer bekommt die weiße 9 für eine Münze: 2 Fußabdrücke × 2 und den Bonus von 8 für die vierte Zahl. Das kostet dich { $lost } Punkte.

learn-rivals-poor = Der Computer hat keine Münzen, und eine Karte ist noch im Stapel. Wird sie umgedreht, werden die Münzen im Vorrat gleichmäßig verteilt. **Was tust du?**
learn-rivals-poor-right = Niemand kann dich überbieten: vier Karten für eine Münze. Wenn die anderen keine Münzen haben, ist alles billig.
learn-rivals-poor-more = Niemand kann dich überbieten, also reicht eine Münze. Du zahlst { $lost } zu viel.
learn-rivals-poor-reveal = Das war die letzte Karte des Stapels: Die Münzen im Vorrat werden verteilt, und der Computer kann wieder bieten. Die Karten kosten dich nun { $lost } Punkte mehr.
