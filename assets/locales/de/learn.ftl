# Lektionen: Stellungen mit je einer Frage, beantwortet mit den Knöpfen eines Spiels.

learn-about = **Lektionen**: ein paar Stellungen aus jedem Spiel mit je einer Frage. Du antwortest mit den Knöpfen wie im Spiel und siehst sofort, was daraus wird. Eine Lektion dauert etwa drei Minuten; du kannst jederzeit aufhören und später weitermachen.
learn-lesson = • **{ $game }**: { $done } von { $of } Fragen
learn-lesson-done = • **{ $game }**: alle { $of } Fragen ✅
learn-heading = **{ $game }** · Frage { $number } von { $of }
learn-right = ✅ **Richtig.**
learn-wrong = ❌ **Etwas anderes ist besser.**
learn-done = ✅ **{ $game }**: Das war die Lektion. Probier es nun gegen den Computer.
button-learn-next = Nächste Frage
button-learn-finish = Fertig
button-learn-again = Noch einmal
button-learn-solo = Solo spielen
button-learn-others = Andere Lektionen
button-learn-once-more = Von vorn
