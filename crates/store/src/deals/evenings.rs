//! Evenings: the same cards for everybody, in deals that follow one another.

use crate::driver::FromRow;
use crate::games::GameKind;
use crate::kernel::{Level, Secret, Timestamp};
use crate::people::remember_name;
use crate::{
    ChannelId, DailyGame, Deal, EveningId, GuildId, MAX_EVENINGS, MatchId, MessageId, Occasion,
    Person, PersonId, PersonName, Result, Store,
};

#[derive(Clone, Debug)]
pub struct NewEvening {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub host: Person,
    pub game: DailyGame,
    pub n_deals: u8,
    /// How long each deal lasts.
    pub minutes: u32,
    /// That of the computer player.
    pub level: Level,
    pub locale: String,
    pub at: Timestamp,
}

#[derive(Clone, Debug, FromRow)]
pub struct Evening {
    pub id: EveningId,
    pub guild: GuildId,
    pub channel: ChannelId,
    pub host: PersonId,
    /// The name last seen.
    pub host_name: PersonName,
    game: GameKind,
    pub n_deals: u8,
    pub minutes: u32,
    /// That of the computer player.
    pub level: Level,
    pub locale: String,
    /// The deal that runs, from 1; the last, if it is over.
    pub nth: u8,
    pub is_open: bool,
    /// Grows with each deal that ends.
    pub version: u64,
    /// The public message, what it shows, and since when.
    pub message: Option<MessageId>,
    pub shown: Option<String>,
    pub shown_at: Timestamp,
    /// The match between the two best.
    pub final_match: Option<MatchId>,
    pub created_at: Timestamp,
    /// When the deal that runs ends; `None` before its message is there.
    pub closes_at: Option<Timestamp>,
}

impl Evening {
    pub fn deal(&self, nth: u8) -> Deal {
        Deal {
            // What has no deals is no game of an evening.
            game: DailyGame::of(self.game).unwrap_or(DailyGame::Classic),
            occasion: Occasion::Evening(self.id, nth),
        }
    }

    /// How many deals are over.
    pub const fn n_over(&self) -> u8 {
        if self.is_open { self.nth - 1 } else { self.nth }
    }
}

/// How far the people of a deal have come.
#[derive(Clone, Copy, Debug, FromRow)]
pub struct DealCounts {
    pub n_begun: u32,
    pub n_finished: u32,
    /// When somebody did something last.
    pub last: Option<Timestamp>,
}

/// What a person has reached in a deal that is over.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DealResult {
    pub person: PersonId,
    /// The name last seen.
    pub name: PersonName,
    pub is_listed: bool,
    number: u32,
    /// The lead over the computer player.
    pub lead: i32,
    /// Whether the time was over first, so that a computer player has played on.
    pub by_computer: bool,
}

impl DealResult {
    /// That of a person whom nobody knows.
    pub fn new(person: PersonId, deal: Deal, lead: i32) -> Self {
        Self {
            person,
            name: PersonName::default(),
            is_listed: true,
            number: deal.number(),
            lead,
            by_computer: false,
        }
    }

    /// The place of the deal in its evening, from 1.
    pub const fn nth(&self) -> u8 {
        match Deal::of(DailyGame::Classic, self.number).occasion {
            Occasion::Evening(_, nth) => nth,
            Occasion::Day(_) => 0,
        }
    }
}

impl Store {
    /// Begins an evening, whose message is still to be posted. `None` if one is open in the channel, or its host has as many open ones
    /// as a person may.
    pub async fn open_evening(
        &self,
        new: &NewEvening,
        secret: &(dyn Fn(Deal) -> Secret + Sync),
    ) -> Result<Option<EveningId>> {
        let mut tx = self.begin().await?;
        remember_name(&mut tx, &new.host).await?;
        let id: Option<EveningId> = sqlx::query_scalar(
            "insert into evenings (guild, channel, host, game, n_deals, minutes, level, locale, shown_at, created_at)
             select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9
             where (select count(*) from evenings where host = $3 and is_open = 1) < $10
             on conflict (channel) where is_open = 1 do nothing returning id",
        )
        .bind(new.guild)
        .bind(new.channel)
        .bind(new.host.id)
        .bind(new.game.kind())
        .bind(new.n_deals)
        .bind(new.minutes)
        .bind(new.level)
        .bind(&new.locale)
        .bind(new.at)
        .bind(i64::from(MAX_EVENINGS))
        .fetch_optional(&mut *tx)
        .await?;
        let Some(id) = id else {
            return Ok(None);
        };
        for nth in 1..=new.n_deals {
            let occasion = Occasion::Evening(id, nth);
            let deal = Deal {
                game: new.game,
                occasion,
            };
            sqlx::query("insert into deals (game, day, secret) values ($1, $2, $3)")
                .bind(new.game.kind())
                .bind(deal.number())
                .bind(secret(deal))
                .execute(&mut *tx)
                .await?;
        }
        tx.commit().await?;
        Ok(Some(id))
    }

