//! Steps as written in match files.

use serde_json::{Value, json};

use crate::games::classic::{Action, Chance};
use crate::kernel::Step;

type ClassicStep = Step<Action, Chance>;

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    for shape in [
        json!({"seat": 0, "act": "play.r7"}),
        json!({"seat": 1, "act": "discard.bw"}),
        json!({"seat": 0, "act": "draw"}),
        json!({"seat": 1, "act": "take.b"}),
        json!({"chance": {"first": 0}}),
        json!({"chance": {"draw": {"seat": 0, "card": "bw"}}}),
    ] {
        let step: ClassicStep = serde_json::from_value(shape.clone()).expect("a step");
        assert_eq!(serde_json::to_value(step).expect("plain data"), shape);
    }
}

#[test]
fn nothing_else_reads_as_a_step() {
    for shape in [
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
        Value::Null,
    ] {
        let step = serde_json::from_value::<ClassicStep>(shape.clone());
        assert!(step.is_err(), "{shape}");
    }
}
