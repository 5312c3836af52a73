//! Matches: creating, loading and listing them.

use serde_json::Value;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{ChannelId, GuildId, MatchId, Person, PersonId, Snowflake, Store, StoreError, people};
use crate::games::GameKind;
use crate::kernel::{BySeat, Ending, Seat, Secret};

/// Where a match stands in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Somebody was challenged and has not answered.
    Lobby,
    /// It is being played.
    Playing,
    /// It came to an end: by the rules, by a resignation or by a draw.
    Finished,
    /// It never started, or nobody went on with it.
    Abandoned,
}

impl State {
    /// The word that the database and `lostcities matches` use.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }

    fn from_slug(slug: &str) -> Result<Self, StoreError> {
        [Self::Lobby, Self::Playing, Self::Finished, Self::Abandoned]
            .into_iter()
            .find(|state| state.slug() == slug)
            .ok_or_else(|| StoreError::unreadable(format!("state {slug:?}")))
    }

    /// Whether the match occupies its channel.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Lobby | Self::Playing)
    }
}

/// A match that is about to be created, in state [`State::Lobby`].
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Which game.
    pub game: GameKind,
    /// The version of the value table it is played with.
    pub table_version: u32,
    /// The setup as it stands in a match file.
    pub setup: Value,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel it is played in.
    pub channel: ChannelId,
    /// The language of the public messages.
    pub locale: String,
    /// Who asks for it.
    pub host: PersonId,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
    /// What the shuffle will be drawn from. Secret until the match is over.
    pub secret: Secret,
    /// The match that this one repeats.
    pub rematch_of: Option<MatchId>,
    /// When the challenge lapses, in milliseconds since 1970.
    pub expires_at: Option<i64>,
    /// Now, in milliseconds since 1970.
    pub at: i64,
    /// The interaction that asks for it.
    pub interaction: Snowflake,
}

/// What became of a [`NewMatch`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// It stands in the database under this name.
    Done(MatchId),
    /// The same interaction has created it before.
    Repeated,
    /// This match already occupies the channel.
    ChannelBusy(MatchId),
    /// The match to repeat has been repeated already.
    AlreadyRepeated,
}

/// A match as it stands in the database.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredMatch {
    /// Its name.
    pub id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The version of the value table it is played with.
    pub table_version: u32,
    /// The setup as it stands in a match file.
    pub setup: Value,
    /// Where it stands in its life.
    pub state: State,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel it is played in.
    pub channel: ChannelId,
    /// The language of the public messages.
    pub locale: String,
    /// Grows by one with every accepted change.
    pub version: u64,
    /// The version in which an action was last taken back.
    pub took_back: u64,
    /// Who asked for the match.
    pub host: PersonId,
    /// The match that this one repeats.
    pub rematch_of: Option<MatchId>,
    /// What the shuffle is drawn from. Secret until the match is over.
    pub secret: Secret,
    /// What Discord chose after the commitment was public; `None` until the match starts.
    pub snowflake: Option<Snowflake>,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// Who declined or withdrew the challenge; `None` if it lapsed or was accepted.
    pub closed_by: Option<PersonId>,
    /// The seat whose offer of a draw is open.
    pub draw_offer: Option<Seat>,
    /// When the challenge lapses, in milliseconds since 1970.
    pub expires_at: Option<i64>,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
    /// Its log.
    pub steps: Vec<Value>,
    /// For each step the version that it led to.
    pub step_versions: Vec<u64>,
}

/// A match in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedMatch {
    /// Its name.
    pub id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel it is played in.
    pub channel: ChannelId,
    /// Where it stands in its life.
    pub state: State,
}

