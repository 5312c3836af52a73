# Seasons of a league: everybody against everybody, for weeks.

league-head = **{ league-title }** · { $game } · todos contra todos
league-title = Temporada { $number }
league-title-of = { league-title } · { league-division }
league-how = { $clock }. { $days } dias ao todo, todas as partidas ao mesmo tempo. Elas são discretas: jogue em `/lostcities { cmd-games }`, também por mensagem direta.
league-gathering = Começa { $when }, { $fromnow }, se houver quatro inscrições; a partir de dez há divisões. **Inscrições: { $joined }.**
league-postponed = Havia poucas inscrições, então há mais uma semana: começa { $when }, { $fromnow }. **Inscrições: { $joined }.**
league-drawn = **O sorteio está feito:** { $all } partidas começam agora.
league-playing = **{ $over } de { $all }** partidas encerradas · termina { $fromnow }
league-paused = **Em pausa.** Nenhum tempo corre até que a gestão do servidor retome. { $over } de { $all } partidas encerradas.
league-ending = O tempo acabou: o computador termina o que está aberto. **{ $over } de { $all }** partidas encerradas.
league-counting = **Todas as partidas acabaram.** Em primeiro: { $name }. Definitivo { $fromnow }, a não ser que a gestão do servidor se oponha.
league-closed = 🏆 **Em primeiro: { $name }.** Uma temporada diz pouco; a medida é o rating.
league-cancelled = Esta temporada foi cancelada. As partidas começadas seguem como partidas comuns.
league-cancelled-early = Esta temporada foi cancelada antes de começar uma partida.
league-standing = { $place } · **{ $name }** { $points } · { $played } de { $all }{ $state ->
    [no_show] { " " }· não apareceu
    [left] { " " }· saiu
    [removed] { " " }· fora
   *[in] { "" }
}
league-leader = **{ league-division }** · { $name } · { $points }{ $up }{ $down }
league-up = { " " }· ▲ { $names }
league-down = { " " }· ▼ { $names }
league-name = { $name }
league-division = Divisão { $division }
league-division-pick = Outra divisão…
league-small = -# Cada partida divide 20 pontos. Impressão digital de todos os embaralhamentos: `{ $hash }`
league-nobody = ninguém
league-two = { $name } e { $other }
league-several = { $n } pessoas
league-nothing = Não há temporada neste servidor. Quem pode gerenciá-lo abre uma com `/lostcities { cmd-league }`.
league-nothing-manager = Não há temporada neste servidor. Você pode abrir uma: quatro pessoas ou mais, todos contra todos em cada divisão, por algumas semanas. Eu a publico neste canal.
league-form = **Abrir uma temporada** · { $game }
    { $clock }, { $days } dias ao todo. Começa em { $begins ->
    [1] um dia
   *[other] { $begins } dias
} se houver pelo menos quatro inscrições. { $pace ->
    [quick] Para quem olha três vezes por dia.
   *[other] Para quem olha uma ou duas vezes por dia.
} Quando acabar, abro a próxima. Publico neste canal.
league-pace = { $pace ->
    [quick] Rápida
   *[other] Calma
}: { $clock }, { $days } dias
league-begins-in = Começa em { $days ->
    [1] um dia
   *[other] { $days } dias
}
league-opened = A temporada está aberta neste canal. Há inscrições até ela começar.
league-joined = Você participa. Quando começar, suas partidas estarão em `/lostcities { cmd-games }`.
league-left = Você saiu da temporada.
league-ask-to-leave = **Sair da temporada?** O computador joga suas partidas até o fim, você fica em último, e não pode voltar.
league-ask-to-leave-early = **Sair da temporada?** Você pode se inscrever de novo até ela começar.
league-joined-by = Inscrições: { $joined }; começa { $fromnow }:
league-joined-name = • { $name }
league-own = Você está na posição **{ $place }**. { $open ->
    [0] Todas as suas partidas acabaram.
    [1] Uma das suas partidas não acabou.
   *[other] { $open } das suas partidas não acabaram.
}
league-own-possible = { league-own } Você ainda pode terminar entre as posições { $best } e { $worst }.
league-line = { $next }{ $place } · **{ $name }** · **{ $points }** pontos · vitórias: { $wins } · { $played } de { $all }{ $state ->
    [no_show] { " " }· não apareceu
    [left] { " " }· saiu
    [removed] { " " }· fora
   *[in] { "" }
}{ $possible }
league-possible = { " " }· ainda { $best }–{ $worst }
league-settled = { "" }
league-alt = { $next }{ $place }. { $name }: { $points } pontos, vitórias: { $wins }, { $played } de { $all } jogadas{ $state ->
    [no_show] , não apareceu
    [left] , saiu
    [removed] , fora
   *[in] { "" }
}{ $possible }.
league-picture-over = { $over } de { $all } encerradas
league-picture-played = jogadas
league-picture-points = pontos
league-picture-places = posições
league-rules = **Regras da temporada**
    • Todos jogam duas vezes contra todos, uma vez com oito ou nove pessoas, e a partir de dez em divisões de cinco a sete; cada pessoa começa metade. Todas as partidas correm ao mesmo tempo, por { $days } dias.
    • Uma partida vale **20 pontos**: dez para cada lado, movidos pela diferença (um a cada 6 pontos no jogo de cartas, 12 no tabuleiro e no Roll & Write, 2 no Rivais). Depois contam as vitórias, depois as partidas entre iguais.
    • Quem desiste fica com cinco pontos no máximo. Não se combinam empates.
    • Ninguém decide pelos outros. Quem deixa o computador jogar mais de um terço de uma partida não ganha pontos por ela, e o outro lado pelo menos 15.
    • Quem não jogou nenhuma vez em três dias e não está ausente fica de fora, e suas partidas não contam para ninguém.
    • Quem sai, ou deixa o computador jogar mais de um terço da maioria das suas partidas, fica em último, não participa da temporada seguinte, a não ser que a gestão do servidor permita, e o computador joga suas partidas até o fim.
    • De cada divisão, duas pessoas sobem na próxima temporada e duas descem. Quem é novo entra pelo rating.
    • O que estiver aberto no fim é terminado por computadores e não vale rating. As outras partidas valem como sempre.
