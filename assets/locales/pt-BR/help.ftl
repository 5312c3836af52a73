# First contact: one screen that says what the bot is, which games it has and how to start; another lists all commands.

help-about = **Lost Cities**, de Reiner Knizia: quatro jogos de expedições; ganha quem as faz render.
help-game = • **{ $game }**: { $summary }
help-game-classic = comece só o que rende.
help-game-rivals = dê lances de ouro por cartas.
help-game-roll-write = uma rolagem para todos.
help-game-board = quanto mais longe, melhor.
# What the games are called in a picture and on buttons where all of them are Lost Cities.
help-short-classic = Lost Cities
help-short-rivals = Rivais
help-short-roll-write = Roll & Write
help-short-board = Tabuleiro
help-alt = Os quatro jogos: Lost Cities, uma fileira crescente de cartas amarelas; Roll & Write, seis dados e uma folha; Rivais, duas cartas e as moedas oferecidas por elas; o jogo de tabuleiro, peças na trilha de uma cidade perdida.
help-try = Em dois: `/lostcities { cmd-challenge }`; com mais gente: `/lostcities { cmd-open }`.
button-help-solo = Jogar { $game }
button-solo = Jogar solo
button-learn = Aprender
button-help-commands = Comandos
help-turn = **Sua vez**: aperte **{ button-hand }**, **{ button-roll-write-own-sheet }** ou **{ button-own-view }** embaixo do tabuleiro. O que se abre só aparece para você.
help-privacy = -# Não consigo ler o chat; só vejo os comandos e botões dirigidos a mim.
help-commands = **Todos os comandos**. Dá para clicar neles.
help-start = **Começar uma partida**: { $commands }
help-in-match = **Durante a partida**: { $commands }
help-afterwards = **Depois**: { $commands }
help-review = **{ button-review }**, depois de uma partida, diz quanto foi sorte e quais jogadas custaram pontos: cada uma é comparada com o que o computador mais forte faria.
help-personal = **Para você**: { $commands }
help-server = **Para o servidor**: { $commands }
