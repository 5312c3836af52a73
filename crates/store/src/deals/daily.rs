//! The deals of days: the secret of each, and what people made of it.

use serde_json::Value;
use sqlx::Executor;

use crate::driver::{DialectSql, Driver, FromRow, Tx};
use crate::kernel::{Day, Secret, Timestamp};
use crate::locks::Scope;
use crate::matches::create::insert_seat;
use crate::matches::steps::append;
use crate::upkeep::delete;
use crate::{
    DailyGame, Deal, FinalResult, GuildId, MatchId, NewMatch, PersonId, PersonName, Result, Store,
};

const PER_TABLE: u32 = 10;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttemptKey {
    pub deal: Deal,
    pub person: PersonId,
    /// Whether the day was over already, so that it counts nowhere.
    pub is_practice: bool,
}

/// Until when a deal can be played.
#[derive(Clone, Copy, Debug, FromRow)]
pub struct DealWindow {
    /// Whether its secret was shown.
    pub is_shown: bool,
    /// When a deal of an evening ends, once it has begun.
    pub closes_at: Option<Timestamp>,
}

/// How far a try has come. Its log is seen by its person, and by others once both have finished the day.
#[derive(Clone, Debug, FromRow)]
pub struct Attempt {
    #[sqlx(rename = "match")]
    pub id: MatchId,
    #[sqlx(flatten)]
    pub window: DealWindow,
    /// What was reached, once it is finished.
    pub points: Option<i32>,
}

/// How a result compares with those of all others who have finished the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct DailyPlaced {
    pub n_others: u32,
    pub n_fewer: u32,
    /// The middle one of theirs, the upper of two; `None` if nobody else has finished.
    pub median: Option<i32>,
    /// The most of theirs.
    pub best: Option<i32>,
}

/// What a person has reached in other deals of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct DailyBest {
    pub n_deals: u32,
    /// `None` if there are none.
    pub best: Option<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DailyLine {
    pub person: PersonId,
    /// The name last seen.
    pub name: PersonName,
    pub points: i32,
    pub n_days: u32,
}

/// How many others have finished the deal of the day $1 in the game $4, how many of them with fewer points than $3, and what the middle
/// one and the best of them have; the person is $2.
const PLACED: DialectSql = DialectSql {
    sqlite: "with others (points) as not materialized (
             select points from deal_people indexed by deal_points
             where deal = (select id from deals where day = $1 and game = $4) and is_practice = 0 and points is not null and person <> $2)
         select count(*) as n_others, count(*) filter (where points < $3) as n_fewer, max(points) as best,
             (select points from others order by points limit 1 offset (select count(*) / 2 from others)) as median
         from others",
    postgres: "with others (points) as not materialized (
             select points from deal_people where deal = (select id from deals where day = $1 and game = $4)
             and is_practice = 0 and points is not null and person <> $2)
         select count(*) as n_others, count(*) filter (where points < $3) as n_fewer, cast(max(points) as bigint) as best,
             cast((select points from others order by points limit 1 offset (select count(*) / 2 from others)) as bigint) as median
         from others",
};

