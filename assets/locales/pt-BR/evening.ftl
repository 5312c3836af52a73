# An evening with the same cards for everybody.

evening-head = **{ evening-name }** · a noitada de { $host } · { $game }, { $deals ->
    [1] uma rodada
   *[other] { $deals } rodadas
} de { $minutes } minutos contra o computador{ $level ->
    [normal] {""}
   *[other] {" "}({ evening-strength })
}
evening-strength = { $level ->
    [easy] fácil
    [casual] tranquilo
    [fair] razoável
    [strong] forte
   *[normal] normal
}
evening-running = **Rodada { $nth } de { $deals }** · termina { $at } · { $begun ->
    [0] ninguém está jogando ainda
   *[other] terminadas: { $finished } de { $begun }
}
evening-small = -# Todos recebem as mesmas cartas ou os mesmos dados. Chegou tarde? Entre em qualquer rodada. Por favor, não os conte antes de a rodada acabar. Impressões digitais: { $hashes }
evening-over = **A rodada { $nth } acabou.**
evening-leads = { evening-over } { $name } lidera, **{ $ahead } à frente** de { $other }.
evening-level = { evening-over } { $name } e { $other } estão com o mesmo total.
evening-line = { $place } · **{ $name }** { $total } ({ $deals })
evening-middle = -# Pontos acima do meio da turma, rodada a rodada. ° terminada pelo computador
evening-more = -# e mais { $more }
evening-wins = **{ $name } vence a noitada** · **{ $total }** acima do meio
evening-shared = **{ $name } e { $others ->
    [1] { $other }
   *[other] mais { $others }
} dividem a noitada** · **{ $total }** acima do meio
evening-alone = **A noitada acabou.** Só { $name } jogou, então ninguém vence.
evening-nobody = **A noitada acabou.** Ninguém jogou.
evening-somebody = Alguém
evening-title = **{ evening-name } · Rodada { $nth }**
evening-title-ends = { evening-title } · termina { $at }
evening-finished = Isso dá { $lead } contra o computador. Quando a rodada acabar, a mensagem da noitada mostra como isso se compara.
evening-name = Cartas iguais
evening-picture-deals = rodada { $nth } de { $deals }
evening-picture-middle = meio da turma
evening-picture-behind = atrás
evening-picture-ahead = à frente
evening-picture-earlier = antes
evening-picture-last = rodada { $nth }
evening-alt = { $place }. { $name }: { $total } acima do meio.
evening-begun = Sua noitada começou neste canal.
evening-open = Há uma noitada aberta neste canal.
evening-ended = A noitada acaba agora. Quem não terminou deixa o resto com o computador.
evening-proof = **Todos recebem os mesmos dados e cartas, e ninguém os escolheu.** A impressão digital do segredo de cada rodada é mostrada antes; o segredo, depois. Com o segredo e o número, `lostcities verify` rola de novo todos os dados de um arquivo de partida, e compra todas as cartas.
evening-proof-hidden = **Rodada { $nth }** · impressão digital `{ $hash }`
evening-proof-shown = { evening-proof-hidden } · segredo `{ $secret }` · número { $number }
evening-proof-file = Sua última rodada terminada como arquivo de partida.
evening-replays = **O que você jogou nesta noitada.** *Comparar* mostra quais dos seus turnos custaram pontos, e por quê.

button-evening-play = Jogar a rodada { $nth }
button-evening-next = Próxima rodada
button-evening-compare = Comparar a rodada { $nth }
button-evening-replay = Rever a rodada { $nth }
button-evening-replays = Rever
button-evening-table = Tabela completa
button-evening-final = Jogar a final
button-evening-again = Mais uma igual
button-evening-end = Encerrar a noitada

refuse-evening-here = Já há uma noitada aberta neste canal.
refuse-too-many-evenings = Uma pessoa pode ter no máximo { $most } noitadas abertas, somando todos os servidores. Encerre antes uma das suas.
refuse-deal-over = Essa rodada acabou, ou não começou. A mensagem da noitada mostra a que está valendo.
refuse-deal-goes-on = Alguém ainda joga esta rodada. Quando todos terminarem, quem abriu a noitada pode continuar na hora, e qualquer pessoa depois de 20 segundos.
refuse-not-played = Você não jogou isso, ou ainda não acabou.
refuse-only-finalists = Só as duas melhores pessoas da noitada jogam a final.
