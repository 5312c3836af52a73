//! Which matches there are: in a channel, of a person, waiting for something, or all of them.

use sqlx::{FromRow as _, Row as _};

use crate::driver::DriverRow;
use crate::kernel::{BySeat, Timestamp};
use crate::{
    ChannelId, GuildId, ListedMatch, MatchId, Occupant, PersonId, Result, Store, StoreError,
};

/// A match in a list, with who sits where.
pub type SeatedMatch = (ListedMatch, BySeat<Occupant>);

/// A match in a list, or why its row cannot be read.
pub type SeatedRead = (MatchId, Result<SeatedMatch>);

/// A match in a list, as far as its seats are read.
type SeatsRead = Result<(ListedMatch, Vec<Occupant>)>;

impl Store {
    pub async fn open_match_in(&self, channel: ChannelId) -> Result<Option<MatchId>> {
        let id =
            sqlx::query_scalar("select match from boards where channel = $1 and is_attached = 1")
                .bind(channel)
                .fetch_optional(&self.readers)
                .await?;
        Ok(id)
    }

    /// The same, and whether a person sits in it.
    pub async fn open_match_seen_by(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<Option<(MatchId, bool)>> {
        Ok(sqlx::query_as(
            "select match, exists (select 1 from seats where seats.match = boards.match and person = $1) as sits
             from boards where channel = $2 and is_attached = 1",
        )
        .bind(person)
        .bind(channel)
        .fetch_optional(&self.readers)
        .await?)
    }

    pub async fn rematch_of(&self, id: MatchId) -> Result<Option<MatchId>> {
        Ok(sqlx::query_scalar(
            "select id from matches where rematch_of = $1 and state <> 'abandoned'",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// The newest open matches in which a person sits, with their seats, newest first, without deals; an error in the place of each
    /// whose row cannot be read.
    pub async fn open_matches_of(&self, person: PersonId) -> Result<Vec<SeatedRead>> {
        let rows = sqlx::query(
            "select matches.id as match, game, guild, channel, coalesce(is_card, 1) = 1 as is_quiet,
             state, snowflake, ending, closed_by, draw_offer, expires_at, asleep_since, closing,
             people.id, people.name, people.locale, people.pings, seats.level
             from matches left join boards on boards.match = matches.id
             join seats on seats.match = matches.id left join people on people.id = seats.person
             where matches.id in (
                 select id from matches
                 where state in ('lobby', 'playing') and opening <> 'deal' and id in (
                     select match from seats where person = $1 and is_packed = 0)
                 order by id desc limit 50)
             order by matches.id desc, seats.seat",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        with_seats(&rows)
    }

    /// The matches in play on a server with their seats, newest first: those of a page, the first being 0, and one more if
    /// there are more; an error in the place of each whose row cannot be read.
    pub async fn matches_in_play_on(
        &self,
        guild: GuildId,
        (page, per_page): (u32, u32),
    ) -> Result<Vec<SeatedRead>> {
        let rows = sqlx::query(
            "select matches.id as match, game, guild, channel, coalesce(is_card, 1) = 1 as is_quiet,
             state, snowflake, ending, closed_by, draw_offer, expires_at, asleep_since, closing,
             people.id, people.name, people.locale, people.pings, seats.level
             from matches left join boards on boards.match = matches.id
             join seats on seats.match = matches.id left join people on people.id = seats.person
             where matches.id in (
                 select id from matches where state = 'playing' and guild = $1 order by id desc limit $2 offset $3)
             order by matches.id desc, seats.seat",
        )
        .bind(guild)
        .bind(i64::from(per_page) + 1)
        .bind(i64::from(page) * i64::from(per_page))
        .fetch_all(&self.readers)
        .await?;
        with_seats(&rows)
    }

    /// Every match but deals with its seats, oldest first; an error in the place of each whose row cannot be read.
    pub async fn list_matches(&self) -> Result<Vec<SeatedRead>> {
        let rows = sqlx::query(
            "select matches.id as match, game, guild, channel, coalesce(is_card, 1) = 1 as is_quiet,
             state, snowflake, ending, closed_by, draw_offer, expires_at, asleep_since, closing,
             people.id, people.name, people.locale, people.pings, seats.level
             from matches left join boards on boards.match = matches.id
             join seats on seats.match = matches.id left join people on people.id = seats.person
             where opening <> 'deal' order by matches.id, seats.seat",
        )
        .fetch_all(&self.readers)
        .await?;
        with_seats(&rows)
    }

    /// The matches in play in which a computer player has a seat, except for deals. Of those that sleep, where it is a person's:
    /// they may have left when it was their turn.
    pub async fn matches_with_computers(&self) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(
            "select distinct seats.match as id from seats join matches on matches.id = seats.match
             where seats.person is null and is_packed = 0 and matches.state = 'playing' and opening <> 'deal'
             and (asleep_since is null or left_by is not null)",
        )
        .fetch_all(&self.readers)
        .await?)
    }

    /// The challenges that nobody answered in time.
    pub async fn lapsed_challenges(&self, now: Timestamp) -> Result<Vec<MatchId>> {
        let ids =
            sqlx::query_scalar("select id from matches where state = 'lobby' and expires_at <= $1")
                .bind(now)
                .fetch_all(&self.readers)
                .await?;
        Ok(ids)
    }
}

/// Matches from rows of which each has one seat of one match, those of a match one after the other.
fn with_seats(rows: &[DriverRow]) -> Result<Vec<SeatedRead>> {
    let mut list: Vec<(MatchId, SeatsRead)> = Vec::new();
    for row in rows {
        let id = row.try_get("match")?;
        if list.last().is_none_or(|(last, _)| *last != id) {
            let read = ListedMatch::from_row(row).map(|listed| (listed, Vec::new()));
            list.push((id, read.map_err(StoreError::from)));
        }
        if let Some((_, read)) = list.last_mut()
            && let Ok((_, seats)) = read
        {
            match Occupant::from_row(row) {
                Ok(occupant) => seats.push(occupant),
                Err(error) => *read = Err(error.into()),
            }
        }
    }
    let by_seat = |(listed, seats): (ListedMatch, Vec<_>)| {
        let seats = BySeat::try_from(seats).map_err(StoreError::unreadable)?;
        Ok((listed, seats))
    };
    let list = list.into_iter();
    Ok(list
        .map(|(id, read)| (id, read.and_then(by_seat)))
        .collect())
}
