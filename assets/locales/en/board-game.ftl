# The board game: choices, happenings, scores, the table, the private panel, the board in words.
# What it shares with the card game stands in classic.ftl.

board-name = Lost Cities: The Board Game
board-options = { $rounds ->
    [one] The short game of one round
   *[other] { $rounds } rounds
}{ $variant ->
    [yes] , variant Up and Down
   *[no] { "" }
}.

# $rank is the number of a card, 0 to 10; $square is the emoji of its colour.
board-card = { colour } { $rank }
board-card-title = { colour-title } { $rank }
board-card-marked = { $square } { colour } { $rank }

## Choices

board-choice-begin = Begin with { board-card } and { $figure ->
    [leader] the leader
   *[member] a member
}
board-choice-advance = Advance with { board-card }
board-choice-discard = Discard { board-card }
board-choice-move = Move on the { colour } path to stage { $stage }
board-choice-stop = Move no figure
board-choice-take = Take { board-card } from the discards

## Happenings

board-round-began = Round { $round } begins. { $seat } starts.
board-began = { $seat } began with { board-card-marked } and { $figure ->
    [leader] the leader
   *[member] a member
} ({ $points }).
board-advanced = { $seat } played { board-card-marked }: { $figure ->
    [leader] the leader
   *[member] the figure
} comes to stage { $stage } ({ $points }).
board-moved = { $seat } moves { $figure ->
    [leader] the { $square } { colour } leader
   *[member] the { $square } { colour } figure
} to stage { $stage } ({ $points }).
board-played-for-city = { $seat } played { board-card-marked } for a city already found.
board-crossed = { $square } A figure crosses the bridge, number { $crossed } of { $end }.
board-found-artefact = { $seat } finds an artefact and has { $artefacts } now.
board-found-points = { $seat } finds { $found } points and has { $points } now.
board-may-move = { $seat } may move a figure one stage.
board-nothing-moves = { $seat } has no figure that could move.
board-stopped = { $seat } moves no other figure.
board-discarded = { $seat } discarded { board-card-marked }.
board-took = { $seat } took { board-card-marked } from the discards.

## Scores

board-round-over-crossings = **Round { $round } is over:** { $crossed } figures have crossed the bridges.
board-round-over-pile = **Round { $round } is over:** the draw pile is empty.
# $arithmetic: "40 + 60 = 100"; "10 − 40 → 0" where points do not fall below zero.
board-round-points = **{ $seat }**: { $arithmetic }
board-round-artefacts = { $artefacts ->
    [one] One artefact
   *[other] { $artefacts } artefacts
} found.
board-match-over = **The artefacts are paid.**
board-final-points = **{ $seat }**, { $artefacts ->
    [one] one artefact
   *[other] { $artefacts } artefacts
}: { $arithmetic }
board-artefacts-decide = The points are equal; more artefacts decide.
board-after-round = After round { $round }: { $scores }.

## Table

board-to-move-by-tile = **{ $seat }** to move: a figure may go one stage further.
board-to-move-by-city = **{ $seat }** to move: another figure goes one stage further.
board-status = Round { $round } of { $rounds } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile · { $crossed } of { $end } crossings
board-standing = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}, figures { $figures }

## Panel

board-your-turn = **Your turn.** Choose a card; you decide next what you do with it.
board-only-discard = { $square } { $cards } can only be discarded, because your { colour } row is already at { $last }.
board-begin-lowest = -# An expedition begins with your lowest card of its colour: { $cards }.
board-begin-at-ends = -# An expedition begins with your lowest or your highest card of its colour.
board-where-to = **{ $square } { board-card-title }**: what do you do with it?
# $there is a sentence: what lies on that stage.
board-preview-advance = { $figure ->
    [leader] Your { colour } leader
   *[member] Your { colour } figure
} goes from stage { $from } ({ $before }) to stage { $to } ({ $after }). { $there }
board-preview-city = Your { colour } figure has found its city, so another of your figures goes one stage further.
board-preview-begin = Your figure begins on the { colour } path at { $points } points, the leader, who counts double, at { $leader }. You hold { $cards ->
    [0] no other card
    [one] one other card
   *[other] { $cards } other cards
} of this colour.
board-needs = { $steps ->
    [one] One more stage
   *[other] { $steps } more stages
}, and it brings points instead of costing some.
board-there-nothing = There is nothing there.
board-there = There: { $tile }.
board-there-end = That ends the round at once, and the tile there no longer counts.
board-tile-artefact = artefact
board-tile-stage = move a figure
board-tile-points = { $points } points
board-not-lowest = You cannot begin with it: your lowest { colour } card is { $lowest }, and an expedition begins with the lowest.
board-not-at-end = You cannot begin with it: an expedition begins with your lowest or highest { colour } card, { $lowest } or { $highest }.
board-too-low = You cannot advance with it: your { colour } row is already at { $last }, and numbers must be equal or higher.
board-too-high = You cannot advance with it: your { colour } row is already down at { $last }, and numbers must be equal or lower.
board-leader-gone = Your leader is already under way.
board-members-gone = All your members are already under way.
board-you-played = You played { board-card-marked }.
board-you-discarded = You discarded { board-card-marked }.
board-you-drew = You drew { board-card-marked }.
board-you-moved = Your { colour } figure is on stage { $stage } now.
board-now-move-by-tile = **You may move one of your figures one stage.**
board-now-move-by-city = **Move another of your figures one stage.**
board-move-line = { $square } { colour-title }{ $figure ->
    [leader] , leader
   *[member] { "" }
}: stage { $from } ({ $before }) to { $to } ({ $after }). { $there }
board-in-city = { $square } { colour-title }: has found its city and cannot move.
board-last-card = The last card of the draw pile ends the round.
button-board-card = { $rank }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-board-begin-leader = Begin with Leader
button-board-begin-leader-and-draw = Leader and Draw
button-board-begin-member = Begin with Member
button-board-begin-member-and-draw = Member and Draw
button-board-advance = Advance
button-board-advance-and-draw = Advance and Draw
button-board-move = { colour-title } to Stage { $stage }
button-board-stop = Move None
button-board-take = Take { board-card-title }

## The board in words

board-side = **{ $seat }**, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand; waiting: { $members ->
    [one] one member
   *[other] { $members } members
}{ $leaders ->
    [0] { "" }
   *[other] { " " }and the leader
}.
board-tiles-heading = **Tiles** on the stages:
board-tiles = { $square } { colour-title }: { $tiles }.
board-tile-at = { $stage } ({ $tile })
board-alt-round = Round { $round } of { $rounds }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile, { $crossed } of { $end } crossings{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-alt-crossed = { colour } { $crossed }
board-alt-side = { $seat }: { $points } points, figures { $net }, { $artefacts } artefacts; last cards and stages { $figures }.
board-alt-figure = { colour } { $last } on { $stage }{ $figure ->
    [leader] { " " }leader
   *[member] { "" }
}
board-alt-discards = Discards: { $piles }.
board-alt-pile = { colour } { $rank } ({ $height })
