//! The matches of a season.

use super::LeagueSeason;
use crate::driver::{FromRow, Tx};
use crate::kernel::{Commitment, Ending, Secret, Timestamp};
use crate::matches::create::insert_seat;
use crate::{MatchId, NewMatch, PersonId, Result, Revision, SeasonId, State, Store};

/// A match of a season that is to be made: of these two entrants, of whom the first begins.
#[derive(Clone, Debug)]
pub struct NewFixture {
    pub sides: [u8; 2],
    pub nth: u8,
    pub new: NewMatch,
}

#[derive(Clone, Debug, FromRow)]
pub struct SeasonMatch {
    #[sqlx(rename = "match")]
    pub id: MatchId,
    a: u8,
    b: u8,
    pub nth: u8,
    /// Whether it counts for nobody.
    pub is_annulled: bool,
    pub state: State,
    pub ending: Option<Ending>,
    a_points: Option<i32>,
    b_points: Option<i32>,
    a_left: bool,
    b_left: bool,
    a_stand_in: u8,
    b_stand_in: u8,
    a_own: u32,
    b_own: u32,
    a_computer: u32,
    b_computer: u32,
    secret: Secret,
}

impl SeasonMatch {
    /// The numbers of the two entrants; the first sits on the first seat.
    pub const fn sides(&self) -> [u8; 2] {
        [self.a, self.b]
    }

    /// The points of both, once it has a result.
    pub fn points(&self) -> Option<[i32; 2]> {
        Some([self.a_points?, self.b_points?])
    }

    /// For which of the two a computer player plays.
    pub const fn left(&self) -> [bool; 2] {
        [self.a_left, self.b_left]
    }

    /// For which of the two it plays because they were silent or have left the season.
    pub const fn stand_ins(&self) -> [bool; 2] {
        [self.a_stand_in == 1, self.b_stand_in == 1]
    }

    /// How many turns each of the two has played, and how many a computer player in their place.
    pub const fn turns(&self) -> [(u32, u32); 2] {
        [(self.a_own, self.a_computer), (self.b_own, self.b_computer)]
    }

    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// Whether it counts and is not over.
    pub fn is_open(&self) -> bool {
        !self.is_annulled && matches!(self.state, State::Lobby | State::Playing)
    }
}

impl Store {
    /// The matches of a season, in the order of their people.
    pub async fn matches_of_season(&self, id: SeasonId) -> Result<Vec<SeasonMatch>> {
        Ok(sqlx::query_as(
            "select fixtures.match, a, b, nth, is_annulled, state, ending, secret,
                 one.points as a_points, other.points as b_points, first.person is null as a_left,
                 second.person is null as b_left, first.stand_in as a_stand_in, second.stand_in as b_stand_in, first.n_own as a_own, second.n_own as b_own,
                 first.n_computer as a_computer, second.n_computer as b_computer
             from fixtures join matches on matches.id = fixtures.match
             join seats as first on first.match = fixtures.match and first.seat = 0
             join seats as second on second.match = fixtures.match and second.seat = 1
             left join result_seats as one on one.match = fixtures.match and one.seat = 0
             left join result_seats as other on other.match = fixtures.match and other.seat = 1
             where event = $1 order by a, b, nth",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?)
    }

    /// Makes matches of a season that has been drawn, each once, however often it is asked for, and none if the season has another
    /// version by now. Those of people who were removed meanwhile count for nobody.
    pub async fn open_fixtures(
        &self,
        season: &LeagueSeason,
        fixtures: &[NewFixture],
    ) -> Result<()> {
        let mut tx = self.begin().await?;
        for fixture in fixtures {
            let [a, b] = fixture.sides;
            let id = fixture.new.terms.insert(&mut tx, &fixture.new).await?;
            let made = sqlx::query(
                "insert into fixtures (event, a, b, nth, match, is_annulled)
                 select id, $2, $3, $4, $5, case when exists (
                     select 1 from entrants where event = $1 and seed in ($2, $3) and state = 'removed') then 1 else 0 end
                 from events where id = $1 and phase = 'drawn' and version = $6 on conflict do nothing",
            )
            .bind(season.id)
            .bind(a)
            .bind(b)
            .bind(fixture.nth)
            .bind(id)
            .bind(season.version)
            .execute(&mut *tx)
            .await?;
            if made.rows_affected() == 0 {
                // Another sweep made it, or an entrant was deleted after the season was read.
                return Ok(());
            }
            for (seat, occupant) in fixture.new.seats.iter() {
                insert_seat(&mut tx, id, seat, occupant).await?;
            }
        }
        tx.commit().await?;
        Ok(())
    }

    /// Whether a person has left the season that a match belongs to, or was taken out of it.
    pub async fn has_left_season(&self, id: MatchId, person: PersonId) -> Result<bool> {
        Ok(sqlx::query_scalar(
            "select exists (select 1 from fixtures join entrants on entrants.event = fixtures.event
                 where fixtures.match = $1 and entrants.person = $2 and entrants.state <> 'in')",
        )
        .bind(id)
        .bind(person)
        .fetch_one(&self.readers)
        .await?)
    }

    /// Has the matches of a cancelled season go on as ordinary ones that have begun since it was cancelled.
    pub async fn release_season(&self, id: SeasonId) -> Result<()> {
        let mut tx = self.begin().await?;
        release(&mut tx, id).await?;
        Ok(tx.commit().await?)
    }

    /// Of each season that has not gone on after a pause since a time: how many of its clocks run, and how many of these have reached
    /// their end by now and since it last went on.
    pub async fn ringing_of_seasons(
        &self,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<(SeasonId, u32, u32)>> {
        Ok(sqlx::query_as(
            "select events.id, count(*) as running, count(case when clocks.due_at <= $2 and clocks.due_at > coalesce(resumed_at, 0) then 1 end) as ringing
             from events cross join fixtures cross join clocks
             where event = events.id and clocks.match = fixtures.match and is_done = 0 and phase in ('announced', 'playing') and paused_at is null and coalesce(resumed_at, 0) <= $1
                 and stage in ('running', 'half', 'quarter')
             group by events.id",
        )
        .bind(since)
        .bind(now)
        .fetch_all(&self.readers)
        .await?)
    }
}

/// Has the clocks of a season run on that have rested since a time, or since they began.
pub(super) async fn move_clocks(
    tx: &mut Tx<'_>,
    id: SeasonId,
    since: Timestamp,
    now: Timestamp,
) -> Result<()> {
    sqlx::query(
        "update clocks set due_at = due_at + $3 - case when clocks.since > $2 then clocks.since else $2 end,
             next_at = next_at + $3 - case when clocks.since > $2 then clocks.since else $2 end
         where next_at is not null and match in (select match from fixtures where event = $1)",
    )
    .bind(id)
    .bind(since)
    .bind(now)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Has the matches of a season go on as ordinary ones.
pub(super) async fn release(tx: &mut Tx<'_>, id: SeasonId) -> Result<()> {
    sqlx::query(
        "update matches set opening = 'challenge', revision = $2
         where state = 'playing' and id in (select match from fixtures where event = $1 and is_annulled = 0)",
    )
    .bind(id)
    .bind(Revision::fresh())
    .execute(&mut **tx)
    .await?;
    Ok(())
}
