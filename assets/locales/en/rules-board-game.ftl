# The rules of the board game, page by page. A line must not begin with an asterisk, a bracket or a full stop.

rules-board-game-picture =
    The aim: **most points.** Your cards move figures along five paths; the first stages cost points, the last ones bring many. Here Anna is to move.

    `1` A player’s points, what the figures under way would add now, and artefacts.
    `2` What a stage counts for a figure that stands there when the round ends.
    `3` A figure. Its shape says whose it is; its number is the last card of that row.
    `4` A leader, with a crown: it counts times { $factor }, losses as well.
    `5` A tile: the arrow moves a figure, a coin brings points, the vase is an artefact.
    `6` The bridge, with a lamp for each path that was crossed. At { $figures } crossings the round ends.
    `7` A lost city, the last stage.
    `8` Your own last card in this colour: the next may be equal or higher.
    `9` The draw pile and how many cards it has left. The discard piles are below it.

    In your turn you play or discard a card, then you take one.

rules-board-game-overview-title = Overview
rules-board-game-overview =
    Two to four travellers look for five lost cities. Five paths lead there, each in nine stages. Every card of a path's colour that you play brings your figure one stage further: from { $first } points on the first stage to { $last } in the city.

    • There are { $cards } cards: the numbers { $lowest } to { $highest } in five colours, each twice. You hold { $hand }. With two players { $removed } cards are removed unseen in every round.
    • You have { $members } members and one leader. The leader's points count double, gains and losses alike.
    • In your turn you play or discard a card, then you take one.
    • A match has three rounds. Artefacts that you collect on the way are paid at the end.

    The player with the most points in the end wins.

rules-board-game-turn-title = Your turn
rules-board-game-turn =
    A turn has two parts, in this order.

    1. Play a card: begin an expedition with it, advance an expedition, or discard it onto the pile of its colour.
    2. Take a card: from the draw pile, or the top card of a discard pile.{ $retake ->
        [yes] { " " }You may even take back what you have just discarded.
       *[no] { " " }But you may not take back what you have just discarded.
    }

    Here in Discord: press **{ button-hand }**, choose a card, choose what you do with it, and then what you take. If a tile lets you move a figure, you are asked which. Until you take a card, **{ button-take-back }** undoes your steps one by one.

rules-board-game-expeditions-title = Expeditions
rules-board-game-expeditions =
    You have at most one expedition on each path: a row of cards before you, and a figure on the path.

    • **Begin** with the lowest card of the colour in your hand. Choose the leader or a member; it starts on the first stage ({ $first }).
    • **Advance** with any card of the colour whose number is equal to or higher than the last in your row. The figure goes one stage further, to { $second } after the second card. You may leave gaps, but never fill them later.
    • Has your figure reached the city, stage { $stages }? Then cards of that colour move another of your figures one stage instead.
    • Figures never go back. Several people may stand on one stage.
    • You need not send out every figure. Figures that wait count nothing.

rules-board-game-tiles-title = Tiles
rules-board-game-tiles =
    On five stages of each path there is a tile. What your figure finds there happens at once.

    • **Artefact** ({ $artefacts } tiles): you take it, and the stage is empty for the rest of the round.
    • **Points** ({ $points } tiles): you gain the points shown, a leader no more than a member. The tile stays for others.
    • **Move a figure** ({ $stages } tiles): you may move one of your figures that is under way one stage, even the same one. The tile stays for others.

    Whatever that figure finds happens, too. So one card may set off a whole chain.

rules-board-game-scoring-title = End of a round
rules-board-game-scoring =
    Bridges lead from stage { $before } to stage { $behind }. A round ends at once when the figure number { $figures } of all players together crosses one; its tile no longer counts. It also ends at once when a player draws the last card of the draw pile.

    Then every figure under way counts what its stage is worth, the leader times { $factor }. Add them up, with those below zero, and add the sum to your points. You never have fewer than 0.

    An example: leader on 35, members on 5 and −15. That makes 70 + 5 − 15 = 60 points.

    After that the figures come home, tiles and cards are shuffled, and the next round is begun by the player who would have been next. Points and artefacts stay.

rules-board-game-match-title = Match, short game, variant
rules-board-game-match =
    After three rounds your artefacts are paid by a ladder: { $six } points for six, { $nine } for nine, but { $none } for none. **{ rules-board-game-values-title }** shows it all.

    • On equal points more artefacts win. If they are equal, too, the win is shared.
    • The **short game** has one round and its own ladder.
    • **Up and Down** is a variant: begin with your lowest or highest card of a colour. The first card that differs from it decides whether that row rises or falls; equal cards leave it open.

rules-board-game-values-title = Values
rules-board-game-values =
    Some values are printed only in pictures that we have not seen. { $certain } is certain, { $likely } is likely, { $guess } is our guess. If you own the game, tell us what yours shows.

    • Stages 1 to 9: { $stages }
    • Points tiles: { $tiles }
    • Stages with tiles: { $places } { $places-mark }
    • Artefacts 0, 1, 2, … after three rounds: { $long }
    • Artefacts 0, 1, 2, … in the short game: { $short }
    • Taking back one's own discard: { $retake-mark }

    More artefacts count as the last number. That six bring 30 and nine 70 after three rounds is certain.
rules-board-game-places = { colour } { $stages }

rules-board-game-house-title = House rules
rules-board-game-house =
    Where the rulebook is silent, or does not work online, we play like this:

    • Who begins the first round is drawn by lot.
    • Everybody sees everybody's points and artefacts.
    • A card for a city that is found may be played even if none of your other figures can move.
    • Nobody pays more points for artefacts than it has.
    • If nobody draws from the draw pile for { $turns } turns in a row, the discard piles are closed for the next turn. So every round comes to an end.
    • The shuffle is fair and can be checked: the bot fixes its secret before the match, publishes a fingerprint of it, and shows the secret afterwards.

# The legend of signs; each in two lines of 46 letters at most.
sign-board-game-points = Points on chips, and what the figures under way would add now.
sign-board-game-figures = Figures: shape by player, number of the row’s last card. Crown: leader, times { $factor }.
sign-board-game-tiles = Tiles: move a figure, points, artefact.
sign-board-game-bridge = Bridge: { $figures } crossings end the round. A lamp marks each crossed path.
sign-board-game-city = Lost city: the last stage of a path.
sign-board-game-own-card = The last card of your own row on this path.
