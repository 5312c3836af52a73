//! Steps as they stand in match files.

use serde_json::{Value, json};

use crate::games::roll_write::{Action, Chance};
use crate::kernel::Step;

type RollWriteStep = Step<Action, Chance>;

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    for shape in [
        json!({"seat": 0, "act": "take.r4"}),
        json!({"seat": 4, "act": "circle.p"}),
        json!({"seat": 1, "act": "refuse"}),
        json!({"seat": 2, "act": "arrow.g"}),
        json!({"seat": 2, "act": "stop"}),
        json!({"chance": {"first": 3}}),
        json!({"chance": {"roll": "rgb049"}}),
    ] {
        let step: RollWriteStep = serde_json::from_value(shape.clone()).expect("a step");
        assert_eq!(serde_json::to_value(step).expect("plain data"), shape);
    }
}

#[test]
fn nothing_else_reads_as_a_step() {
    for shape in [
        json!({"seat": 0, "act": "take.w4"}),
        json!({"seat": 5, "act": "refuse"}),
        json!({"chance": {"roll": "rgw049"}}),
        json!({"chance": {"roll": ["r", "g", "b", 0, 4, 9]}}),
        json!({"chance": {"first": 5}}),
        json!({"chance": {"first": 0, "roll": "rgb049"}}),
        Value::Null,
    ] {
        let step = serde_json::from_value::<RollWriteStep>(shape.clone());
        assert!(step.is_err(), "{shape}");
    }
}
