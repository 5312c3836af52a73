# Aufzählungen, Farben und Karten: worauf alle anderen Dateien bauen.

list-none = keine
# „Rot, Blau und Grün“ wächst von vorn: $before ist alles, was vor $next kam.
list-comma = { $before }, { $next }
list-and = { $before } und { $next }

# $colour ist der Buchstabe der Kurzform: y b w g r p o.
# Die Beugung passt vor „Wettkarte“, „Expedition“ und „7“ im ersten und vierten Fall.
colour = { $colour ->
    [y] gelbe
    [b] blaue
    [w] weiße
    [g] grüne
    [r] rote
    [p] violette
   *[o] orange
}
colour-title = { $colour ->
    [y] Gelb
    [b] Blau
    [w] Weiß
    [g] Grün
    [r] Rot
    [p] Violett
   *[o] Orange
}

# $rank ist die Zahl einer Karte oder 0 für eine Wettkarte; $square ist das Emoji ihrer Farbe.
card = { $rank ->
    [0] { colour } Wettkarte
   *[other] { colour } { $rank }
}
card-title = { $rank ->
    [0] Wettkarte { colour-title }
   *[other] { colour-title } { $rank }
}
# Im Satz, vierter Fall: „Anna hat eine 🟥 rote Wettkarte angelegt“.
card-marked = { $rank ->
    [0] eine { $square } { colour } Wettkarte
   *[other] die { $square } { colour } { $rank }
}
# Wenn die Farbe schon genannt ist.
card-face = { $rank ->
    [0] Wettkarte
   *[other] { $rank }
}

# Jemand in einer Aufzählung.
seat = { $seat }
# So heißt, wessen Namen niemand nennen kann.
seat-computer = Computer
seat-computer-numbered = Computer { $number }
seat-computer-easy = Computer (leicht)
seat-computer-easy-numbered = Computer { $number } (leicht)
seat-computer-casual = Computer (locker)
seat-computer-casual-numbered = Computer { $number } (locker)
seat-computer-fair = Computer (ordentlich)
seat-computer-fair-numbered = Computer { $number } (ordentlich)
seat-computer-strong = Computer (stark)
seat-computer-strong-numbered = Computer { $number } (stark)
# So heißt, wer seine Daten löschen ließ.
seat-anonymous = Anonym
seat-anonymous-numbered = Anonym { $number }
# So heißt in einem Bild nach seinem Platz am Tisch, wessen Namen keine unserer Schriften kann.
seat-numbered = Person { $number }
# Eine Farbe und eine Zahl dazu, in einer Aufzählung.
square-number = { $square } { $number }
square-cards = { $square } { $cards }
hand-only-discard = -# Kannst du nur abwerfen: { $cards }.
# Unter Regeln und Lektionen, wo eine Sprache nur die Wörter zum Spielen hat.
only-in-english = -# Das ist auf Englisch: Noch hat es niemand übersetzt.
