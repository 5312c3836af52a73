//! The world's things in the shape in which Discord sends them to bots.

mod layout;
mod place;

use serde_json::{Map, Value, json};

use crate::world::clock::rfc3339;
use crate::world::components;
use crate::world::permissions;
use crate::world::snowflake::Snowflake;
use crate::world::{
    Attachment, BOT, ChannelKind, Emoji, Interaction, InteractionKind, Message, Person, World,
};

pub(crate) use layout::{alternative_text, layout};
pub(crate) use place::{channel, guild, member, role};

/// Bytes that one file may have, as interactions announce it.
pub(crate) const ATTACHMENT_SIZE_LIMIT: usize = 10 * 1024 * 1024;

pub(crate) fn user(person: &Person) -> Value {
    let is_bot = person.id == BOT;
    json!({
        "id": person.id, "username": person.name.to_lowercase(), "discriminator": if is_bot { "4242" } else { "0" },
        "global_name": if is_bot { Value::Null } else { json!(person.name) },
        "avatar": person.avatar.as_ref().map(|avatar| &avatar.hash),
        "avatar_decoration_data": null, "banner": null, "accent_color": null, "collectibles": null, "clan": null,
        "primary_guild": null, "display_name_styles": null, "public_flags": 0, "flags": 0, "bot": is_bot, "system": false,
    })
}

/// The user object of an id; a person who was never there is shown as Discord shows deleted accounts.
pub(crate) fn user_by_id(world: &World, id: Snowflake) -> Value {
    world.persons.get(id).map_or_else(
        || json!({"id": id, "username": "deleted_user", "discriminator": "0", "global_name": null, "avatar": null}),
        user,
    )
}

/// The bot's own user object, with what only its owner knows.
pub(crate) fn own_user(world: &World) -> Value {
    let mut user = user_by_id(world, BOT);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(true);
    user["email"] = Value::Null;
    user["locale"] = json!("en-US");
    user["bio"] = json!("");
    user
}

pub(crate) fn emoji(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id, "name": emoji.name, "roles": [], "user": user_by_id(world, BOT), "require_colons": true, "managed": false,
        "animated": emoji.content_type == "image/gif", "available": true,
    })
}

/// A file of a message; `base` is where the sandbox listens.
pub(crate) fn attachment(file: &Attachment, base: &str) -> Value {
    let url = attachment_url(file, base);
    let mut object = json!({
        "id": file.id, "filename": file.filename, "content_type": file.content_type, "size": file.bytes.len(),
        "url": url, "proxy_url": url,
    });
    if let Some(description) = &file.description {
        object["description"] = json!(description);
    }
    if let Some((width, height)) = file.size_px {
        object["width"] = json!(width);
        object["height"] = json!(height);
    }
    object
}

/// Where a file can be fetched, under the sandbox's own stand-in for Discord's content network.
pub(crate) fn attachment_url(file: &Attachment, base: &str) -> String {
    format!(
        "{base}/attachments/{}/{}/{}",
        file.channel, file.id, file.filename
    )
}

/// The embeds with `attachment://name` replaced by the file's address, as Discord sends them back.
pub(crate) fn embeds(world: &World, message: &Message, base: &str) -> Vec<Value> {
    let mut embeds = message.embeds.clone();
    for embed in &mut embeds {
        embed["type"] = json!("rich");
        for (field, key) in SHOWN {
            let Some(name) = embed
                .pointer(&format!("/{field}/{key}"))
                .and_then(Value::as_str)
            else {
                continue;
            };
            let Some(file) = named(world, message, name) else {
                continue;
            };
            let url = attachment_url(file, base);
            embed[field][key] = json!(url);
            embed[field][format!("proxy_{key}")] = json!(url);
            if key == "url" {
                embed[field]["content_type"] = json!(file.content_type);
                if let Some(description) = &file.description {
                    embed[field]["description"] = json!(description);
                }
            }
            if let (Some((width, height)), "url") = (file.size_px, key) {
                embed[field]["width"] = json!(width);
                embed[field]["height"] = json!(height);
            }
        }
    }
    embeds
}

/// The parts of an embed that may show a file, and the key of its address there.
const SHOWN: [(&str, &str); 4] = [
    ("image", "url"),
    ("thumbnail", "url"),
    ("author", "icon_url"),
    ("footer", "icon_url"),
];

/// The file of the message that an `attachment://` address names.
fn named<'a>(world: &'a World, message: &Message, url: &str) -> Option<&'a Attachment> {
    let name = url.strip_prefix("attachment://")?;
    let ids = message.attachments.iter();
    let mut files = ids.filter_map(|id| world.attachments.get(*id));
    files.find(|file| file.filename == name)
}

/// Whether an embed or a component of the message shows this file.
fn is_shown(message: &Message, file: &Attachment) -> bool {
    let wanted = format!("attachment://{}", file.filename);
    let in_embed = |embed: &Value| {
        SHOWN
            .iter()
            .any(|(part, key)| embed[*part][*key] == wanted.as_str())
    };
    let all = components::all(&message.components).into_iter();
    let mut shown = all.flat_map(components::shown);
    message.embeds.iter().any(in_embed) || shown.any(|(part, key)| part[key]["url"] == wanted)
}

