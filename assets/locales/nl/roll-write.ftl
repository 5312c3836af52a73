# Roll & Write: mogelijkheden, gebeurtenissen, de tafel, het eigen scoreblad, de scorebladen in woorden.

roll-write-name = Lost Cities Roll & Write
roll-write-options = Wie gooit, kiest eerst, daarna de anderen { $order ->
    [together] tegelijk
   *[in-turn] om de beurt
}.

## Dobbelstenen, vakjes en kolommen

# $digit is wat de getallendobbelsteen toont.
roll-write-pair = { $square } { colour } { $digit }
roll-write-mark-circle = het verdubbelingsvakje aangekruist
roll-write-mark-number = { $number } in vakje { $field }
roll-write-mark-end = het artefact aan het einde
roll-write-mark-artefact = artefact nummer { $count }
roll-write-mark-arrow = een pijl
roll-write-mark-bridge = de brug over { $column } bereikt
roll-write-column = de { colour } kolom
roll-write-column-artefacts = de artefactkolom
roll-write-column-dice = de dobbelsteenkolom

## Mogelijkheden

roll-write-choice-take = { colour-title } { $digit } nemen: { $mark }
roll-write-choice-refuse = De dobbelstenen weigeren
roll-write-choice-arrow = De pijl gebruiken voor { colour-title }: { $mark }
roll-write-choice-stop = De pijl overslaan

## Gebeurtenissen

roll-write-began = { $seat } gooit als eerste.
roll-write-took = { $seat } heeft { $pair } genomen: { $marks }.
roll-write-refused = { $seat } heeft geweigerd: dobbelsteensymbool { $count }.
roll-write-refused-for-nothing = { $seat } heeft de dobbelstenen geweigerd; wie uitgeput is, betaalt daar niets meer voor.
roll-write-had-to-refuse = Geen dobbelsteen paste op het blad van { $seat }: dobbelsteensymbool { $count }.
roll-write-had-to-refuse-for-nothing = Geen van de dobbelstenen paste op het scoreblad van { $seat }, dus werden ze geweigerd; wie uitgeput is, betaalt daar niets meer voor.
# $square en de kleur: waarheen de pijl leidde.
roll-write-went-on = { $seat } heeft de pijl gebruikt voor { $square } { colour-title }: { $marks }.
roll-write-stopped = { $seat } slaat de pijl over.
roll-write-ordered = { $seat } wil op volgorde: deze keer kiest iedereen na elkaar.
roll-write-bridges = 🌉 { $bridges }.
roll-write-bridge-won = { $column } voor { $seats }
# Alles wat in deze beurt is gekozen.
roll-write-turn-ended = Vorige beurt: { $choices }.
roll-write-did-take = { $seat } { $pair }{ $arrows }
roll-write-did-refuse = { $seat } weigert
roll-write-did-have-to-refuse = { $seat } moet weigeren

## Puntentelling

roll-write-over = **De partij is afgelopen.** Vakjes van elke kolom en wat ze tellen:
roll-write-points = **{ $seat }**: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Tafel

roll-write-rolling = De dobbelstenen rollen.
roll-write-turn = Beurt { $turn }: **{ $seat }** heeft gegooid: { $dice }
roll-write-picks-first = **{ $seat }** kiest als eerste; voor de anderen blijft de rest.
roll-write-pair-is-gone = { $seat } heeft { $pair } genomen; de andere vier dobbelstenen zijn voor alle anderen.
roll-write-all-dice-left = { $seat } heeft geweigerd; alle zes dobbelstenen zijn voor de anderen.
roll-write-thinking = Nog aan het kiezen: { $seats }.
roll-write-then = Daarna: { $seats }.
button-roll-write-sheets = Scorebladen

## Eigen scoreblad

