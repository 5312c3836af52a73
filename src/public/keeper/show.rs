//! What the public messages of a match are to show, and in which order they are sent.

use std::time::Duration;

use tracing::{debug, warn};

use super::worker::{BoardWorker, UpdateError, gone_is_fine, may_be_replaced};
use crate::answers::asker::mentions;
use crate::answers::refusals::link;
use crate::answers::saying::public_words;
use crate::present::Msg;
use crate::public::invitation::invitation;
use crate::screens::threads::name;
use crate::table::{
    Board, MessageId, NewestPanel, Occupant, Person, PersonId, Place, Public, Seated,
};
use crate::wire::message::Outgoing;

/// How long a call to a turn is delayed for a person who is using their panel.
const PATIENCE: Duration = Duration::from_mins(1);

impl BoardWorker {
    /// Shows who sits at a table now. Posts a challenge or table whose first message was lost on its way, in a crash or an
    /// outage: nobody could answer it, and it would occupy the channel.
    pub(super) async fn keep_invitation(
        &self,
        public: &Public,
        mut board: Board,
    ) -> Result<(), UpdateError> {
        if let Some(message) = board.invitation {
            if board.shown_version >= public.version {
                return Ok(());
            }
            let shown = invitation(public);
            match self
                .bot
                .messages()
                .edit(board.channel, message, &shown)
                .await
            {
                Ok(()) => {
                    board.shown_version = public.version;
                    return self.save(public.id, &mut board).await;
                }
                Err(error) if error.is_message_gone() => {
                    debug!(match.id = %public.id, "posting the invitation of match {} again: {error}", public.id);
                }
                Err(error) => return Err(error.into()),
            }
        }
        let posted = self.invite(public, &mut board).await?;
        Ok(self.bot.invited(public, posted).await?)
    }

    async fn invite(&self, public: &Public, board: &mut Board) -> Result<MessageId, UpdateError> {
        let message = Outgoing {
            nonce: Some(format!("i{}.{}", public.id, public.version)),
            ..invitation(public)
        };
        let posted = self
            .bot
            .messages()
            .post(board.invited_in(), &message)
            .await?;
        board.invitation = Some(posted);
        self.save(public.id, board).await?;
        Ok(posted)
    }

    /// Opens the thread of a match that has begun: on its invitation, so that a second try opens no second one. Where Discord
    /// refuses, the match is played in the channel itself, unless another is. Says whether it has a place.
    async fn open_thread(&self, public: &Public, board: &mut Board) -> Result<bool, UpdateError> {
        if !board.is_unplaced() {
            return Ok(true);
        }
        let parent = board.channel;
        let invitation = match board.invitation {
            Some(invitation) => invitation,
            None => self.invite(public, board).await?,
        };
        let threads = self.bot.rest().threads();
        let tables = self.bot.tables();
        match threads.open(parent, invitation, &name(public)).await {
            Ok(thread) => board.channel = thread,
            Err(error) if error.is_refusal() => {
                warn!(match.id = %public.id, "could not open a thread for match {}: {error}", public.id);
                board.parent = None;
            }
            Err(error) => return Err(error.into()),
        }
        let placed = tables.place_board(public.id, board).await?;
        placed.ok_or(UpdateError::Lost)
    }

    pub(super) async fn show(
        &self,
        public: &Public,
        board: &mut Board,
        down: bool,
    ) -> Result<(), UpdateError> {
        if board.is_card {
            return self.show_card(public, board).await;
        }
        // What has come to nothing needs no thread.
        let has_place = !public.has_begun() || self.open_thread(public, board).await?;
        // Once the board is there, nothing is said by the invitation any more that could change.
        let may_change = board.message.is_none() || board.shown_version == 0;
        if may_change && let Some(message) = board.invitation {
            let mut shown = invitation(public);
            if !has_place {
                let words = public_words(&public.terms.locale);
                let sentence = words.plain("thread-refused");
                shown.text = format!("{}\n{sentence}", shown.text);
            }
            gone_is_fine(
                self.bot
                    .messages()
                    .edit(board.invited_in(), message, &shown)
                    .await,
            )?;
        }
        if !has_place {
            return Err(UpdateError::NoPlace);
        }
        if !public.has_begun() {
            return Ok(());
        }
        self.find_ping(public, board).await?;
        let newest = self.bot.newest_panels(public.id).await?;
        let due = self.called_now(public, board, &newest);
        let is_new_turn = board.recall > board.recalled
            || match &due[..] {
                [] => board.ping.is_some() || !board.called.is_empty(),
                due => due.iter().any(|person| !board.called.contains(&person.id)),
            };
        let last_call = self.bot.keeper().last_call(public.id, board.ping);
        if !is_new_turn {
            self.show_messages(public, board, (down, last_call)).await?;
            return self.shorten_ping(public, board, &due).await;
        }
        let call = self.call(public, board, &due).await?;
        self.save_call(public, board, &call).await?;
        if let Err(error) = self.show_messages(public, board, (down, last_call)).await {
            // Nobody has been called yet.
            board.calling = None;
            board.called.clear();
            self.save(public.id, board).await?;
            return Err(error);
        }
        self.ping(public, board, &call).await
    }