impl Store {
    /// Creates a match in state [`State::Lobby`], if its channel is free.
    ///
    /// # Errors
    /// If the database fails; nothing is created then.
    pub async fn create(&self, new: &NewMatch) -> Result<Created, StoreError> {
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        if !super::change::first_time(&mut tx, new.interaction, new.at).await? {
            return Ok(Created::Repeated);
        }
        let inserted = sqlx::query(
            "insert into matches (game, table_version, setup, state, guild, channel, locale, version, took_back,
             host, secret, rematch_of, created_at, changed_at, expires_at, shown_version, shown_steps)
             values ($1, $2, $3, 'lobby', $4, $5, $6, 0, 0, $7, $8, $9, $10, $10, $11, 0, 0)",
        )
        .bind(new.game.slug())
        .bind(i64::from(new.table_version))
        .bind(new.setup.to_string())
        .bind(new.guild.map(GuildId::sql))
        .bind(new.channel.sql())
        .bind(&new.locale)
        .bind(new.host.sql())
        .bind(String::from(new.secret))
        .bind(new.rematch_of.map(MatchId::sql))
        .bind(new.at)
        .bind(new.expires_at)
        .execute(&mut *tx)
        .await;
        let id = match inserted {
            Ok(done) => MatchId::from_sql(done.last_insert_rowid()),
            Err(error) if StoreError::is_unique_violation(&error) => {
                tx.rollback().await?;
                let busy = self.open_match_in(new.channel).await?;
                return Ok(busy.map_or(Created::AlreadyRepeated, Created::ChannelBusy));
            }
            Err(error) => return Err(error.into()),
        };
        for (seat, person) in new.seats.iter() {
            if let Some(person) = person {
                // The name is the only thing the match knows better; what the person chose stays.
                sqlx::query(
                    "insert into people (id, name) values ($1, $2) on conflict (id) do update set name = excluded.name",
                )
                .bind(person.id.sql())
                .bind(&person.name)
                .execute(&mut *tx)
                .await?;
            }
            sqlx::query("insert into seats (match, seat, person) values ($1, $2, $3)")
                .bind(id.sql())
                .bind(i64::from(seat.number()))
                .bind(person.as_ref().map(|person| person.id.sql()))
                .execute(&mut *tx)
                .await?;
        }
        tx.commit().await?;
        Ok(Created::Done(id))
    }

    /// The match with its seats and its log, if there is one.
    ///
    /// # Errors
    /// If the database fails or the row cannot be read.
    pub async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        // One reading transaction, so that version and log belong together.
        let mut tx = self.readers.begin().await?;
        let row = sqlx::query("select * from matches where id = $1")
            .bind(id.sql())
            .fetch_optional(&mut *tx)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = sqlx::query(
            "select people.id, people.name, people.locale, people.pings from seats
             left join people on people.id = seats.person where seats.match = $1 order by seats.seat",
        )
        .bind(id.sql())
        .fetch_all(&mut *tx)
        .await?;
        let steps = sqlx::query("select step, version from steps where match = $1 order by ply")
            .bind(id.sql())
            .fetch_all(&mut *tx)
            .await?;
        stored(&row, &seats, &steps).map(Some)
    }

    /// The match that occupies a channel, if one does.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_match_in(&self, channel: ChannelId) -> Result<Option<MatchId>, StoreError> {
        let row = sqlx::query(
            "select id from matches where channel = $1 and state in ('lobby', 'playing')",
        )
        .bind(channel.sql())
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
            .transpose()
    }

    /// The match that repeats `id`, if somebody asked for one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rematch_of(&self, id: MatchId) -> Result<Option<MatchId>, StoreError> {
        let row =
            sqlx::query("select id from matches where rematch_of = $1 and state <> 'abandoned'")
                .bind(id.sql())
                .fetch_optional(&self.readers)
                .await?;
        row.map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
            .transpose()
    }

    /// The open matches of a person, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_matches_of(&self, person: PersonId) -> Result<Vec<ListedMatch>, StoreError> {
        let rows = sqlx::query(
            "select id, game, guild, channel, state from matches
             where state in ('lobby', 'playing') and id in (select match from seats where person = $1)
             order by id desc limit 50",
        )
        .bind(person.sql())
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| listed(MatchId::from_sql(row.try_get("id")?), row))
            .collect()
    }

    /// Every match with its seats, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list(&self) -> Result<Vec<(ListedMatch, BySeat<Option<Person>>)>, StoreError> {
        let rows = sqlx::query(
            "select matches.id as match, game, guild, channel, state,
             people.id, people.name, people.locale, people.pings
             from matches join seats on seats.match = matches.id left join people on people.id = seats.person
             order by matches.id, seats.seat",
        )
        .fetch_all(&self.readers)
        .await?;
        let mut list: Vec<(ListedMatch, Vec<Option<Person>>)> = Vec::new();
        for row in &rows {
            let id = MatchId::from_sql(row.try_get("match")?);
            if list.last().is_none_or(|(last, _)| last.id != id) {
                list.push((listed(id, row)?, Vec::new()));
            }
            if let Some((_, seats)) = list.last_mut() {
                seats.push(seated(row)?);
            }
        }
        Ok(list
            .into_iter()
            .map(|(listed, seats)| (listed, seats.into()))
            .collect())
    }

    /// The matches in play in which a computer player has a seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn matches_with_computers(&self) -> Result<Vec<MatchId>, StoreError> {
        let rows = sqlx::query(
            "select distinct seats.match as id from seats join matches on matches.id = seats.match
             where seats.person is null and matches.state = 'playing'",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
            .collect()
    }

    /// The challenges that nobody answered in time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lapsed_challenges(&self, now: i64) -> Result<Vec<MatchId>, StoreError> {
        let rows = sqlx::query("select id from matches where state = 'lobby' and expires_at <= $1")
            .bind(now)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
            .collect()
    }
}

