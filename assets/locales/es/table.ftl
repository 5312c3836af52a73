# Challenges, turns, endings, buttons, refusals: what every game needs around its board.

## Challenge

challenge-invite = 🧭 { $challenger } desafía a { $opponent } a una partida de { $game }.
challenge-options = { $rounds ->
    [1] Una ronda
   *[other] { $rounds } rondas
}, { $expeditions ->
    [5] cinco expediciones
   *[6] seis expediciones (juego largo)
}.
# For how many people it is, and how long it takes if they play it in one sitting.
invitation-length = { $least ->
    [2] { $most ->
        [2] Para dos
       *[other] De 2 a { $most }
    }
   *[other] Para { $most }
}, unos { $minutes } minutos.
invitation-sentences = { $before } { $next }
challenge-expires = La invitación caduca { $when }.
invitation-finishes = -# { $people }
invitation-finish = { $seat } termina el { $percent } % de sus partidas
# $game is the name of the game in commands: one of them has dice in place of cards.
challenge-commitment = -# 🔒 { $game ->
    [roll_write] Dados limpios
   *[other] Barajado limpio
}, fijado antes de empezar: `{ $hash }…`
challenge-fingerprint = -# 🔒 La huella completa de la partida: `{ $hash }`
challenge-accepted = { $opponent } acepta. ¡Buen viaje!
challenge-declined = { $opponent } rechaza. Otra vez será.
challenge-withdrawn = { $challenger } retiró el desafío.
challenge-expired = Nadie respondió a tiempo. Para un nuevo desafío: `/lostcities { cmd-challenge }`.
challenge-closed-by-moderator = La moderación cerró esta invitación.
invitation-quiet = 🤫 Partida discreta: no se publica nada más aquí hasta que termine.
solo-started = { $challenger } se enfrenta a { $computers ->
    [1] la máquina
   *[other] { $computers } máquinas
}{ $level ->
    [easy] { " " }(nivel fácil)
    [casual] { " " }(nivel tranquilo)
    [fair] { " " }(nivel decente)
    [strong] { " " }(nivel fuerte)
   *[normal] { "" }
}: { $game }.

## Table

table-open = 🧭 { $host } abre una mesa: { $game }. ¡Puede unirse quien quiera!
table-sitting = { $taken } de { $seats } plazas: { $people }.
table-invited = Invitaciones: { $who }
table-begun = La partida ha empezado. ¡Buen viaje!
table-closed = { $host } cerró la mesa.
table-expired = No llegó suficiente gente a tiempo. Para abrir una nueva mesa: `/lostcities { cmd-open }`.
table-asleep = 💤 Esta partida duerme. Aquí ya se puede jugar otra; la próxima jugada la despierta en cuanto el canal esté libre.
table-left = 🏳️ { $person } dejó la partida; una máquina ocupa su plaza.
manage-intro = Tu mesa: añade máquinas o quita a alguien. La partida empieza en cuanto se llenen las plazas, o cuando pulses **{ button-start }**.

## Buttons

button-accept = Aceptar
button-decline = Rechazar
button-block = No volver a preguntarme
button-withdraw = Retirar
button-join = Unirme
button-leave = Salir
button-start = Empezar
button-manage = Gestionar
button-close-table = Cancelar
button-add-easy = + Máquina (fácil)
button-add-casual = + Máquina (tranquila)
button-add-fair = + Máquina (decente)
button-add-normal = + Máquina
button-add-strong = + Máquina (fuerte)
button-remove = Quitar a { $seat }
button-hand = Mi mano
button-follow = Seguir
button-refresh = Actualizar
button-hint = Pista
hint = 💡 { $advice } Tus puntos cambian ya en { $now }; al final de la partida puedes esperar unos { $expected }, y te { $turns ->
    [1] queda más o menos un turno
   *[other] quedan unos { $turns } turnos
}.
hint-advice = La máquina elegiría **{ $choice }**.
hint-because = La máquina elegiría **{ $choice }**: { $why }.
button-own-view = Mi vista
button-how-to-play = Cómo se juega
button-rules = Reglas
button-more = Más
button-rematch = Revancha
button-resign = Rendirme
button-offer-draw = Ofrecer tablas
button-accept-draw = Aceptar tablas
button-decline-draw = Rechazar tablas
button-end = Terminar partida…
button-end-for-sure = Terminar partida
button-move-down = Bajar el tablero
button-play = Jugar
button-decide = Decidir
button-next-match = Siguiente ({ $n })
button-text-view = Tablero en texto
button-settings = Ajustes
button-previous = Anterior
button-next = Siguiente
button-back = Volver
button-take-back = Deshacer
button-cancel = Cancelar

