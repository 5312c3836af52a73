# What administrators decide for their server.

config-heading = **Lost Cities en este servidor**
config-line = • { $what }: { $value }
config-note = -# Solo quien puede gestionar este servidor ve y cambia esto. Las partidas abiertas siguen como están.
config-channels = Canales para partidas
config-openers = Quién puede abrir partidas
config-locale = Idioma de los tableros
config-pings = Aviso de turno por defecto
config-leaderboard = Clasificación
config-daily = Tabla del diario de ayer, cada mañana
config-threads = Un hilo para cada partida
config-quiet = Partidas discretas
config-open-matches = Partidas abiertas por persona
config-invitations = Desafíos y mesas en espera por persona
config-at-most = como mucho { $most }
config-everywhere = en todos los canales
config-those = en { $those }
config-n-channels = en { $channels } canales
config-everyone = Todos
config-moderators = La moderación
config-role = { $role } y la moderación
choice-leaderboard-on = Sí
choice-leaderboard-off = No
config-pick-channels = Solo en estos canales y sus hilos…
config-pick-role = Solo quien tenga este rol…
button-config-everywhere = En todos los canales
button-config-everyone = Cualquiera puede abrir
button-config-moderators = Solo la moderación
button-config-leaderboard-on = Activar clasificación
button-config-leaderboard-off = Quitar clasificación
button-config-changes = Cambios
button-config-back = Volver
config-changes = **Los últimos cambios, los más recientes primero**
config-no-changes = Nadie ha cambiado nada todavía.
config-change = • { $when }, { $who }: { $what } – { $before } → { $after }
config-ended-match = • { $when }, { $who }: terminó la partida { $match } como moderación
refuse-other-channels = En este servidor se juega en otros canales: { $channels }. Ve allí, o pregunta a quien gestiona el servidor.
refuse-only-role = En este servidor, solo { $role } y la moderación pueden abrir partidas. Puedes unirte a sus mesas y aceptar sus desafíos.
refuse-only-moderators = En este servidor, solo la moderación puede abrir partidas. Puedes unirte a sus mesas y aceptar sus desafíos.
refuse-only-managers = Esto es para quien puede gestionar el servidor (permiso *Gestionar servidor* de Discord). Para ti está `/lostcities { cmd-settings }`.
refuse-only-on-server = Esto solo tiene sentido en un servidor.
refuse-too-many-channels = Se pueden nombrar 25 canales como mucho. Si hay más, permítelos todos.

## The matches in play

config-matches = **Las partidas en curso en este servidor, las últimas primero**
config-no-matches = No se juega ninguna partida en este servidor.
config-match-line = { $match } · { $game }: { $people } { $link } ({ $state })
config-match-line-quiet = { $match } · { $game }: { $people } 🤫 { $link } ({ $state })
config-match-asleep = duerme
config-match-over = terminando
config-match-entry = { $match } · { $game }: { $people }
config-pick-match = Elige una partida…
config-match = **Partida { $match }** ({ $game }: { $people }). Puedes dormirla, para que su canal quede libre y su próxima jugada la despierte, o terminarla sin resultado. El tablero y la lista de cambios lo dicen.
button-config-matches = Partidas
