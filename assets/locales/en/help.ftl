# First contact: one screen that says what the bot is and how to start.

help-about = **Lost Cities** is a family of games by Reiner Knizia: lead expeditions in rising numbers, dare a wager, and stop before they cost more than they bring. I deal and roll, keep the rules, draw the boards and count.
help-ways = **Five ways to play**
help-way-challenge = • `/lostcities { cmd-challenge }` invites a player in this channel.
help-way-menu = • Open a member's menu, then *Apps* and *{ cmd-challenge-user }*.
help-way-open = • `/lostcities { cmd-open }` opens a table that others join; computer players can fill the seats.
help-way-solo = • `/lostcities { cmd-solo }` starts a match against the computer.
help-way-rematch = • **{ button-rematch }** under a finished match plays it again.
help-turn = **Your turn**: press **{ button-hand }** under the board, or type `/lostcities { cmd-hand }`. What you hold is shown to you alone. You can also type a move with `/lostcities { cmd-play }`.
help-rules = **New to it?** `/lostcities { cmd-rules }` explains the game page by page in a few minutes.
help-back = **Afterwards**: `/lostcities { cmd-leaderboard }` shows who leads, `/lostcities { cmd-stats }` a player’s statistics, `/lostcities { cmd-history }` plays finished matches back, `/lostcities { cmd-verify }` shows that cards and dice were fair.
help-privacy = I cannot read your chat; I only see the commands and buttons that are meant for me. `/lostcities { cmd-privacy } { cmd-privacy-show }` says what I keep of you.
help-more = `/lostcities { cmd-games }` lists your matches, `/lostcities { cmd-settings }` changes pings and language. Server managers decide with `/lostcities { cmd-config }` where matches are opened and by whom.
