//! The rules, page by page. Numbers come from the value table, so that no page can disagree with play.

use super::signs::signs;
use crate::Msg;
use crate::colour::coloured;
use crate::rules::{Topic, anatomy, mark};
use crate::scene::Label;
use lostcities_rules::games::board_game::{BoardGame, N_MEMBERS, PATHS, Rank, Stage};
use lostcities_rules::games::values::{BoardGameValues, Confidence, Fact, Values};
use lostcities_rules::games::{Colour, StallLimit};

pub(super) static TOPICS: &[Topic] = &[
    Topic::anatomy(picture, |_| {
        let log = include_str!("../../assets/rules/board-game.json");
        anatomy::<BoardGame>(log, values())
    }),
    Topic::new("overview", "rules-board-game-overview-title", overview),
    Topic::new("turn", "rules-board-game-turn-title", turn),
    Topic::new(
        "expeditions",
        "rules-board-game-expeditions-title",
        expeditions,
    ),
    Topic::new("tiles", "rules-board-game-tiles-title", tiles),
    Topic::new("scoring", "rules-board-game-scoring-title", scoring),
    Topic::new("match", "rules-board-game-match-title", whole_match),
    Topic::signs(signs),
    Topic::new("values", "rules-board-game-values-title", table_of_values),
    Topic::new("house", "rules-board-game-house-title", || {
        Msg::new("rules-board-game-house").with("turns", StallLimit::DEFAULT.turns())
    }),
];

fn values() -> &'static BoardGameValues {
    &Values::latest().board_game
}

fn points(stage: Stage) -> String {
    Label::plain(values().stage_points(stage))
}

fn picture() -> Msg {
    Msg::new("rules-board-game-picture")
        .with("factor", values().leader_factor.value)
        .with("figures", values().round_end_figures.value)
}

fn overview() -> Msg {
    Msg::new("rules-board-game-overview")
        .with("cards", PATHS.len() * Rank::all().count() * 2)
        .with("lowest", Rank::LOWEST.number())
        .with("highest", Rank::HIGHEST.number())
        .with("hand", values().hand.value)
        .with("members", N_MEMBERS)
        .with("first", points(Stage::FIRST))
        .with("last", points(Stage::LAST))
        .with("removed", values().two_player_removed.value)
}

fn turn() -> Msg {
    let retake = if values().may_retake_own_discard.value {
        "yes"
    } else {
        "no"
    };
    Msg::new("rules-board-game-turn").with("retake", retake)
}

fn expeditions() -> Msg {
    let second = Stage::FIRST.next().unwrap_or(Stage::FIRST);
    Msg::new("rules-board-game-expeditions")
        .with("first", points(Stage::FIRST))
        .with("second", points(second))
        .with("stages", Stage::LAST.number())
}

fn tiles() -> Msg {
    Msg::new("rules-board-game-tiles")
        .with("artefacts", values().artefact_tiles.value)
        .with("stages", values().stage_tiles.value)
        .with("points", values().points_tiles.value.len())
}

fn scoring() -> Msg {
    let bridge = values().round_end_stage.value.number();
    Msg::new("rules-board-game-scoring")
        .with("figures", values().round_end_figures.value)
        .with("before", bridge - 1)
        .with("behind", bridge)
        .with("factor", values().leader_factor.value)
}

fn whole_match() -> Msg {
    let worth = |artefacts, rounds| Label::plain(values().artefact_points(artefacts, rounds));
    Msg::new("rules-board-game-match")
        .with("six", worth(6, 3))
        .with("nine", worth(9, 3))
        .with("none", worth(0, 3))
}

/// The value table with how sure we are of each value.
fn table_of_values() -> Msg {
    let places = PATHS.map(|path| {
        coloured(Msg::new("rules-board-game-places"), path).with("stages", places_of(path))
    });
    Msg::new("rules-board-game-values")
        .with(
            "stages",
            of_fact(&values().stages, &numbers(&values().stages.value)),
        )
        .with(
            "tiles",
            of_fact(
                &values().points_tiles,
                &numbers(&values().points_tiles.value),
            ),
        )
        .with("places", places.to_vec())
        .with("places-mark", mark(values().tile_stages.confidence))
        .with(
            "short",
            of_fact(
                &values().short_ladder,
                &numbers(&values().short_ladder.value),
            ),
        )
        .with(
            "long",
            of_fact(&values().long_ladder, &numbers(&values().long_ladder.value)),
        )
        .with(
            "retake-mark",
            mark(values().may_retake_own_discard.confidence),
        )
        .with("certain", mark(Confidence::Certain))
        .with("likely", mark(Confidence::Likely))
        .with("guess", mark(Confidence::Guess))
}

fn places_of(path: Colour) -> String {
    let stages = values().tile_stages.value.of(path).iter();
    let stages: Vec<_> = stages.map(ToString::to_string).collect();
    stages.join(" ")
}

/// Numbers with true minus signs.
fn numbers<T: Copy + Into<i32>>(numbers: &[T]) -> String {
    let numbers: Vec<_> = numbers
        .iter()
        .map(|&number| Label::plain(number.into()))
        .collect();
    numbers.join(" ")
}

/// A value and how sure we are of it.
fn of_fact<T>(fact: &Fact<T>, value: &str) -> String {
    format!("{value} {}", mark(fact.confidence))
}
