# The deals of days: a round of Roll & Write with the same dice for everybody, and one of the card game with the same cards.

daily-name = { $game ->
    [classic] Cartes du jour { $number }
   *[other] Dés du jour { $number }
}
daily-title = **{ daily-name }**
daily-title-practice = **{ daily-name }** · entraînement, sans compter
daily-chosen = C’est fait. Lance les dés quand tu veux ; d’ici là tu peux reprendre.
daily-result = **{ $points } { $points ->
    [one] point
   *[other] points
},** l’ordinateur { evening-strength } { $other }.
daily-better = Mieux que { $percent } % des { $others } autres jusqu’ici.
daily-leads = Tu es devant { $others ->
    [one] la seule autre personne
   *[other] les { $others } autres
} jusqu’ici.
daily-last = { $others ->
    [one] Une autre personne a fini jusqu’ici, avec au moins autant de points.
   *[other] Des { $others } autres, personne n’a moins de points jusqu’ici.
}
daily-first = Personne n’a fini avant toi aujourd’hui.
daily-best = **Ton record :** c’était { $best }, en { $rounds ->
    [one] une autre manche
   *[other] { $rounds } autres manches
}.
daily-not-best = Ton record reste { $best }, en { $rounds ->
    [one] une autre manche
   *[other] { $rounds } autres manches
}.
daily-field = Les autres jusqu’ici : { $others }, médiane { $median }, meilleur { $best }.
daily-sheet-of = { $name }, { daily-name } : { $points } { $points ->
    [one] point
   *[other] points
}.
daily-shared = { $who } · **Lost Cities : { daily-name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, l’ordinateur { $other } · { $marks }
    -# Les carrés sont les expéditions, la meilleure d’abord : 🟩 20 points ou plus, 🟨 moins, 🟫 aucune, 🔻 une perte.
daily-table-day = **{ daily-name }** sur ce serveur
daily-table-week = **Les sept jours jusqu’à { daily-name }** sur ce serveur
daily-table-month = **Les trente jours jusqu’à { daily-name }** sur ce serveur
daily-table-nobody = Personne n’a encore fini.
daily-points = { $game ->
    [classic] { $lead } contre l’ordinateur
   *[other] { $points } points
}
daily-table-line = { $place } · { $name } : { daily-points }
daily-table-line-days = { $place } · { $name } : { daily-points } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
daily-morning = **{ daily-name }** · hier sur ce serveur
daily-morning-coming = -# Empreinte de { daily-name } : `{ $hash }`
daily-podium-alt = Le podium de { daily-name }.
daily-past = S’entraîner sur un jour passé
daily-practise = { daily-name }
daily-practise-again = { daily-name } · { daily-points }
daily-proof = **Tout le monde a les mêmes dés et les mêmes cartes, et personne ne les a choisis.** L’empreinte du secret d’un jour est montrée avant ce jour, le secret après.
daily-proof-hidden = **{ daily-name }** · empreinte `{ $hash }` · le secret suit le { $at }
daily-proof-shown = **{ daily-name }** · empreinte `{ $hash }` · secret `{ $secret }` · jour { $day }
daily-proof-how = L’empreinte est le SHA-256 du secret. Avec le secret et le jour, `lostcities verify` relance tous les dés d’un fichier de partie, et tire de nouveau toutes ses cartes.
daily-proof-file = Ta manche de ce jour comme fichier de partie.

button-daily-roll = Lancer les dés
button-daily-too = Jouer aussi
button-daily-cards = Cartes du jour
button-daily-roll-of-today = Dés du jour
button-daily-compare = Comparer
button-daily-table = Tableau du jour
button-daily-own = Ma manche
button-daily-day = Jour
button-daily-week = Semaine
button-daily-month = Mois

refuse-no-such-day = Il n’y a rien à jouer de ce jour-là. Celui d’aujourd’hui : `/lostcities { cmd-daily }`.
refuse-day-over = Ce jour est passé, et sa manche ne peut plus être finie. Celui d’aujourd’hui : `/lostcities { cmd-daily }`.
refuse-day-spent = Tu l’avais commencé avant d’effacer tes données, et on ne peut le jouer qu’une fois. Demain il y en a un nouveau.
refuse-play-daily-first = Finis d’abord la manche du jour : `/lostcities { cmd-daily }`, `{ opt-daily-game }: { $game }`. Ensuite tu pourras voir celles des autres et partager la tienne.
refuse-no-daily-of = Cette personne n’a pas fini la manche du jour, ou ne veut pas être vue.
refuse-not-installed = Lost Cities n’est pas sur ce serveur. Ici tu peux jouer `/lostcities { cmd-daily }` et lire `/lostcities { cmd-rules }` ; pour une partie, demande à qui gère le serveur d’ajouter le bot.
