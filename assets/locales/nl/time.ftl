# Bedenktijd, herinneringen, en wat er gebeurt als iemand niet zet.

## Bedenktijd

opt-challenge-clock = tijd
    .description = Hoelang een beurt mag duren; anders zoals de server bepaalt
opt-open-clock = tijd
    .description = Hoelang een beurt mag duren; anders zoals de server bepaalt
opt-config-clock = tijd
    .description = Hoelang een beurt mag duren als bij het openen niets is gekozen
choice-clock-none = Zonder tijdslimiet
choice-clock-1h = 1 uur per beurt
choice-clock-1d = 1 dag per beurt
choice-clock-3d = 3 dagen per beurt
choice-clock-7d = 7 dagen per beurt
choice-clock-reserve = 1 dag per beurt, 5 dagen reserve
clock-quick = 10 uur per beurt, 4 dagen reserve
config-clock = Tijd per beurt als niets is gekozen
config-put-to-sleep = • { $when }, { $who }: partij { $match } laten slapen als moderator
challenge-clock = ⏳ { $clock }

## Beurten

ping-clock = -# ⏳ De tijd voor deze beurt eindigt { $when }.
ping-reminder = ⏳ { $seat }: de partij wacht nog: { $link }
ping-late = ⌛ De partij wacht nog altijd op { $late }: { $link } { $others }: hoe moet het verder?
ping-asked = 🙋 { $by }: { $absent } is terug en vraagt of de partij verdergaat: { $link }
table-clock = -# ⏳ { $seat }: de tijd eindigt { $when }
table-late = ⌛ De tijd is om: { $seat }
table-silent = ⌛ Al zeven dagen geen zet: { $seat }
table-stand-in = 🤖 De computer speelt door voor { $person }, die altijd terug kan komen.
table-stand-in-to-the-end = ⌛ { $person } is niet teruggekomen: de partij telt voor { $person } als opgegeven.
table-called-off = 🏁 { $by } heeft deze partij beëindigd omdat { $absent } niet heeft gezet. Ze telt voor { $absent } als opgegeven, definitief { $when }. Tot dan kan { $by } dat terugnemen.
table-asked = 🙋 { $absent } is terug en vraagt of de partij verdergaat.
table-result-timed-out = ⌛ { $seat } heeft niet gezet, en de partij is beëindigd.

## Knoppen

button-late-remind = Herinneren
button-late-more-time = Meer tijd geven
button-late-computer = Computer laten doorspelen
button-late-end = Beëindigen
button-late-go-on = Toch doorspelen
button-back-again = Ik ben terug
button-sleep = Partij laten slapen

## Wat je leest nadat je ze hebt ingedrukt

late-reminded-private = De speler wordt nog een keer geroepen.
late-more-time-private = De speler heeft weer de hele tijd.
late-computer-private = De computer speelt door. De speler kan altijd terugkomen; anders is dat voor de rating de laatste plaats.
late-ended-private = De partij eindigt als opgegeven door de speler die niet heeft gezet. Je kunt dat 24 uur lang terugnemen.
late-goes-on-private = De partij gaat verder waar ze was.
late-asked-private = Aan wie de partij heeft beëindigd, wordt gevraagd of ze verdergaat.
back-private = Welkom terug! Je plaats is weer van jou.
away-private = In deze partij speelt de computer voor je door. Druk op **{ button-back-again }** en je plaats is weer van jou.
slept-private = De partij slaapt, en het kanaal is vrij. De volgende zet maakt haar wakker.

## Afwezig

table-away = 🏖️ { $seat } is afwezig tot { $when }.
settings-away = Afwezig tot { $when }. Zolang staat je bedenktijd stil; ook een zet van jou maakt er een eind aan.
settings-pick-away = Afwezig voor …
choice-away-none = Niet afwezig
choice-away-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
suggest-away = { $date } ({ $days ->
    [one] 1 dag
   *[other] { $days } dagen
})
privacy-away = • { $times ->
    [one] Eén keer
   *[other] { $times } keer
} binnen een jaar, van wanneer tot wanneer je afwezig bent of was

## Weigeringen

refuse-nobody-late = Er is intussen gezet, er is weer tijd, of iemand anders heeft al beslist.
refuse-already-reminded = De speler is al herinnerd. Je kunt meer tijd geven, de computer laten doorspelen of de partij beëindigen.
refuse-late-too = De partij wacht ook op jou. Doe eerst je zet met `/lostcities { cmd-hand }`; dan kun je beslissen.
refuse-not-away = In deze partij speelt de computer niet voor jou. `/lostcities { cmd-games }` toont welke je speelt.
refuse-called-off = Deze partij is beëindigd omdat iemand niet heeft gezet. Wie haar heeft beëindigd, kan dat 24 uur lang terugnemen met **{ button-late-go-on }**; wie niet heeft gezet, kan er daarmee om vragen.
refuse-only-who-ended = Alleen wie de partij heeft beëindigd, kan dat terugnemen.
refuse-already-asked = Je hebt het al gevraagd. Wie de partij heeft beëindigd, kan haar laten verdergaan tot het einde definitief is.
refuse-sleeps-already = Deze partij slaapt al. De volgende zet maakt haar wakker.
refuse-awake-in-season = Een partij van een seizoen slaapt nooit: haar klokken beslissen.
refuse-away-too-long = Je kunt 1 tot { $most } dagen achter elkaar afwezig zijn. Je instellingen zijn zoals ze waren.
refuse-away-too-often = Je kunt binnen een jaar { $most } dagen afwezig zijn; daarvan { $left ->
    [one] is nog 1 dag
   *[other] zijn nog { $left } dagen
} over. Je instellingen zijn zoals ze waren.
refuse-no-such-date = Deze datum kan ik niet lezen. Kies er een uit de lijst of typ hem zoals 2026-12-31, of alleen een aantal dagen.
