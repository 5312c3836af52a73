//! A database that becomes large at once, without the program.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

/// Carries out statements, each with all of these values, and says how many rows the last one changed.
pub async fn fill(path: &Path, statements: &[&'static str], values: &[i64]) -> u64 {
    let options = SqliteConnectOptions::new().filename(path);
    let mut database = options.foreign_keys(false).connect().await.unwrap();
    let mut n_rows = 0;
    for statement in statements {
        let query = values
            .iter()
            .fold(sqlx::query(*statement), sqlx::query::Query::bind);
        n_rows = query.execute(&mut database).await.unwrap().rows_affected();
    }
    database.close().await.unwrap();
    n_rows
}
