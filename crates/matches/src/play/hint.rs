//! Hints: what the computer player would do in the place of a person.

use std::sync::Arc;

use anyhow::Context;

use crate::kernel::{Seat, Seed};
use crate::present::Msg;
use crate::snapshot::Snapshot;
use crate::store::PersonId;
use crate::{Refusal, Result};

impl Snapshot {
    /// What the computer player would do for a person whose turn it is, and why; the same each time they ask.
    ///
    /// # Errors
    /// If several people play, so that the match counts for ratings, or the person has nothing to decide now.
    pub async fn hint(&self, person: PersonId) -> Result<Msg> {
        let seat = self.seat_of(person).ok_or(Refusal::NotYourMatch)?;
        self.is_played()?;
        if self.is_among_people() {
            return Err(Refusal::NoHintInRated.into());
        }
        if !self.awaited().contains(seat) {
            return Err(Refusal::not_your_turn(self).into());
        }
        let game = Arc::clone(&self.game);
        let thought = tokio::task::spawn_blocking(move || {
            // Known to everybody, and as good as any: the hint must not depend on what is still to be drawn.
            let seed = Seed::simulated(0, game.n_steps() as u64);
            game.hint(seat, &mut seed.whims())
        });
        let hint = thought.await.context("a hint panicked")?;
        Ok(hint.context("a seat in turn has something to do")?)
    }

    /// Whether people play against each other, those included who have left, so that the match counts.
    fn is_among_people(&self) -> bool {
        let stored = &self.stored;
        let left = stored.left.iter().filter(|(_, left)| left.is_some());
        self.is_of_season() || self.n_people() + left.count() > 1
    }

    pub(crate) fn may_hint(&self, seat: Seat) -> bool {
        !self.is_among_people() && self.awaited().contains(seat)
    }
}
