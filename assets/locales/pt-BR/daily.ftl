# The deals of days: a round of Roll & Write with the same dice for everybody, and one of the card game with the same cards.

daily-name = { $game ->
    [classic] Cartas do dia { $number }
   *[other] Dados do dia { $number }
}
daily-title = **{ daily-name }**
daily-title-practice = **{ daily-name }** · treino, não conta
daily-chosen = Pronto. Role quando quiser; até lá dá para desfazer.
daily-result = **{ $points } { $points ->
    [1] ponto
   *[other] pontos
},** o computador { evening-strength } { $other }.
daily-better = Melhor que { $percent }% das outras { $others } pessoas até agora.
daily-leads = Você está à frente { $others ->
    [1] da única outra pessoa
   *[other] das outras { $others } pessoas
} até agora.
daily-last = { $others ->
    [1] Uma outra pessoa terminou até agora, com pelo menos os mesmos pontos.
   *[other] Das outras { $others } pessoas, nenhuma tem menos pontos até agora.
}
daily-first = Ninguém terminou antes de você hoje.
daily-best = **Seu recorde:** era { $best }, em { $rounds ->
    [1] uma outra rodada
   *[other] { $rounds } outras rodadas
}.
daily-not-best = Seu recorde continua { $best }, em { $rounds ->
    [1] uma outra rodada
   *[other] { $rounds } outras rodadas
}.
daily-field = Os outros até agora: { $others }, mediana { $median }, melhor { $best }.
daily-sheet-of = { $name }, { daily-name }: { $points } { $points ->
    [1] ponto
   *[other] pontos
}.
daily-shared = { $who } · **Lost Cities: { daily-name }** · { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}, o computador { $other } · { $marks }
    -# Os quadrados são expedições, a melhor primeiro: 🟩 20 pontos ou mais, 🟨 menos, 🟫 nenhuma, 🔻 prejuízo.
daily-table-day = **{ daily-name }** neste servidor
daily-table-week = **Os sete dias até { daily-name }** neste servidor
daily-table-month = **Os trinta dias até { daily-name }** neste servidor
daily-table-nobody = Ninguém terminou ainda.
daily-points = { $game ->
    [classic] { $lead } contra o computador
   *[other] { $points } pontos
}
daily-table-line = { $place } · { $name }: { daily-points }
daily-table-line-days = { $place } · { $name }: { daily-points } em { $days ->
    [1] { $days } dia
   *[other] { $days } dias
}
daily-morning = **{ daily-name }** · ontem neste servidor
daily-morning-coming = -# Impressão digital de { daily-name }: `{ $hash }`
daily-podium-alt = O pódio de { daily-name }.
daily-past = Treinar um dia anterior
daily-practise = { daily-name }
daily-practise-again = { daily-name } · { daily-points }
daily-proof = **Todos recebem os mesmos dados e cartas, e ninguém os escolheu.** A impressão digital do segredo de um dia é mostrada antes do dia; o segredo, depois.
daily-proof-hidden = **{ daily-name }** · impressão digital `{ $hash }` · o segredo vem em { $at }
daily-proof-shown = **{ daily-name }** · impressão digital `{ $hash }` · segredo `{ $secret }` · dia { $day }
daily-proof-how = A impressão digital é o SHA-256 do segredo. Com o segredo e o dia, `lostcities verify` rola de novo todos os dados de um arquivo de partida, e compra todas as cartas.
daily-proof-file = Sua rodada daquele dia como arquivo de partida.

button-daily-roll = Rolar os dados
button-daily-too = Jogar também
button-daily-cards = Cartas do dia
button-daily-roll-of-today = Dados do dia
button-daily-compare = Comparar
button-daily-table = Tabela de hoje
button-daily-own = Minha rodada
button-daily-day = Dia
button-daily-week = Semana
button-daily-month = Mês

refuse-no-such-day = Não há nada daquele dia para jogar. O de hoje é `/lostcities { cmd-daily }`.
refuse-day-over = Aquele dia passou, e a rodada não pode mais ser terminada. O de hoje é `/lostcities { cmd-daily }`.
refuse-day-spent = Você tinha começado isto antes de apagar seus dados, e só dá para jogar uma vez. Amanhã há outro.
refuse-play-daily-first = Termine primeiro a rodada de hoje: `/lostcities { cmd-daily }`, `{ opt-daily-game }: { $game }`. Depois você pode ver as dos outros e compartilhar a sua.
refuse-no-daily-of = Essa pessoa não terminou a rodada de hoje, ou não quer aparecer.
refuse-not-installed = O Lost Cities não está neste servidor. Aqui você pode jogar `/lostcities { cmd-daily }` e ler `/lostcities { cmd-rules }`; para uma partida, peça a quem gerencia o servidor que adicione o bot.
