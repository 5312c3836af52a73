# Seizoenen van een competitie: allen tegen allen, wekenlang.

league-head = **{ league-title }** · { $game } · allen tegen allen
league-title = Seizoen { $number }
league-title-of = { league-title } · { league-division }
league-how = { $clock }. { $days } dagen in totaal, alle partijen tegelijk. Ze zijn stil: speel ze in `/lostcities { cmd-games }`, ook via een privébericht.
league-gathering = Begint { $when }, { $fromnow }, als er vier meedoen; vanaf tien zijn er divisies. **{ $joined } { $joined ->
    [one] doet
   *[other] doen
} mee.**
league-postponed = Er deden te weinig mensen mee, dus er komt een week bij: begint { $when }, { $fromnow }. **{ $joined } { $joined ->
    [one] doet
   *[other] doen
} mee.**
league-drawn = **De loting is gedaan:** { $all } partijen beginnen nu.
league-playing = **Partijen klaar: { $over } van { $all }** · eindigt { $fromnow }
league-paused = **Gepauzeerd.** Er loopt geen tijd af tot een beheerder van de server verdergaat. Partijen klaar: { $over } van { $all }.
league-ending = De tijd is om: de computer maakt af wat open staat. **Partijen klaar: { $over } van { $all }.**
league-counting = **Alle partijen zijn klaar.** Bovenaan: { $name }. Definitief { $fromnow }, tenzij een beheerder van de server bezwaar maakt.
league-closed = 🏆 **Bovenaan: { $name }.** Eén seizoen zegt weinig; de rating is de maat.
league-cancelled = Dit seizoen is afgelast. Begonnen partijen gaan verder als gewone.
league-cancelled-early = Dit seizoen is afgelast voordat er een partij begon.
league-standing = { $place } · **{ $name }** { $points } · { $played } van { $all }{ $state ->
    [no_show] { " " }· kwam nooit
    [left] { " " }· gestopt
    [removed] { " " }· verwijderd
   *[in] { "" }
}
league-leader = **{ league-division }** · { $name } · { $points }{ $up }{ $down }
league-up = { " " }· ▲ { $names }
league-down = { " " }· ▼ { $names }
league-name = { $name }
league-division = Divisie { $division }
league-division-pick = Een andere divisie …
league-small = -# De 20 punten van een partij worden verdeeld. Vingerafdruk van alle schuddingen: `{ $hash }`
league-nobody = niemand
league-two = { $name } en { $other }
league-several = { $n } mensen
league-nothing = Op deze server loopt geen seizoen. Wie hem mag beheren, kan er met `/lostcities { cmd-league }` een openen.
league-nothing-manager = Op deze server loopt geen seizoen. Je kunt er een openen: vier mensen of meer, in een divisie allen tegen allen, een paar weken lang. Ik plaats het in dit kanaal.
league-form = **Een seizoen openen** · { $game }
    { $clock }, { $days } dagen in totaal. Het begint over { $begins ->
    [one] één dag
   *[other] { $begins } dagen
} als er minstens vier meedoen. { $pace ->
    [quick] Past bij mensen die drie keer per dag kijken.
   *[other] Past bij mensen die één of twee keer per dag kijken.
} Als het afgelopen is, open ik het volgende. Ik schrijf in dit kanaal.
league-pace = { $pace ->
    [quick] Snel
   *[other] Rustig
}: { $clock }, { $days } dagen
league-begins-in = Begint over { $days ->
    [one] één dag
   *[other] { $days } dagen
}
league-opened = Het seizoen is geopend in dit kanaal. Tot het begin kan iedereen meedoen.
league-joined = Je doet mee. Zodra het begint, staan je partijen in `/lostcities { cmd-games }`.
league-left = Je bent met het seizoen gestopt.
league-ask-to-leave = **Stoppen met het seizoen?** De computer speelt je partijen verder, je wordt laatste en je kunt niet terug.
league-ask-to-leave-early = **Stoppen met het seizoen?** Tot het begin kun je weer meedoen.
league-joined-by = { $joined } { $joined ->
    [one] doet
   *[other] doen
} mee; begint { $fromnow }:
league-joined-name = • { $name }
league-own = Je staat op plaats **{ $place }**. { $open ->
    [0] Al je partijen zijn klaar.
    [one] Eén van je partijen loopt nog.
   *[other] { $open } van je partijen lopen nog.
}
league-own-possible = { league-own } Je kunt nog op de plaatsen { $best } tot { $worst } eindigen.
league-line = { $next }{ $place } · **{ $name }** · **{ $points }** punten · { $wins } gewonnen · { $played } van { $all }{ $state ->
    [no_show] { " " }· kwam nooit
    [left] { " " }· gestopt
    [removed] { " " }· verwijderd
   *[in] { "" }
}{ $possible }
league-possible = { " " }· nog { $best }–{ $worst }
league-settled = { "" }
league-alt = { $next }{ $place }. { $name }: { $points } punten, { $wins } gewonnen, { $played } van { $all } gespeeld{ $state ->
    [no_show] , kwam nooit
    [left] , gestopt
    [removed] , verwijderd
   *[in] { "" }
}{ $possible }.
league-picture-over = { $over } van { $all } klaar
league-picture-played = gespeeld
league-picture-points = punten
league-picture-places = plaatsen
league-rules = **Regels van het seizoen**
    • Iedereen speelt twee keer tegen iedereen, met acht of negen mensen één keer, vanaf tien in divisies van vijf tot zeven, en begint in de helft daarvan. Alle partijen lopen tegelijk, { $days } dagen lang.
    • Een partij is **20 punten** waard: tien voor ieder, verschoven door het verschil (één per 6 punten in het kaartspel, 12 in het bordspel en bij Roll & Write, 2 bij Rivalen). Daarna tellen de overwinningen, dan de partijen tussen gelijken.
    • Wie opgeeft, krijgt hoogstens vijf punten. Remise wordt niet afgesproken.
    • Niemand beslist voor anderen. Wie meer dan een derde van een partij door de computer laat spelen, krijgt er geen punten voor, en de ander minstens 15.
    • Wie na drie dagen nog nooit gezet heeft en niet afwezig is, wordt eruit gehaald; die partijen tellen voor niemand.
    • Wie stopt, of van de meeste partijen meer dan een derde door de computer laat spelen, wordt laatste en slaat een seizoen over, tenzij een beheerder van de server dat opheft; de computer speelt die partijen verder.
    • Uit elke divisie gaan er voor het volgende seizoen twee omhoog en twee omlaag. Nieuwkomers staan naar hun rating.
    • Wat aan het eind open staat, maken computers af, zonder rating. Andere partijen tellen zoals altijd voor de rating.
