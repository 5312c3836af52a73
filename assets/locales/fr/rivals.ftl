# Rivals: choices, happenings, the table with its controls, the board in words.

rivals-name = Lost Cities : Rivaux

## Choices

rivals-choice-reveal = Retourner une carte
rivals-choice-auction = Ouvrir une enchère à { coins }
rivals-choice-bid = Miser { coins }
rivals-choice-pass = Passer
rivals-choice-lay = Poser le { card }
rivals-choice-remove = Écarter le { card }
rivals-choice-done = Terminé, retourner la carte suivante

## Happenings

coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
rivals-began = Les paris de départ sont sur la table. { $seat } débute.
rivals-turned = { $seat } a retourné { card-marked }.
rivals-boxed = { $seat } a retourné { card-marked }. Personne ne peut plus poser cette carte, elle va donc dans la boîte.
rivals-opened = { $seat } a ouvert une enchère à { coins }.
rivals-raised = { $seat } a misé { coins }.
rivals-passed = { $seat } a passé.
rivals-could-not-bid = { $seat } a { coins }, ne peut pas surenchérir et sort de l’enchère.
rivals-won = { $seat } a remporté l’enchère pour { coins }.
rivals-laid = { $seat } a posé { card-marked }.
rivals-removed = { $seat } a mis { card-marked } dans la boîte.
rivals-pile-ended = La pile { $pile } est vide : chacun reçoit { coins }, et { $rest ->
    [one] { $rest } reste
   *[other] { $rest } restent
} dans la réserve.

## Scores

rivals-over = **La dernière pile est vide.** Empreintes × paris + bonus :
rivals-seat-points = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $arithmetic: "6 × 3 + 8 = 26".
rivals-row-score = { $square } { colour-title } : { $arithmetic }
rivals-coins-score = 🪙 Pièces : { $coins }

## Table

rivals-beginning = Distribution des paris de départ.
rivals-to-act = À **{ $seat }** : retourner une carte ou ouvrir une enchère.
rivals-no-coins = Sans pièces, pas d’enchère.
rivals-nothing-to-auction = Il n’y a encore rien à mettre aux enchères.
rivals-to-bid = À **{ $seat }** : miser plus de { $coins } ou passer.
rivals-bids = Mises : { $list }.
rivals-bid-of = { $seat } { $coins }
rivals-bid-of-passed = { $seat } { $coins } (passe)
rivals-bid-none-passed = { $seat } (passe)
rivals-bid-none = { $seat } –
rivals-to-select = **{ $seat }** a remporté l’enchère pour { coins } : poser des cartes, en écarter une.
rivals-to-select-removed = **{ $seat }** a remporté l’enchère pour { coins } et écarté une carte : poser des cartes au choix.
rivals-to-select-done = **{ $seat }** a remporté l’enchère pour { coins } : plus rien ne peut être posé.
rivals-cannot-lay = -# Ne peuvent pas être posées : { $cards }.
rivals-turning = **{ $seat }** retourne une carte.
rivals-status = Pile { $pile } sur { $piles } · encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { coins } dans la réserve
rivals-coins = Pièces : { $list }.
rivals-coins-of = { $seat } { $coins }
rivals-points-now = Points actuels, pièces comprises : { $scores }.
rivals-your-turn = **Ton tour.**
rivals-lay-nothing = **Vraiment ne rien poser ?** Tu as payé pour cela, et au moins une carte convient.
rivals-menu-auction = Ouvrir à plus d’une pièce…
rivals-menu-bid = Miser plus…
rivals-menu-lay = Poser une carte…
rivals-menu-remove = Écarter une carte…
rivals-menu-colour = Poser ou écarter des cartes d’une couleur…
rivals-menu-colour-entry = { colour-title } : { $cards }
button-rivals-reveal = Retourner une carte
button-rivals-auction = Enchère : miser { $coins }
button-rivals-bid = Miser { $coins }
button-rivals-pass = Passer
# Its colour is before it, as an emoji.
button-rivals-lay = { $rank ->
    [0] ×2
   *[other] { $rank }
}
button-rivals-lay-all = Tout poser ({ $cards })
button-rivals-done = Terminé
button-rivals-lay-nothing = Ne rien poser

## The board in words

rivals-display = **Étalage**
rivals-display-line = { $square } { colour-title } : { $cards }
rivals-side = **{ $seat }**, { coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} :
# A line without words: "🟥 ×2 3 5 7 (8)".
rivals-alt-turn = À { $seat } de jouer.
rivals-alt-bid = { $seat } mise le plus : { coins }.
rivals-alt-pile = Pile { $pile } sur { $piles }, encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { coins } dans la réserve.
rivals-alt-display = Dans l’étalage :
rivals-alt-no-display = L’étalage est vide.
rivals-alt-display-line = { colour-title } : { $cards }.
rivals-alt-row = { colour } { $row } (vaut { $steps })
rivals-alt-footprints = Les nombres à partir de { $step } ont { $high } empreintes, les plus bas { $low }.
rivals-alt-side = { $seat } : { coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $rows }.

rivals-why-bid = { $fitting ->
    [one] { $fitting } carte sur { $cards } va à tes expéditions et ajoute
   *[other] { $fitting } cartes sur { $cards } vont à tes expéditions et ajoutent
} { $points } tout de suite ; tu as { coins }, et le plus riche des autres { $richest }
rivals-why-pass = { $fitting ->
    [one] { $fitting } carte sur { $cards } va à tes expéditions et n’ajoute
   *[other] { $fitting } cartes sur { $cards } vont à tes expéditions et n’ajoutent
} pas plus de { $points } tout de suite
rivals-why-reveal = { $fitting ->
    [one] { $fitting } carte sur { $cards } va à tes expéditions et ajoute
   *[other] { $fitting } cartes sur { $cards } vont à tes expéditions et ajoutent
} { $points } tout de suite, et en retourner une de plus ne coûte rien
rivals-why-lay = ton expédition { colour.f } vaut alors { $after } au lieu de { $before }
rivals-why-wager = il multiplie ce que rapportent les nombres de ton expédition { colour.f }
rivals-why-remove = quelqu’un d’autre pourrait s’en servir
