# Was der Zufall in einer beendeten Partie gab, und was Züge kosteten.

button-review = Analyse
button-review-stop = Vor Zug { $turn } (−{ $cost })

review-waiting = Ich analysiere Partie { $match }. Das dauert einige Sekunden; danach steht die Analyse hier. Kommt nichts, drück den Knopf noch einmal.
review-heading = **{ $game }, Partie { $match }** · Analyse
review-luck-gave = **Das Glück gab { $seat } { $luck } { $luck ->
    [one] Punkt
   *[other] Punkte
}, eigene Züge kosteten { $own }.**
review-luck-took = **Das Glück nahm { $seat } { $luck } { $luck ->
    [one] Punkt
   *[other] Punkte
}, eigene Züge kosteten { $own }.**
review-sum = -# { $seat }: Anfang { $start }, Glück { $luck }, Können { $skill } (eigene Züge { $own }, Züge der anderen { $others }). Vorsprung am Ende: **{ $end }**
review-stopped = Die Partie wurde abgebrochen, darum endet sie mit der letzten Schätzung.
review-dearest = Die Züge, die { $seat } am meisten gekostet haben:
review-none = Kein Zug von { $seat } war deutlich schlechter als der, den der stärkste Computerspieler gespielt hätte.
review-act = { $place }. Zug { $turn }: **{ $played }** kostete etwa { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
} (± { $error }): { $instead } Vorsprung, nicht { $lead }. **{ $better }** { $reason }
review-why-now = brachte sofort { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr.
review-why-others = ließ den anderen { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} weniger.
review-why-later = brachte in { $turns ->
    [one] dem Zug, der blieb,
   *[other] den { $turns } Zügen, die blieben,
} etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr.
review-what = -# Ein Vorsprung ist der Abstand zum Besten der anderen. Glück ist, was der Zufall änderte, Können, was Züge kosteten oder brachten. Beides ist geschätzt und kann um etwa { $error } { $error ->
    [one] Punkt
   *[other] Punkte
} danebenliegen. Im Bild sind der Würfel das Glück, eine Figur die eigenen Züge, zwei die der anderen.
review-how = -# Für jede Schätzung haben Computerspieler von dort { $worlds }-mal weitergespielt, für einen genannten Zug einige hundert Mal, und dabei nur gewusst, was diese Person damals sehen konnte. Die Analyse selbst sieht, was verdeckt war.
review-choose-seat = Wessen Züge …
review-entry = Züge von { $seat }

review-alt = Der geschätzte Vorsprung von { $seat } bei { $game } über { $turns } Züge: { $start } vor dem ersten Zug, { $end } am Ende.
review-alt-highest = Am besten stand es nach Zug { $turn }, mit { $lead }.
review-alt-lowest = Am schlechtesten nach Zug { $turn }, mit { $lead }.
review-alt-acts = Als teuer markiert: { $acts }.
review-alt-act = Zug { $turn } (−{ $cost })

refuse-review-asked = Deine vorige Analyse ist noch in Arbeit. Du bekommst sie, sobald sie fertig ist; danach kannst du die nächste bestellen.
refuse-too-many-reviews = Gerade werden zu viele Analysen erstellt. Versuch es in einer Minute noch einmal.
refuse-nothing-to-review = In dieser Partie hat niemand einen Zug gemacht, darum gibt es nichts zu analysieren.
