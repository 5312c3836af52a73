//! An option that takes a person or a role.

use poise::{SlashArgError, SlashArgument};
use serenity::all::{
    CommandInteraction, CommandOptionType, Context, CreateCommandOption, Permissions,
    ResolvedValue, UserId,
};
use serenity::async_trait;

use crate::table::{Invited, Invitee, PersonId, RoleId};

/// Whoever is invited to a table.
pub(super) struct Guest {
    pub(super) invitee: Invitee,
    pub(super) is_bot: bool,
    /// Whether it is the role of everybody on the server.
    pub(super) is_everyone: bool,
}

impl Guest {
    /// The person, unless it is a role.
    pub(super) fn person(&self) -> Option<UserId> {
        match self.invitee.who {
            Invited::Person(person) => Some(UserId::new(person.0)),
            Invited::Role(_) => None,
        }
    }
}

#[async_trait]
impl SlashArgument for Guest {
    async fn extract(
        _: &Context,
        interaction: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        match value {
            ResolvedValue::User(user, _) => Ok(Self {
                invitee: Invited::Person(PersonId(user.id.get())).into(),
                is_bot: user.bot,
                is_everyone: false,
            }),
            ResolvedValue::Role(role) => Ok(Self {
                invitee: Invitee {
                    who: Invited::Role(RoleId(role.id.get())),
                    // Nobody calls by the bot whom they could not call themselves.
                    is_silent: !role.mentionable && !may_mention_everyone(interaction),
                },
                is_bot: false,
                is_everyone: interaction
                    .guild_id
                    .is_some_and(|id| id.get() == role.id.get()),
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

/// Whether whoever types may call every role in the channel.
fn may_mention_everyone(interaction: &CommandInteraction) -> bool {
    let member = interaction.member.as_ref();
    let calling = Permissions::MENTION_EVERYONE | Permissions::ADMINISTRATOR;
    member
        .and_then(|member| member.permissions)
        .is_some_and(|permissions| permissions.intersects(calling))
}
