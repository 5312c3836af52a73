# Die Lektion von Roll & Write.
#
# Punkte der lernenden Person: $now vor der Antwort, $after gleich danach, $end wenn es so gut wie möglich weitergeht, $best
# mit der richtigen Antwort. $lost ist, wie viel weniger die Antwort wert ist als die richtige.

learn-roll-write-low = In jedem Zug nimmst du eine Farbe und eine Zahl und trägst die Zahl in die Spalte dieser Farbe ein; dort dürfen Zahlen nie fallen. Eine Spalte zählt danach, wie viele Felder voll sind: −20 mit einem, 5 mit vieren, 50 mit allen neun. In deiner roten Spalte steht eine 3. **Was nimmst du?**
learn-roll-write-low-right = Die Zahl selbst ist nichts wert, also nimm die niedrigste, die passt: Je niedriger du stehst, desto mehr Würfe passen noch.
learn-roll-write-low-high = Ein Feld mehr, aber in Rot passen nun nur noch so hohe Zahlen. Das kostet dich in den nächsten Zügen { $lost } Punkte.
learn-roll-write-low-new = Eine neue Spalte zählt mit einem Feld −20 und braucht vier, bis sie für dich zählt. Gegenüber Rot kostet dich das { $lost } Punkte.
learn-roll-write-low-refuse = Wer ablehnt, schraffiert ein Würfelsymbol, und das erste zählt −40. Das kostet dich { $lost } Punkte.

learn-roll-write-circle = Der erste Wurf der Partie. Mit einer 0 darfst du das Verdoppelungsfeld einer noch leeren Spalte ankreuzen: Sie zählt dann doppelt, auch im Minus. Eine 0 in einem Feld gilt als 10. Viele blaue Würfel werden kommen. **Was wählst du?**
learn-roll-write-circle-right = Das Verdoppelungsfeld zählt −100, bis eine Zahl folgt; kreuze es also früh an und dort, wo du weit kommst. Mit den blauen Würfeln, die noch kommen, zählt die Spalte doppelt, und du erreichst { $end } Punkte.
learn-roll-write-circle-alone = Du öffnest zwei Spalten, wo eine genügt, und kurze Spalten sind Schulden. Das kostet dich { $lost } Punkte.
learn-roll-write-circle-ten = Eine 10 im ersten Feld: Darüber passen nur noch Zehnen. Das kostet dich { $lost } Punkte.
learn-roll-write-circle-plain = Ein guter Anfang, aber steht erst eine Zahl, ist das Verdoppelungsfeld für immer zu. Das kostet dich { $lost } Punkte.
learn-roll-write-circle-refuse = Das erste Würfelsymbol zählt −40, und ein Wurf mit einer 0 ist vertan. Das kostet dich { $lost } Punkte.

learn-roll-write-arrow = Du hast ein Beschleunigungsfeld gefüllt: Sofort darfst du das nächste Feld einer beliebigen Spalte füllen. Orange hat sechs volle Felder, Gelb drei. Wer als Erste oder Erster das siebte Feld füllt, bekommt 20 Punkte für die Brücke. **Wohin geht es?**
learn-roll-write-arrow-right = Das siebte Feld: Orange zählt 30 statt 15, bringt ein Artefakt, und du überschreitest die Brücke zuerst. Du kommst auf { $end } Punkte.
learn-roll-write-arrow-own = Gelb steigt von −10 auf 5, und ein Artefakt ist dabei. Aber in Orange liegt eine Brücke vor dir; sie liegen zu lassen kostet dich { $lost } Punkte.
learn-roll-write-arrow-new = Eine neue Spalte beginnt bei −20. Das kostet dich { $lost } Punkte.
learn-roll-write-arrow-stop = Beschleunigen muss niemand, aber hier ist es viel wert. Das kostet dich { $lost } Punkte.

learn-roll-write-refuse = Auf deinem Spielblatt steht noch keine Zahl, und drei Würfelsymbole zählen −20. Der Computer hat diesen Wurf abgelehnt. **Was wählst du?**
learn-roll-write-refuse-right = Das vierte Würfelsymbol macht aus −20 eine 10. Acht davon zählen 70: Ab und zu abzulehnen gehört zum Spiel.
learn-roll-write-refuse-take = Eine hohe Zahl am Anfang lässt darüber keinen Platz, und die Spalte zählt −20. Das vierte Würfelsymbol hätte aus −20 eine 10 gemacht: Das kostet dich { $lost } Punkte.

learn-roll-write-last = Acht Würfelsymbole zählen 70, mit dem neunten zählen sie 0. In deiner gelben Spalte steht eine 2. **Was wählst du?**
learn-roll-write-last-right = Jede Eintragung ist besser als das neunte Würfelsymbol. Gelb hat nun zwei Felder, und die 70 Punkte bleiben.
learn-roll-write-last-new = Die 70 Punkte bleiben, aber eine neue Spalte beginnt bei −20. Ein zweites gelbes Feld kostet nichts: { $lost } Punkte mehr.
learn-roll-write-last-refuse = Das neunte Würfelsymbol macht aus 70 Punkten 0. Das kostet dich { $lost } Punkte. Ab acht nimm, was immer passt.
