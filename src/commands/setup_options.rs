//! The options of a match, which the games declare. Every command that opens one has all of them.

use serde_json::{Map, Value};

use super::option::{BadOption, Choice, ChoiceValue, CommandOption, Field, Kind};
use super::values::{self, Values};
use crate::present::{SetupField, SetupValue, offered_options};

/// What differs from the usual setup of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupOptions(Vec<SetupField>);

impl From<SetupOptions> for Value {
    /// The fields by the keys of a match file.
    fn from(options: SetupOptions) -> Self {
        let fields = options.0.into_iter();
        let fields = fields.map(|field| (field.key.to_owned(), field.value.into()));
        Self::Object(fields.collect::<Map<_, _>>())
    }
}

impl Field for SetupOptions {
    /// The options of all games; no two have the same name.
    fn options(_: &'static str) -> Vec<CommandOption> {
        let offered = offered_options().into_iter();
        let options = offered.map(|option| {
            let choices = option.choices.iter().map(|choice| Choice {
                words: choice.words,
                value: sent(choice.value),
            });
            CommandOption {
                name: option.name,
                words: Some(option.words),
                kind: Kind::Choice(choices.collect()),
                is_required: false,
                suggest: None,
            }
        });
        options.collect()
    }

    fn read(values: &Values, _: &'static str) -> Result<Self, BadOption> {
        let mut fields = Vec::new();
        for option in offered_options() {
            let Some(given) = values.get(option.name) else {
                continue;
            };
            let mut choices = option.choices.iter();
            let choice = choices.find(|choice| is_given(sent(choice.value), given));
            fields.push(choice.ok_or(BadOption(option.name))?.sets);
        }
        Ok(Self(fields))
    }
}

/// What Discord sends for a choice.
const fn sent(value: SetupValue) -> ChoiceValue {
    match value {
        SetupValue::Number(number) => ChoiceValue::Number(number),
        SetupValue::Word(word) => ChoiceValue::Text(word),
        SetupValue::Flag(true) => ChoiceValue::Text("yes"),
        SetupValue::Flag(false) => ChoiceValue::Text("no"),
    }
}

fn is_given(value: ChoiceValue, given: &values::Value) -> bool {
    match value {
        ChoiceValue::Text(text) => given.text() == Some(text),
        ChoiceValue::Number(number) => given.number() == Some(number.into()),
    }
}
