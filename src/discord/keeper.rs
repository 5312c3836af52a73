//! Keeps the public messages of every match true, one worker for each match that has something new to show.
//!
//! What is shown is written down after each request, so that a crash at any point repeats at most the last one; a nonce
//! then makes Discord drop the repetition.

mod cooldown;
mod hold;
mod retry;
mod rounds;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tracing::{debug, error, warn};

use super::Bot;
use super::asker::mentions;
use super::invitation::invitation;
use super::message::Outgoing;
use super::rest::RestError;
use crate::kernel::Timestamp;
use crate::present::Msg;
use crate::table::{Board, Hold, MatchId, MessageId, Person, Public, State, TableError};
use cooldown::Cooldown;
use retry::{Cause, Retries};
use rounds::Backlog;

/// How long a board that was moved down stays where it is.
const MOVE_DOWN_PAUSE: Duration = Duration::from_secs(30);

/// How many matches are brought up to date at a time.
const AT_A_TIME: usize = 64;

/// How often at most the bot looks whether anybody has written below a board. Without that a turn costs three
/// requests, and Discord takes fifty a second of the whole bot.
const LOOK_BELOW_PAUSE: Duration = Duration::from_secs(30);

/// The workers.
pub(super) struct Keeper {
    busy: Mutex<HashMap<MatchId, PendingWork>>,
    retries: Retries,
    moved_down: Cooldown,
    looked_below: Cooldown,
    backlog: Backlog,
    workers: TaskTracker,
    /// Lets so many workers at a time read and draw a match, so that what waits for Discord is small.
    turns: Semaphore,
}

impl Default for Keeper {
    fn default() -> Self {
        Self {
            busy: Mutex::default(),
            retries: Retries::default(),
            moved_down: Cooldown::new(MOVE_DOWN_PAUSE),
            looked_below: Cooldown::new(LOOK_BELOW_PAUSE),
            backlog: Backlog::default(),
            workers: TaskTracker::new(),
            turns: Semaphore::new(AT_A_TIME),
        }
    }
}

/// What a worker has been asked for while it was busy.
#[derive(Clone, Copy, Default)]
struct PendingWork {
    again: bool,
    down: bool,
}

impl Keeper {
    /// Holds up [`Keeper::finish`] until it is dropped.
    pub(super) fn hold(&self) -> TaskTrackerToken {
        self.workers.token()
    }

    /// Waits until every answer and message under way has been sent. What is only to be caught up with is left to the next
    /// start.
    pub(super) async fn finish(&self) {
        self.backlog.clear();
        self.workers.close();
        self.workers.wait().await;
    }

    /// Waits until nothing is under way; more may come afterwards.
    pub(super) async fn wait_until_idle(&self) {
        self.workers.close();
        self.workers.wait().await;
        self.workers.reopen();
    }

    /// How many matches have something new to show that is not shown yet.
    pub(super) fn n_waiting(&self) -> usize {
        self.backlog.len() + self.with(|busy| busy.len())
    }

    /// Whether the bot could not post in the channel of a match when it last tried.
    pub(super) fn is_closed(&self, id: MatchId) -> bool {
        self.retries.cause(id) == Some(Cause::Closed)
    }

    /// Adds to what is to be done for a match; returns whether nobody works for it yet.
    fn add(&self, id: MatchId, work: PendingWork) -> bool {
        self.with(|busy| {
            let is_idle = !busy.contains_key(&id);
            let entry = busy.entry(id).or_default();
            entry.again = true;
            entry.down |= work.down;
            is_idle
        })
    }

    /// Whether the board of a match may be moved down now; if so, it may not again for a while.
    pub(super) fn may_move_down(&self, id: MatchId, now: Timestamp) -> bool {
        self.moved_down.start(id, now)
    }

