//! What stands in messages and on buttons.

use insta::assert_snapshot;
use lostcities::games::classic::{Classic, Setup};
use lostcities::kernel::Viewer;
use lostcities::present::{Msg, Present};

use super::table::{Table, buttons_in_all, in_all, seat};

fn opening() -> Table {
    Table::dealt("rw rw r2 r7 b5 g4 g10 w3", "yw y2 y9 bw b3 w8 w9 r10")
}

/// Anna has begun red with 7 and discarded green 4, Ben has begun yellow.
fn middle() -> Table {
    let mut table = opening();
    table.turn(0, "play.r7", "r3");
    table.turn(1, "play.yw", "y5");
    table.turn(0, "discard.g4", "b10");
    table.turn(1, "discard.r10", "g2");
    table
}

fn told(table: &Table) -> Vec<Msg> {
    let told = table.effects.iter().map(Classic::tell);
    told.flat_map(|told| told.text).collect()
}

#[test]
fn the_table_says_whose_turn_it_is() {
    assert_snapshot!(in_all(&opening().table().text), @r"
    **Anna** to move: play or discard a card.
    Round 1 of 1 · 44 cards in the draw pile
    Points on the table: Anna 0 and Ben 0.
    ---
    **Anna** ist am Zug: eine Karte anlegen oder ablegen.
    Partie 1 von 1 · 44 Karten im Nachziehstapel
    Punkte auf dem Tisch: Anna 0 und Ben 0.
    ---
    **Anna** is aan de beurt: een kaart aanleggen of afleggen.
    Ronde 1 van 1 · 44 kaarten in de gedekte stapel
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
    Anna drew a card.
    Ben played a 🟨 yellow wager.
    Ben drew a card.
    Anna discarded 🟩 green 4.
    Anna drew a card.
    Ben discarded 🟥 red 10.
    Ben drew a card.
    Anna played 🟦 blue 5.
    Anna took 🟥 red 10 from the discards.
    ---
    Partie 1 beginnt. Anna fängt an.
    Anna hat die 🟥 rote 7 angelegt.
    Anna hat eine Karte gezogen.
    Ben hat eine 🟨 gelbe Wettkarte angelegt.
    Ben hat eine Karte gezogen.
    Anna hat die 🟩 grüne 4 abgelegt.
    Anna hat eine Karte gezogen.
    Ben hat die 🟥 rote 10 abgelegt.
    Ben hat eine Karte gezogen.
    Anna hat die 🟦 blaue 5 angelegt.
    Anna hat die 🟥 rote 10 vom Ablagestapel genommen.
    ---
    Ronde 1 begint. Anna mag eerst.
    Anna heeft de 🟥 rode 7 aangelegd.
    Anna heeft een kaart getrokken.
    Ben heeft een 🟨 gele wedkaart aangelegd.
    Ben heeft een kaart getrokken.
    Anna heeft de 🟩 groene 4 afgelegd.
    Anna heeft een kaart getrokken.
    Ben heeft de 🟥 rode 10 afgelegd.
    Ben heeft een kaart getrokken.
    Anna heeft de 🟦 blauwe 5 aangelegd.
    Anna heeft de 🟥 rode 10 van de aflegstapel genomen.
    ");
}

#[test]
fn the_hand_is_a_button_for_each_face() {
    let panel = opening().panel(0, None);
    assert_snapshot!(in_all(&panel.text), @r"
    **Your turn.** Choose a card; you decide next where it goes.
    **Your hand**
    🟦 Blue: 5
    ⬜ White: 3
    🟩 Green: 4 and 10
    🟥 Red: wager, wager, 2 and 7
    ---
    **Du bist am Zug.** Wähle eine Karte; wohin sie kommt, entscheidest du danach.
    **Deine Karten**
    🟦 Blau: 5
    ⬜ Weiß: 3
    🟩 Grün: 4 und 10
    🟥 Rot: Wettkarte, Wettkarte, 2 und 7
    ---
    **Jij bent aan de beurt.** Kies een kaart; waar die heen gaat, beslis je daarna.
    **Je kaarten**
    🟦 Blauw: 5
    ⬜ Wit: 3
    🟩 Groen: 4 en 10
    🟥 Rood: wedkaart, wedkaart, 2 en 7
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [🟦 Blue 5] [⬜ White 3] [🟩 Green 4] [🟩 Green 10]
    [🟥 Red wager (2)] [🟥 Red 2] [🟥 Red 7]
    ---
    [🟦 Blau 5] [⬜ Weiß 3] [🟩 Grün 4] [🟩 Grün 10]
    [🟥 Wettkarte Rot (2)] [🟥 Rot 2] [🟥 Rot 7]
    ---
    [🟦 Blauw 5] [⬜ Wit 3] [🟩 Groen 4] [🟩 Groen 10]
    [🟥 Wedkaart Rood (2)] [🟥 Rood 2] [🟥 Rood 7]
    ");
}

#[test]
fn cards_that_can_only_be_discarded_are_named_with_the_reason() {
    assert_snapshot!(in_all(&middle().panel(0, None).text), @r"
    **Your turn.** Choose a card; you decide next where it goes.
    **Your hand**
    🟦 Blue: 5 and 10
    ⬜ White: 3
    🟩 Green: 10
    🟥 Red: wager, wager, 2 and 3
    🟥 wager, 2 and 3 can only be discarded, because your red expedition is already at 7.
    ---
    **Du bist am Zug.** Wähle eine Karte; wohin sie kommt, entscheidest du danach.
    **Deine Karten**
    🟦 Blau: 5 und 10
    ⬜ Weiß: 3
    🟩 Grün: 10
    🟥 Rot: Wettkarte, Wettkarte, 2 und 3
    🟥 Wettkarte, 2 und 3 kannst du nur ablegen, denn deine rote Expedition ist schon bei 7.
    ---
    **Jij bent aan de beurt.** Kies een kaart; waar die heen gaat, beslis je daarna.
    **Je kaarten**
    🟦 Blauw: 5 en 10
    ⬜ Wit: 3
    🟩 Groen: 10
    🟥 Rood: wedkaart, wedkaart, 2 en 3
    🟥 wedkaart, 2 en 3 kun je alleen afleggen, want je rode expeditie is al bij 7.
    ");
}

#[test]
fn a_chosen_card_shows_what_becomes_of_it() {
    let panel = opening().panel(0, Some("rw"));
    assert_snapshot!(in_all(&panel.text[..2]), @r"
    **🟥 Red wager**: where does it go?
    Your red expedition counts 0 now, and −40 with this card.
    ---
    **🟥 Wettkarte Rot**: wohin damit?
    Deine rote Expedition zählt jetzt 0, mit dieser Karte −40.
    ---
    **🟥 Wedkaart Rood**: waar gaat die heen?
    Je rode expeditie telt nu 0 en met deze kaart −40.
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [Lay on Expedition] [Discard] [Back]
    ---
    [An Expedition anlegen] [Ablegen] [Zurück]
    ---
    [Aan expeditie aanleggen] [Afleggen] [Terug]
    ");
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    for (card, reason) in [("r3", "classic-too-low"), ("rw", "classic-wager-too-late")] {
        let panel = middle().panel(0, Some(card));
        assert_eq!(panel.text[1].key, reason);
    }
    assert_snapshot!(in_all(&middle().panel(0, Some("r3")).text[..2]), @r"
    **🟥 Red 3**: where does it go?
    You cannot play it: your red expedition is already at 7, and numbers must rise.
    ---
    **🟥 Rot 3**: wohin damit?
    Anlegen geht nicht: Deine rote Expedition ist schon bei 7, und die Zahlen müssen steigen.
    ---
    **🟥 Rood 3**: waar gaat die heen?
    Aanleggen kan niet: je rode expeditie is al bij 7, en de getallen moeten oplopen.
    ");
    assert_snapshot!(in_all(&middle().panel(0, Some("rw")).text[..2]), @r"
    **🟥 Red wager**: where does it go?
    You cannot play it: your red expedition is already at 7, and wagers come before the numbers.
    ---
    **🟥 Wettkarte Rot**: wohin damit?
    Anlegen geht nicht: Deine rote Expedition ist schon bei 7, und Wettkarten kommen vor den Zahlen.
    ---
    **🟥 Wedkaart Rood**: waar gaat die heen?
    Aanleggen kan niet: je rode expeditie is al bij 7, en wedkaarten komen vóór de getallen.
    ");
    assert_snapshot!(buttons_in_all(&middle().panel(0, Some("rw"))), @r"
    (Lay on Expedition) [Discard] [Back]
    ---
    (An Expedition anlegen) [Ablegen] [Zurück]
    ---
    (Aan expeditie aanleggen) [Afleggen] [Terug]
    ");
}

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_chosen() {
    for focus in ["y9", "r10", "nonsense", ""] {
        assert_eq!(middle().panel(0, Some(focus)), middle().panel(0, None));
    }
}

#[test]
fn after_playing_one_card_another_is_taken() {
    let mut table = middle();
    table.acts(0, "discard.r3");
    let panel = table.panel(0, None);
    assert_snapshot!(in_all(&panel.text), @r"
    You discarded 🟥 red 3.
    **Now take a card.**
    🟥 The red discard pile is closed to you: you have just discarded there.
    **Your hand**
    🟦 Blue: 5 and 10
    ⬜ White: 3
    🟩 Green: 10
    🟥 Red: wager, wager and 2
    ---
    Du hast die 🟥 rote 3 abgelegt.
    **Nimm jetzt eine Karte.**
    🟥 Der rote Ablagestapel ist für dich geschlossen: Du hast gerade dort abgelegt.
    **Deine Karten**
    🟦 Blau: 5 und 10
    ⬜ Weiß: 3
    🟩 Grün: 10
    🟥 Rot: Wettkarte, Wettkarte und 2
    ---
    Je hebt de 🟥 rode 3 afgelegd.
    **Neem nu een kaart.**
    🟥 De rode aflegstapel is voor jou gesloten: je hebt daar net afgelegd.
    **Je kaarten**
    🟦 Blauw: 5 en 10
    ⬜ Wit: 3
    🟩 Groen: 10
    🟥 Rood: wedkaart, wedkaart en 2
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [Draw Pile (40)] [Take Back]
    [🟩 Take Green 4] (🟥 Take Red 3)
    ---
    [Nachziehstapel (40)] [Zurücknehmen]
    [🟩 Grün 4 nehmen] (🟥 Rot 3 nehmen)
    ---
    [Gedekte stapel (40)] [Terugnemen]
    [🟩 Groen 4 nemen] (🟥 Rood 3 nemen)
    ");
}

#[test]
fn while_the_opponent_moves_there_are_no_buttons() {
    let panel = opening().panel(1, Some("yw"));
    assert_eq!(panel.rows, []);
    assert_snapshot!(in_all(&panel.text), @r"
    **Anna** is to move.
    **Your hand**
    🟨 Yellow: wager, 2 and 9
    🟦 Blue: wager and 3
    ⬜ White: 8 and 9
    🟥 Red: 10
    ---
    **Anna** ist am Zug.
    **Deine Karten**
    🟨 Gelb: Wettkarte, 2 und 9
    🟦 Blau: Wettkarte und 3
    ⬜ Weiß: 8 und 9
    🟥 Rot: 10
    ---
    **Anna** is aan de beurt.
    **Je kaarten**
    🟨 Geel: wedkaart, 2 en 9
    🟦 Blauw: wedkaart en 3
    ⬜ Wit: 8 en 9
    🟥 Rood: 10
    ");
}

#[test]
fn the_board_is_described_in_narrow_lines() {
    let anna = middle().view(Viewer::Seat(seat(0)));
    assert_snapshot!(in_all(&Classic::describe(&anna)), @r"
    **Anna** to move: play or discard a card.
    Round 1 of 1 · 40 cards in the draw pile
    Points on the table: Anna −13 and Ben −40.
    **Anna**, 8 cards in hand:
    🟨 y –
    🟦 b –
    ⬜ w –
    🟩 g –
    🟥 r 7 (−13)
    **Ben**, 8 cards in hand:
    🟨 y ×2 (−40)
    🟦 b –
    ⬜ w –
    🟩 g –
    🟥 r –
    **Discards**, top card and height:
    🟨 y –
    🟦 b –
    ⬜ w –
    🟩 g 4 (1)
    🟥 r 10 (1)
    **Your hand**
    🟦 Blue: 5 and 10
    ⬜ White: 3
    🟩 Green: 10
    🟥 Red: wager, wager, 2 and 3
    ---
    **Anna** ist am Zug: eine Karte anlegen oder ablegen.
    Partie 1 von 1 · 40 Karten im Nachziehstapel
    Punkte auf dem Tisch: Anna −13 und Ben −40.
    **Anna**, 8 Karten auf der Hand:
    🟨 y –
    🟦 b –
    ⬜ w –
    🟩 g –
    🟥 r 7 (−13)
    **Ben**, 8 Karten auf der Hand:
    🟨 y ×2 (−40)
    🟦 b –
    ⬜ w –
    🟩 g –
    🟥 r –
    **Ablagestapel**, oberste Karte und Höhe:
    🟨 y –
    🟦 b –
    ⬜ w –
    🟩 g 4 (1)
    🟥 r 10 (1)
    **Deine Karten**
    🟦 Blau: 5 und 10
    ⬜ Weiß: 3
    🟩 Grün: 10
    🟥 Rot: Wettkarte, Wettkarte, 2 und 3
    ---
    **Anna** is aan de beurt: een kaart aanleggen of afleggen.
    Ronde 1 van 1 · 40 kaarten in de gedekte stapel
    Punten op tafel: Anna −13 en Ben −40.
    **Anna**, 8 kaarten in de hand:
    🟨 y –
    🟦 b –
    ⬜ w –
    🟩 g –
    🟥 r 7 (−13)
    **Ben**, 8 kaarten in de hand:
    🟨 y ×2 (−40)
    🟦 b –
    ⬜ w –
    🟩 g –
    🟥 r –
    **Aflegstapels**, bovenste kaart en hoogte:
    🟨 y –
    🟦 b –
    ⬜ w –
    🟩 g 4 (1)
    🟥 r 10 (1)
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
    Round 1 of 1, 40 cards in the draw pile.
    Yellow: Anna nothing; discards nothing; Ben ×2 (−40).
    Green: Anna nothing; discards 4 (1); Ben nothing.
    Red: Anna 7 (−13); discards 10 (1); Ben nothing.
    ---
    Anna ist am Zug.
    Partie 1 von 1, 40 Karten im Nachziehstapel.
    Gelb: Anna nichts; Ablagestapel nichts; Ben ×2 (−40).
    Grün: Anna nichts; Ablagestapel 4 (1); Ben nichts.
    Rot: Anna 7 (−13); Ablagestapel 10 (1); Ben nichts.
    ---
    Anna is aan de beurt.
    Ronde 1 van 1, 40 kaarten in de gedekte stapel.
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
    Round 1 of 1, 40 cards in the draw pile.
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
    Partie 1 von 1, 40 Karten im Nachziehstapel.
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
    Ronde 1 van 1, 40 kaarten in de gedekte stapel.
    Geel: jij niets; aflegstapel niets; tegenstander ×2 (−40).
    Groen: jij niets; aflegstapel 4 (1); tegenstander niets.
    Rood: jij 7 (−13); aflegstapel 10 (1); tegenstander niets.
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
    assert_snapshot!(in_all(&told(&table)[11..]), @r"
    The discard piles are closed for the next turn, because nobody has drawn for so long.
    ---
    Die Ablagestapel sind im nächsten Zug geschlossen, weil so lange niemand gezogen hat.
    ---
    De aflegstapels zijn de volgende beurt gesloten, omdat er zo lang niemand heeft getrokken.
    ");
    assert_snapshot!(in_all(&table.panel(1, None).text[..2]), @r"
    **Your turn.** Choose a card; you decide next where it goes.
    Nobody has drawn for 3 turns. In this turn the discard piles are closed, and only the draw pile is open.
    ---
    **Du bist am Zug.** Wähle eine Karte; wohin sie kommt, entscheidest du danach.
    Seit 3 Zügen hat niemand gezogen. In diesem Zug sind die Ablagestapel geschlossen, nur der Nachziehstapel ist offen.
    ---
    **Jij bent aan de beurt.** Kies een kaart; waar die heen gaat, beslis je daarna.
    Al 3 beurten heeft niemand getrokken. Deze beurt zijn de aflegstapels gesloten en is alleen de gedekte stapel open.
    ");
    table.acts(1, "discard.w9");
    let panel = table.panel(1, None);
    assert_snapshot!(in_all(&panel.text[..3]), @r"
    You discarded ⬜ white 9.
    **Now take a card.**
    Nobody has drawn for 3 turns. In this turn the discard piles are closed, and only the draw pile is open.
    ---
    Du hast die ⬜ weiße 9 abgelegt.
    **Nimm jetzt eine Karte.**
    Seit 3 Zügen hat niemand gezogen. In diesem Zug sind die Ablagestapel geschlossen, nur der Nachziehstapel ist offen.
    ---
    Je hebt de ⬜ witte 9 afgelegd.
    **Neem nu een kaart.**
    Al 3 beurten heeft niemand getrokken. Deze beurt zijn de aflegstapels gesloten en is alleen de gedekte stapel open.
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [Draw Pile (42)] [Take Back]
    (⬜ Take White 9) (🟩 Take Green 4) (🟥 Take Red 2)
    ---
    [Nachziehstapel (42)] [Zurücknehmen]
    (⬜ Weiß 9 nehmen) (🟩 Grün 4 nehmen) (🟥 Rot 2 nehmen)
    ---
    [Gedekte stapel (42)] [Terugnemen]
    (⬜ Wit 9 nemen) (🟩 Groen 4 nemen) (🟥 Rood 2 nemen)
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
    Blau 5 an deine Expedition anlegen
    Wettkarte Rot ablegen
    Vom Nachziehstapel ziehen
    Grün 4 vom Ablagestapel nehmen
    ---
    Blauw 5 aan je expeditie aanleggen
    Wedkaart Rood afleggen
    Van de gedekte stapel trekken
    Groen 4 van de aflegstapel nemen
    ");
}
