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

# Zo heet wie geen naam heeft die iemand kan noemen.
seat-computer = Computer
