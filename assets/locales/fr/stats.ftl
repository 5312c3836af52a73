# A player’s statistics: pages of numbers, and the curve of their rating. $player is the player.

# A number with one decimal; $sign is a minus sign or nothing.
decimal = { $sign }{ $whole },{ $tenth }

stats-heading = 📊 **{ $player }** · { $game }
stats-heading-computers = 📊 **{ $player }** · { $game }, avec ordinateurs
stats-heading-all = 📊 **{ $player }** · Tous les jeux
stats-all-games = Tous les jeux

## Numbers

stats-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, victoires : { $wins } ({ $percent } %)
stats-with-computers = Avec ordinateurs : { $matches }
stats-game = **{ $game }**
stats-game-rated = **{ $game }** · cote { $rating }
stats-finishes = Termine { $percent } % de ses parties
stats-rating = Cote : **{ $rating }** ± { $uncertainty }{ $is-uncertain ->
    [1] , encore incertaine
   *[other] { "" }
}
stats-rating-provisional = Cote : **{ $rating }** ± { $uncertainty }, provisoire jusqu’à { $needed } parties classées
stats-draws = dont { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}
stats-streak = Victoires d’affilée : { $streak } en ce moment, { $best } au mieux
stats-average = Moyenne : { $match } points par partie, { $round } par manche
stats-average-match = Moyenne : { $match } points par partie
stats-expeditions = Expéditions : { $each } par manche, { $points } points chacune
stats-expeditions-match = Expéditions : { $each } par partie, { $points } points chacune
# $game is the short form of the game, since each has its own way to multiply.
stats-wagers = { $game ->
    [roll_write] Expéditions doublées
    [board] Chefs
   *[other] Expéditions avec paris
} ayant rapporté : { $paid } sur { $wagered } ({ $percent } %)
stats-favourites = Couleurs préférées : { $colours }
stats-colour = { $square } { colour-title } ({ $begun })
# $time is a number of seconds, which Discord shows as a day.
stats-best = Meilleure partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} le <t:{ $time }:D> (partie { $match })
stats-against-you = Contre toi : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ; { $player } devant dans { $ahead }, toi dans { $behind }
stats-won = -# Gagne qui est en tête parmi les personnes, même derrière un ordinateur.
stats-note = -# Les moyennes et la meilleure partie sont celles des parties jouées jusqu’au bout. Manches et expéditions comptent une fois leur manche terminée ; une expédition multipliée a rapporté si elle a donné plus de 0 point.

## Nothing to show

stats-nothing-yours = Tu n’as encore terminé aucune partie. Lances-en une avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`, ou joue contre l’ordinateur avec `/lostcities { cmd-solo }`.
stats-nothing-yours-in = Tu n’as encore terminé aucune partie de { $game }. Lances-en une avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`, ou joue contre l’ordinateur avec `/lostcities { cmd-solo }`.
stats-nothing = { $player } n’a encore terminé aucune partie.
stats-nothing-in = { $player } n’a encore terminé aucune partie de { $game }.
refuse-stats-withheld = Cette personne garde ses statistiques pour elle. Les tiennes sont sous `/lostcities { cmd-stats }`.
button-stats-people = Parties classées
button-stats-computers = Avec ordinateurs

## The curve in words

stats-alt-curve = La cote de { $player } à { $game }, partie par partie.
stats-alt-now = Après { $match ->
    [one] { $match } partie classée
   *[other] { $match } parties classées
} elle est de { $rating }, à { $uncertainty } près.
stats-alt-first = La courbe commence après { $match ->
    [one] { $match } partie
   *[other] { $match } parties
} à { $rating }, à { $uncertainty } près.
stats-alt-highest = Son plus haut point est { $rating } après { $match ->
    [one] { $match } partie
   *[other] { $match } parties
}.
stats-alt-lowest = Son plus bas point est { $rating } après { $match ->
    [one] { $match } partie
   *[other] { $match } parties
}.
