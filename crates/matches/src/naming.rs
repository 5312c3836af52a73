//! What players are called in pictures.

use super::snapshot::Snapshot;
use crate::kernel::BySeat;
use crate::store::Occupant;

/// What the players are called in a picture, given the public language of the match: by name, or by what the caller calls
/// a computer player.
pub type Naming<'a> = &'a (dyn Fn(&BySeat<Occupant>, &str) -> BySeat<String> + Sync);

impl Snapshot {
    /// What is written beside each seat in a picture.
    pub(super) fn names(&self, naming: Naming<'_>) -> BySeat<String> {
        naming(&self.stored.seats, &self.stored.terms.locale)
    }
}
