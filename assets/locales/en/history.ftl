# Finished matches: the list, looking back at one, checking its shuffle.

## The list

history-intro = Finished matches on this server, newest first:
history-intro-of = Finished matches of { $person } on this server, newest first:
history-intro-own = Your finished matches, newest first:
history-none = There are none yet. Once a match has ended, you can replay it here, move by move.
history-none-seen = None of those on this page were played in a channel that you see.
# $when is the day and, where a channel shows the match, a link.
history-line = **{ $match }** · { $game } · { $when }
history-scores = { $scores }
history-score = { $place } · { $seat } ({ $points })
history-score-absent = { $place } · { $seat } ({ $points }, given up by absence)
history-score-resigned = { $place } · { $seat } ({ $points }, resigned)
history-entry = { $match } · { $game }: { $scores }
history-open = Replay a match …

button-newer = Newer
button-older = Older

## Looking back

button-replay = Replay
button-replay-first = First
button-replay-previous = Previous
button-replay-next = Next
button-replay-last = Last
button-animation = As GIF
button-match-file = As File
button-check = Fair?

replay-heading = **{ $game }, match { $match }** · { $turn ->
    [0] before the first of { $turns } turns
   *[other] after turn { $turn } of { $turns }
}
replay-eyes = As { $seat } saw it:
replay-choose-turn = Go to a turn …
replay-turn-start = Start
replay-turn = Turn { $turn }
replay-turn-end = End (turn { $turn })
replay-choose-eyes = Through whose eyes …
replay-eyes-all = As everybody saw it
replay-eyes-of = As { $seat } saw it
replay-animation = **{ $game }, match { $match }**: { $turns } turns in { $pictures } pictures.
replay-animation-pace = The match is long, so each picture is { $pace } turns after the one before.
replay-animation-alt = The boards of match { $match } ({ $game }) one after the other, { $turns } turns in { $pictures } pictures. At the end:
match-file-about = **{ $game }, match { $match }**, every step of it, in one line of JSON. `lostcities verify { $file }` checks it, without me and without Discord.
match-file-alt = Match { $match } ({ $game }) as a match file.

refuse-not-finished = Match { $match } is not over yet. Once it has ended, you can replay it and check its shuffle.
refuse-no-such-finished = I know of no finished match { $match } in a channel of this server that you see, or with you in it. `/lostcities { cmd-history }` lists the ones you can replay.
refuse-nothing-finished-here = No match has been finished in this channel yet. `/lostcities { cmd-history }` lists those of the whole server.
refuse-animation-asked = I am still making the animation you asked for before. You get it as soon as it is ready; then ask for the next one.
refuse-too-many-animations = Too many animations are being made right now. Try again in a minute.

## Checking the shuffle

check-fair = ✅ **{ $name }, match { $match }: { $game ->
    [roll_write] the dice were fair.
   *[other] the shuffle was fair.
}** { $game ->
    [roll_write] All { $draws } rolls come
   *[other] All { $draws } draws come
} from the secret, and all { $steps } steps keep to the rules.
check-unfair = ❌ **{ $name }, match { $match }: something is not right.** Tell the operator of this bot: `{ $faults }`
check-commitment = Before the match I showed this fingerprint: `{ $hash }`
check-snowflake = Only then did Discord choose this number: `{ $snowflake }`
check-secret = Now that the match is over, here is my secret: `{ $secret }`
check-why = The fingerprint shows that I had fixed the secret before. Every { $game ->
    [roll_write] roll is made
   *[other] card is drawn
} from the secret and Discord's number together, so nobody could choose { $game ->
    [roll_write] how the dice fell.
   *[other] the cards.
}
check-by-hand = Check the fingerprint by hand: `echo { $secret } | xxd -r -p | sha256sum`
check-offline = Check every { $game ->
    [roll_write] roll
   *[other] card
}: save the file below and run `lostcities verify { $file }`. That needs neither me nor Discord.
button-share = Share
shared-by = -# Shared by { $who }.
refuse-shared-already = You have shared this already.
