# Herausforderungen, Züge, Enden, Knöpfe, Absagen: was jedes Spiel rund um seinen Spielplan braucht.

## Herausforderung

challenge-invite = 🧭 { $challenger } fordert { $opponent } heraus: { $game }.
challenge-options = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $expeditions ->
    [5] fünf Expeditionen
   *[6] sechs Expeditionen (langes Spiel)
}.
# Für wie viele es ist, und wie lange es am Stück gespielt dauert.
invitation-length = { $least ->
    [2] { $most ->
        [2] Zwei Personen
       *[other] 2 bis { $most } Personen
    }
   *[other] { $most } Personen
}, etwa { $minutes } Minuten.
invitation-sentences = { $before } { $next }
challenge-expires = Die Einladung endet { $when }.
invitation-finishes = -# { $people }
invitation-finish = { $seat } spielt { $percent } % der Partien zu Ende
# $game ist der Name des Spiels in Befehlen: Eines hat Würfel statt Karten.
challenge-commitment = -# 🔒 { $game ->
    [roll_write] Faire Würfel
   *[other] Fair gemischt
}, vor dem Beginn festgelegt: `{ $hash }…`
challenge-fingerprint = -# 🔒 Der ganze Fingerabdruck der Partie: `{ $hash }`
challenge-accepted = { $opponent } nimmt an. Gute Reise!
challenge-declined = { $opponent } lehnt ab. Vielleicht ein andermal.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = Niemand hat rechtzeitig geantwortet. Mit `/lostcities { cmd-challenge }` geht es von vorn los.
challenge-closed-by-moderator = Die Moderation hat diese Einladung geschlossen.
invitation-quiet = 🤫 Gespielt wird still: Bis zum Ende wird hier nichts mehr gepostet.
solo-started = { $challenger } bricht gegen { $computers ->
    [one] den Computer
   *[other] { $computers } Computerspieler
}{ $level ->
    [easy] { " " }(leicht)
    [casual] { " " }(locker)
    [fair] { " " }(ordentlich)
    [strong] { " " }(stark)
   *[normal] { "" }
} auf: { $game }.

## Tisch

table-open = 🧭 { $host } eröffnet einen Tisch: { $game }. Alle können sich dazusetzen!
table-sitting = { $taken } von { $seats } Plätzen: { $people }.
table-invited = Eingeladen: { $who }
table-begun = Die Partie hat begonnen. Gute Reise!
table-closed = { $host } hat den Tisch geschlossen.
table-expired = Es haben sich nicht rechtzeitig genug Leute dazugesetzt. Mit `/lostcities { cmd-open }` entsteht ein neuer Tisch.
table-asleep = 💤 Diese Partie schläft. Hier kann jetzt eine andere laufen; der nächste Zug weckt diese, sobald der Kanal frei ist.
table-left = 🏳️ { $person } ist gegangen; ein Computerspieler hat den Platz übernommen.
manage-intro = Dein Tisch: Hier nimmst du Computerspieler dazu oder entfernst jemanden. Die Partie beginnt, sobald alle Plätze besetzt sind oder du **{ button-start }** drückst.

## Knöpfe

button-accept = Annehmen
button-decline = Ablehnen
button-block = Nicht mehr fragen
button-withdraw = Zurückziehen
button-join = Mitspielen
button-leave = Verlassen
button-start = Beginnen
button-manage = Gastgeber
button-close-table = Tisch schließen
button-add-easy = + Computer (leicht)
button-add-casual = + Computer (locker)
button-add-fair = + Computer (ordentlich)
button-add-normal = + Computer
button-add-strong = + Computer (stark)
button-remove = { $seat } entfernen
button-hand = Meine Karten
button-follow = Zuschauen
button-refresh = Aktualisieren
button-hint = Tipp
hint = 💡 { $advice } Deine Punkte ändern sich sofort um { $now }; am Ende kannst du etwa { $expected } erwarten, und dir { $turns ->
    [one] bleibt etwa ein Zug
   *[other] bleiben etwa { $turns } Züge
}.
hint-advice = Der Computer würde **{ $choice }** wählen.
hint-because = Der Computer würde **{ $choice }** wählen: { $why }.
button-own-view = Meine Sicht
button-how-to-play = So geht’s
button-rules = Regeln
button-more = Mehr
button-rematch = Revanche
button-resign = Aufgeben
button-offer-draw = Unentschieden anbieten
button-accept-draw = Unentschieden annehmen
button-decline-draw = Unentschieden ablehnen
button-end = Partie beenden …
button-end-for-sure = Partie beenden
button-move-down = Spielplan nach unten holen
button-play = Spielen
button-decide = Entscheiden
button-next-match = Nächste ({ $n })
button-text-view = Spielplan als Text
button-settings = Einstellungen
button-previous = Zurückblättern
button-next = Weiterblättern
button-back = Zurück
button-take-back = Zurücknehmen
button-cancel = Abbrechen

