# De regels van Rivalen, bladzijde voor bladzijde. Geen regel mag met een sterretje, een haakje of een punt beginnen.

rules-rivals-picture =
    Het doel: **de meeste punten.** Win veilingen en leg lange rijen oplopende kaarten; ook munten die je houdt tellen mee. Hier is Anna aan de beurt.

    `1` De stapel in het spel en hoeveel kaarten er nog zijn. Daaronder een kleine achterkant voor elke stapel: goud is die in het spel.
    `2` Het aanbod: de kaarten waarop wordt geboden. De voetafdrukken op een getal zijn wat het telt.
    `3` De voorraad: betaalde biedingen. Die wordt verdeeld als een stapel op is.
    `4` De munten van een speler, en bij de ster de punten tot nu toe, munten meegeteld.
    `5` Een rij: het laatste getal, de factor van de wedkaarten en wat ze telt. Bij elk getal vult zich een stip; alle { $numbers } leveren { $bonus } extra op.
    `6` De biedingen van deze veiling. Doorgestreept heeft gepast.
    `7` Het hoogste bod, op goud. De winnaar betaalt het en legt kaarten uit het aanbod.

    In je beurt draai je een kaart om of start je een veiling.

rules-rivals-overview-title = Overzicht
rules-rivals-overview =
    Twee tot vier reizigers bieden goud voor dezelfde kaarten en leggen er expedities mee: een rij voor elk van de vijf kleuren, waarin de getallen nooit dalen. Voetafdrukken op de kaarten tellen, wedkaarten verveelvoudigen ze, en een rij beginnen kost niets.

    • Er zijn { $cards } kaarten: in elke kleur 2 tot 5 tweemaal, 6 tot 10 eenmaal, en { $wagers } wedkaarten.
    • Ze vormen { $piles } stapels, die na elkaar worden omgedraaid.
    • Iedereen heeft { $start-wagers } startwedkaarten van verschillende kleuren. Die beginnen die twee rijen al.
    • De munten worden gelijk verdeeld: { $two } per persoon met twee, { $three } met drie, { $four } met vier.

    Alles ligt open, behalve de volgorde van de stapels. Wie na de laatste kaart de meeste punten heeft, wint.

rules-rivals-turn-title = Jouw beurt
rules-rivals-turn =
    In je beurt voer je precies één actie uit:

    1. **Omdraaien.** De bovenste kaart van de stapel komt in het aanbod. Daarna is de volgende speler aan de beurt.
    2. **Veilen.** Je start een veiling voor de kaarten in het aanbod. Je biedt ten minste één munt; zonder munten kun je alleen omdraaien.

    Een kaart die bij het omdraaien niemand meer kan leggen, gaat terug in de doos, en er komt geen vervangende kaart.

    Hier in Discord speel je alles met de knoppen onder het bord; alleen wie aan de beurt is, kan ze gebruiken. Of typ: `reveal`, `auction.1`, `bid.5`, `pass`, `lay.r4`, `remove.gw`, `done`.

rules-rivals-auction-title = De veiling
rules-rivals-auction =
    Wie de veiling start, biedt het eerst. De anderen volgen met de klok mee: ieder doet een hoger bod of past. Wie past, mag bij deze veiling niet meer inspringen; wie heeft geboden, mag verhogen als hij weer aan de beurt is.

    • Niemand biedt meer dan hij heeft. Wie niet hoger kan bieden, past vanzelf, en de tafel meldt het.
    • Zodra allen op één na hebben gepast, wint de hoogste bieder en betaalt zijn bod aan de voorraad.
    • Daarna is de speler **links van de winnaar** aan de beurt, wie de veiling ook startte.

rules-rivals-laying-title = Expedities leggen
rules-rivals-laying =
    De winnaar mag, in elke volgorde:

    • zoveel kaarten uit het aanbod aan zijn eigen rijen leggen als hij wil, ook geen,
    • **één** kaart uit het aanbod terug in de doos leggen, bruikbaar of niet.

    Wat overblijft, blijft in het aanbod. Dan draait de winnaar een kaart om.

    • Een getal mag niet lager zijn dan het laatste getal van zijn rij. Gelijke getallen mogen op elkaar volgen.
    • Een wedkaart mag alleen vóór het eerste getal liggen; meer van één kleur is toegestaan.
    • Je bepaalt zelf de volgorde: wedkaart, 2, 2 en 5 kunnen allemaal in één keer.

    Tot je op **{ button-rivals-done }** drukt, maakt **{ button-take-back }** het laatste ongedaan.

