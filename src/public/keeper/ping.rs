//! Telling people that the match waits for them.

use serenity::all::{ButtonStyle, CreateActionRow};
use tracing::debug;

use super::worker::{BoardWorker, UpdateError, gone_is_fine};
use crate::answers::asker::mentions;
use crate::answers::controls::button;
use crate::answers::refusals::link;
use crate::answers::saying::public_words;
use crate::i18n::Words;
use crate::kernel::{Seat, Seats};
use crate::model::Route;
use crate::model::route::play;
use crate::present::{Msg, panel_name};
use crate::public::absence::{decisions, go_on};
use crate::table::{Board, Occupant, Person, PersonId, Pings, Place, Public, Stage};
use crate::wire::message::Outgoing;

/// Whom the match waits for, and how they are told.
pub(super) struct Call {
    everybody: Vec<PersonId>,
    mentioned: Vec<PersonId>,
    /// Those of them who have not been told of this turn before.
    notified: Vec<PersonId>,
    directly: Vec<PersonId>,
    /// Whether there is a message for them in the channel. Where others decide, it has the buttons for it, whether it notifies
    /// anybody or not.
    is_posted: bool,
}

impl BoardWorker {
    /// How these people are told that the match waits for them: each in the way they chose.
    pub(super) async fn call(
        &self,
        public: &Public,
        board: &Board,
        due: &[&Person],
    ) -> Result<Call, UpdateError> {
        let (mut mentioned, mut directly) = (Vec::new(), Vec::new());
        for person in due {
            match self.pings_now(public, person).await? {
                Pings::Mention => mentioned.push(person.id),
                Pings::Direct => directly.push(person.id),
                Pings::Off => {}
            }
        }
        let mut notified = mentioned.clone();
        // A delayed call must not notify once more those who were called without delay.
        if board.recall <= board.recalled && public.late().next().is_none() {
            let is_new = |person: &PersonId| !board.called.contains(person);
            notified.retain(is_new);
            directly.retain(is_new);
        }
        Ok(Call {
            everybody: due.iter().map(|person| person.id).collect(),
            is_posted: !mentioned.is_empty() || public.late().next().is_some(),
            mentioned,
            notified,
            directly,
        })
    }

    /// Deletes the ping of the turn before, so that the board is the last message again and can be edited in its place. Then
    /// writes down that it is gone and who is about to be called, so that [`BoardWorker::find_ping`] finds the message after a
    /// crash. If the others move on before it is posted, the same person may be the next again, and is called again.
    pub(super) async fn save_call(
        &self,
        public: &Public,
        board: &mut Board,
        call: &Call,
    ) -> Result<(), UpdateError> {
        let is_nobody_called = board.ping.is_none() && board.called.is_empty();
        if let Some(ping) = board.ping {
            gone_is_fine(self.bot.messages().delete(board.channel, ping).await)?;
            board.ping = None;
        }
        if call.is_posted {
            board.called.clone_from(&call.everybody);
            board.calling = Some(nonce(public, board, &call.mentioned));
        } else if is_nobody_called {
            return Ok(());
        } else {
            board.called.clear();
        }
        self.save(public.id, board).await
    }

    /// Tells people that the match waits for them; one message mentions all who want to be mentioned.
    pub(super) async fn ping(
        &self,
        public: &Public,
        board: &mut Board,
        call: &Call,
    ) -> Result<(), UpdateError> {
        for &person in &call.directly {
            if let Ok(channel) = self.bot.rest().direct_channel(person).await {
                // People who closed their direct messages have chosen not to be told.
                if let Err(error) = self
                    .bot
                    .messages()
                    .post(channel, &message(public, board, &[person]))
                    .await
                    && !error.is_closed_to_us()
                {
                    debug!(match.id = %public.id, "could not send a direct message about match {}: {error}", public.id);
                }
            }
        }
        board.called.clone_from(&call.everybody);
        board.recalled = board.recall;
        if !call.is_posted {
            return Ok(());
        }
        let message = Outgoing {
            mentioned: call.notified.clone(),
            silent: call.notified.is_empty(),
            ..message(public, board, &call.mentioned)
        };
        board.ping = Some(self.bot.messages().post(board.channel, &message).await?);
        board.calling = None;
        Ok(())
    }

