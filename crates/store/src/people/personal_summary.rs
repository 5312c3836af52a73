//! How much is stored about a person, counted and not loaded.

use crate::driver::{DialectSql, FromRow, Tx};
use crate::{Avatar, Person, PersonId, Result, Store};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonalSummary {
    /// What they are called and what they chose; `None` if they never played or chose anything.
    pub person: Option<Person>,
    pub is_listed: bool,
    pub takes_challenges: bool,
    /// The people whose challenges they do not take.
    pub n_blocked: u32,
    pub n_lessons: u32,
    /// How often they were or are away within the last year.
    pub n_aways: u32,
    /// The matches that name them.
    pub n_matches: u32,
    pub n_open: u32,
    /// The acts of their seats in all matches.
    pub n_acts: u32,
    pub n_prepared: u32,
    /// The rows of ratings and statistics that follow from their results.
    pub n_sums: u32,
    /// Their rounds of daily rolls.
    pub n_daily: u32,
    pub n_decisions: u32,
}

impl PersonalSummary {
    pub const fn is_empty(&self) -> bool {
        self.person.is_none() && self.n_matches == 0 && self.n_decisions == 0
    }
}

/// How many matches name the person $1, and in how many open ones they sit.
const MATCHES: &str = "with mine (id) as (
         select match from seats where person = $1
         union select match from seats where left_by = $1
         union select id from matches where host = $1
         union select id from matches where closed_by = $1
         union select match from invited where person = $1
         union select match from called where person = $1)
     select count(*) as n_matches,
     (select count(*) from seats join matches on matches.id = seats.match
      where seats.person = $1 and is_packed = 0 and state in ('lobby', 'playing') and opening <> 'deal') as n_open
     from mine where not exists (select 1 from deal_people where match = id)";

/// How often the person $1 has acted.
const ACTS: DialectSql = DialectSql {
    sqlite: "with mine (match, seat) as (
             select match, seat from (select match, seat from seats where person = $1
                 union select match, seat from seats where left_by = $1) as mine
             where not exists (select 1 from deal_people where deal_people.match = mine.match))
         select (select count(*) from mine join steps on steps.match = mine.match where step ->> '$.seat' = mine.seat)
             + (select coalesce(sum(acts ->> cast(seat as text)), 0) from mine
                join packed_logs on packed_logs.match = mine.match)",
    postgres: "with mine (match, seat) as (
             select match, seat from (select match, seat from seats where person = $1
                 union select match, seat from seats where left_by = $1) as mine
             where not exists (select 1 from deal_people where deal_people.match = mine.match))
         select (select count(*) from mine join steps on steps.match = mine.match where (step::json ->> 'seat')::bigint = mine.seat)
             + (select coalesce(sum((acts::json ->> seat::text)::bigint), 0)::bigint from mine
                join packed_logs on packed_logs.match = mine.match)",
};

/// How much else is stored about them.
const OTHERS: &str = "select
     (select count(*) from seats join prepared on prepared.match = seats.match and prepared.seat = seats.seat
      where seats.person = $1) as prepared,
     (select count(*) from standings where person = $1) + (select count(*) from rating_points where person = $1)
         + (select count(*) from totals where person = $1) + (select count(*) from totals_by_colour where person = $1)
         + (select count(*) from meetings where person = $1) + (select count(*) from finishes where person = $1) as sums,
     (select count(*) from deal_people where person = $1) as daily,
     (select count(*) from aways where person = $1) as aways,
     (select count(*) from server_changes where person = $1) as decisions";

impl Store {
    /// It looks into all logs of the person's newer matches, so it waits for others that read long and keeps no click waiting.
    pub async fn personal_summary(&self, id: PersonId) -> Result<PersonalSummary> {
        let mut tx = self.slow.begin().await?;
        let own = OwnRow::read(&mut tx, id).await?;
        let matches: MatchCounts = sqlx::query_as(MATCHES).bind(id).fetch_one(&mut *tx).await?;
        let n_acts = sqlx::query_scalar(ACTS.on(tx.engine()));
        let n_acts = n_acts.bind(id).fetch_one(&mut *tx).await?;
        let others: OtherCounts = sqlx::query_as(OTHERS).bind(id).fetch_one(&mut *tx).await?;
        Ok(PersonalSummary {
            is_listed: own.as_ref().is_none_or(|own| own.is_listed),
            takes_challenges: own.as_ref().is_none_or(|own| own.takes_challenges),
            n_blocked: own.as_ref().map_or(0, |own| own.n_blocked),
            n_lessons: own.as_ref().map_or(0, |own| own.n_lessons),
            person: own.map(|own| own.person),
            n_matches: matches.n_matches,
            n_open: matches.n_open,
            n_acts,
            n_prepared: others.prepared,
            n_sums: others.sums,
            n_daily: others.daily,
            n_aways: others.aways,
            n_decisions: others.decisions,
        })
    }

    /// In how many open matches a person sits; `None` if nothing is kept of them. It reads no log.
    pub async fn n_open_matches_of(&self, id: PersonId) -> Result<Option<u32>> {
        // Who has opened or closed a match, changed settings of a server, was invited or watches, need not be one of `people`.
        let n_open = sqlx::query_scalar(
            "select (select count(*) from seats join matches on matches.id = seats.match
                 where seats.person = $1 and is_packed = 0 and state in ('lobby', 'playing') and opening <> 'deal')
             where exists (select 1 from people where id = $1) or exists (select 1 from server_changes where person = $1)
                 or exists (select 1 from matches where host = $1) or exists (select 1 from matches where closed_by = $1)
                 or exists (select 1 from invited where person = $1) or exists (select 1 from panels where person = $1)",
        );
        Ok(n_open.bind(id).fetch_optional(&self.readers).await?)
    }
}

#[derive(FromRow)]
pub(super) struct OwnRow {
    #[sqlx(flatten)]
    pub person: Person,
    pub is_listed: bool,
    pub takes_challenges: bool,
    pub avatar: Option<Avatar>,
    pub n_blocked: u32,
    pub n_lessons: u32,
}

impl OwnRow {
    /// What is stored in the row of a person, if there is one.
    pub(super) async fn read(tx: &mut Tx<'_>, id: PersonId) -> Result<Option<Self>> {
        let own = sqlx::query_as(
            "select id, name, locale, pings, is_listed, takes_challenges, avatar,
             (select count(*) from blocks where person = $1) as n_blocked,
             (select count(*) from lessons where person = $1) as n_lessons from people where id = $1",
        );
        Ok(own.bind(id).fetch_optional(&mut **tx).await?)
    }
}

#[derive(FromRow)]
struct MatchCounts {
    n_matches: u32,
    n_open: u32,
}

#[derive(FromRow)]
struct OtherCounts {
    prepared: u32,
    sums: u32,
    daily: u32,
    aways: u32,
    decisions: u32,
}
