//! What the buttons carry: enough to answer them from the database alone, for ever.

#[cfg(test)]
mod forms;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::table::{MatchId, PersonId};

/// A pressed button. Its text, `v1:match:version:press`, is the custom id; at most 100 bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// The match it belongs to; 0 where it belongs to none.
    pub id: MatchId,
    /// The version of the match at which it was made.
    pub version: u64,
    /// What it means.
    pub press: Press,
}

/// What pressing a button means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// What else can be done.
    More,
    /// Answer the challenge.
    Accept,
    /// Turn the challenge down.
    Decline,
    /// Take the challenge back.
    Withdraw,
    /// Sit down at a table.
    Join,
    /// Stand up from it.
    Leave,
    /// Begin with those who sit there.
    Start,
    /// What the host of a table can change.
    Manage,
    /// Give so many seats to computer players.
    Computers(u8),
    /// Ask this person to leave the table.
    Remove(PersonId),
    /// Play the same match again.
    Rematch,
    /// Ask whether the person really gives up.
    Resign,
    /// Give up.
    ResignForSure,
    /// Offer a draw.
    OfferDraw,
    /// Agree to a draw.
    AcceptDraw,
    /// Turn a draw down.
    DeclineDraw,
    /// Ask whether the moderator really ends the match.
    End,
    /// End it as a moderator.
    EndForSure,
    /// Post the board anew at the end of the channel.
    MoveDown,
    /// The whole match as text.
    Text,
}

impl Button {
    /// A button of a match at this version.
    pub const fn new(id: MatchId, version: u64, press: Press) -> Self {
        Self { id, version, press }
    }
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1:{}:{}:{}", self.id, self.version, self.press)
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computers(n) => write!(f, "!computers.{n}"),
            Self::Remove(person) => write!(f, "!remove.{person}"),
            plain => f.write_str(plain.word().unwrap_or_default()),
        }
    }
}

impl Press {
    const PLAIN: [(Self, &'static str); 18] = [
        (Self::More, "!more"),
        (Self::Accept, "!accept"),
        (Self::Decline, "!decline"),
        (Self::Withdraw, "!withdraw"),
        (Self::Join, "!join"),
        (Self::Leave, "!leave"),
        (Self::Start, "!start"),
        (Self::Manage, "!manage"),
        (Self::Rematch, "!rematch"),
        (Self::Resign, "!resign"),
        (Self::ResignForSure, "!resign-for-sure"),
        (Self::OfferDraw, "!offer-draw"),
        (Self::AcceptDraw, "!accept-draw"),
        (Self::DeclineDraw, "!decline-draw"),
        (Self::End, "!end"),
        (Self::EndForSure, "!end-for-sure"),
        (Self::MoveDown, "!move-down"),
        (Self::Text, "!text"),
    ];

    fn word(&self) -> Option<&'static str> {
        Self::PLAIN
            .iter()
            .find(|(press, _)| press == self)
            .map(|(_, word)| *word)
    }
}

/// The text is not the custom id of one of our buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not one of our buttons")]
pub struct UnknownButton;

impl FromStr for Button {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.splitn(4, ':');
        let ("v1", Some(id), Some(version), Some(press)) = (
            parts.next().unwrap_or_default(),
            parts.next(),
            parts.next(),
            parts.next(),
        ) else {
            return Err(UnknownButton);
        };
        let id = number(id).map(MatchId).ok_or(UnknownButton)?;
        let version = number(version).ok_or(UnknownButton)?;
        Ok(Self {
            id,
            version,
            press: press.parse()?,
        })
    }
}

impl FromStr for Press {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some((press, _)) = Self::PLAIN.iter().find(|(_, word)| *word == text) {
            return Ok(press.clone());
        }
        if let Some(n) = text.strip_prefix("!computers.") {
            let n = number(n).and_then(|n| u8::try_from(n).ok());
            return n.map(Self::Computers).ok_or(UnknownButton);
        }
        if let Some(person) = text.strip_prefix("!remove.") {
            let person = number(person).map(PersonId);
            return person.map(Self::Remove).ok_or(UnknownButton);
        }
        Err(UnknownButton)
    }
}

/// A number in its only form: digits without sign or leading zero.
fn number(text: &str) -> Option<u64> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}
