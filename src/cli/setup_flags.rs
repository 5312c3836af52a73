//! Flags for what people may choose before a match, made from what the games declare.

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, error::ErrorKind};
use serde_json::{Map, Value};

use crate::games::GameKind;
use crate::present::{OfferedOption, SetupField, offered_options};

/// What the flags choose: fields of the setup that differ from its default.
#[derive(Clone, Debug, Default)]
pub struct SetupFlags {
    fields: Vec<SetupField>,
}

impl SetupFlags {
    /// The fields as options of [`crate::registry::setup`].
    pub fn options(&self) -> Map<String, Value> {
        let fields = self.fields.iter();
        fields
            .map(|field| (field.key.to_owned(), field.value.into()))
            .collect()
    }
}

impl FromArgMatches for SetupFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut flags = Self::default();
        flags.update_from_arg_matches(matches)?;
        Ok(flags)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for option in offered_options() {
            let given = matches.try_get_one::<SetupField>(option.name);
            let given = given.map_err(|error| clap::Error::raw(ErrorKind::InvalidValue, error))?;
            self.fields.extend(given);
        }
        Ok(())
    }
}

impl Args for SetupFlags {
    fn augment_args(command: Command) -> Command {
        offered_options()
            .into_iter()
            .fold(command, |command, option| command.arg(flag(option)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// The flag of an option. It is also known under the key of the setup, and its values under those of the setup.
fn flag(option: OfferedOption) -> Arg {
    let games: Vec<&str> = option.games.iter().copied().map(GameKind::slug).collect();
    let about = format!(
        "An option of {}: {}",
        games.join(" and "),
        values(&option).join(" or ")
    );
    let key = option.default.key;
    let arg = Arg::new(option.name)
        .long(option.name)
        .help(about)
        .value_name(option.name.to_uppercase());
    let arg = if key == option.name {
        arg
    } else {
        arg.alias(key)
    };
    arg.value_parser(move |text: &str| parse(&option, text))
}

/// What the flag takes.
fn values(option: &OfferedOption) -> Vec<String> {
    let values = option.choices.iter();
    values.map(|choice| choice.value.to_string()).collect()
}

/// The field that a value of the flag sets. Hyphens and underscores are the same.
fn parse(option: &OfferedOption, text: &str) -> Result<SetupField, String> {
    let is_meant = |value: String| value.replace('_', "-") == text.replace('_', "-");
    let mut choices = option.choices.iter();
    let choice = choices.find(|choice| {
        is_meant(choice.value.to_string()) || is_meant(choice.sets.value.to_string())
    });
    choice
        .map(|choice| choice.sets)
        .ok_or_else(|| format!("it takes {}", values(option).join(" or ")))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(args: &[&str]) -> Result<Value, String> {
        let command = SetupFlags::augment_args(Command::new("simulate"));
        let matches = command.try_get_matches_from([&["simulate"], args].concat());
        let flags = matches.and_then(|matches| SetupFlags::from_arg_matches(&matches));
        flags
            .map(|flags| Value::Object(flags.options()))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn every_option_of_every_game_is_a_flag() {
        for option in offered_options() {
            for choice in &option.choices {
                let flag = format!("--{}", option.name);
                let SetupField { key, value } = choice.sets;
                let read = read(&[&flag, &choice.value.to_string()]);
                assert_eq!(read, Ok(json!({ key: Value::from(value) })), "{flag}");
            }
        }
    }

    #[test]
    fn keys_and_values_of_match_files_are_understood() {
        for (args, options) in [
            (vec![], json!({})),
            (vec!["--colours", "6"], json!({"colours": 6})),
            (vec!["--order", "in_turn"], json!({"order": "in_turn"})),
            (vec!["--order", "in-turn"], json!({"order": "in_turn"})),
            (
                vec!["--rounds", "1", "--variant", "up-and-down"],
                json!({"rounds": 1, "up_and_down": true}),
            ),
        ] {
            assert_eq!(read(&args), Ok(options), "{args:?}");
        }
    }

    #[test]
    fn a_value_that_is_not_offered_is_refused() {
        let error = read(&["--rounds", "2"]).expect_err("there are no two rounds");
        assert!(error.contains("it takes 1 or 3"), "{error}");
    }
}
