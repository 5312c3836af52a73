//! The rules follow the value table, with any values in it.

use serde_json::{Value, json};

use super::script::{A, Table};
use crate::games::board_game::{BoardGame, Chance, PATHS, Phase, Setup};
use crate::games::values::{BoardGameValues, Confidence, Values};
use crate::games::{Closed, Colour};
use crate::kernel::{Game, GameRng, Illegal};
use rand_chacha::rand_core::SeedableRng;

fn changed(changes: &Value) -> &'static BoardGameValues {
    let file = include_str!("../../../../assets/values/1.json");
    let mut file: Value = serde_json::from_str(file).expect("JSON");
    for (name, value) in changes.as_object().expect("an object") {
        file["board"][name]["value"] = value.clone();
    }
    let values: BoardGameValues = serde_json::from_value(file["board"].clone()).expect("readable");
    Box::leak(Box::new(values))
}

fn table(changes: &Value, rounds: u8, hands: &[&str]) -> Table {
    let setup = Setup::new(2, rounds).expect("such a match exists");
    Table::with_values(setup, changed(changes), hands)
}

#[test]
fn stages_and_the_leader_count_as_the_table_says() {
    let changes = json!({"stages": [-9, -8, -7, 1, 2, 3, 4, 5, 6], "leader_factor": 3});
    let table = table(&changes, 1, &["", ""]).figures(A, "r8:leader g1");
    assert_eq!(table.view().round_score(A).net(), 3 * 5 - 9);
}

#[test]
fn artefacts_count_as_the_table_says() {
    let changes = json!({"short_ladder": [1, 2], "long_ladder": [3, 4, 5]});
    let end = |rounds: u8| {
        let mut table = table(&changes, rounds, &["y0", ""]).has(A, 0, 1);
        for round in 1..=rounds {
            table = table.runs_down_to(1).plays("pass");
            if round < rounds {
                let first = table.game.open.starter;
                table = table.deals(first, &["y0", ""]);
            }
        }
        table.game.points()
    };
    assert_eq!(end(1), [2, 1]);
    assert_eq!(end(3), [4, 3]);
}

#[test]
fn tiles_lie_where_the_table_says() {
    let changes = json!({
        "tile_stages": {"y": [2, 8], "b": [], "w": [], "g": [], "r": [4]},
        "artefact_tiles": 1, "stage_tiles": 1, "points_tiles": [100],
    });
    let setup = Setup::new(4, 1).expect("such a match exists");
    let mut game = BoardGame::start(&setup, changed(&changes));
    let mut rng = GameRng::seed_from_u64(1);
    let mut places = Vec::new();
    while game.view(crate::kernel::Viewer::Spectator).phase() != Phase::Dealing {
        let chance = game.sample(&mut rng);
        if let Chance::Tile { path, stage, .. } = chance {
            places.push((path.colour(), stage.number()));
        }
        game.apply(&crate::kernel::Step::Chance(chance), &mut |_| ())
            .expect("a game accepts what it sampled itself");
    }
    let expected = [(Colour::Yellow, 2), (Colour::Yellow, 8), (Colour::Red, 4)];
    assert_eq!(places, expected);
}

#[test]
fn rounds_end_when_the_table_says() {
    let changes = json!({"round_end_figures": 2, "round_end_stage": 4});
    let table = table(&changes, 3, &["y4", ""]).figures(A, "y3 g5");
    assert!(table.view().would_end_round(A, Colour::Yellow));
    assert!(!table.view().would_end_round(A, Colour::Green));
    let table = table.plays("advance.y4");
    assert_eq!(table.view().phase(), Phase::Beginning);
}

#[test]
fn taking_back_ones_own_discard_is_a_switch_of_the_table() {
    for may in [true, false] {
        let mut table = table(&json!({"may_retake_own_discard": may}), 1, &["y1", "b1"])
            .plays("discard.y1 draw:w0 discard.b1");
        let b = table.view().to_move().expect("a turn");
        let both = if may {
            &["take.y", "take.b"][..]
        } else {
            &["take.y"]
        };
        assert_eq!(table.legal_beginning(b, "take"), both);
        if may {
            assert_eq!(table.act(b, "take.b"), Ok(()));
        } else {
            assert_eq!(
                table.view().may_take_from(Colour::Blue),
                Err(Closed::JustDiscarded)
            );
            assert_eq!(table.act(b, "take.b"), Err(Illegal::NotAllowed));
        }
    }
}

#[test]
fn hands_and_removed_cards_are_as_the_table_says() {
    let table = table(&json!({"two_player_removed": 10}), 1, &["", ""]);
    assert_eq!(table.view().n_draw_pile(), 110 - 10 - 16);
}

#[test]
fn certain_values_are_as_printed() {
    let values = &Values::latest().board_game;
    assert_eq!(values.stages.value, [-20, -15, -10, 5, 10, 15, 30, 35, 50]);
    assert_eq!(values.round_end_figures.value, 5);
    assert_eq!(values.round_end_stage.value.number(), 7);
    assert_eq!(values.two_player_removed.value, 30);
    assert_eq!(values.hand.value, 8);
    assert_eq!(values.leader_factor.value, 2);
    let long = &values.long_ladder.value;
    assert_eq!((long[6], long[9]), (30, 70));
    assert!(long[4] < 0 && long[5] >= 0, "{long:?}");
    for path in PATHS {
        assert_eq!(values.tile_stages.value.of(path).len(), 5, "{path}");
    }
    let twice = (values.artefact_tiles.value, values.stage_tiles.value);
    assert_eq!((twice, values.points_tiles.value.len()), ((9, 9), 7));
    for confidence in [
        values.stages.confidence,
        values.round_end_figures.confidence,
        values.two_player_removed.confidence,
    ] {
        assert_eq!(confidence, Confidence::Certain);
    }
    assert_eq!(values.long_ladder.confidence, Confidence::Guess);
}
