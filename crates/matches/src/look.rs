//! Looking at matches; nothing here changes one.

mod inbox;
mod lists;
mod news;
mod panel;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{join, join3};
use lostcities_model::MatchRef;

use super::absence::allowance;
use super::people::whole;
use super::snapshot::Snapshot;
use super::{Refusal, Result, Tables};
use crate::kernel::{
    BySeat, Commitment, Ending, Outcome, Seat, Seats, Secret, Timestamp, Turn, Viewer,
};
use crate::present::{Face, Msg, Weight, best_expedition};
use crate::store::{AwaySeat, Board, MatchId, Occupant, Person, SeatClock, State, Status, Terms};

pub use inbox::{Meant, Waiting};
pub use lists::{Listed, MatchName};
pub(super) use news::{News, as_prepared};
pub use panel::{Choice, Panel, PanelState};

/// How a match changed a person's rating, in whole points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingShift {
    pub seat: Seat,
    pub before: i32,
    pub after: i32,
}

/// A match as everybody may see it.
#[derive(Clone)]
pub struct Public {
    pub id: MatchId,
    pub terms: Terms,
    pub status: Status,
    /// What its buttons carry.
    pub version: u64,
    pub n_steps: usize,
    /// What was agreed before the match, if there was something to agree on.
    pub options: Option<Msg>,
    /// About how many minutes it takes if its people play it in one sitting.
    pub minutes: u16,
    /// How many seats there are, or can be before it starts.
    pub n_seats: u8,
    /// Who sits where. Before a table starts, seats may be missing.
    pub seats: BySeat<Occupant>,
    /// Who sat where before a computer player took the seat over.
    pub left: BySeat<Option<Person>>,
    /// Who has to act.
    pub awaited: Seats,
    /// The latest happenings, oldest first.
    pub latest: Vec<Msg>,
    /// What deserves a separate message since the public messages were last brought up to date.
    pub chapters: Vec<Vec<Msg>>,
    /// Points and places, once it has ended.
    pub outcome: Option<Outcome>,
    /// What deserves to be remembered of a match that was played to its end.
    pub highlight: Option<Msg>,
    /// How the ratings of its people changed; nothing unless it is finished and rated.
    pub ratings: Vec<RatingShift>,
    /// The promise that was made before it started.
    pub commitment: Commitment,
    /// What the promise was about; `None` until the match is over.
    pub secret: Option<Secret>,
    /// The clocks of the seats that the match waits for. One that has not been started yet is as if it were now.
    pub clocks: Vec<SeatClock>,
    /// Where a computer player stands in for a person who may come back.
    pub stand_ins: Seats,
    /// How many of a hundred matches those finish who have a seat before it starts, of whom there is enough to say so.
    pub finishes: Vec<(Seat, u32)>,
    /// The seats of people who are away, as long as it is in play.
    pub away: Vec<AwaySeat>,
    /// When all this was so.
    pub at: Timestamp,
    /// Where all this is shown, if it is.
    pub board: Option<Board>,
    /// When the bot was last there, if that was read with the match.
    pub(super) beat_at: Option<i64>,
    pub(super) snapshot: Arc<Snapshot>,
}

impl Public {
    /// What its buttons carry.
    pub const fn match_ref(&self) -> MatchRef {
        MatchRef {
            id: self.id,
            version: self.version,
        }
    }

    /// The word for its status.
    pub const fn state(&self) -> State {
        self.status.state()
    }

    /// Whether cards have been dealt.
    pub fn has_begun(&self) -> bool {
        self.snapshot.has_begun()
    }

    /// Whether what is to be done now is done on the board, and not on panels.
    pub fn is_played_on_board(&self) -> bool {
        let nameless = BySeat::new(self.n_seats, |_| String::new());
        let is_watched = self.snapshot.game.is_played_in_public();
        is_watched
            && self
                .face(&nameless)
                .is_some_and(|face| !face.rows.is_empty())
    }

    /// Board, words and public controls, with these names in the picture; `None` unless cards have been dealt.
    pub fn face(&self, names: &BySeat<String>) -> Option<Face> {
        let stopped = self.snapshot.stopped();
        self.has_begun()
            .then(|| self.snapshot.game.table(names, stopped.as_ref()))
    }

    /// The whole match as text, as everybody may see it.
    ///
    /// # Errors
    /// If it has not begun.
    pub fn describe(&self) -> Result<Vec<Msg>, Refusal> {
        self.snapshot.describe(None)
    }

    /// The clocks of the seats whose time is up.
    pub fn late(&self) -> impl Iterator<Item = &SeatClock> {
        self.clocks.iter().filter(|clock| clock.stage.is_over())
    }
}

