//! One line of a match's log.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use super::Seat;

/// One line of the log. Setup and steps are the truth; everything else is derived from them.
///
/// In JSON an act is `{"seat":0,"act":"play.r7"}` and chance is `{"chance":{…}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// A decision of a seat; always public.
    Act { seat: Seat, action: A },
    /// A card drawn or dice rolled; who may see it is for the game to say.
    Chance(C),
}

impl<A, C> Step<A, C> {
    /// The seat that decided this step, or `None` for chance.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Act { seat, .. } => Some(*seat),
            Self::Chance(_) => None,
        }
    }
}

/// Why the rules refuse a step. The position is then unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("the rules do not allow that now")]
    NotAllowed,
    #[error("that draw or roll cannot happen here")]
    Impossible,
    #[error("the match is over")]
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ActLine {
    seat: Seat,
    act: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChanceLine<C> {
    chance: C,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Line<C> {
    Act(ActLine),
    Chance(ChanceLine<C>),
}

impl<A: fmt::Display, C: Serialize> Serialize for Step<A, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Act { seat, action } => ActLine {
                seat: *seat,
                act: action.to_string(),
            }
            .serialize(serializer),
            Self::Chance(chance) => ChanceLine { chance }.serialize(serializer),
        }
    }
}

impl<'de, A: FromStr, C: Deserialize<'de>> Deserialize<'de> for Step<A, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Line::<C>::deserialize(deserializer)? {
            Line::Act(ActLine { seat, act }) => match act.parse() {
                Ok(action) => Ok(Self::Act { seat, action }),
                Err(_) => Err(de::Error::custom(format!("no action reads {act:?}"))),
            },
            Line::Chance(ChanceLine { chance }) => Ok(Self::Chance(chance)),
        }
    }
}
