# Wat er van iemand wordt bewaard: tonen, meegeven, wissen. Uitvoerig staat hetzelfde in PRIVACY.md.

privacy-heading = **Wat ik van je bewaar**
privacy-nothing = Niets. Zodra je speelt of iets instelt, bewaar ik je Discord-id en je naam.
privacy-person = • Je Discord-id; de naam die ik het laatst zag: { $name }; meldingen: { $pings }; taal: { $language }
privacy-matches = • { $matches } { $matches ->
    [one] partij
   *[other] partijen
} ({ $open } daarvan open) met je plaats, je punten en { $acts } { $acts ->
    [one] zet
   *[other] zetten
} van jou, telkens met de tijd
privacy-prepared = • { $turns } { $turns ->
    [one] beurt
   *[other] beurten
} die je hebt voorbereid
privacy-pings-of-server = zoals de server beslist
privacy-sums = • { $rows } { $rows ->
    [one] regel
   *[other] regels
} met ratings en sommen die uit je resultaten zijn berekend
privacy-unlisted = • Dat je op geen ranglijst wilt staan
privacy-no-challenges = • Dat je geen uitdagingen aanneemt
privacy-blocked = • { $people } { $people ->
    [one] persoon
   *[other] personen
} van wie je geen uitdagingen aanneemt
privacy-lessons = • Hoe ver je bent in { $lessons } { $lessons ->
    [one] les
   *[other] lessen
}
privacy-daily = • { $rounds } { $rounds ->
    [one] partij
   *[other] partijen
} van dagen en avonden, met elke keuze
privacy-decisions = • { $decisions } { $decisions ->
    [one] wijziging
   *[other] wijzigingen
} van jou in de instellingen van servers, telkens met de tijd
privacy-never = Wat er in de chat staat krijg ik nooit, en ik bewaar van jou geen token, geen adres en geen bericht.
privacy-more = -# `/lostcities { cmd-privacy } { cmd-privacy-export }` geeft je alles als bestand, `/lostcities { cmd-privacy } { cmd-privacy-delete }` wist het. Waar het staat en hoe lang, lees je in PRIVACY.md bij het programma; wie deze bot draait, staat ervoor in.
privacy-opted-out = Je staat nu op geen enkele server meer op een ranglijst. Je partijen tellen wel voor de anderen.
privacy-opted-in = Je staat weer op de ranglijsten, op alle servers.
button-privacy-export = Alles als bestand
button-privacy-next-part = Volgend deel
button-privacy-opt-out = Van de ranglijsten af
button-privacy-opt-in = Op de ranglijsten
button-privacy-delete = Alles wissen …
button-privacy-delete-for-sure = Alles wissen
privacy-file = Alles wat er over je is opgeslagen, leesbaar voor programma’s. Niemand anders wordt erin genoemd.
privacy-file-part = Dit is een deel van wat er over je is opgeslagen: alles samen zou te groot zijn voor Discord. *Volgend deel* geeft meer. Niemand anders wordt erin genoemd.
privacy-file-last = Dit is het laatste deel van wat er over je is opgeslagen.
privacy-file-about = Wat de bot over je heeft opgeslagen, als JSON
privacy-delete-heading = **Alles wissen wat ik van je bewaar?**
privacy-delete-person = • Je id, je naam en je instellingen worden gewist, en je staat op geen ranglijst meer.
privacy-delete-open = • { $matches } { $matches ->
    [one] open partij: je uitdaging of uitnodiging wordt ingetrokken; een lopende partij telt als opgegeven.
   *[other] open partijen: je uitdagingen en uitnodigingen worden ingetrokken; lopende partijen tellen als opgegeven.
}
privacy-delete-finished = • De partijen die je hebt gespeeld, zijn ook van de anderen. Ze blijven, met zetten en punten, maar niets erin leidt nog naar jou: je heet daar { seat-anonymous }, en niemands rating verandert.
privacy-delete-stays = • Wat al in Discord staat, blijft daar: oudere borden en berichten met je naam. Ik schrijf alleen de borden van open partijen opnieuw. De andere kun jij of een moderator wissen.
privacy-delete-final = Dit kan niet ongedaan worden gemaakt. Speel je weer, dan begin je als nieuw.
privacy-deleted = Klaar: ik bewaar niets meer wat naar jou leidt. Speel je weer, dan begin je als nieuw.
refuse-nothing-kept = Ik bewaar niets van je, dus er valt niets te wissen.
refuse-export-asked = Ik ben nog bezig met je vorige bestand. Je krijgt het zodra het klaar is; vraag daarna om het volgende.
refuse-too-many-exports = Er worden op dit moment te veel bestanden gemaakt. Probeer het over een minuut nog eens.
