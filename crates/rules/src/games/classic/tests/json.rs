//! Steps as written in match files.

use serde_json::json;

use crate::games::classic::Classic;
use crate::games::testing::{no_step_reads, steps_read_as_written};

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    steps_read_as_written::<Classic>([
        json!({"seat": 0, "act": "play.r7"}),
        json!({"seat": 1, "act": "discard.bw"}),
        json!({"seat": 0, "act": "draw"}),
        json!({"seat": 1, "act": "take.b"}),
        json!({"chance": {"first": 0}}),
        json!({"chance": {"draw": {"seat": 0, "card": "bw"}}}),
    ]);
}

#[test]
fn nothing_else_reads_as_a_step() {
    no_step_reads::<Classic>([
        json!({"seat": 0, "act": "play.r1"}),
        json!({"seat": 5, "act": "draw"}),
        json!({"seat": 0}),
        json!({"seat": 0, "act": "draw", "chance": {"first": 0}}),
        json!({"seat": 0, "act": "draw", "why": "hurry"}),
        json!({"chance": {"first": "A"}}),
        json!({"chance": {"draw": {"seat": 0}}}),
        json!({"chance": {"draw": {"seat": 0, "card": "bw", "face": "down"}}}),
        json!({"chance": {"first": 0}, "by": "lot"}),
        json!({"chance": {}}),
    ]);
}
