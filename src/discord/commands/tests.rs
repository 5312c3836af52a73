//! What Discord is told of the commands.

use insta::assert_snapshot;
use serde_json::{Value, json};

use super::registration;

/// The registered commands as Discord reads them: a line for each command, option and choice, each below what it belongs to.
fn registered() -> String {
    let mut lines = Vec::new();
    for command in json!(registration()).as_array().expect("a list") {
        write(command, 0, &mut lines);
    }
    lines.join("\n")
}

fn write(thing: &Value, depth: usize, lines: &mut Vec<String>) {
    let mut own = thing.clone();
    let below: Vec<Value> = ["options", "choices"]
        .into_iter()
        .filter_map(|key| own.as_object_mut()?.remove(key))
        .flat_map(|list| list.as_array().cloned().unwrap_or_default())
        .collect();
    // JSON has one number for 2 and 2.0.
    for limit in ["min_value", "max_value"] {
        if let Some(number) = own[limit].as_f64() {
            own[limit] = json!(format!("{number}"));
        }
    }
    lines.push(format!("{:depth$}{own}", ""));
    for thing in below {
        write(&thing, depth + 2, lines);
    }
}

#[test]
fn registered_commands_stay_as_they_are() {
    assert_snapshot!("registered", registered());
}