impl Store {
    pub async fn add_deal(&self, deal: Deal, secret: Secret) -> Result<()> {
        sqlx::query(
            "insert into deals (game, day, secret) values ($3, $1, $2) on conflict (day, game) do nothing",
        )
        .bind(deal.number())
        .bind(secret)
        .bind(deal.game.kind())
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    pub async fn secret_of_deal(&self, deal: Deal) -> Result<Option<Secret>> {
        Ok(
            sqlx::query_scalar("select secret from deals where day = $1 and game = $2")
                .bind(deal.number())
                .bind(deal.game.kind())
                .fetch_optional(&self.readers)
                .await?,
        )
    }

    /// The days from `first` to before `end` that have a deal in a game, latest first.
    pub async fn days_with_deal(&self, game: DailyGame, first: Day, end: Day) -> Result<Vec<Day>> {
        Ok(sqlx::query_scalar(
            "select day from deals where day >= $1 and day < $2 and game = $3 order by day desc",
        )
        .bind(first)
        .bind(end)
        .bind(game.kind())
        .fetch_all(&self.readers)
        .await?)
    }

    /// The deals of a game from the day `first` to before `end`, latest first, with what a person reached in each that they finished.
    pub async fn past_deals(
        &self,
        game: DailyGame,
        person: PersonId,
        first: Day,
        end: Day,
    ) -> Result<Vec<(Day, Option<i32>)>> {
        Ok(sqlx::query_as(
            "select day, points from deals left join deal_people on deal = id and person = $3 and is_practice = 0
             where day >= $1 and day < $2 and game = $4 order by day desc",
        )
        .bind(first)
        .bind(end)
        .bind(person)
        .bind(game.kind())
        .fetch_all(&self.readers)
        .await?)
    }

    /// How many other deals of the game a person has finished, and the most that they reached in one.
    pub async fn best_of_others(&self, key: AttemptKey) -> Result<DailyBest> {
        Ok(sqlx::query_as(
            "select count(*) as n_deals, cast(max(points) as bigint) as best from deal_people join deals on deals.id = deal
             where person = $1 and is_practice = 0 and points is not null and game = $2 and day <> $3 and day < 16777216",
        )
        .bind(key.person)
        .bind(key.deal.game.kind())
        .bind(key.deal.number())
        .fetch_one(&self.readers)
        .await?)
    }

    /// How far a try has come; `None` if it was not begun.
    pub async fn attempt(&self, key: AttemptKey) -> Result<Option<Attempt>> {
        attempt(&self.readers, key).await
    }

    /// Begins a try as a match with these steps, in place of a finished practice, unless it was begun already or the deal of an evening
    /// is over.
    pub async fn begin_attempt(
        &self,
        key: AttemptKey,
        guild: Option<GuildId>,
        new: &NewMatch,
        steps: &[Value],
    ) -> Result<()> {
        let scope = Scope::seating(key.person, &new.seats);
        let mut tx = self.begin_for(&scope).await?;
        let before = attempt(&mut *tx, key).await?;
        let is_again = |before: &Attempt| key.is_practice && before.points.is_some();
        if before.as_ref().is_some_and(|before| !is_again(before)) {
            return Ok(());
        }
        let id = new.terms.insert(&mut tx, new).await?;
        for (seat, occupant) in new.seats.iter() {
            insert_seat(&mut tx, id, seat, occupant).await?;
        }
        // Its result is in no rating and no sum, so none is recorded.
        sqlx::query(
            "update matches set state = 'playing', snowflake = $2, has_result = 1 where id = $1",
        )
        .bind(id)
        .bind(key.deal.number())
        .execute(&mut *tx)
        .await?;
        append(&mut tx, id, (0, new.at), (0, steps)).await?;
        let begun = sqlx::query(
            "insert into deal_people (deal, person, is_practice, match, guild)
             select id, $2, $3, $4, $5 from deals where day = $1 and game = $6
             and (day < 16777216 or (is_shown = 0 and closes_at > $7))
             on conflict (deal, person, is_practice) do update
             set match = excluded.match, guild = excluded.guild, points = null",
        )
        .bind(key.deal.number())
        .bind(key.person)
        .bind(key.is_practice)
        .bind(id)
        .bind(guild)
        .bind(key.deal.game.kind())
        .bind(new.at)
        .execute(&mut *tx)
        .await?;
        if begun.rows_affected() == 0 {
            return Ok(());
        }
        if let Some(before) = before {
            // After the new one has its number, so that no number is given twice.
            delete(&mut tx, before.id).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// How the points of a person compare with those of everybody else who has finished the deal.
    pub async fn place_in_deal(
        &self,
        deal: Deal,
        person: PersonId,
        points: i32,
    ) -> Result<DailyPlaced> {
        Ok(sqlx::query_as(PLACED.on(self.engine))
            .bind(deal.number())
            .bind(person)
            .bind(points)
            .bind(deal.game.kind())
            .fetch_one(&self.readers)
            .await?)
    }

    /// The people of a server with the most points in the days from `first` to `last`, who want to be seen.
    pub async fn daily_table(
        &self,
        guild: GuildId,
        game: DailyGame,
        first: Day,
        last: Day,
    ) -> Result<Vec<DailyLine>> {
        Ok(sqlx::query_as(
            "select person, name, cast(sum(points) as bigint) as points, count(*) as n_days
             from deals join deal_people on deal = deals.id join people on people.id = person
             where guild = $1 and day between $2 and $3 and game = $5 and is_practice = 0
             and points is not null and is_listed = 1
             group by person, name order by sum(points) desc, person limit $4",
        )
        .bind(guild)
        .bind(first)
        .bind(last)
        .bind(PER_TABLE)
        .bind(game.kind())
        .fetch_all(&self.readers)
        .await?)
    }
}

/// How far a try has come; `None` if it was not begun.
async fn attempt(
    executor: impl Executor<'_, Database = Driver>,
    key: AttemptKey,
) -> Result<Option<Attempt>> {
    Ok(sqlx::query_as(
        "select match, is_shown, closes_at, points from deal_people join deals on deals.id = deal
         where deal = (select id from deals where day = $1 and game = $4) and person = $2 and is_practice = $3",
    )
    .bind(key.deal.number())
    .bind(key.person)
    .bind(key.is_practice)
    .bind(key.deal.game.kind())
    .fetch_optional(executor)
    .await?)
}

/// Writes down what a person has reached in a match that has ended, if it is a try.
pub async fn finish(tx: &mut Tx<'_>, id: MatchId, final_result: &FinalResult) -> Result<()> {
    let points = &final_result.outcome.points;
    sqlx::query(
        "update deal_people set points = case when exists (select 1 from deals where id = deal and (game = 'classic' or day >= 16777216))
             then cast($2 as bigint) else cast($3 as bigint) end
         where match = $1",
    )
    .bind(id)
    .bind(DailyGame::Classic.score(points))
    .bind(DailyGame::RollWrite.score(points))
    .execute(&mut **tx)
    .await?;
    Ok(())
}
