//! Who is to be told that matches wait for them whose moves no channel shows, and when they were told before.

use crate::driver::FromRow;
use crate::kernel::{Day, Timestamp};
use crate::{ChannelId, GuildId, MessageId, PersonId, Pings, Result, Store};

/// How often people are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoticeLimits {
    /// A turn that began later is none to tell of yet.
    pub since: Timestamp,
    /// Who was told between these times is not told again.
    pub recent: (Timestamp, Timestamp),
    /// How often a person is told on a day; of a turn whose time is nearly up even then.
    pub a_day: u32,
    pub people: u32,
}

/// A person for whom matches wait, to be told of all of them at once.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct DueNotice {
    pub person: PersonId,
    /// The language that they chose.
    pub own_locale: Option<String>,
    /// How they are told; it is not `Off`.
    pub pings: Pings,
    /// The server where the match was opened that has waited longest, the channel in which it was or its season is, if it was in
    /// one, and its language.
    pub guild: Option<GuildId>,
    pub channel: Option<ChannelId>,
    pub locale: String,
    told_at: Option<Timestamp>,
}

impl Store {
    /// The people who are to be told at a time, who is there and for whom a match has waited longest first.
    pub async fn due_notices(&self, at: Timestamp, limits: NoticeLimits) -> Result<Vec<DueNotice>> {
        let (before, after) = limits.recent;
        Ok(sqlx::query_as(
            "select person, own_locale, pings, guild, channel, locale, told_at from (
                 select seats.person, people.locale as own_locale, coalesce(people.pings, value, 'mention') as pings,
                     matches.guild, coalesce(boards.channel, events.channel) as channel, matches.locale, told_at, since,
                     row_number() over (partition by seats.person order by since, clocks.match) as place
                 from clocks join seats on seats.match = clocks.match and seats.seat = clocks.seat
                 join people on people.id = seats.person join matches on matches.id = clocks.match
                 left join boards on boards.match = clocks.match
                 left join fixtures on fixtures.match = clocks.match left join events on events.id = event
                 left join server_settings on server_settings.guild = matches.guild and what = 'pings'
                 left join notices on notices.person = seats.person
                 where is_told = 0 and since <= $1 and coalesce(people.pings, value, 'mention') <> 'off'
                 and (told_at is null or told_at <= $2 or told_at >= $3)
                 and (told_at is null or day <> $4 or n < $5 or stage = 'quarter')
                 and not exists (select 1 from aways where aways.person = seats.person and is_over = 0 and until > $6)) as mine
             where place = 1 order by since, person limit $7",
        )
        .bind(limits.since)
        .bind(before)
        .bind(after)
        .bind(Day::of(at))
        .bind(i64::from(limits.a_day))
        .bind(at)
        .bind(i64::from(limits.people))
        .fetch_all(&self.readers)
        .await?)
    }

    /// Takes these notices, and returns those of them that nobody else has taken: their people count as told of all that waits for
    /// them, whatever becomes of it.
    ///
    /// # Errors
    /// If the database fails; nothing is taken then.
    pub async fn claim_notices(
        &self,
        due: Vec<DueNotice>,
        at: Timestamp,
    ) -> Result<Vec<DueNotice>> {
        let mut tx = self.begin().await?;
        let mut claimed = Vec::new();
        for notice in due {
            let done = sqlx::query(
                "insert into notices (person, told_at, day, n) select id, $2, $3, 1 from people where id = $1
                 on conflict (person) do update set told_at = excluded.told_at, day = excluded.day,
                     n = case when notices.day = excluded.day then notices.n + 1 else 1 end
                 where notices.told_at = $4",
            )
            .bind(notice.person)
            .bind(at)
            .bind(Day::of(at))
            .bind(notice.told_at)
            .execute(&mut *tx)
            .await?;
            if done.rows_affected() == 1 {
                claimed.push(notice);
            }
        }
        sqlx::query(
            "update clocks set is_told = 1 where is_told = 0 and exists (
                 select 1 from seats join notices on notices.person = seats.person
                 where seats.match = clocks.match and seats.seat = clocks.seat and told_at = $1)",
        )
        .bind(at)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(claimed)
    }

    /// Remembers the newest notice of a server, and returns the one before it.
    pub async fn replace_notice(
        &self,
        guild: GuildId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Option<(ChannelId, MessageId)>> {
        let mut tx = self.begin().await?;
        let before = sqlx::query_as("select channel, message from notice_boards where guild = $1")
            .bind(guild)
            .fetch_optional(&mut *tx)
            .await?;
        sqlx::query(
            "insert into notice_boards (guild, channel, message) values ($1, $2, $3)
             on conflict (guild) do update set channel = excluded.channel, message = excluded.message",
        )
        .bind(guild)
        .bind(channel)
        .bind(message)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(before)
    }
}
