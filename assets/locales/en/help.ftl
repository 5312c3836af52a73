# First contact: one screen that says what the bot is, which games it has and how to start; another lists all commands.

help-about = **Lost Cities** by Reiner Knizia: four games of expeditions; who makes them pay wins.
help-game = • **{ $game }**: { $summary }
help-game-classic = begin only what pays.
help-game-rivals = bid gold for cards.
help-game-roll-write = one roll for all.
help-game-board = the further, the better.
# What the games are called in a picture and on buttons where all of them are Lost Cities.
help-short-classic = Lost Cities
help-short-rivals = Rivals
help-short-roll-write = Roll & Write
help-short-board = Board Game
help-alt = The four games: Lost Cities, a row of yellow cards that rises; Roll & Write, six dice and a sheet; Rivals, two cards and the coins that were bid for them; the Board Game, figures on a path to a lost city.
help-try = With people: `/lostcities { cmd-challenge }`, or `/lostcities { cmd-open }` for more than two.
button-help-solo = Play { $game }
button-solo = Play Solo
button-learn = Learn
button-help-commands = All Commands
help-turn = **Your turn**: press **{ button-hand }**, **{ button-roll-write-own-sheet }** or **{ button-own-view }** under the board. What it opens is shown to you alone.
help-privacy = -# I cannot read your chat; I only see the commands and buttons that are meant for me.
help-commands = **All commands**. They can be clicked.
help-start = **Start a match**: { $commands }
help-in-match = **In a match**: { $commands }
help-afterwards = **Afterwards**: { $commands }
help-review = **{ button-review }**, after a match, says how much of it was luck and which moves cost points: each is compared with what the strongest computer player would do.
help-personal = **For you**: { $commands }
help-server = **For the server**: { $commands }
