//! The rows of a table: reading them, writing them, and what tells whether they are the same.

use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::{AssertSqlSafe, Row as _};

use super::shape::{Kind, Table};
use crate::driver::{Driver, DriverConnection, DriverRow};

/// How many values a statement writes at most. SQLite takes 32,766, PostgreSQL 65,535.
const N_VALUES: usize = 16_000;

/// What tells the rows of two tables apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    pub n_rows: u64,
    /// SHA-256 of all values, row by row.
    pub hash: [u8; 32],
}

enum Cell {
    Integer(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

impl Cell {
    fn read(row: &DriverRow, column: usize, kind: Kind) -> Result<Self, sqlx::Error> {
        Ok(match kind {
            Kind::Integer => Self::Integer(row.try_get(column)?),
            Kind::Real => Self::Real(row.try_get(column)?),
            Kind::Text => Self::Text(row.try_get(column)?),
            Kind::Bytes => Self::Bytes(row.try_get(column)?),
        })
    }

    /// Adds the value, so that no two rows of different values give the same bytes.
    fn add_to(&self, hash: &mut Sha256) {
        match self {
            Self::Integer(None) | Self::Real(None) | Self::Text(None) | Self::Bytes(None) => {
                hash.update([0]);
            }
            Self::Integer(Some(value)) => {
                hash.update([1]);
                hash.update(value.to_le_bytes());
            }
            Self::Real(Some(value)) => {
                // SQLite keeps whole numbers as integers, which have a single zero.
                let value = value + 0.0;
                hash.update([2]);
                hash.update(value.to_bits().to_le_bytes());
            }
            Self::Text(Some(text)) => {
                hash.update([3]);
                hash.update((text.len() as u64).to_le_bytes());
                hash.update(text.as_bytes());
            }
            Self::Bytes(Some(bytes)) => {
                hash.update([4]);
                hash.update((bytes.len() as u64).to_le_bytes());
                hash.update(bytes);
            }
        }
    }
}

#[derive(Default)]
struct Sum {
    n_rows: u64,
    hash: Sha256,
}

impl Sum {
    fn add(&mut self, row: &DriverRow, table: &Table) -> Result<Vec<Cell>, sqlx::Error> {
        let columns = table.columns.iter().enumerate();
        let cells = columns.map(|(number, column)| Cell::read(row, number, column.kind));
        let cells = cells.collect::<Result<Vec<_>, _>>()?;
        self.n_rows += 1;
        for cell in &cells {
            cell.add_to(&mut self.hash);
        }
        Ok(cells)
    }

    fn fingerprint(self) -> Fingerprint {
        Fingerprint {
            n_rows: self.n_rows,
            hash: self.hash.finalize().into(),
        }
    }
}

pub async fn fingerprint(
    connection: &mut DriverConnection,
    table: &Table,
) -> Result<Fingerprint, sqlx::Error> {
    let mut sum = Sum::default();
    let mut rows = sqlx::query::<Driver>(AssertSqlSafe(table.selection())).fetch(connection);
    while let Some(row) = rows.try_next().await? {
        sum.add(&row, table)?;
    }
    Ok(sum.fingerprint())
}

/// Writes the rows of a table of one database into another one, some thousand values at a time, and says what was read.
pub async fn copy_rows(
    from: &mut DriverConnection,
    to: &mut DriverConnection,
    table: &Table,
) -> Result<Fingerprint, sqlx::Error> {
    let n_rows = (N_VALUES / table.columns.len().max(1)).max(1);
    let mut sum = Sum::default();
    let mut waiting = Vec::new();
    let mut rows = sqlx::query::<Driver>(AssertSqlSafe(table.selection())).fetch(from);
    while let Some(row) = rows.try_next().await? {
        waiting.push(sum.add(&row, table)?);
        if waiting.len() == n_rows {
            write(to, table, &mut waiting).await?;
        }
    }
    if !waiting.is_empty() {
        write(to, table, &mut waiting).await?;
    }
    Ok(sum.fingerprint())
}

async fn write(
    to: &mut DriverConnection,
    table: &Table,
    rows: &mut Vec<Vec<Cell>>,
) -> Result<(), sqlx::Error> {
    let insertion = AssertSqlSafe(table.insertion(rows.len()));
    let mut query = sqlx::query::<Driver>(insertion);
    for row in rows.drain(..) {
        let columns = table.columns.iter().zip(row);
        for (_, cell) in columns.filter(|(column, _)| !column.is_generated) {
            query = match cell {
                Cell::Integer(value) => query.bind(value),
                Cell::Real(value) => query.bind(value),
                Cell::Text(value) => query.bind(value),
                Cell::Bytes(value) => query.bind(value),
            };
        }
    }
    query.execute(to).await.map(drop)
}
