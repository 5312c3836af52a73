//! An option that takes a person or a role.

use poise::{SlashArgError, SlashArgument};
use serenity::all::{
    CommandInteraction, CommandOptionType, Context, CreateCommandOption, ResolvedValue, UserId,
};
use serenity::async_trait;

use crate::table::{Invited, PersonId, RoleId};

/// Whoever is invited to a table.
pub(super) struct Guest {
    pub(super) invited: Invited,
    pub(super) is_bot: bool,
}

impl Guest {
    /// The person, unless it is a role.
    pub(super) fn person(&self) -> Option<UserId> {
        match self.invited {
            Invited::Person(person) => Some(UserId::new(person.0)),
            Invited::Role(_) => None,
        }
    }
}

#[async_trait]
impl SlashArgument for Guest {
    async fn extract(
        _: &Context,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        match value {
            ResolvedValue::User(user, _) => Ok(Self {
                invited: Invited::Person(PersonId(user.id.get())),
                is_bot: user.bot,
            }),
            ResolvedValue::Role(role) => Ok(Self {
                invited: Invited::Role(RoleId(role.id.get())),
                is_bot: false,
            }),
            _ => Err(SlashArgError::new_command_structure_mismatch(
                "expected somebody who can be mentioned",
            )),
        }
    }

    fn create(builder: CreateCommandOption) -> CreateCommandOption {
        builder.kind(CommandOptionType::Mentionable)
    }
}
