# Uitdagingen, beurten, eindes, knoppen, weigeringen: wat elk spel rond zijn bord nodig heeft.

## Uitdaging

challenge-invite = 🧭 { $challenger } daagt { $opponent } uit voor een partij { $game }.
challenge-options = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}, { $expeditions ->
    [5] vijf expedities
   *[6] zes expedities (lang spel)
}.
# Voor hoeveel spelers het is, en hoe lang het aan één stuk duurt.
invitation-length = { $least ->
    [2] { $most ->
        [2] Twee spelers
       *[other] 2 tot { $most } spelers
    }
   *[other] { $most } spelers
}, ongeveer { $minutes } minuten.
invitation-sentences = { $before } { $next }
challenge-expires = De uitnodiging eindigt { $when }.
invitation-finishes = -# { $people }
invitation-finish = { $seat } speelt { $percent }% van de partijen uit
# $game is de naam van het spel in opdrachten: één heeft dobbelstenen in plaats van kaarten.
challenge-commitment = -# 🔒 { $game ->
    [roll_write] Eerlijke dobbelstenen
   *[other] Eerlijk geschud
}, vastgelegd voor het begin: `{ $hash }…`
challenge-fingerprint = -# 🔒 De hele vingerafdruk van de partij: `{ $hash }`
challenge-accepted = { $opponent } neemt de uitdaging aan. Goede reis!
challenge-declined = { $opponent } slaat de uitdaging af. Een andere keer misschien.
challenge-withdrawn = { $challenger } heeft de uitdaging ingetrokken.
challenge-expired = Niemand heeft op tijd geantwoord. Met `/lostcities { cmd-challenge }` begin je opnieuw.
challenge-closed-by-moderator = Een moderator heeft deze uitnodiging gesloten.
invitation-quiet = 🤫 Er wordt stil gespeeld: tot het einde komt hier niets meer.
solo-started = { $challenger } gaat op pad tegen { $computers ->
    [one] de computer
   *[other] { $computers } computerspelers
}{ $level ->
    [easy] { " " }(makkelijk)
    [casual] { " " }(ontspannen)
    [fair] { " " }(degelijk)
    [strong] { " " }(sterk)
   *[normal] { "" }
}: { $game }.

## Tafel

table-open = 🧭 { $host } opent een tafel: { $game }. Iedereen kan aanschuiven!
table-sitting = { $taken } van { $seats } plaatsen: { $people }.
table-invited = Uitgenodigd: { $who }
table-begun = De partij is begonnen. Goede reis!
table-closed = { $host } heeft de tafel gesloten.
table-expired = Er kwamen niet op tijd genoeg spelers. Met `/lostcities { cmd-open }` open je een nieuwe tafel.
table-asleep = 💤 Deze partij slaapt. Hier kan nu een andere lopen; de volgende zet maakt deze wakker zodra het kanaal vrij is.
table-left = 🏳️ { $person } is vertrokken; een computerspeler heeft de plaats overgenomen.
manage-intro = Jouw tafel: voeg computerspelers toe of verwijder iemand. De partij begint zodra alle plaatsen bezet zijn, of als jij op **{ button-start }** drukt.

## Knoppen

