# The rules of the card game for two, page by page. A line must not begin with an asterisk, a bracket or a full stop.

rules-page = **{ $game } · { $title }** · page { $page } of { $pages }

rules-picture-title = At a glance
rules-alt-pins = An example with { $pins } numbered pins; the text explains what they point at.

rules-classic-picture =
    The aim: **most points.** An expedition begins { $cost } points in debt. The numbers that you lay pay it back, and all above is yours. Here Anna is to move, and both are still in debt.

    `1` Your points as they stand. Expeditions under way are often below zero.
    `2` The draw pile and how many cards it has left. The round ends with the last one.
    `3` An expedition: one row for each colour. Every number must be higher than the one before.
    `4` A wager doubles what the row makes; ×3 are two wagers, ×4 three. It goes before the first number.
    `5` What the row counts now: its numbers less { $cost }, times its wagers. The bar fills up to { $cost }: then the row pays, and its city lights up.
    `6` A discard pile, shared by both of you. The small number counts its cards.
    `7` Your opponent’s rows. The white frame is the card played last.
    `8` Your hand, which only you see. A dimmed card fits none of your rows; a golden corner is the card you drew.

    In your turn you play or discard a card, then you take one.

rules-classic-overview-title = Overview
rules-classic-overview =
    Two travellers lead expeditions to { $colours } remote places. An expedition is a row of cards of one colour whose numbers keep rising.

    Every expedition you begin costs { $cost } points. If its numbers bring more, you gain the rest; if they bring less, you lose it. Wagers multiply the result, for better or worse.

    • There are { $cards } cards: in each colour the numbers { $lowest } to { $highest } once, and { $wagers } wagers.
    • Each of you holds { $hand } cards. All others form the face-down draw pile.
    • In your turn you play or discard a card, then you take one.
    • The round ends with the last card of the draw pile.

    The player with the most points after all rounds wins.

rules-classic-turn-title = Your turn
rules-classic-turn =
    A turn has two parts. You must do both, in this order.

    1. Play a card from your hand: either onto your own expedition of its colour, or onto the discard pile of its colour.
    2. Take a card: either from the draw pile, or the top card of a discard pile.

    You may not take the very card that you have just discarded. So you always end your turn with { $hand } cards in hand.

    Here in Discord: press **{ button-hand }**, choose a card, choose where it goes, then choose what you take. Until you take a card, **{ button-take-back }** undoes what you played.

rules-classic-expeditions-title = Expeditions and wagers
rules-classic-expeditions =
    You have at most one expedition of each colour, and you add only to your own.

    • Every number must be higher than the last number in the row. You may leave gaps, but you can never fill them later.
    • A wager may only be played before the first number. You may play several of one colour, up to all { $wagers }.
    • As soon as a number lies in the row, it takes no more wagers.
    • You need not begin every colour. An expedition without cards costs nothing.

    An example: your green row is wager, 5. Now you may add any green number from 6 to { $highest }. The green 2, 3 and 4 and the other green wagers can only be discarded.

rules-classic-discards-title = Discarding and taking
rules-classic-discards =
    Each colour has a discard pile that both of you share. Only its top card can be seen and taken; the board shows how many cards lie there.

    • You may discard any card, even one that you could play.
    • Instead of drawing you may take the top card of a discard pile, for example what your opponent has just put there.
    • The pile on which you have just discarded is closed to you for this turn.
    • Everybody may know how many cards are left in the draw pile. Taking discards does not shorten it, so it buys you time.

    Think twice before you discard: your opponent may be waiting for that card.

rules-classic-scoring-title = End and scoring
rules-classic-scoring =
    The round ends at once when a player draws the last card of the draw pile. Cards still in hand do not count.

    Each expedition is counted by itself:
    1. Add up its numbers.
    2. Subtract { $cost } points for the expedition.
    3. Multiply by 2 for one wager, by 3 for two, by 4 for three. A loss is multiplied too.
    4. Add { $bonus } points if the row has at least { $bonus-cards } cards, wagers included. This bonus is not multiplied.

    A colour without cards counts 0. An expedition is worth between { $worst } and { $best } points.

rules-classic-example-title = Example
rules-classic-example =
    The scoring example of the rulebook:

    🟨 Yellow: { $yellow }
    🟦 Blue: no cards, no cost, 0
    ⬜ White, one wager and nothing else: { $white }
    🟩 Green, one wager: { $green }
    🟥 Red, two wagers, { $bonus-cards } cards: { $red }

    Together that makes **{ $total }** points.

    White shows it best: do not begin an expedition unless you expect to bring it home. A wager needs enough cards of its colour, and enough time to play them.

rules-classic-match-title = Match and long game
rules-classic-match =
    A match has three rounds, or just one if you choose so. After each round its points are added to your total, all cards are shuffled, and { $hand } are dealt again.

    • The next round is begun by the player with more points so far.
    • The player with the most points after the last round wins the match.

    The **long game** adds a sixth colour, purple: { $long-cards } cards instead of { $cards }, and { $long-pile } instead of { $pile } in the draw pile at the start. Everything else stays the same.

rules-classic-house-title = House rules
rules-classic-house =
    Where the rulebook is silent, or does not work online, we play like this:

    • Who begins the first round is drawn by lot.
    • If both have the same points, the next round is begun by the player who did not begin the last one.
    • Equal points at the end share the win.
    • If nobody draws from the draw pile for { $turns } turns in a row, the discard piles are closed for the next turn. So every round comes to an end.
    • The shuffle is fair and can be checked: the bot fixes its secret before the match, publishes a fingerprint of it, and shows the secret afterwards.

# The legend of signs; each in two lines of 46 letters at most.
rules-signs-title = Signs
rules-signs = What the signs in the pictures of this game mean.
sign-turn = Gold edge: this player is to move.
sign-frames = White frame: played last. Dashed gold: where the picked card may go.
sign-hand = Dimmed: fits none of your rows. Gold corner: the card you have just drawn.
sign-discards = Discard pile, and how many cards lie there; dashed where it is empty.
sign-draw-pile = Draw pile, and how many cards it has left.
sign-round = Round 2 of 3. Beside points: those of this round.
sign-winner = Crown: the winner.
sign-classic-wager = Wager: doubles what the row makes. ×3 are two wagers, ×4 three.
sign-classic-score = A dark city: the row is still in debt. A lit one: it pays.
