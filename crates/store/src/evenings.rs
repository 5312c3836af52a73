//! Evenings: the same cards for everybody, in deals that follow one another.

use sqlx::FromRow;

use super::columns::{Millis, Number, Slug};
use super::people::remember_name;
use super::{
    ChannelId, DailyGame, Deal, EveningId, GuildId, MatchId, MessageId, Occasion, Person, PersonId,
    PersonName, Store, StoreError,
};
use crate::games::GameKind;
use crate::kernel::{Secret, Timestamp};

/// An evening that a person wants to begin.
#[derive(Clone, Debug)]
pub struct NewEvening {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub host: Person,
    pub game: DailyGame,
    pub n_deals: u8,
    /// How long each deal lasts.
    pub minutes: u32,
    pub locale: String,
    pub at: Timestamp,
}

/// An evening as it is.
#[derive(Clone, Debug, FromRow)]
pub struct Evening {
    #[sqlx(try_from = "Number<u32>")]
    id: u32,
    pub guild: GuildId,
    pub channel: ChannelId,
    pub host: PersonId,
    /// The name last seen.
    pub host_name: PersonName,
    #[sqlx(try_from = "Slug<GameKind>")]
    game: GameKind,
    #[sqlx(try_from = "Number<u8>")]
    pub n_deals: u8,
    #[sqlx(try_from = "Number<u32>")]
    pub minutes: u32,
    pub locale: String,
    /// The deal that runs, from 1; the last, if it is over.
    #[sqlx(try_from = "Number<u8>")]
    pub nth: u8,
    pub is_open: bool,
    /// Grows with each deal that ends.
    #[sqlx(try_from = "Number<u64>")]
    pub version: u64,
    /// The public message, what it shows, and since when.
    pub message: Option<MessageId>,
    pub shown: Option<String>,
    #[sqlx(try_from = "Millis")]
    pub shown_at: Timestamp,
    /// The match between the two best.
    pub final_match: Option<MatchId>,
    #[sqlx(try_from = "Millis")]
    pub created_at: Timestamp,
    closes_at: Option<Millis>,
}

impl Evening {
    pub const fn id(&self) -> EveningId {
        EveningId(self.id)
    }

    /// The deal at a place.
    pub fn deal(&self, nth: u8) -> Deal {
        Deal {
            // What has no deals is no game of an evening.
            game: DailyGame::of(self.game).unwrap_or(DailyGame::Classic),
            occasion: Occasion::Evening(self.id(), nth),
        }
    }

    /// When the deal that runs ends; `None` before its message is there.
    pub fn closes_at(&self) -> Option<Timestamp> {
        self.closes_at.map(Timestamp::from)
    }
}

/// How far the people of a deal have come.
#[derive(Clone, Copy, Debug, FromRow)]
pub struct DealCounts {
    #[sqlx(try_from = "Number<u32>")]
    pub n_begun: u32,
    #[sqlx(try_from = "Number<u32>")]
    pub n_finished: u32,
    last: Option<Millis>,
}

impl DealCounts {
    /// When somebody did something last.
    pub fn last(self) -> Option<Timestamp> {
        self.last.map(Timestamp::from)
    }
}

/// What a person has reached in a deal that is over.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DealResult {
    pub person: PersonId,
    /// The name last seen.
    pub name: PersonName,
    pub is_listed: bool,
    #[sqlx(try_from = "Number<u32>")]
    number: u32,
    /// The lead over the computer player.
    #[sqlx(try_from = "Number<i32>")]
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
    /// Begins an evening, whose message is still to be posted, unless one is open in the channel.
    ///
    /// # Errors
    /// If the database fails; nothing is changed then.
    pub async fn open_evening(
        &self,
        new: &NewEvening,
        secret: &(dyn Fn(Deal) -> Secret + Sync),
    ) -> Result<Option<EveningId>, StoreError> {
        let mut tx = self.begin().await?;
        remember_name(&mut tx, &new.host).await?;
        let id: Option<Number<u32>> = sqlx::query_scalar(
            "insert into evenings (guild, channel, host, game, n_deals, minutes, locale, shown_at, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
             on conflict (channel) where is_open = 1 do nothing returning id",
        )
        .bind(new.guild)
        .bind(new.channel)
        .bind(new.host.id)
        .bind(Slug(new.game.kind()))
        .bind(Number(new.n_deals))
        .bind(Number(new.minutes))
        .bind(&new.locale)
        .bind(Millis(new.at))
        .fetch_optional(&mut *tx)
        .await?;
        let Some(Number(id)) = id else {
            return Ok(None);
        };
        for nth in 1..=new.n_deals {
            let occasion = Occasion::Evening(EveningId(id), nth);
            let deal = Deal {
                game: new.game,
                occasion,
            };
            sqlx::query("insert into deals (game, day, secret) values ($1, $2, $3)")
                .bind(Slug(new.game.kind()))
                .bind(Number(deal.number()))
                .bind(Slug(secret(deal)))
                .execute(&mut *tx)
                .await?;
        }
        tx.commit().await?;
        Ok(Some(EveningId(id)))
    }

    pub async fn evening(&self, id: EveningId) -> Result<Option<Evening>, StoreError> {
        let evening = sqlx::query_as(
            "select evenings.id, evenings.guild, channel, host, people.name as host_name, evenings.game, n_deals, minutes,
                 evenings.locale, nth, is_open, version, message, shown, shown_at, final_match, created_at, closes_at
             from evenings join people on people.id = host
             join deals on day = 16777216 + 8 * evenings.id + nth and deals.game = evenings.game where evenings.id = $1",
        )
        .bind(Number(id.0))
        .fetch_optional(&self.readers)
        .await?;
        Ok(evening)
    }

    /// The evening that is open in a channel.
    pub async fn evening_in(&self, channel: ChannelId) -> Result<Option<EveningId>, StoreError> {
        let id: Option<Number<u32>> =
            sqlx::query_scalar("select id from evenings where channel = $1 and is_open = 1")
                .bind(channel)
                .fetch_optional(&self.readers)
                .await?;
        Ok(id.map(|id| EveningId(id.0)))
    }

    /// The evenings whose messages do not show their end yet, oldest first.
    pub async fn evenings_under_way(&self, at_most: u32) -> Result<Vec<EveningId>, StoreError> {
        let ids: Vec<Number<u32>> =
            sqlx::query_scalar("select id from evenings where is_done = 0 order by id limit $1")
                .bind(i64::from(at_most))
                .fetch_all(&self.readers)
                .await?;
        Ok(ids.into_iter().map(|id| EveningId(id.0)).collect())
    }
}
