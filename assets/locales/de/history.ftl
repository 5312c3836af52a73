# Beendete Partien: die Liste, das Nachspielen, das Nachprüfen des Mischens.

## Die Liste

history-intro = Beendete Partien auf diesem Server, die neuesten zuerst:
history-intro-of = Beendete Partien von { $person } auf diesem Server, die neuesten zuerst:
history-intro-own = Deine beendeten Partien, die neuesten zuerst:
history-none = Hier gibt es noch keine. Sobald eine Partie zu Ende ist, kannst du sie hier Zug für Zug nachspielen.
history-none-seen = Keine auf dieser Seite fand in einem Kanal statt, den du siehst.
# $when ist der Tag und, wenn ein Kanal die Partie zeigt, ein Link.
history-line = **{ $match }** · { $game } · { $when }
history-scores = { $scores }
history-score = { $place } · { $seat } ({ $points })
history-score-absent = { $place } · { $seat } ({ $points }, durch Abwesenheit aufgegeben)
history-score-resigned = { $place } · { $seat } ({ $points }, aufgegeben)
history-entry = { $match } · { $game }: { $scores }
history-open = Eine Partie nachspielen …

button-newer = Neuere
button-older = Ältere

## Das Nachspielen

button-replay = Nachspielen
button-replay-first = Anfang
button-replay-previous = Zurück
button-replay-next = Weiter
button-replay-last = Ende
button-animation = Als GIF
button-match-file = Als Datei
button-check = War das fair?

replay-heading = **{ $game }, Partie { $match }** · { $turn ->
    [0] vor dem ersten von { $turns } Zügen
   *[other] nach Zug { $turn } von { $turns }
}
replay-eyes = So hat es { $seat } gesehen:
replay-choose-turn = Zu einem Zug springen …
replay-turn-start = Anfang
replay-turn = Zug { $turn }
replay-turn-end = Ende (Zug { $turn })
replay-choose-eyes = Mit wessen Augen …
replay-eyes-all = Wie alle es gesehen haben
replay-eyes-of = Wie { $seat } es gesehen hat
replay-animation = **{ $game }, Partie { $match }**: { $turns } Züge in { $pictures } Bildern.
replay-animation-pace = Die Partie ist lang, darum liegen zwischen zwei Bildern { $pace } Züge.
replay-animation-alt = Die Spielpläne von Partie { $match } ({ $game }) nacheinander, { $turns } Züge in { $pictures } Bildern. Am Ende:
match-file-about = **{ $game }, Partie { $match }**, jeder Schritt davon, in einer Zeile JSON. `lostcities verify { $file }` prüft es nach, ohne mich und ohne Discord.
match-file-alt = Partie { $match } ({ $game }) als Datei.

refuse-not-finished = Partie { $match } ist noch nicht zu Ende. Danach kannst du sie nachspielen und das Mischen nachprüfen.
refuse-no-such-finished = Ich kenne keine beendete Partie { $match }, die in einem Kanal dieses Servers stattfand, den du siehst, oder bei der du dabei warst. `/lostcities { cmd-history }` zeigt, welche du nachspielen kannst.
refuse-nothing-finished-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. `/lostcities { cmd-history }` zeigt die des ganzen Servers.
refuse-animation-asked = Deine vorige Animation ist noch in Arbeit. Du bekommst sie, sobald sie fertig ist; danach kannst du die nächste bestellen.
refuse-too-many-animations = Gerade werden zu viele Animationen erstellt. Versuch es in einer Minute noch einmal.

## Das Nachprüfen des Mischens

check-fair = ✅ **{ $name }, Partie { $match }: { $game ->
    [roll_write] Die Würfel waren fair.
   *[other] Es war fair gemischt.
}** { $game ->
    [roll_write] Alle { $draws } Würfe stammen
   *[other] Alle { $draws } Ziehungen stammen
} aus dem Geheimnis, und alle { $steps } Schritte folgen der Spielregel.
check-unfair = ❌ **{ $name }, Partie { $match }: Etwas stimmt nicht.** Melde das den Betreibern dieses Bots: `{ $faults }`
check-commitment = Vor der Partie habe ich diesen Fingerabdruck gezeigt: `{ $hash }`
check-snowflake = Erst danach hat Discord diese Zahl gewählt: `{ $snowflake }`
check-secret = Nun, da die Partie zu Ende ist, hier mein Geheimnis: `{ $secret }`
check-why = Der Fingerabdruck zeigt, dass das Geheimnis schon vorher feststand. { $game ->
    [roll_write] Jeder Wurf
   *[other] Jede Karte
} entsteht aus dem Geheimnis und der Zahl von Discord zusammen, darum konnte niemand { $game ->
    [roll_write] bestimmen, wie die Würfel fallen.
   *[other] die Karten wählen.
}
check-by-hand = Den Fingerabdruck prüfst du von Hand so: `echo { $secret } | xxd -r -p | sha256sum`
check-offline = { $game ->
    [roll_write] Jeden Wurf
   *[other] Jede Karte
} prüfst du so: Speichere die Datei unten und rufe `lostcities verify { $file }` auf. Das braucht weder mich noch Discord.
button-share = Teilen
shared-by = -# Geteilt von { $who }.
refuse-shared-already = Das hast du schon geteilt.
