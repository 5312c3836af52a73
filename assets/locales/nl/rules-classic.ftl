# De regels van het kaartspel voor twee, bladzijde voor bladzijde. Geen regel mag met een ster, haak of punt beginnen.

rules-page = **{ $game } · { $title }** · bladzijde { $page } van { $pages }

rules-picture-title = In één oogopslag
rules-alt-pins = Een voorbeeld met { $pins } genummerde markeringen; de tekst legt uit wat ze aanwijzen.

rules-classic-picture =
    Het doel: **de meeste punten.** Een expeditie begint met { $cost } punten schuld. De getallen die je legt betalen die af; alles daarboven is voor jou. Hier is Anna aan de beurt, en beiden hebben nog schuld.

    `1` Je punten op dit moment. Begonnen expedities staan vaak nog onder nul.
    `2` De gedekte stapel en hoeveel kaarten er nog zijn. Met de laatste eindigt de ronde.
    `3` Een expeditie: één rij voor elke kleur. Elk getal moet hoger zijn dan het vorige.
    `4` Een wedkaart verdubbelt wat de rij oplevert; ×3 zijn twee wedkaarten, ×4 drie. Ze komt vóór het eerste getal.
    `5` Wat de rij nu telt: haar getallen min { $cost }, maal haar wedkaarten. De balk vult zich tot { $cost }: dan loont de rij en gaan in haar stad de lichten aan.
    `6` Een aflegstapel, voor jullie allebei. Het kleine getal telt de kaarten.
    `7` De rijen van je tegenstander. De witte rand is de kaart die het laatst is gelegd.
    `8` Je hand, die alleen jij ziet. Een donkere kaart past bij geen van je rijen; een gouden hoek is de kaart die je trok.

    In je beurt leg je een kaart aan een expeditie of leg je die af, en daarna neem je er een.

rules-classic-overview-title = Overzicht
rules-classic-overview =
    Twee reizigers leiden expedities naar { $colours } afgelegen hoeken van de aarde. Een expeditie is een rij kaarten van één kleur waarvan de getallen steeds hoger worden.

    Elke expeditie die je begint, kost { $cost } punten. Brengen de getallen meer op, dan win je de rest; brengen ze minder op, dan verlies je het verschil. Wedkaarten verveelvoudigen de uitkomst, ten goede en ten kwade.

    • Er zijn { $cards } kaarten: in elke kleur de getallen { $lowest } tot en met { $highest } één keer en { $wagers } wedkaarten.
    • Jullie hebben elk { $hand } kaarten in de hand. Alle andere vormen de gedekte stapel.
    • In je beurt leg je een kaart aan een expeditie of leg je die af en daarna neem je er een.
    • De ronde eindigt met de laatste kaart van de gedekte stapel.

    Wie na alle rondes de meeste punten heeft, wint.

rules-classic-turn-title = Je beurt
rules-classic-turn =
    Een beurt heeft twee delen. Je moet ze allebei doen, in deze volgorde.

    1. Leg een kaart uit je hand: aan je eigen expeditie van die kleur of op de aflegstapel van die kleur.
    2. Neem een kaart: van de gedekte stapel of de bovenste kaart van een aflegstapel.

    Precies de kaart die je net hebt afgelegd, mag je niet terugpakken. Zo heb je aan het einde van je beurt altijd { $hand } kaarten in de hand.

    Hier in Discord: druk op **{ button-hand }**, kies een kaart, kies waar die heen gaat en kies dan wat je neemt. Zolang je nog geen kaart hebt genomen, maakt **{ button-take-back }** je zet ongedaan.

rules-classic-expeditions-title = Expedities en wedkaarten
rules-classic-expeditions =
    Je hebt van elke kleur hoogstens één expeditie en je legt alleen aan je eigen expedities.

    • Elk getal moet hoger zijn dan het laatste getal in de rij. Je mag getallen overslaan, maar ze later niet meer invoegen.
    • Een wedkaart mag je alleen vóór het eerste getal leggen. Je mag er meer van één kleur leggen, tot alle { $wagers }.
    • Zodra er een getal in de rij ligt, kan er geen wedkaart meer bij.
    • Je hoeft niet elke kleur te beginnen. Een expeditie zonder kaarten kost niets.

    Een voorbeeld: je groene rij is wedkaart, 5. Nu mag je elk groen getal van 6 tot en met { $highest } leggen. De groene 2, 3 en 4 en de andere groene wedkaarten kun je alleen nog afleggen.