fn listed(id: MatchId, row: &SqliteRow) -> Result<ListedMatch, StoreError> {
    Ok(ListedMatch {
        id,
        game: row
            .try_get::<String, _>("game")?
            .parse()
            .map_err(StoreError::unreadable)?,
        guild: row
            .try_get::<Option<i64>, _>("guild")?
            .map(GuildId::from_sql),
        channel: ChannelId::from_sql(row.try_get("channel")?),
        state: State::from_slug(&row.try_get::<String, _>("state")?)?,
    })
}

/// Whoever a row of seats names; `None` is a computer player.
fn seated(row: &SqliteRow) -> Result<Option<Person>, StoreError> {
    match row.try_get::<Option<i64>, _>("id")? {
        Some(_) => people::person(row).map(Some),
        None => Ok(None),
    }
}

fn stored(
    row: &SqliteRow,
    seats: &[SqliteRow],
    steps: &[SqliteRow],
) -> Result<StoredMatch, StoreError> {
    let listed = listed(MatchId::from_sql(row.try_get("id")?), row)?;
    let json = |text: String| serde_json::from_str(&text).map_err(StoreError::unreadable);
    let seat = |number: i64| u8::try_from(number).ok().and_then(Seat::new);
    Ok(StoredMatch {
        id: listed.id,
        game: listed.game,
        table_version: u32::try_from(row.try_get::<i64, _>("table_version")?)
            .map_err(StoreError::unreadable)?,
        setup: json(row.try_get("setup")?)?,
        state: listed.state,
        guild: listed.guild,
        channel: listed.channel,
        locale: row.try_get("locale")?,
        version: version(row, "version")?,
        took_back: version(row, "took_back")?,
        host: PersonId::from_sql(row.try_get("host")?),
        rematch_of: row
            .try_get::<Option<i64>, _>("rematch_of")?
            .map(MatchId::from_sql),
        secret: row
            .try_get::<String, _>("secret")?
            .parse()
            .map_err(StoreError::unreadable)?,
        snowflake: row
            .try_get::<Option<i64>, _>("snowflake")?
            .and_then(|value| u64::try_from(value).ok()),
        ending: row
            .try_get::<Option<String>, _>("ending")?
            .map(|text| serde_json::from_str(&text).map_err(StoreError::unreadable))
            .transpose()?,
        closed_by: row
            .try_get::<Option<i64>, _>("closed_by")?
            .map(PersonId::from_sql),
        draw_offer: row.try_get::<Option<i64>, _>("draw_offer")?.and_then(seat),
        expires_at: row.try_get("expires_at")?,
        seats: seats
            .iter()
            .map(seated)
            .collect::<Result<Vec<_>, StoreError>>()?
            .into(),
        steps: steps
            .iter()
            .map(|row| json(row.try_get("step")?))
            .collect::<Result<_, _>>()?,
        step_versions: steps
            .iter()
            .map(|row| version(row, "version"))
            .collect::<Result<_, _>>()?,
    })
}

fn version(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    u64::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::unreadable)
}
