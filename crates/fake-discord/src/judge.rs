//! Discord's limits on what a bot sends, most of which its published description does not know.

mod commands;
mod components;
mod controls;
mod emojis;
mod messages;
#[cfg(feature = "openapi")]
pub(crate) mod openapi;
pub(crate) mod refusal;

use serde_json::Value;

pub(crate) use commands::{command_faults, command_set_faults};
pub(crate) use components::is_too_heavy;
pub(crate) use controls::modal_faults;
pub(crate) use emojis::{emoji_name_faults, unknown_emoji_faults};
pub(crate) use messages::{Before, choices_faults, message_faults};

use refusal::Fault;

/// Collects faults with their places.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) found: Vec<Fault>,
}

impl Faults {
    fn add(&mut self, at: &str, code: &'static str, message: impl Into<String>) {
        self.found.push(Fault {
            at: at.to_owned(),
            code,
            message: message.into(),
        });
    }

    /// Notes that a field is none of a few values.
    fn choice(&mut self, at: &str, message: &str) {
        self.add(at, "BASE_TYPE_CHOICES", message);
    }

    /// Notes that a field is missing.
    fn required(&mut self, at: &str) {
        self.add(at, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// True or false, if it is there.
    fn flag(&mut self, parent: &str, object: &Value, key: &str) {
        if !object[key].is_null() && !object[key].is_boolean() {
            let message = "Must be either true or false.";
            self.add(&join(parent, key), "BOOLEAN_TYPE_CHOICES", message);
        }
    }

    /// A whole number from 0 to this one, if it is there.
    fn number(&mut self, parent: &str, object: &Value, key: &str, most: i64) {
        let at = join(parent, key);
        match (&object[key], object[key].as_i64()) {
            (Value::Null, _) => {}
            (_, Some(number)) if (0..=most).contains(&number) => {}
            (_, Some(number)) if number < 0 => {
                let message = "int value should be greater than or equal to 0.";
                self.add(&at, "NUMBER_TYPE_MIN", message);
            }
            (_, Some(_)) => {
                let message = format!("int value should be less than or equal to {most}.");
                self.add(&at, "NUMBER_TYPE_MAX", message);
            }
            (_, None) => self.add(&at, "NUMBER_TYPE_COERCE", "Value is not an int."),
        }
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
                self.required(&join(parent, key));
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
            self.required(at);
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

    /// The elements of a list that has at least one.
    fn filled_list<'a>(
        &mut self,
        parent: &str,
        object: &'a Value,
        key: &str,
        most: usize,
    ) -> &'a [Value] {
        let list = self.list(parent, object, key, most);
        if list.is_empty() {
            let message = format!("Must be between 1 and {most} in length.");
            self.add(&join(parent, key), "BASE_TYPE_BAD_LENGTH", message);
        }
        list
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
