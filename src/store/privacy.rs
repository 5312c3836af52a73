//! Everything that is kept of a person: all of it to be looked at, and the way out of it.
//!
//! Whoever leaves becomes anonymous instead of leaving gaps: matches, results and ratings of others rest on theirs.

use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::{
    ChannelId, GuildId, MatchId, Person, PersonId, ServerChange, State, Store, StoreError,
};
use crate::games::GameKind;
use crate::kernel::Seat;

/// Everything that is kept of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// What they are called and what they chose; `None` if they never played or chose anything.
    pub person: Option<Person>,
    /// Whether they want to be seen on leaderboards.
    pub is_listed: bool,
    /// Whether they take challenges.
    pub takes_challenges: bool,
    /// Of how many people they take none.
    pub n_blocked: u32,
    /// The matches they have anything to do with, oldest first.
    pub matches: Vec<KeptMatch>,
    /// What was worked out from their results, as JSON objects, table by table.
    pub sums: Vec<(&'static str, Vec<Value>)>,
    /// What they decided for servers, oldest first.
    pub decisions: Vec<(GuildId, ServerChange)>,
}

/// What is kept of a person in one match.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a column of its own, and any of them may hold beside the others"
)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMatch {
    /// The match.
    pub id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel it is played in.
    pub channel: ChannelId,
    /// Where it stands in its life.
    pub state: State,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last changed, in milliseconds since 1970.
    pub changed_at: i64,
    /// Whether they opened it, or took it over before it started.
    pub is_host: bool,
    /// Whether they declined or withdrew it.
    pub has_closed: bool,
    /// Whether they are invited to it by name.
    pub is_invited: bool,
    /// Whether they were told that it is their turn and have not acted since.
    pub is_told: bool,
    /// Where they sit or sat.
    pub seat: Option<Seat>,
    /// Whether they left the seat to a computer player.
    pub has_left: bool,
    /// Their points and place, once it has ended.
    pub placed: Option<(i32, u8)>,
    /// Points of each round and expeditions by colour, once it has ended.
    pub tally: Option<Value>,
    /// What their seat did, oldest first: when, in milliseconds since 1970, and the act in its wire form. Acts are public.
    pub acts: Vec<(i64, String)>,
}

/// What became of the wish to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forgotten {
    /// Nothing names the person any more. The open matches in which something did have a new version.
    Done(Vec<MatchId>),
    /// They still sit in an open match; nothing was changed.
    StillSeated,
    /// Nothing is kept of them.
    Unknown,
}

/// What is worked out from results, for a file: the table, and its rows of the person $1.
const SUMS: &[(&str, &str)] = &[
    (
        "standings",
        "select json_object('game', game, 'server', iif(guild = 0, null, cast(guild as text)),
             'season', iif(season = 0, null, season), 'mean', mean, 'uncertainty', uncertainty,
             'matches', matches, 'wins', wins)
         from standings where person = $1 order by game, guild, season",
    ),
    (
        "rating_points",
        "select json_object('game', game, 'at', at, 'mean', mean, 'uncertainty', uncertainty)
         from rating_points where person = $1 order by game, number",
    ),
    (
        "totals",
        "select json_object('game', game, 'rated', json(iif(is_rated, 'true', 'false')), 'matches', matches, 'wins', wins,
             'draws', draws, 'wins_in_a_row', streak, 'most_wins_in_a_row', best_streak, 'points', points,
             'rounds', rounds, 'points_in_rounds', round_points, 'best_points', best_points, 'best_match', best_match,
             'best_match_at', best_at)
         from totals where person = $1 order by game, is_rated",
    ),
    (
        "totals_by_colour",
        "select json_object('game', game, 'rated', json(iif(is_rated, 'true', 'false')), 'colour', colour,
             'expeditions', begun, 'points', points, 'multiplied', wagered, 'paid', paid)
         from totals_by_colour where person = $1 order by game, is_rated, colour",
    ),
    (
        // Against whom is not said: the file names nobody else.
        "meetings",
        "select json_object('game', game, 'matches', matches, 'ahead', ahead, 'behind', behind)
         from meetings where person = $1 order by game, other",
    ),
];

/// Puts the person $2 in the place of the person $1, column by column.
const REPLACED: &[&str] = &[
    "update matches set host = $2 where host = $1",
    "update matches set closed_by = $2 where closed_by = $1",
    "update seats set person = $2 where person = $1",
    "update seats set left_by = $2 where left_by = $1",
    "update result_seats set person = $2 where person = $1",
    "update server_changes set person = $2 where person = $1",
    // Where they stood stays, but on no leaderboard.
    "update standings set person = $2, is_listed = 0 where person = $1",
    "update rating_points set person = $2 where person = $1",
    "update totals set person = $2 where person = $1",
    "update totals_by_colour set person = $2 where person = $1",
    "update meetings set person = $2 where person = $1",
    "update meetings set other = $2 where other = $1",
];

