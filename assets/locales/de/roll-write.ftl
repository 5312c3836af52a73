# Roll & Write: Möglichkeiten, Geschehen, Tisch, eigenes Spielblatt, die Spielblätter in Worten.

roll-write-name = Lost Cities – Roll & Write
roll-write-options = Wer würfelt, wählt zuerst, dann die anderen { $order ->
    [together] gleichzeitig
   *[in-turn] reihum
}.

## Würfel, Eintragungen und Spalten

# $digit ist, was der Zahlenwürfel zeigt.
roll-write-pair = { $square } { colour } { $digit }
roll-write-mark-circle = Verdoppelungsfeld angekreuzt
roll-write-mark-number = { $number } in Feld { $field }
roll-write-mark-end = das Artefakt am Ende
roll-write-mark-artefact = Artefakt Nummer { $count }
roll-write-mark-arrow = ein Beschleunigungsfeld
roll-write-mark-bridge = die Brücke über { $column } erreicht
roll-write-column = die { colour } Spalte
roll-write-column-artefacts = die Artefaktspalte
roll-write-column-dice = die Würfelspalte

## Möglichkeiten

roll-write-choice-take = { colour-title } { $digit } nehmen: { $mark }
roll-write-choice-refuse = Würfel ablehnen
roll-write-choice-arrow = Beschleunigen in { colour-title }: { $mark }
roll-write-choice-stop = Nicht weiter beschleunigen

## Geschehen

roll-write-began = { $seat } würfelt zuerst.
roll-write-took = { $seat } hat { $pair } genommen: { $marks }.
roll-write-refused = { $seat } hat abgelehnt: Würfelsymbol { $count }.
roll-write-refused-for-nothing = { $seat } hat die Würfel abgelehnt; wer erschöpft ist, zahlt dafür nichts mehr.
roll-write-had-to-refuse = Kein Würfel passte auf das Blatt von { $seat }: Würfelsymbol { $count }.
roll-write-had-to-refuse-for-nothing = Keiner der Würfel passte auf das Spielblatt von { $seat }, also wurden sie abgelehnt; wer erschöpft ist, zahlt dafür nichts mehr.
# $square und die Farbe: wohin die Beschleunigung führte.
roll-write-went-on = { $seat } hat in { $square } { colour-title } beschleunigt: { $marks }.
roll-write-stopped = { $seat } beschleunigt nicht weiter.
roll-write-ordered = { $seat } möchte die Reihenfolge einhalten: Diesmal wählen alle nacheinander.
roll-write-bridges = 🌉 { $bridges }.
roll-write-bridge-won = { $column } für { $seats }
# Alles, was in diesem Zug gewählt wurde.
roll-write-turn-ended = Zuletzt: { $choices }.
roll-write-did-take = { $seat } { $pair }{ $arrows }
roll-write-did-refuse = { $seat } lehnt ab
roll-write-did-have-to-refuse = { $seat } muss ablehnen

## Wertung

roll-write-over = **Die Partie ist zu Ende.** Eintragungen jeder Spalte und was sie zählen:
roll-write-points = **{ $seat }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Tisch

roll-write-rolling = Die Würfel rollen.
roll-write-turn = Zug { $turn }: **{ $seat }** hat gewürfelt: { $dice }
roll-write-picks-first = **{ $seat }** wählt zuerst; für die anderen bleibt der Rest.
roll-write-pair-is-gone = { $seat } hat { $pair } genommen; die anderen vier Würfel sind für alle anderen da.
roll-write-all-dice-left = { $seat } hat abgelehnt; alle sechs Würfel sind für die anderen da.
roll-write-thinking = Es wählen noch: { $seats }.
roll-write-then = Danach: { $seats }.
button-roll-write-sheets = Spielblätter

## Eigenes Spielblatt