button-accept = Aannemen
button-decline = Afslaan
button-block = Niet meer vragen
button-withdraw = Intrekken
button-join = Meedoen
button-leave = Tafel verlaten
button-start = Beginnen
button-manage = Gastheer
button-close-table = Tafel sluiten
button-add-easy = + Computer (makkelijk)
button-add-casual = + Computer (ontspannen)
button-add-fair = + Computer (degelijk)
button-add-normal = + Computer
button-add-strong = + Computer (sterk)
button-remove = { $seat } verwijderen
button-hand = Mijn kaarten
button-follow = Volgen
button-refresh = Vernieuwen
button-hint = Tip
hint = 💡 { $advice } Je punten veranderen meteen met { $now }; aan het eind kun je ongeveer { $expected } verwachten, en je hebt nog ongeveer { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}.
hint-advice = De computer zou **{ $choice }** kiezen.
hint-because = De computer zou **{ $choice }** kiezen: { $why }.
button-own-view = Mijn overzicht
button-how-to-play = Zo speel je
button-rules = Regels
button-more = Meer
button-rematch = Revanche
button-resign = Opgeven
button-offer-draw = Remise aanbieden
button-accept-draw = Remise aannemen
button-decline-draw = Remise afslaan
button-end = Partij beëindigen …
button-end-for-sure = Partij beëindigen
button-move-down = Bord omlaag halen
button-play = Spelen
button-decide = Beslissen
button-next-match = Volgende ({ $n })
button-text-view = Bord als tekst
button-settings = Instellingen
button-previous = Vorige
button-next = Volgende
button-back = Terug
button-take-back = Terugnemen
button-cancel = Annuleren

## Beurten

ping-turn = { $seat }, je bent aan de beurt: { $link }
ping-turn-many = { $seat }, jullie zijn aan de beurt: { $link }
ping-draw = { $seat }, { $by } heeft je remise aangeboden: { $link }
ping-turn-and-draw = { $seat }, je bent aan de beurt, en { $by } heeft je remise aangeboden: { $link }
# Een paneel terwijl anderen aan de beurt zijn; $when is een tijd die Discord als "5 minuten geleden" toont.
panel-as-of = -# Stand van { $when }
more-intro = Wat je in deze partij nog meer kunt doen:

## Eindes

table-result-won = 🏆 { $seat } wint!
table-result-shared = 🤝 { $seats } delen de winst.
table-result-resigned = 🏳️ { $seat } heeft opgegeven.
table-result-drawn = 🤝 De partij eindigt in onderling overleg in remise.
table-result-none = 🛑 Een moderator heeft deze partij beëindigd. Ze heeft geen uitslag en telt voor niemand.
# Een regel zonder woorden: "🟥 8: 35 × 2 = 70 · 🏺 9: 100".
row = { $row }
table-score = { $seat } { $points }
table-scores = Punten: { $scores }.
table-rating = { $seat } { $before } → { $after }
table-ratings = 📈 Rating: { $ratings }.
table-best-expedition = Beste expeditie: { $seat }, { $square } { colour-title } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
table-best-colour = Beste kleur van alle rondes: { $seat }, { $square } { colour-title } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
draw-offered = { $seat } biedt remise aan. Neem aan, sla af of speel gewoon door.
resign-confirm = Wil je deze partij echt opgeven? Ze eindigt meteen en telt als verloren.
resign-confirm-many = Wil je deze partij echt verlaten? Een computerspeler neemt je plaats over, de anderen spelen door, en voor de rating ben je laatste.
end-confirm = Partij { $match } ({ $game }: { $people }) echt beëindigen? Ze eindigt meteen, heeft geen uitslag en telt voor niemand. Op het bord staat dat dan, en bij `/lostcities { cmd-config }` staat wie het was.
ended-private = De partij is afgelopen, en het kanaal is vrij.

table-latest = -# { $line }
resigned-private = Je hebt de partij opgegeven.
draw-offered-private = Je aanbod geldt tot de andere speler antwoordt of een zet doet.
draw-accepted-private = Je hebt ingestemd met remise.
draw-declined-private = Je hebt remise afgeslagen.
moved-down = Het bord komt zo onderaan in het kanaal.
board-replaced = -# Het bord staat verder naar beneden: { $link }
rematch-begins = Iedereen wil het: de revanche begint.
rematch-joined = Je doet mee. De revanche begint zodra iedereen op de knop heeft gedrukt.

## Lijsten

games-intro = **Je partijen** · { $waiting ->
        [0] geen wacht op jou
        [one] één wacht op jou
       *[other] { $waiting } wachten op jou
    }{ $others ->
        [0] { "" }
       *[other] , { $others } op anderen
    }