pub(crate) fn message(world: &World, message: &Message, base: &str) -> Value {
    // A file that an embed or a component shows is there only.
    let files = message
        .attachments
        .iter()
        .filter_map(|id| world.attachments.get(*id))
        .filter(|file| !is_shown(message, file));
    let users = message.mentions.iter().map(|id| user_by_id(world, *id));
    let mut object = json!({
        "id": message.id, "channel_id": message.channel, "type": message.kind,
        "author": user_by_id(world, message.author), "content": message.content,
        "timestamp": rfc3339(message.at_ms), "edited_timestamp": message.edited_ms.map(rfc3339),
        "tts": false, "mention_everyone": message.mention_everyone, "mentions": users.collect::<Vec<_>>(),
        "mention_roles": [], "attachments": files.map(|file| attachment(file, base)).collect::<Vec<_>>(),
        "embeds": embeds(world, message, base), "components": layout(world, message, base),
        "pinned": false, "flags": message.flags,
    });
    if message.author == BOT {
        object["application_id"] = json!(BOT);
    }
    if let Some(nonce) = &message.nonce {
        object["nonce"] = nonce.clone();
    }
    if let Some(interaction) = message
        .interaction
        .and_then(|id| world.interactions.get(id))
    {
        object["webhook_id"] = json!(BOT);
        object["interaction_metadata"] = metadata(world, interaction, message);
    }
    if let Some(other) = message.reference {
        object["message_reference"] =
            json!({"type": 0, "channel_id": message.channel, "message_id": other});
        let other = world.messages.get(other);
        object["referenced_message"] =
            other.map_or(Value::Null, |other| self::message(world, other, base));
    }
    object
}

/// Which act of whom a message answers.
fn metadata(world: &World, interaction: &Interaction, message: &Message) -> Value {
    let kind = interaction.kind.number();
    let mut object = json!({
        "id": interaction.id, "type": kind, "user": user_by_id(world, interaction.person),
        "authorizing_integration_owners": owners(world, interaction),
    });
    if interaction
        .original
        .is_some_and(|original| original != message.id)
    {
        object["original_response_message_id"] = json!(interaction.original);
    }
    match interaction.kind {
        InteractionKind::Command | InteractionKind::Autocomplete => {
            object["name"] = json!(interaction.command);
            object["command_type"] = json!(1);
        }
        InteractionKind::Component => object["interacted_message_id"] = json!(interaction.source),
        InteractionKind::Modal => {
            let opener = interaction
                .opened_by
                .and_then(|id| world.interactions.get(id));
            object["triggering_interaction_metadata"] =
                opener.map_or(Value::Null, |opener| metadata(world, opener, message));
        }
    }
    object
}

/// For whom the application is installed where an interaction comes from: the server, `"0"` for direct messages, or where the
/// application is not, the person.
fn owners(world: &World, interaction: &Interaction) -> Value {
    let channel = world.channels.get(interaction.channel);
    if channel.is_some_and(|channel| !world.is_bot_in(channel)) {
        return json!({"1": interaction.person});
    }
    let guild = channel.and_then(|channel| channel.guild);
    json!({"0": guild.map_or_else(|| "0".into(), |guild| guild.to_string())})
}

/// The payload of `INTERACTION_CREATE`; `data` is what differs from kind to kind.
pub(crate) fn interaction(
    world: &World,
    interaction: &Interaction,
    data: &Value,
    base: &str,
) -> Value {
    let mut object = Map::new();
    let mut set = |key: &str, value: Value| object.insert(key.into(), value);
    set("id", json!(interaction.id));
    set("application_id", json!(BOT));
    set("type", json!(interaction.kind.number()));
    set("token", json!(interaction.token));
    set("version", json!(1));
    set("data", data.clone());
    set("channel_id", json!(interaction.channel));
    set("entitlements", json!([]));
    set("entitlement_sku_ids", json!([]));
    set("authorizing_integration_owners", owners(world, interaction));
    set("attachment_size_limit", json!(ATTACHMENT_SIZE_LIMIT));
    let person = world.persons.get(interaction.person);
    set(
        "locale",
        json!(person.map_or("en-US", |person| person.locale.as_str())),
    );
    if let Some(place) = world.channels.get(interaction.channel) {
        set("channel", channel(world, place, Some(interaction.person)));
        let own = if world.is_bot_in(place) {
            world.permissions_in(place, BOT)
        } else {
            permissions::ANSWERING
        };
        set("app_permissions", json!(own.to_string()));
        if let Some(guild) = place.guild.and_then(|guild| world.guilds.get(guild)) {
            let mut member = member(world, guild, interaction.person, true);
            member["permissions"] =
                json!(world.permissions_in(place, interaction.person).to_string());
            set("member", member);
            set("guild_id", json!(guild.id));
            set("guild_locale", json!(guild.locale));
            set(
                "guild",
                json!({"id": guild.id, "locale": guild.locale, "features": []}),
            );
            set("context", json!(0));
        } else {
            set("user", user_by_id(world, interaction.person));
            let is_group = place.kind == ChannelKind::Group;
            set("context", json!(if is_group { 2 } else { 1 }));
        }
    }
    if let Some(source) = interaction.source.and_then(|id| world.messages.get(id)) {
        set("message", message(world, source, base));
    }
    Value::Object(object)
}
