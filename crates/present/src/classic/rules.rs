//! The rules, page by page. Numbers come from the value table and from the cards, so that no page can disagree with play.

use super::arithmetic::steps;
use super::signs::signs;
use crate::Msg;
use crate::rules::{Topic, anatomy};
use lostcities_rules::games::classic::{Classic, Expedition, ExpeditionScore, Rank};
use lostcities_rules::games::values::{ClassicValues, Values};
use lostcities_rules::games::{Colour, StallLimit};

pub(super) static TOPICS: &[Topic] = &[
    Topic::anatomy(picture, |_| {
        let log = include_str!("../../assets/rules/classic.json");
        anatomy::<Classic>(log, values())
    }),
    Topic::new("overview", "rules-classic-overview-title", overview),
    Topic::new("turn", "rules-classic-turn-title", turn),
    Topic::new(
        "expeditions",
        "rules-classic-expeditions-title",
        expeditions,
    ),
    Topic::new("discards", "rules-classic-discards-title", || {
        Msg::new("rules-classic-discards")
    }),
    Topic::new("scoring", "rules-classic-scoring-title", scoring),
    Topic::new("example", "rules-classic-example-title", example),
    Topic::new("match", "rules-classic-match-title", whole_match),
    Topic::signs(signs),
    Topic::new("house", "rules-classic-house-title", house),
];

/// How many colours the usual game and the long game have.
const COLOURS: [usize; 2] = [5, 6];

fn values() -> &'static ClassicValues {
    &Values::latest().classic
}

fn n_wagers() -> u8 {
    Expedition::new(Colour::Red, u8::MAX, []).n_wagers()
}

fn n_cards(n_colours: usize) -> usize {
    n_colours * (Rank::all().count() + usize::from(n_wagers()))
}

/// How many of them are left in the draw pile after the deal.
fn n_draw_pile(n_colours: usize) -> usize {
    n_cards(n_colours) - 2 * usize::from(values().hand.value)
}

fn picture() -> Msg {
    Msg::new("rules-classic-picture").with("cost", values().cost.value)
}

fn overview() -> Msg {
    let [colours, _] = COLOURS;
    Msg::new("rules-classic-overview")
        .with("colours", colours)
        .with("cost", values().cost.value)
        .with("cards", n_cards(colours))
        .with("lowest", Rank::LOWEST.number())
        .with("highest", Rank::HIGHEST.number())
        .with("wagers", n_wagers())
        .with("hand", values().hand.value)
}

fn turn() -> Msg {
    Msg::new("rules-classic-turn").with("hand", values().hand.value)
}

fn expeditions() -> Msg {
    Msg::new("rules-classic-expeditions")
        .with("wagers", n_wagers())
        .with("highest", Rank::HIGHEST.number())
}

fn scoring() -> Msg {
    let (_, worst) = row(3, &[]);
    let (_, best) = row(3, &[2, 3, 4, 5, 6, 7, 8, 9, 10]);
    Msg::new("rules-classic-scoring")
        .with("cost", values().cost.value)
        .with("bonus", values().bonus.value)
        .with("bonus-cards", values().bonus_min_cards.value)
        .with("worst", worst.points)
        .with("best", best.points)
}

/// The scoring example of the rulebook (000:85-93, C1); it prints sums, the numbers that make them are ours.
fn example() -> Msg {
    let rows = [
        ("yellow", row(0, &[6, 7, 10])),
        ("white", row(1, &[])),
        ("green", row(1, &[4, 5, 6])),
        ("red", row(2, &[3, 4, 5, 6, 7, 10])),
    ];
    let total: i16 = rows.iter().map(|(_, (_, score))| score.points).sum();
    let mut page = Msg::new("rules-classic-example")
        .with("bonus-cards", values().bonus_min_cards.value)
        .with("total", total);
    for (colour, (expedition, score)) in rows {
        page = page.with(colour, steps(expedition, score));
    }
    page
}

fn row(n_wagers: u8, ranks: &[u8]) -> (Expedition, ExpeditionScore) {
    let ranks = ranks.iter().filter_map(|&rank| Rank::new(rank));
    let expedition = Expedition::new(Colour::Red, n_wagers, ranks);
    (expedition, expedition.score(values()))
}

fn whole_match() -> Msg {
    let [usual, long] = COLOURS;
    Msg::new("rules-classic-match")
        .with("hand", values().hand.value)
        .with("cards", n_cards(usual))
        .with("pile", n_draw_pile(usual))
        .with("long-cards", n_cards(long))
        .with("long-pile", n_draw_pile(long))
}

fn house() -> Msg {
    Msg::new("rules-classic-house").with("turns", StallLimit::DEFAULT.turns())
}