games-round = ronde { $number } van { $most }
games-points = { $points }
games-since = laatste wijziging { $when }
games-due = tijd eindigt { $when }
games-your-turn = jij bent aan de beurt
games-decide = jij beslist
games-agree = wacht op je antwoord
games-none-waits = Geen andere partij wacht op jou.
games-which = Welke partij? Voeg het nummer toe: `{ opt-own-match }`.
games-waiting-menu = Wachten op anderen ({ $n })
games-their-turn = wacht op { $seat }
games-asleep = slaapt: je volgende zet maakt haar wakker
games-called-off = beëindigd omdat { $absent } niet heeft gezet, definitief { $when }; tot dan kan { $by } dat terugnemen
games-left = de computer speelt voor je door
games-challenge = uitdaging open
notice = { $people }: er wachten partijen.
notice-direct = { $waiting ->
        [one] Er wacht een partij op je
       *[other] Er wachten { $waiting } partijen op je
    }: { $matches }
button-my-matches = Mijn partijen

## Instellingen

settings-intro = Je instellingen. Ze gelden op elke server.
settings-pings = Zo hoor je dat je aan de beurt bent: { $choice }
settings-language = Taal: { $choice }
settings-challenges = Je neemt uitdagingen aan: { $choice }
settings-blocked = Maar niet van: { $people }
settings-pick-blocked = Weer uitdagingen toelaten van …
blocked-private = Afgeslagen. { $challenger } kan je niet meer uitdagen en krijgt dat niet te horen. `/lostcities { cmd-settings }` maakt dat ongedaan.
settings-saved = Opgeslagen.

## Weigeringen: wat niet kan, en wat je dan doet

