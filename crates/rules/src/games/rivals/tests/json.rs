//! Steps as written in match files.

use serde_json::{Value, json};

use crate::games::rivals::{Action, Chance};
use crate::kernel::Step;

type RivalsStep = Step<Action, Chance>;

#[test]
fn steps_stand_in_match_files_in_this_shape() {
    for shape in [
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
    ] {
        let step: RivalsStep = serde_json::from_value(shape.clone()).expect("a step");
        assert_eq!(serde_json::to_value(step).expect("plain data"), shape);
    }
}

#[test]
fn nothing_else_reads_as_a_step() {
    for shape in [
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
        Value::Null,
    ] {
        let step = serde_json::from_value::<RivalsStep>(shape.clone());
        assert!(step.is_err(), "{shape}");
    }
}
