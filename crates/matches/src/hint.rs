//! Hints: what the computer player would do in the place of a person.

use std::sync::Arc;

use anyhow::Context;

use super::snapshot::Snapshot;
use super::{Refusal, TableError, Views};
use crate::kernel::{Seat, Seed};
use crate::present::Msg;
use crate::store::{MatchId, PersonId};

impl Views<'_> {
    /// What the computer player would do for a person whose turn it is, and why; the same each time they ask.
    ///
    /// # Errors
    /// If only people play, so that the match counts for ratings, or the person has nothing to decide now.
    pub async fn hint(self, id: MatchId, person: PersonId) -> Result<Msg, TableError> {
        let snapshot = self.tables.look(id).await?;
        let seat = snapshot.seat_of(person).ok_or(Refusal::NotYourMatch)?;
        snapshot.is_played()?;
        if snapshot.is_among_people() {
            return Err(Refusal::NoHintInRated.into());
        }
        if !snapshot.awaited().contains(seat) {
            return Err(Refusal::not_your_turn(&snapshot).into());
        }
        let game = Arc::clone(&snapshot.game);
        let thought = tokio::task::spawn_blocking(move || {
            // Known to everybody, and as good as any: the hint must not depend on what is still to be drawn.
            let seed = Seed::simulated(0, game.n_steps() as u64);
            game.hint(seat, &mut seed.whims())
        });
        let hint = thought.await.context("a hint panicked")?;
        Ok(hint.context("a seat in turn has something to do")?)
    }
}

impl Snapshot {
    /// Whether only people play, so that the match counts for ratings.
    fn is_among_people(&self) -> bool {
        self.computers().is_empty()
    }

    pub(super) fn may_hint(&self, seat: Seat) -> bool {
        !self.is_among_people() && self.awaited().contains(seat)
    }
}
