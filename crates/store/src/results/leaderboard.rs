//! Pages of leaderboards.

use super::standings::{ALL_TIME, EVERYWHERE, list};
use crate::driver::{FromRow, Tx};
use crate::games::GameKind;
use crate::rating::{Season, Standing};
use crate::{GuildId, PageRequest, PersonId, PersonName, Result, Store};

pub const PER_PAGE: u32 = 10;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaderboard {
    pub game: GameKind,
    /// Of which server; `None` for all of them.
    pub guild: Option<GuildId>,
    /// Of which season; `None` for all time.
    pub season: Option<Season>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LeaderboardPage {
    pub n_ranked: u32,
    /// Which page it is, counted from 0.
    pub page: u32,
    /// The people on it, best first; at most [`PER_PAGE`].
    pub lines: Vec<Ranked>,
    pub own: OwnStanding,
    /// The last season before this one in which anybody was rated, or the last of all if this is all time.
    pub season_before: Option<Season>,
    /// The first season after this one in which anybody was rated.
    pub season_after: Option<Season>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// Their place, from 1; those whose ratings are equal share one.
    pub place: u32,
    pub person: PersonId,
    /// The name last seen.
    pub name: PersonName,
    pub standing: Standing,
}

/// The standing of the asker, with a place or without.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OwnStanding {
    /// Their rating, matches and wins; the default of a new player if they have not played.
    pub standing: Standing,
    pub is_listed: bool,
    /// Their place, if they have one. Among all servers nobody has one who has not met three people who have met three.
    pub place: Option<u32>,
}

impl Leaderboard {
    /// The server, as standings name it.
    fn guild(&self) -> GuildId {
        self.guild.unwrap_or(EVERYWHERE)
    }

    fn season(&self) -> i64 {
        self.season.map_or(ALL_TIME, Season::number)
    }
}

impl Store {
    pub async fn leaderboard(
        &self,
        board: &Leaderboard,
        wanted: PageRequest,
        asker: PersonId,
    ) -> Result<LeaderboardPage> {
        // One reading transaction, so that places and counts belong together.
        let mut look = Look {
            tx: self.readers.begin().await?,
            board,
        };
        let (own, own_position) = look.own(asker).await?;
        let n_ranked = look.above(i64::MIN).await?;
        let last = n_ranked.saturating_sub(1) / PER_PAGE;
        let page = match wanted {
            PageRequest::Page(page) => page.min(last),
            PageRequest::Own => own_position.unwrap_or(0) / PER_PAGE,
        };
        Ok(LeaderboardPage {
            n_ranked,
            page,
            lines: look.lines(page * PER_PAGE).await?,
            own,
            season_before: look.season_before().await?,
            season_after: look.season_after().await?,
        })
    }
}

impl Store {
    /// Lists a person on the leaderboards, or removes them. Their matches count for others either way.
    pub async fn set_listed(&self, person: PersonId, is_listed: bool) -> Result<()> {
        let mut tx = self.begin().await?;
        sqlx::query("update people set is_listed = $2 where id = $1")
            .bind(person)
            .bind(is_listed)
            .execute(&mut *tx)
            .await?;
        list(&mut tx, person, None).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Whether a person wants to be seen on leaderboards; people who are not known do.
    pub async fn is_listed(&self, person: PersonId) -> Result<bool> {
        let is_listed = sqlx::query_scalar("select is_listed from people where id = $1")
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        Ok(is_listed.unwrap_or(true))
    }
}

/// A look at one leaderboard at one moment.
struct Look<'a> {
    tx: Tx<'static>,
    board: &'a Leaderboard,
}

