# Lists, colours and cards: what every other file builds on.

list-none = none
# "red, blue and green" grows from its beginning: $before is all that came before $next.
list-comma = { $before }, { $next }
list-and = { $before } and { $next }

# $colour is the letter of the short form: y b w g r p o.
colour = { $colour ->
    [y] yellow
    [b] blue
    [w] white
    [g] green
    [r] red
    [p] purple
   *[o] orange
}
colour-title = { $colour ->
    [y] Yellow
    [b] Blue
    [w] White
    [g] Green
    [r] Red
    [p] Purple
   *[o] Orange
}

# $rank is the number of a card, or 0 for a wager; $square is the emoji of its colour.
card = { $rank ->
    [0] { colour } wager
   *[other] { colour } { $rank }
}
card-title = { $rank ->
    [0] { colour-title } wager
   *[other] { colour-title } { $rank }
}
# In a sentence: "Anna played a 🟥 red wager".
card-marked = { $rank ->
    [0] a { $square } { colour } wager
   *[other] { $square } { colour } { $rank }
}
# After its colour was named.
card-face = { $rank ->
    [0] wager
   *[other] { $rank }
}

# A person in a list.
seat = { $seat }
# A person whose name is not known.
seat-computer = Computer
seat-computer-numbered = Computer { $number }
seat-computer-easy = Computer (easy)
seat-computer-easy-numbered = Computer { $number } (easy)
seat-computer-casual = Computer (casual)
seat-computer-casual-numbered = Computer { $number } (casual)
seat-computer-fair = Computer (fair)
seat-computer-fair-numbered = Computer { $number } (fair)
seat-computer-strong = Computer (strong)
seat-computer-strong-numbered = Computer { $number } (strong)
# A person whose data was deleted.
seat-anonymous = Anonymous
seat-anonymous-numbered = Anonymous { $number }
# A person in a picture whose name no font can write: named by the seat.
seat-numbered = Player { $number }
# A colour and a number of it, in a list.
square-number = { $square } { $number }
square-cards = { $square } { $cards }
hand-only-discard = -# Can only be discarded: { $cards }.
# Below rules and lessons where a language has the words of play alone.
only-in-english = -# This is in English: nobody has translated it yet.
