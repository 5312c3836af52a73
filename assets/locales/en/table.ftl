# Challenges, turns, endings, buttons, refusals: what every game needs around its board.

## Challenge

challenge-invite = 🧭 { $challenger } challenges { $opponent } to a match of { $game }.
challenge-options = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $expeditions ->
    [5] five expeditions
   *[6] six expeditions (the long game)
}.
# For how many people it is, and how long it takes if they play it in one sitting.
invitation-length = { $least ->
    [2] { $most ->
        [2] Two players
       *[other] 2 to { $most } players
    }
   *[other] { $most } players
}, about { $minutes } minutes.
invitation-sentences = { $before } { $next }
challenge-expires = The invitation expires { $when }.
invitation-finishes = -# { $people }
invitation-finish = { $seat } finishes { $percent }% of matches
# $game is the name of the game in commands: one of them has dice in place of cards.
challenge-commitment = -# 🔒 { $game ->
    [roll_write] Fair dice
   *[other] Fair shuffle
}, fixed before it begins: `{ $hash }…`
challenge-fingerprint = -# 🔒 The whole fingerprint of the match: `{ $hash }`
challenge-accepted = { $opponent } accepts. Have a good journey!
challenge-declined = { $opponent } declines. Maybe another time.
challenge-withdrawn = { $challenger } has withdrawn the challenge.
challenge-expired = Nobody answered in time. A new challenge starts with `/lostcities { cmd-challenge }`.
challenge-closed-by-moderator = A moderator has closed this invitation.
invitation-quiet = 🤫 Played quietly: nothing more is posted here until it ends.
solo-started = { $challenger } sets out against { $computers ->
    [one] the computer
   *[other] { $computers } computer players
}{ $level ->
    [easy] { " " }(easy)
    [casual] { " " }(casual)
    [fair] { " " }(fair)
    [strong] { " " }(strong)
   *[normal] { "" }
}: { $game }.

## Table

table-open = 🧭 { $host } opens a table: { $game }. Everybody can join!
table-sitting = { $taken } of { $seats } seats: { $people }.
table-invited = Invited: { $who }
table-begun = The match has begun. Have a good journey!
table-closed = { $host } has closed the table.
table-expired = Not enough people came in time. A new table opens with `/lostcities { cmd-open }`.
table-asleep = 💤 This match is asleep. Another match can be played here now; the next move wakes this one once the channel is free.
table-left = 🏳️ { $person } has left; a computer player has taken the seat.
manage-intro = Your table: add computer players, or remove players. The match begins as soon as every seat is taken, or when you press **{ button-start }**.

## Buttons

button-accept = Accept
button-decline = Decline
button-block = Don't Ask Again
button-withdraw = Withdraw
button-join = Join
button-leave = Leave
button-start = Start
button-manage = Host
button-close-table = Cancel
button-add-easy = + Computer (easy)
button-add-casual = + Computer (casual)
button-add-fair = + Computer (fair)
button-add-normal = + Computer
button-add-strong = + Computer (strong)
button-remove = Remove { $seat }
button-hand = My Hand
button-follow = Follow
button-refresh = Refresh
button-hint = Hint
hint = 💡 { $advice } Your points change by { $now } at once; at the end of the match you can expect about { $expected }, and about { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
} left for you.
hint-advice = The computer would choose **{ $choice }**.
hint-because = The computer would choose **{ $choice }**: { $why }.
button-own-view = My View
button-how-to-play = How to Play
button-rules = Rules
button-more = More
button-rematch = Rematch
button-resign = Resign
button-offer-draw = Offer Draw
button-accept-draw = Accept Draw
button-decline-draw = Decline Draw
button-end = End Match …
button-end-for-sure = End Match
button-move-down = Move Board Down
button-play = Play
button-decide = Decide
button-next-match = Next ({ $n })
button-text-view = Board as Text
button-settings = Settings
button-previous = Previous
button-next = Next
button-back = Back
button-take-back = Take Back
button-cancel = Cancel

## Turns

ping-turn = { $seat }, it is your turn: { $link }
ping-turn-many = { $seat }, it is your turn: { $link }
ping-draw = { $seat }, { $by } has offered you a draw: { $link }
ping-turn-and-draw = { $seat }, it is your turn, and { $by } has offered you a draw: { $link }
# A panel of a person who waits for others; $when is a time that Discord shows as "5 minutes ago".
panel-as-of = -# As of { $when }
more-intro = What else you can do in this match:

## Endings