## Züge

ping-turn = { $seat }, du bist am Zug: { $link }
ping-turn-many = { $seat }, ihr seid am Zug: { $link }
ping-draw = { $seat }, { $by } hat dir ein Unentschieden angeboten: { $link }
ping-turn-and-draw = { $seat }, du bist am Zug, und { $by } hat dir ein Unentschieden angeboten: { $link }
# Ein Panel, während andere am Zug sind; $when ist eine Zeit, die Discord als „vor 5 Minuten“ zeigt.
panel-as-of = -# Stand: { $when }
more-intro = Was du in dieser Partie noch tun kannst:

## Enden

table-result-won = 🏆 { $seat } gewinnt!
table-result-shared = 🤝 { $seats } teilen sich den Sieg.
table-result-resigned = 🏳️ { $seat } hat aufgegeben.
table-result-drawn = 🤝 Die Partie endet nach Vereinbarung unentschieden.
table-result-none = 🛑 Die Moderation hat diese Partie beendet. Sie hat kein Ergebnis und zählt für niemanden.
# Eine Zeile ohne Worte: „🟥 8: 35 × 2 = 70 · 🏺 9: 100“.
row = { $row }
table-score = { $seat } { $points }
table-scores = Punkte: { $scores }.
table-rating = { $seat } { $before } → { $after }
table-ratings = 📈 Wertung: { $ratings }.
table-best-expedition = Beste Expedition: { $seat }, { $square } { colour-title } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
table-best-colour = Beste Farbe aller Runden: { $seat }, { $square } { colour-title } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
draw-offered = { $seat } bietet ein Unentschieden an. Nimm an, lehne ab oder spiel einfach weiter.
resign-confirm = Willst du diese Partie wirklich aufgeben? Sie endet sofort und zählt als verloren.
resign-confirm-many = Willst du diese Partie wirklich verlassen? Ein Computerspieler übernimmt deinen Platz, die anderen spielen weiter, und für die Wertung hast du den letzten Platz.
end-confirm = Partie { $match } ({ $game }: { $people }) wirklich beenden? Sie endet sofort, hat kein Ergebnis und zählt für niemanden. Auf dem Spielplan steht das dann, und unter `/lostcities { cmd-config }` steht, wer es war.
ended-private = Die Partie ist zu Ende, und der Kanal ist frei.

table-latest = -# { $line }
resigned-private = Du hast die Partie aufgegeben.
draw-offered-private = Dein Angebot gilt, bis dein Gegenüber antwortet oder zieht.
draw-accepted-private = Du hast dem Unentschieden zugestimmt.
draw-declined-private = Du hast das Unentschieden abgelehnt.
moved-down = Der Spielplan kommt gleich ans Ende des Kanals.
board-replaced = -# Der Spielplan steht weiter unten: { $link }
rematch-begins = Alle wollen es: Die Revanche beginnt.
rematch-joined = Du bist dabei. Die Revanche beginnt, sobald alle den Knopf gedrückt haben.

## Listen

games-intro = **Deine Partien** · { $waiting ->
        [0] keine wartet auf dich
        [one] eine wartet auf dich
       *[other] { $waiting } warten auf dich
    }{ $others ->
        [0] { "" }
       *[other] , { $others } auf andere
    }
