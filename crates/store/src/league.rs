//! Seasons of a league: the row of each, which moves from phase to phase, and who takes part.

mod entrants;
mod fixtures;

use super::driver::{FromRow, Tx};
use super::people::remember_name;
use super::servers::log;
use super::{
    ChannelId, GuildId, MessageId, Pace, Person, PersonId, Result, SeasonDeed, SeasonId,
    ServerChange, ServerEvent, Snowflake, Store,
};
use crate::games::GameKind;
use crate::kernel::Timestamp;

pub use entrants::{Entrant, EntrantState};
pub use fixtures::{NewFixture, SeasonMatch};

lostcities_model::worded! {
    /// How far a season has come.
    pub enum Phase {
        /// People join.
        Gathering = "gathering",
        /// Who plays whom is settled; the matches are made.
        Drawn = "drawn",
        /// All matches are there, and their fingerprints are public; they begin.
        Announced = "announced",
        Playing = "playing",
        /// The time is over; computer players finish what is open.
        Ending = "ending",
        /// All matches are over, and the end can still be disputed.
        Counting = "counting",
        Closed = "closed",
        Cancelled = "cancelled",
    }
}

#[derive(Clone, Debug)]
pub struct NewSeason {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub host: Person,
    pub locale: String,
    pub game: GameKind,
    pub pace: Pace,
    pub begins_at: Timestamp,
    pub at: Timestamp,
}

#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct LeagueSeason {
    pub id: SeasonId,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// Which season of its server it is, from 1.
    pub number: u32,
    pub host: PersonId,
    pub locale: String,
    pub game: GameKind,
    pub pace: Pace,
    pub phase: Phase,
    /// Grows with each change of it or of who takes part.
    pub version: u64,
    pub begins_at: Timestamp,
    /// Whether it was put off for want of people.
    pub is_postponed: bool,
    /// What Discord chose after the fingerprints were public.
    pub snowflake: Option<Snowflake>,
    pub began_at: Option<Timestamp>,
    pub ends_at: Option<Timestamp>,
    pub is_extended: bool,
    /// Whether the next one is opened when it has ended.
    pub again: bool,
    pub paused_at: Option<Timestamp>,
    /// When its end was taken back.
    pub reopened_at: Option<Timestamp>,
    /// When the sweep has something to do that no result or person brings about.
    pub due_at: Option<Timestamp>,
    /// The public message, what it shows, and since when.
    pub message: Option<MessageId>,
    pub shown: Option<String>,
    pub shown_at: Timestamp,
}

impl LeagueSeason {
    /// A word for what its message shows while `n_open` matches are open. [`Store::seasons_to_go_on`] makes the same one in SQL. If
    /// the part before the first dot changes, the message is edited at once.
    pub fn showing(&self, n_open: usize) -> String {
        format!("{}.{}.{n_open}", self.phase.slug(), self.version)
    }

    /// The same in another phase, in which something is due at this time.
    #[must_use]
    pub fn then(self, phase: Phase, due_at: Option<Timestamp>) -> Self {
        Self {
            phase,
            due_at,
            ..self
        }
    }

    /// The same once its draw was announced by this message: it takes as long as its pace says from then on.
    #[must_use]
    pub fn announced(self, message: MessageId, at: Timestamp, due_at: Timestamp) -> Self {
        Self {
            message: Some(message),
            snowflake: Some(message.0),
            began_at: Some(at),
            ends_at: Some(at.after(self.pace.length())),
            ..self.then(Phase::Announced, Some(due_at))
        }
    }

    #[must_use]
    pub fn ending_at(self, at: Timestamp) -> Self {
        Self {
            ends_at: Some(at),
            ..self
        }
    }

    /// The same after its end was taken back: it is played until another time.
    #[must_use]
    pub fn reopened(self, at: Timestamp, ends_at: Timestamp) -> Self {
        Self {
            reopened_at: Some(at),
            ..self.ending_at(ends_at).then(Phase::Playing, Some(ends_at))
        }
    }

    /// The same without a clock that rings since this time, or with all of them.
    #[must_use]
    pub fn paused(self, since: Option<Timestamp>) -> Self {
        Self {
            paused_at: since,
            ..self
        }
    }
}

