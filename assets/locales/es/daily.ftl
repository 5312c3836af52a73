# The deals of days: a round of Roll & Write with the same dice for everybody, and one of the card game with the same cards.

daily-name = { $game ->
    [classic] Cartas del día { $number }
   *[other] Tirada del día { $number }
}
daily-title = **{ daily-name }**
daily-title-practice = **{ daily-name }** · práctica, no cuenta
daily-chosen = Hecho. Lanza cuando quieras; hasta entonces puedes deshacerlo.
daily-result = **{ $points } { $points ->
    [one] punto
   *[other] puntos
},** la máquina { evening-strength } { $other }.
daily-better = Mejor que el { $percent } % de las otras { $others } personas hasta ahora.
daily-leads = Vas por delante de { $others ->
    [one] la única otra persona
   *[other] las otras { $others } personas
} hasta ahora.
daily-last = { $others ->
    [one] Otra persona ha terminado hasta ahora, con no menos puntos.
   *[other] De las otras { $others } personas, ninguna tiene menos puntos hasta ahora.
}
daily-first = Nadie terminó antes que tú hoy.
daily-best = **Tu récord:** antes era { $best }, en { $rounds ->
    [one] otra ronda
   *[other] otras { $rounds } rondas
}.
daily-not-best = Tu récord sigue siendo { $best }, en { $rounds ->
    [one] otra ronda
   *[other] otras { $rounds } rondas
}.
daily-field = Los demás hasta ahora: { $others }, mediana { $median }, mejor { $best }.
daily-sheet-of = { $name }, { daily-name }: { $points } { $points ->
    [one] punto
   *[other] puntos
}.
daily-shared = { $who } · **Lost Cities: { daily-name }** · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, la máquina { $other } · { $marks }
    -# Los cuadros son expediciones, la mejor primero: 🟩 20 puntos o más, 🟨 menos, 🟫 ninguna, 🔻 pérdida.
daily-table-day = **{ daily-name }** en este servidor
daily-table-week = **Los siete días hasta { daily-name }** en este servidor
daily-table-month = **Los treinta días hasta { daily-name }** en este servidor
daily-table-nobody = Nadie ha terminado todavía.
daily-points = { $game ->
    [classic] { $lead } contra la máquina
   *[other] { $points } puntos
}
daily-table-line = { $place } · { $name }: { daily-points }
daily-table-line-days = { $place } · { $name }: { daily-points } en { $days ->
    [one] { $days } día
   *[other] { $days } días
}
daily-morning = **{ daily-name }** · ayer en este servidor
daily-morning-coming = -# Huella de { daily-name }: `{ $hash }`
daily-podium-alt = El podio de { daily-name }.
daily-past = Practicar un día anterior
daily-practise = { daily-name }
daily-practise-again = { daily-name } · { daily-points }
daily-proof = **Todos reciben los mismos dados y cartas, y nadie los eligió.** La huella del secreto de un día se muestra antes de ese día; el secreto, después.
daily-proof-hidden = **{ daily-name }** · huella `{ $hash }` · el secreto llega el { $at }
daily-proof-shown = **{ daily-name }** · huella `{ $hash }` · secreto `{ $secret }` · día { $day }
daily-proof-how = La huella es el SHA-256 del secreto. Con el secreto y el día, `lostcities verify` vuelve a lanzar todos los dados de un archivo de partida, y a robar todas sus cartas.
daily-proof-file = Tu ronda de ese día como archivo de partida.

button-daily-roll = Lanzar los dados
button-daily-too = Jugar también
button-daily-cards = Cartas del día
button-daily-roll-of-today = Tirada del día
button-daily-compare = Comparar
button-daily-table = Tabla de hoy
button-daily-own = Mi ronda
button-daily-day = Día
button-daily-week = Semana
button-daily-month = Mes

refuse-no-such-day = No hay nada que jugar de ese día. Lo de hoy es `/lostcities { cmd-daily }`.
refuse-day-over = Ese día pasó, y su ronda ya no se puede terminar. Lo de hoy es `/lostcities { cmd-daily }`.
refuse-day-spent = Lo empezaste antes de borrar tus datos, y solo se puede jugar una vez. Mañana hay otro.
refuse-play-daily-first = Termina primero la ronda de hoy: `/lostcities { cmd-daily }`, `{ opt-daily-game }: { $game }`. Luego podrás ver las de los demás y compartir la tuya.
refuse-no-daily-of = Esa persona no ha terminado la ronda de hoy, o no quiere que se vea.
refuse-not-installed = Lost Cities no está en este servidor. Aquí puedes jugar `/lostcities { cmd-daily }` y leer `/lostcities { cmd-rules }`; para una partida, pide a quien gestiona el servidor que añada el bot.