rules-rivals-piles-title = Stapels en verdeling
rules-rivals-piles =
    Er zijn { $piles } stapels van { $cards } kaarten. Als de laatste kaart van een stapel wordt omgedraaid, worden de munten in de voorraad gelijkmatig verdeeld. Resterende munten blijven liggen. Dan komt de volgende stapel in het spel en is de volgende speler aan de beurt.

    Met de laatste kaart van de laatste stapel eindigt het spel **direct**. De voorraad wordt dan niet meer verdeeld.

rules-rivals-scoring-title = Puntentelling
rules-rivals-scoring =
    Elke rij telt apart:
    1. Tel de voetafdrukken: getallen onder { $step } hebben er { $low }, de andere { $high }. Wedkaarten hebben er geen.
    2. Maal 2 bij één wedkaart, maal 3 bij twee, maal 4 bij drie, maal 5 bij vier. Startwedkaarten tellen gewoon mee.
    3. Heeft de rij ten minste { $numbers } **getallen**, dan komen er { $bonus } punten bij. Deze bonus wordt niet verveelvoudigd.

    Een rij met alleen wedkaarten telt 0. Elke munt die je overhoudt, is een punt.

rules-rivals-example-title = Voorbeeld
rules-rivals-example =
    Het voorbeeld van een puntentelling uit de spelregels; de sommen zijn gedrukt, de kaarten zijn van ons:

    🟩 Groen 6, 7, 8, 9: { $green }
    ⬜ Wit, één wedkaart, 5, 6, 7: { $white }
    🟥 Rood, twee wedkaarten, 2, 3, 6, 7: { $red }
    🟨 Geel, twee wedkaarten: { $yellow }
    🟦 Blauw, vier wedkaarten, 9, 10: { $blue }

    Samen zijn dat **{ $total }** punten, en één meer voor elke munt.

rules-rivals-values-title = Waarden en hun bronnen
rules-rivals-values =
    Sommige getallen staan alleen op afbeeldingen in de spelregels. ✓ is zeker, ≈ waarschijnlijk, ? een gok van ons. Heb je het spel en zie je iets anders, laat het ons dan weten.

    { $prints-mark } Voetafdrukken: { $prints }
    { $coins-mark } Munten met twee, drie, vier: { $two }, { $three }, { $four }
    { $piles-mark } Stapels: { $piles } van { $cards } kaarten
    { $start-mark } Startwedkaarten: { $start-wagers } per speler
    { $bonus-mark } Bonus: { $bonus } punten vanaf { $numbers } getallen
    { $empty-mark } Een veiling heeft een kaart in het aanbod nodig
    { $tie-mark } Bij gelijke punten deelt men de overwinning

rules-rivals-house-title = Huisregels
rules-rivals-house =
    Waar de spelregels zwijgen of online niet passen, spelen we zo:

    • Wie begint, wordt geloot.
    • Ieders munten liggen open.
    • Zolang het aanbod leeg is, is er geen veiling.
    • Bij gelijke punten aan het einde deelt men de overwinning.
    • Het schudden is eerlijk en controleerbaar: de bot legt zijn geheim vóór het spel vast, publiceert er een vingerafdruk van en toont het geheim na afloop.

# De legenda van de tekens; elk in hooguit twee regels van 46 letters.
sign-rivals-footprints = Voetafdrukken op een getal: wat het telt.
sign-rivals-coins = Munten, om te bieden. Elke munt die je overhoudt, is een punt.
sign-rivals-points = Ster: punten tot nu toe, munten meegeteld.
sign-rivals-row = Een rij: het laatste getal, de factor van de wedkaarten en wat ze telt.
sign-rivals-dots = Een stip voor elk getal van een rij. Alle { $numbers } leveren { $bonus } punten extra op.
sign-rivals-bids = Hamer: de biedingen. Op goud: de hoogste.
sign-rivals-passed = Doorgestreept: deze speler heeft gepast.
sign-rivals-piles = Stapels: open zijn op, de gouden is in het spel.
