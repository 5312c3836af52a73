# Seasons of a league: everybody against everybody, for weeks.

league-head = **{ league-title }** · { $game } · everybody against everybody
league-title = Season { $number }
league-title-of = { league-title } · { league-division }
league-how = { $clock }. { $days } days in all, all matches at once. They are quiet: play them in `/lostcities { cmd-games }`, also by direct message.
league-gathering = Begins { $when }, { $fromnow }, if four have joined; from ten on there are divisions. **{ $joined } { $joined ->
    [one] has
   *[other] have
} joined.**
league-postponed = Too few had joined, so there is one week more: it begins { $when }, { $fromnow }. **{ $joined } { $joined ->
    [one] has
   *[other] have
} joined.**
league-drawn = **The draw is made:** { $all } matches begin now.
league-playing = **Matches over: { $over } of { $all }** · ends { $fromnow }
league-paused = **Paused.** No time runs out until a manager of the server goes on. Matches over: { $over } of { $all }.
league-ending = The time is over: the computer finishes what is open. **Matches over: { $over } of { $all }.**
league-counting = **All matches are over.** First: { $name }. Final { $fromnow }, unless a manager of the server objects.
league-closed = 🏆 **First: { $name }.** One season says little; the rating is the measure.
league-cancelled = This season was cancelled. Matches that have begun go on as ordinary ones.
league-cancelled-early = This season was cancelled before a match began.
league-standing = { $place } · **{ $name }** { $points } · { $played } of { $all }{ $state ->
    [no_show] { " " }· never came
    [left] { " " }· left
    [removed] { " " }· removed
   *[in] { "" }
}
league-leader = **{ league-division }** · { $name } · { $points }{ $up }{ $down }
league-up = { " " }· ▲ { $names }
league-down = { " " }· ▼ { $names }
league-name = { $name }
league-division = Division { $division }
league-division-pick = Another division …
league-small = -# 20 points a match are shared out. Fingerprint of all shuffles: `{ $hash }`
league-nobody = nobody
league-two = { $name } and { $other }
league-several = { $n } people
league-nothing = No season is played on this server. Who may manage it can open one with `/lostcities { cmd-league }`.
league-nothing-manager = No season is played on this server. You can open one: four people or more, everybody in a division against everybody, for some weeks. I post it in this channel.
league-form = **Open a season** · { $game }
    { $clock }, { $days } days in all. It begins in { $begins ->
    [one] one day
   *[other] { $begins } days
} if at least four have joined. { $pace ->
    [quick] Fits people who look three times a day.
   *[other] Fits people who look once or twice a day.
} When it has ended, I open the next one. I post in this channel.
league-pace = { $pace ->
    [quick] Quick
   *[other] Calm
}: { $clock }, { $days } days
league-begins-in = Begins in { $days ->
    [one] one day
   *[other] { $days } days
}
league-opened = The season is open in this channel. People join until it begins.
league-joined = You take part. Once it begins, your matches are in `/lostcities { cmd-games }`.
league-left = You have left the season.
league-ask-to-leave = **Leave the season?** The computer plays your matches on, you are last, and you cannot come back.
league-ask-to-leave-early = **Leave the season?** You can join again until it begins.
league-joined-by = { $joined } { $joined ->
    [one] has
   *[other] have
} joined; begins { $fromnow }:
league-joined-name = • { $name }
league-own = You are in place **{ $place }**. { $open ->
    [0] All your matches are over.
    [one] One of your matches is not over.
   *[other] { $open } of your matches are not over.
}
league-own-possible = { league-own } You can still end in places { $best } to { $worst }.
league-line = { $next }{ $place } · **{ $name }** · **{ $points }** points · { $wins } won · { $played } of { $all }{ $state ->
    [no_show] { " " }· never came
    [left] { " " }· left
    [removed] { " " }· removed
   *[in] { "" }
}{ $possible }
league-possible = { " " }· still { $best }–{ $worst }
league-settled = { "" }
league-alt = { $next }{ $place }. { $name }: { $points } points, { $wins } won, { $played } of { $all } played{ $state ->
    [no_show] , never came
    [left] , left
    [removed] , removed
   *[in] { "" }
}{ $possible }.
league-picture-over = { $over } of { $all } over
league-picture-played = played
league-picture-points = points
league-picture-places = places
league-rules = **Rules of the season**
    • Everybody plays everybody twice (once with eight or nine people; from ten on within divisions of five to seven) and begins half of their matches. All matches run at once, for { $days } days.
    • A match is worth **20 points**: ten for each, moved by the difference (one for every 6 points in the card game, 12 in the board game and Roll & Write, 2 in Rivals). Then wins count, then the matches among equals.
    • Who resigns has five points at most. No draws are agreed.
    • Nobody decides for others. Who lets the computer play more than a third of a match has no points for it, and the other 15 at least.
    • Who has not moved once after three days and is not away is taken out, and their matches count for nobody.
    • Who leaves, or lets the computer play more than a third of most of their matches, is last, takes no part in the season after unless a manager of the server lifts that, and the computer plays their matches on.
    • Of each division two go up in the next season and two down. Newcomers stand by their rating.
    • What is open at the end is finished by computers and not rated. Other matches are rated as usual.
