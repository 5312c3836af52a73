# Lessons: positions with a question each, answered with the buttons of a match.

learn-about = **Leçons** : quelques positions de chaque jeu, avec une question chacune. Tu réponds avec les boutons d’une partie et vois tout de suite ce qui en résulte. Une leçon prend environ trois minutes ; arrête quand tu veux, et reprends plus tard.
learn-lesson = • **{ $game }** : questions faites : { $done } sur { $of }
learn-lesson-done = • **{ $game }** : les { $of } questions ✅
learn-heading = **{ $game }** · Question { $number } sur { $of }
learn-right = ✅ **Juste.**
learn-wrong = ❌ **Il y a mieux.**
learn-done = ✅ **{ $game }** : c’était la leçon. Essaie maintenant contre l’ordinateur.
button-learn-next = Question suivante
button-learn-finish = Terminer
button-learn-again = Réessayer
button-learn-solo = Jouer en solo
button-learn-others = Autres leçons
button-learn-once-more = Encore une fois
