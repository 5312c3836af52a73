# Turns that are prepared while others are to move.

button-prepare = Preparar mi turno
button-prepare-another = Preparar otro
button-prepare-withdraw = Retirar
prepare-intro = **Prepara tu turno.** Elige una carta; luego decides adónde va y qué tomas. Se juega en cuanto te toque, y nadie lo ve antes.
prepare-take = ¿Qué tomas después? Si la carta ya no está en tu turno, robas del mazo.
# $first is what is done with a card, $draw what is taken for it; both are choices such as "Discard red 7".
prepare-plan = { $first } → { $draw }
prepare-else-draw = { $draw } (si ya no está, robar del mazo)
prepare-is = 🕒 **Preparado**, y solo tú lo ves: { $plan }.
as-prepared = Según lo preparado: { $line }
prepare-void = ⚠️ Lo que habías preparado no se jugó porque { $why }: { $plan }.
prepare-void-over = la ronda o la subasta terminó
prepare-void-illegal = ya no es posible
prepare-void-undecided = tienes que decidir algo más
prepare-void-draw-offered = te ofrecen tablas
refuse-cannot-prepare = Eso no se puede preparar ahora.
board-game-prepare-not = Lo que hace avanzar más una figura o termina la ronda no se puede preparar; decídelo en tu turno.
rivals-prepare = **¿Hasta dónde llegas en esta subasta?** Cada vez que te toque pujar, pujas una moneda más que los demás, hasta tu límite; luego pasas. Nadie ve tu límite.
rivals-menu-plan = Elige tu límite…
rivals-plan = Pujar hasta { $coins }
