//! Steps as written in match files.

use serde_json::json;

use crate::games::board_game::BoardGame;
use crate::games::testing::{no_step_reads, steps_read_as_written};

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    steps_read_as_written::<BoardGame>([
        json!({"seat": 0, "act": "begin.g3.leader"}),
        json!({"seat": 3, "act": "advance.r10"}),
        json!({"seat": 1, "act": "move.b"}),
        json!({"seat": 1, "act": "stop"}),
        json!({"seat": 0, "act": "draw"}),
        json!({"chance": {"first": 2}}),
        json!({"chance": {"tile": {"path": "g", "stage": 4, "tile": "artefact"}}}),
        json!({"chance": {"tile": {"path": "g", "stage": 4, "tile": "stage"}}}),
        json!({"chance": {"tile": {"path": "g", "stage": 4, "tile": 15}}}),
        json!({"chance": {"draw": {"seat": 0, "card": "b0"}}}),
    ]);
}

#[test]
fn nothing_else_reads_as_a_step() {
    no_step_reads::<BoardGame>([
        json!({"seat": 0, "act": "begin.g3"}),
        json!({"seat": 5, "act": "draw"}),
        json!({"chance": {"first": "A"}}),
        json!({"chance": {"tile": {"path": "p", "stage": 4, "tile": "stage"}}}),
        json!({"chance": {"tile": {"path": "g", "stage": 0, "tile": "stage"}}}),
        json!({"chance": {"tile": {"path": "g", "stage": 10, "tile": "stage"}}}),
        json!({"chance": {"tile": {"path": "g", "stage": 4, "tile": "coin"}}}),
        json!({"chance": {"tile": {"path": "g", "stage": 4, "tile": -15}}}),
        json!({"chance": {"draw": {"seat": 0, "card": "bw"}}}),
        json!({"chance": {}}),
    ]);
}