/// Takes the person $1 out of lists that nobody needs to be in.
const REMOVED: &[&str] = &[
    "update matches set invited =
         (select json_group_array(json(value)) from json_each(invited) where value ->> '$.person' is not $1)
     where invited <> '[]' and exists (select 1 from json_each(invited) where value ->> '$.person' = $1)",
    // The message that mentions them is deleted, and whoever else it told is told anew.
    "update matches set pinged = '[]'
     where pinged <> '[]' and exists (select 1 from json_each(pinged) where value = $1)",
    "delete from blocks where person = $1 or blocked = $1",
    "delete from people where id = $1",
];

impl Store {
    /// Everything that is kept of a person.
    ///
    /// # Errors
    /// If the database fails or a row cannot be read.
    pub async fn kept_of(&self, id: PersonId) -> Result<Kept, StoreError> {
        let mut tx = self.slow.begin().await?;
        let person =
            sqlx::query(
            "select id, name, locale, pings, is_listed, takes_challenges,
             (select count(*) from blocks where person = $1) as n_blocked from people where id = $1",
        )
                .bind(id.sql())
                .fetch_optional(&mut *tx)
                .await?;
        let is_listed = person.as_ref().map(|row| row.try_get("is_listed"));
        let is_listed = is_listed.transpose()?.unwrap_or(true);
        let takes_challenges = person.as_ref().map(|row| row.try_get("takes_challenges"));
        let takes_challenges = takes_challenges.transpose()?.unwrap_or(true);
        let n_blocked = person.as_ref().map(|row| row.try_get("n_blocked"));
        let n_blocked = n_blocked.transpose()?.unwrap_or(0);
        let person = person.as_ref().map(super::people::person).transpose()?;
        let rows = sqlx::query(
            "with mine (id) as (
                 select match from seats where person = $1
                 union select match from seats where left_by = $1
                 union select id from matches where host = $1
                 union select id from matches where closed_by = $1
                 union select id from matches where invited <> '[]'
                     and exists (select 1 from json_each(invited) where value ->> '$.person' = $1)
                 union select id from matches where pinged <> '[]'
                     and exists (select 1 from json_each(pinged) where value = $1))
             select matches.id, game, matches.guild, channel, state, created_at, changed_at, host = $1 as is_host,
             closed_by is $1 as has_closed, seats.seat, seats.left_by is $1 as has_left, points, place, tally,
             invited <> '[]' and exists (select 1 from json_each(invited) where value ->> '$.person' = $1) as is_invited,
             pinged <> '[]' and exists (select 1 from json_each(pinged) where value = $1) as is_told
             from mine cross join matches on matches.id = mine.id
             left join seats on seats.match = matches.id and (seats.person = $1 or seats.left_by = $1)
             left join result_seats on result_seats.match = matches.id and result_seats.person = $1
             order by mine.id",
        )
        .bind(id.sql())
        .fetch_all(&mut *tx)
        .await?;
        let mut matches = rows
            .iter()
            .map(kept_match)
            .collect::<Result<Vec<_>, StoreError>>()?;
        let acts = sqlx::query(
            "select steps.match, step ->> '$.act' as act, at from
             (select match, seat from seats where person = $1
              union select match, seat from seats where left_by = $1) as mine
             join steps on steps.match = mine.match
             where step ->> '$.seat' = mine.seat
             order by steps.match, ply",
        )
        .bind(id.sql())
        .fetch_all(&mut *tx)
        .await?;
        for row in &acts {
            let of = MatchId::from_sql(row.try_get("match")?);
            if let Ok(found) = matches.binary_search_by_key(&of, |kept| kept.id)
                && let Some(kept) = matches.get_mut(found)
            {
                kept.acts.push((row.try_get("at")?, row.try_get("act")?));
            }
        }
        let decisions = sqlx::query(
            "select guild, at, person, what, before, after from server_changes where person = $1 order by number",
        )
        .bind(id.sql())
        .fetch_all(&mut *tx)
        .await?;
        let decisions = decisions.iter().map(|row| {
            let guild = GuildId::from_sql(row.try_get("guild")?);
            Ok((guild, super::servers::change(row)?))
        });
        Ok(Kept {
            person,
            is_listed,
            takes_challenges,
            n_blocked,
            matches,
            sums: sums(&mut tx, id).await?,
            decisions: decisions.collect::<Result<_, StoreError>>()?,
        })
    }

    /// Makes a person who sits in no open match anonymous, everywhere at once.
    ///
    /// # Errors
    /// If the database fails; nothing is changed then.
    pub async fn forget(&self, id: PersonId) -> Result<Forgotten, StoreError> {
        let mut tx = self.begin().await?;
        let seated = sqlx::query(
            "select 1 from seats join matches on matches.id = seats.match
             where seats.person = $1 and state in ('lobby', 'playing')",
        )
        .bind(id.sql())
        .fetch_optional(&mut *tx)
        .await?;
        if seated.is_some() {
            return Ok(Forgotten::StillSeated);
        }
        let changed = changing(&mut tx, id).await?;
        let anonymous = nobody(&mut tx).await?;
        hide_direct_channels(&mut tx, id).await?;
        let mut n_changed = 0;
        for statement in REPLACED {
            let done = sqlx::query(*statement)
                .bind(id.sql())
                .bind(anonymous.sql())
                .execute(&mut *tx)
                .await?;
            n_changed += done.rows_affected();
        }
        for statement in REMOVED {
            let done = sqlx::query(*statement)
                .bind(id.sql())
                .execute(&mut *tx)
                .await?;
            n_changed += done.rows_affected();
        }
        if n_changed == 0 {
            return Ok(Forgotten::Unknown);
        }
        tx.commit().await?;
        // What was overwritten still stands in the write-ahead log. If somebody is reading, it goes with the next checkpoint.
        sqlx::query("pragma wal_checkpoint(truncate)")
            .execute(self.writer()?)
            .await?;
        Ok(Forgotten::Done(changed))
    }
}

