# Challenges, turns, endings, buttons, refusals: what every game needs around its board.

## Challenge

challenge-invite = 🧭 { $challenger } défie { $opponent } à une partie de { $game }.
challenge-options = { $rounds ->
    [1] Une manche
   *[other] { $rounds } manches
}, { $expeditions ->
    [5] cinq expéditions
   *[6] six expéditions (jeu long)
}.
# For how many people it is, and how long it takes if they play it in one sitting.
invitation-length = { $least ->
    [2] { $most ->
        [2] À deux
       *[other] De 2 à { $most }
    }
   *[other] À { $most }
}, environ { $minutes } minutes.
invitation-sentences = { $before } { $next }
challenge-expires = L’invitation expire { $when }.
invitation-finishes = -# { $people }
invitation-finish = { $seat } termine { $percent } % de ses parties
# $game is the name of the game in commands: one of them has dice in place of cards.
challenge-commitment = -# 🔒 { $game ->
    [roll_write] Dés équitables
   *[other] Mélange équitable
}, fixé avant le début : `{ $hash }…`
challenge-fingerprint = -# 🔒 L’empreinte complète de la partie : `{ $hash }`
challenge-accepted = { $opponent } accepte. Bon voyage !
challenge-declined = { $opponent } refuse. Une autre fois peut-être.
challenge-withdrawn = { $challenger } a retiré son défi.
challenge-expired = Personne n’a répondu à temps. Pour lancer un nouveau défi : `/lostcities { cmd-challenge }`.
challenge-closed-by-moderator = La modération a fermé cette invitation.
invitation-quiet = 🤫 Partie discrète : rien d’autre n’est publié ici avant la fin.
solo-started = { $challenger } se mesure à { $computers ->
    [1] l’ordinateur
   *[other] { $computers } ordinateurs
}{ $level ->
    [easy] { " " }(niveau facile)
    [casual] { " " }(niveau tranquille)
    [fair] { " " }(niveau correct)
    [strong] { " " }(niveau fort)
   *[normal] { "" }
} : { $game }.

## Table

table-open = 🧭 { $host } ouvre une table : { $game }. Tout le monde peut la rejoindre !
table-sitting = Places prises : { $taken } sur { $seats } ({ $people }).
table-invited = Invitations : { $who }
table-begun = La partie a commencé. Bon voyage !
table-closed = { $host } a fermé la table.
table-expired = Il n’est pas venu assez de monde à temps. Pour ouvrir une nouvelle table : `/lostcities { cmd-open }`.
table-asleep = 💤 Cette partie dort. On peut en jouer une autre ici ; le prochain coup la réveille dès que le salon est libre.
table-left = 🏳️ { $person } a quitté la table ; un ordinateur a pris sa place.
manage-intro = Ta table : ajoute des ordinateurs ou retire quelqu’un. La partie commence dès que toutes les places sont prises, ou quand tu appuies sur **{ button-start }**.

## Buttons

button-accept = Accepter
button-decline = Refuser
button-block = Ne plus me demander
button-withdraw = Retirer
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-manage = Gérer
button-close-table = Annuler
button-add-easy = + Ordinateur (facile)
button-add-casual = + Ordinateur (tranquille)
button-add-fair = + Ordinateur (correct)
button-add-normal = + Ordinateur
button-add-strong = + Ordinateur (fort)
button-remove = Retirer { $seat }
button-hand = Ma main
button-follow = Suivre
button-refresh = Actualiser
button-hint = Conseil
hint = 💡 { $advice } Tes points changent tout de suite de { $now } ; à la fin de la partie tu peux compter sur environ { $expected }, et il te reste environ { $turns ->
    [1] un tour
   *[other] { $turns } tours
}.
hint-advice = L’ordinateur choisirait **{ $choice }**.
hint-because = L’ordinateur choisirait **{ $choice }** : { $why }.
button-own-view = Ma vue
button-how-to-play = Comment jouer
button-rules = Règles
button-more = Plus
button-rematch = Revanche
button-resign = Abandonner
button-offer-draw = Proposer nulle
button-accept-draw = Accepter la nulle
button-decline-draw = Refuser la nulle
button-end = Terminer la partie…
button-end-for-sure = Terminer la partie
button-move-down = Descendre le plateau
button-play = Jouer
button-decide = Décider
button-next-match = Suivante ({ $n })
button-text-view = Plateau en texte
button-settings = Réglages
button-previous = Précédent
button-next = Suivant
button-back = Retour
button-take-back = Reprendre
button-cancel = Annuler

