//! The environment, as far as it configures the program.
//!
//! A variable that is empty counts as not set, since compose files and `.env` files are full of them, and quotes around a
//! value are not part of it, since Docker's `--env-file` keeps them.

use std::ffi::OsString;
use std::fs;

use anyhow::{Context, anyhow};

/// Where variables are read.
pub struct Variables<'a>(&'a dyn Fn(&str) -> Option<OsString>);

impl<'a> Variables<'a> {
    /// The variables that `read` knows.
    pub const fn new(read: &'a dyn Fn(&str) -> Option<OsString>) -> Self {
        Self(read)
    }

    /// The value of a variable; `None` if it is not set or empty.
    pub fn text(&self, name: &str) -> anyhow::Result<Option<String>> {
        let Some(value) = (self.0)(name) else {
            return Ok(None);
        };
        let value = value
            .into_string()
            .map_err(|_| anyhow!("{name} is not valid Unicode"))?;
        let value = unquoted(value.trim());
        Ok((!value.is_empty()).then(|| value.to_owned()))
    }

    /// The same, or what is in the file that the variable with `_FILE` behind its name points to.
    ///
    /// # Errors
    /// If the file cannot be read, or both variables are set.
    pub fn secret(&self, name: &str) -> anyhow::Result<Option<String>> {
        let of_file = format!("{name}_FILE");
        match (self.text(name)?, self.text(&of_file)?) {
            (Some(_), Some(_)) => Err(anyhow!(
                "{name} and {of_file} are both set; set one of them"
            )),
            (value, None) => Ok(value),
            (None, Some(path)) => {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("cannot read {path}, which {of_file} names"))?;
                let text = text.trim();
                Ok((!text.is_empty()).then(|| text.to_owned()))
            }
        }
    }

    /// A value of a kind, such as `an address like 127.0.0.1:9100`.
    ///
    /// # Errors
    /// If it is set and of no such kind.
    pub fn parsed<T, E>(
        &self,
        name: &str,
        kind: &str,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> anyhow::Result<Option<T>> {
        let value = self.text(name)?;
        let parse = |value: String| {
            parse(&value).map_err(|_| anyhow!("{name} must be {kind}, not {value:?}"))
        };
        value.map(parse).transpose()
    }
}

/// A text without the pair of quotes around it, if there is one.
fn unquoted(text: &str) -> &str {
    for quote in ['"', '\''] {
        let inner = text.strip_prefix(quote);
        if let Some(inner) = inner.and_then(|inner| inner.strip_suffix(quote)) {
            return inner.trim();
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: &str) -> Option<String> {
        let read = |_: &str| Some(OsString::from(value));
        Variables::new(&read).text("X").expect("Unicode")
    }

    #[test]
    fn an_empty_variable_is_not_set_and_quotes_are_not_part_of_a_value() {
        for empty in ["", " ", "\"\"", "''", "\" \""] {
            assert_eq!(text(empty), None, "{empty:?}");
        }
        for value in ["a b", " a b ", "\"a b\"", "'a b'", "\"a b\" "] {
            assert_eq!(text(value).as_deref(), Some("a b"), "{value:?}");
        }
        assert_eq!(text("\"a").as_deref(), Some("\"a"));
        assert_eq!(text("\"").as_deref(), Some("\""));
    }

    #[test]
    fn a_value_of_the_wrong_kind_is_named() {
        let read = |_: &str| Some(OsString::from("everywhere"));
        let port = Variables::new(&read).parsed("PORT", "a number", str::parse::<u16>);
        let said = port.expect_err("a refusal").to_string();
        assert_eq!(said, "PORT must be a number, not \"everywhere\"");
    }
}
