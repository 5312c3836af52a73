# Seasons of a league: everybody against everybody, for weeks.

league-head = **{ league-title }** · { $game } · tous contre tous
league-title = Saison { $number }
league-title-of = { league-title } · { league-division }
league-how = { $clock }. { $days } jours en tout, toutes les parties à la fois. Elles sont discrètes : joue-les dans `/lostcities { cmd-games }`, aussi en message privé.
league-gathering = Début { $when }, { $fromnow }, à partir de quatre inscriptions ; à partir de dix il y a des divisions. **Inscriptions : { $joined }.**
league-postponed = Trop peu d’inscriptions, il y a donc une semaine de plus : début { $when }, { $fromnow }. **Inscriptions : { $joined }.**
league-drawn = **Le tirage est fait :** { $all } parties commencent maintenant.
league-playing = **Parties terminées : { $over } sur { $all }** · fin { $fromnow }
league-paused = **En pause.** Aucun temps ne s’écoule tant que la gestion du serveur ne reprend pas. Parties terminées : { $over } sur { $all }.
league-ending = Le temps est écoulé : l’ordinateur finit ce qui est ouvert. **Parties terminées : { $over } sur { $all }.**
league-counting = **Toutes les parties sont terminées.** En tête : { $name }. Définitif { $fromnow }, sauf objection de la gestion du serveur.
league-closed = 🏆 **En tête : { $name }.** Une saison dit peu ; c’est la cote qui mesure.
league-cancelled = Cette saison a été annulée. Les parties commencées continuent comme des parties ordinaires.
league-cancelled-early = Cette saison a été annulée avant le début des parties.
league-standing = { $place } · **{ $name }** { $points } · { $played } sur { $all }{ $state ->
    [no_show] { " " }· jamais là
    [left] { " " }· départ
    [removed] { " " }· exclusion
   *[in] { "" }
}
league-leader = **{ league-division }** · { $name } · { $points }{ $up }{ $down }
league-up = { " " }· ▲ { $names }
league-down = { " " }· ▼ { $names }
league-name = { $name }
league-division = Division { $division }
league-division-pick = Autre division…
league-small = -# Chaque partie partage 20 points. Empreinte de tous les mélanges : `{ $hash }`
league-nobody = personne
league-two = { $name } et { $other }
league-several = { $n } personnes
league-nothing = Aucune saison ne se joue sur ce serveur. Qui peut le gérer en ouvre une avec `/lostcities { cmd-league }`.
league-nothing-manager = Aucune saison ne se joue sur ce serveur. Tu peux en ouvrir une : quatre personnes ou plus, tous contre tous dans chaque division, pendant quelques semaines. Je la publie dans ce salon.
league-form = **Ouvrir une saison** · { $game }
    { $clock }, { $days } jours en tout. Elle commence dans { $begins ->
    [1] un jour
   *[other] { $begins } jours
} s’il y a au moins quatre inscriptions. { $pace ->
    [quick] Pour qui regarde trois fois par jour.
   *[other] Pour qui regarde une ou deux fois par jour.
} Quand elle est terminée, j’ouvre la suivante. Je publie dans ce salon.
league-pace = { $pace ->
    [quick] Rapide
   *[other] Calme
} : { $clock }, { $days } jours
league-begins-in = Début dans { $days ->
    [1] un jour
   *[other] { $days } jours
}
league-opened = La saison est ouverte dans ce salon. On peut s’inscrire jusqu’au début.
league-joined = Tu participes. Dès le début, tes parties sont dans `/lostcities { cmd-games }`.
league-left = Tu as quitté la saison.
league-ask-to-leave = **Quitter la saison ?** L’ordinateur continue tes parties, tu as la dernière place, et tu ne peux pas revenir.
league-ask-to-leave-early = **Quitter la saison ?** Tu peux te réinscrire jusqu’au début.
league-joined-by = Inscriptions : { $joined } ; début { $fromnow } :
league-joined-name = • { $name }
league-own = Tu es à la place **{ $place }**. { $open ->
    [0] Toutes tes parties sont terminées.
    [1] Une de tes parties n’est pas terminée.
   *[other] { $open } de tes parties ne sont pas terminées.
}
league-own-possible = { league-own } Tu peux encore finir entre les places { $best } et { $worst }.
league-line = { $next }{ $place } · **{ $name }** · **{ $points }** points · victoires : { $wins } · { $played } sur { $all }{ $state ->
    [no_show] { " " }· jamais là
    [left] { " " }· départ
    [removed] { " " }· exclusion
   *[in] { "" }
}{ $possible }
league-possible = { " " }· encore { $best }–{ $worst }
league-settled = { "" }
league-alt = { $next }{ $place }. { $name } : { $points } points, victoires : { $wins }, { $played } jouées sur { $all }{ $state ->
    [no_show] , jamais là
    [left] , départ
    [removed] , exclusion
   *[in] { "" }
}{ $possible }.
league-picture-over = { $over } sur { $all } terminées
league-picture-played = jouées
league-picture-points = points
league-picture-places = places
league-rules = **Règles de la saison**
    • Tous jouent deux fois contre tous, une fois à huit ou neuf, et à partir de dix en divisions de cinq à sept ; chacun débute la moitié de ses parties. Toutes les parties se jouent à la fois, pendant { $days } jours.
    • Une partie vaut **20 points** : dix chacun, décalés selon l’écart (un pour 6 points au jeu de cartes, pour 12 au jeu de plateau et à Roll & Write, pour 2 à Rivaux). Puis comptent les victoires, puis les parties entre égaux.
    • Qui abandonne a cinq points au plus. On ne convient pas de nulles.
    • Personne ne décide pour les autres. Qui laisse l’ordinateur jouer plus du tiers d’une partie n’en tire aucun point, et l’autre au moins 15.
    • Qui n’a pas joué une seule fois en trois jours, sans être en absence, est exclu, et ses parties ne comptent pour personne.
    • Qui quitte, ou laisse l’ordinateur jouer plus du tiers de la plupart de ses parties, est à la dernière place, ne participe pas à la saison suivante, sauf si la gestion du serveur le permet, et l’ordinateur continue ses parties.
    • Dans chaque division, deux montent à la saison suivante et deux descendent. Les nouveaux sont placés selon leur cote.
    • Ce qui reste ouvert à la fin est fini par l’ordinateur et ne compte pas pour la cote. Les autres parties comptent comme d’habitude.
