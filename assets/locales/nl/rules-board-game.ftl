# De regels van het bordspel, bladzijde voor bladzijde. Geen regel mag met een sterretje, haakje of punt beginnen.

rules-board-game-picture =
    Het doel: **de meeste punten.** Je kaarten verplaatsen figuren over vijf paden; de eerste etappes kosten punten, de laatste leveren er veel op. Hier is Anna aan de beurt.

    `1` De punten van een speler, wat de figuren onderweg nu zouden opleveren, en artefacten.
    `2` Wat een etappe telt voor een figuur die er aan het einde van de ronde staat.
    `3` Een figuur. De vorm zegt van wie die is; het getal is de laatste kaart van die rij.
    `4` Een leider, met kroon: telt maal { $factor }, ook bij verlies.
    `5` Een fiche: de pijl verzet een figuur, een munt brengt punten, de vaas is een artefact.
    `6` De brug, met een lamp voor elk pad waar is overgestoken. Bij { $figures } oversteken eindigt de ronde.
    `7` Een verloren stad, de laatste etappe.
    `8` Je eigen laatste kaart van deze kleur: de volgende mag gelijk of hoger zijn.
    `9` De gedekte stapel en hoeveel kaarten er nog zijn. Daaronder liggen de aflegstapels.

    In je beurt leg je een kaart aan een expeditie of leg je die af, en daarna neem je er een.

rules-board-game-overview-title = Overzicht
rules-board-game-overview =
    Twee tot vier reizigers zoeken vijf verloren steden. Vijf paden leiden erheen, elk in negen etappes. Elke kaart in de kleur van een pad die je speelt, brengt je figuur één etappe verder: van { $first } punten op de eerste etappe tot { $last } in de stad.

    • Er zijn { $cards } kaarten: de getallen { $lowest } tot { $highest } in vijf kleuren, elk twee keer. Je hebt er { $hand } in de hand. Met twee spelers gaan er elke ronde { $removed } kaarten ongezien uit het spel.
    • Je hebt { $members } leden en één leider. De punten van de leider tellen dubbel, winst en verlies.
    • In je beurt leg je een kaart aan een expeditie of leg je die af, en daarna neem je er een.
    • Een partij heeft drie rondes. Artefacten die je onderweg verzamelt, tellen aan het einde.

    Wie aan het einde de meeste punten heeft, wint.

rules-board-game-turn-title = Je beurt
rules-board-game-turn =
    Een beurt heeft twee delen, in deze volgorde.

    1. Speel een kaart: begin er een expeditie mee, leg hem aan een expeditie, of leg hem af op de stapel van zijn kleur.
    2. Neem een kaart: van de gedekte stapel, of de bovenste van een aflegstapel.{ $retake ->
        [yes] { " " }Je mag zelfs terugnemen wat je net hebt afgelegd.
       *[no] { " " }Maar wat je net hebt afgelegd, mag je niet terugnemen.
    }

    Hier in Discord: druk op **{ button-hand }**, kies een kaart, kies wat je ermee doet, en dan wat je neemt. Laat een fiche je een figuur verzetten, dan kies je welke. Tot je een kaart neemt, maakt **{ button-take-back }** je stappen één voor één ongedaan.

rules-board-game-expeditions-title = Expedities
rules-board-game-expeditions =
    Je hebt op elk pad hooguit één expeditie: een rij kaarten voor je, en een figuur op het pad.

    • **Begin** met de laagste kaart van de kleur in je hand. Kies de leider of een lid; de figuur start op de eerste etappe ({ $first }).
    • **Leg** een kaart van de kleur met een getal dat gelijk is aan of hoger is dan het laatste in je rij. De figuur gaat één etappe verder, met de tweede kaart naar { $second }. Je mag gaten laten, maar ze nooit meer vullen.
    • Heeft je figuur de stad bereikt, etappe { $stages }? Dan verzetten kaarten van die kleur een andere figuur van jou één etappe.
    • Figuren gaan nooit terug. Op één etappe mogen er meer staan.
    • Je hoeft niet elke figuur op pad te sturen. Wie wacht, telt niet.

