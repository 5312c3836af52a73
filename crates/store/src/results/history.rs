//! Finished matches, newest first, a page at a time.
//!
//! A page begins beside a match of the one before it. However many matches there are, only those of the page are read; in the index,
//! for a person on a server, also what they have played elsewhere meanwhile.

#[cfg(test)]
mod tests;

use sqlx::AssertSqlSafe;

use crate::driver::{DialectSql, FromRow};
use crate::games::GameKind;
use crate::kernel::{BySeat, Ending, Timestamp};
use crate::{
    ChannelId, GuildId, HistoryCursor, MatchId, MessageId, Occupant, PageStart, PersonId, Result,
    Store, StoreError,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct History {
    pub whose: HistoryScope,
    pub game: Option<GameKind>,
    pub since: PageStart,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HistoryScope {
    /// On this server, by anybody.
    Server(GuildId),
    PersonOnServer(PersonId, GuildId),
    Person(PersonId),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// Which match, and when it ended.
    pub moment: HistoryCursor,
    pub game: GameKind,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    pub ending: Option<Ending>,
    pub channel: Option<ChannelId>,
    /// Its latest public message, if it has one.
    pub message: Option<MessageId>,
    pub seats: BySeat<PlacedSeat>,
}

#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct PlacedSeat {
    #[sqlx(flatten)]
    pub occupant: Occupant,
    pub points: i32,
    /// 1 is best; ties share a place.
    pub place: u8,
    /// Whether the match counts as given up for absence by the player who had the seat, or had left it to a computer player.
    pub is_absent: bool,
}

impl History {
    /// The question for the matches of a page in the order in which they are found: `$1` the person, `$2` the server, `$3`
    /// the game, `$4` and `$5` the moment beside which the page begins, `$6` how many. Each game's matches lie in order in an index,
    /// which for a person on a server holds those on other servers, too.
    fn question(&self) -> String {
        let of = match self.whose {
            HistoryScope::Server(_) => "results where guild = $2 and game",
            HistoryScope::PersonOnServer(..) => {
                "result_seats where person = $1 and in_guild = $2 and in_game"
            }
            HistoryScope::Person(_) => "result_seats where person = $1 and in_game",
        };
        let (side, order) = match self.since {
            PageStart::Newest | PageStart::Before(_) => ("<", "desc"),
            PageStart::After(_) => (">", "asc"),
        };
        let of_game = |game: String| {
            format!("select match, at from {of} = {game} and (at, match) {side} ($4, $5)")
        };
        let questions = match self.game {
            Some(_) => of_game("$3".into()),
            None => GameKind::ALL
                .map(|game| of_game(format!("'{game}'")))
                .join(" union all "),
        };
        format!("{questions} order by at {order}, match {order} limit $6")
    }

    /// The moment beside which the page begins.
    fn moment(&self) -> (Timestamp, MatchId) {
        match self.since {
            PageStart::Newest => (Timestamp::MAX, MatchId(u64::MAX >> 1)),
            PageStart::Before(moment) | PageStart::After(moment) => (moment.at, moment.id),
        }
    }
}

/// The seats of the matches in the list $1, in its order.
const SEATS: DialectSql = DialectSql {
    sqlite:
        "select matches.id as match, game, guild, ending, channel, coalesce(message, invitation) as message,
         people.id, people.name, people.locale, people.pings, seats.level, points, place, is_absent
         from json_each($1) join matches on matches.id = json_each.value
         left join boards on boards.match = matches.id
         join result_seats on result_seats.match = matches.id
         left join seats on seats.match = result_seats.match and seats.seat = result_seats.seat
         left join people on people.id = result_seats.person
         order by json_each.key, result_seats.seat",
    postgres:
        "select matches.id as match, game, guild, ending, channel, coalesce(message, invitation) as message,
         people.id, people.name, people.locale, people.pings, seats.level, points, place, is_absent
         from json_array_elements_text($1::json) with ordinality as page (id, key)
         join matches on matches.id = page.id::bigint
         left join boards on boards.match = matches.id
         join result_seats on result_seats.match = matches.id
         left join seats on seats.match = result_seats.match and seats.seat = result_seats.seat
         left join people on people.id = result_seats.person
         order by page.key, result_seats.seat",
};

impl Store {
    pub async fn history(&self, history: &History, at_most: u32) -> Result<Vec<Finished>> {
        let (person, guild) = match history.whose {
            HistoryScope::Server(guild) => (None, Some(guild)),
            HistoryScope::PersonOnServer(person, guild) => (Some(person), Some(guild)),
            HistoryScope::Person(person) => (Some(person), None),
        };
        let (at, id) = history.moment();
        // One reading transaction, so that all of a page is of one moment.
        let mut tx = self.readers.begin().await?;
        // The question is put together of our own words only.
        let found: Vec<(MatchId, Timestamp)> = sqlx::query_as(AssertSqlSafe(history.question()))
            .bind(person)
            .bind(guild)
            .bind(history.game)
            .bind(at)
            .bind(id)
            .bind(i64::from(at_most))
            .fetch_all(&mut *tx)
            .await?;
        let ids: Vec<MatchId> = found.iter().map(|(id, _)| *id).collect();
        let ids = serde_json::to_string(&ids).map_err(StoreError::unreadable)?;
        let seats: Vec<SeatRow> = sqlx::query_as(SEATS.on(tx.engine()))
            .bind(ids)
            .fetch_all(&mut *tx)
            .await?;
        let mut seats = seats.into_iter().peekable();
        let mut page = Vec::new();
        for (id, at) in found {
            let seats = std::iter::from_fn(|| seats.next_if(|seat| seat.id == id));
            page.push(finished(HistoryCursor { at, id }, seats.collect())?);
        }
        if matches!(history.since, PageStart::After(_)) {
            page.reverse();
        }
        Ok(page)
    }

    pub async fn last_finished_in(&self, channel: ChannelId) -> Result<Option<MatchId>> {
        Ok(sqlx::query_scalar(
            "select match from boards join matches on id = match
             where channel = $1 and state = 'finished' order by match desc limit 1",
        )
        .bind(channel)
        .fetch_optional(&self.readers)
        .await?)
    }
}

/// A match of a page from the rows of its seats.
fn finished(moment: HistoryCursor, seats: Vec<SeatRow>) -> Result<Finished> {
    let Some(found) = seats.first().map(|seat| seat.found) else {
        let id = moment.id;
        return Err(StoreError::unreadable(format!("match {id} has no seats")));
    };
    let seats: Vec<PlacedSeat> = seats.into_iter().map(|row| row.seat).collect();
    Ok(Finished {
        moment,
        game: found.game,
        guild: found.guild,
        ending: found.ending,
        channel: found.channel,
        message: found.message,
        seats: seats.try_into().map_err(StoreError::unreadable)?,
    })
}

#[derive(Clone, Copy, FromRow)]
struct Place {
    game: GameKind,
    guild: Option<GuildId>,
    ending: Option<Ending>,
    channel: Option<ChannelId>,
    message: Option<MessageId>,
}

/// A row of `result_seats` beside its match and its person.
#[derive(FromRow)]
struct SeatRow {
    #[sqlx(rename = "match")]
    id: MatchId,
    #[sqlx(flatten)]
    found: Place,
    #[sqlx(flatten)]
    seat: PlacedSeat,
}