league-proof = **Personne n’a choisi les cartes.** Le fichier contient l’empreinte de chaque mélange. Sa propre empreinte, `{ $hash }`, était publique avant que Discord ne choisisse le nombre dont tous les mélanges dépendent aussi : `{ $number }`. Chaque secret est montré à la fin de sa partie. Qui exploite le bot aurait pu publier le tirage plusieurs fois ; cette confiance-là reste nécessaire.
league-proof-file = Les empreintes de toutes les parties de la saison.
league-past = **Saisons passées, les plus récentes d’abord**
league-past-line = • **{ $number }** · { $game } · en tête : { $name }
league-no-past = Aucune saison n’est encore terminée sur ce serveur.
league-manage = **{ league-title }** · ce que tu peux faire en gérant ce serveur. La liste des changements le dit.
league-remove-pick = Retirer quelqu’un…
league-remove-entry = Retirer { $name }
league-lift-pick = Laisser quelqu’un s’inscrire…
league-lift-entry = Laisser s’inscrire { $name } malgré son départ de la saison d’avant
league-ask-to-remove = **Retirer { $name } de la saison ?** Les trois premiers jours, ses parties ne comptent pour personne ; ensuite l’ordinateur les continue.
league-ask-to-cancel = **Annuler la saison { $number } ?** C’est sans retour. Personne ne la gagne ; les parties commencées continuent.
league-done-paused = La saison est en pause : aucun temps ne s’écoule.
league-done-resumed = La saison continue.
league-done-extended = La saison dure trois jours de plus.
league-done-removed = Cette personne ne fait plus partie de la saison.
league-done-lifted = Cette personne peut s’inscrire, malgré son départ de la saison d’avant.
league-done-cancelled = La saison est annulée.
league-done-confirmed = La fin de la saison est définitive.
league-done-undone = La fin est annulée : la saison continue au moins trois jours.
league-done-again = Quand cette saison sera terminée, j’ouvrirai la suivante.
league-done-once = Aucune saison ne suivra celle-ci d’elle-même.

button-league-open = Ouvrir une saison
button-league-past = Saisons passées
button-league-join = Participer
button-league-leave = Quitter
button-league-rules = Règles de la saison
button-league-tables = Tableaux
button-league-manage = Gérer
button-league-pause = Pause
button-league-go-on = Continuer
button-league-extend = 3 jours de plus
button-league-confirm = Confirmer
button-league-undo = Annuler la fin
button-league-again = Recommencer ensuite
button-league-once = Ne pas recommencer
button-league-cancel = Annuler la saison
button-league-remove = Retirer

config-season = • { $when }, { $who } : { $deed ->
    [opened] ouverture de la saison { $number }
    [paused] pause de la saison { $number }
    [resumed] reprise de la saison { $number }
    [extended] trois jours de plus pour la saison { $number }
    [removed] quelqu’un retiré de la saison { $number }
    [lifted] quelqu’un admis à la saison { $number } malgré son départ de la précédente
    [cancelled] annulation de la saison { $number }
    [undone] fin de la saison { $number } annulée
    [again] la saison { $number } sera suivie d’une autre
    [once] la saison { $number } ne sera pas suivie
   *[confirmed] fin de la saison { $number } confirmée
}

refuse-no-such-season = Cette saison n’existe pas.
refuse-season-here = Ce serveur a déjà une saison. Quand elle sera terminée, on pourra ouvrir la suivante.
refuse-season-begun = Cette saison a commencé ; on ne s’y inscrit plus.
refuse-season-over = Cette saison est terminée.
refuse-season-full = 200 personnes participent déjà.
refuse-in-season = Tu participes déjà.
refuse-not-in-season = Cette personne ne participe pas à cette saison.
refuse-left-season = Tu ne participes plus à cette saison. L’ordinateur continue tes parties.
refuse-not-in-this-phase = Ce n’est pas possible avec la saison en ce moment.
refuse-account-too-young = Pour participer à une saison, il faut un compte d’au moins 30 jours.
refuse-left-season-before = Tu as quitté la saison d’avant : tu pourras participer à la prochaine, mais pas à celle-ci, sauf si la gestion du serveur le permet.
refuse-finishes-too-few = Une saison a besoin de personnes qui finissent leurs parties. Tu en finis moins de 60 sur 100 ; joues-en d’abord quelques autres jusqu’au bout.
refuse-annulled = Cette partie de la saison ne compte pour personne : l’un de vous ne participe plus, ou la gestion du serveur y a mis fin.
