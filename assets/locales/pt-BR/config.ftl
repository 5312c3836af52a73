# What administrators decide for their server.

config-heading = **Lost Cities neste servidor**
config-line = • { $what }: { $value }
config-note = -# Só quem pode gerenciar este servidor vê e muda isto. As partidas abertas seguem como estão.
config-channels = Canais para partidas
config-openers = Quem abre partidas
config-locale = Idioma dos tabuleiros
config-pings = Aviso da vez padrão
config-leaderboard = Ranking
config-daily = Tabela do diário de ontem, toda manhã
config-threads = Um tópico para cada partida
config-quiet = Partidas discretas
config-open-matches = Partidas abertas por pessoa
config-invitations = Desafios e mesas em espera por pessoa
config-at-most = no máximo { $most }
config-everywhere = em todos os canais
config-those = em { $those }
config-n-channels = em { $channels } canais
config-everyone = Todos
config-moderators = A moderação
config-role = { $role } e a moderação
choice-leaderboard-on = Sim
choice-leaderboard-off = Não
config-pick-channels = Só nestes canais e seus tópicos…
config-pick-role = Só quem tem este cargo…
button-config-everywhere = Em todos os canais
button-config-everyone = Todos podem abrir
button-config-moderators = Só a moderação
button-config-leaderboard-on = Ligar ranking
button-config-leaderboard-off = Desligar ranking
button-config-changes = Mudanças
button-config-back = Voltar
config-changes = **As últimas mudanças, as mais novas primeiro**
config-no-changes = Ninguém mudou nada ainda.
config-change = • { $when }, { $who }: { $what } – { $before } → { $after }
config-ended-match = • { $when }, { $who }: encerrou a partida { $match } como moderação
refuse-other-channels = Neste servidor, as partidas são em outros canais: { $channels }. Vá até lá, ou fale com quem gerencia o servidor.
refuse-only-role = Neste servidor, só { $role } e a moderação podem abrir partidas. Você pode entrar nas mesas e aceitar os desafios dessas pessoas.
refuse-only-moderators = Neste servidor, só a moderação pode abrir partidas. Você pode entrar nas mesas e aceitar os desafios dela.
refuse-only-managers = Isto é para quem pode gerenciar o servidor (permissão *Gerenciar servidor* do Discord). Para você há `/lostcities { cmd-settings }`.
refuse-only-on-server = Isto só faz sentido em um servidor.
refuse-too-many-channels = No máximo 25 canais podem ser citados. Se houver mais, permita todos.

## The matches in play

config-matches = **As partidas em jogo neste servidor, as mais novas primeiro**
config-no-matches = Nenhuma partida está em jogo neste servidor.
config-match-line = { $match } · { $game }: { $people } { $link } ({ $state })
config-match-line-quiet = { $match } · { $game }: { $people } 🤫 { $link } ({ $state })
config-match-asleep = dormindo
config-match-over = acabando
config-match-entry = { $match } · { $game }: { $people }
config-pick-match = Escolha uma partida…
config-match = **Partida { $match }** ({ $game }: { $people }). Você pode fazê-la dormir, para que o canal fique livre e a próxima jogada a acorde, ou encerrá-la sem resultado. O tabuleiro e a lista de mudanças avisam.
button-config-matches = Partidas
