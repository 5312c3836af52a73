# Las palabras de este idioma: partida (match), ronda (round), turno (turn), jugada (move), tablero (board), mano (hand),
# mazo y robar (draw pile, draw), descartes (discards), apuesta (wager), expedición, subasta y pujar (auction, bid),
# oferta (display), hoja (sheet), casilla (field), etapa (stage), sendero (path), líder y miembro (leader, member),
# máquina (computer player), rating, clasificación (leaderboard), reparto (deal), huella (fingerprint).
# Para España y América: tú, «tomar» y no «coger», «jugó» y no «ha jugado»; sin decir el género de nadie.

# Lists, colours and cards: what every other file builds on.

list-none = ninguno
# "red, blue and green" grows from its beginning: $before is all that came before $next.
list-comma = { $before }, { $next }
list-and = { $before } y { $next }

# $colour is the letter of the short form: y b w g r p o.
colour = { $colour ->
    [y] amarillo
    [b] azul
    [w] blanco
    [g] verde
    [r] rojo
    [p] morado
   *[o] naranja
}
    .f = { $colour ->
    [y] amarilla
    [b] azul
    [w] blanca
    [g] verde
    [r] roja
    [p] morada
   *[o] naranja
}
colour-title = { $colour ->
    [y] Amarillo
    [b] Azul
    [w] Blanco
    [g] Verde
    [r] Rojo
    [p] Morado
   *[o] Naranja
}

# $rank is the number of a card, or 0 for a wager; $square is the emoji of its colour.
card = { $rank ->
    [0] apuesta { colour.f }
   *[other] { $rank } { colour }
}
card-title = { $rank ->
    [0] Apuesta { colour.f }
   *[other] { $rank } { colour }
}
# In a sentence: "Anna played a 🟥 red wager".
card-marked = { $rank ->
    [0] una apuesta { $square } { colour.f }
   *[other] el { $rank } { $square } { colour }
}
# After its colour was named.
card-face = { $rank ->
    [0] apuesta
   *[other] { $rank }
}

# A person in a list.
seat = { $seat }
# A person whose name is not known.
seat-computer = Máquina
seat-computer-numbered = Máquina { $number }
seat-computer-easy = Máquina (fácil)
seat-computer-easy-numbered = Máquina { $number } (fácil)
seat-computer-casual = Máquina (tranquila)
seat-computer-casual-numbered = Máquina { $number } (tranquila)
seat-computer-fair = Máquina (decente)
seat-computer-fair-numbered = Máquina { $number } (decente)
seat-computer-strong = Máquina (fuerte)
seat-computer-strong-numbered = Máquina { $number } (fuerte)
# A person whose data was deleted.
seat-anonymous = Anónimo
seat-anonymous-numbered = Anónimo { $number }
# A person in a picture whose name no font can write: named by the seat.
seat-numbered = J{ $number }
# A colour and a number of it, in a list.
square-number = { $square } { $number }
square-cards = { $square } { $cards }
hand-only-discard = -# Solo para descartar: { $cards }.
# Below rules and lessons where a language has the words of play alone.
only-in-english = -# En inglés: nadie ha traducido aún este texto.
