# Turns that are prepared while others are to move.

button-prepare = Prepare My Turn
button-prepare-another = Prepare Another
button-prepare-withdraw = Withdraw
prepare-intro = **Prepare your turn.** Choose a card; you decide next where it goes and what you take. It is played as soon as it is your turn, and nobody sees it before.
prepare-take = What do you take then? If the card is gone by your turn, you draw from the draw pile instead.
# $first is what is done with a card, $draw what is taken for it; both are choices such as "Discard red 7".
prepare-plan = { $first } → { $draw }
prepare-else-draw = { $draw } (if it is gone by then, draw from the draw pile)
prepare-is = 🕒 **Prepared**, and seen by nobody else: { $plan }.
as-prepared = As prepared: { $line }
prepare-void = ⚠️ What you had prepared was not played, because { $why }: { $plan }.
prepare-void-over = the round or auction is over
prepare-void-illegal = it is not possible any more
prepare-void-undecided = you have to decide something more
prepare-void-draw-offered = you are offered a draw
refuse-cannot-prepare = That cannot be prepared now.
board-game-prepare-not = What lets a figure move further or ends the round cannot be prepared; decide it when it is your turn.
rivals-prepare = **How far do you go in this auction?** Each time it is your turn to bid, you bid one coin more than the others, up to your limit; then you pass. Nobody sees your limit.
rivals-menu-plan = Choose your limit …
rivals-plan = Bid up to { $coins }
