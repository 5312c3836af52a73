# De regels van Roll & Write, pagina voor pagina. Geen regel mag met een sterretje, haakje of punt beginnen.

rules-roll-write-picture =
    Het doel: **de meeste punten.** Vul oplopende getallen in en kom in elke kleur zo hoog als je kunt. Een scoreblad midden in een partij:

    `1` De dobbelstenen: je neemt een kleur en een getal en vult het getal in de kolom van die kleur in.
    `2` Een expeditie, gevuld van onder naar boven. Getallen mogen gelijk blijven, maar nooit dalen.
    `3` Het volgende vakje, met het laagste getal dat past.
    `4` Pijl: meteen nog een getal. Vaas: een artefact.
    `5` Het verdubbelingsvakje, aangekruist met een 0 vóór het eerste getal: de kolom telt dubbel.
    `6` De brug: wie die in een kolom als eerste oversteekt, krijgt { $bridge-points } punten (goud); is die doorgestreept, dan was iemand eerder.
    `7` Wat een kolom tot dit vakje telt. De getallen erboven zijn wat elke kolom nu telt.
    `8` Artefacten die je hebt gevonden.
    `9` Dobbelstenen die je hebt geweigerd. Het laatste vakje put je uit.

    Rechtsonder staat de som van alles.

rules-roll-write-overview-title = Overzicht
rules-roll-write-overview =
    Iedereen leidt zes expedities op een eigen scoreblad, en één worp met zes dobbelstenen geldt voor de hele groep.

    • Drie dobbelstenen tonen kleuren, drie tonen getallen van 0 tot 9.
    • Elke beurt gooit iemand en neemt één kleur- en één getallendobbelsteen. Alle anderen kiezen uit wat over is; meerderen mogen hetzelfde kiezen.
    • Het getal komt in de expeditie van die kleur, van onder naar boven. Getallen mogen nooit dalen.
    • Sommige van de { $fields } vakjes leveren een artefact of een pijl op. Wie als eerste de brug van een kolom oversteekt, krijgt { $bridge-points } punten.
    • Wie niets kan of wil invullen, weigert en arceert een dobbelsteensymbool.

    Hoe meer vakjes van een kolom vol zijn, hoe meer die telt; korte kosten punten. Iedereen ziet alles.

rules-roll-write-turn-title = Een beurt
rules-roll-write-turn =
    1. De bot gooit voor de actieve speler.
    2. De actieve speler neemt een kleur- en een getallendobbelsteen, of weigert.
    3. Alle anderen kiezen uit de overige vier dobbelstenen, of uit alle zes als de actieve speler weigerde. Of ze weigeren.
    4. Als iedereen heeft gekozen, worden de bruggen toegekend, en met de klok mee is de volgende speler actief.

    Je mag alleen nemen wat je kunt invullen. Weigeren mag altijd, ook als er iets past.

    Hier in Discord: open je scoreblad, kies een paar, bekijk wat er volgt en druk op **{ button-roll-write-confirm }**. Een bevestigde keuze wordt aan iedereen gemeld en kan niet worden teruggenomen.

    Voor het spel kies je de volgorde: *tegelijk* laat alle anderen op hetzelfde moment kiezen, *om de beurt* na elkaar.

rules-roll-write-expeditions-title = Expedities
rules-roll-write-expeditions =
    Elke expeditie heeft aan het begin een rond verdubbelingsvakje, dan { $fields } vakjes en aan het einde een artefact.

    • Elk getal moet minstens zo hoog zijn als het vorige. Gelijke getallen mogen.
    • Een 0 geldt als 10.
    • Of je kruist met een 0 het verdubbelingsvakje van die kleur aan: de expeditie telt dubbel, in goede en in slechte zin. Dat kan alleen vóór het eerste getal.
    • Zijn alle vakjes vol, dan mag je nog één passend getal kiezen: het kruist het artefact aan het einde aan. Dat kan bij elke expeditie één keer.

    Een voorbeeld: je rode rij is 2, 2. Je mag rood 2 tot 9 invullen, of een rode 0 als 10. Rood 1 past niet meer.

rules-roll-write-fields-title = Pijlen en artefacten
rules-roll-write-fields =
    • **Pijl**: vul je dit vakje, dan mag je meteen nog een getal invullen bij een expeditie naar keuze. Het herhaalt het getal ervoor, of is een 1 in een lege expeditie. Heeft ook dat vakje een pijl, dan ga je verder. Een pijl mag ook het artefact aan het einde van een volle expeditie aankruisen, maar nooit een verdubbelingsvakje.

    • **Artefact**: vul je dit vakje, of kruis je het artefact aan het einde van een expeditie aan, dan arceer je rechts een artefact. Er zijn er { $fields }; zijn ze allemaal gearceerd, dan vervalt dat.

    Een pijl is een aanbod: je mag altijd stoppen.