/// What was worked out from somebody's results.
async fn sums(
    tx: &mut Transaction<'_, Sqlite>,
    id: PersonId,
) -> Result<Vec<(&'static str, Vec<Value>)>, StoreError> {
    let mut sums = Vec::new();
    for (table, question) in SUMS {
        let rows = sqlx::query(*question)
            .bind(id.sql())
            .fetch_all(&mut **tx)
            .await?;
        let rows = rows.iter().map(|row| {
            let text: String = row.try_get(0)?;
            serde_json::from_str(&text).map_err(StoreError::unreadable)
        });
        sums.push((*table, rows.collect::<Result<_, StoreError>>()?));
    }
    Ok(sums)
}

/// The open matches that name the person without giving them a seat. Each gets a new version: whoever is about to change
/// one of them has to read it again, and its public messages are written anew.
async fn changing(
    tx: &mut Transaction<'_, Sqlite>,
    id: PersonId,
) -> Result<Vec<MatchId>, StoreError> {
    let rows = sqlx::query(
        "update matches set version = version + 1
         where state in ('lobby', 'playing') and id in
             (select id from matches where host = $1
              union select match from seats where left_by = $1
              union select id from matches where invited <> '[]'
                  and exists (select 1 from json_each(invited) where value ->> '$.person' = $1))
         returning id",
    )
    .bind(id.sql())
    .fetch_all(&mut **tx)
    .await?;
    rows.iter()
        .map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
        .collect()
}

/// A person who was never there.
async fn nobody(tx: &mut Transaction<'_, Sqlite>) -> Result<PersonId, StoreError> {
    let row = sqlx::query(
        "insert into people (id, name, is_listed) select min(coalesce(min(id), 0), 0) - 1, '', 0 from people
         returning id",
    )
    .fetch_one(&mut **tx)
    .await?;
    Ok(PersonId::from_sql(row.try_get("id")?))
}

/// A channel of direct messages belongs to one person and names them, and so do the messages in it.
async fn hide_direct_channels(
    tx: &mut Transaction<'_, Sqlite>,
    id: PersonId,
) -> Result<(), StoreError> {
    sqlx::query(
        "update matches set channel = 0, invitation = null, board = null, ping = null, shown_version = version
         where guild is null and id in
             (select id from matches where host = $1
              union select match from seats where person = $1
              union select match from seats where left_by = $1)",
    )
    .bind(id.sql())
    .execute(&mut **tx)
    .await?;
    Ok(())
}

fn kept_match(row: &SqliteRow) -> Result<KeptMatch, StoreError> {
    let small = |value: i64| u8::try_from(value).map_err(StoreError::unreadable);
    let seat = row.try_get::<Option<i64>, _>("seat")?.map(small);
    let points = row.try_get::<Option<i64>, _>("points")?;
    let placed = match (points, row.try_get::<Option<i64>, _>("place")?) {
        (Some(points), Some(place)) => Some((
            i32::try_from(points).map_err(StoreError::unreadable)?,
            small(place)?,
        )),
        _ => None,
    };
    let tally: Option<String> = row.try_get("tally")?;
    let tally = tally.map(|text| serde_json::from_str(&text));
    Ok(KeptMatch {
        id: MatchId::from_sql(row.try_get("id")?),
        game: super::rows::game(row)?,
        guild: super::rows::guild(row)?,
        channel: ChannelId::from_sql(row.try_get("channel")?),
        // Also of a match whose other columns contradict it.
        state: State::read(row)?,
        created_at: row.try_get("created_at")?,
        changed_at: row.try_get("changed_at")?,
        is_host: row.try_get("is_host")?,
        has_closed: row.try_get("has_closed")?,
        is_invited: row.try_get("is_invited")?,
        is_told: row.try_get("is_told")?,
        seat: seat.transpose()?.and_then(Seat::new),
        has_left: row.try_get("has_left")?,
        placed,
        tally: tally.transpose().map_err(StoreError::unreadable)?,
        acts: Vec::new(),
    })
}