    fn with<T>(&self, f: impl FnOnce(&mut HashMap<MatchId, PendingWork>) -> T) -> T {
        f(&mut self.busy.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Bot {
    /// Brings the public messages of a match up to date, soon and by one worker.
    pub(super) fn refresh(&self, id: MatchId) {
        self.request_update(
            id,
            PendingWork {
                again: true,
                down: false,
            },
        );
    }

    /// Does the same, and posts the board anew at the end of the channel.
    pub(super) fn move_down(&self, id: MatchId) {
        self.request_update(
            id,
            PendingWork {
                again: true,
                down: true,
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

/// Brings public messages up to date, one match at a time.
#[derive(Clone)]
pub(super) struct BoardWorker {
    pub(super) bot: Bot,
}

impl BoardWorker {
    /// Works until nobody has asked for more.
    async fn keep(self, id: MatchId) {
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
            self.work(id, wanted.down).await;
            // What one person sees comes after what all see.
            self.bot.refresh_panels(id);
        }
    }

    /// How long it is until the next try.
    fn note_failure(&self, id: MatchId, error: &UpdateError, n_before: u32) -> Duration {
        let cause = match error {
            UpdateError::Discord(error) if error.is_closed_channel() => Cause::Closed,
            UpdateError::Discord(error) if error.is_passing() || error.is_limited() => {
                Cause::Outage
            }
            UpdateError::Discord(_) | UpdateError::Table(_) | UpdateError::Lost => Cause::Other,
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
            UpdateError::Lost => {}
        }
        pause
    }

    /// Nothing in an archived thread can be changed, so it is opened again first. Returns the version that is shown.
    async fn bring_up_to_date(
        &self,
        id: MatchId,
        down: bool,
        hold: Hold,
    ) -> Result<u64, UpdateError> {
        match self.update(id, down, hold).await {
            Err(UpdateError::Discord(error)) if error.is_archived() => {
                let channel = self.bot.public(id).await?.terms.channel;
                self.bot.rest().threads().reopen(channel).await?;
                self.update(id, down, hold).await
            }
            updated => updated,
        }
    }

    async fn update(&self, id: MatchId, down: bool, hold: Hold) -> Result<u64, UpdateError> {
        let public = self.bot.public(id).await?;
        let mut board = public.board.clone();
        if !hold.is_of(&board) {
            return Err(UpdateError::Lost);
        }
        if public.state() == State::Lobby {
            self.keep_invitation(&public, board).await?;
            return Ok(public.version);
        }
        if board.shown_version >= public.version && !down {
            return Ok(public.version);
        }
        match self.show(&public, &mut board, down).await {
            // There is nothing left to be brought up to date.
            Err(UpdateError::Discord(error)) if error.is_channel_gone() => {
                warn!(match.id = %id, "the channel of match {id} no longer exists: {error}");
            }
            shown => shown?,
        }
        board.shown_version = public.version;
        board.shown_steps = public.n_steps;
        self.save(id, &board).await?;
        if public.clocks.iter().any(|clock| clock.next_at.is_none()) {
            let clocks = self.bot.tables().clocks();
            let (version, clock, at) = (public.version, public.terms.clock, public.at);
            clocks.start(id, version, clock, at).await?;
        }
        Ok(public.version)
    }

    /// Shows who sits at a table now. Posts a challenge or table whose first message was lost on its way, in a crash or an
    /// outage: nobody could answer it, and it would occupy the channel.
    async fn keep_invitation(&self, public: &Public, mut board: Board) -> Result<(), UpdateError> {
        if let Some(message) = board.invitation {
            if board.shown_version >= public.version {
                return Ok(());
            }
            let shown = invitation(public);
            match self
                .bot
                .rest()
                .edit(public.terms.channel, message, &shown)
                .await
            {
                Ok(()) => {
                    board.shown_version = public.version;
                    return self.save(public.id, &board).await;
                }
                Err(error) if error.is_message_gone() => {
                    debug!(match.id = %public.id, "posting the invitation of match {} again: {error}", public.id);
                }
                Err(error) => return Err(error.into()),
            }
        }
        let message = Outgoing {
            nonce: Some(format!("i{}.{}", public.id, public.version)),
            ..invitation(public)
        };
        let posted = self.bot.rest().post(public.terms.channel, &message).await?;
        Ok(self.bot.invited(public, posted).await?)
    }

    async fn show(
        &self,
        public: &Public,
        board: &mut Board,
        down: bool,
    ) -> Result<(), UpdateError> {
        // Once the board is there, nothing is said by the invitation any more that could change.
        if board.message.is_none()
            && let Some(message) = board.invitation
        {
            gone_is_fine(
                self.bot
                    .rest()
                    .edit(public.terms.channel, message, &invitation(public))
                    .await,
            )?;
        }
        if public.face.is_none() {
            return Ok(());
        }
        self.find_ping(public, board).await?;
        let due = called(public);
        let is_new_turn = board.recall > board.recalled
            || match &due[..] {
                [] => board.ping.is_some() || !board.pinged.is_empty(),
                due => due.iter().any(|person| !board.pinged.contains(&person.id)),
            };
        let pinged_at = board.ping;
        if is_new_turn {
            self.forget_ping(public, board).await?;
        }
        for (number, chapter) in public.chapters.iter().enumerate() {
            self.tell(public, chapter, board.shown_steps, number)
                .await?;
        }
        if !public.chapters.is_empty() {
            board.shown_steps = public.n_steps;
            self.save(public.id, board).await?;
        }
        // Where a match sleeps, the channel belongs to the next one.
        let stays = !down
            && board.message.is_some()
            && public.chapters.is_empty()
            && (public.status.is_asleep() || self.is_last(public, board, pinged_at).await);
        self.show_board(public, board, stays).await?;
        if is_new_turn {
            self.ping(public, board, &due).await?;
        } else {
            self.shorten_ping(public, board, &due).await?;
        }
        Ok(())
    }

    /// Deletes the ping of the turn before. Comes first, so that the board is the last message again and can be edited in
    /// its place.
    async fn forget_ping(&self, public: &Public, board: &mut Board) -> Result<(), UpdateError> {
        if board.ping.is_none() && board.pinged.is_empty() {
            return Ok(());
        }
        let deleted = match board.ping {
            Some(ping) => gone_is_fine(self.bot.rest().delete(public.terms.channel, ping).await),
            None => Ok(()),
        };
        if deleted.is_ok() {
            board.ping = None;
        }
        // If the others move on before it can be shown, the same person may be the next again, and is called again.
        board.pinged.clear();
        self.save(public.id, board).await?;
        deleted
    }

    /// Whether nobody has written anything below the board, as far as the bot has looked. Where others wait for their requests,
    /// or it has looked a moment ago, it does not look.
    async fn is_last(&self, public: &Public, board: &Board, ping: Option<MessageId>) -> bool {
        let now = self.bot.tables().now();
        if self.bot.rest().is_busy() || !self.bot.keeper().looked_below.start(public.id, now) {
            return true;
        }
        match self.bot.rest().last_message(public.terms.channel).await {
            Ok(last) => last.is_none() || last == board.message || last == ping,
            // Without the permission to look, the board stays where it is.
            Err(_) => true,
        }
    }

    async fn show_board(
        &self,
        public: &Public,
        board: &mut Board,
        stays: bool,
    ) -> Result<(), UpdateError> {
        let message = self.bot.table_message(public).await;
        if stays && let Some(shown) = board.message {
            match self
                .bot
                .rest()
                .edit(public.terms.channel, shown, &message)
                .await
            {
                Ok(()) => return Ok(()),
                Err(error) if may_be_replaced(&error) => {
                    debug!(match.id = %public.id, "posting the board of match {} again: {error}", public.id);
                }
                Err(error) => return Err(error.into()),
            }
        }
        // A board is posted once in place of the one before it, whatever happens between a crash and the repetition.
        let replaced = board.message.map_or(0, |old| old.0 & 0xffff_ffff);
        let nonce = format!("b{}.{replaced:x}", public.id);
        let message = Outgoing {
            silent: true,
            nonce: Some(nonce),
            ..message
        };
        let (posted, is_as_sent) = self
            .bot
            .rest()
            .post_once(public.terms.channel, &message)
            .await?;
        if !is_as_sent {
            // A crash came before it was remembered, and the match has gone on since.
            gone_is_fine(
                self.bot
                    .rest()
                    .edit(public.terms.channel, posted, &message)
                    .await,
            )?;
        }
        // The old board is remembered until it cannot be pressed any more, so that a crash leaves no second one. If it
        // cannot be changed now, the new one has to be remembered all the same.
        let stripped = match board.message.replace(posted).filter(|&old| old != posted) {
            Some(old) => gone_is_fine(self.bot.rest().strip(public.terms.channel, old).await),
            None => Ok(()),
        };
        self.save(public.id, board).await?;
        stripped
    }

    /// Posts what deserves a message of its own: the chapter of this number since so many steps had been shown.
    async fn tell(
        &self,
        public: &Public,
        chapter: &[Msg],
        shown_steps: usize,
        number: usize,
    ) -> Result<(), UpdateError> {
        let words = super::public_words(&public.terms.locale);
        let text = words.lines(chapter, &mentions(&public.seats, words));
        let nonce = format!("c{}.{shown_steps}.{number}", public.id);
        let message = Outgoing {
            silent: true,
            nonce: Some(nonce),
            ..Outgoing::text(text)
        };
        self.bot.rest().post(public.terms.channel, &message).await?;
        Ok(())
    }

    pub(super) async fn save(&self, id: MatchId, board: &Board) -> Result<(), UpdateError> {
        let messages = self.bot.tables().messages();
        if messages.save_board(id, board).await? {
            Ok(())
        } else {
            Err(UpdateError::Lost)
        }
    }
}

/// Everybody who has to act, if others play with them. If the time of one is up, the others are called, too.
fn called(public: &Public) -> Vec<&Person> {
    let people = public.seats.iter();
    let people: Vec<&Person> = people
        .filter_map(|(_, occupant)| occupant.person())
        .collect();
    if people.len() < 2 || public.status.is_asleep() {
        return Vec::new();
    }
    if public.late().next().is_some() {
        return people;
    }
    let awaited = public.awaited.iter();
    awaited
        .filter_map(|seat| public.seats.get(seat)?.person())
        .collect()
}

/// Why the public messages could not be brought up to date.
pub(super) enum UpdateError {
    Discord(RestError),
    Table(TableError),
    /// Another process brings them up to date.
    Lost,
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
const fn may_be_replaced(error: &RestError) -> bool {
    error.is_message_gone() || error.is_edited_too_often()
}

/// A message that cannot be changed is not worth a failure: somebody deleted it, or a newer one has taken its place.
pub(super) fn gone_is_fine(result: Result<(), RestError>) -> Result<(), UpdateError> {
    match result {
        Err(error) if may_be_replaced(&error) => Ok(()),
        other => Ok(other?),
    }
}
