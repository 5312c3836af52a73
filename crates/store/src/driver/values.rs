//! The values that statements are given and that rows hold.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::postgres::PgArguments;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, Decode, Encode, Postgres, Sqlite, Type, TypeInfo as _, ValueRef as _};

use super::Driver;
use super::rows::DriverValueRef;
use super::types::DriverType;

#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// Nothing, in the place of a value of this type.
    Null(DriverType),
    /// An integer, or a truth value.
    Integer(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// The values for a statement, in the order of their numbers.
#[derive(Clone, Default, Debug)]
pub struct DriverArguments(Vec<Argument>);

impl Arguments for DriverArguments {
    type Database = Driver;

    fn reserve(&mut self, additional: usize, _: usize) {
        self.0.reserve(additional);
    }

    fn add<'t, T>(&mut self, value: T) -> Result<(), BoxDynError>
    where
        T: Encode<'t, Driver> + Type<Driver>,
    {
        let n_before = self.0.len();
        match value.encode(&mut self.0) {
            Ok(IsNull::No) => Ok(()),
            Ok(IsNull::Yes) => {
                self.0.push(Argument::Null(T::type_info()));
                Ok(())
            }
            Err(error) => {
                self.0.truncate(n_before);
                Err(error)
            }
        }
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

sqlx_core::impl_into_arguments_for_arguments!(DriverArguments);
sqlx_core::impl_encode_for_option!(Driver);

/// The same values for an engine's own driver.
fn converted<A: Arguments>(arguments: DriverArguments) -> Result<A, BoxDynError>
where
    for<'t> Option<i64>: Encode<'t, A::Database> + Type<A::Database>,
    for<'t> Option<f64>: Encode<'t, A::Database> + Type<A::Database>,
    for<'t> Option<String>: Encode<'t, A::Database> + Type<A::Database>,
    for<'t> Option<Vec<u8>>: Encode<'t, A::Database> + Type<A::Database>,
    for<'t> i64: Encode<'t, A::Database> + Type<A::Database>,
    for<'t> f64: Encode<'t, A::Database> + Type<A::Database>,
    for<'t> String: Encode<'t, A::Database> + Type<A::Database>,
    for<'t> Vec<u8>: Encode<'t, A::Database> + Type<A::Database>,
{
    let mut converted = A::default();
    converted.reserve(arguments.0.len(), 0);
    for argument in arguments.0 {
        match argument {
            Argument::Integer(value) => converted.add(value)?,
            Argument::Real(value) => converted.add(value)?,
            Argument::Text(value) => converted.add(value)?,
            Argument::Bytes(value) => converted.add(value)?,
            Argument::Null(DriverType::Real) => converted.add(None::<f64>)?,
            Argument::Null(DriverType::Text) => converted.add(None::<String>)?,
            Argument::Null(DriverType::Bytes) => converted.add(None::<Vec<u8>>)?,
            Argument::Null(_) => converted.add(None::<i64>)?,
        }
    }
    Ok(converted)
}

impl TryFrom<DriverArguments> for SqliteArguments {
    type Error = BoxDynError;

    fn try_from(arguments: DriverArguments) -> Result<Self, BoxDynError> {
        converted(arguments)
    }
}

impl TryFrom<DriverArguments> for PgArguments {
    type Error = BoxDynError;

    fn try_from(arguments: DriverArguments) -> Result<Self, BoxDynError> {
        converted(arguments)
    }
}

impl Type<Driver> for i64 {
    fn type_info() -> DriverType {
        DriverType::Integer
    }
}

impl Encode<'_, Driver> for i64 {
    fn encode_by_ref(&self, buffer: &mut Vec<Argument>) -> Result<IsNull, BoxDynError> {
        buffer.push(Argument::Integer(*self));
        Ok(IsNull::No)
    }
}

impl Type<Driver> for bool {
    fn type_info() -> DriverType {
        DriverType::Integer
    }

    fn compatible(found: &DriverType) -> bool {
        matches!(found, DriverType::Integer | DriverType::Bool)
    }
}

impl Encode<'_, Driver> for bool {
    fn encode_by_ref(&self, buffer: &mut Vec<Argument>) -> Result<IsNull, BoxDynError> {
        buffer.push(Argument::Integer(i64::from(*self)));
        Ok(IsNull::No)
    }
}

impl Type<Driver> for f64 {
    fn type_info() -> DriverType {
        DriverType::Real
    }
}

impl Encode<'_, Driver> for f64 {
    fn encode_by_ref(&self, buffer: &mut Vec<Argument>) -> Result<IsNull, BoxDynError> {
        buffer.push(Argument::Real(*self));
        Ok(IsNull::No)
    }
}

impl Type<Driver> for str {
    fn type_info() -> DriverType {
        DriverType::Text
    }
}

impl Type<Driver> for String {
    fn type_info() -> DriverType {
        DriverType::Text
    }
}

impl Encode<'_, Driver> for &'_ str {
    fn encode_by_ref(&self, buffer: &mut Vec<Argument>) -> Result<IsNull, BoxDynError> {
        buffer.push(Argument::Text((*self).to_owned()));
        Ok(IsNull::No)
    }
}

impl Encode<'_, Driver> for String {
    fn encode(self, buffer: &mut Vec<Argument>) -> Result<IsNull, BoxDynError> {
        buffer.push(Argument::Text(self));
        Ok(IsNull::No)
    }

    fn encode_by_ref(&self, buffer: &mut Vec<Argument>) -> Result<IsNull, BoxDynError> {
        buffer.push(Argument::Text(self.clone()));
        Ok(IsNull::No)
    }
}

impl Type<Driver> for Vec<u8> {
    fn type_info() -> DriverType {
        DriverType::Bytes
    }
}

impl Encode<'_, Driver> for Vec<u8> {
    fn encode_by_ref(&self, buffer: &mut Vec<Argument>) -> Result<IsNull, BoxDynError> {
        buffer.push(Argument::Bytes(self.clone()));
        Ok(IsNull::No)
    }
}

/// Implements sqlx's trait for what both engines read alike.
macro_rules! decoded {
    ($($name:ty),+) => {
        $(impl<'r> Decode<'r, Driver> for $name {
            fn decode(value: DriverValueRef<'r>) -> Result<Self, BoxDynError> {
                match value {
                    DriverValueRef::Sqlite(value) => <Self as Decode<Sqlite>>::decode(value),
                    DriverValueRef::Postgres(value) => <Self as Decode<Postgres>>::decode(value),
                }
            }
        })+
    };
}

decoded!(i64, f64, String, Vec<u8>);

impl<'r> Decode<'r, Driver> for bool {
    fn decode(value: DriverValueRef<'r>) -> Result<Self, BoxDynError> {
        match value {
            DriverValueRef::Sqlite(value) => <Self as Decode<Sqlite>>::decode(value),
            DriverValueRef::Postgres(value) if value.type_info().name() == "BOOL" => {
                <Self as Decode<Postgres>>::decode(value)
            }
            DriverValueRef::Postgres(value) => Ok(<i64 as Decode<Postgres>>::decode(value)? != 0),
        }
    }
}
