# Afgelopen partijen: de lijst, terugkijken, het schudden nagaan.

## De lijst

history-intro = Afgelopen partijen op deze server, de nieuwste eerst:
history-intro-of = Afgelopen partijen van { $person } op deze server, de nieuwste eerst:
history-intro-own = Jouw afgelopen partijen, de nieuwste eerst:
history-none = Er zijn er nog geen. Zodra een partij afgelopen is, kun je die hier zet voor zet terugkijken.
history-none-seen = Op deze pagina is er geen die gespeeld is in een kanaal dat je ziet.
# $when is de dag en, als een kanaal de partij toont, een link.
history-line = **{ $match }** · { $game } · { $when }
history-scores = { $scores }
history-score = { $place } · { $seat } ({ $points })
history-score-absent = { $place } · { $seat } ({ $points }, opgegeven door afwezigheid)
history-score-resigned = { $place } · { $seat } ({ $points }, opgegeven)
history-entry = { $match } · { $game }: { $scores }
history-open = Een partij terugkijken …

button-newer = Nieuwere
button-older = Oudere

## Terugkijken

button-replay = Terugkijken
button-replay-first = Begin
button-replay-previous = Vorige
button-replay-next = Volgende
button-replay-last = Einde
button-animation = Als gif
button-match-file = Als bestand
button-check = Was dat eerlijk?

replay-heading = **{ $game }, partij { $match }** · { $turn ->
    [0] voor de eerste van { $turns } beurten
   *[other] na beurt { $turn } van { $turns }
}
replay-eyes = Zo zag { $seat } het:
replay-choose-turn = Naar een beurt springen …
replay-turn-start = Begin
replay-turn = Beurt { $turn }
replay-turn-end = Einde (beurt { $turn })
replay-choose-eyes = Door wiens ogen …
replay-eyes-all = Zoals iedereen het zag
replay-eyes-of = Zoals { $seat } het zag
replay-animation = **{ $game }, partij { $match }**: { $turns } beurten in { $pictures } plaatjes.
replay-animation-pace = De partij is lang, daarom liggen er { $pace } beurten tussen twee plaatjes.
replay-animation-alt = De borden van partij { $match } ({ $game }) na elkaar, { $turns } beurten in { $pictures } plaatjes. Aan het einde:
match-file-about = **{ $game }, partij { $match }**, elke stap ervan, in één regel JSON. `lostcities verify { $file }` controleert hem, zonder mij en zonder Discord.
match-file-alt = Partij { $match } ({ $game }) als partijbestand.

refuse-not-finished = Partij { $match } is nog niet afgelopen. Daarna kun je haar terugkijken en het schudden nagaan.
refuse-no-such-finished = Ik ken geen afgelopen partij { $match } in een kanaal van deze server dat je ziet, of waaraan jij meedeed. `/lostcities { cmd-history }` laat zien welke je kunt terugkijken.
refuse-nothing-finished-here = In dit kanaal is nog geen partij afgelopen. `/lostcities { cmd-history }` laat die van de hele server zien.
refuse-animation-asked = Ik ben nog bezig met je vorige animatie. Je krijgt hem zodra hij klaar is; vraag daarna om de volgende.
refuse-too-many-animations = Er worden op dit moment te veel animaties gemaakt. Probeer het over een minuut nog eens.

## Het schudden nagaan

check-fair = ✅ **{ $name }, partij { $match }: { $game ->
    [roll_write] de dobbelstenen waren eerlijk.
   *[other] er is eerlijk geschud.
}** { $game ->
    [roll_write] Alle { $draws } worpen komen
   *[other] Alle { $draws } trekkingen komen
} uit het geheim, en alle { $steps } stappen volgen de spelregels.
check-unfair = ❌ **{ $name }, partij { $match }: er klopt iets niet.** Meld dit aan wie deze bot beheert: `{ $faults }`
check-commitment = Voor de partij liet ik deze vingerafdruk zien: `{ $hash }`
check-snowflake = Pas daarna koos Discord dit getal: `{ $snowflake }`
check-secret = Nu de partij afgelopen is, is dit mijn geheim: `{ $secret }`
check-why = De vingerafdruk toont dat het geheim al vaststond. Elke { $game ->
    [roll_write] worp
   *[other] kaart
} ontstaat uit het geheim en het getal van Discord samen, dus niemand kon { $game ->
    [roll_write] bepalen hoe de dobbelstenen vallen.
   *[other] de kaarten kiezen.
}
check-by-hand = De vingerafdruk controleer je met de hand zo: `echo { $secret } | xxd -r -p | sha256sum`
check-offline = Elke { $game ->
    [roll_write] worp
   *[other] kaart
} controleer je zo: bewaar het bestand hieronder en voer `lostcities verify { $file }` uit. Daar heb je mij noch Discord voor nodig.
button-share = Delen
shared-by = -# Gedeeld door { $who }.
refuse-shared-already = Dat heb je al gedeeld.
