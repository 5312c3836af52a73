# What is kept of a person: shown, given out, deleted. PRIVACY.md says the same at length.

privacy-heading = **What I keep about you**
privacy-nothing = Nothing. As soon as you play or change a setting, your Discord id and name are kept.
privacy-person = • Your Discord id; the name I saw last: { $name }; pings: { $pings }; language: { $language }
privacy-matches = • { $matches } { $matches ->
    [one] match
   *[other] matches
} ({ $open } of them open), with your seat, your points and { $acts } { $acts ->
    [one] move
   *[other] moves
} of yours, each with its time
privacy-prepared = • { $turns } { $turns ->
    [one] turn
   *[other] turns
} that you have prepared
privacy-pings-of-server = as the server decides
privacy-sums = • { $rows } { $rows ->
    [one] line
   *[other] lines
} of ratings and sums that were worked out from your results
privacy-unlisted = • That you do not want to be on leaderboards
privacy-no-challenges = • That you accept no challenges
privacy-blocked = • { $people } { $people ->
    [one] person
   *[other] people
} whose challenges you do not accept
privacy-lessons = • How far you have come in { $lessons } { $lessons ->
    [one] lesson
   *[other] lessons
}
privacy-daily = • { $rounds } { $rounds ->
    [one] round of a daily or an evening
   *[other] rounds of dailies and evenings
}, with every choice
privacy-decisions = • { $decisions } { $decisions ->
    [one] change
   *[other] changes
} that you made to the settings of servers, each with its time
privacy-never = I never receive what is written in the chat, and I keep no token, no address and no message of yours.
privacy-more = -# `/lostcities { cmd-privacy } { cmd-privacy-export }` gives you all of it as a file, `/lostcities { cmd-privacy } { cmd-privacy-delete }` deletes it. PRIVACY.md, which comes with the program, says where it is stored and for how long; the operator of this bot is responsible for it.
privacy-opted-out = You are off all leaderboards now, on every server. Your matches still count for the others.
privacy-opted-in = You are on the leaderboards again, on every server.
button-privacy-export = All of it as a file
button-privacy-next-part = Next Part
button-privacy-opt-out = Off the leaderboards
button-privacy-opt-in = Onto the leaderboards
button-privacy-delete = Delete everything …
button-privacy-delete-for-sure = Delete everything
privacy-file = Everything that is stored about you, for a program to read. Nobody else is named in it.
privacy-file-part = This is a part of what is stored about you: all of it would be too large for Discord. Press *Next Part* for more. Nobody else is named in it.
privacy-file-last = This is the last part of what is stored about you.
privacy-file-about = What the bot has stored about you, as JSON
privacy-delete-heading = **Delete everything that I keep about you?**
privacy-delete-person = • Your id, your name and your settings are deleted, and you are on no leaderboard any more.
privacy-delete-open = • { $matches } open { $matches ->
    [one] match: your challenge or invitation is taken back; a match under way counts as resigned.
   *[other] matches: your challenges and invitations are taken back; matches under way count as resigned.
}
privacy-delete-finished = • The matches that you have played belong to the others, too. They stay, with the moves and the points, but nothing in them leads to you any more: you are called { seat-anonymous } there, and nobody's rating changes.
privacy-delete-stays = • What is in Discord already stays there: older boards and messages with your name. I update only the boards of open matches. You or a moderator can delete the others.
privacy-delete-final = This cannot be undone. If you play again, you start as a new player.
privacy-deleted = Done: I keep nothing that leads to you. If you play again, you start as a new player.
refuse-nothing-kept = I keep nothing about you, so there is nothing to delete.
refuse-export-asked = I am still making the file you asked for before. You get it as soon as it is ready; then ask for the next one.
refuse-too-many-exports = Too many files are being made right now. Try again in a minute.
