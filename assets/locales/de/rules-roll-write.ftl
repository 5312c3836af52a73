# Die Regeln von Roll & Write, Seite für Seite. Keine Zeile darf mit Stern, Klammer oder Punkt beginnen.

rules-roll-write-picture =
    Das Ziel: **die meisten Punkte.** Trage steigende Zahlen ein und komm in jeder Farbe so hoch, wie du kannst. Ein Spielblatt mitten in einer Partie:

    `1` Die Würfel: Du nimmst eine Farbe und eine Zahl und trägst die Zahl in die Spalte dieser Farbe ein.
    `2` Eine Expedition, gefüllt von unten nach oben. Zahlen dürfen gleich bleiben, aber nie fallen.
    `3` Das nächste Feld mit der kleinsten Zahl, die passt.
    `4` Pfeil: sofort noch eine Zahl. Vase: ein Artefakt.
    `5` Das Verdoppelungsfeld, mit einer 0 vor der ersten Zahl angekreuzt: Die Spalte zählt doppelt.
    `6` Die Bonus-Brücke: Wer sie in einer Spalte zuerst überschreitet, bekommt { $bridge-points } Punkte (gold); ist sie durchgestrichen, war jemand schneller.
    `7` Was eine Spalte bis zu diesem Feld zählt. Die Zahlen oben sind, was jede jetzt zählt.
    `8` Artefakte, die du gefunden hast.
    `9` Würfel, die du abgelehnt hast. Mit dem letzten Feld bist du erschöpft.

    Unten rechts steht die Summe von allem.

rules-roll-write-overview-title = Überblick
rules-roll-write-overview =
    Alle führen sechs Expeditionen auf ihrem eigenen Spielblatt, und ein Wurf mit sechs Würfeln gilt für die ganze Runde.

    • Drei Würfel zeigen Farben, drei zeigen Zahlen von 0 bis 9.
    • In jedem Zug würfelt jemand und nimmt einen Farb- und einen Zahlenwürfel. Alle anderen wählen aus dem Rest; mehrere dürfen dasselbe wählen.
    • Die Zahl kommt in die Expedition dieser Farbe, von unten nach oben. Zahlen dürfen nie fallen.
    • Manche der { $fields } Felder bringen ein Artefakt oder beschleunigen. Wer die Bonus-Brücke einer Spalte zuerst überschreitet, bekommt { $bridge-points } Punkte.
    • Wer nichts eintragen kann oder will, lehnt ab und schraffiert ein Würfelsymbol.

    Je mehr Felder einer Spalte voll sind, desto mehr zählt sie; kurze kosten Punkte. Alle sehen alles.

rules-roll-write-turn-title = Ein Zug
rules-roll-write-turn =
    1. Der Bot würfelt für die Person am Zug.
    2. Sie nimmt einen Farb- und einen Zahlenwürfel oder lehnt ab.
    3. Alle anderen wählen aus den übrigen vier Würfeln, nach einer Ablehnung aus allen sechs. Oder sie lehnen ab.
    4. Haben alle gewählt, werden die Brücken vergeben, und im Uhrzeigersinn ist die nächste Person am Zug.

    Nehmen darfst du nur, was du eintragen kannst. Ablehnen darfst du immer, auch wenn etwas passen würde.

    Hier in Discord: Öffne dein Spielblatt, wähle ein Paar, sieh dir an, was folgt, und drücke **{ button-roll-write-confirm }**. Eine bestätigte Wahl wird allen angesagt und lässt sich nicht zurücknehmen.

    Vor der Partie legt ihr die Reihenfolge fest: *gleichzeitig* wählen alle anderen zur selben Zeit, *reihum* nacheinander.

rules-roll-write-expeditions-title = Expeditionen
rules-roll-write-expeditions =
    Jede Expedition hat am Anfang ein rundes Verdoppelungsfeld, dann { $fields } Felder und am Ende ein Artefakt.

    • Jede Zahl muss mindestens so groß sein wie die vorige. Gleiche Zahlen sind erlaubt.
    • Eine 0 gilt als 10.
    • Oder du kreuzt mit einer 0 das Verdoppelungsfeld ihrer Farbe an: Die Expedition zählt doppelt, im Guten wie im Schlechten. Das geht nur vor der ersten Zahl.
    • Sind alle Felder voll, darfst du noch eine passende Zahl wählen: Sie kreuzt das Artefakt am Ende an. Das geht in jeder Expedition einmal.

    Ein Beispiel: Deine rote Reihe ist 2, 2. Du darfst Rot 2 bis 9 eintragen oder eine rote 0 als 10. Rot 1 passt nicht mehr.

rules-roll-write-fields-title = Beschleunigung und Artefakte
rules-roll-write-fields =
    • **Beschleunigungsfeld** (Pfeil): Füllst du es, darfst du sofort eine weitere Zahl in eine beliebige eigene Expedition eintragen. Sie wiederholt die Zahl davor, in einer leeren Expedition ist es eine 1. Hat auch dieses Feld einen Pfeil, geht es weiter. Auch das Artefakt am Ende einer vollen Expedition darfst du so ankreuzen, nie aber ein Verdoppelungsfeld.

    • **Artefaktfeld**: Füllst du es, oder kreuzt du das Artefakt am Ende einer Expedition an, schraffierst du rechts ein Artefakt. Es gibt { $fields }; sind alle schraffiert, entfällt das.

    Ein Pfeil ist ein Angebot: Du darfst jederzeit aufhören.

