//! What a database has, told in the same way for either engine.

use std::collections::{BTreeMap, BTreeSet};

use lostcities::store::Store;
use sqlx::{AssertSqlSafe, PgConnection, Row, SqliteConnection};
use tempfile::TempDir;

use crate::kept::connected;

#[derive(PartialEq, Eq, Debug)]
pub struct Schema {
    pub tables: BTreeMap<String, Table>,
    pub version: i64,
}

#[derive(Default, PartialEq, Eq, Debug)]
pub struct Table {
    columns: BTreeMap<String, Column>,
    primary_key: Vec<String>,
    /// The indexes by name; those that belong to a rule of uniqueness without a name are in `unique`.
    indexes: BTreeMap<String, Index>,
    unique: BTreeSet<Vec<String>>,
    /// Column, and the table and column that it refers to.
    references: BTreeSet<(String, String, String)>,
}

#[derive(PartialEq, Eq, Debug)]
struct Column {
    kind: Kind,
    may_be_null: bool,
    is_generated: bool,
    has_default: bool,
}

#[derive(PartialEq, Eq, Debug)]
enum Kind {
    Integer,
    Real,
    Text,
    Bytes,
}

#[derive(PartialEq, Eq, Debug)]
struct Index {
    /// In their order, and whether the largest value is first.
    columns: Vec<(String, bool)>,
    is_unique: bool,
    is_partial: bool,
}

impl Schema {
    /// That of an empty file.
    pub async fn of_sqlite() -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("matches.db");
        Store::open(&path).await.unwrap().close().await;
        let mut database = connected(&path).await;
        let names = sqlx::query_scalar(
            "select name from sqlite_master where type = 'table' and name not like '\\_sqlx%' escape '\\'",
        );
        let names: Vec<String> = names.fetch_all(&mut database).await.unwrap();
        let mut tables = BTreeMap::new();
        for name in names {
            let table = Table::of_sqlite(&mut database, &name).await;
            tables.insert(name, table);
        }
        let version = sqlx::query_scalar("select max(version) from _sqlx_migrations");
        Self {
            tables,
            version: version.fetch_one(&mut database).await.unwrap(),
        }
    }

    /// That of a database on a server.
    pub async fn of_postgres(database: &mut PgConnection) -> Self {
        let names = sqlx::query_scalar(
            "select tablename::text from pg_tables where schemaname = 'public' and tablename <> '_sqlx_migrations'",
        );
        let names: Vec<String> = names.fetch_all(&mut *database).await.unwrap();
        let mut tables = BTreeMap::new();
        for name in names {
            let table = Table::of_postgres(database, &name).await;
            tables.insert(name, table);
        }
        let version = sqlx::query_scalar("select max(version) from _sqlx_migrations");
        Self {
            tables,
            version: version.fetch_one(database).await.unwrap(),
        }
    }
}

