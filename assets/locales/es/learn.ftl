# Lessons: positions with a question each, answered with the buttons of a match.

learn-about = **Lecciones**: unas cuantas posiciones de cada juego, con una pregunta cada una. Respondes con los botones de una partida y ves enseguida qué resulta. Una lección dura unos tres minutos; para cuando quieras, y sigue después.
learn-lesson = • **{ $game }**: { $done } de { $of } preguntas
learn-lesson-done = • **{ $game }**: las { $of } preguntas ✅
learn-heading = **{ $game }** · Pregunta { $number } de { $of }
learn-right = ✅ **Correcto.**
learn-wrong = ❌ **Hay algo mejor.**
learn-done = ✅ **{ $game }**: esa era la lección. Ahora pruébalo contra la máquina.
button-learn-next = Siguiente pregunta
button-learn-finish = Terminar
button-learn-again = Reintentar
button-learn-solo = Jugar en solitario
button-learn-others = Otras lecciones
button-learn-once-more = Otra vez
