//! The options of commands: what each asks for, and how its value is read. One macro makes the type that a handler gets and
//! the list that is registered, so that neither can have an option that the other lacks.

use futures_util::future::BoxFuture;
use thiserror::Error;

use super::values::{Value, Values};
use crate::answers::ctx::Ctx;
use crate::table::TableError;

/// An option as Discord offers it.
#[derive(Clone)]
pub struct CommandOption {
    /// Its name in English.
    pub name: &'static str,
    /// The key of its name in the locale files, where several commands share it; else `opt-COMMAND-NAME`.
    pub words: Option<&'static str>,
    pub kind: Kind,
    /// Whether it must be given.
    pub is_required: bool,
    /// What may be given, as far as it has been typed.
    pub suggest: Option<Suggest>,
}

#[derive(Clone)]
pub enum Kind {
    Text,
    /// A whole number of this range.
    Number {
        min: u64,
        max: u64,
    },
    User,
    /// A person or a role.
    Mentionable,
    Role,
    Channel,
    /// True or false.
    Flag,
    Choice(Vec<Choice>),
}

/// Something to choose from a fixed list.
#[derive(Clone, Copy)]
pub struct Choice {
    pub words: &'static str,
    /// What is sent when it is chosen. The values of one option are all of one kind.
    pub value: ChoiceValue,
}

/// What is sent for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceValue {
    Text(&'static str),
    Number(u8),
}

/// Something that may be typed: the text to read, and what is sent for it.
pub struct Suggestion {
    /// What a person reads.
    pub text: String,
    /// What is sent.
    pub value: SuggestedValue,
}

/// What is sent for a suggestion.
pub enum SuggestedValue {
    Text(String),
    Number(u64),
}

/// Finds what may be typed, by what has been typed so far and the values of the other options.
pub type Suggest =
    for<'a> fn(&'a Ctx, &'a Values, &'a str) -> BoxFuture<'a, Result<Vec<Suggestion>, TableError>>;

/// What one option holds.
pub trait Argument: Sized {
    /// What Discord asks for.
    fn kind() -> Kind;

    /// The value, unless it is none of this kind.
    fn read(value: &Value) -> Option<Self>;

    /// What may be typed, if there are suggestions.
    fn suggest() -> Option<Suggest> {
        None
    }

    /// The key of its words, where it is the same option of several commands.
    fn words() -> Option<&'static str> {
        None
    }
}

/// A field of a handler: an option that must be given, one that may be, or several options in one.
pub trait Field: Sized {
    /// The options of this name.
    fn options(name: &'static str) -> Vec<CommandOption>;

    fn read(values: &Values, name: &'static str) -> Result<Self, BadOption>;
}

/// The options of a command, and the way to read them.
pub trait Options: Sized {
    /// The options, in the order in which Discord offers them.
    fn options() -> Vec<CommandOption>;

    fn read(values: &Values) -> Result<Self, BadOption>;
}

/// An option is not as it was registered. That happens for a moment after the commands have changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the option {0} is missing or has an unexpected value")]
pub struct BadOption(pub &'static str);

impl<A: Argument> Field for A {
    fn options(name: &'static str) -> Vec<CommandOption> {
        vec![option::<A>(name, true)]
    }

    fn read(values: &Values, name: &'static str) -> Result<Self, BadOption> {
        let value = values.get(name).ok_or(BadOption(name))?;
        A::read(value).ok_or(BadOption(name))
    }
}

impl<A: Argument> Field for Option<A> {
    fn options(name: &'static str) -> Vec<CommandOption> {
        vec![option::<A>(name, false)]
    }

    fn read(values: &Values, name: &'static str) -> Result<Self, BadOption> {
        let read = |value| A::read(value).ok_or(BadOption(name));
        values.get(name).map(read).transpose()
    }
}

fn option<A: Argument>(name: &'static str, is_required: bool) -> CommandOption {
    CommandOption {
        name,
        words: A::words(),
        kind: A::kind(),
        is_required,
        suggest: A::suggest(),
    }
}

/// Declares a command: the struct that its handler gets, with each option's name behind its field.
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $command:ident {
            $( $(#[$doc:meta])* $field:ident: $type:ty = $name:literal, )*
        }
    ) => {
        $(#[$meta])*
        pub struct $command {
            $( $(#[$doc])* $field: $type, )*
        }

        impl $crate::commands::option::Options for $command {
            fn options() -> Vec<$crate::commands::option::CommandOption> {
                let options: Vec<Vec<_>> = vec![
                    $( <$type as $crate::commands::option::Field>::options($name) ),*
                ];
                options.into_iter().flatten().collect()
            }

            fn read(
                _values: &$crate::commands::values::Values,
            ) -> Result<Self, $crate::commands::option::BadOption> {
                Ok(Self {
                    $( $field: $crate::commands::option::Field::read(_values, $name)?, )*
                })
            }
        }
    };
}

pub(super) use options;
