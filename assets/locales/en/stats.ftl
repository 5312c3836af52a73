# A player’s statistics: pages of numbers, and the curve of their rating. $player is the player.

# A number with one decimal; $sign is a minus sign or nothing.
decimal = { $sign }{ $whole }.{ $tenth }

stats-heading = 📊 **{ $player }** · { $game }
stats-heading-computers = 📊 **{ $player }** · { $game }, with computer players
stats-heading-all = 📊 **{ $player }** · All games
stats-all-games = All games

## Numbers

stats-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins } won ({ $percent }%)
stats-with-computers = With computer players: { $matches }
stats-game = **{ $game }**
stats-game-rated = **{ $game }** · rating { $rating }
stats-finishes = Finishes { $percent }% of matches
stats-rating = Rating: **{ $rating }** ± { $uncertainty }{ $is-uncertain ->
    [1] , still uncertain
   *[other] { "" }
}
stats-rating-provisional = Rating: **{ $rating }** ± { $uncertainty }, provisional until { $needed } matches are rated
stats-draws = { $draws ->
    [one] { $draws } of them was a draw
   *[other] { $draws } of them were draws
}
stats-streak = Wins in a row: { $streak } now, { $best } at best
stats-average = Average: { $match } points a match, { $round } a round
stats-average-match = Average: { $match } points a match
stats-expeditions = Expeditions: { $each } a round, { $points } points each
stats-expeditions-match = Expeditions: { $each } a match, { $points } points each
# $game is the short form of the game, since each has its own way to multiply.
stats-wagers = { $game ->
    [roll_write] Doubled expeditions
    [board] Leaders
   *[other] Expeditions with wagers
} that paid: { $paid } of { $wagered } ({ $percent }%)
stats-favourites = Favourite colours: { $colours }
stats-colour = { $square } { colour-title } ({ $begun })
# $time is a number of seconds, which Discord shows as a day.
stats-best = Best match: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on <t:{ $time }:D> (match { $match })
stats-against-you = Against you: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}; { $player } was ahead in { $ahead }, you in { $behind }
stats-won = -# The person with the best place among people has won, even behind a computer player.
stats-note = -# Averages and the best match are of matches that were played to the end. Rounds and expeditions count once their round is finished; a multiplied expedition has paid if it brought more than 0 points.

## Nothing to show

stats-nothing-yours = You have not finished a match yet. Begin one with `/lostcities { cmd-challenge }` or `/lostcities { cmd-open }`, or play the computer with `/lostcities { cmd-solo }`.
stats-nothing-yours-in = You have not finished a match of { $game } yet. Begin one with `/lostcities { cmd-challenge }` or `/lostcities { cmd-open }`, or play the computer with `/lostcities { cmd-solo }`.
stats-nothing = { $player } has not finished a match yet.
stats-nothing-in = { $player } has not finished a match of { $game } yet.
refuse-stats-withheld = This player keeps their statistics to themselves. Your own are under `/lostcities { cmd-stats }`.
button-stats-people = Rated matches
button-stats-computers = With computer players

## The curve in words

stats-alt-curve = The rating of { $player } in { $game }, match by match.
stats-alt-now = After { $match ->
    [one] { $match } rated match
   *[other] { $match } rated matches
} it is { $rating }, give or take { $uncertainty }.
stats-alt-first = The curve begins after { $match ->
    [one] { $match } match
   *[other] { $match } matches
} at { $rating }, give or take { $uncertainty }.
stats-alt-highest = Its highest point is { $rating } after { $match ->
    [one] { $match } match
   *[other] { $match } matches
}.
stats-alt-lowest = Its lowest point is { $rating } after { $match ->
    [one] { $match } match
   *[other] { $match } matches
}.
