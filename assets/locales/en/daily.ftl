# The deals of days: a round of Roll & Write with the same dice for everybody, and one of the card game with the same cards.

daily-name = { $game ->
    [classic] Daily cards { $number }
   *[other] Daily roll { $number }
}
daily-title = **{ daily-name }**
daily-title-practice = **{ daily-name }** · practice, it does not count
daily-chosen = Done. Roll when you are ready; until then you can take it back.
daily-result = **{ $points } { $points ->
    [one] point
   *[other] points
},** the { evening-strength } computer { $other }.
daily-better = Better than { $percent }% of { $others } other players so far.
daily-leads = You are ahead of { $others ->
    [one] the only other player
   *[other] all { $others } other players
} so far.
daily-last = { $others ->
    [one] One other player has finished so far, with no fewer points.
   *[other] Of { $others } other players, nobody has fewer points so far.
}
daily-first = You are the first to finish today.
daily-best = **Your best yet:** it was { $best }, in { $rounds ->
    [one] one other round
   *[other] { $rounds } other rounds
}.
daily-not-best = Your best so far stays { $best }, in { $rounds ->
    [one] one other round
   *[other] { $rounds } other rounds
}.
daily-field = Others so far: { $others }, median { $median }, best { $best }.
daily-sheet-of = { $name }, { daily-name }: { $points } { $points ->
    [one] point
   *[other] points
}.
daily-shared = { $who } · **Lost Cities: { daily-name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the computer { $other } · { $marks }
    -# Squares are expeditions, best first: 🟩 20 points or more, 🟨 fewer, 🟫 none, 🔻 a loss.
daily-table-day = **{ daily-name }** on this server
daily-table-week = **The seven days up to { daily-name }** on this server
daily-table-month = **The thirty days up to { daily-name }** on this server
daily-table-nobody = Nobody has finished yet.
daily-points = { $game ->
    [classic] { $lead } against the computer
   *[other] { $points } points
}
daily-table-line = { $place } · { $name }: { daily-points }
daily-table-line-days = { $place } · { $name }: { daily-points } on { $days ->
    [one] one day
   *[other] { $days } days
}
daily-morning = **{ daily-name }** · yesterday on this server
daily-morning-coming = -# Fingerprint of { daily-name }: `{ $hash }`
daily-podium-alt = The podium of { daily-name }.
daily-past = Practise an earlier day
daily-practise = { daily-name }
daily-practise-again = { daily-name } · { daily-points }
daily-proof = **Everybody gets the same dice and cards, and nobody chose them.** The fingerprint of a day’s secret is shown before the day, the secret after it.
daily-proof-hidden = **{ daily-name }** · fingerprint `{ $hash }` · the secret follows on { $at }
daily-proof-shown = **{ daily-name }** · fingerprint `{ $hash }` · secret `{ $secret }` · day { $day }
daily-proof-how = The fingerprint is the SHA-256 of the secret. With secret and day, `lostcities verify` rolls all dice of a match file again, and draws all its cards.
daily-proof-file = Your round of that day as a match file.

button-daily-roll = Roll the Dice
button-daily-too = Play It Too
button-daily-cards = Daily Cards
button-daily-roll-of-today = Daily Roll
button-daily-compare = Compare
button-daily-table = Today’s Table
button-daily-own = My Round
button-daily-day = Day
button-daily-week = Week
button-daily-month = Month

refuse-no-such-day = There is nothing of that day to play. Today’s is `/lostcities { cmd-daily }`.
refuse-day-over = That day is over, and its round can no longer be finished. Today’s is `/lostcities { cmd-daily }`.
refuse-day-spent = You had begun this before you deleted your data, and it can be played only once. Tomorrow there is a new one.
refuse-play-daily-first = Finish today’s round first: `/lostcities { cmd-daily }`, `{ opt-daily-game }: { $game }`. Then you can see others’ and share yours.
refuse-no-daily-of = They have not finished today’s round, or do not want to be seen.
refuse-not-installed = Lost Cities is not on this server. Here you can play `/lostcities { cmd-daily }` and read `/lostcities { cmd-rules }`; for a match, ask a server manager to add the bot.
