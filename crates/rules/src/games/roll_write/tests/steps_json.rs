//! Steps as written in match files.

use serde_json::json;

use crate::games::roll_write::RollWrite;
use crate::games::testing::{no_step_reads, steps_read_as_written};

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    steps_read_as_written::<RollWrite>([
        json!({"seat": 0, "act": "take.r.4"}),
        json!({"seat": 4, "act": "circle.p"}),
        json!({"seat": 1, "act": "refuse"}),
        json!({"seat": 2, "act": "accelerate.g"}),
        json!({"seat": 2, "act": "stop"}),
        json!({"chance": {"first": 3}}),
        json!({"chance": {"roll": {"colours": ["r", "g", "b"], "numbers": [0, 4, 9]}}}),
    ]);
}

#[test]
fn nothing_else_reads_as_a_step() {
    no_step_reads::<RollWrite>([
        json!({"seat": 0, "act": "take.w.4"}),
        json!({"seat": 5, "act": "refuse"}),
        json!({"chance": {"roll": {"colours": ["r", "g", "w"], "numbers": [0, 4, 9]}}}),
        json!({"chance": {"roll": {"colours": ["r", "g", "b"], "numbers": [0, 4, 10]}}}),
        json!({"chance": {"roll": {"colours": ["r", "g", "b"], "numbers": [0, 4]}}}),
        json!({"chance": {"roll": "rgb049"}}),
        json!({"chance": {"roll": ["r", "g", "b", 0, 4, 9]}}),
        json!({"chance": {"first": 5}}),
        json!({"chance": {"first": 0, "roll": {"colours": ["r", "g", "b"], "numbers": [0, 4, 9]}}}),
    ]);
}
