# The board game: choices, happenings, scores, the table, the private panel, the board in words.
# What it shares with the card game is in classic.ftl.

board-game-name = Lost Cities: The Board Game
board-game-options = { $rounds ->
    [one] The short game of one round
   *[other] { $rounds } rounds
}{ $variant ->
    [yes] , variant Up and Down
   *[no] { "" }
}.

# $rank is the number of a card, 0 to 10; $square is the emoji of its colour.
board-game-card = { colour } { $rank }
board-game-card-title = { colour-title } { $rank }
board-game-card-marked = { $square } { colour } { $rank }

## Choices

board-game-choice-begin = Begin with { board-game-card } and { $figure ->
    [leader] the leader
   *[member] a member
}
board-game-choice-advance = Advance with { board-game-card }
board-game-choice-discard = Discard { board-game-card }
board-game-choice-move = Move on the { colour } path to stage { $stage }
board-game-choice-stop = Move no figure
board-game-choice-take = Take { board-game-card } from the discards

## Happenings

board-game-round-began = Round { $round } begins. { $seat } starts.
board-game-began = { $seat } began with { board-game-card-marked } and { $figure ->
    [leader] the leader
   *[member] a member
} ({ $points }).
board-game-advanced = { $seat } played { board-game-card-marked }: { $figure ->
    [leader] the leader
   *[member] the figure
} reaches stage { $stage } ({ $points }).
board-game-moved = { $seat } moves { $figure ->
    [leader] the { $square } { colour } leader
   *[member] the { $square } { colour } figure
} to stage { $stage } ({ $points }).
board-game-played-for-city = { $seat } played { board-game-card-marked } for a city already found.
board-game-crossed = { $square } A figure crosses the bridge, number { $crossed } of { $end }.
board-game-found-artefact = { $seat } finds an artefact and has { $artefacts } now.
board-game-found-points = { $seat } finds { $found } points: { $points } without the figures.
board-game-may-move = { $seat } may move a figure one stage.
board-game-nothing-moves = { $seat } has no figure that could move.
board-game-stopped = { $seat } moves no other figure.
board-game-discarded = { $seat } discarded { board-game-card-marked }.
board-game-took = { $seat } took { board-game-card-marked } from the discards.

## Scores

board-game-round-over-crossings = **Round { $round } is over:** { $crossed } figures have crossed the bridges.
board-game-round-over-pile = **Round { $round } is over:** the draw pile is empty.
# $arithmetic: "40 + 60 = 100"; "10 − 40 → 0" where points do not fall below zero.
board-game-round-points = **{ $seat }**: { $arithmetic }
board-game-round-artefacts = { $artefacts ->
    [one] One artefact
   *[other] { $artefacts } artefacts
} found.
board-game-match-over = **The artefacts are paid.**
board-game-final-points = **{ $seat }**, { $artefacts ->
    [one] one artefact
   *[other] { $artefacts } artefacts
}: { $arithmetic }
board-game-artefacts-decide = The points are equal; more artefacts decide.
board-game-after-round = After round { $round }: { $scores }.
board-game-artefacts-paid = Artefacts: { $scores }.

## Table

board-game-to-move-by-tile = **{ $seat }** to move: a figure may go one stage further.
board-game-to-move-by-city = **{ $seat }** to move: another figure goes one stage further.
board-game-status = { $rounds ->
    [1] One round
   *[other] Round { $round } of { $rounds }
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile · { $crossed } of { $end } crossings
board-game-standing = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}, figures { $figures }

## Panel

