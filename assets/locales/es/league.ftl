# Seasons of a league: everybody against everybody, for weeks.

league-head = **{ league-title }** · { $game } · todos contra todos
league-title = Temporada { $number }
league-title-of = { league-title } · { league-division }
league-how = { $clock }. { $days } días en total, todas las partidas a la vez. Son discretas: juégalas en `/lostcities { cmd-games }`, también por mensaje directo.
league-gathering = Empieza { $when }, { $fromnow }, si hay al menos cuatro personas; desde diez hay divisiones. **Inscripciones: { $joined }.**
league-postponed = Había muy pocas inscripciones, así que hay una semana más: empieza { $when }, { $fromnow }. **Inscripciones: { $joined }.**
league-drawn = **El sorteo está hecho:** empiezan ahora { $all } partidas.
league-playing = **{ $over } de { $all }** partidas terminadas · termina { $fromnow }
league-paused = **En pausa.** No corre ningún tiempo hasta que la gestión del servidor la reanude. { $over } de { $all } partidas terminadas.
league-ending = Se acabó el tiempo: la máquina termina lo que está abierto. **{ $over } de { $all }** partidas terminadas.
league-counting = **Todas las partidas terminaron.** En cabeza: { $name }. Definitivo { $fromnow }, salvo que la gestión del servidor se oponga.
league-closed = 🏆 **En cabeza: { $name }.** Una temporada dice poco; la medida es el rating.
league-cancelled = Esta temporada se canceló. Las partidas empezadas siguen como partidas corrientes.
league-cancelled-early = Esta temporada se canceló antes de que empezara una partida.
league-standing = { $place } · **{ $name }** { $points } · { $played } de { $all }{ $state ->
    [no_show] { " " }· no apareció
    [left] { " " }· se fue
    [removed] { " " }· fuera
   *[in] { "" }
}
league-leader = **{ league-division }** · { $name } · { $points }{ $up }{ $down }
league-up = { " " }· ▲ { $names }
league-down = { " " }· ▼ { $names }
league-name = { $name }
league-division = División { $division }
league-division-pick = Otra división…
league-small = -# Se reparten 20 puntos por partida. Huella de todos los barajados: `{ $hash }`
league-nobody = nadie
league-two = { $name } y { $other }
league-several = { $n } personas
league-nothing = En este servidor no se juega ninguna temporada. Quien puede gestionarlo abre una con `/lostcities { cmd-league }`.
league-nothing-manager = En este servidor no se juega ninguna temporada. Puedes abrir una: cuatro personas o más, todos contra todos en cada división, durante unas semanas. La publico en este canal.
league-form = **Abrir una temporada** · { $game }
    { $clock }, { $days } días en total. Empieza en { $begins ->
    [1] un día
   *[other] { $begins } días
} si se unen al menos cuatro personas. { $pace ->
    [quick] Para quien mira tres veces al día.
   *[other] Para quien mira una o dos veces al día.
} Cuando termine, abro la siguiente. Publico en este canal.
league-pace = { $pace ->
    [quick] Rápida
   *[other] Tranquila
}: { $clock }, { $days } días
league-begins-in = Empieza en { $days ->
    [1] un día
   *[other] { $days } días
}
league-opened = La temporada está abierta en este canal. Hay inscripciones hasta que empiece.
league-joined = Participas. Cuando empiece, tus partidas estarán en `/lostcities { cmd-games }`.
league-left = Dejaste la temporada.
league-ask-to-leave = **¿Dejar la temporada?** La máquina sigue tus partidas, quedas en el último puesto, y no puedes volver.
league-ask-to-leave-early = **¿Dejar la temporada?** Puedes volver a inscribirte hasta que empiece.
league-joined-by = Inscripciones: { $joined }; empieza { $fromnow }:
league-joined-name = • { $name }
league-own = Vas en el puesto **{ $place }**. { $open ->
    [0] Todas tus partidas terminaron.
    [1] Una de tus partidas no ha terminado.
   *[other] { $open } de tus partidas no han terminado.
}
league-own-possible = { league-own } Aún puedes acabar entre los puestos { $best } y { $worst }.
league-line = { $next }{ $place } · **{ $name }** · **{ $points }** puntos · victorias: { $wins } · { $played } de { $all }{ $state ->
    [no_show] { " " }· no apareció
    [left] { " " }· se fue
    [removed] { " " }· fuera
   *[in] { "" }
}{ $possible }
league-possible = { " " }· aún { $best }–{ $worst }
league-settled = { "" }
league-alt = { $next }{ $place }. { $name }: { $points } puntos, victorias: { $wins }, { $played } de { $all } jugadas{ $state ->
    [no_show] , no apareció
    [left] , se fue
    [removed] , fuera
   *[in] { "" }
}{ $possible }.
league-picture-over = { $over } de { $all } terminadas
league-picture-played = jugadas
league-picture-points = puntos
league-picture-places = puestos
league-rules = **Reglas de la temporada**
    • Todos juegan dos veces contra todos, una vez si son ocho o nueve, y desde diez en divisiones de cinco a siete; cada cual sale en la mitad. Todas las partidas van a la vez, durante { $days } días.
    • Una partida vale **20 puntos**: diez para cada cual, movidos por la diferencia (uno por cada 6 puntos en el juego de cartas, 12 en el de tablero y en Roll & Write, 2 en Rivales). Luego cuentan las victorias, luego las partidas entre iguales.
    • Quien se rinde tiene cinco puntos como mucho. No se acuerdan tablas.
    • Nadie decide por otros. Quien deja que la máquina juegue más de un tercio de una partida no saca puntos de ella, y la otra parte al menos 15.
    • Quien no juega ni una vez en tres días sin estar ausente queda fuera, y sus partidas no cuentan para nadie.
    • Quien se va, o deja que la máquina juegue más de un tercio de la mayoría de sus partidas, queda en el último puesto, no participa en la temporada siguiente salvo que la gestión del servidor lo permita, y la máquina sigue sus partidas.
    • De cada división suben dos en la temporada siguiente y bajan dos. Quien llega nuevo entra según su rating.
    • Lo que quede abierto al final lo terminan las máquinas y no cuenta para el rating. Las demás partidas cuentan como siempre.
