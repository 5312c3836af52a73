//! What the public message says, what happens, and what can be typed.

use insta::assert_snapshot;
use lostcities::games::classic::{Classic, Setup};
use lostcities::kernel::Viewer;
use lostcities::present::{Msg, Present};

use super::table::{Table, middle, opening};
use crate::words::faces::{buttons_in_all, in_all, seat};

fn told(table: &Table) -> Vec<Msg> {
    let told = table.effects.iter().map(Classic::tell);
    told.flat_map(|told| told.text).collect()
}

#[test]
fn the_table_says_whose_turn_it_is() {
    assert_snapshot!(in_all(&opening().table().text), @r"
    **Anna** to move: play or discard a card.
    One round · 44 cards in the draw pile
    Points on the table: Anna 0 and Ben 0.
    ---
    **Anna** ist am Zug: eine Karte anlegen oder abwerfen.
    Eine Runde · 44 Karten im Nachziehstapel
    Punkte auf dem Tisch: Anna 0 und Ben 0.
    ---
    **Anna** is aan de beurt: een kaart aan een expeditie leggen of afleggen.
    Eén ronde · 44 kaarten in de gedekte stapel
    Punten op tafel: Anna 0 en Ben 0.
    ");
}

#[test]
fn happenings_are_told_without_hidden_cards() {
    let mut table = middle();
    table.acts(0, "play.b5");
    table.acts(0, "take.r");
    assert_snapshot!(in_all(&told(&table)), @r"
    Round 1 begins. Anna starts.
    Anna played 🟥 red 7.
    Ben played a 🟨 yellow wager.
    Anna discarded 🟩 green 4.
    Ben discarded 🟥 red 10.
    Anna played 🟦 blue 5.
    Anna took 🟥 red 10 from the discards.
    ---
    Runde 1 beginnt. Anna fängt an.
    Anna hat die 🟥 rote 7 angelegt.
    Ben hat eine 🟨 gelbe Wettkarte angelegt.
    Anna hat die 🟩 grüne 4 abgeworfen.
    Ben hat die 🟥 rote 10 abgeworfen.
    Anna hat die 🟦 blaue 5 angelegt.
    Anna hat die 🟥 rote 10 vom Ablagestapel genommen.
    ---
    Ronde 1 begint. Anna mag eerst.
    Anna heeft de 🟥 rode 7 gelegd.
    Ben heeft een 🟨 gele wedkaart gelegd.
    Anna heeft de 🟩 groene 4 afgelegd.
    Ben heeft de 🟥 rode 10 afgelegd.
    Anna heeft de 🟦 blauwe 5 gelegd.
    Anna heeft de 🟥 rode 10 van de aflegstapel genomen.
    ");
}

#[test]
fn typed_moves_are_offered_in_words() {
    let view = middle().view(Viewer::Seat(seat(0)));
    let actions = ["play.b5", "discard.rw", "draw", "take.g"];
    let choices = actions.map(|action| Classic::choice(&view, action.parse().expect("an action")));
    assert_snapshot!(in_all(&choices), @r"
    Play blue 5 on your expedition
    Discard red wager
    Draw from the draw pile
    Take green 4 from the discards
    ---
    Blau 5 anlegen
    Wettkarte Rot abwerfen
    Vom Nachziehstapel ziehen
    Grün 4 vom Ablagestapel nehmen
    ---
    Blauw 5 aan je expeditie leggen
    Wedkaart Rood afleggen
    Van de gedekte stapel trekken
    Groen 4 van de aflegstapel nemen
    ");
}

#[test]
fn the_house_rule_is_announced_and_explained() {
    let setup = Setup::new(1, 5).expect("such a match exists");
    let setup = setup.with_discards_close_after(3).expect("a limit");
    let mut table = Table::with(
        setup,
        "rw rw r2 r7 b5 g4 g10 w3",
        "yw y2 y9 bw b3 w8 w9 r10",
    );
    table.turn(0, "discard.r2", "r3");
    table.turn(1, "discard.y2", "y5");
    table.acts(0, "discard.r7");
    table.acts(0, "take.y");
    assert_snapshot!(in_all(&table.table().text[3..]), @r"
    Nobody has drawn for 1 turn. After 2 more, the discard piles are closed for a turn.
    ---
    Seit 1 Zug hat niemand gezogen. Nach 2 weiteren sind die Ablagestapel einen Zug lang geschlossen.
    ---
    Al 1 beurt heeft niemand getrokken. Na nog 2 zijn de aflegstapels een beurt lang gesloten.
    ");
    for (index, discard, take) in [(1, "discard.w8", "take.r"), (0, "discard.g4", "take.w")] {
        table.acts(index, discard);
        table.acts(index, take);
    }
    assert_snapshot!(in_all(&told(&table)[9..]), @r"
    The discard piles are closed for the next turn, because nobody has drawn for so long.
    ---
    Die Ablagestapel sind im nächsten Zug geschlossen, weil so lange niemand gezogen hat.
    ---
    De aflegstapels zijn de volgende beurt gesloten, omdat er zo lang niemand heeft getrokken.
    ");
    assert_snapshot!(in_all(&table.panel(1, None).text[..2]), @r"
    **Your turn.** Choose a card.
    Nobody has drawn for 3 turns. In this turn the discard piles are closed, and only the draw pile is open.
    ---
    **Du bist am Zug.** Wähle eine Karte.
    Seit 3 Zügen hat niemand gezogen. In diesem Zug sind die Ablagestapel geschlossen, nur der Nachziehstapel ist offen.
    ---
    **Jij bent aan de beurt.** Kies een kaart.
    Al 3 beurten heeft niemand getrokken. Deze beurt zijn de aflegstapels gesloten en is alleen de gedekte stapel open.
    ");
    table.acts(1, "discard.w9");
    let panel = table.panel(1, None);
    assert_snapshot!(in_all(&panel.text[..3]), @r"
    You discarded ⬜ white 9.
    **Now take a card.**
    Nobody has drawn for 3 turns. In this turn the discard piles are closed, and only the draw pile is open.
    ---
    Du hast die ⬜ weiße 9 abgeworfen.
    **Nimm jetzt eine Karte.**
    Seit 3 Zügen hat niemand gezogen. In diesem Zug sind die Ablagestapel geschlossen, nur der Nachziehstapel ist offen.
    ---
    Je hebt de ⬜ witte 9 afgelegd.
    **Neem nu een kaart.**
    Al 3 beurten heeft niemand getrokken. Deze beurt zijn de aflegstapels gesloten en is alleen de gedekte stapel open.
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [Draw Pile (42)] [Take Back]
    (⬜ White 9) (🟩 Green 4) (🟥 Red 2)
    ---
    [Stapel (42)] [Zurücknehmen]
    (⬜ Weiß 9) (🟩 Grün 4) (🟥 Rot 2)
    ---
    [Stapel (42)] [Terugnemen]
    (⬜ Wit 9) (🟩 Groen 4) (🟥 Rood 2)
    ");
}
