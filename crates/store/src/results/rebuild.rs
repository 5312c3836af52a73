//! Rebuilding all standings and rating curves from the results alone.

use std::collections::BTreeSet;

use futures_util::TryStreamExt as _;

use super::standings::{Board, Book, Point, Rated, entered_until, write_points, write_standings};
use crate::driver::{FromRow, Tx};
use crate::games::GameKind;
use crate::kernel::Timestamp;
use crate::rating::Standing;
use crate::{GuildId, PersonId, Result, Store};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rebuilt {
    pub n_results: u64,
    /// How many rows of standings and curves were not as they must be: missing, wrong, or too many.
    pub n_changed: u64,
}

impl Store {
    /// Brings all standings and curves to what follows from the results, and says what was not so before.
    ///
    /// Nobody else can write while a game is worked on: a few seconds for every 100,000 results.
    ///
    /// # Errors
    /// If the database fails; games are then either as they were or wholly rebuilt.
    pub async fn rebuild_ratings(&self) -> Result<Rebuilt> {
        self.rebuild_ratings_of(&GameKind::ALL).await
    }

    /// The same for the games whose newest results are not entered in the standings: those of databases that are older
    /// than standings.
    ///
    /// # Errors
    /// As for [`rebuild_ratings`](Self::rebuild_ratings).
    pub async fn catch_up_ratings(&self) -> Result<Rebuilt> {
        let mut behind = Vec::new();
        for game in GameKind::ALL {
            let is_behind = sqlx::query_scalar(
                "select coalesce((select max(number) from results where game = $1 and is_rated = 1), 0)
                 <> coalesce((select number from entered_results where game = $1), 0) as is_behind",
            )
            .bind(game)
            .fetch_one(&self.readers)
            .await?;
            if is_behind {
                behind.push(game);
            }
        }
        self.rebuild_ratings_of(&behind).await
    }

    async fn rebuild_ratings_of(&self, games: &[GameKind]) -> Result<Rebuilt> {
        let mut rebuilt = Rebuilt::default();
        for &game in games {
            let mut tx = self.begin().await?;
            let history = History::of(&mut tx, game).await?;
            rebuilt.n_results += history.n_results;
            rebuilt.n_changed += history.write(&mut tx, game).await?;
            tx.commit().await?;
        }
        Ok(rebuilt)
    }
}

/// What follows from all results of a game.
#[derive(Default)]
struct History {
    book: Book,
    /// In the order of the results.
    points: Vec<Point>,
    n_results: u64,
    last: i64,
}

impl History {
    /// Reads the rated results of a game in the order in which they count.
    async fn of(tx: &mut Tx<'_>, game: GameKind) -> Result<Self> {
        let mut history = Self::default();
        let mut next: Option<Rated> = None;
        let mut rows = sqlx::query_as(
            "select number, guild, results.at, rated_person as person, rated_place as place from results
             join result_seats on result_seats.match = results.match
             where game = $1 and is_rated = 1 and rated_person is not null order by number, seat",
        )
        .bind(game)
        .fetch(&mut **tx);
        while let Some(row) = rows.try_next().await? {
            let row: SeatRow = row;
            if next.as_ref().is_none_or(|rated| rated.number != row.number) {
                let begun = Rated {
                    number: row.number,
                    guild: row.guild,
                    at: row.at,
                    people: Vec::new(),
                    places: Vec::new(),
                };
                history.enter(next.replace(begun));
            }
            if let Some(rated) = &mut next {
                rated.people.push(row.person);
                rated.places.push(row.place);
            }
        }
        history.enter(next);
        Ok(history)
    }

    fn enter(&mut self, rated: Option<Rated>) {
        let Some(rated) = rated else { return };
        self.book.enter(&rated.played());
        self.points.extend(rated.points(&self.book));
        self.n_results += 1;
        self.last = rated.number;
    }

    /// Makes the rows of the game say this, and counts those that did not.
    async fn write(&self, tx: &mut Tx<'_>, game: GameKind) -> Result<u64> {
        let n_wrong = self.delete_others(tx, game).await?;
        let standings: Vec<(Board, PersonId, Standing)> = self.book.standings().collect();
        let n_standings = write_standings(tx, game, &standings).await?;
        let n_points = write_points(tx, game, &self.points).await?;
        entered_until(tx, game, self.last).await?;
        Ok(n_wrong + n_standings + n_points)
    }

    /// Deletes the rows of the game that nothing follows from.
    async fn delete_others(&self, tx: &mut Tx<'_>, game: GameKind) -> Result<u64> {
        let mut n_deleted = 0;
        let rows: Vec<(GuildId, i64, PersonId)> =
            sqlx::query_as("select guild, season, person from standings where game = $1")
                .bind(game)
                .fetch_all(&mut **tx)
                .await?;
        for (guild, season, person) in rows {
            if self
                .book
                .standing(Board { guild, season }, person)
                .is_none()
            {
                let deleted = sqlx::query(
                    "delete from standings where game = $1 and guild = $2 and season = $3 and person = $4",
                );
                let deleted = deleted.bind(game).bind(guild).bind(season).bind(person);
                n_deleted += deleted.execute(&mut **tx).await?.rows_affected();
            }
        }
        let points = self.points.iter().map(|point| (point.person, point.number));
        let points: BTreeSet<(PersonId, i64)> = points.collect();
        let rows: Vec<(PersonId, i64)> =
            sqlx::query_as("select person, number from rating_points where game = $1")
                .bind(game)
                .fetch_all(&mut **tx)
                .await?;
        for (person, number) in rows {
            if !points.contains(&(person, number)) {
                let deleted = sqlx::query(
                    "delete from rating_points where game = $1 and person = $2 and number = $3",
                );
                let deleted = deleted.bind(game).bind(person).bind(number);
                n_deleted += deleted.execute(&mut **tx).await?.rows_affected();
            }
        }
        Ok(n_deleted)
    }
}

#[derive(FromRow)]
struct SeatRow {
    number: i64,
    guild: Option<GuildId>,
    at: Timestamp,
    person: PersonId,
    place: u8,
}
