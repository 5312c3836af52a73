//! What a person sees of their try.

use super::Dailies;
use super::round::{PERSON, Round, seats};
use super::strong::{lost, strong};
use crate::kernel::{BySeat, Outcome, Turn, Viewer};
use crate::naming::Naming;
use crate::present::{Face, Msg};
use crate::snapshot::Snapshot;
use crate::store::{AttemptKey, DailyPlaced, Occupant, Person};
use crate::{Refusal, TableError, Tables};

/// A try as its person sees it.
#[derive(Clone, Debug)]
pub struct DailyPanel {
    /// Whose try at which day.
    pub key: AttemptKey,
    /// What its buttons carry.
    pub version: u64,
    /// Sheet, words and controls.
    pub face: Face,
    /// What has happened since the person last chose, oldest first.
    pub news: Vec<Msg>,
    /// Who sits where: the person, and a computer player.
    pub seats: BySeat<Occupant>,
    /// What it waits for.
    pub turn: Turn,
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
        let id = self.attempt(key).await?.id;
        let snapshot = self.tables.look_at_any(id).await?;
        self.shown(key, person, &snapshot, focus, naming).await
    }

    pub(super) async fn shown(
        self,
        key: AttemptKey,
        person: &Person,
        snapshot: &Snapshot,
        focus: Option<&str>,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let seats = seats(person);
        let names = naming(&seats, "");
        let round = Round::of(snapshot)?;
        let playing = &round.playing;
        let look = focus.and_then(|what| playing.look(Viewer::Seat(PERSON), what, &names, None));
        let end = match playing.outcome() {
            Some(outcome) => Some(DailyEnd::of(self.tables, key, &outcome).await?),
            None => None,
        };
        Ok(DailyPanel {
            key,
            version: snapshot.stored.version,
            face: look.unwrap_or_else(|| playing.panel(PERSON, focus, &names, None)),
            news: if focus.is_none() {
                playing.news(PERSON)
            } else {
                Vec::new()
            },
            seats,
            turn: playing.turn(),
            may_undo: round.undone().is_some(),
            end,
            refused: None,
        })
    }
}

impl DailyEnd {
    /// What a finished try has brought.
    async fn of(tables: &Tables, key: AttemptKey, outcome: &Outcome) -> Result<Self, TableError> {
        let points = outcome.points[PERSON];
        let placed = if key.is_practice {
            None
        } else {
            let store = tables.store().daily();
            Some(store.placed(key.day, key.person, points).await?)
        };
        let attempt = tables.daily().attempt(key).await?;
        Ok(Self {
            points,
            other: outcome.points[PERSON.next(2)],
            placed,
            strong: strong(&attempt),
            losses: lost(&attempt).map(<[_]>::to_vec),
        })
    }
}
