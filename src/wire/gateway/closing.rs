//! How Discord closes a connection, and what follows from it.

use std::fmt;

/// The code and the words with which Discord closed a connection; no code if it was cut.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Closing {
    pub(super) code: Option<u16>,
    pub(super) reason: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Remedy {
    /// Connect again and go on with the session.
    Resume,
    /// Connect again and begin another session.
    Identify,
    /// Discord will never accept the same again.
    Stop,
}

impl Closing {
    /// A connection that ended without a word.
    pub(super) const fn cut() -> Self {
        Self {
            code: None,
            reason: String::new(),
        }
    }

    /// What to do, by Discord's table of close codes.
    pub(super) const fn remedy(&self) -> Remedy {
        match self.code {
            Some(4004 | 4010..=4014) => Remedy::Stop,
            // The session is gone: not authenticated (any more), a wrong sequence, timed out.
            Some(4003 | 4006 | 4007 | 4009) => Remedy::Identify,
            Some(_) | None => Remedy::Resume,
        }
    }

    /// What the operator can do, if Discord will never accept the same again.
    pub(crate) const fn advice(&self) -> &'static str {
        match self.code {
            Some(4004) => {
                "Discord does not accept the token any more. Make a new one in the developer portal and set DISCORD_TOKEN."
            }
            Some(4011) => {
                "The bot is in more servers than its connections may carry. Start it again: it then asks Discord how many it needs."
            }
            Some(4012) => {
                "Discord no longer speaks this version of its gateway. Install a newer version of the bot."
            }
            _ => {
                "Discord refuses what the bot asks for when it connects. Start it again; if that does not help, install a newer version of the bot."
            }
        }
    }
}

impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.code, self.reason.trim()) {
            (None, _) => f.write_str("the connection was cut"),
            (Some(code), "") => write!(f, "Discord closed the connection with code {code}"),
            (Some(code), reason) => {
                write!(
                    f,
                    "Discord closed the connection with code {code}, {reason}"
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bot_stops_only_where_discord_says_not_to_reconnect() {
        let rows = [
            (None, Remedy::Resume),
            (Some(1000), Remedy::Resume),
            (Some(4000), Remedy::Resume),
            (Some(4003), Remedy::Identify),
            (Some(4004), Remedy::Stop),
            (Some(4008), Remedy::Resume),
            (Some(4009), Remedy::Identify),
            (Some(4010), Remedy::Stop),
            (Some(4014), Remedy::Stop),
            (Some(4015), Remedy::Resume),
        ];
        for (code, remedy) in rows {
            let closing = Closing {
                code,
                reason: String::new(),
            };
            assert_eq!(closing.remedy(), remedy, "{code:?}");
        }
    }
}
