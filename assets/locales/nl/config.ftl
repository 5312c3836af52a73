# Wat op een server geldt, beslist wie hem beheert.

config-heading = **Lost Cities op deze server**
config-line = • { $what }: { $value }
config-note = -# Alleen wie deze server mag beheren, ziet en wijzigt dit. Geopende partijen gaan verder zoals ze zijn.
config-channels = Kanalen voor partijen
config-openers = Wie partijen mag openen
config-locale = Taal van de borden
config-pings = Standaardmelding voor je beurt
config-leaderboard = Ranglijst
config-daily = Elke ochtend de dagstand van gisteren
config-threads = Een thread voor elke partij
config-quiet = Stille partijen
config-open-matches = Open partijen per persoon
config-invitations = Wachtende uitdagingen en tafels per persoon
config-at-most = hoogstens { $most }
config-everywhere = in elk kanaal
config-those = in { $those }
config-n-channels = in { $channels } kanalen
config-everyone = Iedereen
config-moderators = De moderators
config-role = { $role } en moderators
choice-leaderboard-on = Aan
choice-leaderboard-off = Uit
config-pick-channels = Alleen in deze kanalen en hun threads …
config-pick-role = Alleen wie deze rol heeft …
button-config-everywhere = In elk kanaal
button-config-everyone = Iedereen opent
button-config-moderators = Moderators openen
button-config-leaderboard-on = Ranglijst aan
button-config-leaderboard-off = Ranglijst uit
button-config-changes = Wijzigingen
button-config-back = Terug
config-changes = **De laatste wijzigingen, nieuwste eerst**
config-no-changes = Er is nog niets gewijzigd.
config-change = • { $when }, { $who }: { $what } – { $before } → { $after }
config-ended-match = • { $when }, { $who }: partij { $match } beëindigd als moderator
refuse-other-channels = Op deze server wordt in andere kanalen gespeeld: { $channels }. Ga daarheen, of vraag wie de server beheert.
refuse-only-role = Op deze server openen alleen { $role } en moderators partijen. Je kunt aan hun tafels gaan zitten en hun uitdagingen aannemen.
refuse-only-moderators = Op deze server openen alleen moderators partijen. Je kunt aan hun tafels gaan zitten en hun uitdagingen aannemen.
refuse-only-managers = Dit is voor wie de server mag beheren (Discords machtiging *Server beheren*). Voor jezelf is er `/lostcities { cmd-settings }`.
refuse-only-on-server = Dit heeft alleen op een server zin.
refuse-too-many-channels = Er kunnen hoogstens 25 kanalen worden genoemd. Zijn het er meer, sta ze dan allemaal toe.

## De lopende partijen

config-matches = **De lopende partijen op deze server, de nieuwste eerst**
config-no-matches = Op deze server loopt geen partij.
config-match-line = { $match } · { $game }: { $people } { $link } ({ $state })
config-match-line-quiet = { $match } · { $game }: { $people } 🤫 { $link } ({ $state })
config-match-asleep = slaapt
config-match-over = eindigt
config-match-entry = { $match } · { $game }: { $people }
config-pick-match = Kies een partij …
config-match = **Partij { $match }** ({ $game }: { $people }). Je kunt haar laten slapen: dan is haar kanaal vrij en maakt de volgende zet haar wakker. Of je beëindigt haar zonder uitslag. Op het bord en in de lijst met wijzigingen staat dat dan.
button-config-matches = Partijen
