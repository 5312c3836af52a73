# First contact: one screen that says what the bot is, which games it has and how to start; another lists all commands.

help-about = **Lost Cities** is a family of games by Reiner Knizia: lead expeditions, dare a wager, and stop before they cost more than they bring. I deal and roll, keep the rules, draw the boards and count.
help-game = • **{ $game }** · { $most ->
    [2] { $least } players
   *[other] { $least } to { $most } players
}: { $summary }
help-game-classic = play cards in rising order; every expedition starts in debt, so begin only what pays.
help-game-rivals = bid gold for the cards that everybody wants.
help-game-roll-write = one roll of the dice for all; cross off what you use on your own sheet.
help-game-board = your cards move figures along five paths; the further, the more points.
# What the games are called in a picture and on buttons where all of them are Lost Cities.
help-short-classic = Lost Cities
help-short-rivals = Rivals
help-short-roll-write = Roll & Write
help-short-board = Board Game
help-alt = The four games: Lost Cities, a row of yellow cards that rises; Roll & Write, six dice and a sheet; Rivals, two cards and the coins that were bid for them; the Board Game, figures on a path to a lost city.
help-try = **Play** starts a match against the computer at once. With people: `/lostcities { cmd-challenge }`, or `/lostcities { cmd-open }` for more than two.
button-help-solo = Play { $game }
button-solo = Play Solo
button-learn = Learn
button-help-commands = All Commands
help-turn = **Your turn**: press **{ button-hand }** under the board. What you hold is shown to you alone.
help-privacy = -# I cannot read your chat; I only see the commands and buttons that are meant for me.
help-commands = **All commands**. They can be clicked.
help-start = **Start a match**: { $commands }
help-in-match = **In a match**: { $commands }
help-afterwards = **Afterwards**: { $commands }
help-review = **{ button-review }**, after a match, says how much of it was luck and which moves cost points: each is compared with what computer players would do and with up to twelve other moves that were possible.
help-personal = **For you**: { $commands }
help-server = **For the server**: { $commands }
