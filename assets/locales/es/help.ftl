# First contact: one screen that says what the bot is, which games it has and how to start; another lists all commands.

help-about = **Lost Cities**, de Reiner Knizia: cuatro juegos de expediciones; gana quien las hace rentables.
help-game = • **{ $game }**: { $summary }
help-game-classic = empieza solo lo que rinde.
help-game-rivals = puja oro por cartas.
help-game-roll-write = una tirada para todos.
help-game-board = cuanto más lejos, mejor.
# What the games are called in a picture and on buttons where all of them are Lost Cities.
help-short-classic = Lost Cities
help-short-rivals = Rivales
help-short-roll-write = Roll & Write
help-short-board = Tablero
help-alt = Los cuatro juegos: Lost Cities, una fila ascendente de cartas amarillas; Roll & Write, seis dados y una hoja; Rivales, dos cartas y las monedas pujadas por ellas; el juego de tablero, figuras en el sendero de una ciudad perdida.
help-try = Con otra persona: `/lostcities { cmd-challenge }`; con varias: `/lostcities { cmd-open }`.
button-help-solo = Jugar: { $game }
button-solo = Jugar en solitario
button-learn = Aprender
button-help-commands = Comandos
help-turn = **Tu turno**: pulsa **{ button-hand }**, **{ button-roll-write-own-sheet }** o **{ button-own-view }** bajo el tablero. Lo que se abre solo se te muestra a ti.
help-privacy = -# No puedo leer el chat; solo veo los comandos y botones dirigidos a mí.
help-commands = **Todos los comandos**. Se puede hacer clic en ellos.
help-start = **Empezar una partida**: { $commands }
help-in-match = **En una partida**: { $commands }
help-afterwards = **Después**: { $commands }
help-review = **{ button-review }**, tras una partida, dice cuánto fue suerte y qué jugadas costaron puntos: cada una se compara con lo que haría la máquina más fuerte.
help-personal = **Para ti**: { $commands }
help-server = **Para el servidor**: { $commands }
