# Bedenkzeit, Erinnerungen, und was geschieht, wenn jemand nicht zieht.

## Bedenkzeit

opt-challenge-clock = zeit
    .description = Wie lange ein Zug dauern darf; sonst wie der Server vorgibt
opt-open-clock = zeit
    .description = Wie lange ein Zug dauern darf; sonst wie der Server vorgibt
opt-config-clock = zeit
    .description = Wie lange ein Zug dauern darf, wenn beim Eröffnen nichts gewählt wird
choice-clock-none = Ohne Zeitgrenze
choice-clock-1h = 1 Stunde pro Zug
choice-clock-1d = 1 Tag pro Zug
choice-clock-3d = 3 Tage pro Zug
choice-clock-7d = 7 Tage pro Zug
choice-clock-reserve = 1 Tag pro Zug, 5 Tage Reserve
clock-quick = 10 Stunden pro Zug, 4 Tage Reserve
config-clock = Zeit pro Zug, wenn nichts gewählt wird
config-put-to-sleep = • { $when }, { $who }: als Moderation Partie { $match } schlafen gelegt
challenge-clock = ⏳ { $clock }

## Züge

ping-clock = -# ⏳ Die Zeit für diesen Zug endet { $when }.
ping-reminder = ⏳ { $seat }: Die Partie wartet noch: { $link }
ping-late = ⌛ Die Partie wartet noch immer auf { $late }: { $link } { $others }: Wie soll es weitergehen?
ping-asked = 🙋 { $by }: { $absent } ist wieder da und bittet darum, dass die Partie weitergeht: { $link }
table-clock = -# ⏳ { $seat }: Zeit endet { $when }
table-late = ⌛ Die Zeit ist um: { $seat }
table-silent = ⌛ Sieben Tage ohne Zug: { $seat }
table-stand-in = 🤖 Der Computer spielt für { $person } weiter; die Rückkehr ist jederzeit möglich.
table-stand-in-to-the-end = ⌛ { $person } ist nicht zurückgekommen: Die Partie zählt für { $person } als aufgegeben.
table-called-off = 🏁 { $by } hat diese Partie beendet, weil { $absent } nicht gezogen hat. Sie zählt für { $absent } als aufgegeben, endgültig { $when }. Bis dahin kann { $by } das zurücknehmen.
table-asked = 🙋 { $absent } ist wieder da und bittet darum, dass es weitergeht.
table-result-timed-out = ⌛ { $seat } hat nicht gezogen, und die Partie wurde beendet.

## Knöpfe

button-late-remind = Erinnern
button-late-more-time = Mehr Zeit geben
button-late-computer = Computer weiterspielen lassen
button-late-end = Beenden
button-late-go-on = Doch weiterspielen
button-back-again = Ich bin wieder da
button-sleep = Partie schlafen legen

## Was erfährt, wer sie gedrückt hat

late-reminded-private = Ich habe noch einmal an den Zug erinnert.
late-more-time-private = Für den Zug gibt es jetzt wieder die volle Zeit.
late-computer-private = Der Computer spielt weiter. Wer fehlt, kann jederzeit zurückkommen; sonst ist das für die Wertung der letzte Platz.
late-ended-private = Die Partie endet und zählt als aufgegeben für die Person, die nicht gezogen hat. Du kannst das 24 Stunden lang zurücknehmen.
late-goes-on-private = Die Partie geht weiter, wo sie war.
late-asked-private = Wer die Partie beendet hat, wird gefragt, ob sie weitergeht.
back-private = Willkommen zurück! Dein Platz gehört wieder dir.
away-private = In dieser Partie spielt der Computer für dich weiter. Drücke **{ button-back-again }**, dann gehört dein Platz wieder dir.
slept-private = Die Partie schläft, und der Kanal ist frei. Der nächste Zug weckt sie.

## Abwesend

table-away = 🏖️ { $seat } ist bis { $when } abwesend.
settings-away = Abwesend bis { $when }. So lange steht deine Bedenkzeit still; auch ein Zug von dir beendet das.
settings-pick-away = Abwesend für …
choice-away-none = Nicht abwesend
choice-away-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
suggest-away = { $date } ({ $days ->
    [one] 1 Tag
   *[other] { $days } Tage
})
privacy-away = • { $times ->
    [one] Einmal
   *[other] { $times }-mal
} innerhalb eines Jahres, von wann bis wann du abwesend bist oder warst

## Absagen

refuse-nobody-late = Inzwischen wurde gezogen, es gibt wieder Zeit, oder jemand hat schon entschieden.
refuse-already-reminded = Daran wurde schon erinnert. Du kannst mehr Zeit geben, den Computer weiterspielen lassen oder die Partie beenden.
refuse-late-too = Die Partie wartet auch auf dich. Zieh zuerst mit `/lostcities { cmd-hand }`; dann kannst du entscheiden.
refuse-not-away = In dieser Partie spielt der Computer nicht für dich. `/lostcities { cmd-games }` zeigt, welche du spielst.
refuse-called-off = Diese Partie wurde beendet, weil jemand nicht gezogen hat. Wer sie beendet hat, kann das 24 Stunden lang mit **{ button-late-go-on }** zurücknehmen; wer nicht gezogen hat, kann damit darum bitten.
refuse-only-who-ended = Das kann nur zurücknehmen, wer die Partie beendet hat.
refuse-already-asked = Du hast schon darum gebeten. Wer die Partie beendet hat, kann sie weitergehen lassen, bis ihr Ende endgültig ist.
refuse-sleeps-already = Diese Partie schläft schon. Der nächste Zug weckt sie.
refuse-awake-in-season = Eine Partie einer Saison schläft nie: ihre Uhren entscheiden.
refuse-away-too-long = Du kannst 1 bis { $most } Tage am Stück abwesend sein. An deinen Einstellungen hat sich nichts geändert.
refuse-away-too-often = Du kannst innerhalb eines Jahres { $most } Tage abwesend sein; davon { $left ->
    [one] ist noch 1 Tag
   *[other] sind noch { $left } Tage
} übrig. An deinen Einstellungen hat sich nichts geändert.
refuse-no-such-date = Dieses Datum kann ich nicht lesen. Wähle eines aus der Liste oder schreib es wie 2026-12-31, oder nur eine Zahl von Tagen.
