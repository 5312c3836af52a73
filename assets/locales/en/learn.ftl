# Lessons: positions with a question each, answered with the buttons of a match.

learn-about = **Lessons**: a few positions of each game with one question each. You answer with the buttons of a match and see at once what comes of it. A lesson takes about three minutes; stop when you like, and go on later.
learn-lesson = • **{ $game }**: { $done } of { $of } questions
learn-lesson-done = • **{ $game }**: all { $of } questions ✅
learn-heading = **{ $game }** · Question { $number } of { $of }
learn-right = ✅ **Right.**
learn-wrong = ❌ **Something else is better.**
learn-done = ✅ **{ $game }**: that was the lesson. Now try it against the computer.
button-learn-next = Next Question
button-learn-finish = Finish
button-learn-again = Try Again
button-learn-solo = Play Solo
button-learn-others = Other Lessons
button-learn-once-more = Once More
