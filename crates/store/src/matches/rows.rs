//! Reading rows: from SQL to what the floors above know.

use serde_json::Value;
use sqlx::Row as _;

use super::packed_log::{LoggedStep, unpack_all};
use crate::driver::{FromRow, Tx};
use crate::kernel::{Seats, Secret, Timestamp};
use crate::people::person_in;
use crate::{
    Invited, Invitee, MatchId, Occupant, PersonId, PreparedTurn, Result, RoleId, State, Status,
    Store, StoreError, StoredMatch, Terms,
};

impl Store {
    pub async fn has_match(&self, id: MatchId) -> Result<bool> {
        let row = sqlx::query("select 1 from matches where id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// How far a match has come; `None` if there is no such match.
    pub async fn freshness_of(&self, id: MatchId) -> Result<Option<Freshness>> {
        Ok(sqlx::query_as(
            "select version, revision, (select coalesce(min(id), 0) from people) as last_forgotten,
             (select at from heartbeat where id = 1) as beat_at from matches where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?)
    }

    pub async fn load_match(&self, id: MatchId) -> Result<Option<StoredMatch>> {
        // One reading transaction, so that version and log belong together.
        let mut tx = self.readers.begin().await?;
        let row: Option<MatchRow> = sqlx::query_as(
            "select matches.*, log, nullif(secret, '') as kept_secret, coalesce(parent, channel) as channel,
             case when coalesce(is_card, 1) = 1 then 'quiet' when parent is null then 'channel' else 'thread' end as venue,
             (select string_agg(cast(ply as text), ' ' order by ply) from prepared_steps where match = id) as prepared_steps
             from matches left join boards on boards.match = id left join packed_logs on packed_logs.match = id where id = $1",
        )
            .bind(id)
            .fetch_optional(&mut *tx)
            .await?;
        let Some(mut row) = row else { return Ok(None) };
        if row.status.state() == State::Lobby {
            row.terms.invited = invited(&mut tx, id).await?;
        }
        // A seat has its person or has lost them to a computer player, never both.
        let rows = sqlx::query(
            "select people.id, people.name, people.locale, people.pings, seats.level, seat,
             seats.person is null as is_computer, stand_in = 1 as is_stand_in, plan, void from seats
             left join people on people.id = coalesce(seats.person, seats.left_by)
             left join prepared using (match, seat)
             where seats.match = $1 order by seats.seat",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        let (mut seats, mut left, mut stand_ins) = (Vec::new(), Vec::new(), Seats::NONE);
        let mut prepared = Vec::new();
        for row in &rows {
            if row.try_get::<Option<String>, _>("plan")?.is_some() {
                prepared.push(PreparedTurn::from_row(row)?);
            }
            if row.try_get("is_stand_in")? {
                stand_ins = stand_ins.with(row.try_get("seat")?);
            }
            let is_computer: bool = row.try_get("is_computer")?;
            let mut person = person_in(row)?;
            left.push(person.take_if(|_| is_computer));
            let computer = Occupant::computer(row.try_get("level")?);
            seats.push(person.map_or(computer, Occupant::Person));
        }
        let steps: Vec<StepRow> = match row.log {
            Some(log) => {
                let (settled, steps) = unpack_all(&log)?;
                if let Some(settled) = settled {
                    row.secret = Some(settled.secret);
                    row.terms.setup =
                        serde_json::from_str(&settled.setup).map_err(StoreError::unreadable)?;
                }
                steps.iter().map(StepRow::of).collect::<Result<_, _>>()?
            }
            None => {
                sqlx::query_as("select step, version from steps where match = $1 order by ply")
                    .bind(id)
                    .fetch_all(&mut *tx)
                    .await?
            }
        };
        let prepared_steps = row.prepared_steps.unwrap_or_default();
        let plies = prepared_steps.split_whitespace().map(str::parse);
        let prepared_steps: Result<_, _> = plies.collect();
        Ok(Some(StoredMatch {
            id: row.id,
            terms: row.terms,
            secret: row
                .secret
                .ok_or_else(|| StoreError::unreadable("a match without a secret"))?,
            status: row.status,
            changed_at: row.changed_at,
            version: row.version,
            revision: row.revision,
            took_back: row.took_back,
            seats: seats.try_into().map_err(StoreError::unreadable)?,
            left: left.try_into().map_err(StoreError::unreadable)?,
            stand_ins,
            step_versions: steps.iter().map(|row| row.version).collect(),
            steps: steps.into_iter().map(|row| row.step).collect(),
            prepared,
            prepared_steps: prepared_steps.map_err(StoreError::unreadable)?,
        }))
    }
}

/// Who is invited to a match, in the order in which they were named.
async fn invited(tx: &mut Tx<'_>, id: MatchId) -> Result<Vec<Invitee>> {
    let rows: Vec<(Option<PersonId>, Option<RoleId>, bool)> = sqlx::query_as(
        "select person, role, is_silent = 1 as is_silent from invited where match = $1 order by place",
    )
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    let invited = rows.into_iter().filter_map(|(person, role, is_silent)| {
        let who = person.map(Invited::Person).or(role.map(Invited::Role))?;
        Some(Invitee { who, is_silent })
    });
    Ok(invited.collect())
}

/// How far a match has come, to find out whether what was read of it before still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Freshness {
    pub version: u64,
    /// Another one after each change.
    pub revision: u64,
    /// The number that the person got who was last deleted. What was read before another one was may hold that person's name.
    pub last_forgotten: i64,
    /// When the bot was last there, in milliseconds.
    pub beat_at: Option<i64>,
}

#[derive(FromRow)]
struct MatchRow {
    id: MatchId,
    #[sqlx(flatten)]
    terms: Terms,
    #[sqlx(rename = "kept_secret")]
    secret: Option<Secret>,
    #[sqlx(flatten)]
    status: Status,
    changed_at: Timestamp,
    version: u64,
    revision: u64,
    took_back: u64,
    /// Instead of rows of `steps`.
    log: Option<Vec<u8>>,
    /// The steps with which prepared turns begin that were played, in rising order.
    prepared_steps: Option<String>,
}

#[derive(FromRow)]
struct StepRow {
    step: Value,
    version: u64,
}

impl StepRow {
    fn of(logged: &LoggedStep) -> Result<Self> {
        Ok(Self {
            step: logged.parsed()?,
            version: logged.version,
        })
    }
}
