//! Why Discord did not do what it was asked.

use thiserror::Error;

#[derive(Debug, Error)]
pub enum RestError {
    #[error("Discord answered {status} ({code}): {message}")]
    Refused {
        status: u16,
        /// Discord's own number for the reason; 0 if it gave none.
        code: u32,
        /// Discord's words for the reason.
        message: String,
    },
    #[error("Discord does not accept the token any more")]
    Revoked,
    #[error("Discord asks for a longer pause than the request can wait")]
    Postponed,
    #[error("Discord did not answer in time")]
    Silence,
    #[error("Discord's answer cannot be read")]
    Unreadable,
    #[error("Discord cannot be reached: {}", without_url(.0))]
    Unreachable(#[from] reqwest::Error),
}

/// A connection error without the address, which may hold the token of an interaction.
fn without_url(error: &reqwest::Error) -> String {
    let source =
        std::error::Error::source(error).map_or_else(String::new, |source| format!(": {source}"));
    let kind = if error.is_timeout() {
        "timeout"
    } else {
        "no connection"
    };
    format!("{kind}{source}")
}

impl RestError {
    const fn code(&self) -> u32 {
        match self {
            Self::Refused { code, .. } => *code,
            Self::Postponed
            | Self::Revoked
            | Self::Silence
            | Self::Unreadable
            | Self::Unreachable(_) => 0,
        }
    }

    const fn status(&self) -> u16 {
        match self {
            Self::Refused { status, .. } => *status,
            Self::Postponed => 429,
            Self::Revoked | Self::Silence | Self::Unreadable | Self::Unreachable(_) => 0,
        }
    }

    pub const fn is_limited(&self) -> bool {
        self.status() == 429 && !self.is_edited_too_often()
    }

    /// Whether Discord does not accept the bot's token. A dead token of an interaction has the same status.
    pub const fn is_unauthorized(&self) -> bool {
        self.status() == 401 && !self.is_too_late()
    }

    /// Whether the same request may well succeed a little later.
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::Unreachable(_) | Self::Silence) || self.status() >= 500
    }

    /// Whether Discord answered that it does not do this now.
    pub const fn is_refused_for_now(&self) -> bool {
        self.is_limited() || self.status() >= 500
    }

    /// Whether the interaction can no longer be answered: its three seconds or fifteen minutes are over.
    pub const fn is_too_late(&self) -> bool {
        matches!(self.code(), 10_062 | 10_015 | 50_027)
    }

    pub const fn is_answered(&self) -> bool {
        self.code() == 40_060
    }

    /// Whether Discord does not know the interaction's webhook, or the message that it answered with.
    pub const fn is_unknown(&self) -> bool {
        matches!(self.code(), 10_008 | 10_015)
    }

    pub const fn is_message_gone(&self) -> bool {
        self.code() == 10_008
    }

    /// Whether the message is in a thread that Discord has archived: nothing there can be changed until it is opened again.
    pub const fn is_archived(&self) -> bool {
        self.code() == 50_083
    }

    pub const fn is_thread_there(&self) -> bool {
        self.code() == 160_004
    }

    /// Whether Discord would refuse the same request a little later, too.
    pub const fn is_refusal(&self) -> bool {
        let is_ours = self.status() >= 400 && self.status() < 500;
        is_ours && self.status() != 429 && !self.is_unauthorized()
    }

    /// Whether Discord would refuse the same request a little later, while it may take another in the same channel.
    pub const fn is_refusal_of_this(&self) -> bool {
        self.is_refusal() && !self.is_closed_channel()
    }

    pub const fn is_edited_too_often(&self) -> bool {
        self.code() == 30_046
    }

    /// Whether something in the body is not as Discord wants it.
    pub const fn is_invalid_form(&self) -> bool {
        self.code() == 50_035
    }

    /// Whether the bot can no longer post there: the channel is gone, closed to it, or it was removed from the server.
    pub const fn is_closed_channel(&self) -> bool {
        matches!(self.code(), 10_003 | 10_004 | 50_001 | 50_013 | 160_005) || self.status() == 403
    }

    /// Whether the channel is gone for good.
    pub const fn is_channel_gone(&self) -> bool {
        self.code() == 10_003
    }

    pub const fn is_no_member(&self) -> bool {
        matches!(self.code(), 10_007 | 10_013)
    }

    pub const fn is_closed_to_us(&self) -> bool {
        self.code() == 50_007
    }
}
