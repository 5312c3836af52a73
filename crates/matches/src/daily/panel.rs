//! What a person sees of their try.

use std::sync::Arc;

use lostcities_model::MatchRef;

use super::Dailies;
use super::round::{PERSON, level, undone};
use crate::kernel::{BySeat, Level, Outcome, Timestamp, Turn, Viewer};
use crate::present::{Face, Msg, Press};
use crate::snapshot::Snapshot;
use crate::store::{Attempt, AttemptKey, DailyBest, DailyGame, DailyPlaced, Occupant};
use crate::{Refusal, Result, Tables};

/// A try as it was last committed.
pub struct DailyTry {
    /// Whose try at which deal.
    pub key: AttemptKey,
    /// When the deal ends, if that is one of an evening.
    pub closes_at: Option<Timestamp>,
    pub end: Option<DailyEnd>,
    /// Why what was asked for was not done.
    pub refused: Option<Refusal>,
    pub(super) snapshot: Arc<Snapshot>,
}

impl DailyTry {
    /// What its buttons carry.
    pub fn version(&self) -> u64 {
        self.snapshot.stored.version
    }

    /// The match that it is.
    pub fn match_ref(&self) -> MatchRef {
        MatchRef {
            id: self.snapshot.stored.id,
            version: self.version(),
        }
    }

    /// Who sits where: the person, and a computer player.
    pub fn seats(&self) -> &BySeat<Occupant> {
        self.snapshot.seats()
    }

    /// How strong the computer player is.
    pub fn level(&self) -> Level {
        level(self.seats())
    }

    pub fn turn(&self) -> Turn {
        self.snapshot.game.turn()
    }

    /// Sheet, words and controls with a detail picked, and these names in the picture.
    pub fn face(&self, focus: Option<&str>, names: &BySeat<String>) -> Face {
        let game = &self.snapshot.game;
        let look = focus.and_then(|what| game.look(Viewer::Seat(PERSON), what, names, None));
        look.unwrap_or_else(|| game.panel(PERSON, focus, names, None))
    }

    /// The action that a detail of the panel leads to, if nothing else is to be decided and it can be taken back: until the dice
    /// are rolled nothing new is seen, so that nobody has to confirm what *Take Back* undoes.
    pub fn action_of(&self, focus: &str) -> Option<String> {
        let names = BySeat::new(self.seats().n_seats(), |_| String::new());
        let is_open = self.key.deal.game == DailyGame::RollWrite;
        let face = is_open.then(|| self.snapshot.game.panel(PERSON, Some(focus), &names, None))?;
        let mut ways = face
            .controls()
            .filter(|control| control.press != Press::Unfocus);
        match (&ways.next()?.press, ways.next()) {
            (Press::Act(action), None) => Some(action.clone()),
            _ => None,
        }
    }

    /// What has happened since the person last chose, oldest first.
    pub fn news(&self) -> Vec<Msg> {
        self.snapshot.game.news(PERSON)
    }

    /// Whether the person may take back what they chose since the last roll.
    pub fn may_undo(&self) -> bool {
        undone(self.key.deal.game, &*self.snapshot.game).is_some()
    }
}

/// How a try ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyEnd {
    /// The person's points.
    pub points: i32,
    /// Those of the other sheet.
    pub other: i32,
    /// Beside everybody else; `None` where it does not count.
    pub placed: Option<DailyPlaced>,
    /// What counts of it: points, or a lead over the computer player.
    pub score: i32,
    /// Beside the person's own earlier deals.
    pub best: DailyBest,
}

impl Dailies<'_> {
    /// A try as it is.
    ///
    /// # Errors
    /// If it was never begun, or the database fails.
    pub async fn attempted(self, key: AttemptKey) -> Result<DailyTry> {
        let attempt = self.attempt(key).await?;
        let snapshot = self.tables.look_at_any(attempt.id).await?;
        self.shown(&attempt, key, snapshot).await
    }

    pub(super) async fn shown(
        self,
        attempt: &Attempt,
        key: AttemptKey,
        snapshot: Arc<Snapshot>,
    ) -> Result<DailyTry> {
        let end = match snapshot.game.outcome() {
            Some(outcome) => Some(DailyEnd::of(self.tables, key, &outcome).await?),
            None => None,
        };
        Ok(DailyTry {
            key,
            closes_at: attempt.window.closes_at,
            end,
            refused: None,
            snapshot,
        })
    }
}

impl DailyEnd {
    /// What a finished try has brought.
    async fn of(tables: &Tables, key: AttemptKey, outcome: &Outcome) -> Result<Self> {
        let is_of_day = key.deal.day().is_some();
        let score = key.deal.score(&outcome.points);
        let placed = if key.is_practice || !is_of_day {
            None
        } else {
            Some(
                tables
                    .store()
                    .place_in_deal(key.deal, key.person, score)
                    .await?,
            )
        };
        Ok(Self {
            score,
            best: tables.store().best_of_others(key).await?,
            points: outcome.points[PERSON],
            other: outcome.points[PERSON.next(2)],
            placed,
        })
    }
}
