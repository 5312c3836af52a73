//! What is on the table while people turn cards, bid and lay.

use lostcities::games::rivals::Rivals;
use lostcities::i18n::Locale;
use lostcities::kernel::{Game, Seat, Viewer};
use lostcities::present::Present;

use super::table::Table;
use crate::words::faces::{buttons, said};

/// Four people, and the auction of the rulebook (002:106) for a red 4, a white 2 and a wager.
fn auction() -> Table {
    Table::new(4).plays("reveal>r4 reveal>r4 reveal>w2 reveal>gw")
}

#[test]
fn who_is_to_move_turns_a_card_or_opens_an_auction() {
    let face = auction().table();
    insta::assert_snapshot!(said(Locale::English, &face.text), @r"
    **Anna** to move: turn a card, or open an auction.
    Pile 1 of 4 · 16 cards left · 0 coins in the supply
    Coins: Anna 9, Ben 9, Cleo 9 and Dan 9.
    Points now, coins included: Anna 9, Ben 9, Cleo 9 and Dan 9.
    ");
    insta::assert_snapshot!(buttons(Locale::English, &face), @r"
    [Turn a Card] [🪙 Auction: Bid 1]
    Open with more than one coin …: [🪙 Open an auction with 2 coins] [🪙 Open an auction with 3 coins] [🪙 Open an auction with 4 coins] [🪙 Open an auction with 5 coins] [🪙 Open an auction with 6 coins] [🪙 Open an auction with 7 coins] [🪙 Open an auction with 8 coins] [🪙 Open an auction with 9 coins]
    ");
    let empty = Table::new(2).table();
    insta::assert_snapshot!(said(Locale::German, &empty.text), @r"
    **Anna** ist am Zug: eine Karte umdrehen oder eine Versteigerung eröffnen.
    Noch gibt es nichts zu versteigern.
    Stapel 1 von 4 · noch 20 Karten · 0 Münzen im Vorrat
    Münzen: Anna 18 und Ben 18.
    Punkte jetzt, mit Münzen: Anna 18 und Ben 18.
    ");
    insta::assert_snapshot!(buttons(Locale::German, &empty), @r"[Karte umdrehen] (🪙 Versteigern: 1 bieten)");
}

#[test]
fn an_auction_shows_every_bid_and_who_is_out() {
    let table = auction().plays("auction.1 pass bid.3");
    let face = table.table();
    insta::assert_snapshot!(said(Locale::English, &face.text), @r"
    **Dan** to bid: more than 3, or pass.
    Bids: Anna 1, Ben (passed), Cleo 3 and Dan –.
    Pile 1 of 4 · 16 cards left · 0 coins in the supply
    Coins: Anna 9, Ben 9, Cleo 9 and Dan 9.
    Points now, coins included: Anna 9, Ben 9, Cleo 9 and Dan 9.
    ");
    insta::assert_snapshot!(buttons(Locale::English, &face), @r"
    [🪙 Bid 4] [Pass]
    Bid more …: [🪙 Bid 5 coins] [🪙 Bid 6 coins] [🪙 Bid 7 coins] [🪙 Bid 8 coins] [🪙 Bid 9 coins]
    ");
    insta::assert_snapshot!(said(Locale::Dutch, &face.text), @r"
    **Dan** mag bieden: meer dan 3, of passen.
    Biedingen: Anna 1, Ben (gepast), Cleo 3 en Dan –.
    Stapel 1 van 4 · nog 16 kaarten · 0 munten in de voorraad
    Munten: Anna 9, Ben 9, Cleo 9 en Dan 9.
    Punten nu, munten meegeteld: Anna 9, Ben 9, Cleo 9 en Dan 9.
    ");
    insta::assert_snapshot!(buttons(Locale::Dutch, &face), @r"
    [🪙 4 bieden] [Passen]
    Meer bieden …: [🪙 5 munten bieden] [🪙 6 munten bieden] [🪙 7 munten bieden] [🪙 8 munten bieden] [🪙 9 munten bieden]
    ");
}

#[test]
fn the_winner_sees_where_each_card_goes_and_which_do_not_fit() {
    let table = auction().plays("auction.1 pass pass pass lay.r4 lay.r4 lay.w2 done>r2");
    let table = table.plays("reveal>b7 reveal>b3 reveal>w4 auction.2 pass pass pass lay.b7");
    let face = table.table();
    insta::assert_snapshot!(said(Locale::English, &face.text), @r"
    **Anna** has won for 2 coins: lay cards, remove one.
    -# Cannot be laid: 🟦 3 and 🟥 2.
    Pile 1 of 4 · 12 cards left · 3 coins in the supply
    Coins: Anna 6, Ben 9, Cleo 9 and Dan 9.
    Points now, coins included: Anna 13, Ben 9, Cleo 9 and Dan 9.
    ");
    insta::assert_snapshot!(buttons(Locale::English, &face), @r"
    (🟦 3) [⬜ 4] [🟩 ×2] (🟥 2)
    Remove one card …: [🟦 Remove blue 3] [⬜ Remove white 4] [🟩 Remove green wager] [🟥 Remove red 2]
    [Lay All That Fits (2)] [Done] [Take Back]
    ");
    insta::assert_snapshot!(buttons(Locale::German, &face), @r"
    (🟦 3) [⬜ 4] [🟩 ×2] (🟥 2)
    Eine Karte entfernen …: [🟦 Blau 3 entfernen] [⬜ Weiß 4 entfernen] [🟩 Wettkarte Grün entfernen] [🟥 Rot 2 entfernen]
    [Alle passenden (2)] [Fertig] [Zurücknehmen]
    ");
    let table = table.plays("remove.b3");
    let removed = table.table();
    insta::assert_snapshot!(buttons(Locale::English, &removed), @r"
    [⬜ 4] [🟩 ×2] (🟥 2)
    [Lay All That Fits (2)] [Done] [Take Back]
    ");
    let first = |table: &Table| said(Locale::English, &table.table().text[..1]);
    let to_lay = "**Anna** has won for 2 coins and removed a card: lay any cards.";
    assert_eq!(first(&table), to_lay);
    let nothing = "**Anna** has won for 2 coins: nothing more can be laid.";
    assert_eq!(first(&table.plays("lay.w4 lay.gw")), nothing);
}

#[test]
fn a_winner_is_asked_to_do_no_more_once_the_display_is_empty() {
    let table = auction().plays("auction.1 pass pass pass lay.r4 lay.r4 lay.w2");
    let first = |table: &Table| said(Locale::English, &table.table().text[..1]);
    let asked = "**Anna** has won for 1 coin: lay cards, remove one.";
    assert_eq!(first(&table), asked);
    let nothing = "**Anna** has won for 1 coin: nothing more can be laid.";
    for act in ["lay.gw", "remove.gw"] {
        assert_eq!(first(&table.clone().plays(act)), nothing, "{act}");
    }
}

#[test]
fn of_more_cards_than_a_menu_shows_the_winner_picks_a_colour_first() {
    // All numbers of three colours, one after the other: 27 different cards, and nobody wants any of them.
    let colours = ["y", "g", "r"];
    let turned = colours.map(|colour| (2..=10).map(move |rank| format!("reveal>{colour}{rank}")));
    let turned: Vec<String> = turned.into_iter().flatten().collect();
    let table = Table::new(2).plays(&turned.join(" "));
    let table = table.plays("auction.1 pass");
    let face = table.table();
    insta::assert_snapshot!(buttons(Locale::English, &face), @r"
    Lay or remove cards of one colour …: [🟨 Yellow: 2, 3, 4, 5, 6, 7, 8, 9 and 10] [🟩 Green: 2, 3, 4, 5, 6, 7, 8, 9 and 10] [🟥 Red: 2, 3, 4, 5, 6, 7, 8, 9 and 10]
    [Lay All That Fits (27)] [Lay Nothing] (Take Back)
    ");
    let picked = table.panel_with(1, Some("colour.g"));
    insta::assert_snapshot!(buttons(Locale::English, &picked), @r"
    [🟩 2] [🟩 3] [🟩 4] [🟩 5] [🟩 6]
    [🟩 7] [🟩 8] [🟩 9] [🟩 10]
    Remove one card …: [🟩 Remove green 2] [🟩 Remove green 3] [🟩 Remove green 4] [🟩 Remove green 5] [🟩 Remove green 6] [🟩 Remove green 7] [🟩 Remove green 8] [🟩 Remove green 9] [🟩 Remove green 10]
    [Back] [Lay All That Fits (27)] [Lay Nothing] (Take Back)
    ");
    for nothing in ["colour.b", "colour.p", "colour", "g"] {
        assert_eq!(table.panel_with(1, Some(nothing)).rows, face.rows);
    }
    assert_eq!(
        table.panel_with(0, Some("colour.g")).rows,
        [],
        "Ben has won"
    );
    // As soon as a menu has room for all of them, they are there themselves.
    let fewer = table.plays("lay.g2 lay.g3").table();
    insta::assert_snapshot!(buttons(Locale::English, &fewer), @r"
    Lay a card …: [🟨 Lay yellow 2] [🟨 Lay yellow 3] [🟨 Lay yellow 4] [🟨 Lay yellow 5] [🟨 Lay yellow 6] [🟨 Lay yellow 7] [🟨 Lay yellow 8] [🟨 Lay yellow 9] [🟨 Lay yellow 10] [🟩 Lay green 4] [🟩 Lay green 5] [🟩 Lay green 6] [🟩 Lay green 7] [🟩 Lay green 8] [🟩 Lay green 9] [🟩 Lay green 10] [🟥 Lay red 2] [🟥 Lay red 3] [🟥 Lay red 4] [🟥 Lay red 5] [🟥 Lay red 6] [🟥 Lay red 7] [🟥 Lay red 8] [🟥 Lay red 9] [🟥 Lay red 10]
    Remove one card …: [🟨 Remove yellow 2] [🟨 Remove yellow 3] [🟨 Remove yellow 4] [🟨 Remove yellow 5] [🟨 Remove yellow 6] [🟨 Remove yellow 7] [🟨 Remove yellow 8] [🟨 Remove yellow 9] [🟨 Remove yellow 10] [🟩 Remove green 4] [🟩 Remove green 5] [🟩 Remove green 6] [🟩 Remove green 7] [🟩 Remove green 8] [🟩 Remove green 9] [🟩 Remove green 10] [🟥 Remove red 2] [🟥 Remove red 3] [🟥 Remove red 4] [🟥 Remove red 5] [🟥 Remove red 6] [🟥 Remove red 7] [🟥 Remove red 8] [🟥 Remove red 9] [🟥 Remove red 10]
    [Lay All That Fits (25)] [Done] [Take Back]
    ");
}

#[test]
fn everything_that_happens_is_told() {
    let table = auction();
    let from = table.effects.len();
    let table = table.plays("auction.8 bid.9 lay.r4 remove.w2 done>y7");
    insta::assert_snapshot!(said(Locale::English, &table.told(from)), @r"
    Anna opened an auction with 8 coins.
    Ben bid 9 coins.
    Cleo has 9 coins, cannot outbid, and is out.
    Dan has 9 coins, cannot outbid, and is out.
    Anna has 9 coins, cannot outbid, and is out.
    Ben won the auction for 9 coins.
    Ben laid 🟥 red 4.
    Ben put ⬜ white 2 into the box.
    Ben turned 🟨 yellow 7.
    ");
    insta::assert_snapshot!(said(Locale::German, &table.told(from)), @r"
    Anna hat eine Versteigerung mit 8 Münzen eröffnet.
    Ben hat 9 Münzen geboten.
    Cleo hat 9 Münzen, kann nicht überbieten und ist draußen.
    Dan hat 9 Münzen, kann nicht überbieten und ist draußen.
    Anna hat 9 Münzen, kann nicht überbieten und ist draußen.
    Ben hat die Versteigerung für 9 Münzen gewonnen.
    Ben hat die 🟥 rote 4 angelegt.
    Ben hat die ⬜ weiße 2 in die Schachtel gelegt.
    Ben hat die 🟨 gelbe 7 umgedreht.
    ");
    insta::assert_snapshot!(said(Locale::Dutch, &table.told(from)), @r"
    Anna is een veiling gestart met 8 munten.
    Ben heeft 9 munten geboden.
    Cleo heeft 9 munten, kan niet hoger bieden en doet niet meer mee.
    Dan heeft 9 munten, kan niet hoger bieden en doet niet meer mee.
    Anna heeft 9 munten, kan niet hoger bieden en doet niet meer mee.
    Ben heeft de veiling gewonnen voor 9 munten.
    Ben heeft de 🟥 rode 4 gelegd.
    Ben heeft de ⬜ witte 2 in de doos gelegd.
    Ben heeft de 🟨 gele 7 omgedraaid.
    ");
}

#[test]
fn the_board_can_be_read_as_sentences() {
    let table = auction().plays("auction.1 pass bid.3");
    insta::assert_snapshot!(said(Locale::English, &table.table().alt), @r"
    Dan to move.
    Cleo bids most: 3 coins.
    Pile 1 of 4, 16 cards left; 0 coins in the supply.
    In the display:
    White: 2.
    Green: wager.
    Red: 4 and 4.
    Numbers from 6 have 2 footprints, lower ones 1.
    Anna: 9 coins, 9 points; yellow ×2 (worth 0 × 2 = 0) and blue ×2 (worth 0 × 2 = 0).
    Ben: 9 coins, 9 points; white ×2 (worth 0 × 2 = 0) and green ×2 (worth 0 × 2 = 0).
    Cleo: 9 coins, 9 points; yellow ×2 (worth 0 × 2 = 0) and red ×2 (worth 0 × 2 = 0).
    Dan: 9 coins, 9 points; blue ×2 (worth 0 × 2 = 0) and white ×2 (worth 0 × 2 = 0).
    ");
    assert_eq!(table.panel(0).rows, [], "it is not Anna's turn");
    assert_eq!(table.panel(3).rows, table.table().rows);
}

#[test]
fn a_hint_counts_every_card_of_the_display_also_equal_ones() {
    let view = auction().game.view(Viewer::Seat(Seat::FIRST));
    let why = Rivals::reason(&view, "auction.1".parse().unwrap()).unwrap();
    insta::assert_snapshot!(said(Locale::English, &[why]), @"4 of 4 cards fit your expeditions and add 3 at once; you have 9 coins, the richest other 9");
}
