//! What people do: commands, clicks, forms and typing, up to the bot's answer.

mod commands;
mod components;
pub(crate) mod slash;

use std::sync::Arc;

use serde_json::{Value, json};

use crate::control::view::{self, Answer, Message, Outcome};
use crate::delivery;
use crate::gateway::hub::Audience;
use crate::messages;
use crate::payload;
use crate::sandbox::shared::{News, Shared, State};
use crate::world::permissions;
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, Channel, Interaction, InteractionKind, World};
use slash::Mistake;

pub(crate) use commands::{autocomplete, command, context};
pub(crate) use components::{component, forged, modal};

/// Why an act is impossible, before the bot even hears of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    #[error("there is nobody called {0:?}")]
    NoPerson(String),
    /// There is no such channel, or the person does not see it.
    #[error("there is no channel {0:?} for this person")]
    NoChannel(String),
    #[error("there is no server {0:?}")]
    NoGuild(String),
    /// There is no such message, or the person does not see it.
    #[error("there is no message {0} for this person")]
    NoMessage(String),
    #[error("the message has no component {0:?}")]
    NoComponent(String),
    #[error("the component {0:?} is disabled")]
    Disabled(String),
    #[error("the select does not take these values: {0}")]
    NotOffered(String),
    /// The interaction opened no form for this person, or it has been sent already.
    #[error("the interaction {0} has no open form for this person")]
    NoModal(String),
    #[error("the field {0:?} is unknown, missing, too short or too long")]
    Field(String),
    #[error("{0}")]
    Text(String),
    #[error("{0} may not be used here by this person")]
    NotAllowed(String),
}

impl From<Mistake> for Impossible {
    fn from(mistake: Mistake) -> Self {
        Self::Text(mistake.to_string())
    }
}

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
    // "Server/channel" tells channels of the same name apart.
    let (server, name) = name
        .split_once('/')
        .map_or((None, name), |(server, name)| (Some(server), name));
    let is_meant = |channel: &&Channel| {
        let home = channel.guild.and_then(|guild| world.guilds.get(guild));
        let at_home = server
            .is_none_or(|server| home.is_some_and(|guild| guild.name.eq_ignore_ascii_case(server)));
        at_home && channel.name.eq_ignore_ascii_case(name) && world.sees(channel.id, person)
    };
    let by_name = || {
        world
            .channels
            .iter()
            .find(is_meant)
            .map(|channel| channel.id)
    };
    let found = by_id.or_else(by_name).filter(|id| world.sees(*id, person));
    found.ok_or_else(|| Impossible::NoChannel(text.to_owned()))
}

/// A message of a person's own.
pub(crate) fn say(
    shared: &Shared,
    person: &str,
    channel: &str,
    text: &str,
) -> Result<Message, Impossible> {
    let mut state = shared.lock();
    let author = self::person(&state.world, person)?;
    let channel = self::channel(shared, &mut state, author, channel)?;
    let bits = state
        .world
        .channels
        .get(channel)
        .map_or(0, |row| state.world.permissions_in(row, author));
    if bits & permissions::SEND_MESSAGES == 0 {
        return Err(Impossible::NotAllowed("a message".to_owned()));
    }
    let place = messages::Place {
        channel,
        author,
        only_for: None,
        interaction: None,
        reference: None,
        kind: 0,
    };
    let id = messages::create(shared, &mut state, &place, &json!({"content": text}), &[])
        .map_err(|refusal| Impossible::Text(refusal.message.to_owned()))?;
    let row = state
        .world
        .messages
        .get(id)
        .ok_or_else(|| Impossible::NoMessage(id.to_string()))?;
    Ok(view::message(&state.world, row, &shared.base))
}

/// Writes the interaction down and tells the bot.
fn begin(shared: &Arc<Shared>, state: &mut State, act: Act) -> Snowflake {
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
        n_edits: n_edits(&state.world, act.source),
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
    let guild = state.world.guild_of(act.channel);
    let audience = Audience { guild, intents: 0 };
    delivery::deliver(shared, state, (id, &data), audience);
    shared.changed(News::Answered(id));
    id
}

/// Waits until the bot has answered, or as long as people do.
async fn wait(shared: &Arc<Shared>, id: Snowflake) -> Answer {
    let mut pulse = shared.pulse.subscribe();
    let limit = tokio::time::sleep(shared.response_timeout);
    tokio::pin!(limit);
    loop {
        pulse.borrow_and_update();
        let settled = is_settled(&shared.lock().world, id);
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

/// How often a message that everybody sees has been edited.
fn n_edits(world: &World, message: Option<Snowflake>) -> u32 {
    let message = message.and_then(|id| world.messages.get(id));
    message.map_or(0, |row| row.n_edits)
}

/// Whether the bot has answered in full. A promise to change the component's message is also kept by deleting it or, if everybody
/// sees it, by changing it with any token.
fn is_settled(world: &World, id: Snowflake) -> bool {
    let Some(interaction) = world.interactions.get(id) else {
        return true;
    };
    let promised = interaction
        .source
        .filter(|_| matches!(interaction.callback, Some((6, _))));
    let kept = promised.is_some_and(|source| {
        let source = world.messages.get(source);
        source.is_none_or(|row| row.n_edits > interaction.n_edits)
    });
    interaction.settled || kept
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
        is_promised: callback.is_some_and(|(kind, _)| matches!(kind, 5 | 6)),
        is_settled: interaction.is_some() && is_settled(&state.world, id),
        message: message.map(|message| view::message(&state.world, message, &shared.base)),
        modal: interaction.and_then(|interaction| interaction.modal.clone()),
        reason: callback
            .is_none()
            .then(|| "The application did not respond".into()),
    }
}
