//! What expeditions are worth: examples C1 and C5 to C8.

use super::script::{A, Table, cards};
use super::values;
use crate::games::Colour;
use crate::games::classic::{Expedition, ExpeditionScore, Rank};

/// An expedition of red cards: `"w w 3 10"`.
fn expedition(text: &str) -> Expedition {
    let n_wagers = text.split_whitespace().filter(|&card| card == "w").count();
    let ranks = text
        .split_whitespace()
        .filter_map(|card| card.parse().ok())
        .map(|number| Rank::new(number).expect("2 to 10"));
    let n_wagers = u8::try_from(n_wagers).expect("at most three");
    Expedition::new(Colour::Red, n_wagers, ranks)
}

#[test]
fn expeditions_score_as_printed() {
    for (id, text, points) in [
        ("C1 yellow", "6 7 10", 3),
        ("C1 blue", "", 0),
        ("C1 white", "w", -40),
        ("C1 green", "w 4 5 6", -10),
        ("C1 red", "w w 3 4 5 6 7 10", 45 + 20),
        ("C5", "w w w", -80),
        ("C6", "w w w 2 3 4 5 6 7 8 9 10", 156),
        ("C7 eight cards", "w w 2 3 4 5 6 7", 41),
        ("C7 seven cards", "w 2 3 4 5 6 7", 14),
        ("C8", "2 3 4 5 6 7 8 9", 44),
        ("one card", "2", -18),
        ("the lowest eight cards", "w w w 2 3 4 5 6", 20),
    ] {
        assert_eq!(
            expedition(text).score(values()).points,
            points,
            "{id}: {text}"
        );
    }
}

#[test]
fn the_arithmetic_is_that_of_the_rulebooks_example() {
    // 000:85-93, column by column; the cards are ours, the sums are printed.
    let columns = ["6 7 10", "", "w", "w 4 5 6", "w w 3 4 5 6 7 10"];
    let scores = columns.map(|column| expedition(column).score(values()));
    assert_eq!(scores.map(|score| score.sum), [23, 0, 0, 15, 35]);
    assert_eq!(scores.map(|score| score.cost), [20, 0, 20, 20, 20]);
    assert_eq!(scores.map(|score| score.factor), [1, 1, 2, 2, 3]);
    assert_eq!(scores.map(|score| score.bonus), [0, 0, 0, 0, 20]);
    assert_eq!(scores.map(|score| score.points).iter().sum::<i16>(), 18);
}

#[test]
fn every_expedition_is_worth_what_its_numbers_say() {
    for n_wagers in 0..=3 {
        for numbers in 0..1_u16 << 9 {
            let ranks = Rank::all().filter(|rank| numbers & 1 << (rank.number() - 2) != 0);
            let expedition = Expedition::new(Colour::Blue, n_wagers, ranks.clone());
            let n_cards = usize::from(n_wagers) + ranks.clone().count();
            let sum: i16 = ranks.map(|rank| i16::from(rank.number())).sum();
            let points = match n_cards {
                0 => 0,
                1..8 => (sum - 20) * (1 + i16::from(n_wagers)),
                _ => (sum - 20) * (1 + i16::from(n_wagers)) + 20,
            };
            let score: ExpeditionScore = expedition.score(values());
            assert_eq!(score.points, points, "{expedition:?}");
            assert_eq!(usize::from(score.n_cards), n_cards);
            assert_eq!(expedition.len(), n_cards);
            assert_eq!(expedition.is_empty(), n_cards == 0);
            assert!((-80..=156).contains(&score.points));
        }
    }
}

#[test]
fn an_expedition_shows_its_cards_in_the_order_of_play() {
    let expedition = expedition("w w 3 10");
    let shown: Vec<String> = expedition.cards().map(|card| card.to_string()).collect();
    assert_eq!(shown, ["rw", "rw", "r3", "r10"]);
    assert_eq!(expedition.last_rank().map(Rank::number), Some(10));
    assert_eq!(expedition.n_wagers(), 2);
}

#[test]
fn the_points_of_a_table_are_those_of_its_expeditions() {
    let table = Table::new(1, 5)
        .deal(A, "rw rw r2 r3 y2 y3 y4 y5", "b2 b3 b4 b5 b6 b7 b8 b9")
        .plays("play.rw draw:w2 play.b2 draw:w3 play.rw draw:w4 play.b3 draw:w5 play.r2 draw:w6");
    let view = table.view();
    assert_eq!(view.points(A), (2 - 20) * 3);
    assert_eq!(view.score(A).expedition(Colour::Red).factor, 3);
    assert_eq!(view.score(A).iter().count(), 5);
    assert_eq!(view.played(A), cards("rw rw r2"));
    assert_eq!(view.points(A.next(2)), 5 - 20);
}