    pub async fn evening(&self, id: EveningId) -> Result<Option<Evening>> {
        Ok(sqlx::query_as(
            "select evenings.id, evenings.guild, channel, host, people.name as host_name, evenings.game, n_deals, minutes,
                 level, evenings.locale, nth, is_open, version, message, shown, shown_at, final_match, created_at, closes_at
             from evenings join people on people.id = host
             join deals on day = 16777216 + 8 * evenings.id + nth and deals.game = evenings.game where evenings.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// The evening that is open in a channel.
    pub async fn evening_in(&self, channel: ChannelId) -> Result<Option<EveningId>> {
        Ok(
            sqlx::query_scalar("select id from evenings where channel = $1 and is_open = 1")
                .bind(channel)
                .fetch_optional(&self.readers)
                .await?,
        )
    }

    /// The evenings behind this one with which there is something to do, oldest first: a deal is due, or the message shows less than
    /// there is.
    pub async fn evenings_to_go_on(
        &self,
        now: Timestamp,
        behind: EveningId,
        at_most: u32,
    ) -> Result<Vec<EveningId>> {
        Ok(sqlx::query_scalar(
            "select evenings.id from evenings join deals on day = 16777216 + 8 * evenings.id + nth and deals.game = evenings.game
             where is_done = 0 and evenings.id > $2 and (
                 message is null or is_open = 1 and closes_at <= $1
                 or coalesce(shown, '') <> version || '.' || (
                     select count(*) || '.' || count(points) from deal_people where deal = deals.id and is_practice = 0)
                     || '.' || (closes_at / 1000))
             order by evenings.id limit $3",
        )
        .bind(now)
        .bind(behind)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?)
    }

    /// Remembers what the message of an evening shows, and that this is the end, if it is. `None` is that the
    /// message was deleted that the evening has here; another that was posted since stays.
    /// The time of the first deal begins with the first message: it ends at `closes_at`.
    pub async fn note_evening_shown(
        &self,
        evening: &Evening,
        shown: Option<(MessageId, &str)>,
        at: Timestamp,
        closes_at: Timestamp,
    ) -> Result<()> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "update evenings set message = $2, shown = $3, shown_at = $4,
             is_done = case when is_open = 0 and version = $5 and $6 = 1 then 1 else 0 end
             where id = $1 and ($7 = 1 or message = $8)",
        )
        .bind(evening.id)
        .bind(shown.map(|(message, _)| message))
        .bind(shown.map(|(_, what)| what))
        .bind(at)
        .bind(evening.version)
        .bind(i64::from(shown.is_some() && !evening.is_open))
        .bind(i64::from(shown.is_some()))
        .bind(evening.message)
        .execute(&mut *tx)
        .await?;
        sqlx::query(
            "update deals set closes_at = $3 where day = $1 and game = $2 and closes_at is null",
        )
        .bind(evening.deal(evening.nth).number())
        .bind(evening.game)
        .bind(closes_at)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    pub async fn deal_counts(&self, deal: Deal) -> Result<DealCounts> {
        Ok(sqlx::query_as(
            "select count(*) as n_begun, count(points) as n_finished, max(changed_at) as last
             from deals join deal_people on deal = deals.id join matches on matches.id = match
             where day = $1 and deals.game = $2 and is_practice = 0",
        )
        .bind(deal.number())
        .bind(deal.game.kind())
        .fetch_one(&self.readers)
        .await?)
    }

    /// Has a computer player play on for all who have not finished a deal whose time is over, and names some of their matches.
    pub async fn leave_to_computer(&self, deal: Deal, at_most: u32) -> Result<Vec<MatchId>> {
        sqlx::query(
            "update deal_people set by_computer = 1
             where deal = (select id from deals where day = $1 and game = $2) and points is null and by_computer = 0",
        )
        .bind(deal.number())
        .bind(deal.game.kind())
        .execute(self.writer()?)
        .await?;
        Ok(sqlx::query_scalar(
            "select match from deal_people where deal = (select id from deals where day = $1 and game = $2)
             and points is null and is_unreadable = 0 order by match limit $3",
        )
        .bind(deal.number())
        .bind(deal.game.kind())
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?)
    }

    /// Remembers that nobody can finish a try whose log cannot be read; `false` if that is known.
    pub async fn give_up_try(&self, id: MatchId) -> Result<bool> {
        let given_up = sqlx::query(
            "update deal_people set is_unreadable = 1 where match = $1 and is_unreadable = 0",
        )
        .bind(id)
        .execute(self.writer()?)
        .await?;
        Ok(given_up.rows_affected() > 0)
    }

    /// Ends the deal that runs and begins the next, which ends at `closes_at`, or ends the evening. `false` if the evening has
    /// another version by now, or somebody has not finished the deal who can.
    pub async fn close_deal(&self, evening: &Evening, closes_at: Timestamp) -> Result<bool> {
        let deal = evening.deal(evening.nth);
        let mut tx = self.begin().await?;
        let closed = sqlx::query(
            "update evenings set version = version + 1, is_open = case when nth < n_deals then 1 else 0 end,
                 nth = case when nth < n_deals then nth + 1 else nth end
             where id = $1 and version = $2 and is_open = 1 and not exists (
                 select 1 from deals join deal_people on deal = deals.id
                 where day = $3 and deals.game = $4 and is_practice = 0 and points is null and is_unreadable = 0)",
        )
        .bind(evening.id)
        .bind(evening.version)
        .bind(deal.number())
        .bind(evening.game)
        .execute(&mut *tx)
        .await?;
        if closed.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("update deals set is_shown = 1 where day = $1 and game = $2")
            .bind(deal.number())
            .bind(evening.game)
            .execute(&mut *tx)
            .await?;
        sqlx::query(
            "delete from deal_spent where deal = (select id from deals where day = $1 and game = $2)",
        )
        .bind(deal.number())
        .bind(evening.game)
        .execute(&mut *tx)
        .await?;
        if evening.nth < evening.n_deals {
            sqlx::query("update deals set closes_at = $3 where day = $1 and game = $2")
                .bind(evening.deal(evening.nth + 1).number())
                .bind(evening.game)
                .bind(closes_at)
                .execute(&mut *tx)
                .await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Makes the deal that runs the last of an evening, and ends its time. `false` if it is over or has another version.
    pub async fn end_evening(&self, evening: &Evening, at: Timestamp) -> Result<bool> {
        let mut tx = self.begin().await?;
        let ended = sqlx::query(
            "update evenings set n_deals = nth, version = version + 1 where id = $1 and version = $2 and is_open = 1",
        )
        .bind(evening.id)
        .bind(evening.version)
        .execute(&mut *tx)
        .await?;
        if ended.rows_affected() > 0 {
            sqlx::query(
                "update deals set closes_at = $3 where day = $1 and game = $2 and (closes_at is null or closes_at > $3)",
            )
            .bind(evening.deal(evening.nth).number())
            .bind(evening.game)
            .bind(at)
            .execute(&mut *tx)
            .await?;
        }
        tx.commit().await?;
        Ok(ended.rows_affected() > 0)
    }

    /// Gives up the message of an evening, if that is over.
    pub async fn hide_evening(&self, id: EveningId) -> Result<()> {
        sqlx::query("update evenings set is_done = 1 where id = $1 and is_open = 0")
            .bind(id)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }

    /// What people have reached in the deals of an evening that are over, deal by deal.
    pub async fn evening_results(&self, evening: &Evening) -> Result<Vec<DealResult>> {
        Ok(sqlx::query_as(
            "select person, name, is_listed, day as number, points as lead, by_computer
             from deals join deal_people on deal = deals.id join people on people.id = person
             where day between $1 and $2 and game = $3 and is_shown = 1 and is_practice = 0 and points is not null
             order by day, person",
        )
        .bind(evening.deal(1).number())
        .bind(evening.deal(evening.n_deals).number())
        .bind(evening.game)
        .fetch_all(&self.readers)
        .await?)
    }

    /// Remembers the match between the two best of an evening.
    pub async fn set_final(&self, id: EveningId, of: MatchId) -> Result<()> {
        sqlx::query("update evenings set final_match = $2 where id = $1")
            .bind(id)
            .bind(of)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}
