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
leaderboard-line = **{ $place }** { $name }: { $rating } ± { $uncertainty }, { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}, { $wins ->
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
}
leaderboard-nobody = Hier heeft nog niemand een plaats. Vijf partijen tussen mensen geven er een: begin met `/lostcities { cmd-challenge }` of `/lostcities { cmd-open }`. Partijen met computerspelers tellen niet mee.
leaderboard-nobody-then = In dit seizoen had niemand een plaats.
leaderboard-own = **Jij**: plaats { $place }, { $rating } ± { $uncertainty }, { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}, { $wins ->
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
}.
leaderboard-own-provisional = **Jij**: nog geen plaats. Je rating is voorlopig: { $rating } ± { $uncertainty }. { $missing ->
    [one] Nog één partij die meetelt geeft je een plaats.
   *[other] Nog { $missing } partijen die meetellen geven je een plaats.
}
leaderboard-own-provisional-then = **Jij**: geen plaats. Je rating bleef voorlopig: { $rating } ± { $uncertainty }.
leaderboard-own-none = **Jij**: nog geen partij die meetelt. Vijf geven je een plaats.
leaderboard-own-none-then = **Jij**: geen partij in dit seizoen die meetelt.
leaderboard-own-unlisted = **Jij**: op geen ranglijst, omdat je dat zo hebt gekozen.
leaderboard-page = Bladzijde { $page } van { $pages }; { $people ->
    [one] één persoon heeft een plaats.
   *[other] { $people } personen hebben een plaats.
}
leaderboard-meaning = -# Een rating is de waarschijnlijkste speelsterkte ± hoe ver die ernaast kan zitten. Voor de plaats telt de onderkant, dus ook de zekerheid.
leaderboard-alt = Ranglijst: { $game }. { $where }.
leaderboard-alt-line = Plaats { $place }: { $name }, { $rating } ± { $uncertainty }.

button-leaderboard-own = Mijn plaats
button-leaderboard-here = Deze server
button-leaderboard-everywhere = Alle servers
button-leaderboard-season = Dit seizoen
button-leaderboard-all-time = Aller tijden
button-leaderboard-before = Eerder seizoen
button-leaderboard-after = Later seizoen

refuse-no-leaderboard = De beheerders van deze server willen hier geen ranglijsten. In privéberichten met mij zijn er die van alle servers.