impl Table {
    async fn of_sqlite(database: &mut SqliteConnection, name: &str) -> Self {
        let mut table = Self::default();
        let columns = format!("select * from pragma_table_xinfo('{name}') order by pk");
        let columns = sqlx::query(AssertSqlSafe(columns)).fetch_all(&mut *database);
        for row in columns.await.unwrap() {
            let name: String = row.get("name");
            let is_key = row.get::<i64, _>("pk") > 0;
            if is_key {
                table.primary_key.push(name.clone());
            }
            let column = Column {
                kind: match row.get::<String, _>("type").to_lowercase().as_str() {
                    "integer" => Kind::Integer,
                    "real" => Kind::Real,
                    "text" => Kind::Text,
                    "blob" => Kind::Bytes,
                    other => panic!("{name} is {other}"),
                },
                may_be_null: row.get::<i64, _>("notnull") == 0 && !is_key,
                is_generated: row.get::<i64, _>("hidden") != 0,
                has_default: row.get::<Option<String>, _>("dflt_value").is_some(),
            };
            table.columns.insert(name, column);
        }
        let indexes = format!("select * from pragma_index_list('{name}') where origin <> 'pk'");
        let indexes = sqlx::query(AssertSqlSafe(indexes)).fetch_all(&mut *database);
        for row in indexes.await.unwrap() {
            let index: String = row.get("name");
            let columns = format!(
                "select name, \"desc\" = 1 as is_desc from pragma_index_xinfo('{index}') where key = 1 order by seqno"
            );
            let columns = sqlx::query_as(AssertSqlSafe(columns)).fetch_all(&mut *database);
            let columns: Vec<(String, bool)> = columns.await.unwrap();
            if row.get::<String, _>("origin") == "u" {
                let names = columns.into_iter().map(|(name, _)| name);
                table.unique.insert(names.collect());
                continue;
            }
            let found = Index {
                columns,
                is_unique: row.get::<i64, _>("unique") == 1,
                is_partial: row.get::<i64, _>("partial") == 1,
            };
            table.indexes.insert(index, found);
        }
        let keys =
            format!("select \"from\", \"table\", \"to\" from pragma_foreign_key_list('{name}')");
        let keys = sqlx::query_as(AssertSqlSafe(keys)).fetch_all(database);
        table.references = keys.await.unwrap().into_iter().collect();
        table
    }

    async fn of_postgres(database: &mut PgConnection, name: &str) -> Self {
        let mut table = Self::default();
        let columns = sqlx::query(
            "select column_name::text as name, data_type::text as type, is_nullable = 'YES' as may_be_null,
             is_generated <> 'NEVER' as is_generated, column_default is not null as has_default
             from information_schema.columns where table_schema = 'public' and table_name = $1",
        );
        for row in columns.bind(name).fetch_all(&mut *database).await.unwrap() {
            let name: String = row.get("name");
            let column = Column {
                kind: match row.get("type") {
                    "bigint" => Kind::Integer,
                    "double precision" => Kind::Real,
                    "text" => Kind::Text,
                    "bytea" => Kind::Bytes,
                    other => panic!("{name} is {other}"),
                },
                may_be_null: row.get("may_be_null"),
                is_generated: row.get("is_generated"),
                has_default: row.get("has_default"),
            };
            table.columns.insert(name, column);
        }
        // The columns of an index in their order; bit 0 of an option says that the largest value is first.
        let indexes = sqlx::query(
            "select class.relname::text as name, indisprimary, indisunique, indpred is not null as is_partial,
             exists (select 1 from pg_constraint where conindid = indexrelid and contype = 'u') as is_rule,
             array(select attname::text from unnest(indkey::int2[]) with ordinality as key (number, position)
                 join pg_attribute on attrelid = indrelid and attnum = key.number order by position) as columns,
             array(select (option & 1) = 1 from unnest(indoption::int2[]) as option) as is_desc
             from pg_index join pg_class as class on class.oid = indexrelid
             where indrelid = $1::text::regclass",
        );
        for row in indexes.bind(name).fetch_all(&mut *database).await.unwrap() {
            let columns: Vec<String> = row.get("columns");
            let is_desc: Vec<bool> = row.get("is_desc");
            if row.get("indisprimary") {
                table.primary_key = columns;
            } else if row.get("is_rule") {
                table.unique.insert(columns);
            } else {
                let found = Index {
                    columns: columns.into_iter().zip(is_desc).collect(),
                    is_unique: row.get("indisunique"),
                    is_partial: row.get("is_partial"),
                };
                table.indexes.insert(row.get("name"), found);
            }
        }
        let keys = sqlx::query_as(
            "select attribute.attname::text, confrelid::regclass::text, other.attname::text from pg_constraint
             join pg_attribute as attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
             join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
             where contype = 'f' and conrelid = $1::text::regclass",
        );
        let keys = keys.bind(name).fetch_all(database);
        table.references = keys.await.unwrap().into_iter().collect();
        table
    }
}
