//! What a person sees of their try.

use anyhow::Context;

use super::Dailies;
use super::round::{DailyTurn, PERSON, Round};
use super::strong::StrongPlay;
use crate::kernel::{BySeat, Level, Viewer};
use crate::naming::Naming;
use crate::present::{Face, Msg};
use crate::store::{Attempt, AttemptKey, DailyPlaced, Occupant, Person};
use crate::{Refusal, TableError, Tables};

/// A try as its person sees it.
#[derive(Clone, Debug)]
pub struct DailyPanel {
    /// Whose try at which day.
    pub key: AttemptKey,
    /// What its buttons carry.
    pub version: u32,
    /// Sheet, words and controls.
    pub face: Face,
    /// What has happened since the person last chose, oldest first.
    pub news: Vec<Msg>,
    /// Who sits where: the person, and a computer player.
    pub seats: BySeat<Occupant>,
    /// What it waits for.
    pub turn: DailyTurn,
    /// Whether the person may take back what they chose since the last roll.
    pub may_undo: bool,
    /// How it ended.
    pub end: Option<DailyEnd>,
    /// Why what was asked for was not done.
    pub refused: Option<Refusal>,
}

/// How a try ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyEnd {
    /// The person's points.
    pub points: i32,
    /// Those of the other sheet.
    pub other: i32,
    /// What the strong computer player reaches in the person's place; `None` while that is not known.
    pub strong: Option<i32>,
    /// The turns that cost most, dearest first: their number from 1, and by how much less was to be expected after what the person
    /// chose than after the best choice; `None` while that is not known.
    pub losses: Option<Vec<(u32, i32)>>,
    /// Beside everybody else; `None` where it does not count.
    pub placed: Option<DailyPlaced>,
}

impl Dailies<'_> {
    /// A try as it is, with a detail picked.
    ///
    /// # Errors
    /// If it was never begun, or the database fails.
    pub async fn panel(
        self,
        key: AttemptKey,
        person: &Person,
        focus: Option<&str>,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let (round, attempt) = self.read(key).await?;
        self.shown(key, person, &round, &attempt, focus, naming)
            .await
    }

    async fn shown(
        self,
        key: AttemptKey,
        person: &Person,
        round: &Round,
        attempt: &Attempt,
        focus: Option<&str>,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let seats = BySeat::new(2, |seat| {
            if seat == PERSON {
                Occupant::Person(person.clone())
            } else {
                Occupant::Computer(Level::Normal)
            }
        });
        let names = naming(&seats, "");
        let playing = &round.playing;
        let look = focus.and_then(|what| playing.look(Viewer::Seat(PERSON), what, &names, None));
        let end = match attempt.points() {
            Some(points) => Some(DailyEnd::of(self.tables, key, points, round).await?),
            None => None,
        };
        Ok(DailyPanel {
            key,
            version: attempt.version,
            face: look.unwrap_or_else(|| playing.panel(PERSON, focus, &names, None)),
            news: if focus.is_none() {
                playing.news(PERSON)
            } else {
                Vec::new()
            },
            seats,
            turn: round.turn(),
            may_undo: round.undone()?.is_some(),
            end,
            refused: None,
        })
    }
}

impl DailyEnd {
    /// What a finished try has brought.
    async fn of(
        tables: &Tables,
        key: AttemptKey,
        points: i32,
        round: &Round,
    ) -> Result<Self, TableError> {
        let outcome = round.outcome();
        let other = outcome.map(|outcome| outcome.points[PERSON.next(2)]);
        let placed = if key.is_practice {
            None
        } else {
            let store = tables.store().daily();
            Some(store.placed(key.day, key.person, points).await?)
        };
        let strong = StrongPlay::of(tables);
        Ok(Self {
            points,
            other: other.context("a finished daily roll has no outcome")?,
            placed,
            strong: strong.points(key.day).await?,
            losses: strong.losses(key).await?,
        })
    }
}
