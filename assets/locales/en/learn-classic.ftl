# The lesson of the card game.
#
# Points of the learner: $now before the answer, $after right after it, $end if it goes on as well as it can, $best with the
# right answer. $lost is how much less the answer is worth than the right one.

learn-classic-begin = Each colour is a separate expedition, and its numbers must rise. To begin one costs 20 points; the numbers that you lay bring them back. **What do you lay first?**
learn-classic-begin-right = Red counts 3 − 20 = { $after } now. That is no mistake: with your 4, 6, 8 and 9 it becomes 30 − 20 = { $end }. Many cards of one colour, the lowest first, make an expedition pay.
learn-classic-begin-high = Numbers must rise, so what is lower can no longer be laid there. You end at { $end } instead of { $best }. Begin with the lowest card.
learn-classic-begin-alone = That expedition cost 20 points, and you hold no other card of its colour to bring them back. No single card is worth 20. It costs you { $lost } points.
learn-classic-begin-wait = Discarding costs no points, but a turn, and the round is short: you end at { $end } instead of { $best }.

learn-classic-wager = A wager doubles what its expedition brings, the loss as well as the gain. It must lie there before the first number. **What do you lay?**
learn-classic-wager-right = Red counts (0 − 20) × 2 = { $after } now. The numbers to come count double, too: 5, 6, 8, 9 and 10 make it (38 − 20) × 2 = { $end }.
learn-classic-wager-late = Wagers come before the numbers, so your red wager can no longer be laid. Red brings { $end } in the end instead of { $best }.
learn-classic-wager-blind = A wager doubles the loss, too: blue counts (0 − 20) × 2 = { $after }, and you hold no blue number. It costs you { $lost } points.
learn-classic-wager-wait = You have six good red cards and need every turn for them: you end at { $end } instead of { $best }.

learn-classic-gift = Your red expedition is at 7, and nothing in your hand fits. What you discard lies open, and the computer may take it in place of a card from the draw pile. Look at its expeditions on the right. **What do you do?**
learn-classic-gift-right = Nobody wants that card: the computer’s white expedition is at 9 already, it has no red one, and yours is at 7.
learn-classic-gift-present = The computer takes the card and lays it. You have made it a present of { $lost } points.
learn-classic-gift-begin = That begins an expedition at −20, and you hold too little to fill it. It costs you { $lost } points. To discard a card that nobody wants costs nothing.

learn-classic-late = Six cards are left in the draw pile. The round ends the moment the last one is drawn, so you have three turns left, this one included. **What do you lay?**
learn-classic-late-right = 6, 9 and 10: three turns, three cards for an expedition that has begun. What you still hold at the end counts nothing, neither for nor against you.
learn-classic-late-skip = You have three turns and three white cards, but no number below the one that you have laid fits any more. It costs you { $lost } points.
learn-classic-late-new = That begins an expedition at −20 with two turns left to bring them back. It costs you { $lost } points. Late in the round, go on with what has begun.
learn-classic-late-wait = You have three turns and three white cards that fit. A turn without laying one costs you { $lost } points.

learn-classic-end = You have laid white 6. White 9 and 10 and red 10 would fit, too, and both rows are doubled by a wager. But only two cards are left in the draw pile. **Where do you take your card?**
learn-classic-end-right = The draw pile still has two cards. The computer draws one, and you have another turn: with one more 10 you reach { $end } points. Taking from the discards makes the round longer.
learn-classic-end-wrong = Now one card is left. The computer draws it, and the round ends at once, with your 10 in your hand. It costs you { $lost } points.

learn-classic-bonus = Two cards are left: you draw one, the computer the last. This is your last card of the round. Your yellow expedition has seven cards, wagers included. **What do you lay?**
learn-classic-bonus-right = The eighth card, wagers included, brings 20 points more, which no wager multiplies. You go from { $now } to { $after } points.
learn-classic-bonus-wrong = You go from { $now } to { $after } points. Yellow 8 would be worth { $lost } more: it is the eighth card of its expedition, and from eight cards on, wagers included, there are 20 points more.
