//! The short forms in which match files, custom ids and the database keep cards and actions.

/// Lets serde read and write a type by its short form: what `Display` and `FromStr` make of it.
macro_rules! short_form {
    ($name:ident) => {
        impl TryFrom<String> for $name {
            type Error = <Self as std::str::FromStr>::Err;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.to_string()
            }
        }
    };
}

/// Writes and reads an action as a word and, each behind a dot, the short forms of what it has.
///
/// `"play" [card] => { Play(card) }` makes `play.r7` of `Play` of the red 7. What does not fulfil the condition is not read: a colour
/// that some games have may be none of this game.
macro_rules! action_text {
    (
        $action:ident, $error:ident: $expected:literal, $(where $is_possible:expr,)?
        $($word:literal [$($part:ident),*] => { $($variant:tt)+ })+
    ) => {
        impl std::fmt::Display for $action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$($variant)+ => {
                        f.write_str($word)?;
                        $(write!(f, ".{}", $part)?;)*
                        Ok(())
                    })+
                }
            }
        }

        #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
        #[error($expected)]
        pub struct $error;

        impl std::str::FromStr for $action {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let read = || {
                    let mut parts = text.split('.');
                    let action = match parts.next()? {
                        $($word => {
                            $(let $part = parts.next()?.parse().ok()?;)*
                            Self::$($variant)+
                        })+
                        _ => return None,
                    };
                    parts.next().is_none().then_some(action)
                };
                read()$(.filter($is_possible))?.ok_or($error)
            }
        }
    };
}
