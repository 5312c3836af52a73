//! The rules of Roll & Write, example by example and law by law.

mod arrows;
mod bridges;
mod laws;
mod orders;
mod printed;
mod scores;
mod script;
mod steps_json;
mod taking;

use std::sync::LazyLock;

use serde_json::json;

use super::{Order, RollWrite, Setup};
use crate::games::values::{RollWriteValues, Values};
use crate::kernel::conformance::{Promise, conforms};

fn values() -> &'static RollWriteValues {
    &Values::latest().roll_write
}

fn values_with(change: impl FnOnce(&mut serde_json::Value)) -> &'static RollWriteValues {
    let text = include_str!("../../../assets/values/1.json");
    let mut file: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let section = &mut file["roll_write"];
    change(section);
    let values: RollWriteValues = serde_json::from_value(section.take()).expect("values");
    Box::leak(Box::new(values))
}

/// The printed values with pictures of our own in the fields: where the real sheet has them is not known for certain.
fn layout() -> &'static RollWriteValues {
    static LAYOUT: LazyLock<&RollWriteValues> = LazyLock::new(|| {
        values_with(|section| {
            section["artefact_fields"]["value"] = json!({
                "r": [2, 6], "o": [3, 7], "y": [4, 8], "g": [2, 5], "b": [3, 6], "p": [4, 7],
            });
            section["arrow_fields"]["value"] = json!({
                "r": [4, 8], "o": [2, 5], "y": [3, 6], "g": [4, 7], "b": [5, 8], "p": [2, 6],
            });
        })
    });
    *LAYOUT
}

fn setups() -> impl Iterator<Item = Setup> {
    (2..=5).flat_map(|seats| {
        [Order::Together, Order::InTurn]
            .map(|order| Setup::new(seats, order).expect("such a match exists"))
    })
}

/// No match has more steps. The player who is not exhausted takes dice, for which a sheet has room 66 times, or hatches one of
/// nine dice symbols: after 75 turns all are exhausted. A turn is a roll and a choice of everybody; besides, each of the
/// twelve arrows of a sheet is used or left once.
fn max_steps(setup: Setup) -> usize {
    let n_seats = usize::from(setup.n_seats());
    1 + 75 * (1 + n_seats) + n_seats * 12
}

#[test]
fn every_roll_write_setup_conforms() {
    for setup in setups() {
        let promise = Promise::<RollWrite> {
            setup,
            values: values(),
            has_secrets: false,
            max_steps: max_steps(setup),
        };
        conforms(&promise, 0..2);
    }
}
