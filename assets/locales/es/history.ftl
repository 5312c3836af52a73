# Finished matches: the list, looking back at one, checking its shuffle.

## The list

history-intro = Partidas terminadas en este servidor, las últimas primero:
history-intro-of = Partidas terminadas de { $person } en este servidor, las últimas primero:
history-intro-own = Tus partidas terminadas, las últimas primero:
history-none = Aún no hay. Cuando termine una partida, podrás volver a verla aquí, jugada a jugada.
history-none-seen = Ninguna de las de esta página se jugó en un canal que veas.
# $when is the day and, where a channel shows the match, a link.
history-line = **{ $match }** · { $game } · { $when }
history-scores = { $scores }
history-score = { $place } · { $seat } ({ $points })
history-score-absent = { $place } · { $seat } ({ $points }, abandono por ausencia)
history-score-resigned = { $place } · { $seat } ({ $points }, se rindió)
history-entry = { $match } · { $game }: { $scores }
history-open = Volver a ver una partida…

button-newer = Más recientes
button-older = Más antiguas

## Looking back

button-replay = Repetición
button-replay-first = Inicio
button-replay-previous = Anterior
button-replay-next = Siguiente
button-replay-last = Final
button-animation = Como GIF
button-match-file = Como archivo
button-check = ¿Limpia?

replay-heading = **{ $game }, partida { $match }** · { $turn ->
    [0] antes del primero de { $turns } turnos
   *[other] tras el turno { $turn } de { $turns }
}
replay-eyes = Lo que veía { $seat }:
replay-choose-turn = Ir a un turno…
replay-turn-start = Inicio
replay-turn = Turno { $turn }
replay-turn-end = Final (turno { $turn })
replay-choose-eyes = Con los ojos de…
replay-eyes-all = Lo que veían todos
replay-eyes-of = Lo que veía { $seat }
replay-animation = **{ $game }, partida { $match }**: { $turns } turnos en { $pictures } imágenes.
replay-animation-pace = La partida es larga, así que cada imagen va { $pace } turnos después de la anterior.
replay-animation-alt = Los tableros de la partida { $match } ({ $game }) uno tras otro, { $turns } turnos en { $pictures } imágenes. Al final:
match-file-about = **{ $game }, partida { $match }**, cada paso, en una línea de JSON. `lostcities verify { $file }` la comprueba, sin mí y sin Discord.
match-file-alt = La partida { $match } ({ $game }) como archivo de partida.

refuse-not-finished = La partida { $match } aún no ha terminado. Cuando termine, podrás volver a verla y comprobar cómo se barajó.
refuse-no-such-finished = No conozco ninguna partida { $match } terminada en un canal de este servidor que veas, ni en la que jugaras. `/lostcities { cmd-history }` lista las que puedes volver a ver.
refuse-nothing-finished-here = En este canal aún no ha terminado ninguna partida. `/lostcities { cmd-history }` lista las de todo el servidor.
refuse-animation-asked = Aún estoy haciendo la animación que pediste. La recibirás en cuanto esté lista; después pide la siguiente.
refuse-too-many-animations = Ahora mismo se hacen demasiadas animaciones. Inténtalo de nuevo en un minuto.

## Checking the shuffle

check-fair = ✅ **{ $name }, partida { $match }: { $game ->
    [roll_write] los dados fueron limpios.
   *[other] el barajado fue limpio.
}** { $game ->
    [roll_write] Las { $draws } tiradas salen
   *[other] Las { $draws } cartas robadas salen
} del secreto, y los { $steps } pasos cumplen las reglas.
check-unfair = ❌ **{ $name }, partida { $match }: algo no cuadra.** Avisa a quien opera este bot: `{ $faults }`
check-commitment = Antes de la partida mostré esta huella: `{ $hash }`
check-snowflake = Solo entonces eligió Discord este número: `{ $snowflake }`
check-secret = Ahora que terminó la partida, este es mi secreto: `{ $secret }`
check-why = La huella muestra que yo había fijado el secreto antes. Cada { $game ->
    [roll_write] tirada sale
   *[other] carta sale
} del secreto y del número de Discord juntos, así que nadie pudo elegir { $game ->
    [roll_write] cómo caían los dados.
   *[other] las cartas.
}
check-by-hand = Comprobar la huella a mano: `echo { $secret } | xxd -r -p | sha256sum`
check-offline = Comprobar cada { $game ->
    [roll_write] tirada
   *[other] carta
}: guarda el archivo de abajo y ejecuta `lostcities verify { $file }`. No hago falta yo, ni Discord.
button-share = Compartir
shared-by = -# Lo comparte { $who }.
refuse-shared-already = Ya lo has compartido.
