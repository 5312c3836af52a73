# The lesson of Roll & Write.
#
# Points of the learner: $now before the answer, $after right after it, $end if it goes on as well as it can, $best with the
# right answer. $lost is how much less the answer is worth than the right one.

learn-roll-write-low = Each turn you take one colour and one number and enter the number in the column of that colour; numbers there must never fall. A column counts by how many fields are full: −20 with one, 5 with four, 50 with all nine. Your red column has a 3. **What do you take?**
learn-roll-write-low-right = The number itself is worth nothing, so take the lowest that fits: the lower you are, the more rolls still fit.
learn-roll-write-low-high = One field more, but only numbers as high as that fit red from now on. It costs you { $lost } points in the next turns.
learn-roll-write-low-new = A new column counts −20 with one field and needs four before it counts for you. It costs you { $lost } points against going on in red.
learn-roll-write-low-refuse = Whoever refuses marks a dice symbol, and the first one counts −40. It costs you { $lost } points.

learn-roll-write-circle = The first roll of the match. With a 0 you may cross the circle of a column that is still empty: the column then counts double, debts as well. A 0 in a field counts as 10. Many blue dice will come. **What do you choose?**
learn-roll-write-circle-right = The circle counts −100 until a number follows, so cross it early and where you will go far. With the blue dice to come the column counts double, and you reach { $end } points.
learn-roll-write-circle-alone = You open two columns where one would do, and short columns are debts. It costs you { $lost } points.
learn-roll-write-circle-ten = A 10 in the first field: only tens fit above it. It costs you { $lost } points.
learn-roll-write-circle-plain = A good beginning, but once there is a number, the circle is closed for good. It costs you { $lost } points.
learn-roll-write-circle-refuse = The first dice symbol counts −40, and a roll with a 0 is gone. It costs you { $lost } points.

learn-roll-write-arrow = You have filled a field with an arrow: at once you may fill the next field of any column. Orange has six fields full, yellow three. The first player to fill the seventh field gets 20 points for the bridge. **Where does the arrow lead?**
learn-roll-write-arrow-right = The seventh field: orange counts 30 in place of 15, it brings an artefact, and you are first over the bridge. You end at { $end } points.
learn-roll-write-arrow-own = Yellow rises from −10 to 5, and there is an artefact. But orange has a bridge within reach; it costs you { $lost } points to leave it.
learn-roll-write-arrow-new = A new column begins at −20. It costs you { $lost } points.
learn-roll-write-arrow-stop = Nobody must use an arrow, but this one is worth a lot. It costs you { $lost } points.

learn-roll-write-refuse = Your sheet has no number yet and three dice symbols, which count −20. The computer has refused this roll. **What do you choose?**
learn-roll-write-refuse-right = The fourth dice symbol turns −20 into 10. Eight of them count 70: to refuse now and then is part of the game.
learn-roll-write-refuse-take = A high number to begin with leaves no room above it, and the column counts −20. The fourth dice symbol would turn −20 into 10: it costs you { $lost } points.

learn-roll-write-last = Eight dice symbols count 70, with the ninth they count 0. Your yellow column has a 2. **What do you choose?**
learn-roll-write-last-right = Any entry is better than the ninth dice symbol. Yellow has two fields now, and the 70 points stay.
learn-roll-write-last-new = The 70 points stay, but a new column begins at −20. A second yellow field would cost nothing: { $lost } points more.
learn-roll-write-last-refuse = The ninth dice symbol turns 70 points into 0. It costs you { $lost } points. From eight on, take whatever fits.
