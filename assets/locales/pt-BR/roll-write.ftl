# Roll & Write: choices, happenings, the table, the private panel, the sheets in words.

roll-write-name = Lost Cities: Roll & Write
roll-write-options = Depois de quem rola, os outros escolhem { $order ->
    [together] ao mesmo tempo
   *[in-turn] um de cada vez
}.

## Dice, marks and columns

# $digit is what the number die shows.
roll-write-pair = { $square } { colour } { $digit }
roll-write-mark-circle = o círculo marcado, que dobra
roll-write-mark-number = { $number } no espaço { $field }
roll-write-mark-end = o artefato no fim
roll-write-mark-artefact = o artefato número { $count }
roll-write-mark-arrow = uma seta
roll-write-mark-bridge = a ponte de { $column }
roll-write-column = a coluna { colour.f }
roll-write-column-artefacts = a coluna dos artefatos
roll-write-column-dice = a coluna dos dados

## Choices

roll-write-choice-take = Pegar { colour } { $digit }: { $mark }
roll-write-choice-refuse = Recusar os dados
roll-write-choice-arrow = Usar a seta em { colour }: { $mark }
roll-write-choice-stop = Deixar a seta

## Happenings

roll-write-began = { $seat } rola primeiro.
roll-write-took = { $seat } pegou { $pair }: { $marks }.
roll-write-refused = { $seat } recusou os dados: símbolo de dado { $count }.
roll-write-refused-for-nothing = { $seat } recusou os dados; com a coluna cheia, isso não custa nada.
roll-write-had-to-refuse = Nenhum dado coube na folha de { $seat }: símbolo de dado { $count }.
roll-write-had-to-refuse-for-nothing = Nenhum dado coube na folha de { $seat }, então foram recusados; com a coluna cheia, isso não custa nada.
# $square and the colour: where the arrow led.
roll-write-went-on = { $seat } usou a seta em { $square } { colour }: { $marks }.
roll-write-stopped = { $seat } deixou a seta.
roll-write-ordered = { $seat } pediu a ordem de jogo: desta vez, todos escolhem um após o outro.
roll-write-bridges = 🌉 { $bridges }.
roll-write-bridge-won = { $column } para { $seats }
# Everything that was chosen in the turn.
roll-write-turn-ended = Último turno: { $choices }.
roll-write-did-take = { $seat } { $pair }{ $arrows }
roll-write-did-refuse = { $seat }: recusa
roll-write-did-have-to-refuse = { $seat }: recusa forçada

## Scores

roll-write-over = **A partida acabou.** Marcas de cada coluna, e quanto valem:
roll-write-points = **{ $seat }**: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}

## Table

roll-write-rolling = Os dados estão rolando.
roll-write-turn = Turno { $turn }: **{ $seat }** rolou { $dice }
roll-write-picks-first = **{ $seat }** escolhe primeiro; os outros escolhem do que sobrar.
roll-write-pair-is-gone = { $seat } pegou { $pair }; os outros quatro dados são para todos os outros.
roll-write-all-dice-left = { $seat } recusou; os seis dados são para todos os outros.
roll-write-thinking = Ainda escolhendo: { $seats }.
roll-write-then = Depois: { $seats }.
button-roll-write-sheets = Folhas

## Panel

roll-write-your-roll = **Sua rolagem:** { $dice }.
roll-write-your-choice = **Restam para você:** { $dice }.
roll-write-too-low = -# Baixos demais: { $dice }.
roll-write-at-end = -# Completos: { $dice }.
roll-write-refusal = Recusar marca o símbolo de dado número { $count }: sua coluna dos dados vale { $before } agora, e { $after } depois.
roll-write-refusal-exhausts = Recusar marca seu último símbolo de dado: a coluna fica cheia, e vale { $after } em vez de { $before }.
roll-write-refusal-is-free = Sua coluna dos dados está cheia: recusar não custa mais nada.
roll-write-arrow = **Uma seta!** Anote mais um número em qualquer das suas expedições, ou pare aqui.
roll-write-you-have-chosen = Você já escolheu.
roll-write-you-had-to-refuse = Nenhum dos dados que sobraram cabe na sua folha, então foram recusados por você.
roll-write-own-points = Sua folha vale { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} como está.
roll-write-sheet-of = **A folha de { $seat }**: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} como está.
roll-write-would-take = **Pegar { $pair }?**
roll-write-would-use-arrow = **Usar a seta em { $square } { colour }?**
roll-write-would-stop = **Deixar a seta?**
roll-write-would-mark = Isso marca: { $marks }.
roll-write-would-count = Então { $column } vale { $after } em vez de { $before }.
roll-write-would-go-on = Depois a seta permite anotar mais um número em qualquer expedição.
roll-write-would-cross = Ninguém cruzou a ponte de { $column } antes de você: { $points } pontos, também para quem a cruzar neste turno.
roll-write-would-cross-too = Você cruza a ponte de { $column } no mesmo turno que outros: { $points } pontos para cada um.
roll-write-would-be-late = A ponte de { $column } já foi cruzada; ela não dá mais nada.
# Its colour is before it, as an emoji.
button-roll-write-take = { $digit }
button-roll-write-circle = 0: ×2
button-roll-write-end = { $digit }: 🏺
button-roll-write-arrow-end = artefato
button-roll-write-refuse = Recusar
button-roll-write-stop = Parar aqui
button-roll-write-order = Um após o outro
button-roll-write-confirm = Confirmar
button-roll-write-own-sheet = Minha folha
button-roll-write-sheet = { $seat }

## The sheets in words

roll-write-side = **{ $seat }**, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}:
roll-write-alt-seat = { $seat }: { $points } pontos, números nas seis colunas { $columns }, artefatos { $artefacts }, símbolos de dado { $dice }, pontes { $bridges }.
roll-write-alt-roll = { $seat } rolou { $colours }, e { $digits }.
roll-write-alt-taken = { colour-title } { $digit } já foi pego.
roll-write-alt-sheet = A folha de { $seat }, { $points } pontos.
roll-write-alt-expedition = { colour-title }: { $marks }, vale { $points }.
roll-write-alt-sums = Artefatos: { $artefacts }, valem { $artefact-points }. Símbolos de dado: { $dice }, valem { $dice-points }. Pontes: { $bridges }, valem { $bridge-points }.

roll-write-why-enter = a expedição { colour.f } passa a ter { $fields } de { $all } espaços e vale { $after } em vez de { $before }{ $with ->
    [bridge] , e a ponte dela rende pontos
    [arrow] , e a seta que está ali permite anotar mais um
    [artefact] , e ali há um artefato
   *[nothing] { "" }
}
roll-write-why-begin = começada com { $number }, a expedição { colour.f } pode chegar a { $pays } espaços, a partir dos quais ela rende
roll-write-why-circle = a expedição { colour.f } passa a contar em dobro, e rende a partir de { $pays } espaços
roll-write-why-refuse = nenhum par dá mais a você do que o dado que marca no lugar: essa coluna passa a valer { $after } em vez de { $before }
roll-write-why-nothing = nenhum destes dados cabe na sua folha
