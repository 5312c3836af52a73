# Roll & Write: choices, happenings, the table, the private panel, the sheets in words.

roll-write-name = Lost Cities : Roll & Write
roll-write-options = Après le choix de qui lance, les autres choisissent { $order ->
    [together] en même temps
   *[in-turn] chacun son tour
}.

## Dice, marks and columns

# $digit is what the number die shows.
roll-write-pair = { $square } { colour } { $digit }
roll-write-mark-circle = le cercle coché, qui double
roll-write-mark-number = { $number } dans la case { $field }
roll-write-mark-end = l’artefact au bout
roll-write-mark-artefact = l’artefact numéro { $count }
roll-write-mark-arrow = une flèche
roll-write-mark-bridge = le pont de { $column }
roll-write-column = la colonne { colour.f }
roll-write-column-artefacts = la colonne des artefacts
roll-write-column-dice = la colonne des dés

## Choices

roll-write-choice-take = Prendre { colour } { $digit } : { $mark }
roll-write-choice-refuse = Refuser les dés
roll-write-choice-arrow = Utiliser la flèche en { colour } : { $mark }
roll-write-choice-stop = Laisser la flèche

## Happenings

roll-write-began = { $seat } lance en premier.
roll-write-took = { $seat } a pris { $pair } : { $marks }.
roll-write-refused = { $seat } a refusé les dés : symbole dé { $count }.
roll-write-refused-for-nothing = { $seat } a refusé les dés ; avec la colonne pleine, cela ne coûte rien.
roll-write-had-to-refuse = Aucun dé n’allait sur la feuille de { $seat } : symbole dé { $count }.
roll-write-had-to-refuse-for-nothing = Aucun dé n’allait sur la feuille de { $seat }, d’où un refus ; avec la colonne pleine, cela ne coûte rien.
# $square and the colour: where the arrow led.
roll-write-went-on = { $seat } a utilisé la flèche en { $square } { colour } : { $marks }.
roll-write-stopped = { $seat } a laissé la flèche.
roll-write-ordered = { $seat } a demandé l’ordre du tour : cette fois, chacun choisit l’un après l’autre.
roll-write-bridges = 🌉 { $bridges }.
roll-write-bridge-won = { $column } pour { $seats }
# Everything that was chosen in the turn.
roll-write-turn-ended = Dernier tour : { $choices }.
roll-write-did-take = { $seat } { $pair }{ $arrows }
roll-write-did-refuse = { $seat } : refus
roll-write-did-have-to-refuse = { $seat } : refus forcé

## Scores

roll-write-over = **La partie est terminée.** Cases cochées de chaque colonne, et ce qu’elles valent :
roll-write-points = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Table

roll-write-rolling = Les dés sont lancés.
roll-write-turn = Tour { $turn } : **{ $seat }** a lancé { $dice }
roll-write-picks-first = **{ $seat }** choisit en premier ; les autres choisissent parmi ce qui reste.
roll-write-pair-is-gone = { $seat } a pris { $pair } ; les quatre autres dés sont pour tous les autres.
roll-write-all-dice-left = { $seat } a refusé ; les six dés sont pour tous les autres.
roll-write-thinking = Choisissent encore : { $seats }.
roll-write-then = Ensuite : { $seats }.
button-roll-write-sheets = Feuilles

## Panel

roll-write-your-roll = **Ton lancer :** { $dice }.
roll-write-your-choice = **Il te reste :** { $dice }.
roll-write-too-low = -# Trop bas : { $dice }.
roll-write-at-end = -# Complet : { $dice }.
roll-write-refusal = Refuser coche le symbole dé numéro { $count } : ta colonne des dés vaut { $before } maintenant, et { $after } ensuite.
roll-write-refusal-exhausts = Refuser coche ton dernier symbole dé : ta colonne est alors pleine, et vaut { $after } au lieu de { $before }.
roll-write-refusal-is-free = Ta colonne des dés est pleine : refuser ne te coûte plus rien.
roll-write-arrow = **Une flèche !** Inscris un nombre de plus dans l’une de tes expéditions, ou arrête-toi ici.
roll-write-you-have-chosen = Tu as choisi.
roll-write-you-had-to-refuse = Aucun des dés qui te restaient ne va sur ta feuille, ils ont donc été refusés pour toi.
roll-write-own-points = Ta feuille vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
roll-write-sheet-of = **La feuille de { $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
roll-write-would-take = **Prendre { $pair } ?**
roll-write-would-use-arrow = **Utiliser la flèche en { $square } { colour } ?**
roll-write-would-stop = **Laisser la flèche ?**
roll-write-would-mark = Cela coche : { $marks }.
roll-write-would-count = Alors { $column } vaut { $after } au lieu de { $before }.
roll-write-would-go-on = Ensuite la flèche te permet d’inscrire un nombre de plus dans l’une de tes expéditions.
roll-write-would-cross = Personne n’a passé le pont de { $column } avant toi : { $points } points, aussi pour quiconque le passe à ce tour.
roll-write-would-cross-too = Tu passes le pont de { $column } au même tour que d’autres : { $points } points pour chacun de vous.
roll-write-would-be-late = Le pont de { $column } a déjà été passé ; il ne rapporte plus rien.
# Its colour is before it, as an emoji.
button-roll-write-take = { $digit }
button-roll-write-circle = 0 : ×2
button-roll-write-end = { $digit }: 🏺
button-roll-write-arrow-end = artefact
button-roll-write-refuse = Refuser
button-roll-write-stop = S’arrêter ici
button-roll-write-order = L’un après l’autre
button-roll-write-confirm = Confirmer
button-roll-write-own-sheet = Ma feuille
button-roll-write-sheet = { $seat }

## The sheets in words

roll-write-side = **{ $seat }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
} :
roll-write-alt-seat = { $seat } : { $points } points, nombres dans les six colonnes { $columns }, artefacts { $artefacts }, symboles dé { $dice }, ponts { $bridges }.
roll-write-alt-roll = { $seat } a lancé { $colours }, et { $digits }.
roll-write-alt-taken = { colour-title } { $digit } est pris.
roll-write-alt-sheet = La feuille de { $seat }, { $points } points.
roll-write-alt-expedition = { colour-title } : { $marks }, vaut { $points }.
roll-write-alt-sums = Artefacts : { $artefacts }, valent { $artefact-points }. Symboles dé : { $dice }, valent { $dice-points }. Ponts : { $bridges }, valent { $bridge-points }.

roll-write-why-enter = l’expédition { colour.f } a alors { $fields } cases sur { $all } et vaut { $after } au lieu de { $before }{ $with ->
    [bridge] , et son pont te rapporte des points
    [arrow] , et la flèche qui s’y trouve permet d’en inscrire un de plus
    [artefact] , et il s’y trouve un artefact
   *[nothing] { "" }
}
roll-write-why-begin = commencée à { $number }, l’expédition { colour.f } a de quoi atteindre { $pays } cases, à partir desquelles elle rapporte
roll-write-why-circle = l’expédition { colour.f } compte alors double, et rapporte à partir de { $pays } cases
roll-write-why-refuse = aucune paire ne te rapporte plus que le dé que tu coches à la place : cette colonne vaut alors { $after } au lieu de { $before }
roll-write-why-nothing = aucun de ces dés ne va sur ta feuille