roll-write-your-roll = **Jouw worp:** { $dice }.
roll-write-your-choice = **Over voor jou:** { $dice }.
roll-write-too-low = -# Te laag: { $dice }.
roll-write-at-end = -# Voltooid: { $dice }.
roll-write-refusal = Weigeren arceert dobbelsteensymbool nummer { $count }: je dobbelsteenkolom telt nu { $before } en dan { $after }.
roll-write-refusal-exhausts = Weigeren arceert je laatste dobbelsteensymbool: dan ben je uitgeput en telt je dobbelsteenkolom { $after } in plaats van { $before }.
roll-write-refusal-is-free = Je bent uitgeput: weigeren kost je niets meer.
roll-write-arrow = **Een pijl!** Vul meteen nog een getal in bij een van je expedities, of stop hier.
roll-write-you-have-chosen = Je hebt gekozen.
roll-write-you-had-to-refuse = Geen van de dobbelstenen die je kon kiezen past op je scoreblad, dus werden ze voor je geweigerd.
roll-write-own-points = Je scoreblad telt nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
roll-write-sheet-of = **Het scoreblad van { $seat }**: nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
roll-write-would-take = **{ $pair } nemen?**
roll-write-would-use-arrow = **De pijl gebruiken voor { $square } { colour-title }?**
roll-write-would-stop = **De pijl overslaan?**
roll-write-would-mark = Dat vult in: { $marks }.
roll-write-would-count = Dan telt { $column } { $after } in plaats van { $before }.
roll-write-would-go-on = Daarna mag je nog een getal invullen bij een expeditie naar keuze.
roll-write-would-cross = Je steekt de brug over { $column } als eerste over: { $points } punten, ook voor wie dat in dezelfde beurt doet.
roll-write-would-cross-too = Je steekt de brug over { $column } in dezelfde beurt als anderen over: { $points } punten voor ieder van jullie.
roll-write-would-be-late = De brug over { $column } is al eerder overgestoken; die levert niets meer op.
# Its colour is before it, as an emoji.
button-roll-write-take = { $digit }
button-roll-write-circle = 0: ×2
button-roll-write-end = { $digit }: 🏺
button-roll-write-arrow-end = artefact
button-roll-write-refuse = Weigeren
button-roll-write-stop = Hier stoppen
button-roll-write-order = Na elkaar
button-roll-write-confirm = Bevestigen
button-roll-write-own-sheet = Mijn scoreblad
button-roll-write-sheet = { $seat }

## De scorebladen in woorden

roll-write-side = **{ $seat }**, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}:
roll-write-alt-seat = { $seat }: { $points } punten, getallen in de zes kolommen { $columns }, artefacten { $artefacts }, dobbelsteensymbolen { $dice }, bruggen { $bridges }.
roll-write-alt-roll = { $seat } heeft { $colours } en { $digits } gegooid.
roll-write-alt-taken = { colour-title } { $digit } is genomen.
roll-write-alt-sheet = Het scoreblad van { $seat }, { $points } punten.
roll-write-alt-expedition = { colour-title }: { $marks }, telt { $points }.
roll-write-alt-sums = Artefacten: { $artefacts }, telt { $artefact-points }. Dobbelsteensymbolen: { $dice }, telt { $dice-points }. Bruggen: { $bridges }, telt { $bridge-points }.

roll-write-why-enter = de { colour } expeditie heeft dan { $fields } van { $all } vakjes en telt { $after } in plaats van { $before }{ $with ->
    [bridge] , en haar brug levert je punten op
    [arrow] , en met de pijl daar vul je er nog een in
    [artefact] , en daar is een artefact
   *[nothing] { "" }
}
roll-write-why-begin = begonnen met { $number } heeft de { colour } expeditie ruimte tot vakje { $pays }, vanaf waar ze loont
roll-write-why-circle = de { colour } expeditie telt dan dubbel, en vanaf vakje { $pays } loont ze
roll-write-why-refuse = geen paar is je meer waard dan de dobbelsteen die je ervoor arceert: die kolom telt dan { $after } in plaats van { $before }
roll-write-why-nothing = geen van deze dobbelstenen past op je blad
