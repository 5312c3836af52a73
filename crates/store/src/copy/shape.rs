//! Which tables a database has, and of what.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::AssertSqlSafe;

use super::CopyError;
use crate::driver::{DialectSql, Driver, DriverConnection, Engine};

/// The tables of a database except for those of sqlx, by their names.
#[derive(PartialEq, Eq, Debug)]
pub struct Shape {
    tables: BTreeMap<String, Table>,
    /// Tables whose rows name rows of others, and those others.
    parents: BTreeSet<(String, String)>,
    /// Tables that write into others when they are written.
    triggering: BTreeSet<String>,
}

#[derive(PartialEq, Eq, Debug)]
pub struct Table {
    pub name: String,
    /// In the order of their names.
    pub columns: Vec<Column>,
    /// The names of the columns that tell rows apart, in their order.
    key: Vec<String>,
}

#[derive(PartialEq, Eq, Debug)]
pub struct Column {
    pub name: String,
    pub kind: Kind,
    /// Whether it follows from the others and cannot be written.
    pub is_generated: bool,
}

/// What a column holds, besides null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Integers of 64 bits.
    Integer,
    Real,
    Text,
    Bytes,
}

impl Kind {
    /// By the name that either engine has for it.
    fn named(name: &str) -> Option<Self> {
        match name {
            "integer" | "bigint" => Some(Self::Integer),
            "real" | "double precision" => Some(Self::Real),
            "text" => Some(Self::Text),
            "blob" | "bytea" => Some(Self::Bytes),
            _ => None,
        }
    }
}

/// Table, column, type, place in the key from 1 on or 0, and whether it is generated.
const COLUMNS: DialectSql = DialectSql {
    sqlite: "select tables.name, columns.name, lower(columns.type), columns.pk, columns.hidden <> 0
        from sqlite_master as tables join pragma_table_xinfo(tables.name) as columns
        where tables.type = 'table' and substr(tables.name, 1, 7) <> 'sqlite_' and substr(tables.name, 1, 5) <> '_sqlx'
        order by tables.name, columns.name",
    postgres: "select tables.relname::text, columns.attname::text,
        format_type(columns.atttypid, columns.atttypmod),
        coalesce((select place from unnest(indkey::int2[]) with ordinality as keys (number, place)
            where keys.number = columns.attnum), 0),
        columns.attgenerated <> ''
        from pg_class as tables join pg_attribute as columns on columns.attrelid = tables.oid
        left join pg_index on pg_index.indrelid = tables.oid and indisprimary
        where tables.relkind in ('r', 'p') and tables.relnamespace = current_schema()::regnamespace
        and substr(tables.relname, 1, 5) <> '_sqlx' and columns.attnum > 0 and not columns.attisdropped
        order by tables.relname::text collate \"C\", columns.attname::text collate \"C\"",
};

/// A table whose rows name rows of another one, and that one.
const PARENTS: DialectSql = DialectSql {
    sqlite: "select distinct tables.name, keys.\"table\" from sqlite_master as tables
        join pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'",
    postgres: "select distinct tables.relname::text, parents.relname::text from pg_constraint
        join pg_class as tables on tables.oid = conrelid join pg_class as parents on parents.oid = confrelid
        where contype = 'f' and connamespace = current_schema()::regnamespace",
};

const TRIGGERING: DialectSql = DialectSql {
    sqlite: "select distinct tbl_name from sqlite_master where type = 'trigger'",
    postgres:
        "select distinct relname::text from pg_trigger join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and relnamespace = current_schema()::regnamespace",
};

impl Shape {
    /// That of a database.
    ///
    /// # Errors
    /// If a column has a type that no table of the store has, or the database fails.
    pub async fn of(connection: &mut DriverConnection) -> Result<Self, CopyError> {
        let engine = connection.engine();
        let columns =
            sqlx::query_as::<Driver, (String, String, String, i64, bool)>(COLUMNS.on(engine));
        let mut tables = BTreeMap::<String, Table>::new();
        let mut keys = BTreeMap::<(String, i64), String>::new();
        for (table, name, kind, place, is_generated) in columns.fetch_all(&mut *connection).await? {
            let kind = Kind::named(&kind).ok_or_else(|| {
                CopyError::Kind(format!("the column {name} of the table {table}"))
            })?;
            if place > 0 {
                keys.insert((table.clone(), place), name.clone());
            }
            let found = tables.entry(table.clone()).or_insert_with(|| Table {
                name: table,
                columns: Vec::new(),
                key: Vec::new(),
            });
            found.columns.push(Column {
                name,
                kind,
                is_generated,
            });
        }
        for ((table, _), name) in keys {
            if let Some(table) = tables.get_mut(&table) {
                table.key.push(name);
            }
        }
        let parents = sqlx::query_as(PARENTS.on(engine)).fetch_all(&mut *connection);
        let parents: Vec<(String, String)> = parents.await?;
        let triggering = sqlx::query_scalar(TRIGGERING.on(engine)).fetch_all(connection);
        let triggering: Vec<String> = triggering.await?;
        Ok(Self {
            tables,
            parents: parents.into_iter().collect(),
            triggering: triggering.into_iter().collect(),
        })
    }

