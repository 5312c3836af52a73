# Finished matches: the list, looking back at one, checking its shuffle.

## The list

history-intro = Partidas encerradas neste servidor, as mais novas primeiro:
history-intro-of = Partidas encerradas de { $person } neste servidor, as mais novas primeiro:
history-intro-own = Suas partidas encerradas, as mais novas primeiro:
history-none = Ainda não há nenhuma. Quando uma partida acabar, você pode revê-la aqui, jogada a jogada.
history-none-seen = Nenhuma das desta página foi jogada em um canal que você vê.
# $when is the day and, where a channel shows the match, a link.
history-line = **{ $match }** · { $game } · { $when }
history-scores = { $scores }
history-score = { $place } · { $seat } ({ $points })
history-score-absent = { $place } · { $seat } ({ $points }, abandono por ausência)
history-score-resigned = { $place } · { $seat } ({ $points }, desistiu)
history-entry = { $match } · { $game }: { $scores }
history-open = Rever uma partida…

button-newer = Mais novas
button-older = Mais antigas

## Looking back

button-replay = Rever
button-replay-first = Início
button-replay-previous = Anterior
button-replay-next = Próxima
button-replay-last = Fim
button-animation = Como GIF
button-match-file = Como arquivo
button-check = Honesta?

replay-heading = **{ $game }, partida { $match }** · { $turn ->
    [0] antes do primeiro de { $turns } turnos
   *[other] depois do turno { $turn } de { $turns }
}
replay-eyes = Como { $seat } via:
replay-choose-turn = Ir para um turno…
replay-turn-start = Início
replay-turn = Turno { $turn }
replay-turn-end = Fim (turno { $turn })
replay-choose-eyes = Pelos olhos de…
replay-eyes-all = Como todos viam
replay-eyes-of = Como { $seat } via
replay-animation = **{ $game }, partida { $match }**: { $turns } turnos em { $pictures } imagens.
replay-animation-pace = A partida é longa, então cada imagem vem { $pace } turnos depois da anterior.
replay-animation-alt = Os tabuleiros da partida { $match } ({ $game }) um após o outro, { $turns } turnos em { $pictures } imagens. No fim:
match-file-about = **{ $game }, partida { $match }**, cada passo, em uma linha de JSON. `lostcities verify { $file }` confere tudo, sem mim e sem o Discord.
match-file-alt = A partida { $match } ({ $game }) como arquivo de partida.

refuse-not-finished = A partida { $match } ainda não acabou. Quando acabar, você pode revê-la e conferir o embaralhamento.
refuse-no-such-finished = Não conheço nenhuma partida { $match } encerrada em um canal deste servidor que você veja, nem com você nela. `/lostcities { cmd-history }` lista as que você pode rever.
refuse-nothing-finished-here = Nenhuma partida foi encerrada neste canal ainda. `/lostcities { cmd-history }` lista as do servidor inteiro.
refuse-animation-asked = Ainda estou fazendo a animação que você pediu. Você a recebe assim que ficar pronta; depois peça a próxima.
refuse-too-many-animations = Há animações demais sendo feitas agora. Tente de novo em um minuto.

## Checking the shuffle

check-fair = ✅ **{ $name }, partida { $match }: { $game ->
    [roll_write] os dados foram honestos.
   *[other] o embaralhamento foi honesto.
}** { $game ->
    [roll_write] Todas as { $draws } rolagens vêm
   *[other] Todas as { $draws } compras vêm
} do segredo, e todos os { $steps } passos seguem as regras.
check-unfair = ❌ **{ $name }, partida { $match }: algo não está certo.** Avise quem opera este bot: `{ $faults }`
check-commitment = Antes da partida mostrei esta impressão digital: `{ $hash }`
check-snowflake = Só então o Discord escolheu este número: `{ $snowflake }`
check-secret = Agora que a partida acabou, este é o meu segredo: `{ $secret }`
check-why = A impressão digital mostra que eu tinha fixado o segredo antes. Cada { $game ->
    [roll_write] rolagem sai
   *[other] carta sai
} do segredo e do número do Discord juntos, então ninguém pôde escolher { $game ->
    [roll_write] como os dados caíram.
   *[other] as cartas.
}
check-by-hand = Conferir a impressão digital à mão: `echo { $secret } | xxd -r -p | sha256sum`
check-offline = Conferir cada { $game ->
    [roll_write] rolagem
   *[other] carta
}: salve o arquivo abaixo e rode `lostcities verify { $file }`. Isso não precisa de mim nem do Discord.
button-share = Compartilhar
shared-by = -# Compartilhado por { $who }.
refuse-shared-already = Você já compartilhou isto.
