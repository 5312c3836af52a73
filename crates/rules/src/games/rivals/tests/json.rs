//! Steps as written in match files.

use serde_json::json;

use crate::games::rivals::Rivals;
use crate::games::testing::{no_step_reads, steps_read_as_written};

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    steps_read_as_written::<Rivals>([
        json!({"seat": 0, "act": "reveal"}),
        json!({"seat": 3, "act": "auction.1"}),
        json!({"seat": 1, "act": "bid.12"}),
        json!({"seat": 2, "act": "pass"}),
        json!({"seat": 0, "act": "lay.r7"}),
        json!({"seat": 0, "act": "remove.bw"}),
        json!({"seat": 0, "act": "done"}),
        json!({"chance": {"first": 0}}),
        json!({"chance": {"start_wagers": {"seat": 1, "colours": ["r", "g"]}}}),
        json!({"chance": {"turn": "bw"}}),
    ]);
}

#[test]
fn nothing_else_reads_as_a_step() {
    no_step_reads::<Rivals>([
        json!({"seat": 0, "act": "play.r7"}),
        json!({"seat": 5, "act": "pass"}),
        json!({"seat": 0, "act": "bid"}),
        json!({"chance": {"first": "A"}}),
        json!({"chance": {"turn": "r1"}}),
        json!({"chance": {"turn": "r7", "face": "down"}}),
        json!({"chance": {"start_wagers": {"seat": 1, "colours": ["x"]}}}),
        json!({"chance": {"start_wagers": {"seat": 1}}}),
        json!({"chance": {"start_wagers": {"seat": 1, "colours": ["r"], "left": 3}}}),
        json!({"chance": {}}),
    ]);
}
