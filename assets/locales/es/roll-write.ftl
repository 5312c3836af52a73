# Roll & Write: choices, happenings, the table, the private panel, the sheets in words.

roll-write-name = Lost Cities: Roll & Write
roll-write-options = Tras elegir quien lanza, los demás eligen { $order ->
    [together] a la vez
   *[in-turn] por turnos
}.

## Dice, marks and columns

# $digit is what the number die shows.
roll-write-pair = { $square } { colour } { $digit }
roll-write-mark-circle = el círculo marcado, que duplica
roll-write-mark-number = { $number } en la casilla { $field }
roll-write-mark-end = el artefacto del final
roll-write-mark-artefact = el artefacto número { $count }
roll-write-mark-arrow = una flecha
roll-write-mark-bridge = el puente de { $column }
roll-write-column = la columna { colour.f }
roll-write-column-artefacts = la columna de artefactos
roll-write-column-dice = la columna de dados

## Choices

roll-write-choice-take = Tomar { colour } { $digit }: { $mark }
roll-write-choice-refuse = Rechazar los dados
roll-write-choice-arrow = Usar la flecha en { colour }: { $mark }
roll-write-choice-stop = Dejar la flecha

## Happenings

roll-write-began = { $seat } lanza primero.
roll-write-took = { $seat } tomó { $pair }: { $marks }.
roll-write-refused = { $seat } rechazó los dados: símbolo de dado { $count }.
roll-write-refused-for-nothing = { $seat } rechazó los dados; con la columna llena, no le cuesta nada.
roll-write-had-to-refuse = Ningún dado encajaba en la hoja de { $seat }: símbolo de dado { $count }.
roll-write-had-to-refuse-for-nothing = Ningún dado encajaba en la hoja de { $seat }, así que se rechazaron; con la columna llena, no le cuesta nada.
# $square and the colour: where the arrow led.
roll-write-went-on = { $seat } usó la flecha en { $square } { colour }: { $marks }.
roll-write-stopped = { $seat } dejó la flecha.
roll-write-ordered = { $seat } pidió el orden de turno: esta vez todos eligen uno tras otro.
roll-write-bridges = 🌉 { $bridges }.
roll-write-bridge-won = { $column } para { $seats }
# Everything that was chosen in the turn.
roll-write-turn-ended = Último turno: { $choices }.
roll-write-did-take = { $seat } { $pair }{ $arrows }
roll-write-did-refuse = { $seat }: rechazo
roll-write-did-have-to-refuse = { $seat }: rechazo forzoso

## Scores

roll-write-over = **Terminó la partida.** Casillas marcadas en cada columna, y lo que valen:
roll-write-points = **{ $seat }**: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Table

roll-write-rolling = Se lanzan los dados.
roll-write-turn = Turno { $turn }: **{ $seat }** lanzó { $dice }
roll-write-picks-first = **{ $seat }** elige primero; los demás eligen de lo que quede.
roll-write-pair-is-gone = { $seat } tomó { $pair }; los otros cuatro dados son para todos los demás.
roll-write-all-dice-left = { $seat } rechazó; los seis dados son para todos los demás.
roll-write-thinking = Aún eligen: { $seats }.
roll-write-then = Después: { $seats }.
button-roll-write-sheets = Hojas

## Panel

roll-write-your-roll = **Tu tirada:** { $dice }.
roll-write-your-choice = **Te quedan:** { $dice }.
roll-write-too-low = -# Demasiado bajos: { $dice }.
roll-write-at-end = -# Completos: { $dice }.
roll-write-refusal = Rechazar marca el símbolo de dado número { $count }: tu columna de dados vale { $before } ahora, y { $after } después.
roll-write-refusal-exhausts = Rechazar marca tu último símbolo de dado: tu columna queda llena, y vale { $after } en vez de { $before }.
roll-write-refusal-is-free = Tu columna de dados está llena: rechazar ya no te cuesta nada.
roll-write-arrow = **¡Una flecha!** Anota un número más en cualquiera de tus expediciones, o para aquí.
roll-write-you-have-chosen = Ya has elegido.
roll-write-you-had-to-refuse = Ninguno de los dados que te quedaban encaja en tu hoja, así que se rechazaron por ti.
roll-write-own-points = Tu hoja vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} tal como está.
roll-write-sheet-of = **La hoja de { $seat }**: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} tal como está.
roll-write-would-take = **¿Tomar { $pair }?**
roll-write-would-use-arrow = **¿Usar la flecha en { $square } { colour }?**
roll-write-would-stop = **¿Dejar la flecha?**
roll-write-would-mark = Eso marca: { $marks }.
roll-write-would-count = Entonces { $column } vale { $after } en vez de { $before }.
roll-write-would-go-on = Después, la flecha te deja anotar un número más en cualquier expedición.
roll-write-would-cross = Nadie cruzó antes que tú el puente de { $column }: { $points } puntos, también para quien lo cruce en este turno.
roll-write-would-cross-too = Cruzas el puente de { $column } en el mismo turno que otros: { $points } puntos para cada uno.
roll-write-would-be-late = El puente de { $column } ya se cruzó antes; no da nada más.
# Its colour is before it, as an emoji.
button-roll-write-take = { $digit }
button-roll-write-circle = 0: ×2
button-roll-write-end = { $digit }: 🏺
button-roll-write-arrow-end = artefacto
button-roll-write-refuse = Rechazar
button-roll-write-stop = Parar aquí
button-roll-write-order = Uno tras otro
button-roll-write-confirm = Confirmar
button-roll-write-own-sheet = Mi hoja
button-roll-write-sheet = { $seat }

## The sheets in words

roll-write-side = **{ $seat }**, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}:
roll-write-alt-seat = { $seat }: { $points } puntos, números en las seis columnas { $columns }, artefactos { $artefacts }, símbolos de dado { $dice }, puentes { $bridges }.
roll-write-alt-roll = { $seat } lanzó { $colours }, y { $digits }.
roll-write-alt-taken = { colour-title } { $digit } está tomado.
roll-write-alt-sheet = La hoja de { $seat }, { $points } puntos.
roll-write-alt-expedition = { colour-title }: { $marks }, vale { $points }.
roll-write-alt-sums = Artefactos: { $artefacts }, valen { $artefact-points }. Símbolos de dado: { $dice }, valen { $dice-points }. Puentes: { $bridges }, valen { $bridge-points }.

roll-write-why-enter = la expedición { colour.f } tiene entonces { $fields } de { $all } casillas y vale { $after } en vez de { $before }{ $with ->
    [bridge] , y su puente te da puntos
    [arrow] , y la flecha que hay allí deja anotar uno más
    [artefact] , y hay un artefacto
   *[nothing] { "" }
}
roll-write-why-begin = empezada con { $number }, la expedición { colour.f } puede llegar a { $pays } casillas, desde donde rinde
roll-write-why-circle = la expedición { colour.f } cuenta entonces doble, y rinde desde { $pays } casillas
roll-write-why-refuse = ningún par te da más que el dado que marcas en su lugar: esa columna vale entonces { $after } en vez de { $before }
roll-write-why-nothing = ninguno de estos dados encaja en tu hoja
