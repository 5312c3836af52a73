# Een avond met dezelfde kaarten voor iedereen.

evening-head = **{ evening-name }** · avond van { $host } · { $game }, { $deals ->
    [one] één partij
   *[other] { $deals } partijen
} van { $minutes } minuten tegen de { $level ->
    [normal] {""}
   *[other] { evening-strength }{" "}
}computer
evening-strength = { $level ->
    [easy] makkelijke
    [casual] ontspannen
    [fair] degelijke
    [strong] sterke
   *[normal] normale
}
evening-running = **Partij { $nth } van { $deals }** · eindigt { $at } · { $begun ->
    [0] nog niemand speelt
   *[other] klaar: { $finished } van { $begun }
}
evening-small = -# Iedereen krijgt dezelfde kaarten of dobbelstenen. Te laat? Je kunt bij elke partij instappen. Verklap ze niet voordat een partij voorbij is. Vingerafdrukken: { $hashes }
evening-over = **Partij { $nth } is voorbij.**
evening-leads = { evening-over } { $name } leidt, **{ $ahead } voor** { $other }.
evening-level = { evening-over } { $name } en { $other } staan gelijk.
evening-line = { $place } · **{ $name }** { $total } ({ $deals })
evening-middle = -# Punten boven het midden van het veld, partij voor partij. ° door de computer uitgespeeld
evening-more = -# en nog { $more }
evening-wins = **{ $name } wint de avond** · **{ $total }** boven het veld
evening-shared = **{ $name } en { $others ->
    [one] { $other }
   *[other] { $others } anderen
} delen de avond** · **{ $total }** boven het veld
evening-alone = **De avond is voorbij.** Alleen { $name } heeft gespeeld, dus niemand wint.
evening-nobody = **De avond is voorbij.** Niemand heeft gespeeld.
evening-somebody = Iemand
evening-title = **{ evening-name } · Partij { $nth }**
evening-title-ends = { evening-title } · eindigt { $at }
evening-finished = Dat is { $lead } tegen de computer. Hoe dat zich verhoudt, staat in het bericht van de avond zodra de partij voorbij is.
evening-name = Dezelfde kaarten
evening-picture-deals = partij { $nth } van { $deals }
evening-picture-middle = midden van het veld
evening-picture-behind = achter
evening-picture-ahead = voor
evening-picture-earlier = eerder
evening-picture-last = partij { $nth }
evening-alt = { $place }. { $name }: { $total } boven het midden van het veld.
evening-begun = Je avond is in dit kanaal begonnen.
evening-open = In dit kanaal is een avond bezig.
evening-ended = De avond eindigt nu. Wie niet klaar is, laat de rest aan de computer over.
evening-proof = **Iedereen heeft dezelfde dobbelstenen en kaarten, en niemand heeft ze gekozen.** De vingerafdruk van het geheim staat er vóór elke partij, het geheim erna. Met geheim en nummer gooit `lostcities verify` alle worpen van een partijbestand opnieuw en trekt alle kaarten.
evening-proof-hidden = **Partij { $nth }** · vingerafdruk `{ $hash }`
evening-proof-shown = { evening-proof-hidden } · geheim `{ $secret }` · nummer { $number }
evening-proof-file = Je laatste afgemaakte partij als partijbestand.
evening-replays = **Wat je vanavond hebt gespeeld.** *Vergelijken* laat zien welke van je beurten punten hebben gekost, en waarom.

button-evening-play = Partij { $nth } spelen
button-evening-next = Volgende partij
button-evening-compare = Partij { $nth } vergelijken
button-evening-replay = Partij { $nth } terugkijken
button-evening-replays = Terugkijken
button-evening-table = Hele stand
button-evening-final = Finale spelen
button-evening-again = Nog eens zo
button-evening-end = Avond beëindigen

refuse-evening-here = In dit kanaal is al een avond bezig.
refuse-too-many-evenings = Eén persoon mag hoogstens { $most } avonden tegelijk hebben lopen, op alle servers samen. Beëindig er eerst een.
refuse-deal-over = Deze partij is voorbij of nog niet begonnen. Welke loopt, staat in het bericht van de avond.
refuse-deal-goes-on = Er speelt nog iemand. Als iedereen klaar is, kan wie de avond begon meteen verder, en na 20 seconden iedereen.
refuse-not-played = Dat heb je niet gespeeld, of het is nog niet voorbij.
refuse-only-finalists = Alleen de twee besten van de avond spelen de finale.
