# Opsommingen, kleuren en kaarten: waar alle andere bestanden op bouwen.

list-none = geen
# "rood, blauw en groen" groeit van voren af: $before is alles wat voor $next kwam.
list-comma = { $before }, { $next }
list-and = { $before } en { $next }

# $colour is de letter van de korte vorm: y b w g r p o.
# De verbuiging past voor "wedkaart", "expeditie" en "7".
colour = { $colour ->
    [y] gele
    [b] blauwe
    [w] witte
    [g] groene
    [r] rode
    [p] paarse
   *[o] oranje
}
colour-title = { $colour ->
    [y] Geel
    [b] Blauw
    [w] Wit
    [g] Groen
    [r] Rood
    [p] Paars
   *[o] Oranje
}

# $rank is het getal van een kaart, of 0 voor een wedkaart; $square is de emoji van de kleur.
card = { $rank ->
    [0] { colour } wedkaart
   *[other] { colour } { $rank }
}
card-title = { $rank ->
    [0] Wedkaart { colour-title }
   *[other] { colour-title } { $rank }
}
# In een zin: "Anna heeft een 🟥 rode wedkaart gelegd".
card-marked = { $rank ->
    [0] een { $square } { colour } wedkaart
   *[other] de { $square } { colour } { $rank }
}
# Als de kleur al genoemd is.
card-face = { $rank ->
    [0] wedkaart
   *[other] { $rank }
}

# Iemand in een opsomming.
seat = { $seat }
# Zo heet wie geen naam heeft die iemand kan noemen.
seat-computer = Computer
seat-computer-numbered = Computer { $number }
seat-computer-easy = Computer (makkelijk)
seat-computer-easy-numbered = Computer { $number } (makkelijk)
seat-computer-casual = Computer (ontspannen)
seat-computer-casual-numbered = Computer { $number } (ontspannen)
seat-computer-fair = Computer (degelijk)
seat-computer-fair-numbered = Computer { $number } (degelijk)
seat-computer-strong = Computer (sterk)
seat-computer-strong-numbered = Computer { $number } (sterk)
# Zo heet wie zijn gegevens liet wissen.
seat-anonymous = Anoniem
seat-anonymous-numbered = Anoniem { $number }
# Zo heet op een plaatje, naar de plaats aan tafel, wie een naam heeft die onze letters niet kunnen.
seat-numbered = Speler { $number }
# Een kleur en een getal erbij, in een opsomming.
square-number = { $square } { $number }
square-cards = { $square } { $cards }
hand-only-discard = -# Kun je alleen afleggen: { $cards }.
# Onder regels en lessen waar een taal alleen de woorden om te spelen heeft.
only-in-english = -# Dit is in het Engels: niemand heeft het al vertaald.
