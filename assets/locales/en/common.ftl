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

# How somebody is written whose name nobody can say.
seat-computer = Computer