    /// Shows that a quiet match is played, or what came of it. Where the card is gone, nothing takes its place but the result.
    async fn show_card(&self, public: &Public, board: &mut Board) -> Result<(), UpdateError> {
        let is_over = public.has_begun() && !public.state().is_open();
        let message = if is_over {
            self.bot.table_message(public).await
        } else {
            invitation(public)
        };
        if let Some(card) = board.invitation {
            match self
                .bot
                .messages()
                .edit(board.channel, card, &message)
                .await
            {
                Err(error) if may_be_replaced(&error) && is_over => {
                    debug!(match.id = %public.id, "posting the result of match {} anew: {error}", public.id);
                }
                edited => return gone_is_fine(edited),
            }
        } else if !is_over {
            return Ok(());
        }
        let result = Outgoing {
            silent: true,
            nonce: Some(format!("r{}", public.id)),
            ..message
        };
        board.invitation = Some(self.bot.messages().post(board.channel, &result).await?);
        Ok(())
    }

    /// Those of [`called`] whose call is due or was made. Who is using their panel sees there that it is their turn: their call is
    /// delayed, and dropped if they act before.
    pub(super) fn called_now<'p>(
        &self,
        public: &'p Public,
        board: &mut Board,
        newest: &[NewestPanel],
    ) -> Vec<&'p Person> {
        let now = self.bot.tables().now();
        let panels = self.bot.panels();
        let status = &public.status;
        let is_more_than_a_turn = board.recall > board.recalled
            || public.late().next().is_some()
            || status.closing().is_some()
            || status.draw_offer().is_some();
        let is_later = |person: PersonId| {
            if is_more_than_a_turn || board.called.contains(&person) {
                return None;
            }
            let mut known = board.called_later.iter();
            let due_at = match known.find(|(id, _)| *id == person) {
                Some(&(_, due_at)) => due_at,
                None if panels.is_watched_by(public.id, person, newest, now) => now.after(PATIENCE),
                None => return None,
            };
            (due_at > now).then_some((person, due_at))
        };
        let (mut now, mut later) = (Vec::new(), Vec::new());
        for person in called(public) {
            match is_later(person.id) {
                Some(call) => later.push(call),
                None => now.push(person),
            }
        }
        later.sort_unstable();
        board.called_later = later;
        now
    }

    /// Shows what has happened. Nothing has been written below the board if the last call was the last message.
    async fn show_messages(
        &self,
        public: &Public,
        board: &mut Board,
        (down, last_call): (bool, Option<MessageId>),
    ) -> Result<(), UpdateError> {
        for (number, chapter) in public.chapters.iter().enumerate() {
            self.tell(public, board, (number, chapter)).await?;
        }
        if !public.chapters.is_empty() {
            board.shown_steps = public.n_steps;
            self.save(public.id, board).await?;
        }
        // Where a match sleeps, the channel belongs to the next one.
        let stays = !down
            && board.message.is_some()
            && public.chapters.is_empty()
            && (public.status.is_asleep() || self.is_last(public, board, last_call).await);
        self.show_board(public, board, stays).await
    }

    /// Whether nobody has written anything below the board, as far as the bot has looked. Where others wait for their requests,
    /// or it has looked a moment ago, it does not look, unless it may itself have posted a board there that is not written down.
    async fn is_last(&self, public: &Public, board: &Board, call: Option<MessageId>) -> bool {
        let now = self.bot.tables().now();
        let keeper = self.bot.keeper();
        let has_failed = keeper.retries.cause(public.id).is_some();
        let may_skip = self.bot.rest().is_busy() || !keeper.looked_below.start(public.id, now);
        if may_skip && !has_failed {
            return true;
        }
        let rest = self.bot.rest();
        let said = rest.last_messages().of(board.channel, now);
        let last = match said.filter(|_| !has_failed) {
            Some(last) => Ok(Some(last)),
            None => rest.last_message(board.channel).await,
        };
        match last {
            // What was said before the board was posted is no later than it.
            Ok(last) => last <= board.message || last == call,
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
            match self.edit_board(board.channel, shown, &message).await {
                Ok(()) => return Ok(()),
                Err(error) if may_be_replaced(&error) => {
                    debug!(match.id = %public.id, "posting the board of match {} again: {error}", public.id);
                }
                Err(error) => return Err(error.into()),
            }
        }
        // A board is posted once in place of the one before it, even if the bot crashes and repeats it.
        let replaced = board.message.map_or(0, |old| old.0 & 0xffff_ffff);
        let nonce = format!("b{}.{replaced:x}", public.id);
        let message = Outgoing {
            silent: true,
            nonce: Some(nonce),
            ..message
        };
        let (posted, is_as_sent) = self
            .bot
            .messages()
            .post_once(board.channel, &message)
            .await?;
        if !is_as_sent {
            // A crash came before it was remembered, and the match has gone on since.
            gone_is_fine(
                self.bot
                    .messages()
                    .edit(board.channel, posted, &message)
                    .await,
            )?;
        }
        // The old board is remembered until it cannot be pressed any more, so that a crash leaves no second one. If it
        // cannot be changed now, the new one has to be remembered all the same.
        self.bot.board_tokens().shows_board(posted);
        let retired = match board.message.replace(posted).filter(|&old| old != posted) {
            Some(old) => {
                let text = way_to(public, board);
                let messages = self.bot.messages();
                gone_is_fine(messages.retire(board.channel, old, &text).await)
            }
            None => Ok(()),
        };
        self.save(public.id, board).await?;
        retired
    }

    /// Posts what deserves a separate message: chapter `number` of those that the board does not show yet.
    async fn tell(
        &self,
        public: &Public,
        board: &Board,
        (number, chapter): (usize, &[Msg]),
    ) -> Result<(), UpdateError> {
        let words = public_words(&public.terms.locale);
        let text = words.lines(chapter, &mentions(&public.seats, words));
        let nonce = format!("c{}.{}.{number}", public.id, board.shown_steps);
        let message = Outgoing {
            silent: true,
            nonce: Some(nonce),
            ..Outgoing::text(text)
        };
        self.bot.messages().post(board.channel, &message).await?;
        Ok(())
    }
}

