//! The rows of standings and of rating curves, many at a time.

use sqlx::{QueryBuilder, Row as _};

use crate::driver::{DriverRow, FromRow, Tx};
use crate::games::GameKind;
use crate::kernel::{Day, Timestamp};
use crate::rating;
use crate::rating::{Played, Rating, Season, Standing};
use crate::{GuildId, PersonId, Result};

/// What all servers share instead of the id of one.
pub const EVERYWHERE: GuildId = GuildId(0);
/// What all seasons share instead of the number of one.
pub const ALL_TIME: i64 = 0;

/// How many opponents a person must have met in a game who have met as many, to have a place among all servers. Who has only
/// opponents that play with nobody else shows how strong they are to nobody.
pub const ENOUGH_OPPONENTS: i64 = 3;

/// How many rows are written at once; SQLite takes 32 766 values.
const ROWS: usize = 1_000;

/// A leaderboard of one game, as SQL names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, FromRow)]
pub(super) struct Board {
    /// The server, or [`EVERYWHERE`].
    pub guild: GuildId,
    /// The number of the season, or [`ALL_TIME`].
    pub season: i64,
}

impl Board {
    /// All servers, all time.
    pub const WHOLE: Self = Self {
        guild: EVERYWHERE,
        season: ALL_TIME,
    };
}

pub(super) type Book = rating::Book<Board, (), PersonId>;

impl FromRow<'_, DriverRow> for Rating {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        Ok(Self {
            mean: row.try_get("mean")?,
            uncertainty: row.try_get("uncertainty")?,
        })
    }
}

impl FromRow<'_, DriverRow> for Standing {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        Ok(Self {
            rating: Rating::from_row(row)?,
            n_matches: row.try_get("matches")?,
            n_wins: row.try_get("wins")?,
        })
    }
}

/// A rated result, as far as ratings depend on it.
#[derive(Clone, Debug)]
pub(super) struct Rated {
    pub number: i64,
    /// The server, if it was on one.
    pub guild: Option<GuildId>,
    pub at: Timestamp,
    /// Who played, by seat.
    pub people: Vec<PersonId>,
    /// Their places, by seat.
    pub places: Vec<u8>,
}

impl Rated {
    /// The same for the book: it counts here and everywhere, in its season and in all time.
    pub fn played(&self) -> Played<Board, (), PersonId> {
        let season = Season::of(self.at).number();
        let guilds = [EVERYWHERE].into_iter().chain(self.guild);
        let boards =
            guilds.flat_map(|guild| [ALL_TIME, season].map(|season| Board { guild, season }));
        Played {
            boards: boards.collect(),
            kind: (),
            day: Day::of(self.at),
            people: self.people.clone(),
            places: self.places.clone(),
        }
    }

    /// The points that it adds to the curves of its people.
    ///
    /// # Panics
    /// If it has not been entered in the book: a rating that nobody has must not be stored.
    pub fn points(&self, book: &Book) -> impl Iterator<Item = Point> {
        self.people.iter().map(|&person| Point {
            person,
            number: self.number,
            at: self.at,
            rating: book
                .standing(Board::WHOLE, person)
                .expect("an entered result rates its people")
                .rating,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub person: PersonId,
    pub number: i64,
    pub at: Timestamp,
    pub rating: Rating,
}

/// Writes standings in a game, and says how many of them were not so before.
pub(super) async fn write_standings(
    tx: &mut Tx<'_>,
    game: GameKind,
    standings: &[(Board, PersonId, Standing)],
) -> Result<u64> {
    let mut n_changed = 0;
    for rows in standings.chunks(ROWS) {
        let mut query = QueryBuilder::new(
            "insert into standings (game, guild, season, person, mean, uncertainty, certain, matches, wins, is_listed) ",
        );
        query.push_values(rows, |mut row, (board, person, standing)| {
            row.push_bind(game)
                .push_bind(board.guild)
                .push_bind(board.season)
                .push_bind(person)
                .push_bind(standing.rating.mean)
                .push_bind(standing.rating.uncertainty)
                .push_bind(standing.rating.certain())
                .push_bind(i64::from(standing.n_matches))
                .push_bind(i64::from(standing.n_wins))
                .push("coalesce((select is_listed from people where ");
            if board.guild == EVERYWHERE {
                row.push_unseparated(
                    "exists (select 1 from totals where totals.person = people.id and game = ",
                )
                .push_bind_unseparated(game)
                .push_unseparated(" and is_rated = 1 and known_opponents >= ")
                .push_bind_unseparated(ENOUGH_OPPONENTS)
                .push_unseparated(") and ");
            }
            row.push_unseparated("id = ")
                .push_bind_unseparated(person)
                .push_unseparated("), 0)");
        });
        query.push(
            " on conflict (game, guild, season, person) do update set mean = excluded.mean,
             uncertainty = excluded.uncertainty, certain = excluded.certain, matches = excluded.matches,
             wins = excluded.wins, is_listed = excluded.is_listed
             where (standings.mean, standings.uncertainty, standings.certain, standings.matches, standings.wins,
             standings.is_listed) is distinct from
             (excluded.mean, excluded.uncertainty, excluded.certain, excluded.matches, excluded.wins, excluded.is_listed)",
        );
        n_changed += query.build().execute(&mut **tx).await?.rows_affected();
    }
    Ok(n_changed)
}

/// Brings up to date on which leaderboards of a game a person is shown, or of all.
pub(super) async fn list(tx: &mut Tx<'_>, person: PersonId, game: Option<GameKind>) -> Result<()> {
    sqlx::query(
        "update standings set is_listed = case when (select is_listed from people where id = $1) = 1 and (guild <> 0 or exists
             (select 1 from totals where totals.person = standings.person and totals.game = standings.game
              and totals.is_rated = 1 and known_opponents >= $2)) then 1 else 0 end
         where person = $1 and game = coalesce($3, game)",
    )
    .bind(person)
    .bind(ENOUGH_OPPONENTS)
    .bind(game)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Writes points of curves in a game, and says how many of them were not so before.
pub(super) async fn write_points(tx: &mut Tx<'_>, game: GameKind, points: &[Point]) -> Result<u64> {
    let mut n_changed = 0;
    for rows in points.chunks(ROWS) {
        let mut query = QueryBuilder::new(
            "insert into rating_points (game, person, number, at, mean, uncertainty) ",
        );
        query.push_values(rows, |mut row, point| {
            row.push_bind(game)
                .push_bind(point.person)
                .push_bind(point.number)
                .push_bind(point.at)
                .push_bind(point.rating.mean)
                .push_bind(point.rating.uncertainty);
        });
        query.push(
            " on conflict (game, person, number) do update set at = excluded.at, mean = excluded.mean,
             uncertainty = excluded.uncertainty
             where (rating_points.at, rating_points.mean, rating_points.uncertainty) is distinct from
             (excluded.at, excluded.mean, excluded.uncertainty)",
        );
        n_changed += query.build().execute(&mut **tx).await?.rows_affected();
    }
    Ok(n_changed)
}

/// Remembers that all results of a game up to this number are entered.
pub(super) async fn entered_until(tx: &mut Tx<'_>, game: GameKind, number: i64) -> Result<()> {
    sqlx::query(
        "insert into entered_results (game, number) values ($1, $2)
         on conflict (game) do update set number = excluded.number",
    )
    .bind(game)
    .bind(number)
    .execute(&mut **tx)
    .await?;
    Ok(())
}
