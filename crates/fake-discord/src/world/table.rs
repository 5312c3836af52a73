//! Rows by id that remember which of them changed, so that only those are written to the world's file.

use std::collections::{BTreeMap, BTreeSet};

use crate::world::snowflake::Snowflake;

/// One kind of things in the world.
#[derive(Debug)]
pub(crate) struct Table<T> {
    rows: BTreeMap<Snowflake, T>,
    /// Rows that were written or removed since [`Table::take_touched`].
    touched: BTreeSet<Snowflake>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self {
            rows: BTreeMap::new(),
            touched: BTreeSet::new(),
        }
    }
}

impl<T> Table<T> {
    pub(crate) fn get(&self, id: Snowflake) -> Option<&T> {
        self.rows.get(&id)
    }

    /// The row of this id, to be changed: it counts as changed from here on.
    pub(crate) fn get_mut(&mut self, id: Snowflake) -> Option<&mut T> {
        let row = self.rows.get_mut(&id)?;
        self.touched.insert(id);
        Some(row)
    }

    pub(crate) fn put(&mut self, id: Snowflake, row: T) {
        self.rows.insert(id, row);
        self.touched.insert(id);
    }

    pub(crate) fn remove(&mut self, id: Snowflake) -> Option<T> {
        let row = self.rows.remove(&id)?;
        self.touched.insert(id);
        Some(row)
    }

    /// All rows, oldest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.rows.values()
    }

    /// The rows made after this id, oldest first.
    pub(crate) fn after(&self, id: Snowflake) -> impl DoubleEndedIterator<Item = &T> {
        self.rows
            .range(Snowflake::new(id.number().saturating_add(1))..)
            .map(|(_, row)| row)
    }

    /// The ids of all rows, oldest first.
    pub(crate) fn ids(&self) -> impl DoubleEndedIterator<Item = Snowflake> {
        self.rows.keys().copied()
    }

    /// The ids that changed since the last call.
    pub(crate) fn take_touched(&mut self) -> BTreeSet<Snowflake> {
        std::mem::take(&mut self.touched)
    }
}
