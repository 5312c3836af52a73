# Clocks, reminders, and what happens when a player does not move.

## Clocks

opt-challenge-clock = clock
    .description = How long a turn may take; else as the server decides
opt-open-clock = clock
    .description = How long a turn may take; else as the server decides
opt-config-clock = clock
    .description = How long a turn may take where the host chooses nothing
choice-clock-none = No clock
choice-clock-1h = 1 hour a turn
choice-clock-1d = 1 day a turn
choice-clock-3d = 3 days a turn
choice-clock-7d = 7 days a turn
choice-clock-reserve = 1 day a turn, 5 days in reserve
clock-quick = 10 hours a turn, 4 days in reserve
config-clock = Clock if the host chooses none
config-put-to-sleep = • { $when }, { $who }: put match { $match } to sleep as a moderator
challenge-clock = ⏳ { $clock }

## Turns

ping-clock = -# ⏳ The time for this turn ends { $when }.
ping-reminder = ⏳ { $seat }, the match is still waiting for you: { $link }
ping-late = ⌛ The match is still waiting for { $late }: { $link } { $others }: how should it go on?
ping-asked = 🙋 { $by }: { $absent } is back and asks that the match goes on: { $link }
table-clock = -# ⏳ { $seat }: time ends { $when }
table-late = ⌛ Time is up: { $seat }
table-silent = ⌛ No move for seven days: { $seat }
table-stand-in = 🤖 The computer plays on for { $person }, who can come back at any time.
table-stand-in-to-the-end = ⌛ { $person } did not come back: the match counts as given up by { $person }.
table-called-off = 🏁 { $by } has ended this match because { $absent } did not move. It counts as given up by { $absent }, final { $when }. Until then { $by } can take that back.
table-asked = 🙋 { $absent } is back and asks that it goes on.
table-result-timed-out = ⌛ { $seat } did not move, and the match was ended.

## Buttons

button-late-remind = Remind
button-late-more-time = Give More Time
button-late-computer = Let the Computer Play On
button-late-end = End It
button-late-go-on = Go On After All
button-back-again = I’m Back
button-sleep = Let Match Sleep

## What one is told who has pressed them

late-reminded-private = The player is called once more.
late-more-time-private = The player has the whole time again.
late-computer-private = The computer plays on. The player can come back at any time; who does not has the last place for ratings.
late-ended-private = The match ends as given up by the player who did not move. You can take that back for 24 hours.
late-goes-on-private = The match goes on where it was.
late-asked-private = The player who ended the match is asked whether it goes on.
back-private = Welcome back! Your seat is yours again.
away-private = The computer plays on for you in this match. Press **{ button-back-again }** to have your seat again.
slept-private = The match sleeps, and the channel is free. The next move wakes it.

## Away

table-away = 🏖️ { $seat } is away until { $when }.
settings-away = Away until { $when }. Your clocks stand still until then; a move of yours ends it, too.
settings-pick-away = Away for …
choice-away-none = Not away
choice-away-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
suggest-away = { $date } ({ $days ->
    [one] 1 day
   *[other] { $days } days
})
privacy-away = • { $times ->
    [one] Once
   *[other] { $times } times
} within a year, from when to when you are or were away

## Refusals

refuse-nobody-late = The player has moved or has time again, or another player has decided already.
refuse-already-reminded = The player has been reminded already. You can give more time, let the computer play on, or end the match.
refuse-late-too = The match is waiting for you, too. Move first with `/lostcities { cmd-hand }`; then you can decide.
refuse-not-away = The computer does not play for you in this match. `/lostcities { cmd-games }` lists the ones you are playing.
refuse-called-off = This match was ended because a player did not move. For 24 hours, the player who ended it can take that back with **{ button-late-go-on }**, and the player who did not move can ask for it by the same button.
refuse-only-who-ended = Only the player who ended the match can take that back.
refuse-already-asked = You have asked already. The player who ended the match can let it go on until its end is final.
refuse-sleeps-already = This match sleeps already. The next move wakes it.
refuse-awake-in-season = A match of a season never sleeps: its clocks decide.
refuse-away-too-long = You can be away for 1 to { $most } days at once. Your settings are as they were.
refuse-away-too-often = You can be away for { $most } days within a year, and { $left ->
    [one] 1 day is
   *[other] { $left } days are
} left. Your settings are as they were.
refuse-no-such-date = I cannot read this date. Choose one from the list, or type it like 2026-12-31, or just a number of days.
