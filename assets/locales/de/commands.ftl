# Namen und Beschreibungen der Befehle, wie Discord sie beim Tippen zeigt.
# Ein Name hat 1 bis 32 Kleinbuchstaben oder Bindestriche, eine Beschreibung höchstens 100 Zeichen.

cmd-lostcities = lostcities
    .description = Spiele Lost Cities von Reiner Knizia
cmd-challenge = herausfordern
    .description = Lade jemanden in diesem Kanal zu einem Spiel ein
cmd-solo = solo
    .description = Spiele gegen den Computer
cmd-hand = hand
    .description = Zeigt deine Handkarten und was du tun kannst; nur du siehst sie
cmd-board = spielplan
    .description = Zeigt den Spielplan dieses Kanals als Bild und als Text
cmd-play = spielen
    .description = Mache einen Zug, indem du ihn eintippst
cmd-games = spiele
    .description = Zeigt deine laufenden Spiele
cmd-resign = aufgeben
    .description = Gib dein Spiel in diesem Kanal auf
cmd-rules = regeln
    .description = Lies die Spielregel, Seite für Seite; nur du siehst sie
cmd-settings = einstellungen
    .description = Wähle, wie du von deinem Zug erfährst, und deine Sprache
cmd-help = hilfe
    .description = Was dieser Bot kann und wie du anfängst
cmd-doctor = diagnose
    .description = Sagt, was den Bot in diesem Kanal behindert und was dagegen hilft

# Der Eintrag im Menü „Apps“ eines Mitglieds; hier gehen Großbuchstaben und Leerzeichen.
cmd-challenge-user = Zu Lost Cities herausfordern

opt-challenge-opponent = gegner
    .description = Mit wem du spielen möchtest
opt-challenge-rounds = partien
    .description = Wie viele Partien ihr spielt; drei, wenn du nichts wählst
opt-challenge-long-game = langes-spiel
    .description = Fünf Expeditionen oder, für ein längeres Spiel, sechs
opt-solo-rounds = partien
    .description = Wie viele Partien du spielst; drei, wenn du nichts wählst
opt-solo-long-game = langes-spiel
    .description = Fünf Expeditionen oder, für ein längeres Spiel, sechs
opt-play-move = zug
    .description = Dein Zug; wähle ihn aus der Liste oder tippe, um zu suchen
opt-rules-topic = thema
    .description = Worüber du lesen möchtest
opt-settings-pings = hinweise
    .description = Wie du erfährst, dass du am Zug bist
opt-settings-language = sprache
    .description = Die Sprache von allem, was nur du siehst

choice-rounds-1 = Eine Partie
choice-rounds-3 = Drei Partien
choice-long-game-five = Fünf Expeditionen
choice-long-game-six = Sechs Expeditionen (langes Spiel)
choice-pings-mention = Erwähnung im Kanal
choice-pings-direct = Direktnachricht
choice-pings-off = Aus
choice-language-automatic = Automatisch (wie in Discord)
choice-language-en = English
choice-language-de = Deutsch
choice-language-nl = Nederlands