## Turns

ping-turn = { $seat }, c’est ton tour : { $link }
ping-turn-many = { $seat }, c’est votre tour : { $link }
ping-draw = { $seat }, { $by } te propose la nulle : { $link }
ping-turn-and-draw = { $seat }, c’est ton tour, et { $by } te propose la nulle : { $link }
# A panel of a person who waits for others; $when is a time that Discord shows as "5 minutes ago".
panel-as-of = -# État : { $when }
more-intro = Ce que tu peux faire d’autre dans cette partie :

## Endings

table-result-won = 🏆 Victoire de { $seat } !
table-result-shared = 🤝 Victoire partagée : { $seats }.
table-result-resigned = 🏳️ { $seat } a abandonné.
table-result-drawn = 🤝 La partie finit par une nulle d’un commun accord.
table-result-none = 🛑 La modération a mis fin à cette partie. Elle n’a pas de résultat et ne compte pour personne.
# A line without words: "🟥 8: 35 × 2 = 70 · 🏺 9: 100".
row = { $row }
table-score = { $seat } { $points }
table-scores = Points : { $scores }.
table-rating = { $seat } { $before } → { $after }
table-ratings = 📈 Cote : { $ratings }.
table-best-expedition = Meilleure expédition : { $seat }, { $square } { colour.f }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-best-colour = Meilleure couleur de toutes les manches : { $seat }, { $square } { colour.f }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
draw-offered = { $seat } propose la nulle. Accepte, refuse ou joue simplement la suite.
resign-confirm = Veux-tu vraiment abandonner cette partie ? Elle s’arrête tout de suite et compte comme perdue.
resign-confirm-many = Veux-tu vraiment quitter cette partie ? Un ordinateur prend ta place, les autres continuent, et pour la cote tu as la dernière place.
end-confirm = Vraiment terminer la partie { $match } ({ $game } : { $people }) ? Elle s’arrête tout de suite, n’a pas de résultat et ne compte pour personne. Le plateau le dit, et le journal dans `/lostcities { cmd-config }` dit qui l’a fait.
ended-private = La partie est terminée, et le salon est libre.

table-latest = -# { $line }
resigned-private = Tu as abandonné la partie.
draw-offered-private = Ta proposition tient jusqu’à la réponse ou au prochain coup de l’autre.
draw-accepted-private = Tu as accepté la nulle.
draw-declined-private = Tu as refusé la nulle.
moved-down = Le plateau descend à la fin du salon.
board-replaced = -# Le plateau est plus bas : { $link }
rematch-begins = Vous la voulez tous : la revanche commence.
rematch-joined = C’est noté. La revanche commence dès que tout le monde a appuyé sur le bouton.

## Lists

games-intro = **Tes parties** · { $waiting ->
    [0] aucune ne t’attend
    [1] une t’attend
   *[other] { $waiting } t’attendent
}{ $others ->
    [0] { "" }
    [1] , une attend les autres
   *[other] , { $others } attendent les autres
}
games-round = manche { $number } sur { $most }
games-points = { $points }
games-since = dernier changement { $when }
games-due = fin du temps { $when }
games-your-turn = ton tour
games-decide = à toi de décider
games-agree = attend ta réponse
games-none-waits = Aucune autre partie ne t’attend.
games-which = Quelle partie ? Ajoute son numéro : `{ opt-own-match }`.
games-waiting-menu = En attente des autres ({ $n })
games-their-turn = attend { $seat }
games-asleep = endormie : ton prochain coup la réveille
games-called-off = arrêtée, { $absent } ne jouant plus ; définitif { $when } ; d’ici là { $by } peut revenir dessus
games-left = l’ordinateur continue pour toi
games-challenge = défi en attente
notice = { $people } : des parties sont en attente.
notice-direct = { $waiting ->
    [1] Une partie t’attend
   *[other] { $waiting } parties t’attendent
} : { $matches }
button-my-matches = Mes parties

## Settings

settings-intro = Tes réglages. Ils valent sur tous les serveurs.
settings-pings = Annonce du tour : { $choice }
settings-language = Langue : { $choice }
settings-challenges = Défis acceptés : { $choice }
settings-blocked = Sauf de : { $people }
settings-pick-blocked = Accepter à nouveau les défis de…
blocked-private = Refusé. { $challenger } ne peut plus te défier et n’en sait rien. `/lostcities { cmd-settings }` permet de revenir dessus.
settings-saved = Enregistré.

