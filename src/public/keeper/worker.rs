//! Works for one match: waits for its turn, reads the match, shows it and writes down what is shown.

use std::time::Duration;

use tracing::{error, warn};

use super::PendingWork;
use super::retry::Cause;
use crate::bot::Bot;
use crate::table::{Board, BoardLease, MatchId, State, TableError};
use crate::wire::rest::RestError;

/// Brings public messages up to date, one match at a time.
#[derive(Clone)]
pub(super) struct BoardWorker {
    pub(super) bot: Bot,
}

impl BoardWorker {
    /// Works until nobody has asked for more, or the keeper gives up.
    pub(super) async fn keep(self, id: MatchId) {
        let bot = self.bot.clone();
        let kept = Box::pin(self.keep_on(id));
        bot.keeper().unless_given_up(kept).await;
    }

    async fn keep_on(self, id: MatchId) {
        loop {
            let is_wanted = self.bot.keeper().with(|busy| {
                let is_wanted = busy.get(&id).is_some_and(|wanted| wanted.again);
                if !is_wanted {
                    busy.remove(&id);
                }
                is_wanted
            });
            if !is_wanted {
                return;
            }
            // What happens meanwhile is shown in one go.
            let _turn = self.bot.keeper().turns.acquire().await;
            self.bot.load().calm().await;
            let wanted = self
                .bot
                .keeper()
                .with(|busy| busy.get_mut(&id).map(std::mem::take));
            let wanted = wanted.unwrap_or_default();
            self.work(id, wanted).await;
            // What one person sees comes after what all see.
            self.bot.refresh_panels(id);
        }
    }

    /// How long it is until the next try.
    pub(super) fn note_failure(&self, id: MatchId, error: &UpdateError, n_before: u32) -> Duration {
        let cause = match error {
            UpdateError::Discord(error) if error.is_closed_channel() => Cause::Closed,
            error if error.is_outage() => Cause::Outage,
            UpdateError::Discord(_)
            | UpdateError::Table(_)
            | UpdateError::NoPlace
            | UpdateError::Lost => Cause::Other,
        };
        let (now, n_recoveries) = (self.bot.tables().now(), self.bot.rest().n_recoveries());
        let retries = &self.bot.keeper().retries;
        let pause = retries.failed(id, now, cause, n_recoveries, n_before);
        let pause_s = pause.as_secs();
        match error {
            UpdateError::Discord(error) => {
                warn!(match.id = %id, pause_s, "could not update the board of match {id}: {error}");
            }
            UpdateError::Table(error) => {
                error!(match.id = %id, pause_s, "could not read or save the board of match {id}: {error:#}");
            }
            UpdateError::NoPlace | UpdateError::Lost => {}
        }
        pause
    }

    /// Nothing in an archived thread can be changed, so it is opened again first. Returns the version that is shown.
    pub(super) async fn bring_up_to_date(
        &self,
        id: MatchId,
        wanted: PendingWork,
        lease: BoardLease,
    ) -> Result<u64, UpdateError> {
        match self.update(id, wanted, lease).await {
            Err(UpdateError::Discord(error)) if error.is_archived() => {
                let public = self.bot.public(id).await?;
                if let Some(board) = public.board {
                    self.bot.rest().threads().reopen(board.channel).await?;
                }
                self.update(id, wanted, lease).await
            }
            updated => updated,
        }
    }

    async fn update(
        &self,
        id: MatchId,
        wanted: PendingWork,
        lease: BoardLease,
    ) -> Result<u64, UpdateError> {
        let public = self.bot.public(id).await?;
        let Some(mut board) = public.board.clone() else {
            return Ok(public.version);
        };
        let down = wanted.down && !board.is_card;
        if !lease.is_of(&board) {
            return Err(UpdateError::Lost);
        }
        if wanted.is_doubted {
            // If this fails, it is tried again like everything that is not shown, by whichever process.
            board.shown_version = 0;
            self.save(id, &mut board).await?;
        }
        if public.state() == State::Lobby {
            self.keep_invitation(&public, board).await?;
            return Ok(public.version);
        }
        let is_call_due = board.is_call_due(self.bot.tables().now());
        if board.shown_version >= board.version && is_call_due {
            // If the call fails, it is tried again like everything that is not shown.
            board.shown_version = board.version.saturating_sub(1);
            self.save(id, &mut board).await?;
        }
        if board.shown_version >= board.version && !down {
            return Ok(board.shown_version);
        }
        match self.show(&public, &mut board, down).await {
            // There is nothing left to be brought up to date.
            Err(UpdateError::Discord(error)) if error.is_channel_gone() => {
                warn!(match.id = %id, "the channel of match {id} no longer exists: {error}");
                self.call_directly(&public, &mut board).await?;
            }
            shown => shown?,
        }
        let tables = self.bot.tables();
        if tables.save_shown(&public, &mut board).await? {
            Ok(public.version)
        } else {
            Err(UpdateError::Lost)
        }
    }

    pub(super) async fn save(&self, id: MatchId, board: &mut Board) -> Result<(), UpdateError> {
        let tables = self.bot.tables();
        if tables.save_board(id, board).await? {
            Ok(())
        } else {
            Err(UpdateError::Lost)
        }
    }
}

impl Bot {
    /// Whether this process does not reach Discord, while others, which may reach it, can show what has happened.
    pub fn is_cut_off(&self) -> bool {
        self.has_others() && self.rest().is_away()
    }

    /// Brings the public messages of a match up to date, soon and by one worker.
    pub fn refresh(&self, id: MatchId) {
        self.request_update(
            id,
            PendingWork {
                again: true,
                ..PendingWork::default()
            },
        );
    }

    /// Like [`Bot::refresh`], and posts the board again at the end of the channel.
    pub fn move_down(&self, id: MatchId) {
        self.request_update(
            id,
            PendingWork {
                again: true,
                down: true,
                ..PendingWork::default()
            },
        );
    }

    fn request_update(&self, id: MatchId, work: PendingWork) {
        if self.keeper().add(id, work) {
            let worker = BoardWorker { bot: self.clone() };
            self.keeper().workers.spawn(worker.keep(id));
        }
    }
}

/// Why the public messages could not be brought up to date.
pub(super) enum UpdateError {
    Discord(RestError),
    Table(TableError),
    /// There is no thread, and another match has the channel.
    NoPlace,
    /// Another process brings them up to date.
    Lost,
}

impl UpdateError {
    /// Whether Discord failed, did not answer, or asked the bot to wait.
    pub(super) fn is_outage(&self) -> bool {
        matches!(self, Self::Discord(error) if error.is_passing() || error.is_limited())
    }
}

impl From<RestError> for UpdateError {
    fn from(error: RestError) -> Self {
        Self::Discord(error)
    }
}

impl From<TableError> for UpdateError {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

/// Whether a message cannot be changed, while another can be posted in its place.
pub(super) const fn may_be_replaced(error: &RestError) -> bool {
    error.is_message_gone() || error.is_edited_too_often()
}

/// A message that cannot be changed is not worth a failure: it was deleted, or a newer one has taken its place.
pub(super) fn gone_is_fine(result: Result<(), RestError>) -> Result<(), UpdateError> {
    match result {
        Err(error) if may_be_replaced(&error) => Ok(()),
        other => Ok(other?),
    }
}