refuse-not-your-turn = Aan de beurt: { $seat }. Kijk gerust rond tot jij aan de beurt bent.
refuse-database-replaced = Mijn databasebestand is verplaatst of gewist, dus ik kan nu niets opslaan. Er is niets veranderd. Vertel het de beheerder van deze bot; die moet het terugzetten en mij opnieuw starten.
refuse-restarting = Ik word net opnieuw gestart. Probeer het over een paar seconden nog eens; wat al is opgeslagen, gebeurt niet dubbel.
refuse-stale = De partij is al verder, dus deze knop telt niet meer. Zo staat het er nu voor.
refuse-not-your-match = Jij speelt in deze partij niet mee. Begin er zelf een met `/lostcities { cmd-challenge }` of `/lostcities { cmd-solo }`.
refuse-match-over = Deze partij is afgelopen. Druk op **{ button-rematch }** of begin een nieuwe met `/lostcities { cmd-challenge }`.
refuse-ended-by-moderator = Een moderator heeft deze partij beëindigd; ze telt voor niemand. Begin een nieuwe met `/lostcities { cmd-challenge }` of `/lostcities { cmd-solo }`.
refuse-own-match = Je speelt zelf mee. Geef op met `/lostcities { cmd-resign }`, of vraag een andere moderator om de partij te beëindigen.
refuse-only-moderators-end = Alleen moderators van dit kanaal kunnen partijen van anderen beëindigen (Discords machtiging *Berichten beheren*). Je eigen partij verlaat je met `/lostcities { cmd-resign }`.
refuse-in-other-channel = Deze partij wordt in een ander kanaal gespeeld. Gebruik daar `/lostcities { cmd-close }`.
refuse-no-such-match = Er is geen partij met dit nummer. `/lostcities { cmd-games }` toont de partijen waarin je nu speelt.
refuse-no-match = Je hebt in dit kanaal geen partij. `/lostcities { cmd-games }` laat je partijen zien, `/lostcities { cmd-challenge }` begint er een.
refuse-unreadable-move = Ik herken "{ $text }" niet als zet. Kies er een uit de lijst die tijdens het typen verschijnt.
refuse-not-allowed = Dat staan de regels nu niet toe. `/lostcities { cmd-hand }` laat alles zien wat je kunt doen.
refuse-self = Je kunt jezelf niet uitdagen. Kies iemand anders, of speel met `/lostcities { cmd-solo }` tegen de computer.
refuse-bot = Bots kun je niet uitdagen. Tegen de computer speel je met `/lostcities { cmd-solo }`.
refuse-everyone = Iedereen op de server uitnodigen kan niet. Nodig hoogstens drie personen of rollen uit; wie de tafel ziet, kan toch aanschuiven.
refuse-cannot-see-channel = De gekozen persoon ziet dit kanaal niet. Daag die uit in een kanaal dat jullie allebei zien.
refuse-channel-busy = In dit kanaal is al een partij of uitnodiging: { $link } Maak die eerst af of trek die in, of neem een ander kanaal of een thread. Een moderator kan die ook beëindigen met `/lostcities { cmd-close }`.
button-open-in-thread = In een thread openen
button-play-quietly = Stil spelen
thread-refused = Discord laat me hier geen thread openen, en in dit kanaal loopt een andere partij. Deze partij gaat verder zodra die voorbij is of ik een thread mag openen.
thread-missing-permission = Ik kan hier geen thread openen, want ik mis deze machtiging: { $permissions }. Vraag een beheerder van de server om die in dit kanaal aan mij te geven, of speel zonder thread.
thread-impossible = Discord laat me hier geen thread openen. Speel zonder thread of in een ander kanaal.
thread-forgotten = Ik weet niet meer welke partij dit was. Typ de opdracht opnieuw, met `{ opt-open-thread }:`.
refuse-already-challenged = Tussen jullie twee staat op deze server al een uitdaging open: { $link } Beantwoord die of trek die eerst in.
refuse-too-many-invitations = Hoogstens { $most } van je uitdagingen en tafels op deze server mogen tegelijk op anderen wachten. Wacht op een antwoord of trek er een in, bijvoorbeeld deze: { $link }
refuse-too-many-open = Hier mag één persoon hoogstens { $most } eigen partijen tegelijk hebben lopen. Maak er eerst een af, bijvoorbeeld partij { $match }: { $link } `/lostcities { cmd-games }` toont ze allemaal.
refuse-too-many-asleep = Van de partijen die je alleen speelt, mogen er hoogstens { $most } slapen, op alle servers samen. Maak er eerst een af of geef er een op, bijvoorbeeld partij { $match }: { $link } `/lostcities { cmd-games }` toont ze allemaal.
refuse-too-many-strong = Eén persoon mag hoogstens { $most } eigen partijen met sterke computerspelers tegelijk hebben lopen, op alle servers samen. Maak er eerst een af, bijvoorbeeld deze: { $link } Partijen met zwakkere tellen niet mee.
refuse-takes-no-challenges = Deze persoon neemt nu geen uitdagingen aan. Vraag iemand anders, of open met `/lostcities { cmd-open }` een tafel waar iedereen kan aanschuiven.
refuse-asleep = Je partij slaapt, en nu loopt er in haar kanaal een andere: { $link } Je zet is niet gedaan. Je partij gaat verder zodra die andere is afgelopen; tot dan gaat er niets van verloren.
channel-closed = Ik mag in dit kanaal niets meer plaatsen, daarom wordt het openbare bord niet bijgewerkt. De partij gaat door. Vraag een beheerder van de server om mij dit te geven: { $permissions }.
refuse-missing-permission = Ik kan hier geen partij leiden, want ik mis deze machtiging: { $permissions }. Vraag een beheerder van de server om die in dit kanaal aan mij te geven en probeer het dan opnieuw.
refuse-challenge-over = Deze uitnodiging staat niet meer open. Begin zelf een partij met `/lostcities { cmd-challenge }` of `/lostcities { cmd-open }`.
refuse-only-opponent = Alleen wie is uitgedaagd, kan antwoorden. Wil je zelf spelen, gebruik dan `/lostcities { cmd-challenge }`.
refuse-only-challenger = Alleen wie heeft uitgedaagd, kan dat intrekken. Is de uitdaging voor jou, druk dan op **{ button-decline }**.
refuse-take-back = Dat kun je niet meer terugnemen: er is een kaart omgedraaid, of iemand anders heeft een zet gedaan. Speel door met `/lostcities { cmd-hand }`.
refuse-unknown-button = Deze knop ken ik niet meer. `/lostcities { cmd-board }` brengt een vers bord.
refuse-too-fast = Dat was veel tegelijk. Probeer het over { $seconds } s opnieuw; er is niets veranderd.
refuse-may-not-write = Je mag in dit kanaal niet schrijven, dus plaats ik hier niets voor je.
refuse-unknown-command = In deze vorm ken ik deze opdracht niet. Als ik net ben bijgewerkt, laad Discord dan opnieuw en typ hem nog eens; `/lostcities { cmd-help }` noemt mijn opdrachten.
refuse-rematch-asked = Je hebt al om de revanche gevraagd. Ze begint zodra alle anderen instemmen.
refuse-not-over-yet = Deze partij is nog bezig. **{ button-rematch }** is er pas daarna.
refuse-no-draw-offer = Er is geen remiseaanbod waarop je kunt antwoorden. Speel verder met `/lostcities { cmd-hand }`, of doe er zelf een onder **{ button-more }**.
refuse-draw-offered = Er is al remise aangeboden. Wacht op het antwoord, of speel gewoon verder.
refuse-draw-just-offered = Je hebt net nog remise aangeboden. Doe het volgende aanbod vijf minuten later, of speel gewoon verder.
refuse-draw-with-computer = De computer gaat niet in op remise. Speel verder, of druk op **{ button-resign }** om te stoppen.
refuse-draw-in-season = Een partij van een seizoen eindigt volgens haar regels. Speel verder, of druk op **{ button-resign }** om te stoppen.
refuse-hint-rated = Tips krijg je alleen als je alleen met computerspelers speelt. In een partij voor de ranglijst beslis je zelf.
refuse-table-begun = De partij aan deze tafel is al begonnen; je vindt haar verder naar onderen. Open zelf een tafel met `/lostcities { cmd-open }`.
refuse-already-joined = Je zit al aan deze tafel. Het begint zodra alle plaatsen bezet zijn of de gastheer op **{ button-start }** drukt.
refuse-not-at-table = Dat kan alleen met spelers die aan deze tafel zitten. Schuif aan met **{ button-join }**.
refuse-only-host = Dat kan alleen wie deze tafel heeft geopend. Open er zelf een met `/lostcities { cmd-open }`.
refuse-not-so-many = Dit spel is voor { $least } tot { $most } spelers. Wacht tot iemand aanschuift, neem er computerspelers bij, of kies een ander aantal plaatsen.
refuse-too-many-computers = Dan blijft er geen plaats over voor mensen. Neem minder computerspelers of meer plaatsen, of speel alleen tegen ze met `/lostcities { cmd-solo }`.
refuse-no-such-option = { $game } heeft { $count ->
    [one] de optie *{ $options }* niet. Laat haar weg
   *[other] de opties *{ $options }* niet. Laat ze weg
} of kies een ander spel.
refuse-draw-among-many = Alleen twee spelers kunnen remise afspreken. Speel door, of druk op **{ button-resign }** om te vertrekken.
refuse-only-in-server = Iemand uitdagen kan alleen op een server. Hier kun je met `/lostcities { cmd-solo }` tegen de computer spelen.
refuse-only-players-move-board = Alleen de spelers van deze partij en moderators kunnen het bord omlaag halen. Bekijken kun je het met `/lostcities { cmd-board }`.
refuse-board-just-moved = Het bord is net nog omlaag gehaald. Probeer het over een halve minuut opnieuw.
refuse-no-games = Je hebt geen partij lopen. Begin er een met `/lostcities { cmd-challenge }` of `/lostcities { cmd-solo }`.
answer-late = Dit duurt langer dan anders, omdat de database traag antwoordt. Er gaat niets verloren: wat je deed telt zodra het getoond wordt. Kijk zo nog eens.
apology = Sorry, er ging bij mij iets mis. Je partij is veilig, dus probeer het nog eens. Gebeurt het weer, geef de beheerder van deze bot dan dit nummer: `{ $id }`

