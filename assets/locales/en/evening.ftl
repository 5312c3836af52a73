# An evening with the same cards for everybody.

evening-head = **{ evening-name }** · { $host }’s evening · { $game }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} of { $minutes } minutes against the computer{ $level ->
    [normal] {""}
   *[other] {" "}({ evening-strength })
}
evening-strength = { $level ->
    [easy] easy
    [casual] casual
    [fair] fair
    [strong] strong
   *[normal] normal
}
evening-running = **Deal { $nth } of { $deals }** · ends { $at } · { $begun ->
    [0] nobody plays yet
   *[other] finished: { $finished } of { $begun }
}
evening-small = -# Everybody gets the same cards or dice. Late? Join at any deal. Please do not tell what you got before a deal is over. Fingerprints: { $hashes }
evening-over = **Deal { $nth } is over.**
evening-leads = { evening-over } { $name } leads, **{ $ahead } ahead** of { $other }.
evening-level = { evening-over } { $name } and { $other } are level.
evening-line = { $place } · **{ $name }** { $total } ({ $deals })
evening-middle = -# Points above the middle of the field, deal by deal. ° finished by the computer
evening-more = -# and { $more } more
evening-wins = **{ $name } wins the evening** · **{ $total }** above the field
evening-shared = **{ $name } and { $others ->
    [one] { $other }
   *[other] { $others } others
} share the evening** · **{ $total }** above the field
evening-alone = **The evening is over.** Only { $name } has played, so nobody wins.
evening-nobody = **The evening is over.** Nobody has played.
evening-somebody = Somebody
evening-title = **{ evening-name } · Deal { $nth }**
evening-title-ends = { evening-title } · ends { $at }
evening-finished = That is { $lead } against the computer. Once the deal is over, the message of the evening says how that compares.
evening-name = Same Cards
evening-picture-deals = deal { $nth } of { $deals }
evening-picture-middle = middle of the field
evening-picture-behind = behind
evening-picture-ahead = ahead
evening-picture-earlier = before
evening-picture-last = deal { $nth }
evening-alt = { $place }. { $name }: { $total } above the middle of the field.
evening-begun = Your evening has begun in this channel.
evening-open = An evening is open in this channel.
evening-ended = The evening ends now. Who has not finished leaves the rest to the computer.
evening-proof = **Everybody gets the same dice and cards, and nobody chose them.** The fingerprint of each deal’s secret is shown before, the secret after it. With secret and number, `lostcities verify` rolls all dice of a match file again, and draws all its cards.
evening-proof-hidden = **Deal { $nth }** · fingerprint `{ $hash }`
evening-proof-shown = { evening-proof-hidden } · secret `{ $secret }` · number { $number }
evening-proof-file = Your last finished deal as a match file.
evening-replays = **What you have played this evening.** *Compare* shows which of your turns cost points, and why.

button-evening-play = Play Deal { $nth }
button-evening-next = Next Deal
button-evening-compare = Compare Deal { $nth }
button-evening-replay = Replay Deal { $nth }
button-evening-replays = Replays
button-evening-table = Full Table
button-evening-final = Play the Final
button-evening-again = Same Again
button-evening-end = End the Evening

refuse-evening-here = An evening is open in this channel already.
refuse-too-many-evenings = One person can have at most { $most } open evenings, on all servers together. End one of yours first.
refuse-deal-over = That deal is over, or has not begun. The message of the evening shows the one that runs.
refuse-deal-goes-on = Somebody still plays this deal. When all have finished, the host can go on at once, and anybody after 20 seconds.
refuse-not-played = You have not played that, or it is not over yet.
refuse-only-finalists = Only the two best of the evening play the final.
