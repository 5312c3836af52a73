//! The types of values.

use std::fmt;

use sqlx::TypeInfo;

/// The type of a value, as far as the store tells types apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DriverType {
    /// None: the value is null.
    Null,
    /// An integer of up to 64 bits.
    Integer,
    Real,
    Text,
    Bytes,
    /// A truth value with which a statement answers; none is stored.
    Bool,
    /// What the store does not use, by the name that the engine has for it.
    Other(Box<str>),
}

impl DriverType {
    /// The type that an engine has another name for.
    pub fn of(info: &impl TypeInfo) -> Self {
        match info.name() {
            "INTEGER" | "INT8" | "INT4" | "INT2" => Self::Integer,
            "TEXT" | "VARCHAR" | "NAME" | "JSON" => Self::Text,
            "BLOB" | "BYTEA" => Self::Bytes,
            "REAL" | "FLOAT8" => Self::Real,
            "BOOL" | "BOOLEAN" => Self::Bool,
            "NULL" => Self::Null,
            other => Self::Other(other.into()),
        }
    }
}

impl fmt::Display for DriverType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TypeInfo for DriverType {
    fn is_null(&self) -> bool {
        *self == Self::Null
    }

    fn name(&self) -> &str {
        match self {
            Self::Null => "NULL",
            Self::Integer => "INTEGER",
            Self::Real => "REAL",
            Self::Text => "TEXT",
            Self::Bytes => "BLOB",
            Self::Bool => "BOOLEAN",
            Self::Other(name) => name,
        }
    }
}
