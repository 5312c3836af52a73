# First contact: one screen that says what the bot is, which games it has and how to start.

help-about = **Lost Cities** is a family of games by Reiner Knizia: lead expeditions, dare a wager, and stop before they cost more than they bring. I deal and roll, keep the rules, draw the boards and count.
help-game = • **{ $game }** · { $most ->
    [2] { $least } players
   *[other] { $least } to { $most } players
}: { $summary }
help-game-classic = lay cards in rising order; every expedition starts in debt, so begin only what pays.
help-game-rivals = bid gold for the cards that everybody wants.
help-game-roll-write = the same dice for all; mark the ones you use on your own sheet.
help-game-board = your cards move figures along five paths; the further, the more points.
help-try = A button below starts a match against the computer.
button-help-solo = Play { $game }
button-solo = Play Solo
help-turn = **Your turn**: press **{ button-hand }** under the board. What you hold is shown to you alone.
help-start = **Start a match**: { $commands }
help-in-match = **In a match**: { $commands }
help-afterwards = **Afterwards**: { $commands }
help-personal = **For you**: { $commands }
help-server = **For the server**: { $commands }
help-privacy = I cannot read your chat; I only see the commands and buttons that are meant for me.