league-proof = **Ninguém escolheu as cartas.** O arquivo tem a impressão digital de cada embaralhamento. A impressão digital dele, `{ $hash }`, era pública antes de o Discord escolher o número de que todos os embaralhamentos também dependem: `{ $number }`. Cada segredo é mostrado quando a partida acaba. Quem opera o bot poderia ter publicado o sorteio várias vezes; essa confiança é necessária.
league-proof-file = As impressões digitais de todas as partidas da temporada.
league-past = **Temporadas passadas, as mais novas primeiro**
league-past-line = • **{ $number }** · { $game } · em primeiro: { $name }
league-no-past = Nenhuma temporada acabou neste servidor ainda.
league-manage = **{ league-title }** · o que você pode fazer por gerenciar o servidor. A lista de mudanças avisa.
league-remove-pick = Remover alguém…
league-remove-entry = Remover { $name }
league-lift-pick = Deixar alguém entrar…
league-lift-entry = Deixar entrar { $name }, que saiu da temporada anterior
league-ask-to-remove = **Remover { $name } da temporada?** Nos três primeiros dias, as partidas dessa pessoa não contam para ninguém; depois o computador as joga até o fim.
league-ask-to-cancel = **Cancelar a temporada { $number }?** Isso não tem volta. Ninguém a vence; as partidas começadas continuam.
league-done-paused = A temporada está em pausa: nenhum tempo corre.
league-done-resumed = A temporada continua.
league-done-extended = A temporada dura mais três dias.
league-done-removed = Essa pessoa não faz mais parte da temporada.
league-done-lifted = Essa pessoa pode entrar, embora tenha saído da temporada anterior.
league-done-cancelled = A temporada está cancelada.
league-done-confirmed = O fim da temporada é definitivo.
league-done-undone = O fim foi desfeito: a temporada continua por pelo menos três dias.
league-done-again = Quando esta temporada acabar, abro a próxima.
league-done-once = Nenhuma temporada vem depois desta por si só.

button-league-open = Abrir uma temporada
button-league-past = Temporadas passadas
button-league-join = Participar
button-league-leave = Sair
button-league-rules = Regras da temporada
button-league-tables = Tabelas
button-league-manage = Gerenciar
button-league-pause = Pausar
button-league-go-on = Continuar
button-league-extend = Mais 3 dias
button-league-confirm = Confirmar
button-league-undo = Desfazer o fim
button-league-again = Outra depois
button-league-once = Sem outra depois
button-league-cancel = Cancelar a temporada
button-league-remove = Remover

config-season = • { $when }, { $who }: { $deed ->
    [opened] abriu a temporada { $number }
    [paused] pausou a temporada { $number }
    [resumed] retomou a temporada { $number }
    [extended] deu mais três dias à temporada { $number }
    [removed] removeu alguém da temporada { $number }
    [lifted] deixou entrar na temporada { $number } alguém que saiu da anterior
    [cancelled] cancelou a temporada { $number }
    [undone] desfez o fim da temporada { $number }
    [again] fez a temporada { $number } ser seguida por outra
    [once] fez a temporada { $number } não ser seguida por outra
   *[confirmed] confirmou o fim da temporada { $number }
}

refuse-no-such-season = Essa temporada não existe.
refuse-season-here = Este servidor já tem uma temporada. Quando ela acabar, dá para abrir a próxima.
refuse-season-begun = Esta temporada já começou; não há mais inscrições.
refuse-season-over = Esta temporada acabou.
refuse-season-full = 200 pessoas já participam.
refuse-in-season = Você já participa.
refuse-not-in-season = Essa pessoa não participa desta temporada.
refuse-left-season = Você não participa mais desta temporada. O computador joga suas partidas até o fim.
refuse-not-in-this-phase = Isso não pode ser feito com a temporada agora.
refuse-account-too-young = Para participar de uma temporada, a conta precisa ter pelo menos 30 dias.
refuse-left-season-before = Você saiu da temporada anterior, então pode participar da próxima, mas não desta, a não ser que a gestão do servidor permita.
refuse-finishes-too-few = Uma temporada precisa de pessoas que terminam as partidas. Você termina menos de 60 em 100; jogue antes algumas outras até o fim.
refuse-annulled = Esta partida da temporada não conta para ninguém: um dos lados não participa mais, ou a gestão do servidor a encerrou.