games-round = Runde { $number } von { $most }
games-points = { $points }
games-since = letzte Änderung { $when }
games-due = Zeit endet { $when }
games-your-turn = du bist am Zug
games-decide = du entscheidest
games-agree = wartet auf deine Antwort
games-none-waits = Keine andere Partie wartet auf dich.
games-which = Welche Partie? Gib die Zahl dazu an: `{ opt-own-match }`.
games-waiting-menu = Warten auf andere ({ $n })
games-their-turn = wartet auf { $seat }
games-asleep = schläft: dein nächster Zug weckt sie
games-called-off = beendet, weil { $absent } nicht gezogen hat, endgültig { $when }; bis dahin kann { $by } das zurücknehmen
games-left = der Computer spielt für dich weiter
games-challenge = Herausforderung offen
notice = { $people }: Es warten Partien.
notice-direct = { $waiting ->
        [one] Eine Partie wartet auf dich
       *[other] { $waiting } Partien warten auf dich
    }: { $matches }
button-my-matches = Meine Partien

## Einstellungen

settings-intro = Deine Einstellungen. Sie gelten auf jedem Server.
settings-pings = So erfährst du von deinem Zug: { $choice }
settings-language = Sprache: { $choice }
settings-challenges = Du nimmst Herausforderungen an: { $choice }
settings-blocked = Nur nicht von: { $people }
settings-pick-blocked = Wieder Herausforderungen zulassen von …
blocked-private = Abgelehnt. { $challenger } kann dich nicht mehr herausfordern und erfährt davon nichts. `/lostcities { cmd-settings }` macht das rückgängig.
settings-saved = Gespeichert.

## Absagen: was nicht geht, und was als Nächstes zu tun ist

