//! Users, servers and members, and the opening of direct channels.

use serde_json::json;

use super::call::{Call, Reply, id, ok};
use crate::judge::refusal::Refusal;
use crate::payload;
use crate::sandbox::shared::{News, State};
use crate::world::BOT;

/// Answers a request under `/users`.
pub(super) fn users(
    call: &Call<'_>,
    state: &mut State,
    method: &str,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    match (method, rest) {
        ("GET", ["@me"]) => ok(payload::own_user(&state.world)),
        ("GET", ["@me", "guilds"]) => {
            let guilds = state
                .world
                .guilds
                .iter()
                .filter(|guild| guild.members.contains_key(&BOT));
            let partial = guilds.map(|guild| {
                let bits = guild.members.get(&BOT).copied().unwrap_or_default();
                json!({
                    "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false, "features": [],
                    "permissions": bits.to_string(),
                })
            });
            ok(partial.collect())
        }
        ("POST", ["@me", "channels"]) => {
            let wanted = &call.body["recipient_id"];
            let wanted = wanted
                .as_str()
                .map_or_else(|| wanted.to_string(), str::to_owned);
            let person = id(&wanted, Refusal::UNKNOWN_USER)?;
            if person == BOT || state.world.persons.get(person).is_none() {
                return Err(Refusal::UNKNOWN_USER);
            }
            let channel = state
                .world
                .direct_channel(person, call.shared.clock.now_ms());
            call.shared.changed(News::World);
            let channel = state
                .world
                .channels
                .get(channel)
                .ok_or(Refusal::UNKNOWN_CHANNEL)?;
            ok(payload::channel(&state.world, channel, None))
        }
        ("GET", [person]) => {
            let person = state.world.persons.get(id(person, Refusal::UNKNOWN_USER)?);
            ok(payload::user(person.ok_or(Refusal::UNKNOWN_USER)?))
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// Answers a request under `/guilds/{id}`.
pub(super) fn answer(
    call: &Call<'_>,
    state: &State,
    method: &str,
    guild: &str,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    let guild = state
        .world
        .guilds
        .get(id(guild, Refusal::UNKNOWN_GUILD)?)
        .ok_or(Refusal::UNKNOWN_GUILD)?;
    if !guild.members.contains_key(&BOT) {
        return Err(Refusal::UNKNOWN_GUILD);
    }
    match (method, rest) {
        ("GET", []) => {
            let mut object = payload::guild(&state.world, guild);
            if !call.asks("with_counts")
                && let Some(fields) = object.as_object_mut()
            {
                fields.remove("approximate_member_count");
            }
            ok(object)
        }
        ("GET", ["channels"]) => ok(payload::guild(&state.world, guild)["channels"].clone()),
        ("GET", ["roles"]) => ok(payload::guild(&state.world, guild)["roles"].clone()),
        ("GET", ["members", person]) => {
            let person = id(person, Refusal::UNKNOWN_USER)?;
            if state.world.persons.get(person).is_none() {
                return Err(Refusal::UNKNOWN_USER);
            }
            if !guild.members.contains_key(&person) {
                return Err(Refusal::UNKNOWN_MEMBER);
            }
            ok(payload::member(&state.world, guild, person, true))
        }
        // Listing all members needs a privileged intent that this bot does not have.
        ("GET", ["members"]) => Err(Refusal::MISSING_ACCESS),
        _ => Err(Refusal::NOT_FOUND),
    }
}