    /// Calls people whose channel is gone in direct messages, unless they want no calls.
    pub(super) async fn call_directly(
        &self,
        public: &Public,
        board: &mut Board,
    ) -> Result<(), UpdateError> {
        (board.ping, board.calling) = (None, None);
        let newest = self.bot.newest_panels(public.id).await?;
        let due = self.called_now(public, board, &newest);
        let mut call = self.call(public, board, &due).await?;
        call.directly.extend(&call.notified);
        call.is_posted = false;
        self.ping(public, board, &call).await
    }

    /// Lets the ping name only those for whom the match still waits. An edit notifies nobody.
    pub(super) async fn shorten_ping(
        &self,
        public: &Public,
        board: &mut Board,
        due: &[&Person],
    ) -> Result<(), UpdateError> {
        let n_before = board.called.len();
        // Who has acted is told again when the match waits for them again.
        let is_due = |id: &PersonId| due.iter().any(|person| person.id == *id);
        board.called.retain(is_due);
        // What it says of the time may have changed.
        let is_other = board.called.len() < n_before || public.terms.clock.is_some();
        let Some(ping) = board.ping.filter(|_| is_other) else {
            return Ok(());
        };
        let mut mentioned = Vec::new();
        for person in due
            .iter()
            .filter(|person| board.called.contains(&person.id))
        {
            if self.pings_now(public, person).await? == Pings::Mention {
                mentioned.push(person.id);
            }
        }
        if mentioned.is_empty() && public.late().next().is_none() {
            board.ping = None;
            return gone_is_fine(self.bot.messages().delete(board.channel, ping).await);
        }
        let shorter = message(public, board, &mentioned);
        gone_is_fine(
            self.bot
                .messages()
                .edit(board.channel, ping, &shorter)
                .await,
        )
    }

    /// How a person wants to be told. The match knows what they chose when it was read; they may have chosen otherwise since.
    async fn pings_now(&self, public: &Public, person: &Person) -> Result<Pings, UpdateError> {
        let person = self.bot.tables().person(person.id, &person.name).await?;
        Ok(self
            .bot
            .tables()
            .pings_of(&person, public.terms.guild)
            .await?)
    }

    /// Finds out whether the ping that was being posted when the program ended is in the channel. As long as Discord
    /// remembers the nonce, a message with the same one is the ping itself, or else silent and new.
    pub(super) async fn find_ping(
        &self,
        public: &Public,
        board: &mut Board,
    ) -> Result<(), UpdateError> {
        if board.calling.is_none() {
            return Ok(());
        }
        let probe = Outgoing {
            silent: true,
            nonce: board.calling.clone(),
            ..Outgoing::text(PROBE.to_owned())
        };
        let (found, is_new) = self.bot.messages().post_once(board.channel, &probe).await?;
        if is_new {
            gone_is_fine(self.bot.messages().delete(board.channel, found).await)?;
            board.called.clear();
        } else {
            board.ping = Some(found);
        }
        board.calling = None;
        self.save(public.id, board).await
    }
}

/// A message that nobody reads: it is deleted at once.
const PROBE: &str = "…";

/// A number that sets these people apart from others who are told at the same time. The nonce is kept for a while, so it
/// does not name them.
pub fn digest(people: &[PersonId]) -> u32 {
    let mixed = people
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |all: u64, person| {
            (all ^ person.0)
                .wrapping_mul(0x0100_0000_01b3)
                .rotate_left(29)
        });
    (mixed >> u32::BITS) as u32
}

/// What tells the message for these people from others. What was shown before stays the same until all of this is remembered,
/// even if the match goes on meanwhile.
fn nonce(public: &Public, board: &Board, people: &[PersonId]) -> String {
    let (shown, who) = (board.shown_version, digest(people));
    format!("p{}.{shown}.{who:x}", public.id)
}

