# Clocks, reminders, and what happens when a player does not move.

## Clocks

opt-challenge-clock = temps
    .description = Durée d’un tour ; sinon celle du serveur
opt-open-clock = temps
    .description = Durée d’un tour ; sinon celle du serveur
opt-config-clock = temps
    .description = Durée d’un tour quand l’hôte ne choisit rien
choice-clock-none = Sans limite
choice-clock-1h = 1 heure par tour
choice-clock-1d = 1 jour par tour
choice-clock-3d = 3 jours par tour
choice-clock-7d = 7 jours par tour
choice-clock-reserve = 1 jour par tour, 5 en réserve
clock-quick = 10 heures par tour, 4 jours en réserve
config-clock = Temps si l’hôte ne choisit rien
config-put-to-sleep = • { $when }, { $who } : partie { $match } endormie par la modération
challenge-clock = ⏳ { $clock }

## Turns

ping-clock = -# ⏳ Le temps de ce tour s’écoule { $when }.
ping-reminder = ⏳ { $seat } : la partie attend toujours : { $link }
ping-late = ⌛ La partie attend toujours { $late } : { $link } { $others } : comment continuer ?
ping-asked = 🙋 { $by } : { $absent } est de retour et demande que la partie continue : { $link }
table-clock = -# ⏳ { $seat } : fin du temps { $when }
table-late = ⌛ Temps écoulé : { $seat }
table-silent = ⌛ Aucun coup depuis sept jours : { $seat }
table-stand-in = 🤖 L’ordinateur continue pour { $person }, qui peut revenir à tout moment.
table-stand-in-to-the-end = ⌛ { $person } n’a pas repris sa place : la partie compte comme un abandon de { $person }.
table-called-off = 🏁 { $by } a mis fin à cette partie, { $absent } ne jouant plus. Elle compte comme un abandon de { $absent }, définitif { $when }. D’ici là { $by } peut revenir dessus.
table-asked = 🙋 { $absent } est de retour et demande que la partie continue.
table-result-timed-out = ⌛ { $seat } n’a pas joué, et la partie a été arrêtée.

## Buttons

button-late-remind = Rappeler
button-late-more-time = Donner plus de temps
button-late-computer = Laisser jouer l’ordinateur
button-late-end = Y mettre fin
button-late-go-on = Continuer quand même
button-back-again = Me revoilà
button-sleep = Endormir la partie

## What one is told who has pressed them

late-reminded-private = Un nouvel appel est lancé.
late-more-time-private = Tout le temps du tour est rendu.
late-computer-private = L’ordinateur continue. L’autre peut revenir à tout moment ; sans retour, c’est la dernière place pour la cote.
late-ended-private = La partie finit comme abandonnée par qui ne jouait plus. Tu peux revenir dessus pendant 24 heures.
late-goes-on-private = La partie continue où elle en était.
late-asked-private = La personne qui a mis fin à la partie doit dire si elle continue.
back-private = Content de te revoir ! Ta place est de nouveau à toi.
away-private = L’ordinateur continue pour toi dans cette partie. Appuie sur **{ button-back-again }** pour retrouver ta place.
slept-private = La partie dort, et le salon est libre. Le prochain coup la réveille.

## Away

table-away = 🏖️ { $seat } en absence jusqu’au { $when }.
settings-away = En absence jusqu’au { $when }. Tes temps s’arrêtent d’ici là ; un coup de ta part y met fin aussi.
settings-pick-away = En absence pour…
choice-away-none = Pas en absence
choice-away-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
suggest-away = { $date } ({ $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
privacy-away = • { $times ->
    [1] Une fois
   *[other] { $times } fois
} en un an, de quand à quand tu es ou étais en absence

## Refusals

refuse-nobody-late = Cette personne a joué ou a de nouveau du temps, ou quelqu’un d’autre a déjà décidé.
refuse-already-reminded = Un rappel a déjà été envoyé. Tu peux donner plus de temps, laisser jouer l’ordinateur ou mettre fin à la partie.
refuse-late-too = La partie t’attend aussi. Joue d’abord avec `/lostcities { cmd-hand }` ; ensuite tu pourras décider.
refuse-not-away = L’ordinateur ne joue pas pour toi dans cette partie. `/lostcities { cmd-games }` donne la liste des tiennes.
refuse-called-off = Cette partie a été arrêtée parce que quelqu’un ne jouait plus. Pendant 24 heures, qui y a mis fin peut revenir dessus avec **{ button-late-go-on }**, et qui ne jouait plus peut le demander par le même bouton.
refuse-only-who-ended = Seule la personne qui a mis fin à la partie peut revenir dessus.
refuse-already-asked = Tu l’as déjà demandé. La personne qui a mis fin à la partie peut la laisser continuer jusqu’à ce que la fin soit définitive.
refuse-sleeps-already = Cette partie dort déjà. Le prochain coup la réveille.
refuse-awake-in-season = Une partie de saison ne dort jamais : ses pendules décident.
refuse-away-too-long = Tu peux t’absenter de 1 à { $most } jours à la fois. Tes réglages n’ont pas changé.
refuse-away-too-often = Tu peux t’absenter { $most } jours en un an, et il en reste { $left ->
    [1] 1 jour
   *[other] { $left }
}. Tes réglages n’ont pas changé.
refuse-no-such-date = Je ne comprends pas cette date. Choisis-en une dans la liste, ou écris-la comme 2026-12-31, ou seulement un nombre de jours.