board-game-your-turn = **Your turn.** Choose a card.
board-game-where-to = **{ $square } { board-game-card-title }**: what do you do with it?
# $there is a sentence: what lies on that stage.
board-game-preview-advance = { $figure ->
    [leader] Your { colour } leader
   *[member] Your { colour } figure
} goes from stage { $from } ({ $before }) to stage { $to } ({ $after }). { $there }
board-game-preview-city = Your { colour } figure has found its city, so another of your figures goes one stage further.
board-game-preview-last = Your { colour } figure has found its city, and none of your others can move.
board-game-preview-begin = Your figure begins on the { colour } path at { $points } points{ $leads ->
    [yes] , the leader at { $leader }
   *[no] {" "}(your leader is under way)
}. You hold { $cards ->
    [0] no other card
    [one] one other card
   *[other] { $cards } other cards
} of this colour.
board-game-needs = { $preview } { $steps ->
    [one] One more stage
   *[other] { $steps } more stages
}, and it brings points.
board-game-there-nothing = There is nothing there.
board-game-there = There: { $tile }.
board-game-there-end = That ends the round at once, and the tile there no longer counts.
board-game-tile-artefact = artefact
board-game-tile-stage = move a figure
board-game-tile-points = { $points } points
board-game-not-lowest = You cannot begin with it: your lowest { colour } card is { $lowest }, and an expedition begins with the lowest.
board-game-not-at-end = You cannot begin with it: an expedition begins with your lowest or highest { colour } card, { $lowest } or { $highest }.
board-game-too-low = You cannot advance with it: your { colour } row is already at { $last }, and numbers must be equal or higher.
board-game-too-high = You cannot advance with it: your { colour } row is already down at { $last }, and numbers must be equal or lower.
board-game-members-gone = All your members are already under way.
board-game-you-played = You played { board-game-card-marked }.
board-game-you-discarded = You discarded { board-game-card-marked }.
board-game-you-drew = You drew { board-game-card-marked }.
board-game-you-moved = Your { colour } figure is on stage { $stage } now.
board-game-now-move-by-tile = **You may move one of your figures one stage.**
board-game-now-move-by-city = **Move another of your figures one stage.**
board-game-move-line = { $square }{ $figure ->
    [leader] { " " }leader
   *[member] { "" }
} { $from } ({ $before }) → { $to } ({ $after }). { $there }
board-game-in-city = { $square } { colour-title }: has found its city and cannot move.
button-board-game-card = { $rank }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
button-board-game-begin-leader-and-draw = Leader, Draw
button-board-game-begin-leader-then-take = Leader, Take …
button-board-game-begin-member-and-draw = Member, Draw
button-board-game-begin-member-then-take = Member, Take …
button-board-game-advance = Advance
button-board-game-advance-and-draw = Advance and Draw
button-board-game-advance-then-take = Advance, Then Take …
# The colour of its path is before it, as an emoji.
button-board-game-move = To { $stage }
button-board-game-stop = Move None
button-board-game-take = { board-game-card-title }

## The board in words

board-game-side = **{ $seat }**, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand; waiting: { $members ->
    [one] one member
   *[other] { $members } members
}{ $leaders ->
    [0] { "" }
   *[other] { " " }and the leader
}.
board-game-tiles-heading = **Tiles** on the stages:
board-game-tiles = { $square } { colour-title }: { $tiles }.
board-game-tile-at = { $stage } ({ $tile })
board-game-alt-round = { $rounds ->
    [1] One round
   *[other] Round { $round } of { $rounds }
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile, { $crossed } of { $end } crossings{ $crossed ->
    [0] { "" }
   *[other] { " " }({ $paths })
}.
board-game-alt-crossed = { colour } { $crossed }
board-game-alt-side = { $seat }: { $points } points, figures { $net }, { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}; last cards and stages { $figures }.
board-game-alt-figure = { colour } { $last } on { $stage }{ $figure ->
    [leader] { " " }leader
   *[member] { "" }
}
board-game-alt-discards = Discards: { $piles }.
board-game-alt-pile = { colour } { $rank } ({ $height })
board-game-alt-tiles-heading = Tiles ahead:
board-game-alt-tiles = { colour-title }: { $tiles }.
board-game-alt-tile-stage = move

board-game-why-begin = you hold { $cards } { $cards ->
    [one] more card
   *[other] more cards
} that can follow it
board-game-why-advance = your figure then counts { $after } instead of { $before }{ $with ->
    [tile] , there is a tile for you
   *[nothing] { "" }
}, and you hold { $cards } more that can follow
board-game-why-move = your figure then counts { $after } instead of { $before }{ $with ->
    [tile] , and there is a tile for you
   *[nothing] { "" }
}
board-game-why-useless = nobody can play it any more
