# What chance gave in a finished match, and what moves cost.

button-review = Analyse
button-review-stop = Avant le tour { $turn } (−{ $cost })

review-waiting = J’analyse la partie { $match }. Cela prend quelques secondes ; ce message montrera alors l’analyse. Si rien ne vient, appuie encore une fois sur le bouton.
review-heading = **{ $game }, partie { $match }** · Analyse
review-luck-gave = **La chance a donné { $luck } { $luck ->
    [one] point
   *[other] points
} à { $seat }, et ses propres coups ont coûté { $own }.**
review-luck-took = **La chance a pris { $luck } { $luck ->
    [one] point
   *[other] points
} à { $seat }, et ses propres coups ont coûté { $own }.**
review-sum = -# { $seat } : départ { $start }, chance { $luck }, adresse { $skill } (propres coups { $own }, coups des autres { $others }). Avance à la fin : **{ $end }**
review-stopped = La partie a été arrêtée, elle finit donc par la dernière estimation.
review-dearest = Les coups les plus chers de { $seat } :
review-none = Aucun coup de { $seat } n’était nettement moins bon que ce que l’ordinateur le plus fort aurait joué.
review-act = { $place }. Tour { $turn } : **{ $played }** a coûté environ { $cost } { $cost ->
    [one] point
   *[other] points
} (± { $error }) : une avance de { $instead }, et non { $lead }. **{ $better }** { $reason }
review-why-now = rapportait tout de suite { $points } { $points ->
    [one] point
   *[other] points
} de plus.
review-why-others = laissait aux autres { $points } { $points ->
    [one] point
   *[other] points
} de moins.
review-why-later = rapportait environ { $points } { $points ->
    [one] point
   *[other] points
} de plus dans { $turns ->
    [1] le tour qui restait
   *[other] les { $turns } tours qui restaient
}.
review-what = -# L’avance est l’écart avec le meilleur des autres. La chance est ce que le hasard a changé, l’adresse ce que les coups ont coûté ou donné. Les deux sont des estimations, à environ { $error } { $error ->
    [one] point
   *[other] points
} près. Dans l’image, un dé est la chance, une figurine les propres coups, deux les coups des autres.
review-how = -# Pour chaque estimation, des ordinateurs ont joué la suite { $worlds } fois, quelques centaines de fois pour un coup nommé, en ne sachant que ce que cette personne pouvait voir alors. L’analyse elle-même voit ce qui était caché.
review-choose-seat = Les coups de…
review-entry = Coups de { $seat }

review-alt = L’avance estimée de { $seat } à { $game } sur { $turns } tours : { $start } avant le premier tour, { $end } à la fin.
review-alt-highest = Le meilleur moment était après le tour { $turn }, avec { $lead }.
review-alt-lowest = Le pire était après le tour { $turn }, avec { $lead }.
review-alt-acts = Marqués comme chers : { $acts }.
review-alt-act = tour { $turn } (−{ $cost })

refuse-review-asked = Je prépare encore l’analyse que tu as demandée. Tu la reçois dès qu’elle est prête ; demande ensuite la suivante.
refuse-too-many-reviews = Trop d’analyses sont en préparation. Réessaie dans une minute.
refuse-nothing-to-review = Personne n’a joué de coup dans cette partie, il n’y a donc rien à analyser.
