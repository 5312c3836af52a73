//! What chance decides. Everybody sees all of it.

use serde::{Deserialize, Serialize};

use super::Roll;
use crate::kernel::Seat;

/// What only the referee decides.
///
/// In JSON `{"first":0}` and `{"roll":{"colours":["r","g","b"],"numbers":[0,4,9]}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who is the first active player. The rulebook names the greatest adventurer (001:60); ours is drawn by lot.
    First(Seat),
    /// The active player's roll (001:66).
    Roll(Roll),
}
