# Lessons: positions with a question each, answered with the buttons of a match.

learn-about = **Lições**: algumas posições de cada jogo, com uma pergunta cada. Você responde com os botões de uma partida e vê na hora o que acontece. Uma lição leva uns três minutos; pare quando quiser, e continue depois.
learn-lesson = • **{ $game }**: { $done } de { $of } perguntas
learn-lesson-done = • **{ $game }**: todas as { $of } perguntas ✅
learn-heading = **{ $game }** · Pergunta { $number } de { $of }
learn-right = ✅ **Certo.**
learn-wrong = ❌ **Há coisa melhor.**
learn-done = ✅ **{ $game }**: essa foi a lição. Agora tente contra o computador.
button-learn-next = Próxima pergunta
button-learn-finish = Terminar
button-learn-again = Tentar de novo
button-learn-solo = Jogar solo
button-learn-others = Outras lições
button-learn-once-more = Mais uma vez
