//! Where matches are shown, and which of them show too little.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join;

use super::snapshot::Snapshot;
use super::{Place, Public, Result, Tables};
use crate::store::{Board, Lease, MatchId, Outdated};

/// The right to change the public messages of a match.
#[derive(Clone, Copy, Debug)]
pub struct BoardLease(Option<Lease>);

impl BoardLease {
    /// Whether what was read of the messages was read while nobody else could change them.
    pub fn is_of(self, board: &Board) -> bool {
        self.0.is_none_or(|lease| lease.epoch == board.epoch)
    }

    /// How often in a row they could not be brought up to date, as far as other processes may have tried.
    pub fn n_failures(self) -> u32 {
        self.0.map_or(0, |lease| lease.n_failures)
    }
}

impl Tables {
    /// Remembers what the public messages of a match now are and show. `false` if another process shows them since the board
    /// was read.
    pub async fn save_board(&self, id: MatchId, board: &mut Board) -> Result<bool> {
        Ok(self.store().save_board(id, board, None).await?)
    }

    /// The same once they show all of a match. Now those have been called for whom it waits, and their clocks begin.
    pub async fn save_shown(&self, public: &Public, board: &mut Board) -> Result<bool> {
        board.shown_version = public.version;
        board.shown_steps = public.n_steps;
        let has_called = public.clocks.iter().any(|clock| clock.next_at.is_none());
        let start = if has_called {
            let clock = public.terms.clock;
            let start = self.clock_start(public.version, clock, public.at, public.beat_at);
            Some(start.await?)
        } else {
            None
        };
        Ok(self.store().save_board(public.id, board, start).await?)
    }

    /// Gives a match that has begun the place that the board says; `false` if another match has it.
    pub async fn place_board(&self, id: MatchId, board: &Board) -> Result<Option<bool>> {
        Ok(self.store().place_board(id, board).await?)
    }

    /// Matches whose public messages show less than had happened `age` ago, most recently active first, and which no other
    /// process shows.
    pub async fn outdated_boards(&self, age: Duration) -> Result<Vec<Outdated>> {
        let (now, keeper) = (self.now(), self.cluster().id());
        Ok(self
            .store()
            .outdated_boards(now.before(age), keeper, now)
            .await?)
    }

    /// Takes the right to change the public messages of a match; `None` if another process has it.
    pub async fn claim_board(&self, id: MatchId) -> Result<Option<BoardLease>> {
        let Some(keeper) = self.cluster().id() else {
            return Ok(Some(BoardLease(None)));
        };
        let lease = self.store().claim_lease(id, keeper, self.now()).await?;
        Ok(lease.map(|lease| BoardLease(Some(lease))))
    }

    /// Prolongs that right, and says whether it was still held.
    pub async fn prolong_board(&self, id: MatchId, lease: BoardLease) -> Result<bool> {
        let Some(lease) = lease.0 else {
            return Ok(true);
        };
        Ok(self
            .store()
            .prolong_lease(id, lease.epoch, self.now())
            .await?)
    }

    /// Gives that right back after the messages show this version, and says whether the match still has it. If not, there is
    /// more to show.
    pub async fn let_go_of_board(
        &self,
        id: MatchId,
        lease: BoardLease,
        shown: u64,
    ) -> Result<bool> {
        let Some(lease) = lease.0 else {
            return Ok(true);
        };
        Ok(self.store().let_go_of_lease(id, lease.epoch, shown).await?)
    }

    /// Gives that right back although the messages could not be changed, which other processes try again after `pause`.
    pub async fn give_up_board(
        &self,
        id: MatchId,
        lease: BoardLease,
        pause: Duration,
    ) -> Result<()> {
        let Some(lease) = lease.0 else {
            return Ok(());
        };
        let due_at = self.now().after(pause);
        Ok(self.store().give_up_lease(id, lease, due_at).await?)
    }

    pub(super) async fn place_of(&self, id: MatchId) -> Result<Place> {
        Ok(self.placed(id).await?.1)
    }

    /// A match, and where it is played.
    pub(super) async fn placed(&self, id: MatchId) -> Result<(Arc<Snapshot>, Place)> {
        let (board, snapshot) = join(self.store().board(id), self.look(id)).await;
        let (board, snapshot) = (board?, snapshot?);
        let latest = board.map(|board| board.latest());
        let place = Place {
            id,
            guild: snapshot.stored.terms.guild,
            channel: latest.map(|(channel, _)| channel),
            message: latest.and_then(|(_, message)| message),
        };
        Ok((snapshot, place))
    }
}
