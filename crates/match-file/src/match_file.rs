//! Match files: a whole match as one line of JSON, for export, for simulation, and for anybody who wants to check it.

mod simulate;
#[cfg(test)]
mod tests;
mod verify;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

pub use simulate::{BadSimulation, Simulation, Summary};
pub use verify::{Fault, Report, verify};

use crate::games::GameKind;
use crate::kernel::{BySeat, Commitment, Ending, Level, Numbering, Outcome, Seat, Seats, Secret};
use crate::present::Match;

/// The format that is written, and the only one that is read.
pub const FORMAT: u32 = 1;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchFile {
    /// Always [`FORMAT`].
    pub format: u32,
    pub game: GameKind,
    pub table_version: u32,
    pub setup: Value,
    pub steps: Vec<Value>,
    /// Points and places. Follows from the rest, for readers that do not know the rules.
    pub outcome: Outcome,
    /// The points of each finished round, every seat's in turn order; of the board game, in which points are kept from round to
    /// round, what every seat had after it. Follows from the rest too.
    pub rounds: Vec<Vec<i32>>,
    /// How to check the shuffles, where the match was played under a commitment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// The level of the computer player of each seat that had one at the end; empty if none had one, or nobody said so.
    #[serde(default, skip_serializing_if = "no_computers")]
    pub computers: BySeat<Option<Level>>,
    /// The seats that a computer player played to the end for a person who did not come back: the match counts as given up by
    /// them. Of a match that was ended for an absence, [`ending`](Self::ending) names the seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Seat>,
    /// How the match ended: `"ended"`, with `"by"` where a person did it.
    #[serde(flatten)]
    pub ending: Ending,
}

/// What the bot published before a match, what it shows after it, and what Discord chose in between.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The SHA-256 of the secret, published before the match.
    pub commitment: Commitment,
    pub secret: Secret,
    /// The snowflake of the interaction that started the match. Text, since most programs cannot hold it as a number.
    #[serde(with = "snowflake")]
    pub snowflake: u64,
    /// Which stream each chance step was drawn from; not written where it is the usual one.
    #[serde(default, skip_serializing_if = "Numbering::is_usual")]
    pub numbering: Numbering,
}

#[derive(Debug, Error)]
pub enum BadFile {
    #[error("the line cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the format is {0}, but only {FORMAT} can be read")]
    UnknownFormat(u32),
}

impl MatchFile {
    pub fn new(
        game: GameKind,
        table_version: u32,
        playing: &dyn Match,
        ending: Ending,
        fairness: Option<Fairness>,
    ) -> Self {
        Self {
            format: FORMAT,
            game,
            table_version,
            setup: playing.setup(),
            steps: playing.steps_from(0),
            outcome: ended(playing, ending),
            rounds: playing.rounds(),
            fairness,
            computers: BySeat::default(),
            absent: Vec::new(),
            ending,
        }
    }

    #[must_use]
    pub fn with_computers(self, computers: BySeat<Option<Level>>) -> Self {
        let has_any = computers.iter().any(|(_, level)| level.is_some());
        Self {
            computers: if has_any {
                computers
            } else {
                BySeat::default()
            },
            ..self
        }
    }

    #[must_use]
    pub fn with_absent(self, absent: Seats) -> Self {
        Self {
            absent: absent.iter().collect(),
            ..self
        }
    }

    /// The match that a line holds; whether it could have happened is for [`verify`] to say.
    ///
    /// # Errors
    /// If the line is no match file of this format.
    pub fn read(line: &str) -> Result<Self, BadFile> {
        /// Enough of a file to see whether the rest can be read.
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let Head { format } = serde_json::from_str(line)?;
        if format != FORMAT {
            return Err(BadFile::UnknownFormat(format));
        }
        Ok(serde_json::from_str(line)?)
    }

    /// The line, without a line break.
    #[expect(
        clippy::missing_panics_doc,
        reason = "plain data can always be written"
    )]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a match file is plain data with text keys")
    }
}

/// Points and places of a match that ended this way; only its rules know how ties are broken.
fn ended(playing: &dyn Match, ending: Ending) -> Outcome {
    let by_rules = playing.outcome();
    by_rules.unwrap_or_else(|| ending.outcome(playing.points()))
}

fn no_computers(computers: &BySeat<Option<Level>>) -> bool {
    computers.n_seats() == 0
}

/// Snowflakes as Discord writes them.
mod snowflake {
    use serde::{Deserialize, Deserializer, Serializer, de};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
    pub(super) fn serialize<S: Serializer>(
        snowflake: &u64,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(snowflake)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}
