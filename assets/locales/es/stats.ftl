# A player’s statistics: pages of numbers, and the curve of their rating. $player is the player.

# A number with one decimal; $sign is a minus sign or nothing.
decimal = { $sign }{ $whole },{ $tenth }

stats-heading = 📊 **{ $player }** · { $game }
stats-heading-computers = 📊 **{ $player }** · { $game }, con máquinas
stats-heading-all = 📊 **{ $player }** · Todos los juegos
stats-all-games = Todos los juegos

## Numbers

stats-matches = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, victorias: { $wins } ({ $percent } %)
stats-with-computers = Con máquinas: { $matches }
stats-game = **{ $game }**
stats-game-rated = **{ $game }** · rating { $rating }
stats-finishes = Termina el { $percent } % de sus partidas
stats-rating = Rating: **{ $rating }** ± { $uncertainty }{ $is-uncertain ->
    [1] , aún incierto
   *[other] { "" }
}
stats-rating-provisional = Rating: **{ $rating }** ± { $uncertainty }, provisional hasta { $needed } partidas puntuadas
stats-draws = de ellas, { $draws } en tablas
stats-streak = Victorias seguidas: { $streak } ahora, { $best } como máximo
stats-average = Media: { $match } puntos por partida, { $round } por ronda
stats-average-match = Media: { $match } puntos por partida
stats-expeditions = Expediciones: { $each } por ronda, { $points } puntos cada una
stats-expeditions-match = Expediciones: { $each } por partida, { $points } puntos cada una
# $game is the short form of the game, since each has its own way to multiply.
stats-wagers = { $game ->
    [roll_write] Expediciones duplicadas
    [board] Líderes
   *[other] Expediciones con apuestas
} que rindieron: { $paid } de { $wagered } ({ $percent } %)
stats-favourites = Colores favoritos: { $colours }
stats-colour = { $square } { colour-title } ({ $begun })
# $time is a number of seconds, which Discord shows as a day.
stats-best = Mejor partida: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} el <t:{ $time }:D> (partida { $match })
stats-against-you = Contra ti: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}; { $player } por delante en { $ahead }, tú en { $behind }
stats-won = -# Gana quien va por delante entre las personas, aunque sea tras una máquina.
stats-note = -# Las medias y la mejor partida son de partidas jugadas hasta el final. Las rondas y expediciones cuentan cuando termina su ronda; una expedición multiplicada rindió si dio más de 0 puntos.

## Nothing to show

stats-nothing-yours = Aún no has terminado ninguna partida. Empieza una con `/lostcities { cmd-challenge }` o `/lostcities { cmd-open }`, o juega contra la máquina con `/lostcities { cmd-solo }`.
stats-nothing-yours-in = Aún no has terminado ninguna partida de { $game }. Empieza una con `/lostcities { cmd-challenge }` o `/lostcities { cmd-open }`, o juega contra la máquina con `/lostcities { cmd-solo }`.
stats-nothing = { $player } aún no ha terminado ninguna partida.
stats-nothing-in = { $player } aún no ha terminado ninguna partida de { $game }.
refuse-stats-withheld = Esta persona se guarda sus estadísticas. Las tuyas están en `/lostcities { cmd-stats }`.
button-stats-people = Partidas puntuadas
button-stats-computers = Con máquinas

## The curve in words

stats-alt-curve = El rating de { $player } en { $game }, partida a partida.
stats-alt-now = Tras { $match ->
    [one] { $match } partida puntuada
   *[other] { $match } partidas puntuadas
} es de { $rating }, con un margen de { $uncertainty }.
stats-alt-first = La curva empieza tras { $match ->
    [one] { $match } partida
   *[other] { $match } partidas
} en { $rating }, con un margen de { $uncertainty }.
stats-alt-highest = Su punto más alto es { $rating } tras { $match ->
    [one] { $match } partida
   *[other] { $match } partidas
}.
stats-alt-lowest = Su punto más bajo es { $rating } tras { $match ->
    [one] { $match } partida
   *[other] { $match } partidas
}.
