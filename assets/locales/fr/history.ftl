# Finished matches: the list, looking back at one, checking its shuffle.

## The list

history-intro = Parties terminées sur ce serveur, les plus récentes d’abord :
history-intro-of = Parties terminées de { $person } sur ce serveur, les plus récentes d’abord :
history-intro-own = Tes parties terminées, les plus récentes d’abord :
history-none = Il n’y en a pas encore. Une fois une partie terminée, tu peux la revoir ici, coup par coup.
history-none-seen = Aucune de celles de cette page n’a été jouée dans un salon que tu vois.
# $when is the day and, where a channel shows the match, a link.
history-line = **{ $match }** · { $game } · { $when }
history-scores = { $scores }
history-score = { $place } · { $seat } ({ $points })
history-score-absent = { $place } · { $seat } ({ $points }, abandon par absence)
history-score-resigned = { $place } · { $seat } ({ $points }, abandon)
history-entry = { $match } · { $game } : { $scores }
history-open = Revoir une partie…

button-newer = Plus récentes
button-older = Plus anciennes

## Looking back

button-replay = Revoir
button-replay-first = Début
button-replay-previous = Précédent
button-replay-next = Suivant
button-replay-last = Fin
button-animation = En GIF
button-match-file = En fichier
button-check = Équitable ?

replay-heading = **{ $game }, partie { $match }** · { $turn ->
    [0] avant le premier de { $turns } tours
   *[other] après le tour { $turn } sur { $turns }
}
replay-eyes = Ce que voyait { $seat } :
replay-choose-turn = Aller à un tour…
replay-turn-start = Début
replay-turn = Tour { $turn }
replay-turn-end = Fin (tour { $turn })
replay-choose-eyes = Par les yeux de…
replay-eyes-all = Ce que tous voyaient
replay-eyes-of = Ce que voyait { $seat }
replay-animation = **{ $game }, partie { $match }** : { $turns } tours en { $pictures } images.
replay-animation-pace = La partie est longue, chaque image vient donc { $pace } tours après la précédente.
replay-animation-alt = Les plateaux de la partie { $match } ({ $game }) l’un après l’autre, { $turns } tours en { $pictures } images. À la fin :
match-file-about = **{ $game }, partie { $match }**, chaque pas, en une ligne de JSON. `lostcities verify { $file }` la vérifie, sans moi et sans Discord.
match-file-alt = La partie { $match } ({ $game }) comme fichier de partie.

refuse-not-finished = La partie { $match } n’est pas encore terminée. Une fois finie, tu pourras la revoir et vérifier son mélange.
refuse-no-such-finished = Je ne connais pas de partie { $match } terminée dans un salon de ce serveur que tu vois, ni à laquelle tu as joué. `/lostcities { cmd-history }` donne la liste de celles que tu peux revoir.
refuse-nothing-finished-here = Aucune partie n’a encore été terminée dans ce salon. `/lostcities { cmd-history }` donne la liste de celles de tout le serveur.
refuse-animation-asked = Je prépare encore l’animation que tu as demandée. Tu la reçois dès qu’elle est prête ; demande ensuite la suivante.
refuse-too-many-animations = Trop d’animations sont en préparation. Réessaie dans une minute.

## Checking the shuffle

check-fair = ✅ **{ $name }, partie { $match } : { $game ->
    [roll_write] les dés étaient équitables.
   *[other] le mélange était équitable.
}** { $game ->
    [roll_write] Les { $draws } lancers viennent tous
   *[other] Les { $draws } tirages viennent tous
} du secret, et les { $steps } pas respectent tous les règles.
check-unfair = ❌ **{ $name }, partie { $match } : quelque chose ne va pas.** Préviens la personne qui exploite ce bot : `{ $faults }`
check-commitment = Avant la partie j’ai montré cette empreinte : `{ $hash }`
check-snowflake = Ensuite seulement, Discord a choisi ce nombre : `{ $snowflake }`
check-secret = La partie étant terminée, voici mon secret : `{ $secret }`
check-why = L’empreinte montre que j’avais fixé le secret avant. Chaque { $game ->
    [roll_write] lancer vient
   *[other] carte vient
} à la fois du secret et du nombre de Discord, personne n’a donc pu choisir { $game ->
    [roll_write] comment les dés tomberaient.
   *[other] les cartes.
}
check-by-hand = Vérifier l’empreinte à la main : `echo { $secret } | xxd -r -p | sha256sum`
check-offline = Vérifier chaque { $game ->
    [roll_write] lancer
   *[other] carte
} : enregistre le fichier ci-dessous et lance `lostcities verify { $file }`. Cela se passe de moi et de Discord.
button-share = Partager
shared-by = -# Partagé par { $who }.
refuse-shared-already = Tu l’as déjà partagé.
