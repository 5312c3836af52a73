# As palavras desta língua: partida (match), rodada (round, deal), vez e turno (turn), jogada (move), tabuleiro (board),
# mão (hand), monte e comprar (draw pile, draw), descartes (discards), aposta (wager), expedição, leilão e lance (auction,
# bid), oferta (display), folha (sheet), espaço (field), etapa (stage), trilha (path), peça (figure), líder e membro,
# ficha (tile), computador, rating, ranking (leaderboard), impressão digital (fingerprint). Trata-se por você, sem dizer o
# gênero de ninguém. Onde está escrito o singular, [1] e não [one], que aqui vale também para 0.

# Lists, colours and cards: what every other file builds on.

list-none = nenhum
# "red, blue and green" grows from its beginning: $before is all that came before $next.
list-comma = { $before }, { $next }
list-and = { $before } e { $next }

# $colour is the letter of the short form: y b w g r p o.
colour = { $colour ->
    [y] amarelo
    [b] azul
    [w] branco
    [g] verde
    [r] vermelho
    [p] roxo
   *[o] laranja
}
    .f = { $colour ->
    [y] amarela
    [b] azul
    [w] branca
    [g] verde
    [r] vermelha
    [p] roxa
   *[o] laranja
}
colour-title = { $colour ->
    [y] Amarelo
    [b] Azul
    [w] Branco
    [g] Verde
    [r] Vermelho
    [p] Roxo
   *[o] Laranja
}

# $rank is the number of a card, or 0 for a wager; $square is the emoji of its colour.
card = { $rank ->
    [0] aposta { colour.f }
   *[other] { $rank } { colour }
}
card-title = { $rank ->
    [0] Aposta { colour.f }
   *[other] { $rank } { colour }
}
# In a sentence: "Anna played a 🟥 red wager".
card-marked = { $rank ->
    [0] uma aposta { $square } { colour.f }
   *[other] o { $rank } { $square } { colour }
}
# After its colour was named.
card-face = { $rank ->
    [0] aposta
   *[other] { $rank }
}

# A person in a list.
seat = { $seat }
# A person whose name is not known.
seat-computer = Computador
seat-computer-numbered = Computador { $number }
seat-computer-easy = Computador (fácil)
seat-computer-easy-numbered = Computador { $number } (fácil)
seat-computer-casual = Computador (tranquilo)
seat-computer-casual-numbered = Computador { $number } (tranquilo)
seat-computer-fair = Computador (razoável)
seat-computer-fair-numbered = Computador { $number } (razoável)
seat-computer-strong = Computador (forte)
seat-computer-strong-numbered = Computador { $number } (forte)
# A person whose data was deleted.
seat-anonymous = Anônimo
seat-anonymous-numbered = Anônimo { $number }
# A person in a picture whose name no font can write: named by the seat.
seat-numbered = J{ $number }
# A colour and a number of it, in a list.
square-number = { $square } { $number }
square-cards = { $square } { $cards }
hand-only-discard = -# Só para descartar: { $cards }.
# Below rules and lessons where a language has the words of play alone.
only-in-english = -# Em inglês: ninguém traduziu este texto ainda.
