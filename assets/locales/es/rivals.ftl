# Rivals: choices, happenings, the table with its controls, the board in words.

rivals-name = Lost Cities: Rivales

## Choices

rivals-choice-reveal = Voltear una carta
rivals-choice-auction = Abrir subasta con { coins }
rivals-choice-bid = Pujar { coins }
rivals-choice-pass = Pasar
rivals-choice-lay = Jugar { card }
rivals-choice-remove = Apartar { card }
rivals-choice-done = Listo, voltear la siguiente carta

## Happenings

coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
rivals-began = Las apuestas iniciales están en la mesa. Sale { $seat }.
rivals-turned = { $seat } volteó { card-marked }.
rivals-boxed = { $seat } volteó { card-marked }. Ya nadie puede jugar esa carta, así que va a la caja.
rivals-opened = { $seat } abrió una subasta con { coins }.
rivals-raised = { $seat } pujó { coins }.
rivals-passed = { $seat } pasó.
rivals-could-not-bid = { $seat } tiene { coins }, no puede subir la puja y queda fuera.
rivals-won = { $seat } ganó la subasta por { coins }.
rivals-laid = { $seat } jugó { card-marked }.
rivals-removed = { $seat } apartó { card-marked } a la caja.
rivals-pile-ended = La pila { $pile } está vacía: cada cual recibe { coins }, y { $rest ->
    [one] { $rest } queda
   *[other] { $rest } quedan
} en la reserva.

## Scores

rivals-over = **La última pila está vacía.** Huellas × apuestas + bonificación:
rivals-seat-points = **{ $seat }**: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
# $arithmetic: "6 × 3 + 8 = 26".
rivals-row-score = { $square } { colour-title }: { $arithmetic }
rivals-coins-score = 🪙 Monedas: { $coins }

## Table

rivals-beginning = Se reparten las apuestas iniciales.
rivals-to-act = Le toca a **{ $seat }**: voltear una carta o abrir una subasta.
rivals-no-coins = Sin monedas no hay subasta.
rivals-nothing-to-auction = Aún no hay nada que subastar.
rivals-to-bid = Le toca a **{ $seat }**: pujar más de { $coins }, o pasar.
rivals-bids = Pujas: { $list }.
rivals-bid-of = { $seat } { $coins }
rivals-bid-of-passed = { $seat } { $coins } (pasó)
rivals-bid-none-passed = { $seat } (pasó)
rivals-bid-none = { $seat } –
rivals-to-select = **{ $seat }** ganó por { coins }: juega cartas, aparta una.
rivals-to-select-removed = **{ $seat }** ganó por { coins } y apartó una carta: juega las que quiera.
rivals-to-select-done = **{ $seat }** ganó por { coins }: ya no se puede jugar nada más.
rivals-cannot-lay = -# No se pueden jugar: { $cards }.
rivals-turning = **{ $seat }** voltea una carta.
rivals-status = Pila { $pile } de { $piles } · quedan { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} · { coins } en la reserva
rivals-coins = Monedas: { $list }.
rivals-coins-of = { $seat } { $coins }
rivals-points-now = Puntos ahora, con monedas: { $scores }.
rivals-your-turn = **Tu turno.**
rivals-lay-nothing = **¿Seguro que no juegas nada?** Has pagado por ello, y al menos una carta encaja.
rivals-menu-auction = Abrir con más de una moneda…
rivals-menu-bid = Pujar más…
rivals-menu-lay = Jugar una carta…
rivals-menu-remove = Apartar una carta…
rivals-menu-colour = Jugar o apartar cartas de un color…
rivals-menu-colour-entry = { colour-title }: { $cards }
button-rivals-reveal = Voltear una carta
button-rivals-auction = Subasta: pujar { $coins }
button-rivals-bid = Pujar { $coins }
button-rivals-pass = Pasar
# Its colour is before it, as an emoji.
button-rivals-lay = { $rank ->
    [0] ×2
   *[other] { $rank }
}
button-rivals-lay-all = Jugar todo ({ $cards })
button-rivals-done = Listo
button-rivals-lay-nothing = No jugar nada

## The board in words

rivals-display = **Oferta**
rivals-display-line = { $square } { colour-title }: { $cards }
rivals-side = **{ $seat }**, { coins }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}:
# A line without words: "🟥 ×2 3 5 7 (8)".
rivals-alt-turn = Le toca a { $seat }.
rivals-alt-bid = { $seat } tiene la mayor puja: { coins }.
rivals-alt-pile = Pila { $pile } de { $piles }, quedan { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; { coins } en la reserva.
rivals-alt-display = En la oferta:
rivals-alt-no-display = La oferta está vacía.
rivals-alt-display-line = { colour-title }: { $cards }.
rivals-alt-row = { colour } { $row } (vale { $steps })
rivals-alt-footprints = Los números desde { $step } tienen { $high } huellas, los menores { $low }.
rivals-alt-side = { $seat }: { coins }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; { $rows }.

rivals-why-bid = { $fitting } de { $cards } cartas { $fitting ->
    [one] encaja en tus expediciones y suma
   *[other] encajan en tus expediciones y suman
} { $points } ya; tienes { coins }, y entre los demás quien más tiene, { $richest }
rivals-why-pass = { $fitting } de { $cards } cartas { $fitting ->
    [one] encaja en tus expediciones y no suma
   *[other] encajan en tus expediciones y no suman
} más de { $points } ya
rivals-why-reveal = { $fitting } de { $cards } cartas { $fitting ->
    [one] encaja en tus expediciones y suma
   *[other] encajan en tus expediciones y suman
} { $points } ya, y voltear una más no cuesta nada
rivals-why-lay = tu expedición { colour.f } vale entonces { $after } en vez de { $before }
rivals-why-wager = multiplica lo que dan los números de tu expedición { colour.f }
rivals-why-remove = podría servirle a otra persona
