# Leaderboards: who is ranked where, and how to get there.

leaderboard-title = **Leaderboard: { $game }**
leaderboard-here = This server
leaderboard-everywhere = All servers
leaderboard-all-time = all time
leaderboard-season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[other] October to December { $year }
}
leaderboard-where = { $scope }, { $period }
leaderboard-running = { $where }. The season ends on { $end }.
leaderboard-line = **{ $place }** { $name }: { $rating }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
leaderboard-nobody = Nobody is ranked here yet. Play 5 rated matches against people to be ranked: start with `/lostcities { cmd-challenge }` or `/lostcities { cmd-open }`. Matches against computer players alone do not count.
leaderboard-nobody-then = Nobody was ranked in this season.
leaderboard-own = **You**: place { $place } of { $people }{ $is-uncertain ->
    [1] , still uncertain
   *[other] { "" }
}: { $rating }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}.
leaderboard-own-provisional = **You**: not ranked yet. Your rating is still provisional: { $rating }. { $missing ->
    [one] Play one more rated match to be ranked.
   *[other] Play { $missing } more rated matches to be ranked.
}
leaderboard-own-provisional-then = **You**: not ranked. Your rating stayed provisional: { $rating }.
leaderboard-own-none = **You**: no rated match yet. Play 5 rated matches to be ranked.
leaderboard-own-none-then = **You**: no rated match in this season.
leaderboard-own-unknown = **You**: no place among all servers yet. Your rating: { $rating }. Play with three people who have played with others, too.
leaderboard-own-unlisted = **You**: on no leaderboard, as you chose.
leaderboard-page = Page { $page } of { $pages }; { $people ->
    [one] one person is ranked.
   *[other] { $people } people are ranked.
}
leaderboard-meaning = -# A rating becomes more certain with every match, and certainty counts for the place. A match that is given up counts only for players with eight turns. `/lostcities { cmd-stats }` says how certain yours is.
leaderboard-alt = Leaderboard: { $game }. { $where }.
leaderboard-alt-line = Place { $place }: { $name }, { $rating }, give or take { $uncertainty }.

button-leaderboard-own = My Place
button-leaderboard-here = This Server
button-leaderboard-everywhere = All Servers
button-leaderboard-season = This Season
button-leaderboard-all-time = All Time
button-leaderboard-before = Earlier Season
button-leaderboard-after = Later Season

refuse-no-leaderboard = The administrators of this server have turned leaderboards off. You can see those of all servers in direct messages with me.
