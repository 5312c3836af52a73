# Turns that are prepared while others are to move.

button-prepare = Préparer mon tour
button-prepare-another = En préparer un autre
button-prepare-withdraw = Retirer
prepare-intro = **Prépare ton tour.** Choisis une carte ; tu décides ensuite où elle va et ce que tu prends. Il est joué dès que c’est à toi, et personne ne le voit avant.
prepare-take = Que prends-tu ensuite ? Si la carte n’est plus là à ton tour, tu pioches à la place.
# $first is what is done with a card, $draw what is taken for it; both are choices such as "Discard red 7".
prepare-plan = { $first } → { $draw }
prepare-else-draw = { $draw } (si elle n’est plus là, piocher)
prepare-is = 🕒 **Préparé**, visible de toi uniquement : { $plan }.
as-prepared = Comme préparé : { $line }
prepare-void = ⚠️ Ce que tu avais préparé n’a pas été joué : { $why }. C’était : { $plan }.
prepare-void-over = la manche ou l’enchère est terminée
prepare-void-illegal = ce n’est plus possible
prepare-void-undecided = tu as encore quelque chose à décider
prepare-void-draw-offered = on te propose la nulle
refuse-cannot-prepare = Cela ne peut pas être préparé maintenant.
board-game-prepare-not = Ce qui fait avancer une figurine de plus ou finit la manche ne se prépare pas ; décide-le à ton tour.
rivals-prepare = **Jusqu’où vas-tu dans cette enchère ?** À chacun de tes tours, tu mises une pièce de plus que les autres, jusqu’à ta limite ; puis tu passes. Personne ne voit ta limite.
rivals-menu-plan = Choisis ta limite…
rivals-plan = Miser jusqu’à { $coins }
