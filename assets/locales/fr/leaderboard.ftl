# Leaderboards: who is ranked where, and how to get there.

leaderboard-title = **Classement : { $game }**
leaderboard-here = Ce serveur
leaderboard-everywhere = Tous les serveurs
leaderboard-all-time = depuis toujours
leaderboard-season = { $quarter ->
    [1] de janvier à mars { $year }
    [2] d’avril à juin { $year }
    [3] de juillet à septembre { $year }
   *[other] d’octobre à décembre { $year }
}
leaderboard-where = { $scope }, { $period }
leaderboard-running = { $where }. La saison se termine le { $end }.
leaderboard-line = **{ $place }** { $name } : { $rating }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
leaderboard-nobody = Personne n’est encore classé ici. Il faut 5 parties classées contre des personnes : commence avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`. Les parties contre les seuls ordinateurs ne comptent pas.
leaderboard-nobody-then = Personne n’a été classé cette saison.
leaderboard-own = **Toi** : place { $place } sur { $people }{ $is-uncertain ->
    [1] , encore incertaine
   *[other] { "" }
} : { $rating }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}.
leaderboard-own-provisional = **Toi** : pas encore de place. Ta cote est encore provisoire : { $rating }. { $missing ->
    [1] Il te manque une partie classée.
   *[other] Il te manque { $missing } parties classées.
}
leaderboard-own-provisional-then = **Toi** : pas de place. Ta cote est restée provisoire : { $rating }.
leaderboard-own-none = **Toi** : aucune partie classée encore. Il en faut 5 pour avoir une place.
leaderboard-own-none-then = **Toi** : aucune partie classée cette saison.
leaderboard-own-unknown = **Toi** : pas encore de place parmi tous les serveurs. Ta cote : { $rating }. Joue avec trois personnes qui ont aussi joué avec d’autres.
leaderboard-own-unlisted = **Toi** : dans aucun classement, comme tu l’as voulu.
leaderboard-page = Page { $page } sur { $pages } ; { $people ->
    [one] { $people } personne classée
   *[other] { $people } personnes classées
}.
leaderboard-meaning = -# Une cote devient plus sûre à chaque partie, et la sûreté compte pour la place. Une partie abandonnée ne compte que pour qui a eu huit tours. `/lostcities { cmd-stats }` dit à quel point la tienne est sûre.
leaderboard-alt = Classement : { $game }. { $where }.
leaderboard-alt-line = Place { $place } : { $name }, { $rating }, à { $uncertainty } près.

button-leaderboard-own = Ma place
button-leaderboard-here = Ce serveur
button-leaderboard-everywhere = Tous les serveurs
button-leaderboard-season = Cette saison
button-leaderboard-all-time = Depuis toujours
button-leaderboard-before = Saison précédente
button-leaderboard-after = Saison suivante

refuse-no-leaderboard = L’administration de ce serveur a désactivé les classements. Tu peux voir ceux de tous les serveurs en message privé avec moi.
