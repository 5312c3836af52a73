//! Pages of leaderboards.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::entered::standing;
use super::standings::{ALL_TIME, EVERYWHERE};
use super::{GuildId, PageRequest, PersonId, Store, StoreError};
use crate::games::GameKind;
use crate::rating::{Season, Standing};

/// How many lines a page has.
pub const PER_PAGE: u32 = 10;

/// Which leaderboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaderboard {
    /// Of which game.
    pub game: GameKind,
    /// Of which server; `None` for all of them.
    pub guild: Option<GuildId>,
    /// Of which season; `None` for all time.
    pub season: Option<Season>,
}

/// A page of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct LeaderboardPage {
    /// How many people have a place.
    pub n_ranked: u32,
    /// Which page it is, counted from 0.
    pub page: u32,
    /// Whoever stands there, best first; at most [`PER_PAGE`].
    pub lines: Vec<Ranked>,
    /// Where the person who asks stands.
    pub own: OwnStanding,
    /// The last season before this one in which anybody was rated, or the last of all if this is all time.
    pub season_before: Option<Season>,
    /// The first season after this one in which anybody was rated.
    pub season_after: Option<Season>,
}

/// Somebody with a place on a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// Their place, from 1; those whose ratings are equal share one.
    pub place: u32,
    /// Who.
    pub person: PersonId,
    /// The name last seen.
    pub name: String,
    /// What they have come to.
    pub standing: Standing,
}

/// Where somebody stands themselves, with a place or without.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OwnStanding {
    /// What they have come to; of somebody new if they have not played.
    pub standing: Standing,
    /// Whether they want to be seen on leaderboards.
    pub is_listed: bool,
    /// Their place, if they have one.
    pub place: Option<u32>,
}

impl Leaderboard {
    fn guild(&self) -> i64 {
        self.guild.map_or(EVERYWHERE, GuildId::sql)
    }

    fn season(&self) -> i64 {
        self.season.map_or(ALL_TIME, Season::number)
    }
}

impl Store {
    /// A page of a leaderboard, with where `asker` stands.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leaderboard(
        &self,
        board: &Leaderboard,
        wanted: PageRequest,
        asker: PersonId,
    ) -> Result<LeaderboardPage, StoreError> {
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

    /// Puts somebody on the leaderboards, or takes them off. Their matches count for others either way.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_listed(&self, person: PersonId, is_listed: bool) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query("update people set is_listed = $2 where id = $1")
            .bind(person.sql())
            .bind(is_listed)
            .execute(&mut *tx)
            .await?;
        sqlx::query("update standings set is_listed = $2 where person = $1 and is_listed <> $2")
            .bind(person.sql())
            .bind(is_listed)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Whether somebody wants to be seen on leaderboards; whoever is not known has not said otherwise.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_listed(&self, person: PersonId) -> Result<bool, StoreError> {
        let row = sqlx::query("select is_listed from people where id = $1")
            .bind(person.sql())
            .fetch_optional(&self.readers)
            .await?;
        row.map_or(Ok(true), |row| Ok(row.try_get("is_listed")?))
    }
}

