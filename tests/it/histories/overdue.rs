//! In a match of a season the computer plays the turns whose time is over, one every two hours, until the person looks again.

use std::collections::BTreeMap;
use std::sync::Arc;

use lostcities::kernel::Seat;
use lostcities::store::{MatchId, PersonId, Stage};
use lostcities::table::{
    Click, Clock, GameKind, Opponents, Proposal, Refusal, TableError, Tables, Venue,
};
use serde_json::json;
use sqlx::SqliteConnection;
use tempfile::TempDir;

use super::machine::MachineClock;
use super::world::{person, tables};
use super::{DAY, HOUR};
use crate::kept::{begun, connected, loaded, proposal};

/// A quiet match of a season, and its program.
struct Season {
    home: TempDir,
    machine: Arc<MachineClock>,
    tables: Tables,
    id: MatchId,
    n_interactions: u64,
}

impl Season {
    async fn begun(game: GameKind) -> Self {
        let (home, machine) = (TempDir::new().unwrap(), MachineClock::new());
        let tables = tables(&home, &machine).await;
        tables.start_time().await.unwrap();
        let proposal = Proposal {
            clock: Some(Clock::DayAndReserve),
            options: json!({}),
            channel: None,
            venue: Venue::Quiet,
            ..proposal(game, 0, person(0), Opponents::One(person(1)), 1)
        };
        let id = begun(&tables, proposal, &[person(1)]).await;
        let mut season = Self {
            home,
            machine,
            tables,
            id,
            n_interactions: 2,
        };
        // Only the draw of a season makes such matches.
        season.sql("update matches set opening = 'season'").await;
        season.restart().await;
        season
    }

    async fn restart(&mut self) {
        self.tables.store().close().await;
        self.tables = tables(&self.home, &self.machine).await;
    }

    async fn database(&self) -> SqliteConnection {
        let path = self.home.path().join("matches.db");
        connected(&path).await
    }

    async fn sql(&self, statement: &'static str) {
        let mut database = self.database().await;
        sqlx::query(statement).execute(&mut database).await.unwrap();
    }

    /// How many turns each has played, and how many a computer player in their place.
    async fn turns(&self) -> Vec<(i64, i64)> {
        let mut database = self.database().await;
        let turns = sqlx::query_as("select n_own, n_computer from seats order by seat");
        turns.fetch_all(&mut database).await.unwrap()
    }

    fn click(&mut self, person: PersonId) -> Click {
        self.n_interactions += 1;
        Click::by_person(self.id, person, self.n_interactions)
    }

    /// The seats that have clocks, their stages, and how long they have from now.
    async fn clocks(&self) -> BTreeMap<Seat, (Stage, i64)> {
        let now = self.tables.now();
        let clocks = self.tables.store().clocks_of(self.id).await.unwrap();
        let left = clocks.iter().map(|clock| {
            let due_at = clock.due_at.unwrap().millis() - now.millis();
            (clock.seat, (clock.stage, due_at))
        });
        left.collect()
    }

    async fn awaited(&self) -> Seat {
        *self.clocks().await.keys().next().unwrap()
    }

    async fn play(&mut self, person: PersonId) {
        for _ in 0..6 {
            let choices = self.tables.choices_in(self.id, person).await.unwrap();
            let Some(choice) = choices.into_iter().next() else {
                return;
            };
            let click = self.click(person);
            self.tables.act(click, &choice.action).await.unwrap();
        }
    }

    async fn n_steps(&self) -> usize {
        let stored = loaded(&self.tables, self.id).await;
        stored.step_versions.len()
    }
}

#[tokio::test]
async fn the_computer_plays_overdue_turns_slowly_until_the_person_is_back() {
    let mut season = Season::begun(GameKind::Classic).await;
    let slow = season.awaited().await;
    let [slow_person, other] = [slow, slow.next(2)].map(|seat| person(seat.number()).id);

    // The reserve is theirs to the last minute.
    season.machine.skip(5 * DAY + 23 * HOUR);
    season.tables.sweep_clocks().await.unwrap();
    assert_eq!(season.turns().await[slow.index()], (0, 0));
    season.machine.skip(HOUR);
    let changed = season.tables.sweep_clocks().await.unwrap();
    assert_eq!(changed, [season.id]);
    assert_eq!(season.turns().await[slow.index()], (0, 1));
    assert_eq!(season.awaited().await, slow.next(2));
    // Two sweeps at once make one turn.
    assert!(season.tables.sweep_clocks().await.unwrap().is_empty());

    // Who is left opposite has a clock, and waits two hours for each turn of the computer.
    season.play(other).await;
    let two_hours = i64::try_from((2 * HOUR).as_millis()).unwrap();
    let standing = BTreeMap::from([(slow, (Stage::Standing, two_hours))]);
    assert_eq!(season.clocks().await, standing);
    let before = season.n_steps().await;
    season.restart().await;
    season.tables.resume_computers().await.unwrap();
    season.machine.skip(HOUR + 59 * super::MINUTE);
    season.tables.sweep_clocks().await.unwrap();
    assert_eq!(season.n_steps().await, before, "it waits");
    season.machine.skip(super::MINUTE);
    season.tables.sweep_clocks().await.unwrap();
    assert_eq!(season.turns().await[slow.index()], (0, 2));

    // Who is back has the time for a turn again, and no reserve.
    season.play(other).await;
    let back = season.click(slow_person);
    season.tables.come_back(back).await.unwrap();
    let day = i64::try_from(DAY.as_millis()).unwrap();
    let running = BTreeMap::from([(slow, (Stage::Running, day))]);
    assert_eq!(season.clocks().await, running);
    season.play(slow_person).await;
    assert_eq!(season.turns().await[slow.index()], (1, 2));
    assert_eq!(season.turns().await[slow.next(2).index()], (2, 0));
}

#[tokio::test]
async fn nobody_decides_for_another_and_two_who_are_gone_are_played_for_to_the_end() {
    let mut season = Season::begun(GameKind::Rivals).await;
    season.machine.skip(6 * DAY);
    let (first, click) = (season.awaited().await, season.click(person(0).id));
    let offered = season.tables.offer_draw(click).await;
    assert!(matches!(
        offered,
        Err(TableError::Refused(Refusal::NoDrawInSeason))
    ));
    for seat in [first, first.next(2)] {
        let by = season.click(person(seat.next(2).number()).id);
        let ended = season.tables.call_off(by, seat).await;
        assert!(matches!(ended, Err(TableError::Refused(_))), "{seat:?}");
    }
    for _ in 0..2_000 {
        if season.clocks().await.is_empty() {
            break;
        }
        season.machine.skip(6 * DAY);
        season.tables.sweep_clocks().await.unwrap();
    }
    let stored = loaded(&season.tables, season.id).await;
    assert_eq!(stored.state(), lostcities::store::State::Finished);
    for (own, by_computer) in season.turns().await {
        assert!(own == 0 && by_computer > 5, "{own} {by_computer}");
    }
}