## Turns

ping-turn = { $seat }, es tu turno: { $link }
ping-turn-many = { $seat }, turno para jugar: { $link }
ping-draw = { $seat }, { $by } te ofrece tablas: { $link }
ping-turn-and-draw = { $seat }, es tu turno, y { $by } te ofrece tablas: { $link }
# A panel of a person who waits for others; $when is a time that Discord shows as "5 minutes ago".
panel-as-of = -# Estado: { $when }
more-intro = Qué más puedes hacer en esta partida:

## Endings

table-result-won = 🏆 ¡Victoria de { $seat }!
table-result-shared = 🤝 Victoria compartida: { $seats }.
table-result-resigned = 🏳️ { $seat } se rinde.
table-result-drawn = 🤝 La partida termina en tablas de mutuo acuerdo.
table-result-none = 🛑 La moderación terminó esta partida. No tiene resultado y no cuenta para nadie.
# A line without words: "🟥 8: 35 × 2 = 70 · 🏺 9: 100".
row = { $row }
table-score = { $seat } { $points }
table-scores = Puntos: { $scores }.
table-rating = { $seat } { $before } → { $after }
table-ratings = 📈 Rating: { $ratings }.
table-best-expedition = Mejor expedición: { $seat }, { $square } { colour.f }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
table-best-colour = Mejor color de todas las rondas: { $seat }, { $square } { colour.f }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
draw-offered = { $seat } ofrece tablas. Acepta, rechaza o simplemente sigue jugando.
resign-confirm = ¿Seguro que quieres rendirte en esta partida? Termina al momento y cuenta como perdida.
resign-confirm-many = ¿Seguro que quieres dejar esta partida? Una máquina ocupa tu plaza, los demás siguen, y para el rating tienes el último puesto.
end-confirm = ¿Seguro que quieres terminar la partida { $match } ({ $game }: { $people })? Termina al momento, no tiene resultado y no cuenta para nadie. El tablero lo dice, y el registro de `/lostcities { cmd-config }` dice quién lo hizo.
ended-private = La partida terminó, y el canal está libre.

table-latest = -# { $line }
resigned-private = Te has rendido.
draw-offered-private = Tu oferta vale hasta que la otra parte responda o juegue.
draw-accepted-private = Aceptaste las tablas.
draw-declined-private = Rechazaste las tablas.
moved-down = El tablero baja al final del canal.
board-replaced = -# El tablero está más abajo: { $link }
rematch-begins = Todos la quieren: empieza la revancha.
rematch-joined = Anotado. La revancha empieza en cuanto todos pulsen el botón.

## Lists

games-intro = **Tus partidas** · { $waiting ->
    [0] ninguna te espera
    [1] una te espera
   *[other] { $waiting } te esperan
}{ $others ->
    [0] { "" }
    [1] , una espera a otros
   *[other] , { $others } esperan a otros
}
games-round = ronda { $number } de { $most }
games-points = { $points }
games-since = último cambio { $when }
games-due = el tiempo acaba { $when }
games-your-turn = tu turno
games-decide = tú decides
games-agree = espera tu respuesta
games-none-waits = Ninguna otra partida te espera.
games-which = ¿Qué partida? Añade su número: `{ opt-own-match }`.
games-waiting-menu = Esperan a otros ({ $n })
games-their-turn = espera a { $seat }
games-asleep = duerme: tu próxima jugada la despierta
games-called-off = terminada porque { $absent } no jugaba; definitivo { $when }; hasta entonces { $by } puede retractarse
games-left = la máquina sigue por ti
games-challenge = desafío pendiente
notice = { $people }: hay partidas en espera.
notice-direct = { $waiting ->
    [1] Una partida te espera
   *[other] { $waiting } partidas te esperan
}: { $matches }
button-my-matches = Mis partidas

## Settings

settings-intro = Tus ajustes. Valen en todos los servidores.
settings-pings = Aviso de turno: { $choice }
settings-language = Idioma: { $choice }
settings-challenges = Desafíos que aceptas: { $choice }
settings-blocked = Salvo de: { $people }
settings-pick-blocked = Volver a aceptar desafíos de…
blocked-private = Rechazado. { $challenger } ya no puede desafiarte, y no lo sabe. `/lostcities { cmd-settings }` permite cambiarlo.
settings-saved = Guardado.

