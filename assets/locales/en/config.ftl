# What administrators decide for their server.

config-heading = **Lost Cities on this server**
config-line = • { $what }: { $value }
config-note = -# Only people who may manage this server see and change this. Open matches go on as they are.
config-channels = Channels for matches
config-openers = Who may open matches
config-locale = Language of the boards
config-pings = Default turn notification
config-leaderboard = Leaderboard
config-daily = Yesterday’s table of the dailies, each morning
config-threads = A thread for each match
config-quiet = Quiet matches
config-open-matches = Open matches per person
config-invitations = Waiting challenges and tables per person
config-at-most = at most { $most }
config-everywhere = in every channel
config-those = in { $those }
config-n-channels = in { $channels } channels
config-everyone = Everybody
config-moderators = Moderators
config-role = { $role } and moderators
choice-leaderboard-on = On
choice-leaderboard-off = Off
config-pick-channels = Only in these channels and their threads …
config-pick-role = Only people with this role …
button-config-everywhere = In every channel
button-config-everyone = Everybody may open
button-config-moderators = Moderators only
button-config-leaderboard-on = Leaderboard on
button-config-leaderboard-off = Leaderboard off
button-config-changes = Changes
button-config-back = Back
config-changes = **The latest changes, newest first**
config-no-changes = Nobody has changed anything yet.
config-change = • { $when }, { $who }: { $what } – { $before } → { $after }
config-ended-match = • { $when }, { $who }: ended match { $match } as a moderator
refuse-other-channels = On this server, matches are played in other channels: { $channels }. Go there, or ask a server manager.
refuse-only-role = On this server, only { $role } and moderators may open matches. You can join their tables and accept their challenges.
refuse-only-moderators = On this server, only moderators may open matches. You can join their tables and accept their challenges.
refuse-only-managers = This is for those who may manage the server (Discord’s permission *Manage Server*). For yourself there is `/lostcities { cmd-settings }`.
refuse-only-on-server = This only makes sense on a server.
refuse-too-many-channels = At most 25 channels can be named. If there are more, allow all of them.

## The matches in play

config-matches = **The matches in play on this server, newest first**
config-no-matches = No match is being played on this server.
config-match-line = { $match } · { $game }: { $people } { $link } ({ $state })
config-match-line-quiet = { $match } · { $game }: { $people } 🤫 { $link } ({ $state })
config-match-asleep = asleep
config-match-over = ending
config-match-entry = { $match } · { $game }: { $people }
config-pick-match = Choose a match …
config-match = **Match { $match }** ({ $game }: { $people }). You can let it sleep, so that its channel is free and its next move wakes it, or end it without a result. The board and the list of changes say so.
button-config-matches = Matches
