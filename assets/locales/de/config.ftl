# Was für einen Server gilt, entscheidet, wer ihn verwaltet.

config-heading = **Lost Cities auf diesem Server**
config-line = • { $what }: { $value }
config-note = -# Das sieht und ändert nur, wer diesen Server verwalten darf. Eröffnete Partien gehen weiter wie bisher.
config-channels = Kanäle für Partien
config-openers = Wer Partien eröffnen darf
config-locale = Sprache der Spielpläne
config-pings = Voreingestellter Hinweis auf den eigenen Zug
config-leaderboard = Rangliste
config-daily = Jeden Morgen die Tagestabelle von gestern
config-threads = Ein Thread für jede Partie
config-quiet = Stille Partien
config-open-matches = Offene Partien je Person
config-invitations = Wartende Herausforderungen und Tische je Person
config-at-most = höchstens { $most }
config-everywhere = in jedem Kanal
config-those = in { $those }
config-n-channels = in { $channels } Kanälen
config-everyone = Alle
config-moderators = Moderation
config-role = { $role } und Moderation
choice-leaderboard-on = An
choice-leaderboard-off = Aus
config-pick-channels = Nur in diesen Kanälen und ihren Threads …
config-pick-role = Nur wer diese Rolle hat …
button-config-everywhere = In jedem Kanal
button-config-everyone = Alle eröffnen
button-config-moderators = Moderation eröffnet
button-config-leaderboard-on = Rangliste an
button-config-leaderboard-off = Rangliste aus
button-config-changes = Änderungen
button-config-back = Zurück
config-changes = **Die letzten Änderungen, neueste zuerst**
config-no-changes = Noch hat niemand etwas geändert.
config-change = • { $when }, { $who }: { $what } – { $before } → { $after }
config-ended-match = • { $when }, { $who }: als Moderation Partie { $match } beendet
refuse-other-channels = Auf diesem Server wird in anderen Kanälen gespielt: { $channels }. Geh dorthin, oder frag, wer den Server verwaltet.
refuse-only-role = Auf diesem Server eröffnen nur { $role } und die Moderation Partien. Du kannst dich an ihre Tische setzen und ihre Herausforderungen annehmen.
refuse-only-moderators = Auf diesem Server eröffnet nur die Moderation Partien. Du kannst dich an ihre Tische setzen und ihre Herausforderungen annehmen.
refuse-only-managers = Das ist für alle, die den Server verwalten dürfen (Discords Berechtigung *Server verwalten*). Für dich selbst gibt es `/lostcities { cmd-settings }`.
refuse-only-on-server = Das ergibt nur auf einem Server Sinn.
refuse-too-many-channels = Es lassen sich höchstens 25 Kanäle nennen. Sind es mehr, erlaube alle.

## Die laufenden Partien

config-matches = **Die laufenden Partien dieses Servers, die neuesten zuerst**
config-no-matches = Auf diesem Server läuft keine Partie.
config-match-line = { $match } · { $game }: { $people } { $link } ({ $state })
config-match-line-quiet = { $match } · { $game }: { $people } 🤫 { $link } ({ $state })
config-match-asleep = schläft
config-match-over = endet gerade
config-match-entry = { $match } · { $game }: { $people }
config-pick-match = Partie wählen …
config-match = **Partie { $match }** ({ $game }: { $people }). Du kannst sie schlafen legen, dann ist ihr Kanal frei und ihr nächster Zug weckt sie, oder sie ohne Ergebnis beenden. Auf dem Spielplan und in der Liste der Änderungen steht das dann.
button-config-matches = Partien