## Refusals: what is wrong, and what to do next

refuse-not-your-turn = Turno de { $seat }. Mira lo que quieras hasta que te toque.
refuse-database-replaced = Mi archivo de datos se movió o se borró, así que ahora no puedo guardar nada. No ha cambiado nada. Avisa a quien opera este bot; tiene que devolverlo a su sitio y reiniciarme.
refuse-restarting = Me están reiniciando. Inténtalo de nuevo en unos segundos; lo que ya está guardado no se hará dos veces.
refuse-stale = La partida ha avanzado, así que este botón ya no cuenta. Aquí está la posición actual.
refuse-not-your-match = No juegas en esta partida. Empieza la tuya con `/lostcities { cmd-challenge }` o `/lostcities { cmd-solo }`.
refuse-match-over = Esta partida terminó. Pulsa **{ button-rematch }** o empieza otra con `/lostcities { cmd-challenge }`.
refuse-ended-by-moderator = La moderación terminó esta partida; no cuenta para nadie. Empieza otra con `/lostcities { cmd-challenge }` o `/lostcities { cmd-solo }`.
refuse-own-match = Juegas en esta partida. Déjala con `/lostcities { cmd-resign }`, o pide a otra persona de la moderación que la termine.
refuse-only-moderators-end = Solo la moderación de este canal puede terminar partidas ajenas (permiso *Gestionar mensajes* de Discord). La tuya la dejas con `/lostcities { cmd-resign }`.
refuse-in-other-channel = Esta partida se juega en otro canal. Ve allí y usa `/lostcities { cmd-close }`.
refuse-no-such-match = Ninguna partida tiene ese número. `/lostcities { cmd-games }` lista las que juegas.
refuse-no-match = No tienes partida en este canal. `/lostcities { cmd-games }` lista las tuyas, `/lostcities { cmd-challenge }` empieza una.
refuse-unreadable-move = No entiendo «{ $text }» como jugada. Elige una de la lista que se abre mientras escribes.
refuse-not-allowed = Las reglas no lo permiten ahora. `/lostcities { cmd-hand }` muestra todo lo que puedes hacer.
refuse-self = No puedes desafiarte a ti. Elige a otra persona, o juega contra la máquina con `/lostcities { cmd-solo }`.
refuse-bot = A los bots no se les puede desafiar. Para jugar contra la máquina, usa `/lostcities { cmd-solo }`.
refuse-everyone = No puedes invitar a todo el servidor. Invita hasta a tres personas o roles; quien ve la mesa puede unirse de todos modos.
refuse-cannot-see-channel = La persona que elegiste no ve este canal. Lanza el desafío en un canal que vean ambas personas.
refuse-channel-busy = Este canal ya tiene una partida o una invitación: { $link } Termínala o retírala antes, o usa otro canal o un hilo. La moderación también puede terminarla con `/lostcities { cmd-close }`.
button-open-in-thread = Abrir en un hilo
button-play-quietly = Jugar sin publicar
thread-refused = Discord no me deja abrir un hilo aquí, y otra partida ocupa este canal. Esta sigue en cuanto la otra termine o yo pueda abrir un hilo.
thread-missing-permission = No puedo abrir un hilo aquí: me falta este permiso: { $permissions }. Pide a quien gestiona el servidor que me lo dé en este canal, o juega sin hilo.
thread-impossible = Discord no me deja abrir un hilo aquí. Juega sin él, o en otro canal.
thread-forgotten = Ya no sé qué partida era. Escribe de nuevo el comando, con `{ opt-open-thread }:`.
refuse-already-challenged = Ya hay un desafío pendiente entre ambas personas en este servidor: { $link } Respóndelo o retíralo antes.
refuse-too-many-invitations = En este servidor, como mucho { $most } desafíos y mesas tuyos pueden esperar gente a la vez. Espera una respuesta, o retira uno, como este: { $link }
refuse-too-many-open = Aquí una persona puede tener como mucho { $most } partidas abiertas. Termina antes una de las tuyas, como la partida { $match }: { $link } `/lostcities { cmd-games }` las lista.
refuse-too-many-asleep = De las partidas que juegas sin otras personas, como mucho { $most } pueden dormir, entre todos los servidores. Termina una de ellas antes, o ríndete en una, como la partida { $match }: { $link } `/lostcities { cmd-games }` las lista.
refuse-too-many-strong = Una persona puede tener como mucho { $most } partidas abiertas con máquinas fuertes, entre todos los servidores. Termina antes una de las tuyas, como esta: { $link } Las que son con máquinas más débiles no cuentan.
refuse-takes-no-challenges = Esta persona no acepta desafíos por ahora. Pregunta a otra, o abre una mesa para quien quiera con `/lostcities { cmd-open }`.
refuse-asleep = Tu partida duerme, y en su canal se juega ahora otra: { $link } Tu jugada no se hizo. Tu partida sigue en cuanto esa termine; hasta entonces no se pierde nada.
channel-closed = Ya no puedo escribir en este canal, así que el tablero público no se actualiza. La partida sigue. Pide a quien gestiona el servidor que me conceda: { $permissions }.
refuse-missing-permission = No puedo llevar una partida aquí: me falta este permiso: { $permissions }. Pide a quien gestiona el servidor que me lo dé en este canal, e inténtalo de nuevo.
refuse-challenge-over = Esta invitación ya no está abierta. Empieza tu propia partida con `/lostcities { cmd-challenge }` o `/lostcities { cmd-open }`.
refuse-only-opponent = Solo puede responder la persona desafiada. Para jugar tú, usa `/lostcities { cmd-challenge }`.
refuse-only-challenger = Solo quien envió el desafío puede retirarlo. Si es para ti, pulsa **{ button-decline }**.
refuse-take-back = Eso ya no se puede deshacer: se reveló una carta, o jugó otra persona. Sigue con `/lostcities { cmd-hand }`.
refuse-unknown-button = Ya no conozco este botón. `/lostcities { cmd-board }` trae un tablero nuevo.
refuse-too-fast = Eso fue mucho de golpe. Inténtalo de nuevo en { $seconds } s; no ha cambiado nada.
refuse-may-not-write = No puedes escribir en este canal, así que no publico nada aquí por ti.
refuse-unknown-command = No conozco este comando en esta forma. Si me acaban de actualizar, recarga Discord y escríbelo de nuevo; `/lostcities { cmd-help }` lista mis comandos.
refuse-rematch-asked = Ya pediste la revancha. Empieza en cuanto todos los demás acepten.
refuse-not-over-yet = Esta partida aún se juega. **{ button-rematch }** es para las terminadas.
refuse-no-draw-offer = No hay tablas ofrecidas a las que puedas responder. Sigue con `/lostcities { cmd-hand }`, u ofrécelas tú en **{ button-more }**.
refuse-draw-offered = Ya hay tablas ofrecidas. Espera la respuesta, o simplemente sigue jugando.
refuse-draw-just-offered = Has ofrecido tablas hace poco. Ofrécelas de nuevo cinco minutos después, o simplemente sigue jugando.
refuse-draw-with-computer = La máquina no acepta tablas. Sigue, o pulsa **{ button-resign }** para dejarlo.
refuse-draw-in-season = Una partida de temporada termina según sus reglas. Sigue, o pulsa **{ button-resign }** para dejarlo.
refuse-hint-rated = Las pistas son para partidas en las que juegas solo contra máquinas. En una partida que cuenta para el rating decides sin ayuda.
refuse-table-begun = La partida de esta mesa ya empezó; está más abajo en este canal. Abre tu propia mesa con `/lostcities { cmd-open }`.
refuse-already-joined = Ya estás en esta mesa. Empieza en cuanto se llenen las plazas, o quien la abrió pulse **{ button-start }**.
refuse-not-at-table = Eso solo es para quien está en esta mesa. Únete con **{ button-join }**.
refuse-only-host = Solo quien abrió esta mesa puede hacerlo. Abre la tuya con `/lostcities { cmd-open }`.
refuse-not-so-many = Este juego es para { $least } a { $most }. Espera a más gente, añade máquinas, o elige otro número de plazas.
refuse-too-many-computers = Así no quedaría plaza para personas. Pon menos máquinas o más plazas, o juega contra ellas con `/lostcities { cmd-solo }`.
refuse-no-such-option = { $game } no tiene { $count ->
    [one] la opción *{ $options }*. Quítala
   *[other] las opciones *{ $options }*. Quítalas
}, o elige otro juego.
refuse-draw-among-many = Las tablas solo se acuerdan entre dos. Sigue, o pulsa **{ button-resign }** para irte.
refuse-only-in-server = Solo en un servidor puedes desafiar a alguien. Aquí puedes jugar contra la máquina con `/lostcities { cmd-solo }`.
refuse-only-players-move-board = Solo quienes juegan esta partida y la moderación pueden mover su tablero. Puedes mirarlo con `/lostcities { cmd-board }`.
refuse-board-just-moved = El tablero se movió hace un momento. Inténtalo de nuevo en medio minuto.
refuse-no-games = No tienes ninguna partida en curso. Empieza una con `/lostcities { cmd-challenge }` o `/lostcities { cmd-solo }`.
answer-late = Esto tarda más de lo normal, porque la base de datos responde despacio. Lo que hiciste no se ha perdido: cuenta en cuanto se muestre. Vuelve a mirar en un momento.
apology = Perdón, algo falló por mi parte. Tu partida está a salvo, así que inténtalo de nuevo. Si se repite, dale a quien opera este bot este número: `{ $id }`

