//! What rows and coins are worth: examples V1, V9 and V10, and the value table.

use serde_json::{Value, json};

use super::script::{A, B, Table};
use super::values;
use crate::games::Colour;
use crate::games::rivals::{Rank, Row};
use crate::games::values::{RivalsValues, Values};

/// A row of red cards: `"w w 3 10"`.
fn row(text: &str) -> Row {
    text.split_whitespace()
        .map(|card| format!("r{card}").parse().expect("a card"))
        .fold(Row::empty(Colour::Red), Row::with)
}

/// The values of the program with others in some places, as a table read from a file.
fn changed(changes: &[(&str, Value)]) -> &'static RivalsValues {
    let mut file: Value = serde_json::from_str(include_str!("../../../../assets/values/1.json"))
        .expect("the value table");
    for (name, value) in changes {
        file["rivals"][name]["value"] = value.clone();
    }
    let values = Values::parse(&file.to_string()).expect("a table that can be right");
    Box::leak(Box::new(values.rivals))
}

#[test]
fn rows_score_as_printed() {
    for (id, text, points) in [
        ("V1 green", "6 7 8 9", 8 + 8),
        ("V1 white", "w 5 6 7", 10),
        ("V1 red", "w w 2 3 6 7", 18 + 8),
        ("V1 yellow", "w w", 0),
        ("V1 blue", "w w w w 9 10", 20),
        ("V10", "w w w w 2 2 3 3 4 4 5 5 6 7 8 9 10", 98),
        ("nothing", "", 0),
        ("three numbers", "2 3 4", 3),
        ("four numbers", "2 2 3 3", 4 + 8),
        ("three numbers with a wager are no four", "w 2 2 3", 6),
    ] {
        assert_eq!(row(text).score(values()).points, points, "{id}: {text}");
    }
}

#[test]
fn v1_the_arithmetic_is_that_of_the_rulebooks_example() {
    // 002:126, word by word; the cards are ours, the sums are printed.
    let table = Table::empty(2)
        .rows(A, "g6 g7 g8 g9")
        .rows(A, "ww w5 w6 w7")
        .rows(A, "rw rw r2 r3 r6 r7")
        .rows(A, "yw yw")
        .rows(A, "bw bw bw *bw b9 b10");
    let score = table.view().score(A);
    let of = |colour: Colour| score.rows[colour.index()];
    let products = [
        Colour::Green,
        Colour::White,
        Colour::Red,
        Colour::Yellow,
        Colour::Blue,
    ]
    .map(|colour| (of(colour).footprints, of(colour).factor, of(colour).bonus));
    assert_eq!(
        products,
        [(8, 1, 8), (5, 2, 0), (6, 3, 8), (0, 3, 0), (4, 5, 0)]
    );
    assert_eq!(score.expeditions(), 72);
    assert_eq!(score.points(), 72 + 18, "and a point for every coin");
    assert_eq!(table.view().points(B), 18);
}

#[test]
fn v9_coins_that_are_kept_are_a_point_each() {
    let table = Table::empty(2)
        .rows(
            A,
            "g6 g7 g8 g9 ww w5 w6 w7 rw rw r2 r3 r6 r7 yw yw bw bw bw *bw b9 b10",
        )
        .purses(&[9, 9]);
    let table = table
        .display("r9")
        .pile(4, 1)
        .plays("auction.3 pass done>r8");
    assert!(table.view().is_over());
    // The three coins that were paid are gone.
    assert_eq!(table.view().points(A), 72 + 6);
    assert_eq!(table.view().supply().number(), 18 + 3);
}

#[test]
fn every_row_is_worth_what_its_cards_say() {
    // Each number as often as it exists, each wager: every row that can lie on a table.
    let numbers: Vec<Rank> = Rank::all()
        .flat_map(|rank| std::iter::repeat_n(rank, if rank.number() <= 5 { 2 } else { 1 }))
        .collect();
    assert_eq!(numbers.len(), 13);
    for n_wagers in 0..=4_usize {
        for chosen in 0..1_u32 << numbers.len() {
            let ranks = (0..numbers.len()).filter(|place| chosen & 1 << place != 0);
            let wagers = std::iter::repeat_n("rw".to_owned(), n_wagers);
            let cards = ranks.clone().map(|place| format!("r{}", numbers[place]));
            let row = wagers
                .chain(cards)
                .map(|card| card.parse().expect("a card"))
                .fold(Row::empty(Colour::Red), Row::with);
            let steps: usize = ranks
                .clone()
                .map(|place| if numbers[place].number() <= 5 { 1 } else { 2 })
                .sum();
            let bonus = if ranks.count() >= 4 { 8 } else { 0 };
            let points = i16::try_from(steps * (1 + n_wagers) + bonus).expect("small");
            assert_eq!(row.score(values()).points, points, "{row:?}");
        }
    }
}

#[test]
fn the_rules_follow_the_value_table() {
    let steep: Value = (2..=10).map(|n| (n.to_string(), json!(n))).collect();
    let values = changed(&[
        ("footprints", steep),
        ("bonus", json!(100)),
        ("bonus_min_numbers", json!(2)),
        ("coins", json!({"2": 5, "3": 4, "4": 3})),
        ("piles", json!(16)),
        ("pile_cards", json!(5)),
        ("start_wagers", json!(1)),
        ("auction_needs_display", json!(false)),
    ]);
    assert_eq!(row("w 2 10").score(values).points, 12 * 2 + 100);
    let mut table = Table::with(2, values);
    assert_eq!(table.coins(), [5, 5]);
    let chance = |text: &str| serde_json::from_str(text).expect("a chance step");
    for step in [
        r#"{"first":1}"#,
        r#"{"start_wagers":{"seat":1,"colours":["r"]}}"#,
        r#"{"start_wagers":{"seat":0,"colours":["r"]}}"#,
    ] {
        table.chance(chance(step)).expect("as the table says");
    }
    assert!(
        table.legal(B).contains(&"auction.5".to_owned()),
        "over nothing"
    );
    let table = table.plays("reveal>r2 reveal>r2 reveal>r3 reveal>r3 reveal>r4");
    let view = table.view();
    assert_eq!((view.pile(), view.n_piles(), view.n_pile()), (2, 16, 5));
}
