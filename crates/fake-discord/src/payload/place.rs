//! Servers, members and channels as Discord sends them.

use serde_json::{Value, json};

use super::user_by_id;
use crate::world::clock::rfc3339;
use crate::world::permissions;
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, BOT_NAME, Channel, ChannelKind, Guild, World};

/// A member object; without the user, as it is beside `users` in resolved data, or with it.
pub(crate) fn member(world: &World, guild: &Guild, person: Snowflake, with_user: bool) -> Value {
    let mut member = json!({
        "nick": null, "avatar": null, "banner": null, "avatar_decoration_data": null, "collectibles": null,
        "roles": roles_of(guild, person),
        "joined_at": rfc3339(guild.id.unix_ms()), "premium_since": null, "pending": false, "flags": 0,
        "communication_disabled_until": null, "unusual_dm_activity_until": null,
    });
    if with_user {
        member["user"] = user_by_id(world, person);
        member["deaf"] = json!(false);
        member["mute"] = json!(false);
    }
    member
}

fn roles_of(guild: &Guild, person: Snowflake) -> Vec<Snowflake> {
    if person == BOT {
        return vec![bot_role(guild)];
    }
    let roles = guild.roles.iter();
    let own = roles.filter(|(_, role)| role.members.contains(&person));
    own.map(|(id, _)| *id).collect()
}

/// A role as Discord sends it; `None` if the server has none of this id.
pub(crate) fn role(world: &World, guild: &Guild, id: Snowflake) -> Option<Value> {
    let roles = self::guild(world, guild)["roles"].take();
    let mut roles = roles.as_array().cloned().unwrap_or_default().into_iter();
    roles.find(|role| role["id"] == json!(id))
}

/// The id of the role that came with the bot.
fn bot_role(guild: &Guild) -> Snowflake {
    Snowflake::new(guild.id.number() + 1)
}

/// A server as `GET /guilds/{id}` and `GUILD_CREATE` have it.
pub(crate) fn guild(world: &World, guild: &Guild) -> Value {
    let role = |id: Snowflake, name: &str, permissions: u64, managed: bool| {
        json!({
            "id": id, "name": name, "permissions": permissions.to_string(), "position": u8::from(managed),
            "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "hoist": false, "managed": managed, "mentionable": false, "icon": null, "unicode_emoji": null, "flags": 0,
        })
    };
    let bot = guild.members.get(&BOT).copied().unwrap_or_default();
    let mut roles = vec![
        role(guild.id, "@everyone", permissions::MEMBER, false),
        role(bot_role(guild), BOT_NAME, bot, true),
    ];
    roles[1]["tags"] = json!({"bot_id": BOT});
    let others = guild.roles.iter();
    roles.extend(others.map(|(id, other)| {
        let mut object = role(*id, &other.name, 0, false);
        object["mentionable"] = json!(other.is_mentionable);
        object
    }));
    let owner = guild
        .members
        .iter()
        .find(|(id, bits)| **id != BOT && **bits & permissions::ADMINISTRATOR != 0);
    let mut object = json!({
        "id": guild.id, "name": guild.name, "owner_id": owner.map_or(BOT, |(id, _)| *id), "roles": roles,
        "preferred_locale": guild.locale, "approximate_member_count": guild.members.len(),
        "member_count": guild.members.len(), "joined_at": rfc3339(guild.id.unix_ms()),
        "channels": channels_of(world, guild, false), "threads": channels_of(world, guild, true),
        "members": [member(world, guild, BOT, true)], "large": false, "unavailable": false,
        "emojis": [], "stickers": [], "features": [], "voice_states": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [], "region": "deprecated", "afk_timeout": 300, "max_members": 500_000,
        "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
    });
    for empty in [
        "icon",
        "icon_hash",
        "splash",
        "discovery_splash",
        "description",
        "banner",
        "home_header",
        "application_id",
        "afk_channel_id",
        "system_channel_id",
        "rules_channel_id",
        "max_presences",
        "vanity_url_code",
        "public_updates_channel_id",
        "safety_alerts_channel_id",
        "widget_channel_id",
        "embed_channel_id",
        "hub_type",
        "latest_onboarding_question_id",
        "incidents_data",
        "inventory_settings",
    ] {
        object[empty] = Value::Null;
    }
    for zero in [
        "verification_level",
        "default_message_notifications",
        "explicit_content_filter",
        "mfa_level",
        "nsfw_level",
        "system_channel_flags",
        "premium_tier",
        "premium_subscription_count",
    ] {
        object[zero] = json!(0);
    }
    for no in [
        "nsfw",
        "premium_progress_bar_enabled",
        "widget_enabled",
        "embed_enabled",
    ] {
        object[no] = json!(false);
    }
    object
}

