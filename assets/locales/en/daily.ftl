# The daily roll: one round of Roll & Write a day, with the same dice for everybody.

daily-title = **Daily roll { $number }**
daily-title-practice = **Daily roll { $number }** · practice, it does not count
daily-chosen = Done. Roll when you are ready; until then you can take it back.
daily-result = **{ $points } points.** The computer player opposite you has { $other }.
daily-better = Better than { $percent } % of { $others } other players so far.
daily-leads = You are ahead of { $others ->
    [one] the only other player
   *[other] all { $others } other players
} so far.
daily-last = { $others ->
    [one] One other player has finished so far, with no fewer points.
   *[other] Of { $others } other players, nobody has fewer points so far.
}
daily-first = You are the first to finish today.
daily-computer = The strong computer player scores { $points } in your place, with the same dice.
daily-comparing = The strong computer player is going through your round. *Compare* soon shows where you lost points.
daily-compare-later = Many people have just finished. Press *Compare* later to see where you lost points.
daily-dearest = Where you lost points, as the strong computer player sees it: { $turns }.
daily-none-dear = The strong computer player found no turn that lost you points.
daily-dearest-turn = turn { $turn } (−{ $cost })
daily-sheet-of = { $name }, daily roll { $number }: { $points } points.
daily-shared = { $who } · **Lost Cities daily { $number }** · { $points } points · { $marks }
daily-table-day = **Daily roll { $number }** on this server
daily-table-week = **The seven days up to daily roll { $number }** on this server
daily-table-month = **The thirty days up to daily roll { $number }** on this server
daily-table-nobody = Nobody has finished yet.
daily-table-line = { $place }. { $name }: { $points } points
daily-table-line-days = { $place }. { $name }: { $points } points on { $days ->
    [one] one day
   *[other] { $days } days
}
daily-morning = **Daily roll { $number }** · yesterday on this server
daily-morning-coming = -# Fingerprint of the dice of daily roll { $number }: `{ $hash }`
daily-past = Practise an earlier day
daily-practise = Daily roll { $number }
daily-proof = **Everybody gets the same dice, and nobody chose them.** The fingerprint of a day’s secret is shown before the day, the secret after it.
daily-proof-hidden = **{ $number }** · fingerprint `{ $hash }` · the secret follows on { $at }
daily-proof-shown = **{ $number }** · fingerprint `{ $hash }` · secret `{ $secret }` · day { $day }
daily-proof-how = The fingerprint is the SHA-256 of the secret. With secret and day, `lostcities verify` rolls all dice of a match file again.
daily-proof-file = Your round of that day as a match file.

button-daily-roll = Roll the Dice
button-daily-share = Share
button-daily-too = Play It Too
button-daily-play = Today’s Roll
button-daily-compare = Compare
button-daily-table = Today’s Table
button-daily-own = My Roll
button-daily-day = Day
button-daily-week = Week
button-daily-month = Month

refuse-no-such-day = There is no daily roll of that day to play. Today’s is `/lostcities { cmd-daily }`.
refuse-day-over = That day is over, and its round can no longer be finished. Today’s is `/lostcities { cmd-daily }`.
refuse-day-spent = You had begun today’s roll before you deleted your data, and it can be played only once. Tomorrow there is a new one.
refuse-play-daily-first = Finish today’s roll first: `/lostcities { cmd-daily }`. Then you can see others’ sheets and share yours.
refuse-shared-already = You have shared this result already.
refuse-no-daily-of = They have not finished today’s roll, or do not want to be seen.
refuse-not-installed = Lost Cities is not on this server. Here you can play `/lostcities { cmd-daily }` and read `/lostcities { cmd-rules }`; for a match, ask a server manager to add the bot.