refuse-not-your-turn = Am Zug: { $seat }. Sieh dich ruhig um, bis du dran bist.
refuse-database-replaced = Meine Datenbank-Datei wurde verschoben oder gelöscht, darum kann ich gerade nichts speichern. Nichts wurde geändert. Bitte sag denen Bescheid, die diesen Bot betreiben; sie müssen sie zurücklegen und mich neu starten.
refuse-restarting = Ich werde gerade neu gestartet. Versuch es in ein paar Sekunden noch einmal; was schon gespeichert ist, geschieht nicht doppelt.
refuse-stale = Die Partie ist schon weiter, darum zählt dieser Knopf nicht mehr. So steht es jetzt.
refuse-not-your-match = Du spielst hier nicht mit. Beginne eine eigene Partie mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-solo }`.
refuse-match-over = Diese Partie ist zu Ende. Drücke **{ button-rematch }** oder beginne eine neue mit `/lostcities { cmd-challenge }`.
refuse-ended-by-moderator = Die Moderation hat diese Partie beendet; sie zählt für niemanden. Beginne eine neue mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-solo }`.
refuse-own-match = Du spielst selbst mit. Gib mit `/lostcities { cmd-resign }` auf, oder bitte jemand anderen aus der Moderation, die Partie zu beenden.
refuse-only-moderators-end = Partien anderer beendet nur die Moderation dieses Kanals (Discords Berechtigung *Nachrichten verwalten*). Deine eigene verlässt du mit `/lostcities { cmd-resign }`.
refuse-in-other-channel = Diese Partie läuft in einem anderen Kanal. Nimm dort `/lostcities { cmd-close }`.
refuse-no-such-match = Eine Partie mit dieser Nummer gibt es nicht. `/lostcities { cmd-games }` zeigt die, in denen du gerade spielst.
refuse-no-match = Du hast in diesem Kanal keine Partie. `/lostcities { cmd-games }` zeigt deine Partien, `/lostcities { cmd-challenge }` beginnt eine.
refuse-unreadable-move = „{ $text }“ verstehe ich nicht als Zug. Wähle einen aus der Liste, die sich beim Tippen öffnet.
refuse-not-allowed = Das erlauben die Regeln jetzt nicht. `/lostcities { cmd-hand }` zeigt alles, was du tun kannst.
refuse-self = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen oder spiel mit `/lostcities { cmd-solo }` gegen den Computer.
refuse-bot = Bots kann man nicht herausfordern. Gegen den Computer spielst du mit `/lostcities { cmd-solo }`.
refuse-everyone = Alle auf dem Server lassen sich nicht einladen. Lade bis zu drei Personen oder Rollen ein; wer den Tisch sieht, kann sich ohnehin dazusetzen.
refuse-cannot-see-channel = Die gewählte Person sieht diesen Kanal nicht. Fordere sie in einem Kanal heraus, den ihr beide seht.
refuse-channel-busy = In diesem Kanal gibt es schon eine Partie oder Einladung: { $link } Beendet sie zuerst, zieht sie zurück oder nehmt einen anderen Kanal oder einen Thread. Die Moderation kann sie auch mit `/lostcities { cmd-close }` beenden.
button-open-in-thread = In einem Thread eröffnen
button-play-quietly = Still spielen
thread-refused = Discord lässt mich hier keinen Thread eröffnen, und in diesem Kanal läuft eine andere Partie. Diese Partie geht weiter, sobald jene vorbei ist oder ich einen Thread eröffnen darf.
thread-missing-permission = Ich kann hier keinen Thread eröffnen, denn mir fehlt diese Berechtigung: { $permissions }. Bitte jemanden aus der Serververwaltung, sie mir für diesen Kanal zu geben, oder spiel ohne Thread.
thread-impossible = Discord lässt mich hier keinen Thread eröffnen. Spiel ohne Thread oder in einem anderen Kanal.
thread-forgotten = Ich weiß nicht mehr, welche Partie das war. Gib den Befehl noch einmal ein, mit `{ opt-open-thread }:`.
refuse-already-challenged = Zwischen euch beiden ist auf diesem Server schon eine Herausforderung offen: { $link } Beantworte sie oder zieh sie zuerst zurück.
refuse-too-many-invitations = Höchstens { $most } deiner Herausforderungen und Tische dürfen auf diesem Server zugleich auf andere warten. Warte auf eine Antwort oder zieh eine zurück, zum Beispiel diese: { $link }
refuse-too-many-open = Hier darf eine Person höchstens { $most } eigene Partien zugleich laufen haben. Spiel zuerst eine von deinen zu Ende, zum Beispiel Partie { $match }: { $link } `/lostcities { cmd-games }` zeigt sie alle.
refuse-too-many-asleep = Von den Partien, die du allein spielst, dürfen höchstens { $most } schlafen, auf allen Servern zusammen. Spiel zuerst eine davon zu Ende oder gib sie auf, zum Beispiel Partie { $match }: { $link } `/lostcities { cmd-games }` zeigt sie alle.
refuse-too-many-strong = Eine Person darf höchstens { $most } eigene Partien mit starken Computerspielern zugleich laufen haben, auf allen Servern zusammen. Spiel zuerst eine von deinen zu Ende, zum Beispiel diese: { $link } Partien mit schwächeren zählen nicht mit.
refuse-takes-no-challenges = Diese Person nimmt gerade keine Herausforderungen an. Frag jemand anderen, oder eröffne mit `/lostcities { cmd-open }` einen Tisch, an den sich alle setzen können.
refuse-asleep = Deine Partie schläft, und jetzt läuft in ihrem Kanal eine andere: { $link } Dein Zug wurde nicht ausgeführt. Deine Partie geht weiter, sobald die andere zu Ende ist; bis dahin geht nichts davon verloren.
channel-closed = Ich darf in diesem Kanal nichts mehr schreiben, darum bleibt der öffentliche Spielplan, wie er ist. Die Partie geht weiter. Bitte jemanden aus der Serververwaltung, mir dies zu geben: { $permissions }.
refuse-missing-permission = Ich kann hier keine Partie leiten, denn mir fehlt diese Berechtigung: { $permissions }. Bitte jemanden aus der Serververwaltung, sie mir für diesen Kanal zu geben, und versuch es dann noch einmal.
refuse-challenge-over = Diese Einladung ist nicht mehr offen. Beginne eine eigene Partie mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-open }`.
refuse-only-opponent = Nur wer herausgefordert wurde, kann antworten. Willst du selbst spielen, nimm `/lostcities { cmd-challenge }`.
refuse-only-challenger = Nur wer herausgefordert hat, kann das zurückziehen. Gilt es dir, drücke **{ button-decline }**.
refuse-take-back = Das lässt sich nicht mehr zurücknehmen: Eine Karte wurde aufgedeckt, oder jemand anderes hat gezogen. Spiel weiter mit `/lostcities { cmd-hand }`.
refuse-unknown-button = Diesen Knopf kenne ich nicht mehr. `/lostcities { cmd-board }` bringt einen frischen Spielplan.
refuse-too-fast = Das war viel auf einmal. Versuch es in { $seconds } s noch einmal; es hat sich nichts geändert.
refuse-may-not-write = Du darfst in diesem Kanal nicht schreiben, darum poste ich hier nichts für dich.
refuse-unknown-command = In dieser Form kenne ich den Befehl nicht. Falls ich gerade aktualisiert wurde, lade Discord neu und gib ihn noch einmal ein; `/lostcities { cmd-help }` nennt meine Befehle.
refuse-rematch-asked = Du hast schon um die Revanche gebeten. Sie beginnt, sobald alle anderen zustimmen.
refuse-not-over-yet = Diese Partie läuft noch. **{ button-rematch }** gibt es erst danach.
refuse-no-draw-offer = Niemand bietet dir gerade ein Unentschieden an. Spiel mit `/lostcities { cmd-hand }` weiter, oder biete unter **{ button-more }** selbst eins an.
refuse-draw-offered = Ein Unentschieden ist schon angeboten. Warte auf die Antwort, oder spiel einfach weiter.
refuse-draw-just-offered = Du hast gerade erst ein Unentschieden angeboten. Biete das nächste frühestens fünf Minuten danach an, oder spiel einfach weiter.
refuse-draw-with-computer = Der Computer lässt sich nicht auf ein Unentschieden ein. Spiel weiter, oder drück **{ button-resign }**, um aufzuhören.
refuse-draw-in-season = Eine Partie einer Saison endet nach ihren Regeln. Spiel weiter, oder drück **{ button-resign }**, um aufzuhören.
refuse-hint-rated = Tipps gibt es nur, wenn du allein mit Computerspielern spielst. In einer gewerteten Partie entscheidest du allein.
refuse-table-begun = Die Partie an diesem Tisch hat schon begonnen; du findest sie weiter unten. Eröffne einen eigenen Tisch mit `/lostcities { cmd-open }`.
refuse-already-joined = Du sitzt schon an diesem Tisch. Es geht los, sobald alle Plätze besetzt sind oder **{ button-start }** gedrückt wird.
refuse-not-at-table = Das geht nur bei Leuten, die an diesem Tisch sitzen. Setz dich mit **{ button-join }** dazu.
refuse-only-host = Das kann nur, wer den Tisch eröffnet hat. Eröffne einen eigenen mit `/lostcities { cmd-open }`.
refuse-not-so-many = Dieses Spiel ist für { $least } bis { $most } Personen. Warte, bis sich jemand dazusetzt, nimm Computerspieler dazu oder wähle eine andere Zahl von Plätzen.
refuse-too-many-computers = Dann bliebe kein Platz für Menschen. Nimm weniger Computerspieler oder mehr Plätze, oder spiel mit `/lostcities { cmd-solo }` allein gegen sie.
refuse-no-such-option = { $game } hat { $count ->
    [one] die Option *{ $options }* nicht. Lass sie weg
   *[other] die Optionen *{ $options }* nicht. Lass sie weg
} oder wähle ein anderes Spiel.
refuse-draw-among-many = Auf ein Unentschieden können sich nur zwei einigen. Spiel weiter, oder drück **{ button-resign }**, um zu gehen.
refuse-only-in-server = Herausfordern kannst du jemanden nur auf einem Server. Hier kannst du mit `/lostcities { cmd-solo }` gegen den Computer spielen.
refuse-only-players-move-board = Den Spielplan holen nur die Mitspielenden und die Moderation nach unten. Ansehen kannst du ihn mit `/lostcities { cmd-board }`.
refuse-board-just-moved = Der Spielplan wurde gerade erst nach unten geholt. Versuch es in einer halben Minute noch einmal.
refuse-no-games = Bei dir läuft gerade keine Partie. Beginne eine mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-solo }`.
answer-late = Das dauert länger als sonst, weil die Datenbank nur langsam antwortet. Nichts geht verloren: Dein Zug zählt, sobald er gezeigt wird. Schau bitte gleich noch einmal nach.
apology = Entschuldige, bei mir ist etwas schiefgegangen. Deine Partie ist sicher, versuch es bitte noch einmal. Passiert es wieder, nenne den Betreibern dieses Bots diese Nummer: `{ $id }`

