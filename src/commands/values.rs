//! The values of a command's options, free of the transport that brought them.

use serenity::all::{PartialMember, Permissions, ResolvedOption, ResolvedValue, User};

use crate::answers::asker::called;
use crate::table::{ChannelId, PersonId, PersonName, RoleId};

/// The values that a person gave, each under the English name of its option.
#[derive(Default)]
pub struct Values(Vec<(String, Value)>);

pub enum Value {
    /// A text that was typed or chosen.
    Text(String),
    /// A number that was typed or chosen.
    Number(i64),
    User(GivenUser),
    Role(GivenRole),
    Channel(ChannelId),
    Flag(bool),
}

/// A person whom a command names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenUser {
    pub id: PersonId,
    pub name: PersonName,
    pub is_bot: bool,
    /// Whether they can see the channel: members can, unless Discord says otherwise, and nobody else.
    pub can_see_channel: bool,
}

/// A role that a command names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenRole {
    pub id: RoleId,
    /// Whether everybody may mention it.
    pub is_mentionable: bool,
}

impl Values {
    /// The values as serenity has read them. One that could not be resolved is left out.
    pub fn new(options: &[ResolvedOption<'_>]) -> Self {
        let values = options.iter().filter_map(|option| {
            let value = match &option.value {
                ResolvedValue::String(text) => Value::Text((*text).to_owned()),
                ResolvedValue::Integer(number) => Value::Number(*number),
                ResolvedValue::User(user, member) => Value::User(GivenUser::new(user, *member)),
                ResolvedValue::Role(role) => Value::Role(GivenRole {
                    id: RoleId(role.id.get()),
                    is_mentionable: role.mentionable,
                }),
                ResolvedValue::Channel(channel) => Value::Channel(ChannelId(channel.id.get())),
                ResolvedValue::Boolean(is_true) => Value::Flag(*is_true),
                _ => return None,
            };
            Some((option.name.to_owned(), value))
        });
        Self(values.collect())
    }

    pub fn get(&self, option: &str) -> Option<&Value> {
        let mut values = self.0.iter();
        values
            .find(|(name, _)| name == option)
            .map(|(_, value)| value)
    }
}

impl Value {
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    pub const fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }
}

impl GivenUser {
    /// A user with what Discord says of them as a member of the server.
    pub fn new(user: &User, member: Option<&PartialMember>) -> Self {
        Self {
            id: PersonId(user.id.get()),
            name: called(user, member.and_then(|member| member.nick.as_deref())),
            is_bot: user.bot,
            can_see_channel: member
                .is_some_and(|member| member.permissions.is_none_or(Permissions::view_channel)),
        }
    }
}
