# Challenges, turns, endings, buttons, refusals: what every game needs around its board.

## Challenge

challenge-invite = 🧭 { $challenger } desafia { $opponent } para uma partida de { $game }.
challenge-options = { $rounds ->
    [1] Uma rodada
   *[other] { $rounds } rodadas
}, { $expeditions ->
    [5] cinco expedições
   *[6] seis expedições (jogo longo)
}.
# For how many people it is, and how long it takes if they play it in one sitting.
invitation-length = { $least ->
    [2] { $most ->
        [2] Para dois
       *[other] De 2 a { $most }
    }
   *[other] Para { $most }
}, cerca de { $minutes } minutos.
invitation-sentences = { $before } { $next }
challenge-expires = O convite expira { $when }.
invitation-finishes = -# { $people }
invitation-finish = { $seat } termina { $percent }% das partidas
# $game is the name of the game in commands: one of them has dice in place of cards.
challenge-commitment = -# 🔒 { $game ->
    [roll_write] Dados honestos
   *[other] Embaralhamento honesto
}, fixado antes do início: `{ $hash }…`
challenge-fingerprint = -# 🔒 A impressão digital completa da partida: `{ $hash }`
challenge-accepted = { $opponent } aceita. Boa viagem!
challenge-declined = { $opponent } recusa. Fica para outra vez.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-expired = Ninguém respondeu a tempo. Para um novo desafio: `/lostcities { cmd-challenge }`.
challenge-closed-by-moderator = A moderação encerrou este convite.
invitation-quiet = 🤫 Partida discreta: nada mais é publicado aqui até o fim.
solo-started = { $challenger } enfrenta { $computers ->
    [1] o computador
   *[other] { $computers } computadores
}{ $level ->
    [easy] { " " }(nível fácil)
    [casual] { " " }(nível tranquilo)
    [fair] { " " }(nível razoável)
    [strong] { " " }(nível forte)
   *[normal] { "" }
}: { $game }.

## Table

table-open = 🧭 { $host } abre uma mesa: { $game }. Pode entrar quem quiser!
table-sitting = { $taken } de { $seats } lugares: { $people }.
table-invited = Convites: { $who }
table-begun = A partida começou. Boa viagem!
table-closed = { $host } fechou a mesa.
table-expired = Não veio gente suficiente a tempo. Para abrir uma nova mesa: `/lostcities { cmd-open }`.
table-asleep = 💤 Esta partida está dormindo. Já dá para jogar outra aqui; a próxima jogada a acorda assim que o canal estiver livre.
table-left = 🏳️ { $person } saiu; um computador assumiu o lugar.
manage-intro = Sua mesa: adicione computadores ou remova alguém. A partida começa quando todos os lugares forem ocupados, ou quando você apertar **{ button-start }**.

## Buttons

button-accept = Aceitar
button-decline = Recusar
button-block = Não perguntar mais
button-withdraw = Retirar
button-join = Entrar
button-leave = Sair
button-start = Começar
button-manage = Gerenciar
button-close-table = Cancelar
button-add-easy = + Computador (fácil)
button-add-casual = + Computador (tranquilo)
button-add-fair = + Computador (razoável)
button-add-normal = + Computador
button-add-strong = + Computador (forte)
button-remove = Remover { $seat }
button-hand = Minha mão
button-follow = Acompanhar
button-refresh = Atualizar
button-hint = Dica
hint = 💡 { $advice } Seus pontos mudam { $now } na hora; no fim da partida dá para esperar uns { $expected }, e { $turns ->
    [1] resta a você mais ou menos um turno
   *[other] restam a você uns { $turns } turnos
}.
hint-advice = O computador escolheria **{ $choice }**.
hint-because = O computador escolheria **{ $choice }**: { $why }.
button-own-view = Minha visão
button-how-to-play = Como jogar
button-rules = Regras
button-more = Mais
button-rematch = Revanche
button-resign = Desistir
button-offer-draw = Propor empate
button-accept-draw = Aceitar empate
button-decline-draw = Recusar empate
button-end = Encerrar partida…
button-end-for-sure = Encerrar partida
button-move-down = Descer o tabuleiro
button-play = Jogar
button-decide = Decidir
button-next-match = Próxima ({ $n })
button-text-view = Tabuleiro em texto
button-settings = Ajustes
button-previous = Anterior
button-next = Próximo
button-back = Voltar
button-take-back = Desfazer
button-cancel = Cancelar

