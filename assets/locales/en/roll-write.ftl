# Roll & Write: choices, happenings, the table, the private panel, the sheets in words.

roll-write-name = Lost Cities: Roll & Write
roll-write-options = After the roller’s pick the others choose { $order ->
    [together] at the same time
   *[in-turn] one after the other
}.

## Dice, marks and columns

# $digit is what the number die shows.
roll-write-pair = { $square } { colour } { $digit }
roll-write-mark-circle = the circle crossed, which doubles
roll-write-mark-number = { $number } in field { $field }
roll-write-mark-end = the artefact at its end
roll-write-mark-artefact = artefact number { $count }
roll-write-mark-arrow = an arrow
roll-write-mark-bridge = the bridge of { $column }
roll-write-column = the { colour } column
roll-write-column-artefacts = the artefact column
roll-write-column-dice = the dice column

## Choices

roll-write-choice-take = Take { colour } { $digit }: { $mark }
roll-write-choice-refuse = Refuse the dice
roll-write-choice-arrow = Use the arrow on { colour }: { $mark }
roll-write-choice-stop = Skip the arrow

## Happenings

roll-write-began = { $seat } rolls first.
roll-write-took = { $seat } took { $pair }: { $marks }.
roll-write-refused = { $seat } refused the dice: die symbol { $count }.
roll-write-refused-for-nothing = { $seat } refused the dice; being exhausted, they pay nothing for it.
roll-write-had-to-refuse = No die fitted on the sheet of { $seat }: die symbol { $count }.
roll-write-had-to-refuse-for-nothing = None of the dice fitted on the sheet of { $seat }, so they were refused; being exhausted, they pay nothing for it.
# $square and the colour: where the arrow led.
roll-write-went-on = { $seat } used the arrow on { $square } { colour }: { $marks }.
roll-write-stopped = { $seat } skipped the arrow.
roll-write-ordered = { $seat } asked for turn order: this time everybody chooses one after the other.
roll-write-bridges = 🌉 { $bridges }.
roll-write-bridge-won = { $column } for { $seats }
# Everything that was chosen in the turn.
roll-write-turn-ended = Last turn: { $choices }.
roll-write-did-take = { $seat } { $pair }{ $arrows }
roll-write-did-refuse = { $seat } refused
roll-write-did-have-to-refuse = { $seat } could only refuse

## Scores

roll-write-over = **The match is over.** Marks of each column, and what they count:
roll-write-points = **{ $seat }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Table

roll-write-rolling = The dice are being rolled.
roll-write-turn = Turn { $turn }: **{ $seat }** rolled { $dice }
roll-write-picks-first = **{ $seat }** picks first; the others choose from what is left.
roll-write-pair-is-gone = { $seat } took { $pair }; the other four dice are for everybody else.
roll-write-all-dice-left = { $seat } refused; all six dice are for everybody else.
roll-write-thinking = Still choosing: { $seats }.
roll-write-then = After that: { $seats }.
button-roll-write-sheets = Sheets

## Panel

roll-write-your-roll = **Your roll:** { $dice }.
roll-write-your-choice = **Left for you:** { $dice }.
roll-write-too-low = -# Too low: { $dice }.
roll-write-at-end = -# Complete: { $dice }.
roll-write-refusal = Refusing marks dice symbol number { $count }: your dice column counts { $before } now, and { $after } then.
roll-write-refusal-exhausts = Refusing marks your last dice symbol: you are exhausted then, and your dice column counts { $after } instead of { $before }.
roll-write-refusal-is-free = You are exhausted: refusing costs you nothing any more.
roll-write-arrow = **An arrow!** Enter one more number in any of your expeditions, or stop here.
roll-write-you-have-chosen = You have chosen.
roll-write-you-had-to-refuse = None of the dice that were left to you fits on your sheet, so they were refused for you.
roll-write-own-points = Your sheet counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
roll-write-sheet-of = **The sheet of { $seat }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
roll-write-would-take = **Take { $pair }?**
roll-write-would-use-arrow = **Use the arrow on { $square } { colour }?**
roll-write-would-stop = **Skip the arrow?**
roll-write-would-mark = That marks: { $marks }.
roll-write-would-count = Then { $column } counts { $after } instead of { $before }.
roll-write-would-go-on = Then the arrow lets you enter one more number in any expedition.
roll-write-would-cross = You are the first to cross the bridge of { $column }: { $points } points, also for everybody who crosses it in this turn.
roll-write-would-cross-too = You cross the bridge of { $column } in the same turn as others: { $points } points for each of you.
roll-write-would-be-late = The bridge of { $column } was crossed before; it brings nothing any more.
# Its colour is before it, as an emoji.
button-roll-write-take = { $digit }
button-roll-write-circle = 0: ×2
button-roll-write-end = { $digit }: 🏺
button-roll-write-arrow-end = artefact
button-roll-write-refuse = Refuse
button-roll-write-stop = Stop Here
button-roll-write-order = One After Another
button-roll-write-confirm = Confirm
button-roll-write-own-sheet = My Sheet
button-roll-write-sheet = { $seat }

## The sheets in words

roll-write-side = **{ $seat }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
roll-write-alt-seat = { $seat }: { $points } points, numbers in the six columns { $columns }, artefacts { $artefacts }, dice symbols { $dice }, bridges { $bridges }.
roll-write-alt-roll = { $seat } rolled { $colours }, and { $digits }.
roll-write-alt-taken = { colour-title } { $digit } is taken.
roll-write-alt-sheet = The sheet of { $seat }, { $points } points.
roll-write-alt-expedition = { colour-title }: { $marks }, counts { $points }.
roll-write-alt-sums = Artefacts: { $artefacts }, counts { $artefact-points }. Dice symbols: { $dice }, counts { $dice-points }. Bridges: { $bridges }, counts { $bridge-points }.

roll-write-why-enter = the { colour } expedition then has { $fields } of { $all } fields and counts { $after } instead of { $before }{ $with ->
    [bridge] , and its bridge brings you points
    [arrow] , and the arrow there lets you enter one more
    [artefact] , and there is an artefact
   *[nothing] { "" }
}
roll-write-why-begin = begun with { $number }, the { colour } expedition has room to reach { $pays } fields, from where on it pays
roll-write-why-circle = the { colour } expedition then counts double, and from { $pays } fields on it pays
roll-write-why-refuse = no pair brings you more than the dice symbol that you mark for it: that column then counts { $after } instead of { $before }
roll-write-why-nothing = none of these dice fits your sheet
