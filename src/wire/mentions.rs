//! Commands in the texts of messages. The locale files name a command as code, `/lostcities hand`, in their own language;
//! once Discord has said which number the command has, the message mentions it instead: that can be clicked, and every
//! reader sees the name that their own Discord has for it.

use std::borrow::Cow;
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CommandMentions {
    /// By what is between the marks of code.
    by_code: BTreeMap<String, String>,
}

impl FromIterator<(String, String)> for CommandMentions {
    /// Pairs of a command as code and its mention.
    fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Self {
        Self {
            by_code: pairs.into_iter().collect(),
        }
    }
}

impl CommandMentions {
    /// The text with a mention in place of each command that is written as code. Anything else stays as it is.
    pub fn write<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.by_code.is_empty() || !text.contains("`/") {
            return text.into();
        }
        let mut written = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('`') {
            written.push_str(before);
            let code = after.split_once('`');
            let mention = code.and_then(|(code, behind)| Some((self.by_code.get(code)?, behind)));
            if let Some((mention, behind)) = mention {
                written.push_str(mention);
                rest = behind;
            } else {
                written.push('`');
                rest = after;
            }
        }
        written.push_str(rest);
        written.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions() -> CommandMentions {
        let pairs = [
            ("/lostcities solo", "</lostcities solo:7>"),
            ("/lostcities aufgeben", "</lostcities resign:7>"),
        ];
        pairs
            .map(|(code, mention)| (code.to_owned(), mention.to_owned()))
            .into_iter()
            .collect()
    }

    #[test]
    fn commands_become_mentions_and_nothing_else_does() {
        for (text, written) in [
            ("", ""),
            ("Play.", "Play."),
            ("`/lostcities solo`", "</lostcities solo:7>"),
            (
                "With `/lostcities aufgeben` or `/lostcities solo`.",
                "With </lostcities resign:7> or </lostcities solo:7>.",
            ),
            (
                "`ab12` and `/lostcities solo`",
                "`ab12` and </lostcities solo:7>",
            ),
            (
                "`/lostcities unknown` `/lostcities solo",
                "`/lostcities unknown` `/lostcities solo",
            ),
            ("/lostcities solo", "/lostcities solo"),
            ("a ` b `/lostcities solo` c", "a ` b </lostcities solo:7> c"),
        ] {
            assert_eq!(mentions().write(text), written);
        }
    }

    #[test]
    fn before_registration_commands_stay_code() {
        let text = "`/lostcities solo`";
        assert_eq!(CommandMentions::default().write(text), text);
    }
}
