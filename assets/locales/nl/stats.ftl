# Hoe iemand gespeeld heeft: bladzijden met getallen en de curve van de rating. $player is over wie de bladzijde gaat.

# Een getal met één decimaal; $sign is een minteken of niets.
decimal = { $sign }{ $whole },{ $tenth }

stats-heading = 📊 **{ $player }** · { $game }
stats-heading-computers = 📊 **{ $player }** · { $game }, met computerspelers
stats-heading-all = 📊 **{ $player }** · Alle spellen
stats-all-games = Alle spellen

## Getallen

stats-matches = { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
}, { $wins } gewonnen ({ $percent }%)
stats-with-computers = Met computerspelers: { $matches }
stats-game = **{ $game }**
stats-game-rated = **{ $game }** · rating { $rating }
stats-finishes = Speelt { $percent }% van de partijen uit
stats-rating = Rating: **{ $rating }** ± { $uncertainty }{ $is-uncertain ->
    [1] , nog onzeker
   *[other] { "" }
}
stats-rating-provisional = Rating: **{ $rating }** ± { $uncertainty }, voorlopig tot er { $needed } partijen meetellen
stats-draws = { $draws ->
    [one] { $draws } daarvan remise
   *[other] { $draws } daarvan remise
}
stats-streak = Op rij gewonnen: nu { $streak }, hoogstens { $best }
stats-average = Gemiddeld: { $match } punten per partij, { $round } per ronde
stats-average-match = Gemiddeld: { $match } punten per partij
stats-expeditions = Expedities: { $each } per ronde, { $points } punten per expeditie
stats-expeditions-match = Expedities: { $each } per partij, { $points } punten per expeditie
# $game is de korte vorm van het spel; elk vermenigvuldigt op zijn eigen manier.
stats-wagers = { $game ->
    [roll_write] Verdubbelde expedities
    [board] Expedities met de leider
   *[other] Expedities met wedkaarten
} die loonden: { $paid } van { $wagered } ({ $percent }%)
stats-favourites = Favoriete kleuren: { $colours }
stats-colour = { $square } { colour-title } ({ $begun })
# $time is een aantal seconden, dat Discord als dag laat zien.
stats-best = Beste partij: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op <t:{ $time }:D> (partij { $match })
stats-against-you = Tegen jou: { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
}; { $player } stond { $ahead } keer voor, jij { $behind } keer
stats-won = -# Gewonnen heeft wie van de mensen het hoogst staat, ook achter een computerspeler.
stats-note = -# Gemiddelden en de beste partij gaan over partijen die zijn uitgespeeld. Rondes en expedities tellen zodra hun ronde voorbij is; een vermenigvuldigde expeditie loonde als ze meer dan 0 punten opbracht.

## Niets te zien

stats-nothing-yours = Je hebt nog geen partij beëindigd. Begin er een met `/lostcities { cmd-challenge }` of `/lostcities { cmd-open }`, of speel met `/lostcities { cmd-solo }` tegen de computer.
stats-nothing-yours-in = Je hebt nog geen partij { $game } beëindigd. Begin er een met `/lostcities { cmd-challenge }` of `/lostcities { cmd-open }`, of speel met `/lostcities { cmd-solo }` tegen de computer.
stats-nothing = { $player } heeft nog geen partij beëindigd.
stats-nothing-in = { $player } heeft nog geen partij { $game } beëindigd.
refuse-stats-withheld = Deze speler houdt zijn statistieken voor zichzelf. Die van jou staan onder `/lostcities { cmd-stats }`.
button-stats-people = Partijen die meetellen
button-stats-computers = Met computerspelers

## De curve in woorden

stats-alt-curve = De rating van { $player } bij { $game }, partij voor partij.
stats-alt-now = Na { $match ->
    [one] { $match } partij die meetelt
   *[other] { $match } partijen die meetellen
} is die { $rating }, plus of min { $uncertainty }.
stats-alt-first = De curve begint na { $match ->
    [one] { $match } partij
   *[other] { $match } partijen
} bij { $rating }, plus of min { $uncertainty }.
stats-alt-highest = Het hoogste punt is { $rating } na { $match ->
    [one] { $match } partij
   *[other] { $match } partijen
}.
stats-alt-lowest = Het laagste punt is { $rating } na { $match ->
    [one] { $match } partij
   *[other] { $match } partijen
}.