/// What is written with a change of a season.
#[derive(Clone, Debug)]
pub enum WithSeason {
    Nothing,
    /// These people play, in the order of their numbers.
    Seeds(Vec<PersonId>),
    /// Where everybody has ended, and when the next season begins if it is followed by one.
    Places(Vec<(PersonId, u8)>, Timestamp),
    /// The clocks of its matches, which rested since this time, run on.
    Clocks(Timestamp),
}

impl Store {
    /// Opens a season, whose message is still to be posted. `None` if the server has one.
    pub async fn open_season(&self, new: &NewSeason) -> Result<Option<SeasonId>> {
        let mut tx = self.begin().await?;
        remember_name(&mut tx, &new.host).await?;
        let row: Option<(SeasonId, u32)> = sqlx::query_as(
            "insert into events (kind, guild, channel, number, host, locale, game, pace, phase, begins_at, due_at, shown_at, created_at, again)
             values ('season', $1, $2, 1 + coalesce((select max(number) from events where guild = $1 and kind = 'season'), 0),
                 $3, $4, $5, $6, 'gathering', $7, $7, $8, $8, 1)
             on conflict (guild) where kind = 'season' and phase not in ('closed', 'cancelled') do nothing
             returning id, number",
        )
        .bind(new.guild)
        .bind(new.channel)
        .bind(new.host.id)
        .bind(&new.locale)
        .bind(new.game)
        .bind(new.pace)
        .bind(new.begins_at)
        .bind(new.at)
        .fetch_optional(&mut *tx)
        .await?;
        let Some((id, number)) = row else {
            return Ok(None);
        };
        let deed = SeasonDeed::Open;
        note(&mut tx, new.guild, (new.host.id, new.at), number, deed).await?;
        tx.commit().await?;
        Ok(Some(id))
    }

