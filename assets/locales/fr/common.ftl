# Les mots de cette langue : partie (match), manche (round), tour (turn), coup (move), plateau (board), main (hand),
# pioche (draw pile), défausse (discards), pari (wager), expédition, enchère (auction), étalage (display), feuille
# (sheet), case (field), étape (stage), chemin (path), chef et membre (leader, member), cote (rating), classement
# (leaderboard), donne (deal), empreinte (fingerprint). On tutoie ; on évite d’accorder avec une personne.
# [one] vaut aussi pour 0 : où le mot « un » est écrit, mettre [1].

# Lists, colours and cards: what every other file builds on.

list-none = aucun
# "red, blue and green" grows from its beginning: $before is all that came before $next.
list-comma = { $before }, { $next }
list-and = { $before } et { $next }

# $colour is the letter of the short form: y b w g r p o.
colour = { $colour ->
    [y] jaune
    [b] bleu
    [w] blanc
    [g] vert
    [r] rouge
    [p] violet
   *[o] orange
}
    .f = { $colour ->
    [y] jaune
    [b] bleue
    [w] blanche
    [g] verte
    [r] rouge
    [p] violette
   *[o] orange
}
colour-title = { $colour ->
    [y] Jaune
    [b] Bleu
    [w] Blanc
    [g] Vert
    [r] Rouge
    [p] Violet
   *[o] Orange
}

# $rank is the number of a card, or 0 for a wager; $square is the emoji of its colour.
card = { $rank ->
    [0] pari { colour }
   *[other] { $rank } { colour }
}
card-title = { $rank ->
    [0] Pari { colour }
   *[other] { $rank } { colour }
}
# In a sentence: "Anna played a 🟥 red wager".
card-marked = { $rank ->
    [0] un pari { $square } { colour }
   *[other] le { $rank } { $square } { colour }
}
# After its colour was named.
card-face = { $rank ->
    [0] pari
   *[other] { $rank }
}

# A person in a list.
seat = { $seat }
# A person whose name is not known.
seat-computer = Ordinateur
seat-computer-numbered = Ordinateur { $number }
seat-computer-easy = Ordinateur (facile)
seat-computer-easy-numbered = Ordinateur { $number } (facile)
seat-computer-casual = Ordinateur (tranquille)
seat-computer-casual-numbered = Ordinateur { $number } (tranquille)
seat-computer-fair = Ordinateur (correct)
seat-computer-fair-numbered = Ordinateur { $number } (correct)
seat-computer-strong = Ordinateur (fort)
seat-computer-strong-numbered = Ordinateur { $number } (fort)
# A person whose data was deleted.
seat-anonymous = Anonyme
seat-anonymous-numbered = Anonyme { $number }
# A person in a picture whose name no font can write: named by the seat.
seat-numbered = J{ $number }
# A colour and a number of it, in a list.
square-number = { $square } { $number }
square-cards = { $square } { $cards }
hand-only-discard = -# À défausser seulement : { $cards }.
# Below rules and lessons where a language has the words of play alone.
only-in-english = -# En anglais : personne n’a encore traduit ce texte.
