//! Limits of buttons and selects, and of modals.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Faults, join};
use crate::judge::refusal::Fault;

/// No custom id occurs twice.
pub(super) fn unique(faults: &mut Faults, ids: &mut BTreeSet<String>, at: &str, part: &Value) {
    if let Some(id) = part.get("custom_id").and_then(Value::as_str)
        && !ids.insert(id.to_owned())
    {
        let message = "Component custom id cannot be duplicated";
        faults.add(
            &join(at, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            message,
        );
    }
}

/// A button: a label or an emoji, and an id or a link according to its style.
pub(super) fn button(faults: &mut Faults, at: &str, button: &Value) {
    faults.text(at, button, "label", 0..=80);
    let has_label = button["label"]
        .as_str()
        .is_some_and(|label| !label.is_empty());
    if !has_label && !button["emoji"].is_object() {
        let message = "A button must have a label or an emoji";
        faults.add(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
    }
    emoji(faults, at, button);
    match button["style"].as_u64() {
        Some(1..=4) => {
            faults.text(at, button, "custom_id", 1..=100);
            if button["url"].is_string() {
                faults.add(
                    at,
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        Some(5) => {
            faults.text(at, button, "url", 1..=512);
            if button["custom_id"].is_string() {
                faults.add(
                    at,
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        Some(_) | None => {
            let message = "Value must be one of (1, 2, 3, 4, 5).";
            faults.choice(&join(at, "style"), message);
        }
    }
}

/// An emoji without an id must be a real one; letters are refused.
fn emoji(faults: &mut Faults, at: &str, object: &Value) {
    let Some(emoji) = object.get("emoji").filter(|emoji| emoji.is_object()) else {
        return;
    };
    let name = emoji["name"].as_str().unwrap_or_default();
    let plain = emoji.get("id").is_none_or(Value::is_null);
    if plain && (name.is_empty() || name.is_ascii()) {
        faults.add(
            &format!("{at}.emoji.name"),
            "BUTTON_COMPONENT_INVALID_EMOJI",
            "Invalid emoji",
        );
    }
}

/// A select: 25 options with short texts and different values.
pub(super) fn select(faults: &mut Faults, at: &str, select: &Value) {
    faults.text(at, select, "custom_id", 1..=100);
    faults.text(at, select, "placeholder", 0..=150);
    let (least, most) = (
        select["min_values"].as_u64().unwrap_or(1),
        select["max_values"].as_u64().unwrap_or(1),
    );
    if least > 25 || !(1..=25).contains(&most) || least > most {
        let message =
            "int value should be greater than or equal to 0 and less than or equal to 25.";
        faults.add(&join(at, "min_values"), "NUMBER_TYPE_MAX", message);
    }
    if select["type"] != 3 {
        return;
    }
    let options = faults.filled_list(at, select, "options", 25);
    let count = u64::try_from(options.len()).unwrap_or(u64::MAX);
    if most > count && !options.is_empty() {
        let message = format!("int value should be less than or equal to {count}.");
        faults.add(&join(at, "max_values"), "NUMBER_TYPE_MAX", message);
    }
    let n_chosen = options
        .iter()
        .filter(|option| option["default"] == true)
        .count();
    if u64::try_from(n_chosen).unwrap_or(u64::MAX) > most {
        // Discord documents that it refuses this, but not with which code.
        let message = format!("Must be {most} or fewer default options.");
        faults.add(&join(at, "options"), "BASE_TYPE_BAD_LENGTH", &message);
    }
    let mut values = BTreeSet::new();
    for (i, option) in options.iter().enumerate() {
        let at = format!("{at}.options.{i}");
        faults.text(&at, option, "label", 1..=100);
        faults.text(&at, option, "value", 1..=100);
        faults.text(&at, option, "description", 0..=100);
        emoji(faults, &at, option);
        if let Some(value) = option["value"].as_str()
            && !values.insert(value)
        {
            let message = "The specified option value is already used";
            faults.add(
                &join(&at, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                message,
            );
        }
    }
}

/// What is wrong with a modal: a title of 45 characters and one to five rows of one text input each.
pub(crate) fn modal_faults(data: &Value) -> Vec<Fault> {
    let mut faults = Faults::default();
    faults.text("data", data, "custom_id", 1..=100);
    faults.text("data", data, "title", 1..=45);
    let mut ids = BTreeSet::new();
    let rows = faults.filled_list("data", data, "components", 5);
    for (r, row) in rows.iter().enumerate() {
        let at = format!("data.components.{r}");
        if row["type"] != 1 {
            faults.add(
                &join(&at, "type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (1,).",
            );
        }
        let parts = faults.filled_list(&at, row, "components", 1);
        for (c, input) in parts.iter().enumerate() {
            let at = format!("{at}.components.{c}");
            if input["type"] != 4 {
                faults.add(
                    &join(&at, "type"),
                    "UNION_TYPE_CHOICES",
                    "Value of field \"type\" must be one of (4,).",
                );
            }
            if !matches!(input["style"].as_u64(), Some(1 | 2)) {
                faults.choice(&join(&at, "style"), "Value must be one of (1, 2).");
            }
            faults.text(&at, input, "custom_id", 1..=100);
            faults.text(&at, input, "label", 1..=45);
            faults.text(&at, input, "placeholder", 0..=100);
            faults.text(&at, input, "value", 0..=4000);
            unique(&mut faults, &mut ids, &at, input);
        }
    }
    faults.found
}
