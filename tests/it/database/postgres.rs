//! PostgreSQL beside SQLite: the same tables, and statements that both understand. Where no PostgreSQL is installed, these tests
//! pass without looking.

mod schema;

use std::process::Command;

use lostcities::store::{Location, StoreError};
use lostcities_postgres_cluster::database;
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, SqlSafeStr};

use crate::database::query_plans::source::store;
use schema::Schema;

/// A database on a server with the tables of this version, and a connection to it; `None` where there is no server.
async fn empty() -> Option<(String, PgConnection)> {
    let address = database()?;
    let location = Location::Server(address.clone());
    location.open().await.unwrap().close().await;
    let connection = PgConnection::connect(&address).await.unwrap();
    Some((address, connection))
}

#[tokio::test]
async fn postgresql_understands_every_statement_of_the_store() {
    let Some((_, mut database)) = empty().await else {
        return;
    };
    let mut n_statements = 0;
    for (file, said) in store() {
        for statement in said.postgres {
            let sql = AssertSqlSafe(statement.clone()).into_sql_str();
            let prepared = database.prepare(sql).await;
            assert!(prepared.is_ok(), "{file}: {statement}\n{prepared:?}");
            n_statements += 1;
        }
    }
    assert!(n_statements > 80, "only {n_statements} were found");
}

#[tokio::test]
async fn both_engines_have_the_same_tables_columns_and_indexes() {
    let Some((_, mut database)) = empty().await else {
        return;
    };
    let postgres = Schema::of_postgres(&mut database).await;
    let sqlite = Schema::of_sqlite().await;
    for (name, table) in &sqlite.tables {
        assert_eq!(postgres.tables.get(name), Some(table), "the table {name}");
    }
    assert_eq!(postgres, sqlite);
    assert!(sqlite.tables.len() > 15, "{sqlite:?}");
}

#[tokio::test]
async fn two_programs_that_start_at_once_on_an_empty_database_make_one_schema() {
    let Some(address) = database() else { return };
    let location = Location::Server(address);
    let (one, other) = tokio::join!(location.open(), location.open());
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!(one.match_ids().await.unwrap(), []);
    assert_eq!(other.match_ids().await.unwrap(), []);
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_named_without_its_password() {
    let location = Location::Server("postgres://bot:secret@127.0.0.1:1/games".to_owned());
    let error = location.open().await.unwrap_err().to_string();
    assert!(error.contains("postgres://127.0.0.1:1/games"), "{error}");
    assert!(!error.contains("secret"), "{error}");
}

#[tokio::test]
async fn bots_share_a_database_but_not_with_a_program_that_needs_it_for_itself() {
    let Some(address) = database() else { return };
    let location = Location::Server(address.clone());
    let locks = [
        location.lock().await.unwrap(),
        location.lock().await.unwrap(),
    ];
    let mut alone = PgConnection::connect(&address).await.unwrap();
    let taken = "select pg_try_advisory_lock(2)";
    let is_taken: bool = sqlx::query_scalar(taken)
        .fetch_one(&mut alone)
        .await
        .unwrap();
    assert!(!is_taken);
    drop(locks);
    sqlx::query("select pg_advisory_lock(2)")
        .execute(&mut alone)
        .await
        .unwrap();
    let refused = location.lock().await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
    alone.close().await.unwrap();
    location.lock().await.unwrap();
}

#[test]
fn a_backup_of_a_server_is_refused_with_the_tool_that_makes_one() {
    let program = Command::new(env!("CARGO_BIN_EXE_lostcities"))
        .args(["backup", "copy.db", "--database"])
        .arg("postgres://bot:secret@127.0.0.1:1/games")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&program.stderr);
    assert!(!program.status.success());
    assert!(said.contains("pg_dump"), "{said}");
    assert!(!said.contains("secret"), "{said}");
}
