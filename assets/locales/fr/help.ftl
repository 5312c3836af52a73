# First contact: one screen that says what the bot is, which games it has and how to start; another lists all commands.

help-about = **Lost Cities** (Les Cités perdues) de Reiner Knizia : quatre jeux d’expéditions ; qui les rentabilise gagne.
help-game = • **{ $game }** : { $summary }
help-game-classic = n’ouvre que ce qui rapporte.
help-game-rivals = mise de l’or pour des cartes.
help-game-roll-write = un lancer pour tous.
help-game-board = plus c’est loin, mieux c’est.
# What the games are called in a picture and on buttons where all of them are Lost Cities.
help-short-classic = Lost Cities
help-short-rivals = Rivaux
help-short-roll-write = Roll & Write
help-short-board = Plateau
help-alt = Les quatre jeux : Lost Cities, une rangée croissante de cartes jaunes ; Roll & Write, six dés et une feuille ; Rivaux, deux cartes et les pièces misées pour elles ; le jeu de plateau, des figurines sur le chemin d’une cité perdue.
help-try = À deux : `/lostcities { cmd-challenge }` ; à plusieurs : `/lostcities { cmd-open }`.
button-help-solo = Jouer : { $game }
button-solo = Jouer en solo
button-learn = Apprendre
button-help-commands = Commandes
help-turn = **Ton tour** : appuie sur **{ button-hand }**, **{ button-roll-write-own-sheet }** ou **{ button-own-view }** sous le plateau. Ce qui s’ouvre n’est montré qu’à toi.
help-privacy = -# Je ne peux pas lire vos discussions ; je ne vois que les commandes et boutons qui me sont destinés.
help-commands = **Toutes les commandes**. On peut cliquer dessus.
help-start = **Lancer une partie** : { $commands }
help-in-match = **En cours de partie** : { $commands }
help-afterwards = **Après** : { $commands }
help-review = **{ button-review }**, après une partie, dit quelle part revient à la chance et quels coups ont coûté des points : chacun est comparé à ce que ferait l’ordinateur le plus fort.
help-personal = **Pour toi** : { $commands }
help-server = **Pour le serveur** : { $commands }