rules-board-game-tiles-title = Fiches
rules-board-game-tiles =
    Op vijf etappes van elk pad ligt een fiche. Wat je figuur daar vindt, gebeurt meteen.

    • **Artefact** ({ $artefacts } fiches): je neemt het, en de etappe blijft deze ronde leeg.
    • **Punten** ({ $points } fiches): je krijgt de getoonde punten, een leider niet meer dan een lid. De fiche blijft liggen.
    • **Figuur verzetten** ({ $stages } fiches): je mag een van je figuren die onderweg is één etappe verzetten, ook dezelfde. De fiche blijft liggen.

    Ook wat die figuur vindt, gebeurt. Zo kan één kaart een hele keten in gang zetten.

rules-board-game-scoring-title = Einde van een ronde
rules-board-game-scoring =
    Tussen etappe { $before } en { $behind } liggen de bruggen. Een ronde eindigt meteen als figuur nummer { $figures } van alle spelers samen er een oversteekt; de fiche daar telt dan niet meer. Een ronde eindigt ook meteen als iemand de laatste kaart van de gedekte stapel trekt.

    Dan telt elke figuur die onderweg is wat zijn etappe waard is, de leider maal { $factor }. De som komt bij je punten of gaat eraf. Minder dan 0 heb je nooit.

    Een voorbeeld: leider op 35, leden op 5 en −15. Dat is 70 + 5 − 15 = 60 punten.

    Daarna komen de figuren terug, worden fiches en kaarten geschud, en begint wie anders aan de beurt was geweest de volgende ronde. Punten en artefacten blijven.

rules-board-game-match-title = Partij, kort spel, variant
rules-board-game-match =
    Na drie rondes tellen je artefacten volgens een ladder: { $six } punten voor zes, { $nine } voor negen, maar { $none } voor geen enkel. **{ rules-board-game-values-title }** toont hem helemaal.

    • Bij gelijke punten wint wie meer artefacten heeft. Zijn die ook gelijk, dan wordt de winst gedeeld.
    • Het **korte spel** heeft één ronde en een eigen ladder.
    • **Op en neer** is een variant: begin met je laagste of hoogste kaart van een kleur. De eerste kaart die anders is, bepaalt of die rij stijgt of daalt; gelijke kaarten laten het open.

rules-board-game-values-title = Waarden
rules-board-game-values =
    Sommige waarden staan alleen op afbeeldingen die we niet hebben gezien. { $certain } is zeker, { $likely } is waarschijnlijk, { $guess } hebben we geraden. Heb je het spel, vertel ons dan wat er bij jou staat.

    • Etappes 1 tot 9: { $stages }
    • Puntenfiches: { $tiles }
    • Etappes met fiches: { $places } { $places-mark }
    • Artefacten 0, 1, 2, … na drie rondes: { $long }
    • Artefacten 0, 1, 2, … in het korte spel: { $short }
    • Je eigen afgelegde kaart terugnemen: { $retake-mark }

    Meer artefacten tellen als het laatste getal. Dat na drie rondes zes er 30 opleveren en negen 70, is zeker.
rules-board-game-places = { colour-title } { $stages }

rules-board-game-house-title = Huisregels
rules-board-game-house =
    Waar de spelregels zwijgen, of online niet werken, spelen we zo:

    • Het lot bepaalt wie de eerste ronde begint.
    • Iedereen ziet ieders punten en artefacten.
    • Een kaart voor een stad die al ontdekt is, mag je ook leggen als geen andere figuur van jou verder kan.
    • Niemand betaalt voor artefacten meer punten dan hij heeft.
    • Als { $turns } beurten achter elkaar niemand van de gedekte stapel trekt, zijn de aflegstapels de volgende beurt gesloten. Zo komt elke ronde tot een einde.
    • Het schudden is eerlijk en te controleren: de bot legt zijn geheim voor de partij vast, publiceert er een vingerafdruk van en toont het geheim na afloop.

# De legenda van de tekens; elk in hooguit twee regels van 46 letters.
sign-board-game-points = Punten, en wat de figuren onderweg nu zouden opleveren.
sign-board-game-figures = Figuren: vorm per speler, getal van de laatste kaart. Kroon: leider, maal { $factor }.
sign-board-game-tiles = Fiches: figuur verzetten, punten, artefact.
sign-board-game-bridge = Brug: { $figures } oversteken beëindigen de ronde. De lamp brandt waar het gebeurde.
sign-board-game-city = Verloren stad: de laatste etappe van een pad.
sign-board-game-own-card = De laatste kaart van je eigen rij op dit pad.