table-result-won = 🏆 { $seat } wins!
table-result-shared = 🤝 { $seats } share the win.
table-result-resigned = 🏳️ { $seat } has resigned.
table-result-drawn = 🤝 The match ends in a draw by agreement.
table-result-none = 🛑 A moderator has ended this match. It has no result and counts for nobody.
# A line without words: "🟥 8: 35 × 2 = 70 · 🏺 9: 100".
row = { $row }
table-score = { $seat } { $points }
table-scores = Points: { $scores }.
table-rating = { $seat } { $before } → { $after }
table-ratings = 📈 Rating: { $ratings }.
table-best-expedition = Best expedition: { $seat }, { $square } { colour } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-best-colour = Best colour of all rounds: { $seat }, { $square } { colour } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
draw-offered = { $seat } offers a draw. Accept, decline, or simply play on.
resign-confirm = Do you really want to give up this match? It ends at once and counts as lost.
resign-confirm-many = Do you really want to leave this match? A computer player takes your seat, the others play on, and for ratings you have the last place.
end-confirm = Really end match { $match } ({ $game }: { $people })? It ends at once, has no result and counts for nobody. The board says so, and the log in `/lostcities { cmd-config }` says who did it.
ended-private = The match is over, and the channel is free.

table-latest = -# { $line }
resigned-private = You have given up the match.
draw-offered-private = Your offer is open until the other player answers or moves.
draw-accepted-private = You have agreed to the draw.
draw-declined-private = You have declined the draw.
moved-down = The board is moving to the end of the channel.
board-replaced = -# The board is further down: { $link }
rematch-begins = Everybody wants it: the rematch begins.
rematch-joined = You are in. The rematch begins as soon as everybody has pressed the button.

## Lists

games-intro = **Your matches** · { $waiting ->
        [0] none waits for you
        [one] one waits for you
       *[other] { $waiting } wait for you
    }{ $others ->
        [0] { "" }
       *[other] , { $others } for others
    }
games-round = round { $number } of { $most }
games-points = { $points }
games-since = last change { $when }
games-due = time is up { $when }
games-your-turn = your turn
games-decide = you decide
games-agree = waits for your answer
games-none-waits = No other match waits for you.
games-which = Which match? Add its number: `{ opt-own-match }`.
games-waiting-menu = Waiting for others ({ $n })
games-their-turn = waiting for { $seat }
games-asleep = asleep: your next move wakes it
games-called-off = ended because { $absent } did not move, final { $when }; until then { $by } can take that back
games-left = the computer plays on for you
games-challenge = challenge open
notice = { $people }: matches wait for you.
notice-direct = { $waiting ->
        [one] A match waits for you
       *[other] { $waiting } matches wait for you
    }: { $matches }
button-my-matches = My Matches

## Settings

settings-intro = Your settings. They hold on every server.
settings-pings = Turn notification: { $choice }
settings-language = Language: { $choice }
settings-challenges = Challenges accepted: { $choice }
settings-blocked = Except from: { $people }
settings-pick-blocked = Accept challenges again from …
blocked-private = Declined. { $challenger } cannot challenge you any more and is not told. `/lostcities { cmd-settings }` undoes this.
settings-saved = Saved.

## Refusals: what is wrong, and what to do next

