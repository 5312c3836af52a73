//! What people do: commands, clicks, forms and typing, up to the bot's answer.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};

use super::faults::Kind;
use super::hub::Audience;
use super::payload;
use super::permissions;
use super::shared::{News, Shared, State};
use super::slash::{self, Mistake, Place};
use super::snowflake::Snowflake;
use super::view::{self, Answer, Choice, Component, Outcome};
use super::world::{BOT, ChannelKind, Interaction, InteractionKind, World};

/// Why an act is impossible, before the bot even hears of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// There is nobody of that name or id.
    #[error("there is nobody called {0:?}")]
    NoPerson(String),
    /// There is no such channel, or the person does not see it.
    #[error("there is no channel {0:?} for this person")]
    NoChannel(String),
    /// There is no such server.
    #[error("there is no server {0:?}")]
    NoGuild(String),
    /// There is no such message, or the person does not see it.
    #[error("there is no message {0} for this person")]
    NoMessage(String),
    /// The message has no such button or select.
    #[error("the message has no component {0:?}")]
    NoComponent(String),
    /// The button or select is disabled.
    #[error("the component {0:?} is disabled")]
    Disabled(String),
    /// The select does not offer this, or not so many.
    #[error("the select does not take these values: {0}")]
    NotOffered(String),
    /// The interaction opened no form for this person, or it has been sent already.
    #[error("the interaction {0} has no open form for this person")]
    NoModal(String),
    /// The form's fields are not filled as it asks.
    #[error("the field {0:?} is unknown, missing, too short or too long")]
    Field(String),
    /// The text is not a command.
    #[error("{0}")]
    Text(String),
    /// The command may not be used by this person or at this place.
    #[error("{0} may not be used here by this person")]
    NotAllowed(String),
}

impl From<Mistake> for Impossible {
    fn from(mistake: Mistake) -> Self {
        Self::Text(mistake.to_string())
    }
}

/// An act about to happen.
struct Act {
    kind: InteractionKind,
    person: Snowflake,
    channel: Snowflake,
    data: Value,
    command: Option<String>,
    source: Option<Snowflake>,
    opened_by: Option<Snowflake>,
}

impl Act {
    /// An act without a message behind it.
    fn new(kind: InteractionKind, person: Snowflake, channel: Snowflake, data: Value) -> Self {
        Self {
            kind,
            person,
            channel,
            data,
            command: None,
            source: None,
            opened_by: None,
        }
    }
}

/// The person of that name or id.
pub(crate) fn person(world: &World, text: &str) -> Result<Snowflake, Impossible> {
    let found = slash::find_person(world, text).filter(|id| *id != BOT);
    found.ok_or_else(|| Impossible::NoPerson(text.to_owned()))
}

/// The channel of that name or id as the person sees it; `dm` is the person's direct channel with the bot.
pub(crate) fn channel(
    shared: &Shared,
    state: &mut State,
    person: Snowflake,
    text: &str,
) -> Result<Snowflake, Impossible> {
    let name = text
        .trim()
        .trim_start_matches("<#")
        .trim_end_matches('>')
        .trim_start_matches('#');
    if ["dm", "@dm", "@bot", "@lostcities"].contains(&name.to_lowercase().as_str()) {
        return Ok(state.world.direct_channel(person, shared.clock.now_ms()));
    }
    let world = &state.world;
    let by_id = name
        .parse::<Snowflake>()
        .ok()
        .filter(|id| world.channels.get(*id).is_some());
    let by_name = || {
        let mut named = world
            .channels
            .iter()
            .filter(|channel| channel.name.eq_ignore_ascii_case(name));
        named
            .find(|channel| world.sees(channel.id, person))
            .map(|channel| channel.id)
    };
    let found = by_id.or_else(by_name).filter(|id| world.sees(*id, person));
    found.ok_or_else(|| Impossible::NoChannel(text.to_owned()))
}

