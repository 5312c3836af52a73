# An evening with the same cards for everybody.

evening-head = **{ evening-name }** · la velada de { $host } · { $game }, { $deals ->
    [1] un reparto
   *[other] { $deals } repartos
} de { $minutes } minutos contra la máquina{ $level ->
    [normal] {""}
   *[other] {" "}({ evening-strength })
}
evening-strength = { $level ->
    [easy] fácil
    [casual] tranquila
    [fair] decente
    [strong] fuerte
   *[normal] normal
}
evening-running = **Reparto { $nth } de { $deals }** · termina { $at } · { $begun ->
    [0] nadie juega todavía
   *[other] terminados: { $finished } de { $begun }
}
evening-small = -# Todos reciben las mismas cartas o los mismos dados. ¿Llegas tarde? Únete en cualquier reparto. Por favor, nadie los diga antes de que termine un reparto. Huellas: { $hashes }
evening-over = **Terminó el reparto { $nth }.**
evening-leads = { evening-over } Va en cabeza { $name }, **{ $ahead } por delante** de { $other }.
evening-level = { evening-over } { $name } y { $other } van a la par.
evening-line = { $place } · **{ $name }** { $total } ({ $deals })
evening-middle = -# Puntos por encima de la mediana, reparto a reparto. ° terminado por la máquina
evening-more = -# y { $more } más
evening-wins = **{ $name } gana la velada** · **{ $total }** por encima de la mediana
evening-shared = **{ $name } y { $others ->
    [one] { $other }
   *[other] { $others } más
} comparten la velada** · **{ $total }** por encima de la mediana
evening-alone = **Terminó la velada.** Solo jugó { $name }, así que nadie gana.
evening-nobody = **Terminó la velada.** Nadie jugó.
evening-somebody = Alguien
evening-title = **{ evening-name } · Reparto { $nth }**
evening-title-ends = { evening-title } · termina { $at }
evening-finished = Eso es { $lead } contra la máquina. Cuando termine el reparto, el mensaje de la velada dirá cómo queda frente al resto.
evening-name = Mismas cartas
evening-picture-deals = reparto { $nth } de { $deals }
evening-picture-middle = mediana
evening-picture-behind = detrás
evening-picture-ahead = delante
evening-picture-earlier = antes
evening-picture-last = reparto { $nth }
evening-alt = { $place }. { $name }: { $total } por encima de la mediana.
evening-begun = Tu velada ha empezado en este canal.
evening-open = Hay una velada abierta en este canal.
evening-ended = La velada termina ahora. Quien no haya terminado deja el resto a la máquina.
evening-proof = **Todos reciben los mismos dados y cartas, y nadie los eligió.** La huella del secreto de cada reparto se muestra antes; el secreto, después. Con el secreto y el número, `lostcities verify` vuelve a lanzar todos los dados de un archivo de partida, y a robar todas sus cartas.
evening-proof-hidden = **Reparto { $nth }** · huella `{ $hash }`
evening-proof-shown = { evening-proof-hidden } · secreto `{ $secret }` · número { $number }
evening-proof-file = Tu último reparto terminado como archivo de partida.
evening-replays = **Lo que jugaste en esta velada.** *Comparar* muestra cuáles de tus turnos costaron puntos, y por qué.

button-evening-play = Jugar reparto { $nth }
button-evening-next = Siguiente reparto
button-evening-compare = Comparar reparto { $nth }
button-evening-replay = Ver de nuevo reparto { $nth }
button-evening-replays = Repeticiones
button-evening-table = Tabla completa
button-evening-final = Jugar la final
button-evening-again = Otra igual
button-evening-end = Terminar la velada

refuse-evening-here = Ya hay una velada abierta en este canal.
refuse-too-many-evenings = Una persona puede tener como mucho { $most } veladas abiertas, entre todos los servidores. Termina antes una de las tuyas.
refuse-deal-over = Ese reparto terminó, o no ha empezado. El mensaje de la velada muestra el que está en juego.
refuse-deal-goes-on = Alguien juega aún este reparto. Cuando todos terminen, puede seguir al momento quien abrió la velada, y cualquiera a los 20 segundos.
refuse-not-played = No lo jugaste, o aún no ha terminado.
refuse-only-finalists = Solo las dos mejores personas de la velada juegan la final.