refuse-not-your-turn = Waiting for { $seat }. Look around until it is your turn.
refuse-database-replaced = My database file was moved or deleted, so I cannot save anything now. Nothing was changed. Please tell the operator of this bot; they have to put it back and restart me.
refuse-restarting = I am being restarted. Try again in a few seconds; what is saved already is not done twice.
refuse-stale = The table has moved on, so this button no longer counts. Here is the current position.
refuse-not-your-match = You do not play in this match. Start one of your own with `/lostcities { cmd-challenge }` or `/lostcities { cmd-solo }`.
refuse-match-over = This match is over. Press **{ button-rematch }** or start a new one with `/lostcities { cmd-challenge }`.
refuse-ended-by-moderator = A moderator has ended this match; it counts for nobody. Start a new one with `/lostcities { cmd-challenge }` or `/lostcities { cmd-solo }`.
refuse-own-match = You have a part in this match. Leave it with `/lostcities { cmd-resign }`, or ask another moderator to end it.
refuse-only-moderators-end = Only moderators of this channel can end other people's matches (Discord’s permission *Manage Messages*). You leave your own with `/lostcities { cmd-resign }`.
refuse-in-other-channel = This match is played in another channel. Go there and use `/lostcities { cmd-close }`.
refuse-no-such-match = There is no match with this number. `/lostcities { cmd-games }` lists the ones you are playing.
refuse-no-match = You have no match in this channel. `/lostcities { cmd-games }` lists yours, `/lostcities { cmd-challenge }` starts one.
refuse-unreadable-move = I cannot read “{ $text }” as a move. Choose one from the list that opens while you type.
refuse-not-allowed = The rules do not allow that now. `/lostcities { cmd-hand }` shows everything that you can do.
refuse-self = You cannot challenge yourself. Choose another player, or play the computer with `/lostcities { cmd-solo }`.
refuse-bot = Bots cannot be challenged. To play against the computer, use `/lostcities { cmd-solo }`.
refuse-everyone = You cannot invite everybody on the server. Invite up to three people or roles; everybody who sees the table can join it anyway.
refuse-cannot-see-channel = The person you chose cannot see this channel. Challenge them in a channel that you both see.
refuse-channel-busy = This channel already has a match or an invitation: { $link } Finish or withdraw that first, or use another channel or a thread. A moderator can also end it with `/lostcities { cmd-close }`.
button-open-in-thread = Open It in a Thread
button-play-quietly = Play It Quietly
thread-refused = Discord lets me open no thread here, and another match has this channel. This match goes on as soon as that is over or I may open a thread.
thread-missing-permission = I cannot open a thread here, because I lack this permission: { $permissions }. Ask a server manager to grant it to me for this channel, or play without a thread.
thread-impossible = Discord does not let me open a thread here. Play without one, or in another channel.
thread-forgotten = I no longer know which match this was. Type the command again, with `{ opt-open-thread }:`.
refuse-already-challenged = The two of you have an open challenge on this server already: { $link } Answer or withdraw it first.
refuse-too-many-invitations = At most { $most } of your challenges and tables on this server may wait for people at a time. Wait for an answer, or withdraw one, such as this one: { $link }
refuse-too-many-open = Here one person can have at most { $most } open matches. Finish one of yours first, such as match { $match }: { $link } `/lostcities { cmd-games }` lists them.
refuse-too-many-asleep = Of the matches that you play alone, at most { $most } may sleep, on all servers together. Finish or resign one of them first, such as match { $match }: { $link } `/lostcities { cmd-games }` lists them.
refuse-too-many-strong = One person can have at most { $most } open matches with strong computer players, on all servers together. Finish one of yours first, such as this one: { $link } Those with weaker ones do not count.
refuse-takes-no-challenges = This person is not accepting challenges at the moment. Ask another player, or open a table that everybody can join with `/lostcities { cmd-open }`.
refuse-asleep = Your match is asleep, and now another one is being played in its channel: { $link } Your move was not made. Your match goes on as soon as that one is over; nothing is lost until then.
channel-closed = I may not post in this channel any more, so the public board is not updated. The match goes on. Ask a server manager to grant me: { $permissions }.
refuse-missing-permission = I cannot run a match here, because I lack this permission: { $permissions }. Ask a server manager to grant it to me for this channel, then try again.
refuse-challenge-over = This invitation is no longer open. Start a match of your own with `/lostcities { cmd-challenge }` or `/lostcities { cmd-open }`.
refuse-only-opponent = Only the person who was challenged can answer. To play yourself, use `/lostcities { cmd-challenge }`.
refuse-only-challenger = Only the person who sent the challenge can withdraw it. If it is meant for you, press **{ button-decline }**.
refuse-take-back = That can no longer be taken back: a card has been revealed, or another player has moved. Play on with `/lostcities { cmd-hand }`.
refuse-unknown-button = I no longer know this button. `/lostcities { cmd-board }` brings a fresh board.
refuse-too-fast = That was a lot at once. Try again in { $seconds } s; nothing has changed.
refuse-may-not-write = You may not write in this channel, so I post nothing here for you.
refuse-unknown-command = I do not know this command in this form. If I have just been updated, reload Discord and type it again; `/lostcities { cmd-help }` lists my commands.
refuse-rematch-asked = You have asked for the rematch already. It begins as soon as all the others agree.
refuse-not-over-yet = This match is still being played. **{ button-rematch }** is for finished ones.
refuse-no-draw-offer = No draw is on offer that you could answer. Play on with `/lostcities { cmd-hand }`, or offer one yourself under **{ button-more }**.
refuse-draw-offered = A draw is already on offer. Wait for the answer, or simply play on.
refuse-draw-just-offered = You offered a draw a short while ago. Offer the next one five minutes after it, or simply play on.
refuse-draw-with-computer = The computer does not agree to draws. Play on, or press **{ button-resign }** to stop.
refuse-draw-in-season = A match of a season ends by its rules. Play on, or press **{ button-resign }** to stop.
refuse-hint-rated = Hints are for matches that you play alone with computer players. In a rated match you decide alone.
refuse-table-begun = The match at this table has already begun; it is further down in this channel. Open a table of your own with `/lostcities { cmd-open }`.
refuse-already-joined = You are already at this table. It begins as soon as every seat is taken, or the host presses **{ button-start }**.
refuse-not-at-table = That only works for players who are at this table. Join it with **{ button-join }**.
refuse-only-host = Only the host of this table can do that. Open your own with `/lostcities { cmd-open }`.
refuse-not-so-many = This game is for { $least } to { $most } players. Wait for more players to join, add computer players, or choose another number of seats.
refuse-too-many-computers = That would leave no seat for people. Take fewer computer players or more seats, or play them alone with `/lostcities { cmd-solo }`.
refuse-no-such-option = { $game } has no { $count ->
    [one] option *{ $options }*. Leave it out
   *[other] options *{ $options }*. Leave them out
}, or choose another game.
refuse-draw-among-many = Only two players can agree to a draw. Play on, or press **{ button-resign }** to leave.
refuse-only-in-server = You can challenge players on a server only. Here you can play the computer with `/lostcities { cmd-solo }`.
refuse-only-players-move-board = Only the players of this match and moderators can move its board. You can look at it with `/lostcities { cmd-board }`.
refuse-board-just-moved = The board was moved a moment ago. Try again in half a minute.
refuse-no-games = You have no match running. Start one with `/lostcities { cmd-challenge }` or `/lostcities { cmd-solo }`.
answer-late = This takes longer than usual, because the database is slow to answer. What you did is not lost: it counts as soon as it is shown. Please look again in a moment.
apology = Sorry, something went wrong on my side. Your match is safe, so please try again. If it happens again, give the operator of this bot this number: `{ $id }`

