# The rules of Rivals, page by page. A line must not begin with an asterisk, a bracket or a full stop.

rules-rivals-picture =
    The aim: **most points.** Win auctions and lay long rows of rising cards; coins that you keep count, too. Here Anna is to bid.

    `1` The pile in play and how many cards it has left. Below it a small back for every pile: golden is the one in play.
    `2` The display: the cards that are bid for. The footprints on a number are what it counts.
    `3` The supply: bids that were paid. It is shared out when a pile is used up.
    `4` A player’s coins, and beside the star the points so far, coins included.
    `5` A row: its last number, the factor of its wagers, and what it counts. A dot fills for every number; all { $numbers } bring { $bonus } more.
    `6` The bids of this auction. Struck out is who has passed.
    `7` The highest bid, on gold. The winner pays it and lays cards of the display.

    In your turn you turn a card or open an auction.

rules-rivals-overview-title = Overview
rules-rivals-overview =
    Two to four travellers bid gold for the same cards and lay them as expeditions: a row for each of the five colours, in which numbers never fall. Footprints on the cards count, wagers multiply them, and beginning a row costs nothing.

    • There are { $cards } cards: in each colour 2 to 5 twice, 6 to 10 once, and { $wagers } wagers.
    • They form { $piles } piles that are turned one after the other.
    • Each of you has { $start-wagers } start wagers of different colours. They already begin those two rows.
    • The coins are shared equally: { $two } each for two, { $three } for three, { $four } for four.

    Everything lies open except the order of the piles. The player with the most points after the last card wins.

rules-rivals-turn-title = Your turn
rules-rivals-turn =
    In your turn you do exactly one thing:

    1. **Turn a card.** The top card of the pile is added to the display. Then it is the turn of the next player.
    2. **Open an auction** for the cards of the display. You bid at least one coin; without coins you can only turn a card.

    A card that nobody can lay any more when it is turned goes into the box, and no other comes in its place.

    Here in Discord everything is played on the buttons below the board; only the player whose turn it is can press them. Or type: `reveal`, `auction.1`, `bid.5`, `pass`, `lay.r4`, `remove.gw`, `done`.

rules-rivals-auction-title = The auction
rules-rivals-auction =
    The player who opens bids first. The others follow in turn: each bids more than the highest bid, or passes. Who has passed is out of this auction; who has bid may raise again when it is their turn.

    • Nobody bids more than they have. Who cannot outbid passes by itself, and the table says so.
    • When all but one have passed, the highest bidder wins and pays the bid to the supply.
    • After the winner is done, the next turn belongs to the player **to the left of the winner**, no matter who opened.

rules-rivals-laying-title = Laying cards
rules-rivals-laying =
    The winner may, in any order:

    • lay as many cards of the display as they like to their own rows, even none,
    • put **one** card of the display into the box, be it of use or not.

    What is left stays in the display. Then the winner turns a card.

    • A number must not be below the last number of its row. Equal numbers may follow each other.
    • A wager may only be laid before the first number; several of one colour are fine.
    • You choose the order, so wager, 2, 2 and 5 can all go down at once.

    Until **{ button-rivals-done }** is pressed, **{ button-take-back }** undoes what was laid or removed last.

rules-rivals-piles-title = Piles and payout
rules-rivals-piles =
    There are { $piles } piles of { $cards } cards. When the last card of a pile is turned, the coins in the supply are shared equally. What cannot be shared stays there. Then the next pile comes into play, and the next player goes on.

    With the last card of the last pile the match ends **at once**. The supply is not shared then.

rules-rivals-scoring-title = Scoring
rules-rivals-scoring =
    Each row is counted by itself:
    1. Add up its footprints: the numbers below { $step } have { $low }, the others { $high }. Wagers have none.
    2. Multiply by 2 for one wager, by 3 for two, by 4 for three, by 5 for four. Start wagers count like the others.
    3. Add { $bonus } points if the row has at least { $numbers } **numbers**. This bonus is not multiplied.

    A row of wagers alone counts 0. Every coin you keep is a point.

rules-rivals-example-title = Example
rules-rivals-example =
    The scoring example of the rulebook; the sums are printed, the cards are ours:

    🟩 Green 6, 7, 8, 9: { $green }
    ⬜ White, one wager, 5, 6, 7: { $white }
    🟥 Red, two wagers, 2, 3, 6, 7: { $red }
    🟨 Yellow, two wagers: { $yellow }
    🟦 Blue, four wagers, 9, 10: { $blue }

    Together that makes **{ $total }** points, and one more for every coin.

rules-rivals-values-title = Values and their sources
rules-rivals-values =
    Some numbers appear only in pictures of the rulebook. ✓ is certain, ≈ is likely, ? is a guess of ours. If you own the game and see something else, please tell us.

    { $prints-mark } Footprints: { $prints }
    { $coins-mark } Coins for two, three, four: { $two }, { $three }, { $four }
    { $piles-mark } Piles: { $piles } of { $cards } cards
    { $start-mark } Start wagers: { $start-wagers } each
    { $bonus-mark } Bonus: { $bonus } points from { $numbers } numbers on
    { $empty-mark } An auction needs a card in the display
    { $tie-mark } Equal points share the win

rules-rivals-house-title = House rules
rules-rivals-house =
    Where the rulebook is silent, or does not work online, we play like this:

    • Who begins is drawn by lot.
    • Everybody’s coins lie open.
    • There is no auction while the display is empty.
    • Equal points at the end share the win.
    • The shuffle is fair and can be checked: the bot fixes its secret before the match, publishes a fingerprint of it, and shows the secret afterwards.

# The legend of signs; each in two lines of 46 letters at most.
sign-rivals-footprints = Footprints on a number: what it counts.
sign-rivals-coins = Coins, for bids. Every coin you keep is a point.
sign-rivals-points = Star: points so far, coins included.
sign-rivals-row = A row: its last number, the factor of its wagers, and what it counts.
sign-rivals-dots = A dot for each number of a row. All { $numbers } bring { $bonus } points more.
sign-rivals-bids = Gavel: the bids. On gold: the highest.
sign-rivals-passed = Struck out: this player has passed.
sign-rivals-piles = Piles: open ones are used up, the gold one is in play.