league-proof = **Nadie eligió las cartas.** El archivo tiene la huella de cada barajado. Su propia huella, `{ $hash }`, era pública antes de que Discord eligiera el número del que también dependen todos los barajados: `{ $number }`. Cada secreto se muestra al terminar su partida. Quien opera el bot pudo publicar el sorteo varias veces; esa confianza hace falta.
league-proof-file = Las huellas de todas las partidas de la temporada.
league-past = **Temporadas pasadas, las últimas primero**
league-past-line = • **{ $number }** · { $game } · en cabeza: { $name }
league-no-past = Aún no ha terminado ninguna temporada en este servidor.
league-manage = **{ league-title }** · lo que puedes hacer al gestionar el servidor. La lista de cambios lo dice.
league-remove-pick = Quitar a alguien…
league-remove-entry = Quitar a { $name }
league-lift-pick = Dejar entrar a alguien…
league-lift-entry = Dejar entrar a { $name }, que dejó la temporada anterior
league-ask-to-remove = **¿Quitar a { $name } de la temporada?** En los tres primeros días, sus partidas no cuentan para nadie; después la máquina las sigue.
league-ask-to-cancel = **¿Cancelar la temporada { $number }?** No se puede deshacer. Nadie la gana; las partidas empezadas siguen.
league-done-paused = La temporada está en pausa: no corre ningún tiempo.
league-done-resumed = La temporada sigue.
league-done-extended = La temporada dura tres días más.
league-done-removed = Esa persona ya no está en la temporada.
league-done-lifted = Esa persona puede entrar, aunque dejó la temporada anterior.
league-done-cancelled = La temporada está cancelada.
league-done-confirmed = El final de la temporada es definitivo.
league-done-undone = El final se deshizo: la temporada sigue al menos tres días.
league-done-again = Cuando termine esta temporada, abriré la siguiente.
league-done-once = A esta temporada no le sigue otra por sí sola.

button-league-open = Abrir una temporada
button-league-past = Temporadas pasadas
button-league-join = Participar
button-league-leave = Dejarla
button-league-rules = Reglas de la temporada
button-league-tables = Tablas
button-league-manage = Gestionar
button-league-pause = Pausa
button-league-go-on = Seguir
button-league-extend = 3 días más
button-league-confirm = Confirmar
button-league-undo = Deshacer el final
button-league-again = Otra después
button-league-once = Sin otra después
button-league-cancel = Cancelar la temporada
button-league-remove = Quitar

config-season = • { $when }, { $who }: { $deed ->
    [opened] abrió la temporada { $number }
    [paused] pausó la temporada { $number }
    [resumed] reanudó la temporada { $number }
    [extended] dio tres días más a la temporada { $number }
    [removed] quitó a alguien de la temporada { $number }
    [lifted] dejó entrar en la temporada { $number } a alguien que dejó la anterior
    [cancelled] canceló la temporada { $number }
    [undone] deshizo el final de la temporada { $number }
    [again] hizo que a la temporada { $number } le siga otra
    [once] hizo que a la temporada { $number } no le siga otra
   *[confirmed] confirmó el final de la temporada { $number }
}

refuse-no-such-season = Esa temporada no existe.
refuse-season-here = Este servidor ya tiene una temporada. Cuando termine, se podrá abrir la siguiente.
refuse-season-begun = Esta temporada ya empezó; no hay más inscripciones.
refuse-season-over = Esta temporada terminó.
refuse-season-full = Ya participan 200 personas.
refuse-in-season = Ya participas.
refuse-not-in-season = Esa persona no participa en esta temporada.
refuse-left-season = Ya no participas en esta temporada. La máquina sigue tus partidas.
refuse-not-in-this-phase = Eso no se puede hacer ahora con la temporada.
refuse-account-too-young = Para participar en una temporada, la cuenta debe tener al menos 30 días.
refuse-left-season-before = Dejaste la temporada anterior, así que podrás participar en la siguiente, pero no en esta, salvo que la gestión del servidor lo permita.
refuse-finishes-too-few = Una temporada necesita gente que termine sus partidas. Tú terminas menos de 60 de cada 100; juega antes algunas otras hasta el final.
refuse-annulled = Esta partida de la temporada no cuenta para nadie: una de las partes ya no participa, o la gestión del servidor la terminó.
