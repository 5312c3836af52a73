//! Steps as written in match files.

use serde_json::{Value, json};

use crate::games::roll_write::{Action, Chance};
use crate::kernel::Step;

type RollWriteStep = Step<Action, Chance>;

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    for shape in [
        json!({"seat": 0, "act": "take.r.4"}),
        json!({"seat": 4, "act": "circle.p"}),
        json!({"seat": 1, "act": "refuse"}),
        json!({"seat": 2, "act": "accelerate.g"}),
        json!({"seat": 2, "act": "stop"}),
        json!({"chance": {"first": 3}}),
        json!({"chance": {"roll": {"colours": ["r", "g", "b"], "numbers": [0, 4, 9]}}}),
    ] {
        let step: RollWriteStep = serde_json::from_value(shape.clone()).expect("a step");
        assert_eq!(serde_json::to_value(step).expect("plain data"), shape);
    }
}

#[test]
fn nothing_else_reads_as_a_step() {
    for shape in [
        json!({"seat": 0, "act": "take.w.4"}),
        json!({"seat": 5, "act": "refuse"}),
        json!({"chance": {"roll": {"colours": ["r", "g", "w"], "numbers": [0, 4, 9]}}}),
        json!({"chance": {"roll": {"colours": ["r", "g", "b"], "numbers": [0, 4, 10]}}}),
        json!({"chance": {"roll": {"colours": ["r", "g", "b"], "numbers": [0, 4]}}}),
        json!({"chance": {"roll": "rgb049"}}),
        json!({"chance": {"roll": ["r", "g", "b", 0, 4, 9]}}),
        json!({"chance": {"first": 5}}),
        json!({"chance": {"first": 0, "roll": {"colours": ["r", "g", "b"], "numbers": [0, 4, 9]}}}),
        Value::Null,
    ] {
        let step = serde_json::from_value::<RollWriteStep>(shape.clone());
        assert!(step.is_err(), "{shape}");
    }
}
