//! Discord's limits on what a bot sends, most of which its published description does not know.

mod commands;
mod components;
mod messages;

use serde_json::Value;

pub(crate) use commands::{command_faults, command_set_faults};
pub(crate) use components::modal_faults;
pub(crate) use messages::{choices_faults, message_faults};

use super::refusal::Fault;

/// Collects faults with their places.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) found: Vec<Fault>,
}

impl Faults {
    /// Notes one.
    fn add(&mut self, at: &str, code: &'static str, message: impl Into<String>) {
        self.found.push(Fault {
            at: at.to_owned(),
            code,
            message: message.into(),
        });
    }

    /// A text that must be there, of this many characters.
    fn text(
        &mut self,
        parent: &str,
        object: &Value,
        key: &str,
        range: std::ops::RangeInclusive<usize>,
    ) {
        match object.get(key) {
            None | Some(Value::Null) if *range.start() > 0 => {
                self.add(
                    &join(parent, key),
                    "BASE_TYPE_REQUIRED",
                    "This field is required",
                );
            }
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => self.length(&join(parent, key), text, range),
            Some(_) => self.add(
                &join(parent, key),
                "STRING_TYPE_CONVERT",
                "Could not interpret value as string.",
            ),
        }
    }

    /// The length of a text, counted in characters.
    fn length(&mut self, at: &str, text: &str, range: std::ops::RangeInclusive<usize>) {
        let (least, most) = (*range.start(), *range.end());
        let length = text.chars().count();
        if length == 0 && least > 0 {
            self.add(at, "BASE_TYPE_REQUIRED", "This field is required");
        } else if length > most && least > 0 {
            self.add(
                at,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {least} and {most} in length."),
            );
        } else if length > most {
            self.add(
                at,
                "BASE_TYPE_MAX_LENGTH",
                format!("Must be {most} or fewer in length."),
            );
        }
    }

    /// The elements of a list that has this many; a missing list is empty.
    fn list<'a>(&mut self, parent: &str, object: &'a Value, key: &str, most: usize) -> &'a [Value] {
        match object.get(key) {
            None | Some(Value::Null) => &[],
            Some(Value::Array(list)) => {
                if list.len() > most {
                    let message = format!("Must be {most} or fewer in length.");
                    self.add(&join(parent, key), "BASE_TYPE_MAX_LENGTH", message);
                }
                list
            }
            Some(_) => {
                self.add(
                    &join(parent, key),
                    "LIST_TYPE_CONVERT",
                    "Only iterables may be used in a ListType",
                );
                &[]
            }
        }
    }
}

/// The place of a member.
fn join(parent: &str, key: &str) -> String {
    if parent.is_empty() {
        key.to_owned()
    } else {
        format!("{parent}.{key}")
    }
}
