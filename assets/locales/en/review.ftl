# What chance gave in a finished match, and what moves cost.

button-review = Review
button-review-stop = Before turn { $turn } (−{ $cost })

review-waiting = I am reviewing match { $match }. That takes some seconds; this message then shows the review. If nothing comes, press the button again.
review-heading = **{ $game }, match { $match }** · Review
review-sum = { $seat }: start { $start }, luck { $luck }, skill { $skill } (own moves { $own }, moves of others { $others }). Lead at the end: **{ $end }**
review-stopped = The match was stopped, so it ends with the last estimate.
review-dearest = The moves that cost { $seat } most:
review-none = No move of { $seat } was clearly worse than another one that was looked at.
review-act = • Turn { $turn }: **{ $played }** cost about { $cost } { $cost ->
    [one] point
   *[other] points
} (± { $error }). **{ $better }**: { $now } at once and about { $expected } at the end of the round, not { $instead } and { $reached }; about { $turns ->
    [one] one turn was
   *[other] { $turns } turns were
} left.
review-what = -# A lead is how far one is ahead of the best other. Luck is what chance changed, skill what moves cost or gave. Both are estimates and may be off by about { $error } { $error ->
    [one] point
   *[other] points
}.
review-how = -# For each estimate, computer players played the rest of the round { $worlds } times, knowing only what that player could see then. The review itself looks into all hands.
review-choose-seat = Whose moves …
review-entry = Moves of { $seat }

review-alt = The estimated lead of { $seat } in { $game } over { $turns } turns: { $start } at the start, { $end } at the end.
review-alt-highest = The best moment was after turn { $turn }, with { $lead }.
review-alt-lowest = The worst was after turn { $turn }, with { $lead }.
review-alt-acts = Marked as expensive: { $acts }.
review-alt-act = turn { $turn } (−{ $cost })

refuse-review-asked = I am still making the review you asked for before. You get it as soon as it is ready; then ask for the next one.
refuse-too-many-reviews = Too many reviews are being made right now. Try again in a minute.
refuse-nothing-to-review = Nobody made a move in this match, so there is nothing to review.