rules-classic-discards-title = Afleggen en nemen
rules-classic-discards =
    Elke kleur heeft een aflegstapel die jullie delen. Alleen de bovenste kaart is te zien en te pakken; het bord laat zien hoeveel kaarten er liggen.

    • Je mag elke kaart afleggen, ook een die je zou kunnen leggen.
    • In plaats van te trekken mag je de bovenste kaart van een aflegstapel nemen, bijvoorbeeld wat je tegenstander net heeft afgelegd.
    • De stapel waarop je net hebt afgelegd, is deze beurt voor jou gesloten.
    • Iedereen mag weten hoeveel kaarten er nog in de gedekte stapel zitten. Wie van de aflegstapels neemt, maakt die niet korter en wint zo tijd.

    Denk goed na voor je iets aflegt: misschien wacht je tegenstander er juist op.

rules-classic-scoring-title = Einde en puntentelling
rules-classic-scoring =
    De ronde eindigt direct als iemand de laatste kaart van de gedekte stapel trekt. Kaarten in de hand tellen niet mee.

    Elke expeditie wordt apart geteld:
    1. Tel de getallen op.
    2. Trek er { $cost } punten voor de expeditie af.
    3. Vermenigvuldig met 2 bij één wedkaart, met 3 bij twee en met 4 bij drie. Ook een verlies wordt vermenigvuldigd.
    4. Tel er { $bonus } punten bij op als de rij minstens { $bonus-cards } kaarten heeft, wedkaarten meegeteld. Deze bonus wordt niet vermenigvuldigd.

    Een kleur zonder kaarten telt 0. Een expeditie brengt tussen { $worst } en { $best } punten op.

rules-classic-example-title = Voorbeeld
rules-classic-example =
    Het voorbeeld van een puntentelling uit de spelregels:

    🟨 Geel: { $yellow }
    🟦 Blauw: geen kaarten, geen kosten, 0
    ⬜ Wit, alleen een wedkaart: { $white }
    🟩 Groen, één wedkaart: { $green }
    🟥 Rood, twee wedkaarten, { $bonus-cards } kaarten: { $red }

    Samen is dat **{ $total }** punten.

    Wit laat het goed zien: begin alleen een expeditie als je verwacht haar thuis te brengen. Een wedkaart heeft genoeg kaarten van die kleur nodig, en genoeg tijd om ze te leggen.

rules-classic-match-title = Partij en lang spel
rules-classic-match =
    Een partij heeft drie rondes, of maar één als jullie dat kiezen. Na elke ronde komen de punten bij je totaal, worden alle kaarten geschud en krijgen jullie er weer elk { $hand }.

    • De volgende ronde begint wie tot dan toe meer punten heeft.
    • Wie na de laatste ronde de meeste punten heeft, wint de partij.

    In het **lange spel** komt er een zesde kleur bij, paars: { $long-cards } kaarten in plaats van { $cards }, en aan het begin { $long-pile } in plaats van { $pile } in de gedekte stapel. Al het andere blijft gelijk.

rules-classic-house-title = Huisregels
rules-classic-house =
    Waar de spelregels zwijgen of hier niet passen, spelen we zo:

    • Het lot bepaalt wie de eerste ronde begint.
    • Hebben jullie evenveel punten, dan begint de volgende ronde wie de vorige niet begon.
    • Bij evenveel punten aan het einde delen jullie de winst.
    • Als er { $turns } beurten lang niemand van de gedekte stapel trekt, zijn de aflegstapels de volgende beurt gesloten. Zo komt elke ronde tot een einde.
    • Het schudden is eerlijk en na te gaan: de bot legt vóór de partij zijn geheim vast, maakt de vingerafdruk ervan bekend en laat het geheim na afloop zien.

# De legenda van de tekens; elk in hooguit twee regels van 46 letters.
rules-signs-title = Tekens
rules-signs = Wat de tekens in de afbeeldingen van dit spel betekenen.
sign-turn = Gouden rand: deze speler is aan de beurt.
sign-frames = Witte rand: het laatst gespeeld. Gouden streepjes: hier mag de gekozen kaart heen.
sign-hand = Donker: past bij geen van je rijen. Gouden hoek: net getrokken.
sign-discards = Aflegstapel en hoeveel kaarten er liggen; gestreept waar hij leeg is.
sign-draw-pile = Gedekte stapel en hoeveel kaarten er nog zijn.
sign-round = Ronde 2 van 3. Naast punten: die van deze ronde.
sign-winner = Kroon: de winnaar.
sign-classic-wager = Wedkaart: verdubbelt wat de rij oplevert. ×3 zijn twee wedkaarten, ×4 drie.
sign-classic-score = Donkere stad: de rij heeft nog schuld. Verlicht: ze loont.