## Permissions, named as Discord names them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files

## What hinders the bot here, and what to do about it

doctor-version = **Lost Cities bot, version { $version }**
doctor-may = ✅ { $permission }
doctor-may-not = ❌ { $permission }
doctor-permitted = I may do everything here that a match needs.
doctor-ask-permission = Matches cannot be started here. Ask a server manager to open the settings of this channel, then *Permissions*, and to allow me what is marked ❌.
doctor-threads = ✅ Matches can be opened in threads of this channel.
doctor-no-threads = ℹ️ Matches cannot be opened in threads of this channel; I lack: { $permissions }.
doctor-channel-closed = ❌ Discord does not let me look at this channel. Ask a server manager to let me see it.
doctor-gateway = ✅ Commands and buttons reach me through Discord’s gateway.
doctor-http = ✅ Commands and buttons reach me over HTTP.
doctor-process = ℹ️ I am process `{ $process }`, and { $engine } keeps the matches.
doctor-discord = ✅ Discord answers within { $ms } ms.
doctor-discord-silent = ❌ Discord does not answer my questions at the moment. Your match is safe; try again in a few minutes.
doctor-installs = ✅ Servers can install me, and people for themselves.
doctor-servers-install = ℹ️ Servers can install me, but people cannot for themselves: *User Install* is switched off.
doctor-no-servers-install = ❌ Servers cannot install me: *Guild Install* is switched off.
doctor-slowmode = ℹ️ Slowmode is on: people wait { $seconds } s between messages. Bots and buttons are exempt, so matches run as usual.
doctor-database = ✅ The database answers within { $ms } ms and holds { $matches } open { $matches ->
    [one] match
   *[other] matches
}.
doctor-daily = ✅ Yesterday’s table of the dailies is posted each morning in { $channel }.
doctor-daily-refused = ❌ Discord refused the last table of the dailies in { $channel }. Allow me to see that channel and to send messages there, or use `/lostcities { cmd-config }` in another one.
doctor-no-match = ✅ No match is open here. Start one with `/lostcities { cmd-challenge }` or `/lostcities { cmd-solo }`.
doctor-match = ✅ Match { $match } is open here, and its board can be reached: { $link }
doctor-match-without-board = ❌ Match { $match } is open here, but its board is gone. It comes back with the next move; until then `/lostcities { cmd-hand }` and `/lostcities { cmd-board }` show all you need.
doctor-match-unseen = ℹ️ Match { $match } is open here: { $link } Whether its board is still there, I cannot see; `/lostcities { cmd-board }` shows it at any time.

## Checking the shuffle

verify-secret = { $game ->
    [roll_write] Fair dice
   *[other] Fair shuffle
}: the secret of this match was `{ $secret }`. Its SHA-256 is the fingerprint from the challenge: `{ $hash }`.
