# The lesson of the Board Game.
#
# Points of the learner: $now before the answer, $after right after it, $end if it goes on as well as it can, $best with the
# right answer. $lost is how much less the answer is worth than the right one.

learn-board-game-leader = Your first card of a colour sends a figure to its path, and each further card moves it one stage. The first stage counts −20, the ninth 50. The leader counts double. The first card must be the lowest of its colour in your hand. **What do you begin with?**
learn-board-game-leader-right = Five green cards lead far, and the leader doubles what the path brings: with the tiles on it you reach { $end } points.
learn-board-game-leader-member = The right path, but the leader counts double, and this one will go further than any other. You reach { $end } points instead of { $best }.
learn-board-game-leader-alone = A figure that never moves on counts −20, a leader −40, and you hold no other card of this colour. It costs you { $lost } points.
learn-board-game-leader-wait = Nothing lost, but a step on the green path is missing in the end: you reach { $end } points instead of { $best }.

learn-board-game-low = Your leader is on the green path, and you hold four more green cards. Numbers must not fall; equal ones may follow each other. **What do you play?**
learn-board-game-low-right = Each card is one step, whatever its number. The lowest first, and all of them fit: you reach { $end } points.
learn-board-game-low-high = Also one step only, for a high number brings no more than a low one. But what is lower does not fit any more: you reach { $end } points instead of { $best }.
learn-board-game-low-new = A second figure begins at −20, and the green cards have to wait. It costs you { $lost } points.
learn-board-game-low-wait = Each turn without a step is one stage less in the end. It costs you { $lost } points.

learn-board-game-gift = Nothing in your hand fits your green path. The computer’s leader is on the yellow path, its last card a 3. It may take what you discard. **What do you do?**
learn-board-game-gift-right = The computer has no figure on that path. Nobody gains by this card.
learn-board-game-gift-present = The computer takes the card, and its leader moves one stage on. You have made it a present of { $lost } points.
learn-board-game-gift-begin = A new figure counts −20 until it moves on, and you hold too little to take it far. It costs you { $lost } points.

learn-board-game-step = Your leader is on a stage tile: one of your figures may move one stage further. On green 5 and on white 4 there are 10 points each. The white figure is at −10, the leader at 5. **Which one moves?**
learn-board-game-step-right = From −10 to 5 are 15 points, and 10 more for the tile: the fourth stage is where debts become points. With the figures you have { $after } points now.
learn-board-game-step-other = From 5 to 10 are 5 points, twice for the leader, and 10 for the tile: a good step, but white would bring { $lost } more.
learn-board-game-step-stop = Nobody has to move, but a step is worth a lot here. It costs you { $lost } points.

learn-board-game-bridge = Your leader is on green 6 before the bridge, your other figure on white 3 at −10. On white 4 there are 10 points, on green 7 there are 15. **What do you play?**
learn-board-game-bridge-right = Over the bridge: from 15 to 30 are 15 points, twice for the leader, and 15 more for the tile. With the figures you have { $after } points now. The round ends when five figures of all players are across.
learn-board-game-bridge-other = From −10 to 5 are 15 points, and 10 for the tile. But the bridge is worth { $lost } more, and the round may end when others cross it.
learn-board-game-bridge-new = A third figure begins at −20. It costs you { $lost } points to leave the bridge.
learn-board-game-bridge-wait = Two steps are worth a lot now. To make neither costs you { $lost } points.
