# Clocks, reminders, and what happens when a player does not move.

## Clocks

opt-challenge-clock = reloj
    .description = Cuánto puede durar un turno; si no, como diga el servidor
opt-open-clock = reloj
    .description = Cuánto puede durar un turno; si no, como diga el servidor
opt-config-clock = reloj
    .description = Cuánto dura un turno si quien invita no elige nada
choice-clock-none = Sin límite
choice-clock-1h = 1 hora por turno
choice-clock-1d = 1 día por turno
choice-clock-3d = 3 días por turno
choice-clock-7d = 7 días por turno
choice-clock-reserve = 1 día por turno, 5 de reserva
clock-quick = 10 horas por turno, 4 días de reserva
config-clock = Tiempo si quien invita no elige
config-put-to-sleep = • { $when }, { $who }: durmió la partida { $match } como moderación
challenge-clock = ⏳ { $clock }

## Turns

ping-clock = -# ⏳ El tiempo de este turno acaba { $when }.
ping-reminder = ⏳ { $seat }: la partida aún espera: { $link }
ping-late = ⌛ La partida aún espera a { $late }: { $link } { $others }: ¿cómo sigue?
ping-asked = 🙋 { $by }: { $absent } ha vuelto y pide que la partida siga: { $link }
table-clock = -# ⏳ { $seat }: el tiempo acaba { $when }
table-late = ⌛ Se acabó el tiempo: { $seat }
table-silent = ⌛ Siete días sin jugar: { $seat }
table-stand-in = 🤖 La máquina sigue por { $person }, que puede volver cuando quiera.
table-stand-in-to-the-end = ⌛ { $person } no volvió: la partida cuenta como abandono de { $person }.
table-called-off = 🏁 { $by } terminó esta partida porque { $absent } no jugaba. Cuenta como abandono de { $absent }, definitivo { $when }. Hasta entonces { $by } puede retractarse.
table-asked = 🙋 { $absent } ha vuelto y pide que siga.
table-result-timed-out = ⌛ { $seat } no jugó, y la partida se terminó.

## Buttons

button-late-remind = Recordar
button-late-more-time = Dar más tiempo
button-late-computer = Que siga la máquina
button-late-end = Terminarla
button-late-go-on = Seguir pese a todo
button-back-again = He vuelto
button-sleep = Dormir partida

## What one is told who has pressed them

late-reminded-private = Se vuelve a avisar a esa persona.
late-more-time-private = Esa persona tiene otra vez todo el tiempo.
late-computer-private = La máquina sigue. Esa persona puede volver cuando quiera; si no vuelve, tiene el último puesto para el rating.
late-ended-private = La partida termina como abandono de quien no jugaba. Puedes retractarte durante 24 horas.
late-goes-on-private = La partida sigue donde estaba.
late-asked-private = Se pregunta a quien terminó la partida si sigue.
back-private = ¡Qué bueno verte! Tu plaza vuelve a ser tuya.
away-private = La máquina sigue por ti en esta partida. Pulsa **{ button-back-again }** para recuperar tu plaza.
slept-private = La partida duerme, y el canal está libre. La próxima jugada la despierta.

## Away

table-away = 🏖️ { $seat } no está hasta el { $when }.
settings-away = No estás hasta el { $when }. Tu tiempo se detiene hasta entonces; si juegas, termina también.
settings-pick-away = Ausencia de…
choice-away-none = Sin ausencia
choice-away-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
suggest-away = { $date } ({ $days ->
    [one] { $days } día
   *[other] { $days } días
})
privacy-away = • { $times ->
    [one] Una vez
   *[other] { $times } veces
} en un año, desde cuándo hasta cuándo no estás o no estuviste

## Refusals

refuse-nobody-late = Esa persona ya jugó o vuelve a tener tiempo, o ya decidió otra.
refuse-already-reminded = Ya se le ha recordado. Puedes dar más tiempo, dejar que siga la máquina o terminar la partida.
refuse-late-too = La partida te espera también a ti. Juega antes con `/lostcities { cmd-hand }`; luego podrás decidir.
refuse-not-away = La máquina no juega por ti en esta partida. `/lostcities { cmd-games }` lista las que juegas.
refuse-called-off = Esta partida se terminó porque alguien no jugaba. Durante 24 horas, quien la terminó puede retractarse con **{ button-late-go-on }**, y quien no jugaba puede pedirlo con el mismo botón.
refuse-only-who-ended = Solo quien terminó la partida puede retractarse.
refuse-already-asked = Ya lo pediste. Quien terminó la partida puede dejar que siga hasta que el final sea definitivo.
refuse-sleeps-already = Esta partida ya duerme. La próxima jugada la despierta.
refuse-awake-in-season = Una partida de temporada nunca duerme: deciden sus relojes.
refuse-away-too-long = Puedes ausentarte de 1 a { $most } días seguidos. Tus ajustes siguen como estaban.
refuse-away-too-often = Puedes ausentarte { $most } días en un año, y { $left ->
    [one] queda 1 día
   *[other] quedan { $left } días
}. Tus ajustes siguen como estaban.
refuse-no-such-date = No entiendo esta fecha. Elige una de la lista, o escríbela como 2026-12-31, o solo un número de días.
