# Leaderboards: who is ranked where, and how to get there.

leaderboard-title = **Ranking: { $game }**
leaderboard-here = Este servidor
leaderboard-everywhere = Todos os servidores
leaderboard-all-time = desde sempre
leaderboard-season = { $quarter ->
    [1] janeiro a março de { $year }
    [2] abril a junho de { $year }
    [3] julho a setembro de { $year }
   *[other] outubro a dezembro de { $year }
}
leaderboard-where = { $scope }, { $period }
leaderboard-running = { $where }. A temporada termina em { $end }.
leaderboard-line = **{ $place }** { $name }: { $rating }, { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}
leaderboard-nobody = Ninguém está no ranking ainda. Para entrar são necessárias 5 partidas valendo contra pessoas: comece com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`. Partidas só contra computadores não contam.
leaderboard-nobody-then = Ninguém entrou no ranking nesta temporada.
leaderboard-own = **Você**: posição { $place } de { $people }{ $is-uncertain ->
    [1] , ainda incerta
   *[other] { "" }
}: { $rating }, { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}.
leaderboard-own-provisional = **Você**: ainda sem posição. Seu rating ainda é provisório: { $rating }. { $missing ->
    [1] Falta uma partida valendo.
   *[other] Faltam { $missing } partidas valendo.
}
leaderboard-own-provisional-then = **Você**: sem posição. Seu rating continuou provisório: { $rating }.
leaderboard-own-none = **Você**: nenhuma partida valendo ainda. São necessárias 5 para ter posição.
leaderboard-own-none-then = **Você**: nenhuma partida valendo nesta temporada.
leaderboard-own-unknown = **Você**: ainda sem posição entre todos os servidores. Seu rating: { $rating }. Jogue com três pessoas que também jogaram com outras.
leaderboard-own-unlisted = **Você**: em nenhum ranking, como escolheu.
leaderboard-page = Página { $page } de { $pages }; { $people ->
    [1] { $people } pessoa no ranking
   *[other] { $people } pessoas no ranking
}.
leaderboard-meaning = -# Um rating fica mais certo a cada partida, e a certeza conta para a posição. Uma partida abandonada só conta para quem teve oito turnos. `/lostcities { cmd-stats }` diz quão certo é o seu.
leaderboard-alt = Ranking: { $game }. { $where }.
leaderboard-alt-line = Posição { $place }: { $name }, { $rating }, com margem de { $uncertainty }.

button-leaderboard-own = Minha posição
button-leaderboard-here = Este servidor
button-leaderboard-everywhere = Todos os servidores
button-leaderboard-season = Esta temporada
button-leaderboard-all-time = Desde sempre
button-leaderboard-before = Temporada anterior
button-leaderboard-after = Próxima temporada

refuse-no-leaderboard = A administração deste servidor desligou os rankings. Você pode ver os de todos os servidores por mensagem direta comigo.