## Turns

ping-turn = { $seat }, é a sua vez: { $link }
ping-turn-many = { $seat }, é a vez de vocês: { $link }
ping-draw = { $seat }, { $by } propõe empate: { $link }
ping-turn-and-draw = { $seat }, é a sua vez, e { $by } propõe empate: { $link }
# A panel of a person who waits for others; $when is a time that Discord shows as "5 minutes ago".
panel-as-of = -# Atualizado { $when }
more-intro = O que mais você pode fazer nesta partida:

## Endings

table-result-won = 🏆 Vitória de { $seat }!
table-result-shared = 🤝 Vitória dividida: { $seats }.
table-result-resigned = 🏳️ { $seat } desistiu.
table-result-drawn = 🤝 A partida termina empatada por acordo.
table-result-none = 🛑 A moderação encerrou esta partida. Ela não tem resultado e não conta para ninguém.
# A line without words: "🟥 8: 35 × 2 = 70 · 🏺 9: 100".
row = { $row }
table-score = { $seat } { $points }
table-scores = Pontos: { $scores }.
table-rating = { $seat } { $before } → { $after }
table-ratings = 📈 Rating: { $ratings }.
table-best-expedition = Melhor expedição: { $seat }, { $square } { colour.f }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
table-best-colour = Melhor cor de todas as rodadas: { $seat }, { $square } { colour.f }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
draw-offered = { $seat } propõe empate. Aceite, recuse ou simplesmente continue jogando.
resign-confirm = Quer mesmo desistir desta partida? Ela acaba na hora e conta como derrota.
resign-confirm-many = Quer mesmo sair desta partida? Um computador assume o seu lugar, os outros continuam, e para o rating você fica em último.
end-confirm = Encerrar mesmo a partida { $match } ({ $game }: { $people })? Ela acaba na hora, não tem resultado e não conta para ninguém. O tabuleiro avisa, e o registro em `/lostcities { cmd-config }` diz quem fez isso.
ended-private = A partida acabou, e o canal está livre.

table-latest = -# { $line }
resigned-private = Você desistiu da partida.
draw-offered-private = Sua proposta vale até a outra pessoa responder ou jogar.
draw-accepted-private = Você aceitou o empate.
draw-declined-private = Você recusou o empate.
moved-down = O tabuleiro está descendo para o fim do canal.
board-replaced = -# O tabuleiro está mais abaixo: { $link }
rematch-begins = Todos querem: a revanche começa.
rematch-joined = Anotado. A revanche começa assim que todos apertarem o botão.

## Lists

games-intro = **Suas partidas** · { $waiting ->
    [0] nenhuma espera você
    [1] uma espera você
   *[other] { $waiting } esperam você
}{ $others ->
    [0] { "" }
    [1] , uma espera os outros
   *[other] , { $others } esperam os outros
}
games-round = rodada { $number } de { $most }
games-points = { $points }
games-since = última mudança { $when }
games-due = o tempo acaba { $when }
games-your-turn = sua vez
games-decide = você decide
games-agree = espera a sua resposta
games-none-waits = Nenhuma outra partida espera você.
games-which = Qual partida? Informe o número: `{ opt-own-match }`.
games-waiting-menu = Esperando os outros ({ $n })
games-their-turn = espera { $seat }
games-asleep = dormindo: sua próxima jogada a acorda
games-called-off = encerrada porque { $absent } não jogou; definitivo { $when }; até lá { $by } pode voltar atrás
games-left = o computador joga por você
games-challenge = desafio em aberto
notice = { $people }: há partidas em espera.
notice-direct = { $waiting ->
    [1] Uma partida espera você
   *[other] { $waiting } partidas esperam você
}: { $matches }
button-my-matches = Minhas partidas

## Settings

settings-intro = Seus ajustes. Eles valem em todos os servidores.
settings-pings = Aviso da vez: { $choice }
settings-language = Idioma: { $choice }
settings-challenges = Desafios aceitos: { $choice }
settings-blocked = Exceto de: { $people }
settings-pick-blocked = Voltar a aceitar desafios de…
blocked-private = Recusado. { $challenger } não pode mais desafiar você, e não fica sabendo. `/lostcities { cmd-settings }` desfaz isso.
settings-saved = Salvo.

