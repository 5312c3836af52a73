//! An option that takes a person or a role.

use super::option::{Argument, Kind};
use super::values::{GivenRole, GivenUser, Value};
use crate::answers::asker::Asker;
use crate::table::{Invited, Invitee};

/// A person or role that is invited to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guest {
    Person(GivenUser),
    /// Everybody who has the role.
    Role(GivenRole),
}

impl Argument for Guest {
    fn kind() -> Kind {
        Kind::Mentionable
    }

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::User(user) => Some(Self::Person(user.clone())),
            Value::Role(role) => Some(Self::Role(*role)),
            Value::Text(_) | Value::Number(_) | Value::Channel(_) | Value::Flag(_) => None,
        }
    }
}

impl Guest {
    /// The guest as `host` invites them.
    pub fn invitee(&self, host: &Asker) -> Invitee {
        match self {
            Self::Person(user) => Invited::Person(user.id).into(),
            Self::Role(role) => Invitee {
                who: Invited::Role(role.id),
                // Nobody calls by the bot whom they could not call themselves.
                is_silent: !role.is_mentionable && !host.may_mention_everyone(),
            },
        }
    }

    /// Why they cannot be invited from there, as a key of the locale files.
    pub fn refusal(&self, host: &Asker) -> Option<&'static str> {
        match self {
            Self::Person(user) if user.is_bot => Some("refuse-bot"),
            Self::Person(user) if !user.can_see_channel => Some("refuse-cannot-see-channel"),
            Self::Role(role) if host.is_everybody(role.id) => Some("refuse-everyone"),
            Self::Person(_) | Self::Role(_) => None,
        }
    }
}