## Berechtigungen, so benannt wie in Discord

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen

## Was den Bot hier behindert und was dagegen hilft

doctor-version = **Lost-Cities-Bot, Version { $version }**
doctor-may = ✅ { $permission }
doctor-may-not = ❌ { $permission }
doctor-permitted = Ich darf hier alles, was eine Partie braucht.
doctor-ask-permission = Hier kann keine Partie beginnen. Bitte jemanden aus der Serververwaltung, in den Einstellungen dieses Kanals unter *Berechtigungen* zu erlauben, was mit ❌ markiert ist.
doctor-threads = ✅ Partien können in Threads dieses Kanals eröffnet werden.
doctor-no-threads = ℹ️ In Threads dieses Kanals können keine Partien eröffnet werden; mir fehlt: { $permissions }.
doctor-channel-closed = ❌ Discord lässt mich diesen Kanal nicht ansehen. Bitte jemanden aus der Serververwaltung, ihn für mich zu öffnen.
doctor-gateway = ✅ Befehle und Knöpfe erreichen mich über Discords Gateway.
doctor-http = ✅ Befehle und Knöpfe erreichen mich über HTTP.
doctor-process = ℹ️ Ich bin Prozess `{ $process }`, und { $engine } bewahrt die Partien auf.
doctor-discord = ✅ Discord antwortet in { $ms } ms.
doctor-discord-silent = ❌ Discord beantwortet meine Fragen gerade nicht. Deine Partie ist sicher; versuch es in ein paar Minuten noch einmal.
doctor-installs = ✅ Server können mich installieren, und alle für sich selbst.
doctor-servers-install = ℹ️ Server können mich installieren, niemand aber für sich selbst: *User Install* ist ausgeschaltet.
doctor-no-servers-install = ❌ Server können mich nicht installieren: *Guild Install* ist ausgeschaltet.
doctor-slowmode = ℹ️ Der Slowmode ist an: Zwischen zwei Nachrichten wartet man { $seconds } s. Bots und Knöpfe sind ausgenommen, Partien laufen also wie immer.
doctor-database = ✅ Die Datenbank antwortet in { $ms } ms und hält { $matches } { $matches ->
    [one] offene Partie
   *[other] offene Partien
}.
doctor-daily = ✅ Jeden Morgen steht die Tagestabelle von gestern in { $channel }.
doctor-daily-refused = ❌ Discord hat die letzte Tagestabelle in { $channel } nicht angenommen. Erlaube mir, den Kanal zu sehen und dort Nachrichten zu senden, oder benutze `/lostcities { cmd-config }` in einem anderen.
doctor-no-match = ✅ Hier ist keine Partie offen. Beginne eine mit `/lostcities { cmd-challenge }` oder `/lostcities { cmd-solo }`.
doctor-match = ✅ Partie { $match } ist hier offen, und ihr Spielplan ist erreichbar: { $link }
doctor-match-without-board = ❌ Partie { $match } ist hier offen, aber ihr Spielplan ist weg. Mit dem nächsten Zug kommt er wieder; bis dahin zeigen `/lostcities { cmd-hand }` und `/lostcities { cmd-board }` alles Nötige.
doctor-match-unseen = ℹ️ Partie { $match } ist hier offen: { $link } Ob ihr Spielplan noch da ist, kann ich nicht sehen; `/lostcities { cmd-board }` zeigt ihn jederzeit.

## Das Mischen nachprüfen

verify-secret = { $game ->
    [roll_write] Faire Würfel
   *[other] Faires Mischen
}: Das Geheimnis dieser Partie war `{ $secret }`. Dessen SHA-256 ist der Fingerabdruck aus der Herausforderung: `{ $hash }`.
