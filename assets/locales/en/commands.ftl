# Names and descriptions of the commands, as Discord shows them while somebody types.
# A name has 1 to 32 lower-case letters or hyphens, a description at most 100 characters.

cmd-lostcities = lostcities
    .description = Play Reiner Knizia's Lost Cities
cmd-challenge = challenge
    .description = Invite somebody in this channel to a match
cmd-solo = solo
    .description = Play a match against the computer
cmd-hand = hand
    .description = Show your hand and what you can do; only you see it
cmd-board = board
    .description = Show the board of this channel's match as a picture and as text
cmd-play = play
    .description = Make a move by typing it
cmd-games = games
    .description = List your running matches
cmd-resign = resign
    .description = Give up your match in this channel
cmd-rules = rules
    .description = Read the rules, page by page; only you see them
cmd-settings = settings
    .description = Choose how you are told of your turn, and your language
cmd-help = help
    .description = What this bot does and how to start
cmd-doctor = doctor
    .description = Say what hinders the bot in this channel, and what to do about it

# The entry in a member's "Apps" menu; it may have capitals and blanks.
cmd-challenge-user = Challenge to Lost Cities

opt-challenge-opponent = opponent
    .description = Whom you want to play with
opt-challenge-rounds = rounds
    .description = How many rounds you play; three if you do not choose
opt-challenge-long-game = long-game
    .description = Five expeditions, or six for a longer game
opt-solo-rounds = rounds
    .description = How many rounds you play; three if you do not choose
opt-solo-long-game = long-game
    .description = Five expeditions, or six for a longer game
opt-play-move = move
    .description = Your move; choose from the list, or type to search it
opt-rules-topic = topic
    .description = What you want to read about
opt-settings-pings = pings
    .description = How you are told that it is your turn
opt-settings-language = language
    .description = The language of everything that only you see

choice-rounds-1 = One round
choice-rounds-3 = Three rounds
choice-long-game-five = Five expeditions
choice-long-game-six = Six expeditions (long game)
choice-pings-mention = Mention in the channel
choice-pings-direct = Direct message
choice-pings-off = Off
choice-language-automatic = Automatic (as in Discord)
choice-language-en = English
choice-language-de = Deutsch
choice-language-nl = Nederlands
