# What chance gave in a finished match, and what moves cost.

button-review = Análisis
button-review-stop = Antes del turno { $turn } (−{ $cost })

review-waiting = Estoy analizando la partida { $match }. Tarda unos segundos; entonces este mensaje mostrará el análisis. Si no llega, pulsa de nuevo el botón.
review-heading = **{ $game }, partida { $match }** · Análisis
review-luck-gave = **La suerte dio { $luck } { $luck ->
    [one] punto
   *[other] puntos
} a { $seat }, y sus propias jugadas costaron { $own }.**
review-luck-took = **La suerte quitó { $luck } { $luck ->
    [one] punto
   *[other] puntos
} a { $seat }, y sus propias jugadas costaron { $own }.**
review-sum = -# { $seat }: inicio { $start }, suerte { $luck }, habilidad { $skill } (jugadas propias { $own }, jugadas ajenas { $others }). Ventaja al final: **{ $end }**
review-stopped = La partida se detuvo, así que acaba con la última estimación.
review-dearest = Las jugadas más caras de { $seat }:
review-none = Ninguna jugada de { $seat } fue claramente peor que la que habría hecho la máquina más fuerte.
review-act = { $place }. Turno { $turn }: **{ $played }** costó unos { $cost } { $cost ->
    [one] punto
   *[other] puntos
} (± { $error }): una ventaja de { $instead }, no { $lead }. **{ $better }** { $reason }
review-why-now = daba { $points } { $points ->
    [one] punto
   *[other] puntos
} más al momento.
review-why-others = dejaba a los demás { $points } { $points ->
    [one] punto
   *[other] puntos
} menos.
review-why-later = daba unos { $points } { $points ->
    [one] punto
   *[other] puntos
} más en { $turns ->
    [1] el turno que quedaba
   *[other] los { $turns } turnos que quedaban
}.
review-what = -# La ventaja es cuánto se va por delante del mejor de los demás. La suerte es lo que cambió el azar; la habilidad, lo que costaron o dieron las jugadas. Ambas son estimaciones y pueden fallar en unos { $error } { $error ->
    [one] punto
   *[other] puntos
}. En la imagen, un dado es la suerte, una figura las jugadas propias, dos las ajenas.
review-how = -# Para cada estimación, las máquinas jugaron { $worlds } veces lo que quedaba, y algunos cientos para una jugada nombrada, sabiendo solo lo que esa persona podía ver entonces. El análisis mismo ve lo que estaba oculto.
review-choose-seat = Las jugadas de…
review-entry = Jugadas de { $seat }

review-alt = La ventaja estimada de { $seat } en { $game } a lo largo de { $turns } turnos: { $start } antes del primer turno, { $end } al final.
review-alt-highest = El mejor momento fue tras el turno { $turn }, con { $lead }.
review-alt-lowest = El peor fue tras el turno { $turn }, con { $lead }.
review-alt-acts = Marcadas como caras: { $acts }.
review-alt-act = turno { $turn } (−{ $cost })

refuse-review-asked = Aún estoy haciendo el análisis que pediste. Lo recibirás en cuanto esté listo; después pide el siguiente.
refuse-too-many-reviews = Ahora mismo se hacen demasiados análisis. Inténtalo de nuevo en un minuto.
refuse-nothing-to-review = Nadie hizo ninguna jugada en esta partida, así que no hay nada que analizar.
