# Ranglijsten: wie waar staat, en hoe je er komt.

leaderboard-title = **Ranglijst: { $game }**
leaderboard-here = Deze server
leaderboard-everywhere = Alle servers
leaderboard-all-time = aller tijden
leaderboard-season = { $quarter ->
    [1] januari tot en met maart { $year }
    [2] april tot en met juni { $year }
    [3] juli tot en met september { $year }
   *[other] oktober tot en met december { $year }
}
leaderboard-where = { $scope }, { $period }
leaderboard-running = { $where }. Het seizoen eindigt op { $end }.
leaderboard-line = **{ $place }** { $name }: { $rating }, { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}, { $wins ->
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
}
leaderboard-nobody = Hier heeft nog niemand een plaats. Na vijf partijen die meetellen sta je op de ranglijst: begin met `/lostcities { cmd-challenge }` of `/lostcities { cmd-open }`. Partijen tegen alleen computerspelers tellen niet mee.
leaderboard-nobody-then = In dit seizoen had niemand een plaats.
leaderboard-own = **Jij**: plaats { $place } van { $people }{ $is-uncertain ->
    [1] , nog onzeker
   *[other] { "" }
}: { $rating }, { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}, { $wins ->
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
}.
leaderboard-own-provisional = **Jij**: nog geen plaats. Je rating is voorlopig: { $rating }. { $missing ->
    [one] Nog één partij die meetelt, dan sta je op de ranglijst.
   *[other] Nog { $missing } partijen die meetellen, dan sta je op de ranglijst.
}
leaderboard-own-provisional-then = **Jij**: geen plaats. Je rating bleef voorlopig: { $rating }.
leaderboard-own-none = **Jij**: nog geen partij die meetelt. Na vijf sta je op de ranglijst.
leaderboard-own-none-then = **Jij**: geen partij in dit seizoen die meetelt.
leaderboard-own-unknown = **Jij**: nog geen plaats onder alle servers. Je rating: { $rating }. Speel met drie mensen die ook met anderen hebben gespeeld.
leaderboard-own-unlisted = **Jij**: op geen ranglijst, omdat je dat zo hebt gekozen.
leaderboard-page = Bladzijde { $page } van { $pages }; { $people ->
    [one] één persoon heeft een plaats.
   *[other] { $people } personen hebben een plaats.
}
leaderboard-meaning = -# Een rating wordt met elke partij zekerder, en die zekerheid telt mee voor de plaats. Opgegeven partijen tellen alleen voor wie acht beurten had. `/lostcities { cmd-stats }` zegt hoe zeker die van jou is.
leaderboard-alt = Ranglijst: { $game }. { $where }.
leaderboard-alt-line = Plaats { $place }: { $name }, { $rating }, min of meer { $uncertainty }.

button-leaderboard-own = Mijn plaats
button-leaderboard-here = Deze server
button-leaderboard-everywhere = Alle servers
button-leaderboard-season = Dit seizoen
button-leaderboard-all-time = Aller tijden
button-leaderboard-before = Eerder seizoen
button-leaderboard-after = Later seizoen

refuse-no-leaderboard = De beheerders van deze server hebben ranglijsten uitgezet. In privéberichten met mij zie je die van alle servers.