roll-write-your-roll = **Dein Wurf:** { $dice }.
roll-write-your-choice = **Für dich bleiben:** { $dice }.
roll-write-too-low = -# Zu niedrig: { $dice }.
roll-write-at-end = -# Schon am Ziel: { $dice }.
roll-write-refusal = Ablehnen schraffiert Würfelsymbol Nummer { $count }: Deine Würfelspalte zählt jetzt { $before }, dann { $after }.
roll-write-refusal-exhausts = Ablehnen schraffiert dein letztes Würfelsymbol: Dann bist du erschöpft, und deine Würfelspalte zählt { $after } statt { $before }.
roll-write-refusal-is-free = Du bist erschöpft: Ablehnen kostet dich nichts mehr.
roll-write-arrow = **Ein Beschleunigungsfeld!** Trag sofort eine weitere Zahl in eine deiner Expeditionen ein, oder hör hier auf.
roll-write-you-have-chosen = Du hast gewählt.
roll-write-you-had-to-refuse = Keiner der Würfel, die dir blieben, passt auf dein Spielblatt, also wurden sie für dich abgelehnt.
roll-write-own-points = Dein Spielblatt steht derzeit bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
roll-write-sheet-of = **Das Spielblatt von { $seat }**: derzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
roll-write-would-take = **Nimmst du { $pair }?**
roll-write-would-use-arrow = **In { $square } { colour-title } beschleunigen?**
roll-write-would-stop = **Nicht weiter beschleunigen?**
roll-write-would-mark = Eingetragen wird: { $marks }.
roll-write-would-count = Dann zählt { $column } { $after } statt { $before }.
roll-write-would-go-on = Danach darfst du eine weitere Zahl in eine beliebige Expedition eintragen.
roll-write-would-cross = Du überschreitest die Brücke über { $column } zuerst: { $points } Punkte, auch für alle, denen das im selben Zug gelingt.
roll-write-would-cross-too = Du überschreitest die Brücke über { $column } im selben Zug wie andere: { $points } Punkte für alle, die sie jetzt überschreiten.
roll-write-would-be-late = Die Brücke über { $column } ist schon überschritten; sie bringt nichts mehr.
# Its colour is before it, as an emoji.
button-roll-write-take = { $digit }
button-roll-write-circle = 0: ×2
button-roll-write-end = { $digit }: 🏺
button-roll-write-arrow-end = Artefakt
button-roll-write-refuse = Ablehnen
button-roll-write-stop = Hier aufhören
button-roll-write-order = Nacheinander
button-roll-write-confirm = Bestätigen
button-roll-write-own-sheet = Mein Spielblatt
button-roll-write-sheet = { $seat }

## Die Spielblätter in Worten

roll-write-side = **{ $seat }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}:
roll-write-alt-seat = { $seat }: { $points } Punkte, Zahlen in den sechs Spalten { $columns }, Artefakte { $artefacts }, Würfelsymbole { $dice }, Brücken { $bridges }.
roll-write-alt-roll = { $seat } hat { $colours } und { $digits } gewürfelt.
roll-write-alt-taken = { colour-title } { $digit } ist genommen.
roll-write-alt-sheet = Das Spielblatt von { $seat }, { $points } Punkte.
roll-write-alt-expedition = { colour-title }: { $marks }, zählt { $points }.
roll-write-alt-sums = Artefakte: { $artefacts }, zählt { $artefact-points }. Würfelsymbole: { $dice }, zählt { $dice-points }. Brücken: { $bridges }, zählt { $bridge-points }.

roll-write-why-enter = die { colour } Expedition hat dann { $fields } von { $all } Feldern und zählt { $after } statt { $before }{ $with ->
    [bridge] , und ihre Brücke bringt dir Punkte
    [arrow] , und mit dem Pfeil dort trägst du noch etwas ein
    [artefact] , und dort ist ein Artefakt
   *[nothing] { "" }
}
roll-write-why-begin = mit { $number } begonnen, hat die { colour } Expedition Platz bis zum { $pays }. Feld, von dem an sie sich lohnt
roll-write-why-circle = die { colour } Expedition zählt dann doppelt, und vom { $pays }. Feld an lohnt sie sich
roll-write-why-refuse = kein Paar bringt dir mehr als der Würfel, den du dafür schraffierst: Diese Spalte zählt dann { $after } statt { $before }
roll-write-why-nothing = keiner dieser Würfel passt auf dein Spielblatt