## Refusals: what is wrong, and what to do next

refuse-not-your-turn = Vez de { $seat }. Olhe à vontade até chegar a sua vez.
refuse-database-replaced = Meu arquivo de dados foi movido ou apagado, então não consigo salvar nada agora. Nada mudou. Avise quem opera este bot; é preciso devolver o arquivo e me reiniciar.
refuse-restarting = Estou reiniciando. Tente de novo em alguns segundos; o que já foi salvo não é feito duas vezes.
refuse-stale = A partida avançou, então este botão não conta mais. Esta é a posição atual.
refuse-not-your-match = Você não joga nesta partida. Comece a sua com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
refuse-match-over = Esta partida acabou. Aperte **{ button-rematch }** ou comece outra com `/lostcities { cmd-challenge }`.
refuse-ended-by-moderator = A moderação encerrou esta partida; ela não conta para ninguém. Comece outra com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
refuse-own-match = Você joga nesta partida. Saia dela com `/lostcities { cmd-resign }`, ou peça a outra pessoa da moderação para encerrá-la.
refuse-only-moderators-end = Só a moderação deste canal pode encerrar partidas dos outros (permissão *Gerenciar mensagens* do Discord). Da sua você sai com `/lostcities { cmd-resign }`.
refuse-in-other-channel = Esta partida é jogada em outro canal. Vá até lá e use `/lostcities { cmd-close }`.
refuse-no-such-match = Não há partida com este número. `/lostcities { cmd-games }` lista as que você joga.
refuse-no-match = Você não tem partida neste canal. `/lostcities { cmd-games }` lista as suas, `/lostcities { cmd-challenge }` começa uma.
refuse-unreadable-move = Não entendo “{ $text }” como jogada. Escolha uma na lista que abre enquanto você digita.
refuse-not-allowed = As regras não permitem isso agora. `/lostcities { cmd-hand }` mostra tudo o que você pode fazer.
refuse-self = Você não pode desafiar a si. Escolha outra pessoa, ou jogue contra o computador com `/lostcities { cmd-solo }`.
refuse-bot = Bots não podem ser desafiados. Para jogar contra o computador, use `/lostcities { cmd-solo }`.
refuse-everyone = Você não pode convidar o servidor inteiro. Convide até três pessoas ou cargos; quem vê a mesa pode entrar de qualquer forma.
refuse-cannot-see-channel = A pessoa que você escolheu não vê este canal. Faça o desafio em um canal que vocês veem.
refuse-channel-busy = Este canal já tem uma partida ou um convite: { $link } Termine ou retire antes, ou use outro canal ou um tópico. A moderação também pode encerrar com `/lostcities { cmd-close }`.
button-open-in-thread = Abrir em um tópico
button-play-quietly = Jogar sem publicar
thread-refused = O Discord não me deixa abrir um tópico aqui, e outra partida ocupa este canal. Esta continua assim que a outra acabar ou eu puder abrir um tópico.
thread-missing-permission = Não consigo abrir um tópico aqui: falta esta permissão: { $permissions }. Peça a quem gerencia o servidor que a dê para mim neste canal, ou jogue sem tópico.
thread-impossible = O Discord não me deixa abrir um tópico aqui. Jogue sem ele, ou em outro canal.
thread-forgotten = Não sei mais qual partida era. Digite o comando de novo, com `{ opt-open-thread }:`.
refuse-already-challenged = Vocês já têm um desafio em aberto neste servidor: { $link } Responda ou retire esse antes.
refuse-too-many-invitations = Neste servidor, no máximo { $most } desafios e mesas seus podem esperar gente ao mesmo tempo. Espere uma resposta, ou retire um, como este: { $link }
refuse-too-many-open = Aqui uma pessoa pode ter no máximo { $most } partidas abertas. Termine antes uma das suas, como a partida { $match }: { $link } `/lostcities { cmd-games }` lista todas.
refuse-too-many-asleep = Das partidas que você joga sem outras pessoas, no máximo { $most } podem estar dormindo, somando todos os servidores. Termine uma antes, ou desista de uma, como a partida { $match }: { $link } `/lostcities { cmd-games }` lista todas.
refuse-too-many-strong = Uma pessoa pode ter no máximo { $most } partidas abertas com computadores fortes, somando todos os servidores. Termine antes uma das suas, como esta: { $link } As com computadores mais fracos não contam.
refuse-takes-no-challenges = Esta pessoa não está aceitando desafios no momento. Convide outra, ou abra uma mesa para quem quiser com `/lostcities { cmd-open }`.
refuse-asleep = Sua partida está dormindo, e agora outra é jogada no canal dela: { $link } Sua jogada não foi feita. Sua partida continua assim que aquela acabar; até lá nada se perde.
channel-closed = Não posso mais escrever neste canal, então o tabuleiro público não é atualizado. A partida continua. Peça a quem gerencia o servidor que me conceda: { $permissions }.
refuse-missing-permission = Não consigo manter uma partida aqui: falta esta permissão: { $permissions }. Peça a quem gerencia o servidor que a dê para mim neste canal, e tente de novo.
refuse-challenge-over = Este convite não está mais aberto. Comece a sua própria partida com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-open }`.
refuse-only-opponent = Só a pessoa desafiada pode responder. Para jogar, use `/lostcities { cmd-challenge }`.
refuse-only-challenger = Só quem fez o desafio pode retirá-lo. Se ele é para você, aperte **{ button-decline }**.
refuse-take-back = Isso não dá mais para desfazer: uma carta foi revelada, ou outra pessoa jogou. Continue com `/lostcities { cmd-hand }`.
refuse-unknown-button = Não conheço mais este botão. `/lostcities { cmd-board }` traz um tabuleiro novo.
refuse-too-fast = Foi muita coisa de uma vez. Tente de novo em { $seconds } s; nada mudou.
refuse-may-not-write = Você não pode escrever neste canal, então não publico nada aqui por você.
refuse-unknown-command = Não conheço este comando nesta forma. Se acabei de ser atualizado, recarregue o Discord e digite de novo; `/lostcities { cmd-help }` lista meus comandos.
refuse-rematch-asked = Você já pediu a revanche. Ela começa assim que todos os outros aceitarem.
refuse-not-over-yet = Esta partida ainda está em jogo. **{ button-rematch }** é para as encerradas.
refuse-no-draw-offer = Não há proposta de empate que você possa responder. Continue com `/lostcities { cmd-hand }`, ou proponha um em **{ button-more }**.
refuse-draw-offered = Já há uma proposta de empate. Espere a resposta, ou simplesmente continue jogando.
refuse-draw-just-offered = Você propôs empate há pouco. Proponha de novo cinco minutos depois, ou simplesmente continue jogando.
refuse-draw-with-computer = O computador não aceita empates. Continue, ou aperte **{ button-resign }** para parar.
refuse-draw-in-season = Uma partida de temporada acaba pelas suas regras. Continue, ou aperte **{ button-resign }** para parar.
refuse-hint-rated = As dicas são para partidas em que você joga só com computadores. Em uma partida que vale rating, você decide sem ajuda.
refuse-table-begun = A partida desta mesa já começou; ela está mais abaixo neste canal. Abra a sua mesa com `/lostcities { cmd-open }`.
refuse-already-joined = Você já está nesta mesa. Ela começa assim que todos os lugares forem ocupados, ou quem a abriu apertar **{ button-start }**.
refuse-not-at-table = Isso é só para quem está nesta mesa. Entre com **{ button-join }**.
refuse-only-host = Só quem abriu esta mesa pode fazer isso. Abra a sua com `/lostcities { cmd-open }`.
refuse-not-so-many = Este jogo é para { $least } a { $most }. Espere mais gente, adicione computadores, ou escolha outro número de lugares.
refuse-too-many-computers = Assim não sobraria lugar para pessoas. Use menos computadores ou mais lugares, ou jogue só com eles com `/lostcities { cmd-solo }`.
refuse-no-such-option = { $game } não tem { $count ->
    [1] a opção *{ $options }*. Tire-a
   *[other] as opções *{ $options }*. Tire-as
}, ou escolha outro jogo.
refuse-draw-among-many = Só duas pessoas podem combinar empate. Continue, ou aperte **{ button-resign }** para sair.
refuse-only-in-server = Só em um servidor dá para desafiar alguém. Aqui você pode jogar contra o computador com `/lostcities { cmd-solo }`.
refuse-only-players-move-board = Só quem joga esta partida e a moderação podem mover o tabuleiro dela. Você pode vê-lo com `/lostcities { cmd-board }`.
refuse-board-just-moved = O tabuleiro foi movido há pouco. Tente de novo em meio minuto.
refuse-no-games = Você não tem partida em jogo. Comece uma com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
answer-late = Isso está demorando mais que o normal, porque o banco de dados responde devagar. O que você fez não se perdeu: conta assim que for mostrado. Olhe de novo daqui a pouco.
apology = Desculpe, algo deu errado do meu lado. Sua partida está a salvo, então tente de novo. Se acontecer outra vez, passe este número a quem opera este bot: `{ $id }`

## Permissions, named as Discord names them

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-attach-files = Anexar arquivos

## What hinders the bot here, and what to do about it

doctor-version = **Bot Lost Cities, versão { $version }**
doctor-may = ✅ { $permission }
doctor-may-not = ❌ { $permission }
doctor-permitted = Posso fazer aqui tudo de que uma partida precisa.
doctor-ask-permission = Não dá para começar partidas aqui. Peça a quem gerencia o servidor que abra as configurações deste canal, depois *Permissões*, e me permita o que está marcado com ❌.
doctor-threads = ✅ Partidas podem ser abertas em tópicos deste canal.
doctor-no-threads = ℹ️ Partidas não podem ser abertas em tópicos deste canal; falta: { $permissions }.
doctor-channel-closed = ❌ O Discord não me deixa olhar este canal. Peça a quem gerencia o servidor que me deixe vê-lo.
doctor-gateway = ✅ Comandos e botões chegam a mim pelo gateway do Discord.
doctor-http = ✅ Comandos e botões chegam a mim por HTTP.
doctor-process = ℹ️ Sou o processo `{ $process }`, e { $engine } guarda as partidas.
doctor-discord = ✅ O Discord responde em { $ms } ms.
doctor-discord-silent = ❌ O Discord não responde às minhas perguntas no momento. Sua partida está a salvo; tente de novo em alguns minutos.
doctor-installs = ✅ Servidores podem me instalar, e pessoas para si mesmas.
doctor-servers-install = ℹ️ Servidores podem me instalar, mas pessoas para si mesmas não: *User Install* está desligado.
doctor-no-servers-install = ❌ Servidores não podem me instalar: *Guild Install* está desligado.
doctor-slowmode = ℹ️ O modo lento está ligado: as pessoas esperam { $seconds } s entre mensagens. Bots e botões estão isentos, então as partidas correm como sempre.
doctor-database = ✅ O banco de dados responde em { $ms } ms e tem { $matches } { $matches ->
    [1] partida aberta
   *[other] partidas abertas
}.
doctor-daily = ✅ A tabela do diário de ontem é publicada toda manhã em { $channel }.
doctor-daily-refused = ❌ O Discord recusou a última tabela do diário em { $channel }. Permita que eu veja esse canal e envie mensagens nele, ou use `/lostcities { cmd-config }` em outro.
doctor-no-match = ✅ Nenhuma partida está aberta aqui. Comece uma com `/lostcities { cmd-challenge }` ou `/lostcities { cmd-solo }`.
doctor-match = ✅ A partida { $match } está aberta aqui, e dá para chegar ao tabuleiro: { $link }
doctor-match-without-board = ❌ A partida { $match } está aberta aqui, mas o tabuleiro sumiu. Ele volta com a próxima jogada; até lá, `/lostcities { cmd-hand }` e `/lostcities { cmd-board }` mostram tudo o que você precisa.
doctor-match-unseen = ℹ️ A partida { $match } está aberta aqui: { $link } Não consigo ver se o tabuleiro ainda está lá; `/lostcities { cmd-board }` o mostra a qualquer momento.

## Checking the shuffle

verify-secret = { $game ->
    [roll_write] Dados honestos
   *[other] Embaralhamento honesto
}: o segredo desta partida era `{ $secret }`. O SHA-256 dele é a impressão digital do desafio: `{ $hash }`.
