# An evening with the same cards for everybody.

evening-head = **{ evening-name }** · la soirée de { $host } · { $game }, { $deals ->
    [1] une donne
   *[other] { $deals } donnes
} de { $minutes } minutes contre l’ordinateur{ $level ->
    [normal] {""}
   *[other] {" "}({ evening-strength })
}
evening-strength = { $level ->
    [easy] facile
    [casual] tranquille
    [fair] correct
    [strong] fort
   *[normal] normal
}
evening-running = **Donne { $nth } sur { $deals }** · fin { $at } · { $begun ->
    [0] personne ne joue pour l’instant
   *[other] parties finies : { $finished } sur { $begun }
}
evening-small = -# Tout le monde a les mêmes cartes ou les mêmes dés. En retard ? Rejoins à n’importe quelle donne. Ne les dites pas avant la fin d’une donne. Empreintes : { $hashes }
evening-over = **La donne { $nth } est terminée.**
evening-leads = { evening-over } { $name } mène, **{ $ahead } devant** { $other }.
evening-level = { evening-over } { $name } et { $other } sont à égalité.
evening-line = { $place } · **{ $name }** { $total } ({ $deals })
evening-middle = -# Points au-dessus du milieu, donne par donne. ° finie par l’ordinateur
evening-more = -# et { $more } de plus
evening-wins = **{ $name } gagne la soirée** · **{ $total }** au-dessus du milieu
evening-shared = **{ $name } et { $others ->
    [one] { $other }
   *[other] { $others } autres
} se partagent la soirée** · **{ $total }** au-dessus du milieu
evening-alone = **La soirée est terminée.** { $name } a joué sans personne d’autre, il n’y a donc pas de victoire.
evening-nobody = **La soirée est terminée.** Personne n’a joué.
evening-somebody = Quelqu’un
evening-title = **{ evening-name } · Donne { $nth }**
evening-title-ends = { evening-title } · fin { $at }
evening-finished = Cela fait { $lead } contre l’ordinateur. Une fois la donne terminée, le message de la soirée dit ce que cela vaut.
evening-name = Mêmes cartes
evening-picture-deals = donne { $nth } sur { $deals }
evening-picture-middle = milieu
evening-picture-behind = derrière
evening-picture-ahead = devant
evening-picture-earlier = avant
evening-picture-last = donne { $nth }
evening-alt = { $place }. { $name } : { $total } au-dessus du milieu.
evening-begun = Ta soirée a commencé dans ce salon.
evening-open = Une soirée est ouverte dans ce salon.
evening-ended = La soirée se termine. Qui n’a pas fini laisse le reste à l’ordinateur.
evening-proof = **Tout le monde a les mêmes dés et les mêmes cartes, et personne ne les a choisis.** L’empreinte du secret de chaque donne est montrée avant, le secret après. Avec le secret et le nombre, `lostcities verify` relance tous les dés d’un fichier de partie, et tire de nouveau toutes ses cartes.
evening-proof-hidden = **Donne { $nth }** · empreinte `{ $hash }`
evening-proof-shown = { evening-proof-hidden } · secret `{ $secret }` · nombre { $number }
evening-proof-file = Ta dernière donne terminée comme fichier de partie.
evening-replays = **Ce que tu as joué ce soir.** *Comparer* montre lesquels de tes tours ont coûté des points, et pourquoi.

button-evening-play = Jouer la donne { $nth }
button-evening-next = Donne suivante
button-evening-compare = Comparer la donne { $nth }
button-evening-replay = Revoir la donne { $nth }
button-evening-replays = Revoir
button-evening-table = Tableau complet
button-evening-final = Jouer la finale
button-evening-again = La même encore
button-evening-end = Terminer la soirée

refuse-evening-here = Une soirée est déjà ouverte dans ce salon.
refuse-too-many-evenings = Une personne peut avoir { $most } soirées ouvertes au plus, tous serveurs confondus. Termine d’abord une des tiennes.
refuse-deal-over = Cette donne est terminée ou n’a pas commencé. Le message de la soirée montre celle qui se joue.
refuse-deal-goes-on = Quelqu’un joue encore cette donne. Quand tout le monde a fini, l’hôte peut continuer tout de suite, et n’importe qui après 20 secondes.
refuse-not-played = Tu n’y as pas joué, ou ce n’est pas encore terminé.
refuse-only-finalists = Seules les deux meilleures personnes de la soirée jouent la finale.
