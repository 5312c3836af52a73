//! The rules, page by page. Numbers come from the value table and from the cards, so that no page can disagree with play.

use super::arithmetic::steps;
use super::signs::signs;
use crate::Msg;
use crate::rules::{Topic, anatomy, mark};
use lostcities_rules::games::Colour;
use lostcities_rules::games::rivals::{Card, Cards, Coins, Rank, Rivals, Row};
use lostcities_rules::games::values::{RivalsValues, Values};

pub(super) static TOPICS: &[Topic] = &[
    Topic::anatomy(picture, |_| {
        let log = include_str!("../../assets/rules/rivals.json");
        anatomy::<Rivals>(log, values())
    }),
    Topic::new("overview", "rules-rivals-overview-title", overview),
    Topic::new("turn", "rules-rivals-turn-title", || {
        Msg::new("rules-rivals-turn")
    }),
    Topic::new("auction", "rules-rivals-auction-title", || {
        Msg::new("rules-rivals-auction")
    }),
    Topic::new("laying", "rules-rivals-laying-title", || {
        Msg::new("rules-rivals-laying")
    }),
    Topic::new("piles", "rules-rivals-piles-title", piles),
    Topic::new("scoring", "rules-rivals-scoring-title", scoring),
    Topic::new("example", "rules-rivals-example-title", example),
    Topic::signs(signs),
    Topic::new("values", "rules-rivals-values-title", values_page),
    Topic::new("house", "rules-rivals-house-title", || {
        Msg::new("rules-rivals-house")
    }),
];

fn values() -> &'static RivalsValues {
    &Values::latest().rivals
}

fn picture() -> Msg {
    Msg::new("rules-rivals-picture")
        .with("numbers", values().bonus_min_numbers.value)
        .with("bonus", values().bonus.value)
}

fn overview() -> Msg {
    let n_wagers = Cards::deck().count(Card::wager(Colour::Red));
    with_coins(Msg::new("rules-rivals-overview"))
        .with("cards", Cards::deck().len())
        .with("wagers", n_wagers)
        .with("start-wagers", values().start_wagers.value)
        .with("piles", values().piles.value)
}

fn piles() -> Msg {
    Msg::new("rules-rivals-piles")
        .with("piles", values().piles.value)
        .with("cards", values().pile_cards.value)
}

fn scoring() -> Msg {
    let two = Rank::LOWEST;
    let (low, high) = (footprints(two), footprints(Rank::HIGHEST));
    let step = Rank::all().find(|&rank| footprints(rank) != low);
    Msg::new("rules-rivals-scoring")
        .with("bonus", values().bonus.value)
        .with("numbers", values().bonus_min_numbers.value)
        .with("low", low)
        .with("high", high)
        .with("step", step.map_or(0, Rank::number))
}

fn footprints(rank: Rank) -> u8 {
    values().footprints.value.of(rank)
}

/// The scoring example of the rulebook (002:126, V1); it prints sums, the cards that make them are ours.
fn example() -> Msg {
    let rows = [
        ("green", row(Colour::Green, 0, &[6, 7, 8, 9])),
        ("white", row(Colour::White, 1, &[5, 6, 7])),
        ("red", row(Colour::Red, 2, &[2, 3, 6, 7])),
        ("yellow", row(Colour::Yellow, 2, &[])),
        ("blue", row(Colour::Blue, 4, &[9, 10])),
    ]
    .map(|(name, row)| (name, row.score(values())));
    let total: i16 = rows.iter().map(|(_, score)| score.points).sum();
    let page = Msg::new("rules-rivals-example").with("total", total);
    rows.iter()
        .fold(page, |page, (name, score)| page.with(name, steps(score)))
}

fn row(colour: Colour, n_wagers: usize, ranks: &[u8]) -> Row {
    let wagers = std::iter::repeat_n(Card::wager(colour), n_wagers);
    let ranks = ranks.iter().filter_map(|&rank| Rank::new(rank));
    let numbers = ranks.map(|rank| Card::number(colour, rank));
    wagers.chain(numbers).fold(Row::empty(colour), Row::with)
}

/// Every value with how sure we are of it, for owners of the game.
fn values_page() -> Msg {
    let values = values();
    let prints: Vec<String> = Rank::all()
        .map(|rank| format!("{rank}: {}", footprints(rank)))
        .collect();
    with_coins(Msg::new("rules-rivals-values"))
        .with("prints", prints.join(" · "))
        .with("prints-mark", mark(values.footprints.confidence))
        .with("coins-mark", mark(values.coins.confidence))
        .with("piles", values.piles.value)
        .with("cards", values.pile_cards.value)
        .with("piles-mark", mark(values.piles.confidence))
        .with("start-wagers", values.start_wagers.value)
        .with("start-mark", mark(values.start_wagers.confidence))
        .with("bonus", values.bonus.value)
        .with("numbers", values.bonus_min_numbers.value)
        .with("bonus-mark", mark(values.bonus.confidence))
        .with("empty-mark", mark(values.auction_needs_display.confidence))
        .with("tie-mark", mark(values.tie.confidence))
}

/// The sentence with what each of two, three and four has at the beginning.
fn with_coins(msg: Msg) -> Msg {
    let each_of = |n_seats| Coins::number(values().coins.value.each_of(n_seats));
    msg.with("two", each_of(2))
        .with("three", each_of(3))
        .with("four", each_of(4))
}
