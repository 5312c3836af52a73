//! What is in a database, and where it names the person.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sqlx::{Connection, Row};

use super::ZOE;
use crate::kept::connected;

/// Every table with every column, from the database itself.
pub(super) async fn columns(path: &Path) -> Vec<(String, String)> {
    let mut other = connected(path).await;
    let rows = sqlx::query(
        "select tables.name as of, columns.name as name
         from sqlite_master as tables join pragma_table_info(tables.name) as columns
         where tables.type = 'table' and tables.name not like '\\_sqlx%' escape '\\' order by 1, columns.cid",
    )
    .fetch_all(&mut other)
    .await
    .unwrap();
    other.close().await.unwrap();
    rows.iter()
        .map(|row| (row.get("of"), row.get("name")))
        .collect()
}

pub(super) async fn counts(path: &Path) -> BTreeMap<String, i64> {
    let columns = columns(path).await;
    let tables: BTreeSet<String> = columns.into_iter().map(|(table, _)| table).collect();
    let mut other = connected(path).await;
    let mut counts = BTreeMap::new();
    for table in tables {
        let text = sqlx::AssertSqlSafe(format!("select count(*) from \"{table}\""));
        let n = sqlx::query_scalar(text)
            .fetch_one(&mut other)
            .await
            .unwrap();
        counts.insert(table, n);
    }
    other.close().await.unwrap();
    counts
}

/// Everything in the database, column by column, as text.
pub(super) async fn dump(path: &Path) -> Vec<(String, Vec<String>)> {
    let columns = columns(path).await;
    let mut other = connected(path).await;
    let mut dump = Vec::new();
    for (table, column) in columns {
        let text = format!("select cast(\"{column}\" as text) from \"{table}\"");
        let rows = sqlx::query(sqlx::AssertSqlSafe(text))
            .fetch_all(&mut other)
            .await
            .unwrap();
        let values = rows
            .iter()
            .filter_map(|row| row.get::<Option<String>, _>(0))
            .collect();
        dump.push((format!("{table}.{column}"), values));
    }
    other.close().await.unwrap();
    dump
}

/// All standings and rating curves as text, with whose they are and whether a leaderboard shows them.
pub(super) async fn ratings(path: &Path) -> Vec<(i64, String)> {
    let mut other = connected(path).await;
    let rows = sqlx::query(
        "select person, concat_ws(' ', 'stands', game, guild, season, mean, uncertainty, matches, wins,
             iif(is_listed, 'true', 'false')) as row from standings
         union all
         select person, concat_ws(' ', 'point', game, number, at, mean, uncertainty, 'false') from rating_points
         order by 2",
    )
    .fetch_all(&mut other)
    .await
    .unwrap();
    other.close().await.unwrap();
    rows.iter()
        .map(|row| (row.get("person"), row.get("row")))
        .collect()
}

pub(super) fn names(text: &str) -> bool {
    text.contains(&ZOE.0.to_string()) || text.contains(ZOE.1)
}

pub(super) async fn naming(path: &Path) -> BTreeSet<String> {
    let dump = dump(path).await.into_iter();
    dump.filter(|(_, values)| values.iter().any(|value| names(value)))
        .map(|(column, _)| column)
        .collect()
}

/// Whether the bytes of the person's name or id are in a file, even where nothing refers to them any more.
pub(super) fn holds_bytes(path: &Path) -> bool {
    let bytes = std::fs::read(path).unwrap_or_default();
    let found = |wanted: &[u8]| bytes.windows(wanted.len()).any(|window| window == wanted);
    found(ZOE.1.as_bytes()) || found(&ZOE.0.to_be_bytes()) || found(ZOE.0.to_string().as_bytes())
}
