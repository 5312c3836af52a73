# Rivalen: mogelijkheden, gebeurtenissen, de tafel met haar knoppen, het bord in woorden.

rivals-name = Lost Cities: Rivalen

## Mogelijkheden

rivals-choice-reveal = Een kaart omdraaien
rivals-choice-auction = Een veiling starten met { coins }
rivals-choice-bid = { coins } bieden
rivals-choice-pass = Passen
rivals-choice-lay = { card-title } leggen
rivals-choice-remove = { card-title } verwijderen
rivals-choice-done = Klaar, de volgende kaart omdraaien

## Gebeurtenissen

coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
rivals-began = De startwedkaarten liggen op tafel. { $seat } begint.
rivals-turned = { $seat } heeft { card-marked } omgedraaid.
rivals-boxed = { $seat } heeft { card-marked } omgedraaid. Niemand kan die nog leggen, dus gaat die terug in de doos.
rivals-opened = { $seat } is een veiling gestart met { coins }.
rivals-raised = { $seat } heeft { coins } geboden.
rivals-passed = { $seat } heeft gepast.
rivals-could-not-bid = { $seat } heeft { coins }, kan niet hoger bieden en doet niet meer mee.
rivals-won = { $seat } heeft de veiling gewonnen voor { coins }.
rivals-laid = { $seat } heeft { card-marked } gelegd.
rivals-removed = { $seat } heeft { card-marked } in de doos gelegd.
rivals-pile-ended = Stapel { $pile } is leeg: iedereen krijgt { coins }, en { $rest ->
    [one] { $rest } blijft
   *[other] { $rest } blijven
} in de voorraad.

## Puntentelling

rivals-over = **De laatste stapel is leeg.** Voetafdrukken × wedkaarten + bonus:
rivals-seat-points = **{ $seat }**: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# $arithmetic: "6 × 3 + 8 = 26".
rivals-row-score = { $square } { colour-title }: { $arithmetic }
rivals-coins-score = 🪙 Munten: { $coins }

## Tafel

rivals-beginning = De startwedkaarten worden gedeeld.
rivals-to-act = **{ $seat }** is aan de beurt: een kaart omdraaien of een veiling starten.
rivals-no-coins = Zonder munten geen veiling.
rivals-nothing-to-auction = Er valt nog niets te veilen.
rivals-to-bid = **{ $seat }** mag bieden: meer dan { $coins }, of passen.
rivals-bids = Biedingen: { $list }.
rivals-bid-of = { $seat } { $coins }
rivals-bid-of-passed = { $seat } { $coins } (gepast)
rivals-bid-none-passed = { $seat } (gepast)
rivals-bid-none = { $seat } –
rivals-to-select = **{ $seat }** heeft gewonnen voor { coins }: leg kaarten, verwijder er één.
rivals-to-select-removed = **{ $seat }** heeft gewonnen voor { coins } en een kaart verwijderd: leg zoveel kaarten als je wilt.
rivals-to-select-done = **{ $seat }** heeft gewonnen voor { coins }: er kan niets meer gelegd worden.
rivals-cannot-lay = -# Past niet: { $cards }.
rivals-turning = **{ $seat }** draait een kaart om.
rivals-status = Stapel { $pile } van { $piles } · nog { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} · { coins } in de voorraad
rivals-coins = Munten: { $list }.
rivals-coins-of = { $seat } { $coins }
rivals-points-now = Punten nu, munten meegeteld: { $scores }.
rivals-your-turn = **Jij bent aan de beurt.**
rivals-lay-nothing = **Echt niets leggen?** Je hebt ervoor betaald, en minstens één kaart past.
rivals-menu-auction = Met meer dan één munt starten …
rivals-menu-bid = Meer bieden …
rivals-menu-lay = Een kaart leggen …
rivals-menu-remove = Eén kaart verwijderen …
rivals-menu-colour = Kaarten van één kleur leggen of verwijderen …
rivals-menu-colour-entry = { colour-title }: { $cards }
button-rivals-reveal = Kaart omdraaien
button-rivals-auction = Veilen: { $coins } bieden
button-rivals-bid = { $coins } bieden
button-rivals-pass = Passen
# Its colour is before it, as an emoji.
button-rivals-lay = { $rank ->
    [0] ×2
   *[other] { $rank }
}
button-rivals-lay-all = Alles wat past ({ $cards })
button-rivals-done = Klaar
button-rivals-lay-nothing = Niets leggen

## Het bord in woorden

rivals-display = **Aanbod**
rivals-display-line = { $square } { colour-title }: { $cards }
rivals-side = **{ $seat }**, { coins }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}:
# Een regel zonder woorden: "🟥 ×2 3 5 7 (8)".
rivals-alt-turn = { $seat } is aan de beurt.
rivals-alt-bid = { $seat } biedt het meest: { coins }.
rivals-alt-pile = Stapel { $pile } van { $piles }, nog { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}; { coins } in de voorraad.
rivals-alt-display = In het aanbod:
rivals-alt-no-display = Het aanbod is leeg.
rivals-alt-display-line = { colour-title }: { $cards }.
rivals-alt-row = { colour-title } { $row } (waard { $steps })
rivals-alt-footprints = Getallen vanaf { $step } hebben { $high } voetafdrukken, lagere { $low }.
rivals-alt-side = { $seat }: { coins }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $rows }.

rivals-why-bid = { $fitting } van { $cards } kaarten { $fitting ->
    [one] past bij je expedities en brengt
   *[other] passen bij je expedities en brengen
} meteen { $points } op; je hebt { coins }, de rijkste andere { $richest }
rivals-why-pass = { $fitting } van { $cards } kaarten { $fitting ->
    [one] past bij je expedities en brengt
   *[other] passen bij je expedities en brengen
} meteen niet meer dan { $points } op
rivals-why-reveal = { $fitting } van { $cards } kaarten { $fitting ->
    [one] past bij je expedities en brengt
   *[other] passen bij je expedities en brengen
} meteen { $points } op, en er nog een omdraaien kost niets
rivals-why-lay = je { colour } expeditie telt dan { $after } in plaats van { $before }
rivals-why-wager = hij vermenigvuldigt wat de getallen van je { colour } expeditie opbrengen
rivals-why-remove = iemand anders zou hem kunnen gebruiken