/// What tells these people.
fn message(public: &Public, board: &Board, people: &[PersonId]) -> Outgoing {
    let words = public_words(&public.terms.locale);
    let place = Place {
        id: public.id,
        guild: public.terms.guild,
        channel: Some(board.channel),
        message: board.message,
    };
    let lines = lines(public, people, link(&place));
    let text = words.lines(&lines, &mentions(&public.seats, words));
    Outgoing {
        mentioned: people.to_vec(),
        silent: people.is_empty(),
        nonce: Some(nonce(public, board, people)),
        ..Outgoing::text(text).rows(controls(public, words))
    }
}

/// What the call says: whose turn it is and how long, for whom the others decide, or who asks to go on.
fn lines(public: &Public, people: &[PersonId], link: String) -> Vec<Msg> {
    let seats = |is_named: &dyn Fn(Seat, PersonId) -> bool| -> Vec<Msg> {
        let seats = public.seats.iter().filter_map(|(seat, occupant)| {
            let person = occupant.person()?;
            is_named(seat, person.id).then(|| Msg::new("seat").with("seat", seat))
        });
        seats.collect()
    };
    let late: Seats = public.late().map(|clock| clock.seat).collect();
    if !late.is_empty() {
        return vec![
            Msg::new("ping-late")
                .with("late", seats(&|seat, _| late.contains(seat)))
                .with("others", seats(&|seat, _| !late.contains(seat)))
                .with("link", link),
        ];
    }
    if let Some(closing) = public.status.closing() {
        return vec![
            Msg::new("ping-asked")
                .with("by", closing.by)
                .with("absent", closing.absent)
                .with("link", link),
        ];
    }
    let named = seats(&|_, person| people.contains(&person));
    let clocks = public.clocks.iter().filter(|clock| {
        let person = public.seats.get(clock.seat).and_then(Occupant::person);
        person.is_some_and(|person| people.contains(&person.id))
    });
    let is_turn = clocks.clone().next().is_some();
    let is_reminder = clocks
        .clone()
        .any(|clock| matches!(clock.stage, Stage::Half | Stage::Quarter));
    let key = match (is_reminder, named.len()) {
        (true, _) => "ping-reminder",
        (false, 1) => "ping-turn",
        (false, _) => "ping-turn-many",
    };
    let key = match public.status.draw_offer() {
        Some(_) if is_turn => "ping-turn-and-draw",
        Some(_) => "ping-draw",
        None => key,
    };
    let call = Msg::new(key).with("seat", named).with("link", link);
    let mut lines = vec![match public.status.draw_offer() {
        Some(offering) => call.with("by", offering),
        None => call,
    }];
    let due_at = clocks.filter_map(|clock| clock.due_at).min();
    lines.extend(
        due_at
            .filter(|_| public.terms.clock.is_some())
            .map(|due_at| {
                Msg::new("ping-clock").with("when", format!("<t:{}:R>", due_at.seconds()))
            }),
    );
    lines
}

/// The button that opens a player's panel: the call is the lowest message of the channel, and the board may be far above it. A
/// board that is played on needs none.
fn controls(public: &Public, words: &Words) -> Vec<CreateActionRow> {
    let at = public.match_ref();
    if public.status.closing().is_some() {
        return vec![CreateActionRow::Buttons(vec![go_on(at, words)])];
    }
    let mut rows = Vec::new();
    if !public.is_played_on_board() {
        let hand = Route::Play(at, play::Route::Hand);
        let name = panel_name(public.terms.game).key;
        let hand = button(hand, words, name, ButtonStyle::Primary);
        rows.push(CreateActionRow::Buttons(vec![hand]));
    }
    // One late player is decided about before the next one is.
    let mut late = public.late();
    rows.extend(
        late.next()
            .map(|late| decisions(at, late.seat, late.stage, words)),
    );
    rows
}
