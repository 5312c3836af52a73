# Rivals: choices, happenings, the table with its controls, the board in words.

rivals-name = Lost Cities: Rivals

## Choices

rivals-choice-reveal = Turn a card
rivals-choice-auction = Open an auction with { coins }
rivals-choice-bid = Bid { coins }
rivals-choice-pass = Pass
rivals-choice-lay = Lay { card }
rivals-choice-remove = Remove { card }
rivals-choice-done = Done, turn the next card

## Happenings

coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
rivals-began = The start wagers are on the table. { $seat } starts.
rivals-turned = { $seat } turned { card-marked }.
rivals-boxed = { $seat } turned { card-marked }. Nobody can lay it any more, so it goes into the box.
rivals-opened = { $seat } opened an auction with { coins }.
rivals-raised = { $seat } bid { coins }.
rivals-passed = { $seat } passed.
rivals-could-not-bid = { $seat } has { coins }, cannot outbid, and is out.
rivals-won = { $seat } won the auction for { coins }.
rivals-laid = { $seat } laid { card-marked }.
rivals-removed = { $seat } put { card-marked } into the box.
rivals-pile-ended = Pile { $pile } is empty: everybody gets { coins }, and { $rest ->
    [one] { $rest } stays
   *[other] { $rest } stay
} in the supply.

## Scores

rivals-over = **The last pile is empty.** Footprints × wagers + bonus:
rivals-seat-points = **{ $seat }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $arithmetic: "6 × 3 + 8 = 26".
rivals-row-score = { $square } { colour-title }: { $arithmetic }
rivals-coins-score = 🪙 Coins: { $coins }

## Table

rivals-beginning = The start wagers are being dealt.
rivals-to-act = **{ $seat }** to move: turn a card, or open an auction.
rivals-no-coins = Without coins there is no auction.
rivals-nothing-to-auction = There is nothing to auction yet.
rivals-to-bid = **{ $seat }** to bid: more than { $coins }, or pass.
rivals-bids = Bids: { $list }.
rivals-bid-of = { $seat } { $coins }
rivals-bid-of-passed = { $seat } { $coins } (passed)
rivals-bid-none-passed = { $seat } (passed)
rivals-bid-none = { $seat } –
rivals-to-select = **{ $seat }** has won for { coins }: lay cards, remove one.
rivals-to-select-removed = **{ $seat }** has won for { coins } and removed a card: lay any cards.
rivals-to-select-done = **{ $seat }** has won for { coins }: nothing more can be laid.
rivals-cannot-lay = -# Cannot be laid: { $cards }.
rivals-turning = **{ $seat }** turns a card.
rivals-status = Pile { $pile } of { $piles } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left · { coins } in the supply
rivals-coins = Coins: { $list }.
rivals-coins-of = { $seat } { $coins }
rivals-points-now = Points now, coins included: { $scores }.
rivals-your-turn = **Your turn.**
rivals-lay-nothing = **Really lay nothing?** You have paid for it, and at least one card fits.
rivals-menu-auction = Open with more than one coin …
rivals-menu-bid = Bid more …
rivals-menu-lay = Lay a card …
rivals-menu-remove = Remove one card …
rivals-menu-colour = Lay or remove cards of one colour …
rivals-menu-colour-entry = { colour-title }: { $cards }
button-rivals-reveal = Turn a Card
button-rivals-auction = Auction: Bid { $coins }
button-rivals-bid = Bid { $coins }
button-rivals-pass = Pass
# Its colour is before it, as an emoji.
button-rivals-lay = { $rank ->
    [0] ×2
   *[other] { $rank }
}
button-rivals-lay-all = Lay All That Fits ({ $cards })
button-rivals-done = Done
button-rivals-lay-nothing = Lay Nothing

## The board in words

rivals-display = **Display**
rivals-display-line = { $square } { colour-title }: { $cards }
rivals-side = **{ $seat }**, { coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
# A line without words: "🟥 ×2 3 5 7 (8)".
rivals-alt-turn = { $seat } to move.
rivals-alt-bid = { $seat } bids most: { coins }.
rivals-alt-pile = Pile { $pile } of { $piles }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left; { coins } in the supply.
rivals-alt-display = In the display:
rivals-alt-no-display = The display is empty.
rivals-alt-display-line = { colour-title }: { $cards }.
rivals-alt-row = { colour } { $row } (worth { $steps })
rivals-alt-footprints = Numbers from { $step } have { $high } footprints, lower ones { $low }.
rivals-alt-side = { $seat }: { coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $rows }.

rivals-why-bid = { $fitting } of { $cards } cards { $fitting ->
    [one] fits your expeditions and adds
   *[other] fit your expeditions and add
} { $points } at once; you have { coins }, the richest other { $richest }
rivals-why-pass = { $fitting } of { $cards } cards { $fitting ->
    [one] fits your expeditions and adds
   *[other] fit your expeditions and add
} no more than { $points } at once
rivals-why-reveal = { $fitting } of { $cards } cards { $fitting ->
    [one] fits your expeditions and adds
   *[other] fit your expeditions and add
} { $points } at once, and to turn one more costs nothing
rivals-why-lay = your { colour } expedition then counts { $after } instead of { $before }
rivals-why-wager = it multiplies what the numbers of your { colour } expedition bring
rivals-why-remove = somebody else could use it