/// What an old board says: whose turn it was is no longer true.
fn way_to(public: &Public, board: &Board) -> String {
    let place = Place {
        id: public.id,
        guild: public.terms.guild,
        channel: Some(board.channel),
        message: board.message,
    };
    let text = Msg::new("board-replaced").with("link", link(&place));
    public_words(&public.terms.locale).text(&text)
}

/// Everybody who has to act, if others play with them. If the time of one is up, the others are called, too. If a player asks that
/// an ended match goes on, who ended it is called; if one offers a draw, who may answer.
fn called(public: &Public) -> Vec<&Person> {
    let people: Vec<&Person> = public.seats.people().collect();
    if let Some(closing) = public.status.closing().filter(|closing| closing.is_asked) {
        let asked = public.seats.get(closing.by);
        return asked.and_then(Occupant::person).into_iter().collect();
    }
    if people.len() < 2 || public.status.is_asleep() {
        return Vec::new();
    }
    if public.late().next().is_some() {
        return people;
    }
    // Who offers a draw need not be called to their own turn before it is answered.
    let seats = public
        .seats
        .iter()
        .filter(|&(seat, _)| match public.status.draw_offer() {
            Some(offering) => seat != offering,
            None => public.awaited.contains(seat),
        });
    seats
        .filter_map(|(_, occupant)| occupant.person())
        .collect()
}
