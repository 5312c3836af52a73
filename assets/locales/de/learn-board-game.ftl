# Die Lektion des Brettspiels.
#
# Punkte der lernenden Person: $now vor der Antwort, $after gleich danach, $end wenn es so gut wie möglich weitergeht, $best
# mit der richtigen Antwort. $lost ist, wie viel weniger die Antwort wert ist als die richtige.

learn-board-game-leader = Deine erste Karte einer Farbe schickt eine Figur auf deren Weg, jede weitere zieht sie um eine Etappe. Die erste Etappe zählt −20, die neunte 50. Die Leitung zählt doppelt. Die erste Karte muss die niedrigste ihrer Farbe auf deiner Hand sein. **Womit beginnst du?**
learn-board-game-leader-right = Fünf grüne Karten führen weit, und die Leitung verdoppelt, was der Weg bringt: Mit den Plättchen darauf kommst du auf { $end } Punkte.
learn-board-game-leader-member = Der richtige Weg, aber die Leitung zählt doppelt, und weiter als hier kommst du nirgends. Du kommst auf { $end } statt { $best } Punkte.
learn-board-game-leader-alone = Eine Figur, die nie weiterzieht, zählt −20, die Leitung −40, und du hast keine andere Karte dieser Farbe. Das kostet dich { $lost } Punkte.
learn-board-game-leader-wait = Nichts verloren, aber am Ende fehlt ein Schritt auf dem grünen Weg: Du kommst auf { $end } statt { $best } Punkte.

learn-board-game-low = Deine Leitung ist auf dem grünen Weg, und du hast noch vier grüne Karten. Zahlen dürfen nicht fallen; gleiche dürfen aufeinander folgen. **Was spielst du?**
learn-board-game-low-right = Jede Karte ist ein Schritt, egal was darauf steht. Die niedrigste zuerst, dann passen alle: Du kommst auf { $end } Punkte.
learn-board-game-low-high = Auch nur ein Schritt, denn eine hohe Zahl bringt nicht mehr als eine niedrige. Aber was niedriger ist, passt nicht mehr: Du kommst auf { $end } statt { $best } Punkte.
learn-board-game-low-new = Eine zweite Figur beginnt bei −20, und die grünen Karten müssen warten. Das kostet dich { $lost } Punkte.
learn-board-game-low-wait = Jeder Zug ohne Schritt ist am Ende eine Etappe weniger. Das kostet dich { $lost } Punkte.

learn-board-game-gift = Nichts auf deiner Hand passt auf deinen grünen Weg. Die Leitung des Computers ist auf dem gelben Weg, seine letzte Karte dort eine 3. Er darf nehmen, was du abwirfst. **Was tust du?**
learn-board-game-gift-right = Auf diesem Weg hat der Computer keine Figur. Die Karte nützt niemandem.
learn-board-game-gift-present = Der Computer nimmt die Karte, und seine Leitung zieht eine Etappe weiter. Du hast ihm { $lost } Punkte geschenkt.
learn-board-game-gift-begin = Eine neue Figur zählt −20, bis sie weiterzieht, und du hast zu wenig, um sie weit zu bringen. Das kostet dich { $lost } Punkte.

learn-board-game-step = Deine Leitung ist auf ein Etappen-Plättchen gekommen: Eine deiner Figuren darf eine Etappe weiterziehen. Auf Grün 5 und auf Weiß 4 liegen je 10 Punkte. Die weiße Figur steht bei −10, die Leitung bei 5. **Welche zieht?**
learn-board-game-step-right = Von −10 auf 5 sind 15 Punkte, dazu 10 vom Plättchen: Auf der vierten Etappe werden aus Schulden Punkte. Mit den Figuren hast du jetzt { $after } Punkte.
learn-board-game-step-other = Von 5 auf 10 sind 5 Punkte, für die Leitung doppelt, dazu 10 vom Plättchen: ein guter Schritt, aber Weiß brächte { $lost } mehr.
learn-board-game-step-stop = Ziehen muss niemand, aber ein Schritt ist hier viel wert. Das kostet dich { $lost } Punkte.

learn-board-game-bridge = Deine Leitung steht auf Grün 6 vor der Brücke, deine andere Figur auf Weiß 3 bei −10. Auf Weiß 4 liegen 10 Punkte, auf Grün 7 liegen 15. **Was spielst du?**
learn-board-game-bridge-right = Über die Brücke: Von 15 auf 30 sind 15 Punkte, für die Leitung doppelt, dazu 15 vom Plättchen. Mit den Figuren hast du jetzt { $after } Punkte. Die Runde endet, wenn fünf Figuren aller Spieler drüben sind.
learn-board-game-bridge-other = Von −10 auf 5 sind 15 Punkte, dazu 10 vom Plättchen. Aber die Brücke ist { $lost } mehr wert, und die Runde kann enden, wenn andere sie überschreiten.
learn-board-game-bridge-new = Eine dritte Figur beginnt bei −20. Die Brücke liegen zu lassen kostet dich { $lost } Punkte.
learn-board-game-bridge-wait = Zwei Schritte sind jetzt viel wert. Keinen davon zu tun kostet dich { $lost } Punkte.