impl Look<'_> {
    /// The number in the only column and row of an answer about this leaderboard. The first three values of the
    /// question are game, server and season.
    async fn number(
        &mut self,
        question: &'static str,
        level: i64,
        certain: f64,
        person: Option<PersonId>,
    ) -> Result<u32> {
        Ok(sqlx::query_scalar(question)
            .bind(self.board.game)
            .bind(self.board.guild())
            .bind(self.board.season())
            .bind(level)
            .bind(certain)
            .bind(person)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    async fn above(&mut self, level: i64) -> Result<u32> {
        let question = "select cast(coalesce(sum(n), 0) as bigint) from ranked_levels
             where game = $1 and guild = $2 and season = $3 and level > $4";
        self.number(question, level, 0.0, None).await
    }

    async fn place(&mut self, level: i64, certain: f64) -> Result<u32> {
        let question =
            "select count(*) from standings where game = $1 and guild = $2 and season = $3
             and is_ranked = 1 and level = $4 and certain > $5";
        let better = self.number(question, level, certain, None).await?;
        Ok(self.above(level).await? + better + 1)
    }

    /// A person's own standing, and how many people are listed before them on the pages.
    async fn own(&mut self, person: PersonId) -> Result<(OwnStanding, Option<u32>)> {
        let row: Option<OwnRow> = sqlx::query_as(
            "select mean, uncertainty, certain, matches, wins, people.is_listed, is_ranked, level from standings
             join people on people.id = standings.person
             where game = $1 and guild = $2 and season = $3 and person = $4",
        )
        .bind(self.board.game)
        .bind(self.board.guild())
        .bind(self.board.season())
        .bind(person)
        .fetch_optional(&mut *self.tx)
        .await?;
        let Some(row) = row else {
            let is_listed = sqlx::query_scalar("select is_listed from people where id = $1")
                .bind(person)
                .fetch_optional(&mut *self.tx)
                .await?;
            let own = OwnStanding {
                standing: Standing::default(),
                is_listed: is_listed.unwrap_or(true),
                place: None,
            };
            return Ok((own, None));
        };
        let mut own = OwnStanding {
            standing: row.standing,
            is_listed: row.is_listed,
            place: None,
        };
        if !row.is_ranked {
            return Ok((own, None));
        }
        let place = self.place(row.level, row.certain).await?;
        own.place = Some(place);
        let question =
            "select count(*) from standings where game = $1 and guild = $2 and season = $3
             and is_ranked = 1 and level = $4 and certain = $5 and person < $6";
        let equal_before = self
            .number(question, row.level, row.certain, Some(person))
            .await?;
        Ok((own, Some(place - 1 + equal_before)))
    }

    /// The lines of a page, after `n_before` others.
    async fn lines(&mut self, n_before: u32) -> Result<Vec<Ranked>> {
        // The level of the first of them, and how many people are ranked above that level.
        let level: Option<(i64, i64)> = sqlx::query_as(
            "select level, above from
             (select level, cast(sum(n) over (order by level desc) - n as bigint) as above from ranked_levels
              where game = $1 and guild = $2 and season = $3) as levels
             where above <= $4 order by above desc limit 1",
        )
        .bind(self.board.game)
        .bind(self.board.guild())
        .bind(self.board.season())
        .bind(i64::from(n_before))
        .fetch_optional(&mut *self.tx)
        .await?;
        let Some((level, above)) = level else {
            return Ok(Vec::new());
        };
        let rows = sqlx::query_as(
            "select person, name, mean, uncertainty, certain, matches, wins, level from standings
             join people on people.id = standings.person
             where game = $1 and guild = $2 and season = $3 and is_ranked = 1 and level <= $4
             order by level desc, certain desc, person limit $5 offset $6",
        )
        .bind(self.board.game)
        .bind(self.board.guild())
        .bind(self.board.season())
        .bind(level)
        .bind(i64::from(PER_PAGE))
        .bind(i64::from(n_before) - above)
        .fetch_all(&mut *self.tx)
        .await?;
        self.places(rows, n_before).await
    }

    async fn places(&mut self, rows: Vec<RankedRow>, n_before: u32) -> Result<Vec<Ranked>> {
        let mut lines: Vec<Ranked> = Vec::new();
        let mut last_certain = f64::NAN;
        for (position, row) in (n_before + 1..).zip(rows) {
            let place = match lines.last() {
                // People with an equal rating may be on the page before.
                None => self.place(row.level, row.certain).await?,
                Some(last) if row.certain.to_bits() == last_certain.to_bits() => last.place,
                Some(_) => position,
            };
            last_certain = row.certain;
            lines.push(Ranked {
                place,
                person: row.person,
                name: row.name,
                standing: row.standing,
            });
        }
        Ok(lines)
    }

    async fn season_before(&mut self) -> Result<Option<Season>> {
        let question = "select max(season) as season from standings
             where game = $1 and guild = $2 and season > 0 and season < $3";
        let before = self.board.season.map_or(i64::MAX, Season::number);
        self.season(question, before).await
    }

    async fn season_after(&mut self) -> Result<Option<Season>> {
        let question = "select min(season) as season from standings where game = $1 and guild = $2 and season > $3";
        let after = self.board.season.map_or(i64::MAX, Season::number);
        self.season(question, after).await
    }

    async fn season(&mut self, question: &'static str, from: i64) -> Result<Option<Season>> {
        let number: Option<i64> = sqlx::query_scalar(question)
            .bind(self.board.game)
            .bind(self.board.guild())
            .bind(from)
            .fetch_one(&mut *self.tx)
            .await?;
        Ok(number.map(Season::numbered))
    }
}

#[derive(FromRow)]
struct OwnRow {
    #[sqlx(flatten)]
    standing: Standing,
    certain: f64,
    level: i64,
    is_listed: bool,
    is_ranked: bool,
}

#[derive(FromRow)]
struct RankedRow {
    person: PersonId,
    name: PersonName,
    #[sqlx(flatten)]
    standing: Standing,
    certain: f64,
    level: i64,
}