## Machtigingen, zo genoemd als in Discord

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten sturen
permission-send-messages-in-threads = Berichten sturen in threads
permission-create-public-threads = Openbare threads maken
permission-attach-files = Bestanden bijvoegen

## Wat de bot hier hindert en wat je eraan doet

doctor-version = **Lost Cities-bot, versie { $version }**
doctor-may = ✅ { $permission }
doctor-may-not = ❌ { $permission }
doctor-permitted = Ik mag hier alles wat een partij nodig heeft.
doctor-ask-permission = Hier kan geen partij beginnen. Vraag een beheerder van de server om in de instellingen van dit kanaal bij *Machtigingen* toe te staan wat met ❌ gemarkeerd is.
doctor-threads = ✅ Partijen kunnen in threads van dit kanaal worden geopend.
doctor-no-threads = ℹ️ In threads van dit kanaal kunnen geen partijen worden geopend; ik mis: { $permissions }.
doctor-channel-closed = ❌ Discord laat me dit kanaal niet bekijken. Vraag een beheerder van de server om het voor mij te openen.
doctor-gateway = ✅ Opdrachten en knoppen bereiken mij via de gateway van Discord.
doctor-http = ✅ Opdrachten en knoppen bereiken mij via HTTP.
doctor-process = ℹ️ Ik ben proces `{ $process }`, en { $engine } bewaart de partijen.
doctor-discord = ✅ Discord antwoordt binnen { $ms } ms.
doctor-discord-silent = ❌ Discord beantwoordt mijn vragen nu niet. Je partij is veilig; probeer het over een paar minuten nog eens.
doctor-installs = ✅ Servers kunnen mij installeren, en iedereen voor zichzelf.
doctor-servers-install = ℹ️ Servers kunnen mij installeren, maar niemand voor zichzelf: *User Install* staat uit.
doctor-no-servers-install = ❌ Servers kunnen mij niet installeren: *Guild Install* staat uit.
doctor-slowmode = ℹ️ De slowmode staat aan: tussen twee berichten wacht je { $seconds } s. Bots en knoppen zijn uitgezonderd, dus partijen lopen zoals altijd.
doctor-database = ✅ De database antwoordt binnen { $ms } ms en bevat { $matches } open { $matches ->
    [one] partij
   *[other] partijen
}.
doctor-daily = ✅ Elke ochtend staat de dagstand van gisteren in { $channel }.
doctor-daily-refused = ❌ Discord weigerde de laatste dagstand in { $channel }. Laat mij dat kanaal zien en er berichten sturen, of gebruik `/lostcities { cmd-config }` in een ander kanaal.
doctor-no-match = ✅ Hier is geen partij open. Begin er een met `/lostcities { cmd-challenge }` of `/lostcities { cmd-solo }`.
doctor-match = ✅ Partij { $match } is hier open en het bord is bereikbaar: { $link }
doctor-match-without-board = ❌ Partij { $match } is hier open, maar het bord is weg. Bij de volgende zet komt het terug; tot dan tonen `/lostcities { cmd-hand }` en `/lostcities { cmd-board }` alles wat je nodig hebt.
doctor-match-unseen = ℹ️ Partij { $match } is hier open: { $link } Of het bord er nog is, kan ik niet zien; `/lostcities { cmd-board }` toont het altijd.

## Het schudden nagaan

verify-secret = { $game ->
    [roll_write] Eerlijke dobbelstenen
   *[other] Eerlijk schudden
}: het geheim van deze partij was `{ $secret }`. De SHA-256 ervan is de vingerafdruk uit de uitdaging: `{ $hash }`.
