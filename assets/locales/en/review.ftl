# What chance gave in a finished match, and what moves cost.

button-review = Review
button-review-stop = Before turn { $turn } (−{ $cost })

review-waiting = I am reviewing match { $match }. That takes some seconds; this message then shows the review. If nothing comes, press the button again.
review-heading = **{ $game }, match { $match }** · Review
review-luck-gave = **Luck gave { $seat } { $luck } { $luck ->
    [one] point
   *[other] points
}, and own moves cost { $own }.**
review-luck-took = **Luck took { $luck } { $luck ->
    [one] point
   *[other] points
} from { $seat }, and own moves cost { $own }.**
review-sum = -# { $seat }: start { $start }, luck { $luck }, skill { $skill } (own moves { $own }, moves of others { $others }). Lead at the end: **{ $end }**
review-stopped = The match was stopped, so it ends with the last estimate.
review-dearest = The moves that cost { $seat } most:
review-none = No move of { $seat } was clearly worse than what the strongest computer player would have played.
review-act = { $place }. Turn { $turn }: **{ $played }** cost about { $cost } { $cost ->
    [one] point
   *[other] points
} (± { $error }): a lead of { $instead }, not { $lead }. **{ $better }** { $reason }
review-why-now = brought { $points } { $points ->
    [one] point
   *[other] points
} more at once.
review-why-others = left the others { $points } { $points ->
    [one] point
   *[other] points
} less.
review-why-later = brought about { $points } { $points ->
    [one] point
   *[other] points
} more in the { $turns ->
    [one] turn that was
   *[other] { $turns } turns that were
} left.
review-what = -# A lead is how far one is ahead of the best other. Luck is what chance changed, skill what moves cost or gave. Both are estimates and may be off by about { $error } { $error ->
    [one] point
   *[other] points
}. In the picture a die is luck, a figure own moves, two are moves of others.
review-how = -# For each estimate, computer players played on from there { $worlds } times, for a move that is named some hundred times, knowing only what that player could see then. The review itself sees what was hidden.
review-choose-seat = Whose moves …
review-entry = Moves of { $seat }

review-alt = The estimated lead of { $seat } in { $game } over { $turns } turns: { $start } before the first turn, { $end } at the end.
review-alt-highest = The best moment was after turn { $turn }, with { $lead }.
review-alt-lowest = The worst was after turn { $turn }, with { $lead }.
review-alt-acts = Marked as expensive: { $acts }.
review-alt-act = turn { $turn } (−{ $cost })

refuse-review-asked = I am still making the review you asked for before. You get it as soon as it is ready; then ask for the next one.
refuse-too-many-reviews = Too many reviews are being made right now. Try again in a minute.
refuse-nothing-to-review = Nobody made a move in this match, so there is nothing to review.