rules-roll-write-refusing-title = Weigeren
rules-roll-write-refusing =
    Weiger je de dobbelstenen, dan arceer je rechts een dobbelsteensymbool.

    • De dobbelsteenkolom heeft { $fields } vakjes, en het voorlaatste telt { $best } punten.
    • Met het laatste ben je **uitgeput**: de kolom telt dan { $last }. Je speelt verder, en weigeren kost je niets meer.

    Het spel eindigt met de beurt waarin iedereen uitgeput is of de laatste van de acht bruggen is overgestoken.

rules-roll-write-bridges-title = Bruggen
rules-roll-write-bridges =
    Elk van de acht kolommen heeft een brug: de zes expedities, de artefacten en de dobbelsteensymbolen. Je steekt die over als je vakje { $field } vult.

    • Wie als eerste oversteekt, krijgt { $points } punten.
    • Wie dat in dezelfde beurt doet, krijgt ze ook.
    • Alle anderen strepen de brug door.

    De bruggen worden toegekend als iedereen heeft gekozen. Deze punten worden nooit verdubbeld, en wie uitgeput is houdt ze.

rules-roll-write-scoring-title = Puntentelling
rules-roll-write-scoring =
    • Een expeditie telt wat naast haar hoogste getal staat: { $one } bij één getal, { $two } bij twee, { $three } bij drie, { $four } bij vier, tot { $best } bij alle negen. Een aangekruist verdubbelingsvakje verdubbelt dat.
    • Alleen het verdubbelingsvakje en geen getal: { $circle-only }. Helemaal niets: 0.
    • Artefacten en dobbelsteensymbolen tellen wat in hun hoogste gearceerde vakje staat; alle negen artefacten leveren { $artefacts } punten op.
    • Elke gewonnen brug: { $bridge-points } punten.

    De meeste punten winnen. Wie bovenaan gelijk staat, wint samen.

rules-roll-write-values-title = Waarden
rules-roll-write-values =
    Het gedrukte scoreblad, vakje voor vakje, en hoe zeker we zijn. Heb je het spel en zie je iets anders, laat het dan weten aan wie deze bot beheert.

    Expeditie, 1 tot 9 getallen: { $expedition } ({ $expedition-sure })
    Alleen het verdubbelingsvakje: { $circle-only } ({ $circle-sure })
    Artefacten, 1 tot 9: { $artefacts } ({ $artefacts-sure }); geen: { $no-artefacts } ({ $no-artefacts-sure })
    Dobbelsteensymbolen, 1 tot 9: { $dice } ({ $dice-sure }); geen: { $no-dice } ({ $no-dice-sure })
    Brug: { $bridge-points } punten in vakje { $bridge-field } ({ $bridge-sure })
    Vakjes met een artefact: { $artefact-fields } ({ $artefact-fields-sure })
    Vakjes met een pijl: { $arrow-fields } ({ $arrow-fields-sure })
rules-roll-write-sure = { $confidence ->
    [certain] zeker
    [likely] waarschijnlijk
   *[guess] door ons geschat
}

rules-roll-write-house-title = Huisregels
rules-roll-write-house =
    Waar de spelregel zwijgt of hier niet past, spelen we zo:

    • Het lot bepaalt wie als eerste gooit.
    • Een pijl vult het laagste passende getal in; een hoger getal zou nooit beter zijn.
    • Niemand hoeft een brug te melden: dat doet de bot.
    • Past geen van de dobbelstenen die je kunt kiezen op je scoreblad, dan weigert de bot ze voor je.
    • De dobbelstenen zijn eerlijk en te controleren: de bot legt voor het spel zijn geheim vast, publiceert er een vingerafdruk van en toont het geheim achteraf.

# De legenda van de tekens; elk in hooguit twee regels van 46 letters.
sign-roll-write-next = Het volgende vakje van een kolom, met het laagste getal dat past.
sign-roll-write-fields = Pijl: meteen nog een getal. Vaas: een artefact.
sign-roll-write-end = Het artefact aan het einde van een volle kolom; goud als het is aangekruist.
sign-roll-write-circles = Verdubbelingsvakje: met een 0 aangekruist, of doorgestreept omdat het te laat is.
sign-roll-write-bridges = Brug: goud, jij was eerst en krijgt { $points }; doorgestreept, iemand anders.
sign-roll-write-refused = Dobbelsteen: geweigerde dobbelstenen.
sign-roll-write-taken = Bleke dobbelsteen met teken: deze speler heeft hem genomen.
sign-roll-write-tower = Een toren is een kolom, met bovenaan het laatste getal. Licht: ze loont.
sign-roll-write-waiting = Vinkje: heeft gekozen. Puntjes: kiest nog.
sign-roll-write-turn = Het nummer van de beurt.
