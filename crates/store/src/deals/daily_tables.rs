//! The servers that have yesterday's table of the daily roll posted each morning, and how far each has come.

use crate::driver::{FromRow, Tx};
use crate::kernel::Day;
use crate::{ChannelId, GuildId, Result, Store};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyTablePlace {
    pub channel: ChannelId,
    /// The language of the server when that was decided, for servers that have chosen none.
    pub locale: String,
}

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DueTable {
    pub guild: GuildId,
    pub next_day: Day,
    #[sqlx(rename = "value")]
    pub place: DailyTablePlace,
}

impl DailyTablePlace {
    /// The place as the database has it.
    pub(crate) fn value(&self) -> String {
        format!("{} {}", self.channel, self.locale)
    }

    /// The place that the database has as this text.
    pub(crate) fn read(value: &str) -> Option<Self> {
        let (channel, locale) = value.split_once(' ')?;
        Some(Self {
            channel: channel.parse().ok()?,
            locale: locale.to_owned(),
        })
    }
}

impl Store {
    /// Servers that have not had the table of `last` or of a day before it, longest due first.
    pub async fn due_daily_tables(&self, last: Day, at_most: u32) -> Result<Vec<DueTable>> {
        Ok(sqlx::query_as(
            "select daily_tables.guild, next_day, value from daily_tables
             join server_settings on server_settings.guild = daily_tables.guild and what = 'daily'
             where next_day <= $1 order by next_day limit $2",
        )
        .bind(last)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?)
    }

    /// Takes the table of a server that waits for `before`, and has it wait for `after`. Of several who try, one is told `true`.
    pub async fn claim_daily_table(&self, guild: GuildId, before: Day, after: Day) -> Result<bool> {
        let done =
            sqlx::query("update daily_tables set next_day = $3 where guild = $1 and next_day = $2")
                .bind(guild)
                .bind(before)
                .bind(after)
                .execute(self.writer()?)
                .await?;
        Ok(done.rows_affected() > 0)
    }

    pub async fn note_daily_table(&self, guild: GuildId, is_refused: bool) -> Result<()> {
        sqlx::query("update daily_tables set is_refused = $2 where guild = $1")
            .bind(guild)
            .bind(is_refused)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }

    pub async fn is_daily_table_refused(&self, guild: GuildId) -> Result<bool> {
        let is_refused: Option<bool> =
            sqlx::query_scalar("select is_refused from daily_tables where guild = $1")
                .bind(guild)
                .fetch_optional(&self.readers)
                .await?;
        Ok(is_refused.unwrap_or(false))
    }
}

/// From now on a server gets tables, beginning with that of `day`, or none.
pub async fn follow(tx: &mut Tx<'_>, guild: GuildId, day: Option<Day>) -> Result<()> {
    match day {
        Some(day) => {
            sqlx::query(
                "insert into daily_tables (guild, next_day) values ($1, $2)
                 on conflict (guild) do update set is_refused = 0",
            )
            .bind(guild)
            .bind(day)
            .execute(&mut **tx)
            .await?;
        }
        None => {
            sqlx::query("delete from daily_tables where guild = $1")
                .bind(guild)
                .execute(&mut **tx)
                .await?;
        }
    }
    Ok(())
}
