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

# So heißt, wessen Namen niemand nennen kann.
seat-computer = Computer
