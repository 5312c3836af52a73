# What administrators decide for their server.

config-heading = **Lost Cities sur ce serveur**
config-line = • { $what } : { $value }
config-note = -# Seules les personnes qui peuvent gérer ce serveur voient et changent ceci. Les parties ouvertes continuent telles quelles.
config-channels = Salons des parties
config-openers = Qui peut ouvrir des parties
config-locale = Langue des plateaux
config-pings = Annonce du tour par défaut
config-leaderboard = Classement
config-daily = Tableau d’hier du quotidien, chaque matin
config-threads = Un fil pour chaque partie
config-quiet = Parties discrètes
config-open-matches = Parties ouvertes par personne
config-invitations = Défis et tables en attente par personne
config-at-most = { $most } au plus
config-everywhere = dans tous les salons
config-those = dans { $those }
config-n-channels = dans { $channels } salons
config-everyone = Tous
config-moderators = La modération
config-role = { $role } et la modération
choice-leaderboard-on = Oui
choice-leaderboard-off = Non
config-pick-channels = Seulement dans ces salons et leurs fils…
config-pick-role = Seulement qui a ce rôle…
button-config-everywhere = Dans tous les salons
button-config-everyone = Tout le monde peut ouvrir
button-config-moderators = Modération seulement
button-config-leaderboard-on = Activer le classement
button-config-leaderboard-off = Désactiver le classement
button-config-changes = Changements
button-config-back = Retour
config-changes = **Les derniers changements, les plus récents d’abord**
config-no-changes = Personne n’a encore rien changé.
config-change = • { $when }, { $who } : { $what } – { $before } → { $after }
config-ended-match = • { $when }, { $who } : fin de la partie { $match } par la modération
refuse-other-channels = Sur ce serveur, on joue dans d’autres salons : { $channels }. Vas-y, ou demande à qui gère le serveur.
refuse-only-role = Sur ce serveur, seuls { $role } et la modération peuvent ouvrir des parties. Tu peux rejoindre leurs tables et accepter leurs défis.
refuse-only-moderators = Sur ce serveur, seule la modération peut ouvrir des parties. Tu peux rejoindre ses tables et accepter ses défis.
refuse-only-managers = Ceci est pour qui peut gérer le serveur (permission *Gérer le serveur* de Discord). Pour toi, il y a `/lostcities { cmd-settings }`.
refuse-only-on-server = Cela n’a de sens que sur un serveur.
refuse-too-many-channels = On peut nommer 25 salons au plus. S’il y en a davantage, autorise-les tous.

## The matches in play

config-matches = **Les parties en cours sur ce serveur, les plus récentes d’abord**
config-no-matches = Aucune partie n’est en cours sur ce serveur.
config-match-line = { $match } · { $game } : { $people } { $link } ({ $state })
config-match-line-quiet = { $match } · { $game } : { $people } 🤫 { $link } ({ $state })
config-match-asleep = endormie
config-match-over = se termine
config-match-entry = { $match } · { $game } : { $people }
config-pick-match = Choisir une partie…
config-match = **Partie { $match }** ({ $game } : { $people }). Tu peux l’endormir, pour que son salon soit libre et que son prochain coup la réveille, ou y mettre fin sans résultat. Le plateau et la liste des changements le disent.
button-config-matches = Parties
