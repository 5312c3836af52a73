# Leaderboards: who is ranked where, and how to get there.

leaderboard-title = **Clasificación: { $game }**
leaderboard-here = Este servidor
leaderboard-everywhere = Todos los servidores
leaderboard-all-time = desde siempre
leaderboard-season = { $quarter ->
    [1] enero a marzo de { $year }
    [2] abril a junio de { $year }
    [3] julio a septiembre de { $year }
   *[other] octubre a diciembre de { $year }
}
leaderboard-where = { $scope }, { $period }
leaderboard-running = { $where }. La temporada termina el { $end }.
leaderboard-line = **{ $place }** { $name }: { $rating }, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
leaderboard-nobody = Aquí aún no hay nadie. Para entrar hacen falta 5 partidas puntuadas contra personas: empieza con `/lostcities { cmd-challenge }` o `/lostcities { cmd-open }`. Las partidas solo contra máquinas no cuentan.
leaderboard-nobody-then = Nadie entró en la clasificación esta temporada.
leaderboard-own = **Tú**: puesto { $place } de { $people }{ $is-uncertain ->
    [1] , aún incierto
   *[other] { "" }
}: { $rating }, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}.
leaderboard-own-provisional = **Tú**: aún sin puesto. Tu rating es todavía provisional: { $rating }. { $missing ->
    [1] Te falta una partida puntuada.
   *[other] Te faltan { $missing } partidas puntuadas.
}
leaderboard-own-provisional-then = **Tú**: sin puesto. Tu rating siguió siendo provisional: { $rating }.
leaderboard-own-none = **Tú**: aún ninguna partida puntuada. Hacen falta 5 para tener puesto.
leaderboard-own-none-then = **Tú**: ninguna partida puntuada esta temporada.
leaderboard-own-unknown = **Tú**: aún sin puesto entre todos los servidores. Tu rating: { $rating }. Juega con tres personas que hayan jugado también con otras.
leaderboard-own-unlisted = **Tú**: en ninguna clasificación, como elegiste.
leaderboard-page = Página { $page } de { $pages }; { $people ->
    [one] { $people } persona clasificada
   *[other] { $people } personas clasificadas
}.
leaderboard-meaning = -# Un rating se vuelve más seguro con cada partida, y la seguridad cuenta para el puesto. Una partida abandonada solo cuenta para quien tuvo ocho turnos. `/lostcities { cmd-stats }` dice lo seguro que es el tuyo.
leaderboard-alt = Clasificación: { $game }. { $where }.
leaderboard-alt-line = Puesto { $place }: { $name }, { $rating }, con un margen de { $uncertainty }.

button-leaderboard-own = Mi puesto
button-leaderboard-here = Este servidor
button-leaderboard-everywhere = Todos los servidores
button-leaderboard-season = Esta temporada
button-leaderboard-all-time = Desde siempre
button-leaderboard-before = Temporada anterior
button-leaderboard-after = Temporada siguiente

refuse-no-leaderboard = La administración de este servidor desactivó las clasificaciones. Puedes ver las de todos los servidores por mensaje directo conmigo.
