# Lessen: stellingen met elk een vraag, beantwoord met de knoppen van een spel.

learn-about = **Lessen**: een paar stellingen uit elk spel met elk één vraag. Je antwoordt met de knoppen zoals in het spel en ziet meteen wat ervan komt. Een les duurt ongeveer drie minuten; je kunt altijd stoppen en later verdergaan.
learn-lesson = • **{ $game }**: { $done } van { $of } vragen
learn-lesson-done = • **{ $game }**: alle { $of } vragen ✅
learn-heading = **{ $game }** · Vraag { $number } van { $of }
learn-right = ✅ **Goed.**
learn-wrong = ❌ **Iets anders is beter.**
learn-done = ✅ **{ $game }**: dat was de les. Probeer het nu tegen de computer.
button-learn-next = Volgende vraag
button-learn-finish = Klaar
button-learn-again = Nog eens
button-learn-solo = Solo spelen
button-learn-others = Andere lessen
button-learn-once-more = Opnieuw