league-proof = **Niemand heeft de kaarten gekozen.** Het bestand heeft de vingerafdruk van elke schudding. De vingerafdruk daarvan, `{ $hash }`, was openbaar voordat Discord het nummer koos waar alle schuddingen ook van afhangen: `{ $number }`. Elk geheim wordt getoond als zijn partij klaar is. Wie de bot draait, zou de loting meermaals geplaatst kunnen hebben; zoveel vertrouwen is nodig.
league-proof-file = De vingerafdrukken van alle partijen van het seizoen.
league-past = **Vorige seizoenen, het nieuwste eerst**
league-past-line = • **{ $number }** · { $game } · bovenaan: { $name }
league-no-past = Op deze server is nog geen seizoen afgelopen.
league-manage = **{ league-title }** · wat je als beheerder van de server kunt doen. De lijst met wijzigingen noemt het.
league-remove-pick = Iemand verwijderen …
league-remove-entry = { $name } verwijderen
league-lift-pick = Iemand laten meedoen …
league-lift-entry = { $name } toch laten meedoen
league-ask-to-remove = **{ $name } uit het seizoen verwijderen?** In de eerste drie dagen tellen de partijen voor niemand; later speelt de computer ze verder.
league-ask-to-cancel = **Seizoen { $number } afgelasten?** Dat kan niet worden teruggenomen. Niemand wint het; begonnen partijen gaan verder.
league-done-paused = Het seizoen is gepauzeerd: er loopt geen tijd af.
league-done-resumed = Het seizoen gaat verder.
league-done-extended = Het seizoen duurt drie dagen langer.
league-done-removed = Deze persoon hoort niet meer bij het seizoen.
league-done-lifted = Meedoen mag nu, ook al zijn ze met het vorige seizoen gestopt.
league-done-cancelled = Het seizoen is afgelast.
league-done-confirmed = Het einde van het seizoen staat vast.
league-done-undone = Het einde is teruggenomen: het seizoen gaat minstens drie dagen door.
league-done-again = Als dit seizoen afgelopen is, open ik het volgende.
league-done-once = Op dit seizoen volgt vanzelf geen ander.

button-league-open = Seizoen openen
button-league-past = Vorige seizoenen
button-league-join = Meedoen
button-league-leave = Stoppen
button-league-rules = Regels van het seizoen
button-league-tables = Stand
button-league-manage = Beheren
button-league-pause = Pauzeren
button-league-go-on = Verdergaan
button-league-extend = 3 dagen meer
button-league-confirm = Bevestigen
button-league-undo = Einde terugnemen
button-league-again = Daarna weer
button-league-once = Niet weer
button-league-cancel = Seizoen afgelasten
button-league-remove = Verwijderen

config-season = • { $when }, { $who }: { $deed ->
    [opened] opende seizoen { $number }
    [paused] pauzeerde seizoen { $number }
    [resumed] liet seizoen { $number } verdergaan
    [extended] gaf seizoen { $number } drie dagen extra
    [removed] verwijderde iemand uit seizoen { $number }
    [lifted] liet iemand aan seizoen { $number } meedoen die met het vorige gestopt was
    [cancelled] gelastte seizoen { $number } af
    [undone] nam het einde van seizoen { $number } terug
    [again] liet op seizoen { $number } het volgende volgen
    [once] liet op seizoen { $number } geen ander volgen
   *[confirmed] bevestigde het einde van seizoen { $number }
}

refuse-no-such-season = Zo’n seizoen is er niet.
refuse-season-here = Deze server heeft al een seizoen. Als dat voorbij is, kan het volgende worden geopend.
refuse-season-begun = Dit seizoen is begonnen; niemand komt er meer bij.
refuse-season-over = Dit seizoen is voorbij.
refuse-season-full = Er doen al 200 mensen mee.
refuse-in-season = Je doet al mee.
refuse-not-in-season = Deze persoon doet niet mee aan dit seizoen.
refuse-left-season = Je doet niet meer mee aan dit seizoen. De computer speelt je partijen verder.
refuse-not-in-this-phase = Dat kan nu niet met het seizoen.
refuse-account-too-young = Om aan een seizoen mee te doen, moet je Discord-account minstens 30 dagen oud zijn.
refuse-left-season-before = Je bent met het vorige seizoen gestopt: aan het volgende kun je weer meedoen, aan dit alleen als een beheerder van de server dat toestaat.
refuse-finishes-too-few = Een seizoen heeft mensen nodig die hun partijen afmaken. Jij maakt er minder dan 60 van de 100 af; speel eerst een paar andere tot het eind.
refuse-annulled = Deze partij van het seizoen telt voor niemand: een van jullie doet niet meer mee, of een beheerder van de server heeft haar beëindigd.
