# Ranglisten: wer wo steht, und wie man dorthin kommt.

leaderboard-title = **Rangliste: { $game }**
leaderboard-here = Dieser Server
leaderboard-everywhere = Alle Server
leaderboard-all-time = alle Zeiten
leaderboard-season = { $quarter ->
    [1] Januar bis März { $year }
    [2] April bis Juni { $year }
    [3] Juli bis September { $year }
   *[other] Oktober bis Dezember { $year }
}
leaderboard-where = { $scope }, { $period }
leaderboard-running = { $where }. Die Saison endet am { $end }.
leaderboard-line = **{ $place }** { $name }: { $rating } ± { $uncertainty }, { $matches ->
    [one] ein Spiel
   *[other] { $matches } Spiele
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
leaderboard-nobody = Hier hat noch niemand einen Platz. Nach fünf Spielen unter Menschen stehst du in der Rangliste: Fang an mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-open }`. Spiele mit Computern zählen nicht.
leaderboard-nobody-then = In dieser Saison hatte niemand einen Platz.
leaderboard-own = **Du**: Platz { $place }, { $rating } ± { $uncertainty }, { $matches ->
    [one] ein Spiel
   *[other] { $matches } Spiele
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}.
leaderboard-own-provisional = **Du**: noch kein Platz. Deine Wertung ist vorläufig: { $rating } ± { $uncertainty }. { $missing ->
    [one] Noch ein gewertetes Spiel, dann stehst du in der Rangliste.
   *[other] Noch { $missing } gewertete Spiele, dann stehst du in der Rangliste.
}
leaderboard-own-provisional-then = **Du**: kein Platz. Deine Wertung blieb vorläufig: { $rating } ± { $uncertainty }.
leaderboard-own-none = **Du**: noch kein gewertetes Spiel. Nach fünf stehst du in der Rangliste.
leaderboard-own-none-then = **Du**: kein gewertetes Spiel in dieser Saison.
leaderboard-own-unlisted = **Du**: auf keiner Rangliste, weil du es so gewählt hast.
leaderboard-page = Seite { $page } von { $pages }; { $people ->
    [one] eine Person hat einen Platz.
   *[other] { $people } Personen haben einen Platz.
}
leaderboard-meaning = -# Eine Wertung ist die wahrscheinlichste Spielstärke ± wie weit sie danebenliegen kann. Für den Platz zählt ihr unteres Ende, also auch die Gewissheit.
leaderboard-alt = Rangliste: { $game }. { $where }.
leaderboard-alt-line = Platz { $place }: { $name }, { $rating } ± { $uncertainty }.

button-leaderboard-own = Mein Platz
button-leaderboard-here = Dieser Server
button-leaderboard-everywhere = Alle Server
button-leaderboard-season = Diese Saison
button-leaderboard-all-time = Alle Zeiten
button-leaderboard-before = Frühere Saison
button-leaderboard-after = Spätere Saison

refuse-no-leaderboard = Die Administratoren dieses Servers möchten hier keine Ranglisten. In Direktnachrichten mit mir gibt es die aller Server.
