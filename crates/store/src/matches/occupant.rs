//! Who has a seat: a person or a computer player.

use sqlx::{FromRow, Row as _};

use crate::driver::DriverRow;
use crate::kernel::{BySeat, Level};
use crate::people::person_in;
use crate::{Person, PersonId};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    Person(Person),
    Computer(Level),
}

impl Occupant {
    /// A computer player. Those from before there were levels have none.
    pub(super) fn computer(level: Option<Level>) -> Self {
        Self::Computer(level.unwrap_or_default())
    }

    pub const fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer(_) => None,
        }
    }

    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Person(_) => None,
            Self::Computer(level) => Some(*level),
        }
    }

    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

/// Seats at which people may sit.
pub trait Seated {
    /// Those who do, in the order of their seats.
    fn people(&self) -> impl Iterator<Item = &Person>;

    fn has(&self, id: PersonId) -> bool {
        self.people().any(|person| person.id == id)
    }
}

impl Seated for BySeat<Occupant> {
    fn people(&self) -> impl Iterator<Item = &Person> {
        self.as_slice().iter().filter_map(Occupant::person)
    }
}

impl From<Person> for Occupant {
    fn from(person: Person) -> Self {
        Self::Person(person)
    }
}

impl From<Level> for Occupant {
    fn from(level: Level) -> Self {
        Self::Computer(level)
    }
}

impl FromRow<'_, DriverRow> for Occupant {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        Ok(match person_in(row)? {
            Some(person) => Self::Person(person),
            None => Self::computer(row.try_get("level")?),
        })
    }
}