/// The channels of a server, or its threads.
fn channels_of(world: &World, guild: &Guild, threads: bool) -> Vec<Value> {
    let own = world
        .channels
        .iter()
        .filter(|channel| channel.guild == Some(guild.id));
    let own = own.filter(|channel| matches!(channel.kind, ChannelKind::Thread(_)) == threads);
    own.map(|channel| self::channel(world, channel, None))
        .collect()
}

/// A channel object. With a viewer, it is the partial one of an interaction, which carries that person's permissions.
pub(crate) fn channel(world: &World, channel: &Channel, viewer: Option<Snowflake>) -> Value {
    let mut object = json!({"id": channel.id, "last_message_id": channel.last_message, "flags": 0});
    match channel.kind {
        ChannelKind::Direct(person) => {
            object["type"] = json!(1);
            object["recipients"] = json!([user_by_id(world, person)]);
        }
        ChannelKind::Group => {
            object["type"] = json!(3);
            object["name"] = json!(channel.name);
            object["icon"] = Value::Null;
            let people = world.persons.iter().filter(|person| person.id != BOT);
            object["recipients"] = people.map(super::user).collect();
        }
        ChannelKind::Text | ChannelKind::Thread(_) => {
            object["guild_id"] = json!(channel.guild);
            object["name"] = json!(channel.name);
            object["rate_limit_per_user"] = json!(channel.slowmode_s);
        }
    }
    match channel.kind {
        ChannelKind::Direct(_) | ChannelKind::Group => {}
        ChannelKind::Text => {
            let overwrite = |(id, (allow, deny)): (&Snowflake, &(u64, u64))| json!({"id": id, "type": 1, "allow": allow.to_string(), "deny": deny.to_string()});
            let position = world
                .channels
                .iter()
                .take_while(|other| other.id < channel.id);
            object["type"] = json!(0);
            object["position"] = json!(
                position
                    .filter(|other| other.guild == channel.guild)
                    .count()
            );
            object["parent_id"] = Value::Null;
            object["topic"] = Value::Null;
            object["nsfw"] = json!(false);
            object["permission_overwrites"] = channel.overwrites.iter().map(overwrite).collect();
        }
        ChannelKind::Thread(parent) => {
            object["type"] = json!(11);
            object["parent_id"] = json!(parent);
            object["owner_id"] = json!(BOT);
            object["message_count"] = json!(0);
            object["member_count"] = json!(1);
            object["total_message_sent"] = json!(0);
            object["thread_metadata"] = json!({
                "archived": channel.is_archived, "auto_archive_duration": 1440, "locked": false, "invitable": true,
                "archive_timestamp": rfc3339(channel.id.unix_ms()), "create_timestamp": rfc3339(channel.id.unix_ms()),
            });
        }
    }
    if let Some(viewer) = viewer {
        object["permissions"] = json!(world.permissions_in(channel, viewer).to_string());
        if let Some(fields) = object.as_object_mut() {
            fields.remove("permission_overwrites");
        }
    }
    object
}
