# The lesson of Rivals.
#
# Points of the learner, coins included: $now before the answer, $after right after it, $end if it goes on as well as it can,
# $best with the right answer. $lost is how much less the answer is worth than the right one.

learn-rivals-order = You have won these cards for one coin. A row brings its footprints: one for each number up to 5, two for each from 6 on. Every wager in it counts them once more, and you have one in green already. Equal numbers may follow each other. **What do you lay first?**
learn-rivals-order-right = A wager must lie before the first number. Now 2, 2 and 5 follow: 3 footprints × 3. A row costs nothing to begin.
learn-rivals-order-number = Numbers never fall, and a wager must lie before the first of them. What is still in the display now fits less well or not at all: it costs you { $lost } points.
learn-rivals-order-remove = You may put one card into the box, but this one you can use yourself. It costs you { $lost } points.
learn-rivals-order-nothing = You have paid for these cards. If you lay none of them, it costs you { $lost } points.

learn-rivals-worth = Your green row has three numbers and a wager. Four numbers bring a bonus of 8. The computer bids 3 for green 7 and blue 2. **What do you do?**
learn-rivals-worth-right = One coin more is enough. Green 7 gives you 2 footprints × 2 and the bonus of 8, and to the computer hardly anything. You end at { $end } points, coins included.
learn-rivals-worth-more = You get the cards, but a coin that you keep is a point, and the computer does not bid more than 3 for them. You pay { $lost } more than you need to.
learn-rivals-worth-pass = Green 7 is worth 12 points to you: 2 footprints × 2, and 8 for the fourth number. It costs you { $lost } points to let it go for 3 coins.

learn-rivals-dear = Now your green row has one number and a wager, and the computer bids 6 for green 7 and blue 2. **What do you do?**
learn-rivals-dear-right = Green 7 is worth 4 points to you and blue 2 one; 7 coins are worth 7. Let the computer pay: each coin you keep is a point.
learn-rivals-dear-bid = You pay more coins than the cards bring you, and each coin was a point. It costs you { $lost } points.

learn-rivals-remove = You have won the auction and laid yellow 4. White 9 remains: your white row is at 10, but the computer’s has three numbers and a wager. After an auction you may put one card into the box. **What do you do?**
learn-rivals-remove-right = White 9 would have been the computer’s fourth white number. The winner of an auction gains cards, and takes them away from the others.
learn-rivals-remove-done = The computer gets white 9 for one coin: 2 footprints × 2 and the bonus of 8 for the fourth number. It costs you { $lost } points.

learn-rivals-poor = The computer has no coins, and one card is left in the pile. When it is turned, the coins of the supply are shared equally. **What do you do?**
learn-rivals-poor-right = Nobody can outbid you: four cards for one coin. When others have no coins, everything is cheap.
learn-rivals-poor-more = Nobody can outbid you, so one coin is enough. You pay { $lost } too much.
learn-rivals-poor-reveal = That was the last card of the pile: the coins of the supply are shared, and the computer can bid again. The cards now cost you { $lost } points more.
