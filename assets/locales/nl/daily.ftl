# Elke dag een partij Roll & Write met dezelfde dobbelstenen en een van het kaartspel met dezelfde kaarten voor iedereen.

daily-name = { $game ->
    [classic] Dagpartij { $number }
   *[other] Dagworp { $number }
}
daily-title = **{ daily-name }**
daily-title-practice = **{ daily-name }** · om te oefenen, telt niet mee
daily-chosen = Genoteerd. Gooi als je zover bent; tot dan kun je het terugnemen.
daily-result = **{ $points } { $points ->
    [one] punt
   *[other] punten
},** de { evening-strength } computer { $other }.
daily-better = Beter dan { $percent }% van { $others } andere spelers tot nu toe.
daily-leads = { $others ->
    [one] Je staat voor op de enige andere speler die al klaar is.
   *[other] Je staat voor op alle { $others } andere spelers die al klaar zijn.
}
daily-last = { $others ->
    [one] Eén andere speler is al klaar, en heeft niet minder punten.
   *[other] Van { $others } andere spelers heeft tot nu toe niemand minder punten.
}
daily-first = Je bent vandaag als eerste klaar.
daily-best = **Je nieuwe beste:** het was { $best }, uit { $rounds ->
    [one] één andere partij
   *[other] { $rounds } andere partijen
}.
daily-not-best = Je beste blijft { $best }, uit { $rounds ->
    [one] één andere partij
   *[other] { $rounds } andere partijen
}.
daily-field = Tot nu toe { $others } anderen: midden { $median }, beste { $best }.
daily-sheet-of = { $name }, { daily-name }: { $points } { $points ->
    [one] punt
   *[other] punten
}.
daily-shared = { $who } · **Lost Cities: { daily-name }** · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, de computer { $other } · { $marks }
    -# Een vakje per expeditie, de beste eerst: 🟩 vanaf 20 punten, 🟨 minder, 🟫 geen, 🔻 verlies.
daily-table-day = **{ daily-name }** op deze server
daily-table-week = **De zeven dagen tot en met { daily-name }** op deze server
daily-table-month = **De dertig dagen tot en met { daily-name }** op deze server
daily-table-nobody = Nog niemand is klaar.
daily-points = { $game ->
    [classic] { $lead } tegen de computer
   *[other] { $points } punten
}
daily-table-line = { $place } · { $name }: { daily-points }
daily-table-line-days = { $place } · { $name }: { daily-points } op { $days ->
    [one] één dag
   *[other] { $days } dagen
}
daily-morning = **{ daily-name }** · gisteren op deze server
daily-morning-coming = -# Vingerafdruk van { daily-name }: `{ $hash }`
daily-podium-alt = Het podium van { daily-name }.
daily-past = Een eerdere dag oefenen
daily-practise = { daily-name }
daily-practise-again = { daily-name } · { daily-points }
daily-proof = **Iedereen heeft dezelfde dobbelstenen en kaarten, en niemand heeft ze gekozen.** De vingerafdruk van het geheim staat vóór de dag vast, het geheim zie je erna.
daily-proof-hidden = **{ daily-name }** · vingerafdruk `{ $hash }` · het geheim volgt op { $at }
daily-proof-shown = **{ daily-name }** · vingerafdruk `{ $hash }` · geheim `{ $secret }` · dag { $day }
daily-proof-how = De vingerafdruk is de SHA-256 van het geheim. Met geheim en dag gooit `lostcities verify` alle worpen van een partijbestand opnieuw en trekt alle kaarten.
daily-proof-file = Jouw partij van die dag als partijbestand.

button-daily-roll = Gooien
button-daily-too = Ook spelen
button-daily-cards = Dagpartij
button-daily-roll-of-today = Dagworp
button-daily-compare = Vergelijken
button-daily-table = Stand van de dag
button-daily-own = Mijn partij
button-daily-day = Dag
button-daily-week = Week
button-daily-month = Maand

refuse-no-such-day = Van die dag is er niets te spelen. De partij van vandaag opent `/lostcities { cmd-daily }`.
refuse-day-over = Die dag is voorbij, de partij kan niet meer worden afgemaakt. Die van vandaag opent `/lostcities { cmd-daily }`.
refuse-day-spent = Je was hieraan al begonnen voordat je je gegevens wiste, en deze partij kan maar één keer worden gespeeld. Morgen is er een nieuwe.
refuse-play-daily-first = Maak eerst de partij van vandaag af: `/lostcities { cmd-daily }`, `{ opt-daily-game }: { $game }`. Daarna zie je die van anderen en kun je de jouwe delen.
refuse-no-daily-of = Die persoon heeft de partij van vandaag nog niet af, of wil niet gezien worden.
refuse-not-installed = Lost Cities staat niet op deze server. Hier kun je `/lostcities { cmd-daily }` spelen en `/lostcities { cmd-rules }` lezen; vraag voor een partij iemand die de server beheert om de bot toe te voegen.
