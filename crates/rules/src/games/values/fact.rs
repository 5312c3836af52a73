//! A value together with how sure we are of it.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact<T> {
    pub value: T,
    /// How sure we are of it; of a ladder, of its least sure step.
    pub confidence: Confidence,
    /// Where it comes from, for an owner of the game who wants to check it.
    pub source: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confidence {
    /// Printed in a rulebook, or two independent sources agree.
    Certain,
    /// One good source, or a strong derivation.
    Likely,
    /// No source; a default of ours.
    Guess,
}