/// A look at one leaderboard at one moment.
struct Look<'a> {
    tx: Transaction<'static, Sqlite>,
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
        person: i64,
    ) -> Result<u32, StoreError> {
        let row = sqlx::query(question)
            .bind(self.board.game.slug())
            .bind(self.board.guild())
            .bind(self.board.season())
            .bind(level)
            .bind(certain)
            .bind(person)
            .fetch_one(&mut *self.tx)
            .await?;
        u32::try_from(row.try_get::<i64, _>(0)?).map_err(StoreError::unreadable)
    }

    /// How many stand on higher levels than this one.
    async fn above(&mut self, level: i64) -> Result<u32, StoreError> {
        let question = "select coalesce(sum(n), 0) from ranked_levels
             where game = $1 and guild = $2 and season = $3 and level > $4";
        self.number(question, level, 0.0, 0).await
    }

    /// The place that goes with a rating.
    async fn place(&mut self, level: i64, certain: f64) -> Result<u32, StoreError> {
        let question =
            "select count(*) from standings where game = $1 and guild = $2 and season = $3
             and is_ranked = 1 and level = $4 and certain > $5";
        let better = self.number(question, level, certain, 0).await?;
        Ok(self.above(level).await? + better + 1)
    }

    /// Where somebody stands themselves, and how many stand before them on the pages.
    async fn own(&mut self, person: PersonId) -> Result<(OwnStanding, Option<u32>), StoreError> {
        let row = sqlx::query(
            "select mean, uncertainty, certain, matches, wins, is_listed, is_ranked, level from standings
             where game = $1 and guild = $2 and season = $3 and person = $4",
        )
        .bind(self.board.game.slug())
        .bind(self.board.guild())
        .bind(self.board.season())
        .bind(person.sql())
        .fetch_optional(&mut *self.tx)
        .await?;
        let Some(row) = row else {
            let row = sqlx::query("select is_listed from people where id = $1")
                .bind(person.sql())
                .fetch_optional(&mut *self.tx)
                .await?;
            let own = OwnStanding {
                standing: Standing::default(),
                is_listed: row.map_or(Ok(true), |row| row.try_get("is_listed"))?,
                place: None,
            };
            return Ok((own, None));
        };
        let mut own = OwnStanding {
            standing: standing(&row)?,
            is_listed: row.try_get("is_listed")?,
            place: None,
        };
        if !row.try_get::<bool, _>("is_ranked")? {
            return Ok((own, None));
        }
        let (level, certain) = (row.try_get("level")?, row.try_get("certain")?);
        let place = self.place(level, certain).await?;
        own.place = Some(place);
        let question =
            "select count(*) from standings where game = $1 and guild = $2 and season = $3
             and is_ranked = 1 and level = $4 and certain = $5 and person < $6";
        let equal_before = self.number(question, level, certain, person.sql()).await?;
        Ok((own, Some(place - 1 + equal_before)))
    }

    /// The lines after so many others.
    async fn lines(&mut self, n_before: u32) -> Result<Vec<Ranked>, StoreError> {
        // The level on which the first of them stands, and how many stand above it.
        let level = sqlx::query(
            "select level, above from
             (select level, sum(n) over (order by level desc) - n as above from ranked_levels
              where game = $1 and guild = $2 and season = $3)
             where above <= $4 order by above desc limit 1",
        )
        .bind(self.board.game.slug())
        .bind(self.board.guild())
        .bind(self.board.season())
        .bind(i64::from(n_before))
        .fetch_optional(&mut *self.tx)
        .await?;
        let Some(level) = level else {
            return Ok(Vec::new());
        };
        let (level, above): (i64, i64) = (level.try_get("level")?, level.try_get("above")?);
        let rows = sqlx::query(
            "select person, name, mean, uncertainty, certain, matches, wins, level from standings
             join people on people.id = standings.person
             where game = $1 and guild = $2 and season = $3 and is_ranked = 1 and level <= $4
             order by level desc, certain desc, person limit $5 offset $6",
        )
        .bind(self.board.game.slug())
        .bind(self.board.guild())
        .bind(self.board.season())
        .bind(level)
        .bind(i64::from(PER_PAGE))
        .bind(i64::from(n_before) - above)
        .fetch_all(&mut *self.tx)
        .await?;
        self.places(&rows, n_before).await
    }

    /// Gives the rows of a page their places.
    async fn places(
        &mut self,
        rows: &[SqliteRow],
        n_before: u32,
    ) -> Result<Vec<Ranked>, StoreError> {
        let mut lines: Vec<Ranked> = Vec::new();
        let mut last_certain = f64::NAN;
        for (position, row) in (n_before + 1..).zip(rows) {
            let certain: f64 = row.try_get("certain")?;
            let place = match lines.last() {
                // Whoever is equal to them may stand on the page before.
                None => self.place(row.try_get("level")?, certain).await?,
                Some(last) if certain.to_bits() == last_certain.to_bits() => last.place,
                Some(_) => position,
            };
            last_certain = certain;
            lines.push(Ranked {
                place,
                person: PersonId::from_sql(row.try_get("person")?),
                name: row.try_get("name")?,
                standing: standing(row)?,
            });
        }
        Ok(lines)
    }

    async fn season_before(&mut self) -> Result<Option<Season>, StoreError> {
        let question = "select max(season) as season from standings
             where game = $1 and guild = $2 and season > 0 and season < $3";
        let before = self.board.season.map_or(i64::MAX, Season::number);
        self.season(question, before).await
    }

    async fn season_after(&mut self) -> Result<Option<Season>, StoreError> {
        let question = "select min(season) as season from standings where game = $1 and guild = $2 and season > $3";
        let after = self.board.season.map_or(i64::MAX, Season::number);
        self.season(question, after).await
    }

    async fn season(
        &mut self,
        question: &'static str,
        from: i64,
    ) -> Result<Option<Season>, StoreError> {
        let row = sqlx::query(question)
            .bind(self.board.game.slug())
            .bind(self.board.guild())
            .bind(from)
            .fetch_one(&mut *self.tx)
            .await?;
        Ok(row
            .try_get::<Option<i64>, _>("season")?
            .map(Season::numbered))
    }
}
