# Leaderboards: who stands where, and how to get there.

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
leaderboard-line = **{ $place }** { $name }: { $rating } ± { $uncertainty }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
leaderboard-nobody = Nobody has a place here yet. Five matches among people give one: begin with `/lostcities { cmd-challenge }` or `/lostcities { cmd-open }`. Matches with computer players do not count.
leaderboard-nobody-then = Nobody had a place in this season.
leaderboard-own = **You**: place { $place }, { $rating } ± { $uncertainty }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}.
leaderboard-own-provisional = **You**: no place yet. Your rating is still provisional: { $rating } ± { $uncertainty }. { $missing ->
    [one] One more rated match gives you a place.
   *[other] { $missing } more rated matches give you a place.
}
leaderboard-own-provisional-then = **You**: no place. Your rating stayed provisional: { $rating } ± { $uncertainty }.
leaderboard-own-none = **You**: no rated match yet. Five give you a place.
leaderboard-own-none-then = **You**: no rated match in this season.
leaderboard-own-unlisted = **You**: on no leaderboard, because you chose so.
leaderboard-page = Page { $page } of { $pages }; { $people ->
    [one] one person has a place.
   *[other] { $people } people have a place.
}
leaderboard-meaning = -# A rating is the likeliest strength ± how far off it may be. Places go by its lower end, so certainty counts.
leaderboard-alt = Leaderboard: { $game }. { $where }.
leaderboard-alt-line = Place { $place }: { $name }, { $rating } ± { $uncertainty }.

button-leaderboard-own = My Place
button-leaderboard-here = This Server
button-leaderboard-everywhere = All Servers
button-leaderboard-season = This Season
button-leaderboard-all-time = All Time
button-leaderboard-before = Earlier Season
button-leaderboard-after = Later Season

refuse-no-leaderboard = The administrators of this server want no leaderboards on it. In direct messages with me there are those of all servers.
