# Clocks, reminders, and what happens when a player does not move.

## Clocks

opt-challenge-clock = tempo
    .description = Quanto pode durar um turno; senão, como no servidor
opt-open-clock = tempo
    .description = Quanto pode durar um turno; senão, como no servidor
opt-config-clock = tempo
    .description = Quanto pode durar um turno se quem abre não escolhe
choice-clock-none = Sem limite
choice-clock-1h = 1 hora por turno
choice-clock-1d = 1 dia por turno
choice-clock-3d = 3 dias por turno
choice-clock-7d = 7 dias por turno
choice-clock-reserve = 1 dia por turno, 5 de reserva
clock-quick = 10 horas por turno, 4 dias de reserva
config-clock = Tempo se quem abre não escolhe
config-put-to-sleep = • { $when }, { $who }: pôs a partida { $match } para dormir como moderação
challenge-clock = ⏳ { $clock }

## Turns

ping-clock = -# ⏳ O tempo deste turno acaba { $when }.
ping-reminder = ⏳ { $seat }: a partida ainda espera: { $link }
ping-late = ⌛ A partida ainda espera { $late }: { $link } { $others }: como ela continua?
ping-asked = 🙋 { $by }: { $absent } voltou e pede que a partida continue: { $link }
table-clock = -# ⏳ { $seat }: o tempo acaba { $when }
table-late = ⌛ O tempo acabou: { $seat }
table-silent = ⌛ Sete dias sem jogada: { $seat }
table-stand-in = 🤖 O computador joga por { $person }, que pode voltar a qualquer momento.
table-stand-in-to-the-end = ⌛ { $person } não voltou: a partida conta como abandono de { $person }.
table-called-off = 🏁 { $by } encerrou esta partida porque { $absent } não jogou. Ela conta como abandono de { $absent }, definitivo { $when }. Até lá { $by } pode voltar atrás.
table-asked = 🙋 { $absent } voltou e pede que ela continue.
table-result-timed-out = ⌛ { $seat } não jogou, e a partida foi encerrada.

## Buttons

button-late-remind = Lembrar
button-late-more-time = Dar mais tempo
button-late-computer = Deixar com o computador
button-late-end = Encerrar
button-late-go-on = Continuar mesmo assim
button-back-again = Voltei
button-sleep = Pôr para dormir

## What one is told who has pressed them

late-reminded-private = A pessoa foi chamada mais uma vez.
late-more-time-private = A pessoa tem de novo o tempo todo.
late-computer-private = O computador continua. A pessoa pode voltar a qualquer momento; se não voltar, fica em último para o rating.
late-ended-private = A partida acaba como abandono de quem não jogou. Você pode voltar atrás por 24 horas.
late-goes-on-private = A partida continua de onde parou.
late-asked-private = Perguntei a quem encerrou a partida se ela continua.
back-private = Que bom ver você de volta! Seu lugar é seu de novo.
away-private = O computador joga por você nesta partida. Aperte **{ button-back-again }** para ter seu lugar de volta.
slept-private = A partida está dormindo, e o canal está livre. A próxima jogada a acorda.

## Away

table-away = 🏖️ { $seat } está fora até { $when }.
settings-away = Você está fora até { $when }. Seu tempo fica parado até lá; uma jogada sua também acaba com isso.
settings-pick-away = Fora por…
choice-away-none = Não estou fora
choice-away-days = { $days ->
    [1] { $days } dia
   *[other] { $days } dias
}
suggest-away = { $date } ({ $days ->
    [1] { $days } dia
   *[other] { $days } dias
})
privacy-away = • { $times ->
    [1] Uma vez
   *[other] { $times } vezes
} em um ano, de quando a quando você está ou esteve fora

## Refusals

refuse-nobody-late = A pessoa já jogou ou tem tempo de novo, ou outra já decidiu.
refuse-already-reminded = A pessoa já foi lembrada. Você pode dar mais tempo, deixar com o computador ou encerrar a partida.
refuse-late-too = A partida também espera você. Jogue antes com `/lostcities { cmd-hand }`; depois você pode decidir.
refuse-not-away = O computador não joga por você nesta partida. `/lostcities { cmd-games }` lista as que você joga.
refuse-called-off = Esta partida foi encerrada porque alguém não jogou. Por 24 horas, quem a encerrou pode voltar atrás com **{ button-late-go-on }**, e quem não jogou pode pedir isso com o mesmo botão.
refuse-only-who-ended = Só quem encerrou a partida pode voltar atrás.
refuse-already-asked = Você já pediu. Quem encerrou a partida pode deixá-la continuar até o fim ser definitivo.
refuse-sleeps-already = Esta partida já está dormindo. A próxima jogada a acorda.
refuse-awake-in-season = Uma partida de temporada nunca dorme: os relógios dela decidem.
refuse-away-too-long = Você pode ficar fora de 1 a { $most } dias de uma vez. Seus ajustes continuam como estavam.
refuse-away-too-often = Você pode ficar fora { $most } dias em um ano, e { $left ->
    [1] resta 1 dia
   *[other] restam { $left } dias
}. Seus ajustes continuam como estavam.
refuse-no-such-date = Não entendo esta data. Escolha uma da lista, ou digite como 2026-12-31, ou só um número de dias.