    pub async fn season(&self, id: SeasonId) -> Result<Option<LeagueSeason>> {
        Ok(sqlx::query_as(
            "select id, guild, channel, number, host, locale, game, pace, phase, version, begins_at, is_postponed, snowflake,
                 began_at, ends_at, is_extended, again, paused_at, reopened_at, due_at, message, shown, shown_at from events where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// The last season of the same server and game that was played to its end before this one.
    pub async fn season_before(&self, season: &LeagueSeason) -> Result<Option<SeasonId>> {
        Ok(sqlx::query_scalar(
            "select id from events where guild = $1 and kind = 'season' and number < $2 and game = $3 and phase = 'closed'
             order by number desc limit 1",
        )
        .bind(season.guild)
        .bind(season.number)
        .bind(season.game)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// The newest seasons of a server, newest first.
    pub async fn seasons_of(&self, guild: GuildId, at_most: u32) -> Result<Vec<SeasonId>> {
        Ok(sqlx::query_scalar(
            "select id from events where guild = $1 and kind = 'season' order by number desc limit $2",
        )
        .bind(guild)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?)
    }

    /// The seasons behind this one with which there is something to do, oldest first: something is due or to be made, the message
    /// shows less than there is, or who takes part no more has come back to a match.
    pub async fn seasons_to_go_on(
        &self,
        now: Timestamp,
        behind: SeasonId,
        at_most: u32,
    ) -> Result<Vec<SeasonId>> {
        Ok(sqlx::query_scalar(
            "select id from events where is_done = 0 and id > $3 and (
                 phase not in ('gathering', 'playing', 'counting') or paused_at is null and due_at <= $1
                 or coalesce(shown, '') <> phase || '.' || version || '.' || (
                     select count(*) from fixtures join matches on matches.id = fixtures.match
                     where event = events.id and is_annulled = 0 and state in ('lobby', 'playing'))
                 or paused_at is null and exists (
                     select 1 from fixtures join matches on matches.id = fixtures.match
                     where event = events.id and is_annulled = 1 and state in ('lobby', 'playing'))
                 or exists (
                     select 1 from entrants join fixtures on fixtures.event = entrants.event and seed in (a, b)
                     join matches on matches.id = fixtures.match
                     join seats on seats.match = fixtures.match and seats.person = entrants.person
                     where entrants.event = events.id and entrants.state <> 'in' and matches.state in ('lobby', 'playing')))
             order by id limit $2",
        )
        .bind(now)
        .bind(i64::from(at_most))
        .bind(behind)
        .fetch_all(&self.readers)
        .await?)
    }

    /// Makes one season of another, if that still has the same version. `by` names who manages the server and what they did, for
    /// its log. `false` if it has another version.
    pub async fn change_season(
        &self,
        after: &LeagueSeason,
        with: WithSeason,
        at: Timestamp,
        by: Option<(PersonId, SeasonDeed)>,
    ) -> Result<bool> {
        let mut tx = self.begin().await?;
        let changed = sqlx::query(
            "update events set version = version + 1, phase = $3, begins_at = $4, is_postponed = $5, snowflake = $6,
                 began_at = $7, ends_at = $8, is_extended = $9, paused_at = $10, due_at = $11, message = $12,
                 resumed_at = coalesce($13, resumed_at), reopened_at = $14, again = $15
             where id = $1 and version = $2",
        )
        .bind(after.id)
        .bind(after.version)
        .bind(after.phase)
        .bind(after.begins_at)
        .bind(after.is_postponed)
        .bind(after.snowflake)
        .bind(after.began_at)
        .bind(after.ends_at)
        .bind(after.is_extended)
        .bind(after.paused_at)
        .bind(after.due_at)
        .bind(after.message)
        .bind(matches!(with, WithSeason::Clocks(_)).then_some(at))
        .bind(after.reopened_at)
        .bind(after.again)
        .execute(&mut *tx)
        .await?;
        if changed.rows_affected() == 0 {
            return Ok(false);
        }
        if after.phase == Phase::Cancelled {
            fixtures::release(&mut tx, after.id).await?;
        }
        match with {
            WithSeason::Nothing => {}
            WithSeason::Seeds(people) => entrants::seed(&mut tx, after.id, &people).await?,
            WithSeason::Places(places, begins_at) => {
                entrants::place(&mut tx, after.id, &places).await?;
                renew(&mut tx, after.id, begins_at, at).await?;
            }
            WithSeason::Clocks(since) => {
                fixtures::move_clocks(&mut tx, after.id, since, at).await?;
            }
        }
        if let Some((person, deed)) = by {
            note(&mut tx, after.guild, (person, at), after.number, deed).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Remembers what the message of a season shows, and that this is the end, if it is. Without a message it is what there is none
    /// for; without both the message was deleted that the season has here, and another that was posted since stays.
    pub async fn note_season_shown(
        &self,
        season: &LeagueSeason,
        message: Option<MessageId>,
        shown: Option<&str>,
        at: Timestamp,
    ) -> Result<()> {
        sqlx::query(
            "update events set message = $2, shown = $3, shown_at = $4,
             is_done = case when phase in ('closed', 'cancelled') and version = $5 and $6 = 1 then 1 else 0 end
             where id = $1 and phase = $7 and ($8 = 1 or message = $9)",
        )
        .bind(season.id)
        .bind(message)
        .bind(shown)
        .bind(at)
        .bind(season.version)
        .bind(i64::from(message.is_some()))
        .bind(season.phase)
        .bind(i64::from(shown.is_some()))
        .bind(season.message)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    /// Gives up the message of a season, if that is over.
    pub async fn hide_season(&self, id: SeasonId) -> Result<()> {
        sqlx::query(
            "update events set is_done = 1 where id = $1 and phase in ('closed', 'cancelled')",
        )
        .bind(id)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }
}

/// Opens the season that follows one that has ended, if one is to follow.
async fn renew(
    tx: &mut Tx<'_>,
    ended: SeasonId,
    begins_at: Timestamp,
    at: Timestamp,
) -> Result<()> {
    sqlx::query(
        "insert into events (kind, guild, channel, number, host, locale, game, pace, phase, begins_at, due_at, shown_at, created_at, again)
         select kind, guild, channel, number + 1, host, locale, game, pace, 'gathering', $2, $2, $3, $3, again
         from events where id = $1 and again = 1 on conflict do nothing",
    )
    .bind(ended)
    .bind(begins_at)
    .bind(at)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Adds to the log of a server what somebody did with a season of it.
async fn note(
    tx: &mut Tx<'_>,
    guild: GuildId,
    (person, at): (PersonId, Timestamp),
    number: u32,
    deed: SeasonDeed,
) -> Result<()> {
    let event = ServerEvent::Season { number, deed };
    log(tx, guild, &ServerChange { at, person, event }).await
}