impl Tables {
    /// A match as everybody may see it.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn public(&self, id: MatchId) -> Result<Public> {
        let (store, at) = (self.store(), self.now());
        let clocks = || store.clocks_with_absences(id, at);
        // All at once: each question costs the way to a server.
        let read = join3(store.board(id), self.look_with_beat(id), clocks()).await;
        let (board, mut looked, mut clocks_read) = (read.0?, read.1?, read.2?);
        let shown = board.as_ref().map_or(0, |board| board.shown_version);
        if shown > looked.0.stored.version {
            // The match must not be older than what shows it.
            let read = join(self.look_with_beat(id), clocks()).await;
            (looked, clocks_read) = (read.0?, read.1?);
        }
        let (snapshot, beat_at) = looked;
        snapshot.is_no_deal()?;
        let settled = snapshot.settled_for(Viewer::Spectator);
        let snapshot = settled.map_or(snapshot, Arc::new);
        let has_begun = snapshot.has_begun();
        let latest = if has_begun {
            snapshot.news()
        } else {
            Vec::new()
        };
        let stored = &snapshot.stored;
        let is_finished = stored.state() == State::Finished;
        let is_played_out = is_finished && stored.status.ending() == Some(Ending::Rules);
        let ratings = if is_finished {
            self.rating_shifts(&snapshot).await?
        } else {
            Vec::new()
        };
        let (clocks, away) = clocks_at(&snapshot, at, clocks_read);
        Ok(Public {
            id,
            terms: stored.terms.clone(),
            status: stored.status,
            version: stored.version,
            n_steps: snapshot.game.n_steps(),
            options: snapshot.game.options(),
            minutes: snapshot.game.minutes(),
            n_seats: snapshot.game.n_seats(),
            seats: stored.seats.clone(),
            left: stored.left.clone(),
            awaited: snapshot.awaited(),
            latest,
            chapters: match &board {
                Some(board) if has_begun => chapters(&snapshot, board.shown_steps),
                _ => Vec::new(),
            },
            outcome: snapshot.outcome(),
            highlight: is_played_out
                .then(|| best_expedition(&snapshot.game.tallies()))
                .flatten(),
            ratings,
            commitment: stored.secret.commitment(),
            // The secret tells every card: not a moment before the end.
            secret: (!stored.state().is_open() && has_begun).then_some(stored.secret),
            clocks,
            stand_ins: stored.stand_ins,
            finishes: self.finishes(&snapshot).await?,
            away,
            at,
            board,
            beat_at,
            snapshot,
        })
    }
}

impl Tables {
    /// How many of their matches the people finish who wait for a match to start.
    async fn finishes(&self, snapshot: &Snapshot) -> Result<Vec<(Seat, u32)>> {
        let stored = &snapshot.stored;
        if stored.state() != State::Lobby {
            return Ok(Vec::new());
        }
        let finishes = self.store().finishes_in(stored.id).await?.into_iter();
        let said = finishes.filter_map(|(seat, finishes)| Some((seat, finishes.percent()?)));
        Ok(said.collect())
    }

    /// How a finished match changed the ratings of its people.
    async fn rating_shifts(&self, snapshot: &Snapshot) -> Result<Vec<RatingShift>> {
        let changes = self.store().rating_changes(snapshot.stored.id).await?;
        let shifts = changes.into_iter().filter_map(|change| {
            Some(RatingShift {
                seat: snapshot.seat_of(change.person)?,
                before: whole(change.before.shown()),
                after: whole(change.after.shown()),
            })
        });
        Ok(shifts.collect())
    }
}

impl Snapshot {
    /// Points and places of a match that a person stopped before its rules did.
    pub(super) fn stopped(&self) -> Option<Outcome> {
        match self.stored.status.ending()? {
            Ending::Rules => None,
            ending @ (Ending::Resigned { .. } | Ending::TimedOut { .. } | Ending::Drawn { .. }) => {
                Some(ending.outcome(self.game.points()))
            }
        }
    }
}

/// What deserves a separate message among the steps from number `from` on. The last step of a match that was played out is
/// told by the board itself.
fn chapters(snapshot: &Snapshot, from: usize) -> Vec<Vec<Msg>> {
    let told = snapshot.game.told_from(from);
    let n_last = if snapshot.game.turn() == Turn::Over {
        snapshot.game.told_from(snapshot.game.n_steps() - 1).len()
    } else {
        0
    };
    let n_before = told.len().saturating_sub(n_last);
    let before = told.into_iter().take(n_before);
    before
        .filter(|told| told.weight == Weight::Chapter)
        .map(|told| told.text)
        .collect()
}

/// The clocks of a match in play, and its seats whose people are away. A clock that is about to be started runs from `at` on,
/// or from when its player is back.
fn clocks_at(
    snapshot: &Snapshot,
    at: Timestamp,
    (mut clocks, away): (Vec<SeatClock>, Vec<AwaySeat>),
) -> (Vec<SeatClock>, Vec<AwaySeat>) {
    let stored = &snapshot.stored;
    if stored.state() != State::Playing {
        return (Vec::new(), Vec::new());
    }
    let allowance = allowance(stored.terms.clock);
    for clock in &mut clocks {
        let away = away.iter().find(|away| away.seat == clock.seat);
        let begins = away.map_or(at, |away| away.until);
        let left = allowance.saturating_sub(Duration::from_millis(clock.used_ms));
        clock.due_at = clock.due_at.or(Some(begins.after(left)));
    }
    (clocks, away)
}
