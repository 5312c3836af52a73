//! Channels and roles of servers: who sees what.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::all::{
    ChannelType, PermissionOverwrite, PermissionOverwriteType, Permissions, RoleId as RoleNumber,
};

use super::{Rest, RestError};
use crate::table::{ChannelId, GuildId, PersonId, RoleId};

/// A channel of a server, as far as it says who sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct GuildChannel {
    #[serde(rename = "type")]
    kind: ChannelType,
    #[serde(default)]
    parent_id: Option<serenity::all::ChannelId>,
    #[serde(default)]
    permission_overwrites: Vec<PermissionOverwrite>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Role {
    id: RoleNumber,
    permissions: Permissions,
    #[serde(default)]
    mentionable: bool,
}

impl Role {
    /// Whether it is this role, and everybody may mention it.
    pub fn is_called_by_all(&self, role: RoleId) -> bool {
        self.mentionable && self.id.get() == role.0
    }
}

#[derive(Clone, Copy)]
pub struct Channels<'a> {
    pub(super) rest: &'a Rest,
}

impl Channels<'_> {
    /// # Errors
    /// If Discord refuses to tell, as it does where the bot does not see the channel itself.
    pub async fn find(self, channel: ChannelId) -> Result<GuildChannel, RestError> {
        let path = format!("/channels/{channel}");
        read(self.rest.get(path, format!("channel {channel}")).await?)
    }

    pub async fn roles(self, guild: GuildId) -> Result<Vec<Role>, RestError> {
        let path = format!("/guilds/{guild}/roles");
        read(self.rest.get(path, format!("roles {guild}")).await?)
    }
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, RestError> {
    serde_json::from_value(value).map_err(|_| RestError::Unreadable)
}

impl GuildChannel {
    /// The channel that decides who sees this one, if it is a public thread.
    pub fn public_thread_of(&self) -> Option<ChannelId> {
        let is_thread = matches!(
            self.kind,
            ChannelType::PublicThread | ChannelType::NewsThread
        );
        let parent = self.parent_id.filter(|_| is_thread);
        parent.map(|parent| ChannelId(parent.get()))
    }

    /// Whether a member with these roles sees it. Of a thread nobody says so here.
    pub fn is_seen_by(
        &self,
        person: PersonId,
        own: &[RoleId],
        roles: &[Role],
        guild: GuildId,
    ) -> bool {
        // The role that everybody has is called as the server.
        let is_own = |id: RoleNumber| id.get() == guild.0 || own.contains(&RoleId(id.get()));
        let granted = roles.iter().filter(|role| is_own(role.id));
        let granted = granted.fold(Permissions::empty(), |all, role| all | role.permissions);
        if granted.contains(Permissions::ADMINISTRATOR) {
            return true;
        }
        // Each of these has the last word over the one before.
        let ranks: [&dyn Fn(PermissionOverwriteType) -> bool; 3] = [
            &|kind| matches!(kind, PermissionOverwriteType::Role(id) if id.get() == guild.0),
            &|kind| matches!(kind, PermissionOverwriteType::Role(id) if id.get() != guild.0 && is_own(id)),
            &|kind| matches!(kind, PermissionOverwriteType::Member(id) if id.get() == person.0),
        ];
        let is_private_thread = self.kind == ChannelType::PrivateThread;
        let seen = ranks.iter().fold(granted, |before, is_of_rank| {
            let overwrites = self.permission_overwrites.iter();
            let overwrites = overwrites.filter(|overwrite| is_of_rank(overwrite.kind));
            let nothing = (Permissions::empty(), Permissions::empty());
            let (allowed, denied) = overwrites.fold(nothing, |(allowed, denied), overwrite| {
                (allowed | overwrite.allow, denied | overwrite.deny)
            });
            (before - denied) | allowed
        });
        seen.contains(Permissions::VIEW_CHANNEL) && !is_private_thread
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const GUILD: GuildId = GuildId(77);
    const VIEW: u64 = Permissions::VIEW_CHANNEL.bits();

    #[test]
    fn a_channel_is_seen_as_discord_adds_up_permissions() {
        let role = |id: u64, permissions: u64| json!({"id": id.to_string(), "permissions": permissions.to_string()});
        let of_role = |id: u64, allow: u64, deny: u64| json!({"id": id.to_string(), "type": 0, "allow": allow.to_string(), "deny": deny.to_string()});
        let of_member = |allow: u64, deny: u64| json!({"id": "1", "type": 1, "allow": allow.to_string(), "deny": deny.to_string()});
        let administrator = Permissions::ADMINISTRATOR.bits();
        for (everybody, fifth, overwrites, is_seen) in [
            (VIEW, 0, json!([]), true),
            (0, 0, json!([]), false),
            (0, VIEW, json!([]), true),
            (VIEW, 0, json!([of_role(77, 0, VIEW)]), false),
            (
                VIEW,
                0,
                json!([of_role(5, VIEW, 0), of_role(77, 0, VIEW)]),
                true,
            ),
            (
                VIEW,
                0,
                json!([of_role(6, VIEW, 0), of_role(77, 0, VIEW)]),
                false,
            ),
            (VIEW, 0, json!([of_role(5, 0, VIEW)]), false),
            (
                VIEW,
                0,
                json!([of_member(VIEW, 0), of_role(5, 0, VIEW)]),
                true,
            ),
            (VIEW, 0, json!([of_member(0, VIEW)]), false),
            (0, administrator, json!([of_member(0, VIEW)]), true),
        ] {
            let roles = json!([role(77, everybody), role(5, fifth), role(6, administrator)]);
            let roles: Vec<Role> = read(roles).unwrap();
            let channel = json!({"id": "9", "type": 0, "permission_overwrites": overwrites});
            let channel: GuildChannel = read(channel).unwrap();
            let seen = channel.is_seen_by(PersonId(1), &[RoleId(5)], &roles, GUILD);
            assert_eq!(seen, is_seen, "{channel:?}");
        }
    }

    #[test]
    fn a_private_thread_is_seen_by_nobody_for_certain() {
        let roles = json!([{"id": "77", "permissions": VIEW.to_string()}]);
        let roles: Vec<Role> = read(roles).unwrap();
        for (kind, parent) in [(11, Some(ChannelId(8))), (12, None)] {
            let thread = json!({"id": "9", "type": kind, "parent_id": "8"});
            let thread: GuildChannel = read(thread).unwrap();
            assert_eq!(thread.public_thread_of(), parent);
            assert!(parent.is_some() || !thread.is_seen_by(PersonId(1), &[], &roles, GUILD));
        }
    }
}
