# A player’s statistics: pages of numbers, and the curve of their rating. $player is the player.

# A number with one decimal; $sign is a minus sign or nothing.
decimal = { $sign }{ $whole },{ $tenth }

stats-heading = 📊 **{ $player }** · { $game }
stats-heading-computers = 📊 **{ $player }** · { $game }, com computadores
stats-heading-all = 📊 **{ $player }** · Todos os jogos
stats-all-games = Todos os jogos

## Numbers

stats-matches = { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
}, vitórias: { $wins } ({ $percent }%)
stats-with-computers = Com computadores: { $matches }
stats-game = **{ $game }**
stats-game-rated = **{ $game }** · rating { $rating }
stats-finishes = Termina { $percent }% das partidas
stats-rating = Rating: **{ $rating }** ± { $uncertainty }{ $is-uncertain ->
    [1] , ainda incerto
   *[other] { "" }
}
stats-rating-provisional = Rating: **{ $rating }** ± { $uncertainty }, provisório até { $needed } partidas valendo
stats-draws = { $draws ->
    [1] { $draws } delas empatada
   *[other] { $draws } delas empatadas
}
stats-streak = Vitórias seguidas: { $streak } agora, { $best } no máximo
stats-average = Média: { $match } pontos por partida, { $round } por rodada
stats-average-match = Média: { $match } pontos por partida
stats-expeditions = Expedições: { $each } por rodada, { $points } pontos cada
stats-expeditions-match = Expedições: { $each } por partida, { $points } pontos cada
# $game is the short form of the game, since each has its own way to multiply.
stats-wagers = { $game ->
    [roll_write] Expedições dobradas
    [board] Líderes
   *[other] Expedições com apostas
} que renderam: { $paid } de { $wagered } ({ $percent }%)
stats-favourites = Cores favoritas: { $colours }
stats-colour = { $square } { colour-title } ({ $begun })
# $time is a number of seconds, which Discord shows as a day.
stats-best = Melhor partida: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} em <t:{ $time }:D> (partida { $match })
stats-against-you = Contra você: { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
}; { $player } na frente em { $ahead }, você em { $behind }
stats-won = -# Ganha quem fica na frente entre as pessoas, mesmo atrás de um computador.
stats-note = -# As médias e a melhor partida são de partidas jogadas até o fim. Rodadas e expedições contam quando a rodada delas acaba; uma expedição multiplicada rendeu se deu mais de 0 pontos.

## Nothing to show

stats-nothing-yours = Você ainda não terminou nenhuma partida. Comece uma com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`, ou jogue contra o computador com `/lostcities { cmd-solo }`.
stats-nothing-yours-in = Você ainda não terminou nenhuma partida de { $game }. Comece uma com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`, ou jogue contra o computador com `/lostcities { cmd-solo }`.
stats-nothing = { $player } ainda não terminou nenhuma partida.
stats-nothing-in = { $player } ainda não terminou nenhuma partida de { $game }.
refuse-stats-withheld = Esta pessoa guarda as estatísticas para si. As suas estão em `/lostcities { cmd-stats }`.
button-stats-people = Partidas valendo rating
button-stats-computers = Com computadores

## The curve in words

stats-alt-curve = O rating de { $player } em { $game }, partida a partida.
stats-alt-now = Depois de { $match ->
    [1] { $match } partida valendo
   *[other] { $match } partidas valendo
} ele é { $rating }, com margem de { $uncertainty }.
stats-alt-first = A curva começa depois de { $match ->
    [1] { $match } partida
   *[other] { $match } partidas
} em { $rating }, com margem de { $uncertainty }.
stats-alt-highest = O ponto mais alto é { $rating } depois de { $match ->
    [1] { $match } partida
   *[other] { $match } partidas
}.
stats-alt-lowest = O ponto mais baixo é { $rating } depois de { $match ->
    [1] { $match } partida
   *[other] { $match } partidas
}.
