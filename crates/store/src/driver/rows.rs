//! Rows of either kind, their columns and the values in them.

use std::borrow::Cow;
use std::fmt;

use serde_json::{Map, Value as Json};
use sqlx::error::Error;
use sqlx::postgres::{PgRow, PgValue, PgValueRef};
use sqlx::sqlite::{SqliteRow, SqliteValue, SqliteValueRef};
use sqlx::{Column, ColumnIndex, Row, Value, ValueRef};

use super::Driver;
use super::types::DriverType;

pub enum DriverRow {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl fmt::Debug for DriverRow {
    /// Without its values, which may be private.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DriverRow").finish_non_exhaustive()
    }
}

impl From<SqliteRow> for DriverRow {
    fn from(row: SqliteRow) -> Self {
        Self::Sqlite(row)
    }
}

impl From<PgRow> for DriverRow {
    fn from(row: PgRow) -> Self {
        Self::Postgres(row)
    }
}

impl DriverRow {
    /// The values by the names of their columns; an integer is a truth value if the name ends with an exclamation mark. Bytes are
    /// null.
    pub fn object(&self) -> Result<Map<String, Json>, Error> {
        let names: Vec<&str> = match self {
            Self::Sqlite(row) => row.columns().iter().map(Column::name).collect(),
            Self::Postgres(row) => row.columns().iter().map(Column::name).collect(),
        };
        let mut object = Map::new();
        for (column, name) in names.into_iter().enumerate() {
            let raw = self.try_get_raw(column)?;
            let kind = raw.type_info();
            let (name, is_truth) = name
                .strip_suffix('!')
                .map_or((name, false), |name| (name, true));
            let value = match *kind {
                _ if raw.is_null() => Json::Null,
                DriverType::Integer if is_truth => (self.try_get::<i64, _>(column)? != 0).into(),
                DriverType::Integer => self.try_get::<i64, _>(column)?.into(),
                DriverType::Real => self.try_get::<f64, _>(column)?.into(),
                DriverType::Bytes => Json::Null,
                _ => self.try_get::<String, _>(column)?.into(),
            };
            object.insert(name.to_owned(), value);
        }
        Ok(object)
    }
}

impl Row for DriverRow {
    type Database = Driver;

    /// None: nobody asks, and making them for every row would cost.
    fn columns(&self) -> &[DriverColumn] {
        &[]
    }

    fn len(&self) -> usize {
        self.n_columns()
    }

    fn try_get_raw<I>(&self, index: I) -> Result<DriverValueRef<'_>, Error>
    where
        I: ColumnIndex<Self>,
    {
        let index = index.index(self)?;
        Ok(match self {
            Self::Sqlite(row) => DriverValueRef::Sqlite(row.try_get_raw(index)?),
            Self::Postgres(row) => DriverValueRef::Postgres(row.try_get_raw(index)?),
        })
    }
}

impl ColumnIndex<DriverRow> for usize {
    fn index(&self, row: &DriverRow) -> Result<usize, Error> {
        match row {
            DriverRow::Sqlite(row) => self.index(row),
            DriverRow::Postgres(row) => self.index(row),
        }
    }
}

impl ColumnIndex<DriverRow> for &'_ str {
    fn index(&self, row: &DriverRow) -> Result<usize, Error> {
        match row {
            DriverRow::Sqlite(row) => self.index(row),
            DriverRow::Postgres(row) => self.index(row),
        }
    }
}

/// A column of an answer. Nobody makes one.
#[derive(Debug)]
pub enum DriverColumn {}

impl Column for DriverColumn {
    type Database = Driver;

    fn ordinal(&self) -> usize {
        match *self {}
    }

    fn name(&self) -> &str {
        match *self {}
    }

    fn type_info(&self) -> &DriverType {
        match *self {}
    }
}

/// A value of a row that lives on its own.
pub enum DriverValue {
    Sqlite(SqliteValue),
    Postgres(PgValue),
}

impl Value for DriverValue {
    type Database = Driver;

    fn as_ref(&self) -> DriverValueRef<'_> {
        match self {
            Self::Sqlite(value) => DriverValueRef::Sqlite(value.as_ref()),
            Self::Postgres(value) => DriverValueRef::Postgres(value.as_ref()),
        }
    }

    fn type_info(&self) -> Cow<'_, DriverType> {
        Cow::Owned(self.as_ref().type_info().into_owned())
    }

    fn is_null(&self) -> bool {
        self.as_ref().is_null()
    }
}

pub enum DriverValueRef<'r> {
    Sqlite(SqliteValueRef<'r>),
    Postgres(PgValueRef<'r>),
}

impl<'r> ValueRef<'r> for DriverValueRef<'r> {
    type Database = Driver;

    fn to_owned(&self) -> DriverValue {
        match self {
            Self::Sqlite(value) => DriverValue::Sqlite(ValueRef::to_owned(value)),
            Self::Postgres(value) => DriverValue::Postgres(ValueRef::to_owned(value)),
        }
    }

    fn type_info(&self) -> Cow<'_, DriverType> {
        Cow::Owned(match self {
            Self::Sqlite(value) => DriverType::of(&*value.type_info()),
            Self::Postgres(value) => DriverType::of(&*value.type_info()),
        })
    }

    fn is_null(&self) -> bool {
        match self {
            Self::Sqlite(value) => value.is_null(),
            Self::Postgres(value) => value.is_null(),
        }
    }
}
