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
leaderboard-line = **{ $place }** { $name }: { $rating }, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
leaderboard-nobody = Hier hat noch niemand einen Platz. Nach fünf gewerteten Partien stehst du in der Rangliste: Fang an mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-open }`. Partien nur gegen Computer zählen nicht.
leaderboard-nobody-then = In dieser Saison hatte niemand einen Platz.
leaderboard-own = **Du**: Platz { $place } von { $people }{ $is-uncertain ->
    [1] , noch unsicher
   *[other] { "" }
}: { $rating }, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}.
leaderboard-own-provisional = **Du**: noch kein Platz. Deine Wertung ist vorläufig: { $rating }. { $missing ->
    [one] Noch eine gewertete Partie, dann stehst du in der Rangliste.
   *[other] Noch { $missing } gewertete Partien, dann stehst du in der Rangliste.
}
leaderboard-own-provisional-then = **Du**: kein Platz. Deine Wertung blieb vorläufig: { $rating }.
leaderboard-own-none = **Du**: noch keine gewertete Partie. Nach fünf stehst du in der Rangliste.
leaderboard-own-none-then = **Du**: keine gewertete Partie in dieser Saison.
leaderboard-own-unknown = **Du**: noch kein Platz unter allen Servern. Deine Wertung: { $rating }. Spiel mit drei Leuten, die auch mit anderen gespielt haben.
leaderboard-own-unlisted = **Du**: in keiner Rangliste, weil du es so gewählt hast.
leaderboard-page = Seite { $page } von { $pages }; { $people ->
    [one] eine Person hat einen Platz.
   *[other] { $people } Personen haben einen Platz.
}
leaderboard-meaning = -# Eine Wertung wird mit jeder Partie sicherer, und wie sicher sie ist, zählt für den Platz mit. Aufgegebene Partien zählen nur für Leute, die acht Züge hatten. `/lostcities { cmd-stats }` sagt, wie sicher deine ist.
leaderboard-alt = Rangliste: { $game }. { $where }.
leaderboard-alt-line = Platz { $place }: { $name }, { $rating }, plus oder minus { $uncertainty }.

button-leaderboard-own = Mein Platz
button-leaderboard-here = Dieser Server
button-leaderboard-everywhere = Alle Server
button-leaderboard-season = Diese Saison
button-leaderboard-all-time = Alle Zeiten
button-leaderboard-before = Frühere Saison
button-leaderboard-after = Spätere Saison

refuse-no-leaderboard = Die Administratoren dieses Servers möchten hier keine Ranglisten. In Direktnachrichten mit mir gibt es die aller Server.
