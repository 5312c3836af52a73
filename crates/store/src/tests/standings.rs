//! Standings follow from results alone, to the last digit, whichever way they are come by.

mod curves;
mod known;
mod pages;
mod rebuild;

use rand::SeedableRng;
use sqlx::Row;
use tempfile::TempDir;

use super::super::driver::DriverConnection;
use super::super::results::record;
use super::super::{MatchId, PersonId, Store};
use super::{final_result, opened};
use crate::games::GameKind;
use crate::kernel::{BySeat, Ending, GameRng, Outcome, below};
use crate::rating::{PROVISIONAL_BELOW, Standing};

const N_PEOPLE: u64 = 40;
/// The ids are as long as those of Discord.
const FIRST_PERSON: u64 = 1 << 59;
/// The 20th of September 2026; twenty days later it is another season.
const START: i64 = 1_789_862_400_000;
const DAYS: u64 = 20;
const MS_PER_DAY: u64 = 86_400_000;

/// Many results of few people, entered one after the other as matches end.
struct Past {
    store: Store,
    rng: GameRng,
    _folder: TempDir,
}

impl Past {
    async fn of(n_results: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let store = opened(&folder).await;
        let mut past = Self {
            store,
            rng: GameRng::from_seed([7; 32]),
            _folder: folder,
        };
        let mut tx = past.store.begin().await.unwrap();
        for person in 0..N_PEOPLE {
            let id = PersonId(FIRST_PERSON + person);
            let insert = sqlx::query("insert into people (id, name) values ($1, $2)");
            let insert = insert.bind(id).bind(format!("Person {person}"));
            insert.execute(&mut *tx).await.unwrap();
        }
        for n in 1..=n_results {
            let (id, outcome) = past.finished(&mut tx, n, n_results).await;
            record(&mut tx, past.store.engine, id, &final_result(outcome))
                .await
                .unwrap();
        }
        tx.commit().await.unwrap();
        past
    }

    /// How many rows a rebuild of the ratings corrects.
    async fn n_corrected(&self) -> u64 {
        let rebuilt = self.store.rebuild_ratings().await.unwrap();
        rebuilt.n_changed
    }

    fn below(&mut self, n: u64) -> u64 {
        u64::from(below(&mut self.rng, u32::try_from(n).unwrap()))
    }

    /// The row of a match that has ended with two to five people, now and then with a computer player.
    async fn finished(
        &mut self,
        tx: &mut DriverConnection,
        n: u64,
        n_results: u64,
    ) -> (MatchId, Outcome) {
        let game = GameKind::ALL[usize::try_from(self.below(2)).unwrap()];
        let guild = [None, Some(7), Some(8)][usize::try_from(self.below(3)).unwrap()];
        // Matches end in the order of their results, except for a few that are written down late.
        let late = if self.below(10) == 0 { MS_PER_DAY } else { 0 };
        let at = START + i64::try_from(n * DAYS * MS_PER_DAY / n_results - late.min(n)).unwrap();
        sqlx::query(
            "insert into matches (id, game, table_version, setup, state, guild, locale, version, took_back,
             host, secret, created_at, changed_at, ending)
             values ($1, $2, 1, '{}', 'finished', $3, 'en', 1, 0, 1, '', $4, $4, $5)",
        )
        .bind(i64::try_from(n).unwrap())
        .bind(game.slug())
        .bind(guild)
        .bind(at)
        .bind(Ending::Rules)
        .execute(&mut *tx)
        .await
        .unwrap();
        let n_seats = 2 + self.below(4);
        let first = self.below(N_PEOPLE);
        let is_solo = self.below(20) == 0;
        for seat in 0..n_seats {
            // Neighbours meet often, everybody now and then.
            let person = (first + seat * (1 + first % 3)) % N_PEOPLE;
            let person = (!is_solo || seat > 0).then(|| PersonId(FIRST_PERSON + person));
            sqlx::query("insert into seats (match, seat, person) values ($1, $2, $3)")
                .bind(i64::try_from(n).unwrap())
                .bind(i64::try_from(seat).unwrap())
                .bind(person)
                .execute(&mut *tx)
                .await
                .unwrap();
        }
        // Few different points, so that there are ties of every kind.
        let points = BySeat::new(u8::try_from(n_seats).unwrap(), |_| {
            i32::try_from(self.below(4)).unwrap()
        });
        (MatchId(n), Outcome::by_points(points))
    }

    /// Every row that follows from results, with the bits of its numbers; without the numbers of the results if they
    /// do not matter.
    async fn rows(&self, with_numbers: bool) -> Vec<String> {
        let mut all = Vec::new();
        let standings = "select game || ' ' || guild || ' ' || season || ' ' || person || ' ' || matches || ' ' || wins
             || ' ' || is_listed, mean, uncertainty, certain from standings order by game, guild, season, person";
        let points = if with_numbers {
            "select game || ' ' || person || ' ' || number || ' ' || at, mean, uncertainty, cast(0 as double precision) from rating_points
             order by game, person, number"
        } else {
            "select game || ' ' || person || ' ' || at, mean, uncertainty, cast(0 as double precision) from rating_points
             order by game, person, number"
        };
        let levels = "select game || ' ' || guild || ' ' || season || ' ' || level || ' ' || n, cast(0 as double precision),
             cast(0 as double precision), cast(0 as double precision)
             from ranked_levels order by game, guild, season, level";
        for question in [standings, points, levels] {
            let rows = sqlx::query(question).fetch_all(&self.store.readers).await;
            all.extend(rows.unwrap().iter().map(|row| {
                let bits = |column| row.get::<f64, _>(column).to_bits();
                let [mean, uncertainty, certain] = [1, 2, 3].map(bits);
                format!(
                    "{} {mean:x} {uncertainty:x} {certain:x}",
                    row.get::<String, _>(0)
                )
            }));
        }
        all
    }

    async fn sql(&self, text: &'static str) -> u64 {
        let done = sqlx::raw_sql(text).execute(&self.store.writer).await;
        done.unwrap().rows_affected()
    }

    async fn count(&self, question: &'static str) -> i64 {
        let row = sqlx::query(question).fetch_one(&self.store.readers).await;
        row.unwrap().get(0)
    }
}

#[tokio::test]
async fn the_database_ranks_from_the_same_number_of_matches_as_the_arithmetic() {
    let past = Past::of(100).await;
    let rows = sqlx::query("select matches, is_ranked from standings")
        .fetch_all(&past.store.readers)
        .await
        .unwrap();
    let (mut n_ranked, mut n_provisional) = (0, 0);
    for row in rows {
        let standing = Standing {
            n_matches: row.get("matches"),
            ..Standing::default()
        };
        assert_eq!(row.get::<bool, _>("is_ranked"), !standing.is_provisional());
        n_ranked += usize::from(!standing.is_provisional());
        n_provisional += usize::from(standing.is_provisional());
    }
    assert!(n_ranked > 0 && n_provisional > 0);
    assert_eq!(PROVISIONAL_BELOW, 5, "the migration says 5");
}