rules-roll-write-refusing-title = Würfel ablehnen
rules-roll-write-refusing =
    Lehnst du die Würfel ab, schraffierst du rechts ein Würfelsymbol.

    • Die Würfelspalte hat { $fields } Felder, und das vorletzte zählt { $best } Punkte.
    • Mit dem letzten bist du **erschöpft**: Die Spalte zählt dann { $last }. Du spielst weiter, und Ablehnen kostet dich nichts mehr.

    Die Partie endet mit dem Zug, in dem alle erschöpft sind oder die letzte der acht Brücken überschritten ist.

rules-roll-write-bridges-title = Bonus-Brücken
rules-roll-write-bridges =
    Jede der acht Spalten hat eine Brücke: die sechs Expeditionen, die Artefakte und die Würfelsymbole. Du überschreitest sie, wenn du Feld { $field } füllst.

    • Wer sie zuerst überschreitet, bekommt { $points } Punkte.
    • Wer sie im selben Zug überschreitet, bekommt sie auch.
    • Alle anderen streichen sie durch.

    Vergeben wird, wenn alle gewählt haben. Diese Punkte werden nie verdoppelt, und wer erschöpft ist, behält sie.

rules-roll-write-scoring-title = Wertung
rules-roll-write-scoring =
    • Eine Expedition zählt, was neben ihrer höchsten Zahl steht: { $one } bei einer Zahl, { $two } bei zweien, { $three } bei dreien, { $four } bei vieren, bis zu { $best } bei allen neun. Ein angekreuztes Verdoppelungsfeld verdoppelt das.
    • Nur das Verdoppelungsfeld und keine Zahl: { $circle-only }. Gar nichts: 0.
    • Artefakte und Würfelsymbole zählen, was in ihrem höchsten schraffierten Feld steht; alle neun Artefakte bringen { $artefacts } Punkte.
    • Jede gewonnene Brücke: { $bridge-points } Punkte.

    Die meisten Punkte gewinnen. Bei Gleichstand an der Spitze gewinnen alle, die dort stehen.

rules-roll-write-values-title = Werte
rules-roll-write-values =
    Das gedruckte Spielblatt, Feld für Feld, und wie sicher wir sind. Wenn du das Spiel besitzt und etwas anderes siehst, sag es bitte denen, die diesen Bot betreiben.

    Expedition, 1 bis 9 Zahlen: { $expedition } ({ $expedition-sure })
    Nur das Verdoppelungsfeld: { $circle-only } ({ $circle-sure })
    Artefakte, 1 bis 9: { $artefacts } ({ $artefacts-sure }); keines: { $no-artefacts } ({ $no-artefacts-sure })
    Würfelsymbole, 1 bis 9: { $dice } ({ $dice-sure }); keines: { $no-dice } ({ $no-dice-sure })
    Bonus-Brücke: { $bridge-points } Punkte in Feld { $bridge-field } ({ $bridge-sure })
    Artefaktfelder: { $artefact-fields } ({ $artefact-fields-sure })
    Beschleunigungsfelder: { $arrow-fields } ({ $arrow-fields-sure })
rules-roll-write-sure = { $confidence ->
    [certain] sicher
    [likely] wahrscheinlich
   *[guess] von uns geschätzt
}

rules-roll-write-house-title = Hausregeln
rules-roll-write-house =
    Wo die Spielregel schweigt oder hier nicht passt, spielen wir so:

    • Wer zuerst würfelt, wird ausgelost.
    • Beim Beschleunigen wird die kleinste passende Zahl eingetragen; eine größere wäre nie besser.
    • Niemand muss eine Brücke ansagen: Das macht der Bot.
    • Passt keiner der Würfel, die dir bleiben, auf dein Spielblatt, lehnt der Bot sie für dich ab.
    • Die Würfel sind fair und nachprüfbar: Der Bot legt vor der Partie sein Geheimnis fest, veröffentlicht dessen Fingerabdruck und zeigt das Geheimnis danach.

# Die Legende der Zeichen; jedes in höchstens zwei Zeilen zu 46 Buchstaben.
sign-roll-write-next = Das nächste Feld einer Spalte mit der kleinsten Zahl, die passt.
sign-roll-write-fields = Pfeil: sofort noch eine Zahl. Vase: ein Artefakt.
sign-roll-write-end = Das Artefakt am Ende einer vollen Spalte; golden, wenn es angekreuzt ist.
sign-roll-write-circles = Verdoppelungsfeld: mit einer 0 angekreuzt, oder durchgestrichen, weil es zu spät ist.
sign-roll-write-bridges = Brücke: golden, du warst zuerst da und bekommst { $points }; durchgestrichen: jemand anderes.
sign-roll-write-refused = Würfel: abgelehnte Würfel.
sign-roll-write-taken = Blasser Würfel mit Marke: Diese Person hat ihn den anderen genommen.
sign-roll-write-tower = Ein Turm ist eine Spalte, oben ihre letzte Zahl. Helle Fenster: Sie lohnt sich.
sign-roll-write-waiting = Haken: hat gewählt. Punkte: wählt noch.
sign-roll-write-turn = Die Nummer des Zuges.
