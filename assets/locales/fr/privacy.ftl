# What is kept of a person: shown, given out, deleted. PRIVACY.md says the same at length.

privacy-heading = **Ce que je garde sur toi**
privacy-nothing = Rien. Dès que tu joues ou changes un réglage, ton identifiant Discord et ton nom sont gardés.
privacy-person = • Ton identifiant Discord ; le dernier nom que j’ai vu : { $name } ; mentions : { $pings } ; langue : { $language }
privacy-matches = • { $matches } { $matches ->
    [one] partie
   *[other] parties
} (dont { $open } en cours), avec ta place, tes points et { $acts } { $acts ->
    [one] coup de toi
   *[other] coups de toi
}, avec leur heure
privacy-prepared = • { $turns } { $turns ->
    [one] tour que tu as préparé
   *[other] tours que tu as préparés
}
privacy-pings-of-server = comme le serveur le décide
privacy-sums = • { $rows } { $rows ->
    [one] ligne
   *[other] lignes
} de cotes et de sommes tirées de tes résultats
privacy-unlisted = • Que tu ne veux pas figurer dans les classements
privacy-no-challenges = • Que tu n’acceptes pas de défis
privacy-blocked = • { $people } { $people ->
    [one] personne
   *[other] personnes
} dont tu n’acceptes pas les défis
privacy-lessons = • Où tu en es dans { $lessons } { $lessons ->
    [one] leçon
   *[other] leçons
}
privacy-daily = • { $rounds } { $rounds ->
    [one] manche du quotidien ou d’une soirée
   *[other] manches du quotidien et de soirées
}, avec chaque choix
privacy-decisions = • { $decisions } { $decisions ->
    [one] changement
   *[other] changements
} de ta part aux réglages de serveurs, avec leur heure
privacy-never = Je ne reçois jamais ce qui s’écrit dans les discussions, et je ne garde ni jeton, ni adresse, ni message de toi.
privacy-more = -# `/lostcities { cmd-privacy } { cmd-privacy-export }` te donne tout en un fichier, `/lostcities { cmd-privacy } { cmd-privacy-delete }` l’efface. PRIVACY.md, livré avec le programme, dit où c’est gardé et combien de temps ; la personne qui exploite ce bot en répond.
privacy-opted-out = Tu ne figures plus dans aucun classement, sur aucun serveur. Tes parties comptent toujours pour les autres.
privacy-opted-in = Tu figures de nouveau dans les classements, sur tous les serveurs.
button-privacy-export = Tout en un fichier
button-privacy-next-part = Partie suivante
button-privacy-opt-out = Hors des classements
button-privacy-opt-in = Dans les classements
button-privacy-delete = Tout effacer…
button-privacy-delete-for-sure = Tout effacer
privacy-file = Tout ce qui est gardé sur toi, lisible par un programme. Personne d’autre n’y est nommé.
privacy-file-part = Ceci est une partie de ce qui est gardé sur toi : le tout serait trop gros pour Discord. Appuie sur *{ button-privacy-next-part }* pour la suite. Personne d’autre n’y est nommé.
privacy-file-last = Ceci est la dernière partie de ce qui est gardé sur toi.
privacy-file-about = Ce que le bot garde sur toi, en JSON
privacy-delete-heading = **Effacer tout ce que je garde sur toi ?**
privacy-delete-person = • Ton identifiant, ton nom et tes réglages sont effacés, et tu ne figures plus dans aucun classement.
privacy-delete-open = • { $matches } { $matches ->
    [one] partie ouverte : ton défi ou ton invitation est retiré ; une partie en cours compte comme abandonnée.
   *[other] parties ouvertes : tes défis et invitations sont retirés ; les parties en cours comptent comme abandonnées.
}
privacy-delete-finished = • Les parties que tu as jouées appartiennent aussi aux autres. Elles restent, avec les coups et les points, mais plus rien n’y mène à toi : tu t’y appelles { seat-anonymous }, et la cote de personne ne change.
privacy-delete-stays = • Ce qui est déjà dans Discord y reste : anciens plateaux et messages avec ton nom. Je ne mets à jour que les plateaux des parties ouvertes. Toi ou la modération pouvez effacer les autres.
privacy-delete-final = C’est sans retour. Si tu rejoues, tu repars de zéro.
privacy-deleted = C’est fait : je ne garde rien qui mène à toi. Si tu rejoues, tu repars de zéro.
refuse-nothing-kept = Je ne garde rien sur toi, il n’y a donc rien à effacer.
refuse-export-asked = Je prépare encore le fichier que tu as demandé. Tu le reçois dès qu’il est prêt ; demande ensuite le suivant.
refuse-too-many-exports = Trop de fichiers sont en préparation. Réessaie dans une minute.
