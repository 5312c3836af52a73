# The card game for two: choices, happenings, the table, the private panel, the board in words.

classic-name = Lost Cities

## Choices

classic-choice-play = Play { card } on your expedition
classic-choice-discard = Discard { card }
classic-choice-draw = Draw from the draw pile
classic-choice-take = Take { card } from the discards

## Happenings

classic-round-began = Round { $round } begins. { $seat } starts.
classic-played = { $seat } played { card-marked }.
classic-discarded = { $seat } discarded { card-marked }.
classic-took = { $seat } took { card-marked } from the discards.
classic-discards-closed = The discard piles are closed for the next turn, because nobody has drawn for so long.

## Scores

classic-round-over = **Round { $round } is over.**
classic-round-points = **{ $seat }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
classic-no-expedition = No expedition begun.
# $arithmetic: "2+3+7 = 12, − 20 = −8, × 2 = −16".
classic-expedition-score = { $square } { colour-title }: { $arithmetic }
classic-totals = Total so far: { $scores }.
classic-one-round = Round { $round }: { $scores }.

## Table

classic-to-play = **{ $seat }** to move: play or discard a card.
classic-to-draw = **{ $seat }** to move: take a card.
classic-dealing = The cards are being dealt.
classic-status = { $rounds ->
    [1] One round
   *[other] Round { $round } of { $rounds }
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile
classic-on-table = Points on the table: { $scores }.
classic-discards-close-soon = Nobody has drawn for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. After { $left } more, the discard piles are closed for a turn.
classic-discards-are-closed = Nobody has drawn for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. In this turn the discard piles are closed, and only the draw pile is open.

## Panel

classic-hand = **Your hand**
classic-hand-line = { $square } { colour-title }: { $cards }
classic-your-turn = **Your turn.** Choose a card.
classic-where-to = **{ $square } { card-title }**: where does it go?
classic-preview = Your { colour } expedition counts { $before } now, and { $after } with this card: { $steps }.
# What its numbers must still add up to. $factor is what a wager in it makes of them, 1 where that is known.
classic-needs = It needs { $needed } more to pay its cost{ $factor ->
    [1] .
    [2] ; every number after the wager counts double.
    [3] ; every number after the wagers counts three times.
   *[other] ; every number after the wagers counts four times.
}
# $count of the reader's own cards, named by $cards.
classic-shut-out = ⚠️ Your { $square } { $cards } no longer { $count ->
    [one] fits
   *[other] fit
} after it.
classic-debts = -# Still needed to pay their cost: { $debts }.
classic-too-low = You cannot play it: your { colour } expedition is already at { $last }, and numbers must rise.
classic-wager-too-late = You cannot play it: your { colour } expedition is already at { $last }, and wagers come before the numbers.
classic-you-played = You played { card-marked }.
classic-you-discarded = You discarded { card-marked }.
classic-you-drew = You drew { card-marked }.
classic-now-take = **Now take a card.**
classic-closed-to-you = { $square } The { colour } discard pile is closed to you: you have just discarded there.
classic-nothing-discarded = There is nothing to take from the discards.
classic-last-card = The last card ends the round.
classic-wait = **{ $seat }** is to move.
# Its colour is before it, as an emoji.
button-classic-card = { $rank ->
    [0] ×2
   *[other] { $rank }
}{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-classic-play-and-draw = Lay and Draw
button-classic-play-then-take = Lay, Then Take …
button-classic-discard-and-draw = Discard and Draw
button-classic-discard-then-take = Discard, Then Take …
# More ways than fit a phone as buttons.
ways-then-take = Then take from the discards …
button-classic-draw = Draw Pile ({ $cards })
button-classic-take = { card-title }

## Why the computer player would do something: the end of a sentence

# $more: what these cards add up to; $short: what is missing to pay the cost, 0 if nothing is.
classic-why-hold = you hold { $cards } ({ $more } more), { $short ->
    [0] enough to pay { $cost }
   *[other] { $short } short of the { $cost } it costs, and more may come
}
classic-why-begun = the cost of its expedition is spent already, so every number is a gain
classic-why-useless = neither of you can lay it any more
classic-why-unfit = you cannot lay it any more
classic-why-few = the { colour } numbers in your hand add up to { $sum }, too little to pay { $cost }
classic-why-draw = no discard is worth more to you than a new card
classic-why-fits = it fits your { colour } expedition
classic-why-collect = it goes with your { $cards }
classic-why-deny = your opponent could use it

## The board in words

classic-nothing = nothing
classic-side = **{ $seat }**, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand:
classic-discards = **Discards**, top card and height:
# A line without words: "🟥 ×2 3 5 7 (−10)".
classic-you = you
classic-opponent = opponent
classic-alt-turn = { $seat } to move.
classic-alt-round = { $rounds ->
    [1] One round
   *[other] Round { $round } of { $rounds }
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile.
classic-alt-row = { colour-title }: { $left } { $left-cards }; discards { $pile }; { $right } { $right-cards }.
classic-alt-hand = Your hand:
classic-alt-hand-line = { colour-title }: { $cards }.