## Refusals: what is wrong, and what to do next

refuse-not-your-turn = On attend { $seat }. Regarde à loisir jusqu’à ton tour.
refuse-database-replaced = Mon fichier de données a été déplacé ou effacé : je ne peux rien enregistrer pour l’instant. Rien n’a changé. Préviens la personne qui exploite ce bot ; elle doit le remettre en place et me relancer.
refuse-restarting = Je redémarre. Réessaie dans quelques secondes ; ce qui est enregistré ne sera pas fait deux fois.
refuse-stale = La partie a avancé, ce bouton ne compte donc plus. Voici la position actuelle.
refuse-not-your-match = Tu ne joues pas dans cette partie. Lance la tienne avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
refuse-match-over = Cette partie est terminée. Appuie sur **{ button-rematch }** ou lances-en une autre avec `/lostcities { cmd-challenge }`.
refuse-ended-by-moderator = La modération a mis fin à cette partie ; elle ne compte pour personne. Lances-en une autre avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
refuse-own-match = Tu joues dans cette partie. Quitte-la avec `/lostcities { cmd-resign }`, ou demande à quelqu’un d’autre de la modération d’y mettre fin.
refuse-only-moderators-end = Seule la modération de ce salon peut mettre fin aux parties des autres (permission *Gérer les messages* de Discord). Tu quittes la tienne avec `/lostcities { cmd-resign }`.
refuse-in-other-channel = Cette partie se joue dans un autre salon. Va là-bas et utilise `/lostcities { cmd-close }`.
refuse-no-such-match = Aucune partie n’a ce numéro. `/lostcities { cmd-games }` donne la liste des tiennes.
refuse-no-match = Tu n’as pas de partie dans ce salon. `/lostcities { cmd-games }` donne la liste des tiennes, `/lostcities { cmd-challenge }` en lance une.
refuse-unreadable-move = Je ne comprends pas « { $text } » comme coup. Choisis dans la liste qui s’ouvre pendant que tu écris.
refuse-not-allowed = Les règles ne le permettent pas maintenant. `/lostcities { cmd-hand }` montre tout ce que tu peux faire.
refuse-self = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre, ou joue contre l’ordinateur avec `/lostcities { cmd-solo }`.
refuse-bot = On ne peut pas défier un bot. Pour jouer contre l’ordinateur, utilise `/lostcities { cmd-solo }`.
refuse-everyone = Tu ne peux pas inviter tout le serveur. Invite jusqu’à trois personnes ou rôles ; qui voit la table peut de toute façon la rejoindre.
refuse-cannot-see-channel = La personne que tu as choisie ne voit pas ce salon. Lance le défi dans un salon que vous voyez tous les deux.
refuse-channel-busy = Ce salon a déjà une partie ou une invitation : { $link } Finis-la ou retire-la d’abord, ou prends un autre salon ou un fil. La modération peut aussi y mettre fin avec `/lostcities { cmd-close }`.
button-open-in-thread = Ouvrir dans un fil
button-play-quietly = Jouer discrètement
thread-refused = Discord ne me laisse pas ouvrir de fil ici, et une autre partie occupe ce salon. Celle-ci continue dès que l’autre est finie ou que je peux ouvrir un fil.
thread-missing-permission = Je ne peux pas ouvrir de fil ici, il me manque cette permission : { $permissions }. Demande à qui gère le serveur de me la donner pour ce salon, ou joue sans fil.
thread-impossible = Discord ne me laisse pas ouvrir de fil ici. Joue sans fil, ou dans un autre salon.
thread-forgotten = Je ne sais plus de quelle partie il s’agissait. Refais la commande, avec `{ opt-open-thread }:`.
refuse-already-challenged = Vous avez déjà un défi en attente sur ce serveur : { $link } Réponds-y ou retire-le d’abord.
refuse-too-many-invitations = Sur ce serveur, { $most } de tes défis et tables au plus peuvent attendre du monde à la fois. Attends une réponse, ou retires-en un, par exemple : { $link }
refuse-too-many-open = Ici, une personne peut avoir { $most } parties ouvertes au plus. Finis d’abord une des tiennes, par exemple la partie { $match } : { $link } `/lostcities { cmd-games }` en donne la liste.
refuse-too-many-asleep = Parmi les parties que tu joues sans autre personne, { $most } au plus peuvent dormir, tous serveurs confondus. Finis ou abandonne d’abord l’une d’elles, par exemple la partie { $match } : { $link } `/lostcities { cmd-games }` en donne la liste.
refuse-too-many-strong = Une personne peut avoir { $most } parties ouvertes au plus contre des ordinateurs forts, tous serveurs confondus. Finis d’abord une des tiennes, par exemple : { $link } Celles contre de moins forts ne comptent pas.
refuse-takes-no-challenges = Cette personne n’accepte pas de défis en ce moment. Demande à quelqu’un d’autre, ou ouvre une table pour tous avec `/lostcities { cmd-open }`.
refuse-asleep = Ta partie dort, et une autre se joue maintenant dans son salon : { $link } Ton coup n’a pas été joué. Ta partie reprend dès que l’autre est finie ; rien n’est perdu d’ici là.
channel-closed = Je ne peux plus écrire dans ce salon, le plateau public n’est donc plus à jour. La partie continue. Demande à qui gère le serveur de m’accorder : { $permissions }.
refuse-missing-permission = Je ne peux pas tenir de partie ici, il me manque cette permission : { $permissions }. Demande à qui gère le serveur de me la donner pour ce salon, puis réessaie.
refuse-challenge-over = Cette invitation n’est plus ouverte. Lance ta propre partie avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`.
refuse-only-opponent = Seule la personne défiée peut répondre. Pour jouer, utilise `/lostcities { cmd-challenge }`.
refuse-only-challenger = Seule la personne qui a lancé le défi peut le retirer. S’il est pour toi, appuie sur **{ button-decline }**.
refuse-take-back = Cela ne peut plus être repris : une carte a été révélée, ou quelqu’un d’autre a joué. Continue avec `/lostcities { cmd-hand }`.
refuse-unknown-button = Je ne connais plus ce bouton. `/lostcities { cmd-board }` affiche un nouveau plateau.
refuse-too-fast = Cela faisait beaucoup à la fois. Réessaie dans { $seconds } s ; rien n’a changé.
refuse-may-not-write = Tu ne peux pas écrire dans ce salon, je n’y publie donc rien pour toi.
refuse-unknown-command = Je ne connais pas cette commande sous cette forme. Si l’on vient de me mettre à jour, recharge Discord et retape-la ; `/lostcities { cmd-help }` donne la liste de mes commandes.
refuse-rematch-asked = Tu as déjà demandé la revanche. Elle commence dès que tous les autres acceptent.
refuse-not-over-yet = Cette partie se joue encore. **{ button-rematch }**, c’est pour les parties terminées.
refuse-no-draw-offer = Aucune nulle ne t’est proposée. Continue avec `/lostcities { cmd-hand }`, ou propose-la toi-même sous **{ button-more }**.
refuse-draw-offered = Une nulle est déjà proposée. Attends la réponse, ou joue simplement la suite.
refuse-draw-just-offered = Tu as proposé la nulle il y a peu. Propose-la de nouveau cinq minutes plus tard, ou joue simplement la suite.
refuse-draw-with-computer = L’ordinateur n’accepte pas de nulle. Continue, ou appuie sur **{ button-resign }** pour arrêter.
refuse-draw-in-season = Une partie de saison finit selon ses règles. Continue, ou appuie sur **{ button-resign }** pour arrêter.
refuse-hint-rated = Les conseils sont pour les parties où tu joues seulement contre l’ordinateur. Dans une partie qui compte pour la cote, tu décides sans aide.
refuse-table-begun = La partie de cette table a déjà commencé ; elle est plus bas dans ce salon. Ouvre ta propre table avec `/lostcities { cmd-open }`.
refuse-already-joined = Tu es déjà à cette table. Elle commence dès que toutes les places sont prises, ou que son hôte appuie sur **{ button-start }**.
refuse-not-at-table = C’est réservé à qui est à cette table. Rejoins-la avec **{ button-join }**.
refuse-only-host = Seul l’hôte de cette table peut le faire. Ouvre la tienne avec `/lostcities { cmd-open }`.
refuse-not-so-many = Ce jeu se joue de { $least } à { $most }. Attends plus de monde, ajoute des ordinateurs, ou choisis un autre nombre de places.
refuse-too-many-computers = Il ne resterait aucune place pour des personnes. Prends moins d’ordinateurs ou plus de places, ou joue contre eux avec `/lostcities { cmd-solo }`.
refuse-no-such-option = { $game } n’a pas { $count ->
    [one] l’option *{ $options }*. Laisse-la
   *[other] les options *{ $options }*. Laisse-les
} de côté, ou choisis un autre jeu.
refuse-draw-among-many = On ne s’accorde sur une nulle qu’à deux. Continue, ou appuie sur **{ button-resign }** pour quitter.
refuse-only-in-server = On ne peut défier quelqu’un que sur un serveur. Ici, tu peux jouer contre l’ordinateur avec `/lostcities { cmd-solo }`.
refuse-only-players-move-board = Seules les personnes de cette partie et la modération peuvent déplacer son plateau. Tu peux le regarder avec `/lostcities { cmd-board }`.
refuse-board-just-moved = Le plateau vient d’être déplacé. Réessaie dans une demi-minute.
refuse-no-games = Tu n’as aucune partie en cours. Lances-en une avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
answer-late = Cela prend plus de temps que d’habitude, car la base de données répond lentement. Ce que tu as fait n’est pas perdu : cela compte dès que c’est affiché. Reviens voir dans un instant.
apology = Désolé, quelque chose a mal tourné de mon côté. Ta partie est intacte, réessaie donc. Si cela se reproduit, donne ce numéro à qui exploite ce bot : `{ $id }`

## Permissions, named as Discord names them

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers

## What hinders the bot here, and what to do about it

doctor-version = **Bot Lost Cities, version { $version }**
doctor-may = ✅ { $permission }
doctor-may-not = ❌ { $permission }
doctor-permitted = Je peux faire ici tout ce dont une partie a besoin.
doctor-ask-permission = On ne peut pas commencer de partie ici. Demande à qui gère le serveur d’ouvrir les paramètres de ce salon, puis *Permissions*, et de m’accorder ce qui est marqué ❌.
doctor-threads = ✅ On peut ouvrir des parties dans des fils de ce salon.
doctor-no-threads = ℹ️ On ne peut pas ouvrir de parties dans des fils de ce salon ; il me manque : { $permissions }.
doctor-channel-closed = ❌ Discord ne me laisse pas voir ce salon. Demande à qui gère le serveur de me laisser le voir.
doctor-gateway = ✅ Commandes et boutons me parviennent par la passerelle de Discord.
doctor-http = ✅ Commandes et boutons me parviennent par HTTP.
doctor-process = ℹ️ Je suis le processus `{ $process }`, et { $engine } garde les parties.
doctor-discord = ✅ Discord répond en { $ms } ms.
doctor-discord-silent = ❌ Discord ne répond pas à mes questions en ce moment. Ta partie est intacte ; réessaie dans quelques minutes.
doctor-installs = ✅ Les serveurs peuvent m’installer, et chacun pour soi aussi.
doctor-servers-install = ℹ️ Les serveurs peuvent m’installer, mais personne pour soi-même : *User Install* est désactivé.
doctor-no-servers-install = ❌ Les serveurs ne peuvent pas m’installer : *Guild Install* est désactivé.
doctor-slowmode = ℹ️ Le mode lent est actif : il faut attendre { $seconds } s entre deux messages. Les bots et les boutons en sont dispensés, les parties se jouent donc comme d’habitude.
doctor-database = ✅ La base de données répond en { $ms } ms et contient { $matches } { $matches ->
    [one] partie ouverte
   *[other] parties ouvertes
}.
doctor-daily = ✅ Le tableau d’hier du quotidien est publié chaque matin dans { $channel }.
doctor-daily-refused = ❌ Discord a refusé le dernier tableau du quotidien dans { $channel }. Laisse-moi voir ce salon et y envoyer des messages, ou utilise `/lostcities { cmd-config }` dans un autre.
doctor-no-match = ✅ Aucune partie n’est ouverte ici. Lances-en une avec `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
doctor-match = ✅ La partie { $match } est ouverte ici, et son plateau est accessible : { $link }
doctor-match-without-board = ❌ La partie { $match } est ouverte ici, mais son plateau a disparu. Il revient au prochain coup ; d’ici là `/lostcities { cmd-hand }` et `/lostcities { cmd-board }` montrent tout ce qu’il te faut.
doctor-match-unseen = ℹ️ La partie { $match } est ouverte ici : { $link } Je ne peux pas voir si son plateau y est encore ; `/lostcities { cmd-board }` le montre à tout moment.

## Checking the shuffle

verify-secret = { $game ->
    [roll_write] Dés équitables
   *[other] Mélange équitable
} : le secret de cette partie était `{ $secret }`. Son SHA-256 est l’empreinte donnée dans le défi : `{ $hash }`.