    /// That another database has the same tables.
    ///
    /// # Errors
    /// The first table that differs.
    pub fn check_like(&self, other: &Self) -> Result<(), CopyError> {
        let names: BTreeSet<&String> = self.tables.keys().chain(other.tables.keys()).collect();
        let unlike = |name: &&String| self.tables.get(*name) != other.tables.get(*name);
        match names.into_iter().find(unlike) {
            Some(name) => Err(CopyError::Unlike(name.clone())),
            None => Ok(()),
        }
    }

    /// The tables in an order in which they can be filled: what a row names is there before it, and what triggers write can be
    /// replaced after them.
    pub fn in_order(&self) -> Vec<&Table> {
        let mut ordered = Vec::new();
        let first = self.triggering.iter();
        for name in first.chain(self.tables.keys()) {
            self.visit(name, &mut ordered, &mut BTreeSet::new());
        }
        ordered
    }

    fn visit<'s>(
        &'s self,
        name: &str,
        ordered: &mut Vec<&'s Table>,
        visiting: &mut BTreeSet<String>,
    ) {
        let is_done = ordered.iter().any(|table| table.name == name);
        // Rows of a table that name others of it come in the order of their keys.
        if is_done || !visiting.insert(name.to_owned()) {
            return;
        }
        for (_, parent) in self.parents.iter().filter(|(table, _)| table == name) {
            self.visit(parent, ordered, visiting);
        }
        ordered.extend(self.tables.get(name));
    }
}

impl Table {
    /// All columns, with a comma between them.
    fn names<'c>(columns: impl Iterator<Item = &'c str>) -> String {
        let quoted: Vec<String> = columns.map(|name| format!("\"{name}\"")).collect();
        quoted.join(", ")
    }

    /// The statement that reads all rows in the order of their keys.
    pub fn selection(&self) -> String {
        let columns = Self::names(self.columns.iter().map(|column| column.name.as_str()));
        let key = Self::names(self.key.iter().map(String::as_str));
        format!("select {columns} from \"{}\" order by {key}", self.name)
    }

    pub fn written(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| !column.is_generated)
    }

    pub fn insertion(&self, n_rows: usize) -> String {
        let columns = Self::names(self.written().map(|column| column.name.as_str()));
        let n_columns = self.written().count();
        let row = |row: usize| {
            let places = (1..=n_columns).map(|column| format!("${}", row * n_columns + column));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let rows: Vec<String> = (0..n_rows).map(row).collect();
        let rows = rows.join(", ");
        format!("insert into \"{}\" ({columns}) values {rows}", self.name)
    }
}

pub async fn migration(connection: &mut DriverConnection) -> Result<Option<i64>, sqlx::Error> {
    const HAS_MIGRATIONS: DialectSql = DialectSql {
        sqlite: "select count(*) from sqlite_master where type = 'table' and name = '_sqlx_migrations'",
        postgres: "select count(*) from pg_class where relname = '_sqlx_migrations'
            and relnamespace = current_schema()::regnamespace",
    };
    let known = sqlx::query_scalar::<Driver, i64>(HAS_MIGRATIONS.on(connection.engine()));
    if known.fetch_one(&mut *connection).await? == 0 {
        return Ok(None);
    }
    let newest = sqlx::query_scalar("select max(version) from _sqlx_migrations");
    newest.fetch_one(connection).await
}

pub async fn is_empty(connection: &mut DriverConnection) -> Result<bool, sqlx::Error> {
    const N_TABLES: DialectSql = DialectSql {
        sqlite: "select count(*) from sqlite_master where type = 'table'",
        postgres: "select count(*) from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace",
    };
    let found = sqlx::query_scalar::<Driver, i64>(N_TABLES.on(connection.engine()));
    Ok(found.fetch_one(connection).await? == 0)
}

pub async fn has_rows(
    connection: &mut DriverConnection,
    table: &'static str,
) -> Result<bool, sqlx::Error> {
    let statement = format!("select count(*) from (select 1 from {table} limit 1) as found");
    let found = sqlx::query_scalar::<Driver, i64>(AssertSqlSafe(statement));
    Ok(found.fetch_one(connection).await? > 0)
}

pub async fn clear(connection: &mut DriverConnection, table: &Table) -> Result<(), sqlx::Error> {
    let statement = format!("delete from \"{}\"", table.name);
    sqlx::query(AssertSqlSafe(statement))
        .execute(connection)
        .await
        .map(drop)
}

/// On a server the numbers that rows are given are counted beside the table: goes on after the largest one.
pub async fn go_on_counting(
    connection: &mut DriverConnection,
    table: &Table,
) -> Result<(), sqlx::Error> {
    debug_assert_eq!(connection.engine(), Engine::Postgres);
    let name = &table.name;
    // None but integers are counted.
    let columns = table.columns.iter();
    for column in columns.filter(|column| column.kind == Kind::Integer) {
        let column = &column.name;
        let statement = format!(
            "select setval(sequence, coalesce((select max(\"{column}\") from \"{name}\"), 0) + 1, false)
             from pg_get_serial_sequence('\"{name}\"', '{column}') as sequence where sequence is not null"
        );
        sqlx::query(AssertSqlSafe(statement))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