/// A slash command, typed.
pub(crate) async fn command(
    shared: &Arc<Shared>,
    person: &str,
    channel: &str,
    text: &str,
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let (act, _) = typed(shared, &mut state, person, channel, text, None)?;
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// Suggestions for an option that is being typed.
pub(crate) async fn autocomplete(
    shared: &Arc<Shared>,
    person: &str,
    channel: &str,
    text: &str,
    focused: &str,
) -> Result<Vec<Choice>, Impossible> {
    let id = {
        let mut state = shared.lock();
        let (act, _) = typed(shared, &mut state, person, channel, text, Some(focused))?;
        begin(shared, &mut state, act)
    };
    wait(shared, id).await;
    let state = shared.lock();
    let choices = state
        .world
        .interactions
        .get(id)
        .and_then(|interaction| interaction.choices.clone());
    let choice = |choice: Value| Choice {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    };
    Ok(choices
        .unwrap_or_default()
        .into_iter()
        .map(choice)
        .collect())
}

/// A text made into an act.
fn typed(
    shared: &Shared,
    state: &mut State,
    person: &str,
    channel: &str,
    text: &str,
    focused: Option<&str>,
) -> Result<(Act, Snowflake), Impossible> {
    let person = self::person(&state.world, person)?;
    let channel = self::channel(shared, state, person, channel)?;
    let guild = state
        .world
        .channels
        .get(channel)
        .and_then(|channel| channel.guild);
    let typed = slash::read(
        Place {
            world: &state.world,
            guild,
        },
        text,
        focused,
    )?;
    allowed(&state.world, person, channel, &typed.command)?;
    let mut data = command_data(&typed.command);
    data["options"] = json!(typed.options);
    if typed
        .resolved
        .as_object()
        .is_some_and(|resolved| !resolved.is_empty())
    {
        data["resolved"] = typed.resolved;
    }
    let kind = if focused.is_some() {
        InteractionKind::Autocomplete
    } else {
        InteractionKind::Command
    };
    let mut act = Act::new(kind, person, channel, data);
    act.command = Some(typed.full_name);
    Ok((act, person))
}

/// A command from the menu over a person.
pub(crate) async fn context(
    shared: &Arc<Shared>,
    person: &str,
    channel: &str,
    command: &str,
    target: &str,
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let person = self::person(&state.world, person)?;
        let channel = self::channel(shared, &mut state, person, channel)?;
        let guild = state
            .world
            .channels
            .get(channel)
            .and_then(|channel| channel.guild);
        let target = slash::find_person(&state.world, target)
            .ok_or_else(|| Impossible::NoPerson(target.to_owned()))?;
        let is_meant = |found: &&Value| {
            found["type"] == 2 && (found["name"] == command || localized(found, command))
        };
        let found = state.world.commands_in(guild).find(is_meant).cloned();
        let found = found.ok_or_else(|| {
            Impossible::Text(format!("there is no user command {command:?} here"))
        })?;
        allowed(&state.world, person, channel, &found)?;
        let mut resolved = Map::new();
        slash::resolve_person(
            Place {
                world: &state.world,
                guild,
            },
            target,
            &mut resolved,
        );
        let mut data = command_data(&found);
        data["target_id"] = json!(target);
        data["resolved"] = Value::Object(resolved);
        let mut act = Act::new(InteractionKind::Command, person, channel, data);
        act.command = found["name"].as_str().map(str::to_owned);
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// Whether a command has this name in some language.
fn localized(command: &Value, name: &str) -> bool {
    command["name_localizations"]
        .as_object()
        .is_some_and(|names| names.values().any(|other| other == name))
}

/// The part of the data that all commands have.
fn command_data(command: &Value) -> Value {
    let mut data = json!({"id": command["id"], "name": command["name"], "type": command["type"]});
    if command["guild_id"].is_string() {
        data["guild_id"] = command["guild_id"].clone();
    }
    data
}

/// Whether the person may use the command at this place.
fn allowed(
    world: &World,
    person: Snowflake,
    channel: Snowflake,
    command: &Value,
) -> Result<(), Impossible> {
    let refuse = || {
        Err(Impossible::NotAllowed(
            command["name"].as_str().unwrap_or_default().to_owned(),
        ))
    };
    let Some(place) = world.channels.get(channel) else {
        return refuse();
    };
    let context = match place.kind {
        ChannelKind::Direct(_) => 1,
        ChannelKind::Text | ChannelKind::Thread(_) => 0,
    };
    let here = match command["contexts"].as_array() {
        Some(contexts) => contexts.iter().any(|number| number == context),
        None => context == 0 || command["dm_permission"] != false,
    };
    let bits = world.permissions_in(place, person);
    let needed = command["default_member_permissions"]
        .as_str()
        .and_then(|bits| bits.parse::<u64>().ok());
    // A command that asks for no permission at all (0) is for administrators only.
    let needed = needed.map_or(0, |bits| {
        if bits == 0 {
            permissions::ADMINISTRATOR
        } else {
            bits
        }
    });
    let needed = if context == 0 {
        needed | permissions::USE_APPLICATION_COMMANDS
    } else {
        0
    };
    let may = bits & needed == needed || bits & permissions::ADMINISTRATOR != 0;
    let installed = place.guild.is_none_or(|guild| {
        world
            .guilds
            .get(guild)
            .is_some_and(|guild| guild.members.contains_key(&BOT))
    });
    if here && may && installed {
        Ok(())
    } else {
        refuse()
    }
}

/// A click on a button, or the choice of a select.
pub(crate) async fn component(
    shared: &Arc<Shared>,
    person: &str,
    message: &str,
    custom_id: &str,
    values: &[String],
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let person = self::person(&state.world, person)?;
        let nothing = || Impossible::NoMessage(message.to_owned());
        let row = message
            .parse()
            .ok()
            .and_then(|id| state.world.messages.get(id))
            .ok_or_else(nothing)?;
        if !row.is_for(person) || !state.world.sees(row.channel, person) {
            return Err(nothing());
        }
        let seen = view::message(&state.world, row, &shared.base);
        let part = seen
            .find(custom_id)
            .ok_or_else(|| Impossible::NoComponent(custom_id.to_owned()))?;
        let data = clicked(&state.world, part, values, row.channel)?;
        let mut act = Act::new(InteractionKind::Component, person, row.channel, data);
        act.source = Some(row.id);
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// The data of a click, if it is possible.
fn clicked(
    world: &World,
    part: &Component,
    values: &[String],
    channel: Snowflake,
) -> Result<Value, Impossible> {
    let name = || {
        part.label
            .clone()
            .or_else(|| part.custom_id.clone())
            .unwrap_or_default()
    };
    let Some(custom_id) = part.custom_id.clone() else {
        return Err(Impossible::NoComponent(name()));
    };
    if part.disabled {
        return Err(Impossible::Disabled(name()));
    }
    let mut data = json!({"custom_id": custom_id, "component_type": part.kind});
    if part.kind == 2 {
        return Ok(data);
    }
    let refuse = || Impossible::NotOffered(values.join(", "));
    let (least, most) = (part.min_values.unwrap_or(1), part.max_values.unwrap_or(1));
    if !(usize::from(least)..=usize::from(most)).contains(&values.len()) {
        return Err(refuse());
    }
    let mut chosen = Vec::new();
    let mut resolved = Map::new();
    let guild = world
        .channels
        .get(channel)
        .and_then(|channel| channel.guild);
    for wanted in values {
        if let Some(options) = &part.options {
            let option = options.iter().find(|option| option.value == *wanted);
            let option = option.or_else(|| options.iter().find(|option| option.label == *wanted));
            chosen.push(option.ok_or_else(refuse)?.value.clone());
        } else {
            let person = slash::find_person(world, wanted).ok_or_else(refuse)?;
            slash::resolve_person(Place { world, guild }, person, &mut resolved);
            chosen.push(person.to_string());
        }
    }
    data["values"] = json!(chosen);
    if !resolved.is_empty() {
        data["resolved"] = Value::Object(resolved);
    }
    Ok(data)
}

/// A form, sent.
pub(crate) async fn modal(
    shared: &Arc<Shared>,
    person: &str,
    interaction: &str,
    fields: &Map<String, Value>,
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let person = self::person(&state.world, person)?;
        let nothing = || Impossible::NoModal(interaction.to_owned());
        let opener = interaction
            .parse()
            .ok()
            .and_then(|id| state.world.interactions.get(id))
            .ok_or_else(nothing)?;
        if opener.person != person || opener.submitted {
            return Err(nothing());
        }
        let form = opener.modal.clone().ok_or_else(nothing)?;
        let data = json!({"custom_id": form["custom_id"], "components": filled(&form, fields)?});
        let mut act = Act::new(InteractionKind::Modal, person, opener.channel, data);
        act.opened_by = Some(opener.id);
        act.source = opener.source;
        let opener = opener.id;
        if let Some(opener) = state.world.interactions.get_mut(opener) {
            opener.submitted = true;
        }
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// The rows of a form with the values that were typed into them.
fn filled(form: &Value, fields: &Map<String, Value>) -> Result<Vec<Value>, Impossible> {
    let rows = form["components"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let inputs: Vec<&Value> = rows
        .iter()
        .filter_map(|row| row["components"].get(0))
        .collect();
    if let Some(stray) = fields.keys().find(|key| {
        inputs
            .iter()
            .all(|input| input["custom_id"] != key.as_str())
    }) {
        return Err(Impossible::Field(stray.clone()));
    }
    let fill = |input: &&Value| {
        let id = input["custom_id"].as_str().unwrap_or_default();
        let given = fields
            .get(id)
            .and_then(Value::as_str)
            .or_else(|| input["value"].as_str())
            .unwrap_or_default();
        let length = given.chars().count() as u64;
        // Fields are required unless the form says otherwise.
        let needed =
            u64::from(input["required"] != false).max(input["min_length"].as_u64().unwrap_or(0));
        let empty_is_fine = input["required"] == false && length == 0;
        if (length < needed && !empty_is_fine)
            || length > input["max_length"].as_u64().unwrap_or(4000)
        {
            return Err(Impossible::Field(id.to_owned()));
        }
        Ok(json!({"type": 1, "components": [{"type": 4, "custom_id": id, "value": given}]}))
    };
    inputs.iter().map(fill).collect()
}

/// Writes the interaction down and tells the bot.
fn begin(shared: &Shared, state: &mut State, act: Act) -> Snowflake {
    let now_ms = shared.clock.now_ms();
    let id = state.world.next_id(now_ms);
    let interaction = Interaction {
        id,
        token: format!("{id}Z{}", shared.random_hex()),
        kind: act.kind,
        person: act.person,
        channel: act.channel,
        created_ms: now_ms,
        command: act.command,
        source: act.source,
        opened_by: act.opened_by,
        callback: None,
        original: None,
        settled: false,
        shown: None,
        modal: None,
        submitted: false,
        choices: None,
    };
    let data = payload::interaction(&state.world, &interaction, &act.data, &shared.base);
    state.world.interactions.put(id, interaction);
    let guild = state
        .world
        .channels
        .get(act.channel)
        .and_then(|channel| channel.guild);
    let audience = Audience { guild, intents: 0 };
    if state.faults.strike_event(&Kind::ReorderEvents) {
        state.hub.hold("INTERACTION_CREATE", data, audience);
        return id;
    }
    if state.faults.strike_event(&Kind::DuplicateEvent) {
        state.hub.dispatch("INTERACTION_CREATE", &data, audience);
    }
    state.hub.dispatch("INTERACTION_CREATE", &data, audience);
    shared.changed(News::Answered(id));
    id
}

/// Waits until the bot has answered, or three seconds.
async fn wait(shared: &Arc<Shared>, id: Snowflake) -> Answer {
    let mut pulse = shared.pulse.subscribe();
    let limit = tokio::time::sleep(Duration::from_millis(Interaction::FIRST_ANSWER_MS));
    tokio::pin!(limit);
    loop {
        pulse.borrow_and_update();
        let settled = shared
            .lock()
            .world
            .interactions
            .get(id)
            .is_none_or(|interaction| interaction.settled);
        if settled {
            break;
        }
        tokio::select! {
            changed = pulse.changed() => if changed.is_err() { break },
            () = &mut limit => break,
        }
    }
    let state = shared.lock();
    let answer = answer(shared, &state, id);
    if answer.outcome == Outcome::Failed {
        shared.changed(News::Answered(id));
    }
    answer
}

/// What has come of an interaction so far.
fn answer(shared: &Shared, state: &State, id: Snowflake) -> Answer {
    let interaction = state.world.interactions.get(id);
    let callback = interaction.and_then(|interaction| interaction.callback);
    let shown = interaction.and_then(|interaction| interaction.shown.or(interaction.original));
    let message = shown.and_then(|id| state.world.messages.get(id));
    Answer {
        interaction: id,
        outcome: if callback.is_some() {
            Outcome::Answered
        } else {
            Outcome::Failed
        },
        acknowledged_ms: callback.map(|(_, ms)| ms),
        message: message.map(|message| view::message(&state.world, message, &shared.base)),
        modal: interaction.and_then(|interaction| interaction.modal.clone()),
        reason: callback
            .is_none()
            .then(|| "The application did not respond".into()),
    }
}