league-proof = **Nobody chose the cards.** The file has the fingerprint of every shuffle. Its own fingerprint, `{ $hash }`, was public before Discord chose the number that all shuffles depend on, too: `{ $number }`. Each secret is shown when its match is over. Who runs the bot could have posted the draw several times; so much trust is needed.
league-proof-file = The fingerprints of all matches of the season.
league-past = **Past seasons, newest first**
league-past-line = • **{ $number }** · { $game } · first: { $name }
league-no-past = No season has ended on this server yet.
league-manage = **{ league-title }** · what you can do as a manager of the server. The list of changes says so.
league-remove-pick = Remove somebody …
league-remove-entry = Remove { $name }
league-lift-pick = Let somebody join …
league-lift-entry = Let { $name } join, who left the season before
league-ask-to-remove = **Remove { $name } from the season?** In the first three days their matches count for nobody; later the computer plays them on.
league-ask-to-cancel = **Cancel season { $number }?** That cannot be taken back. Nobody wins it; matches that have begun go on.
league-done-paused = The season is paused: no time runs out.
league-done-resumed = The season goes on.
league-done-extended = The season takes three days longer.
league-done-removed = They are no part of the season any more.
league-done-lifted = They may join, although they left the season before.
league-done-cancelled = The season is cancelled.
league-done-confirmed = The end of the season is final.
league-done-undone = The end is taken back: the season goes on for three days at least.
league-done-again = When this season has ended, I open the next one.
league-done-once = No season follows this one by itself.

button-league-open = Open a Season
button-league-past = Past Seasons
button-league-join = Join
button-league-leave = Leave
button-league-rules = Rules of the Season
button-league-tables = Tables
button-league-manage = Manage
button-league-pause = Pause
button-league-go-on = Go On
button-league-extend = 3 Days More
button-league-confirm = Confirm
button-league-undo = Take the End Back
button-league-again = Again Afterwards
button-league-once = Not Again
button-league-cancel = Cancel the Season
button-league-remove = Remove

config-season = • { $when }, { $who }: { $deed ->
    [opened] opened season { $number }
    [paused] paused season { $number }
    [resumed] let season { $number } go on
    [extended] gave season { $number } three days more
    [removed] removed somebody from season { $number }
    [lifted] let somebody join season { $number } who had left the one before
    [cancelled] cancelled season { $number }
    [undone] took back the end of season { $number }
    [again] had season { $number } followed by the next
    [once] had season { $number } followed by none
   *[confirmed] confirmed the end of season { $number }
}

refuse-no-such-season = There is no such season.
refuse-season-here = This server has a season already. When it has ended, the next can be opened.
refuse-season-begun = This season has begun; nobody joins any more.
refuse-season-over = This season is over.
refuse-season-full = 200 people take part already.
refuse-in-season = You take part already.
refuse-not-in-season = They take no part in this season.
refuse-left-season = You take part in this season no more. The computer plays your matches on.
refuse-not-in-this-phase = That cannot be done with the season now.
refuse-account-too-young = To join a season, your Discord account must be at least 30 days old.
refuse-left-season-before = You left the season before, so you can take part in the next one again, but not in this one unless a manager of the server lifts that.
refuse-finishes-too-few = A season needs people who finish their matches. You finish fewer than 60 of 100; play a few others to the end first.
refuse-annulled = This match of the season counts for nobody: one of you takes part no more, or a manager of the server has ended it.