## Permissions, named as Discord names them

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos

## What hinders the bot here, and what to do about it

doctor-version = **Bot de Lost Cities, versión { $version }**
doctor-may = ✅ { $permission }
doctor-may-not = ❌ { $permission }
doctor-permitted = Puedo hacer aquí todo lo que necesita una partida.
doctor-ask-permission = Aquí no se pueden empezar partidas. Pide a quien gestiona el servidor que abra los ajustes de este canal, luego *Permisos*, y me permita lo marcado con ❌.
doctor-threads = ✅ Se pueden abrir partidas en hilos de este canal.
doctor-no-threads = ℹ️ No se pueden abrir partidas en hilos de este canal; me falta: { $permissions }.
doctor-channel-closed = ❌ Discord no me deja mirar este canal. Pide a quien gestiona el servidor que me deje verlo.
doctor-gateway = ✅ Los comandos y botones me llegan por la pasarela de Discord.
doctor-http = ✅ Los comandos y botones me llegan por HTTP.
doctor-process = ℹ️ Soy el proceso `{ $process }`, y { $engine } guarda las partidas.
doctor-discord = ✅ Discord responde en { $ms } ms.
doctor-discord-silent = ❌ Discord no responde a mis preguntas ahora mismo. Tu partida está a salvo; inténtalo de nuevo en unos minutos.
doctor-installs = ✅ Los servidores pueden instalarme, y cada persona para sí.
doctor-servers-install = ℹ️ Los servidores pueden instalarme, pero las personas para sí no: *User Install* está desactivado.
doctor-no-servers-install = ❌ Los servidores no pueden instalarme: *Guild Install* está desactivado.
doctor-slowmode = ℹ️ El modo lento está activo: la gente espera { $seconds } s entre mensajes. Los bots y los botones están exentos, así que las partidas van como siempre.
doctor-database = ✅ La base de datos responde en { $ms } ms y tiene { $matches } { $matches ->
    [one] partida abierta
   *[other] partidas abiertas
}.
doctor-daily = ✅ La tabla del diario de ayer se publica cada mañana en { $channel }.
doctor-daily-refused = ❌ Discord rechazó la última tabla del diario en { $channel }. Déjame ver ese canal y enviar mensajes en él, o usa `/lostcities { cmd-config }` en otro.
doctor-no-match = ✅ No hay partida abierta aquí. Empieza una con `/lostcities { cmd-challenge }` o `/lostcities { cmd-solo }`.
doctor-match = ✅ La partida { $match } está abierta aquí, y se llega a su tablero: { $link }
doctor-match-without-board = ❌ La partida { $match } está abierta aquí, pero su tablero ha desaparecido. Vuelve con la próxima jugada; hasta entonces, `/lostcities { cmd-hand }` y `/lostcities { cmd-board }` muestran todo lo necesario.
doctor-match-unseen = ℹ️ La partida { $match } está abierta aquí: { $link } No puedo ver si su tablero sigue ahí; `/lostcities { cmd-board }` lo muestra en cualquier momento.

## Checking the shuffle

verify-secret = { $game ->
    [roll_write] Dados limpios
   *[other] Barajado limpio
}: el secreto de esta partida era `{ $secret }`. Su SHA-256 es la huella del desafío: `{ $hash }`.
