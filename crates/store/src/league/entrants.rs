//! Who takes part in a season.

use super::{LeagueSeason, note};
use crate::driver::{FromRow, Tx};
use crate::kernel::Timestamp;
use crate::people::remember_name;
use crate::results::standings::{ALL_TIME, EVERYWHERE};
use crate::{Person, PersonId, PersonName, Result, SeasonDeed, SeasonId, Store};

lostcities_model::worded! {
    pub enum EntrantState {
        In = "in",
        /// They never moved, and their matches count for nobody.
        NoShow = "no_show",
        /// They left; a computer player plays their matches.
        Left = "left",
        /// Somebody who manages the server has removed them.
        Removed = "removed",
    }
}

/// Somebody who takes part in a season, or did.
#[derive(Clone, Debug, FromRow)]
pub struct Entrant {
    pub person: PersonId,
    /// The name last seen.
    pub name: PersonName,
    pub is_listed: bool,
    /// Their number in the draw, from 0.
    pub seed: Option<u8>,
    pub state: EntrantState,
    /// Where they ended.
    pub place: Option<u8>,
    is_lifted: bool,
}

impl Entrant {
    pub fn is_in(&self) -> bool {
        self.state == EntrantState::In
    }

    /// Whether they take no part in the season after this one.
    pub fn is_barred(&self) -> bool {
        self.state == EntrantState::Left && !self.is_lifted
    }
}

impl Store {
    /// Everybody who takes part in a season or did, in the order of their numbers, or before the draw in which they joined.
    pub async fn entrants_of(&self, id: SeasonId) -> Result<Vec<Entrant>> {
        Ok(sqlx::query_as(
            "select person, name, is_listed, seed, state, place, is_lifted
             from entrants join people on people.id = person where event = $1 order by seed, joined_at, person",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?)
    }

    /// What is at least certain of how strong those are who take part and have a place among all servers.
    pub async fn ratings_of_entrants(&self, season: &LeagueSeason) -> Result<Vec<(PersonId, f64)>> {
        Ok(sqlx::query_as(
            "select person, certain from standings where game = $2 and guild = $3 and season = $4 and is_ranked = 1
             and person in (select person from entrants where event = $1)",
        )
        .bind(season.id)
        .bind(season.game)
        .bind(EVERYWHERE)
        .bind(ALL_TIME)
        .fetch_all(&self.readers)
        .await?)
    }

    /// Lets a person take part in a season of this version in which people still join. `false` if it has another version.
    pub async fn join_season(
        &self,
        season: &LeagueSeason,
        person: &Person,
        at: Timestamp,
    ) -> Result<bool> {
        let mut tx = self.begin().await?;
        if !touch(&mut tx, season).await? {
            return Ok(false);
        }
        remember_name(&mut tx, person).await?;
        sqlx::query(
            "insert into entrants (event, person, state, joined_at) values ($1, $2, 'in', $3) on conflict do nothing",
        )
        .bind(season.id)
        .bind(person.id)
        .bind(at)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Takes a person out of a season of this version: before the draw as if they had never joined, later with their matches, which
    /// count for nobody if they are a `NoShow`. `by` removes them, for the log of the server. `false` if it has another version.
    pub async fn leave_season(
        &self,
        season: &LeagueSeason,
        person: PersonId,
        (state, is_annulled): (EntrantState, bool),
        by: Option<PersonId>,
        at: Timestamp,
    ) -> Result<bool> {
        let mut tx = self.begin().await?;
        if !touch(&mut tx, season).await? {
            return Ok(false);
        }
        sqlx::query("delete from entrants where event = $1 and person = $2 and seed is null")
            .bind(season.id)
            .bind(person)
            .execute(&mut *tx)
            .await?;
        sqlx::query(
            "update entrants set state = $3, left_at = $4 where event = $1 and person = $2 and state = 'in'",
        )
        .bind(season.id)
        .bind(person)
        .bind(state)
        .bind(at)
        .execute(&mut *tx)
        .await?;
        if is_annulled {
            sqlx::query(
                "update fixtures set is_annulled = 1 where event = $1 and exists (
                     select 1 from entrants where entrants.event = fixtures.event and person = $2 and seed in (a, b))",
            )
            .bind(season.id)
            .bind(person)
            .execute(&mut *tx)
            .await?;
        }
        if let Some(by) = by {
            let (guild, number) = (season.guild, season.number);
            note(&mut tx, guild, (by, at), number, SeasonDeed::Remove).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Lets a person who left one season into another, as somebody decides who manages the server. `false` if nothing bars them.
    pub async fn lift_bar(
        &self,
        (left, into): (SeasonId, &LeagueSeason),
        person: PersonId,
        by: PersonId,
        at: Timestamp,
    ) -> Result<bool> {
        let mut tx = self.begin().await?;
        let lifted = sqlx::query(
            "update entrants set is_lifted = 1 where event = $1 and person = $2 and state = 'left' and is_lifted = 0",
        )
        .bind(left)
        .bind(person)
        .execute(&mut *tx)
        .await?;
        if lifted.rows_affected() == 0 {
            return Ok(false);
        }
        note(&mut tx, into.guild, (by, at), into.number, SeasonDeed::Lift).await?;
        tx.commit().await?;
        Ok(true)
    }
}

/// Gives a season of this version the next. `false` if it has another one.
async fn touch(tx: &mut Tx<'_>, season: &LeagueSeason) -> Result<bool> {
    let touched =
        sqlx::query("update events set version = version + 1 where id = $1 and version = $2")
            .bind(season.id)
            .bind(season.version)
            .execute(&mut **tx)
            .await?;
    Ok(touched.rows_affected() == 1)
}

/// Gives the people of a season their numbers.
pub(super) async fn seed(tx: &mut Tx<'_>, id: SeasonId, people: &[PersonId]) -> Result<()> {
    for (seed, &person) in people.iter().enumerate() {
        sqlx::query("update entrants set seed = $3 where event = $1 and person = $2")
            .bind(id)
            .bind(person)
            .bind(seed)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

/// Writes down where the people of a season have ended.
pub(super) async fn place(tx: &mut Tx<'_>, id: SeasonId, places: &[(PersonId, u8)]) -> Result<()> {
    for &(person, place) in places {
        sqlx::query("update entrants set place = $3 where event = $1 and person = $2")
            .bind(id)
            .bind(person)
            .bind(place)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}
