# Züge, die man vorbereitet, während andere am Zug sind.

button-prepare = Zug vorbereiten
button-prepare-another = Anderen vorbereiten
button-prepare-withdraw = Zurücknehmen
prepare-intro = **Bereite deinen Zug vor.** Wähle eine Karte; danach entscheidest du, wohin sie kommt und was du nimmst. Der Zug wird gespielt, sobald du dran bist, und niemand sieht ihn vorher.
prepare-take = Was nimmst du dann? Ist die Karte weg, wenn du dran bist, ziehst du stattdessen vom Nachziehstapel.
# $first ist, was mit einer Karte geschieht, $draw, was dafür genommen wird; beides sind Möglichkeiten wie „Rot 7 abwerfen“.
prepare-plan = { $first } → { $draw }
prepare-else-draw = { $draw } (ist sie dann weg, vom Nachziehstapel ziehen)
prepare-is = 🕒 **Vorbereitet**, und nur du siehst es: { $plan }.
as-prepared = Wie vorbereitet: { $line }
prepare-void = ⚠️ Was du vorbereitet hattest, wurde nicht gespielt, denn { $why }: { $plan }.
prepare-void-over = die Runde oder Versteigerung ist vorbei
prepare-void-illegal = es geht nicht mehr
prepare-void-undecided = du musst noch etwas entscheiden
prepare-void-draw-offered = dir wird ein Unentschieden angeboten
refuse-cannot-prepare = Das lässt sich jetzt nicht vorbereiten.
board-game-prepare-not = Was eine Figur weiterziehen lässt oder die Runde beendet, lässt sich nicht vorbereiten; das entscheidest du, wenn du dran bist.
rivals-prepare = **Wie weit gehst du in dieser Versteigerung?** Immer wenn du bieten musst, bietest du eine Münze mehr als die anderen, bis zu deiner Grenze; dann passt du. Niemand sieht deine Grenze.
rivals-menu-plan = Wähle deine Grenze …
rivals-plan = Bis { $coins } bieten
