//! The board in words.

use insta::assert_snapshot;
use lostcities::games::classic::Classic;
use lostcities::kernel::Viewer;
use lostcities::present::Present;

use super::table::middle;
use crate::words::faces::{in_all, seat};

#[test]
fn the_board_is_described_in_narrow_lines() {
    let anna = middle().view(Viewer::Seat(seat(0)));
    let around = middle().around();
    assert_snapshot!(in_all(&Classic::describe(&anna, &around)), @r"
    **Anna** to move: play or discard a card.
    One round · 40 cards in the draw pile
    Points on the table: Anna −13 and Ben −40.
    **Anna**, 8 cards in hand:
    🟨 –
    🟦 –
    ⬜ –
    🟩 –
    🟥 7 (−13)
    **Ben**, 8 cards in hand:
    🟨 ×2 (−40)
    🟦 –
    ⬜ –
    🟩 –
    🟥 –
    **Discards**, top card and height:
    🟨 –
    🟦 –
    ⬜ –
    🟩 4 (1)
    🟥 10 (1)
    **Your hand**
    🟦 Blue: 5 and 10
    ⬜ White: 3
    🟩 Green: 10
    🟥 Red: wager, wager, 2 and 3
    ---
    **Anna** ist am Zug: eine Karte anlegen oder abwerfen.
    Eine Runde · 40 Karten im Nachziehstapel
    Punkte auf dem Tisch: Anna −13 und Ben −40.
    **Anna**, 8 Karten auf der Hand:
    🟨 –
    🟦 –
    ⬜ –
    🟩 –
    🟥 7 (−13)
    **Ben**, 8 Karten auf der Hand:
    🟨 ×2 (−40)
    🟦 –
    ⬜ –
    🟩 –
    🟥 –
    **Ablagestapel**, oberste Karte und Höhe:
    🟨 –
    🟦 –
    ⬜ –
    🟩 4 (1)
    🟥 10 (1)
    **Deine Karten**
    🟦 Blau: 5 und 10
    ⬜ Weiß: 3
    🟩 Grün: 10
    🟥 Rot: Wettkarte, Wettkarte, 2 und 3
    ---
    **Anna** is aan de beurt: een kaart aan een expeditie leggen of afleggen.
    Eén ronde · 40 kaarten in de gedekte stapel
    Punten op tafel: Anna −13 en Ben −40.
    **Anna**, 8 kaarten in de hand:
    🟨 –
    🟦 –
    ⬜ –
    🟩 –
    🟥 7 (−13)
    **Ben**, 8 kaarten in de hand:
    🟨 ×2 (−40)
    🟦 –
    ⬜ –
    🟩 –
    🟥 –
    **Aflegstapels**, bovenste kaart en hoogte:
    🟨 –
    🟦 –
    ⬜ –
    🟩 4 (1)
    🟥 10 (1)
    **Je kaarten**
    🟦 Blauw: 5 en 10
    ⬜ Wit: 3
    🟩 Groen: 10
    🟥 Rood: wedkaart, wedkaart, 2 en 3
    ");
}

#[test]
fn the_picture_is_described_too() {
    assert_snapshot!(in_all(&middle().table().alt), @r"
    Anna to move.
    One round, 40 cards in the draw pile.
    Yellow: Anna nothing; discards nothing; Ben ×2 (−40).
    Green: Anna nothing; discards 4 (1); Ben nothing.
    Red: Anna 7 (−13); discards 10 (1); Ben nothing.
    ---
    Anna ist am Zug.
    Eine Runde, 40 Karten im Nachziehstapel.
    Gelb: Anna nichts; Ablagestapel nichts; Ben ×2 (−40).
    Grün: Anna nichts; Ablagestapel 4 (1); Ben nichts.
    Rot: Anna 7 (−13); Ablagestapel 10 (1); Ben nichts.
    ---
    Anna is aan de beurt.
    Eén ronde, 40 kaarten in de gedekte stapel.
    Geel: Anna niets; aflegstapel niets; Ben ×2 (−40).
    Groen: Anna niets; aflegstapel 4 (1); Ben niets.
    Rood: Anna 7 (−13); aflegstapel 10 (1); Ben niets.
    ");
    assert_snapshot!(in_all(&middle().panel(0, None).alt), @r"
    Your hand:
    Blue: 5 and 10.
    White: 3.
    Green: 10.
    Red: wager, wager, 2 and 3.
    Anna to move.
    One round, 40 cards in the draw pile.
    Yellow: you nothing; discards nothing; opponent ×2 (−40).
    Green: you nothing; discards 4 (1); opponent nothing.
    Red: you 7 (−13); discards 10 (1); opponent nothing.
    ---
    Deine Karten:
    Blau: 5 und 10.
    Weiß: 3.
    Grün: 10.
    Rot: Wettkarte, Wettkarte, 2 und 3.
    Anna ist am Zug.
    Eine Runde, 40 Karten im Nachziehstapel.
    Gelb: du nichts; Ablagestapel nichts; Gegenüber ×2 (−40).
    Grün: du nichts; Ablagestapel 4 (1); Gegenüber nichts.
    Rot: du 7 (−13); Ablagestapel 10 (1); Gegenüber nichts.
    ---
    Je kaarten:
    Blauw: 5 en 10.
    Wit: 3.
    Groen: 10.
    Rood: wedkaart, wedkaart, 2 en 3.
    Anna is aan de beurt.
    Eén ronde, 40 kaarten in de gedekte stapel.
    Geel: jij niets; aflegstapel niets; tegenstander ×2 (−40).
    Groen: jij niets; aflegstapel 4 (1); tegenstander niets.
    Rood: jij 7 (−13); aflegstapel 10 (1); tegenstander niets.
    ");
}
