//! The gateway's sessions: who is connected, what was sent, and what a resuming bot has missed.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::world::World;
use crate::world::snowflake::Snowflake;

/// Events kept for a bot that resumes; a session that missed more must identify again.
const REPLAY: usize = 2_000;

/// What a connection is told to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Out {
    Text(String),
    Close(u16, &'static str),
    /// Cut the socket without a word.
    Drop,
}

/// One session of the bot, which outlives its connection.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    /// The shard's number and how many there are.
    pub(crate) shard: (u64, u64),
    pub(crate) intents: u64,
    /// The number of the newest event.
    sequence: u64,
    sent: VecDeque<(u64, String)>,
    connection: Option<UnboundedSender<Out>>,
}

#[derive(Debug, Default)]
pub(crate) struct Hub {
    /// In how many shards a bot is told to connect.
    pub(crate) n_shards: u64,
    pub(crate) sessions: Vec<Session>,
    /// An event that waits to be overtaken by the next one.
    held: Option<(String, Value, Option<Snowflake>, u64)>,
}

/// To whom an event goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Audience {
    /// The server it belongs to; direct messages go to shard 0.
    pub(crate) guild: Option<Snowflake>,
    /// The intent bits of which one is needed; 0 for events that everybody gets.
    pub(crate) intents: u64,
}

impl Audience {
    /// Who hears of messages in this channel.
    pub(crate) fn of_messages(world: &World, channel: Snowflake) -> Self {
        let guild = world.guild_of(channel);
        Self {
            guild,
            intents: if guild.is_some() { 1 << 9 } else { 1 << 12 },
        }
    }
}

impl Hub {
    /// Begins a session. Sessions without a connection are forgotten: their bot has started over.
    pub(crate) fn begin(
        &mut self,
        id: String,
        shard: (u64, u64),
        intents: u64,
        connection: UnboundedSender<Out>,
    ) {
        self.sessions.retain(|session| session.connection.is_some());
        let sent = VecDeque::new();
        self.sessions.push(Session {
            id,
            shard,
            intents,
            sequence: 0,
            sent,
            connection: Some(connection),
        });
    }

    pub(crate) fn session(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id == id)
    }

    /// Forgets a session, so that it cannot be resumed.
    pub(crate) fn forget(&mut self, id: &str) {
        self.sessions.retain(|session| session.id != id);
    }

    /// Whether a bot is connected and identified, with all of its shards.
    pub(crate) fn is_ready(&self) -> bool {
        let is_connected = |number| self.live_session(number).is_some();
        let count = self.sessions.first().map(|session| session.shard.1);
        count.is_some_and(|count| (0..count).all(is_connected))
    }

    pub(crate) fn live_session(&self, shard: u64) -> Option<&Session> {
        let mut sessions = self.sessions.iter();
        sessions.find(|session| session.shard.0 == shard && session.connection.is_some())
    }

    /// Sends an event to every session that it concerns, now or when the session resumes.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value, audience: Audience) {
        for session in &mut self.sessions {
            let (number, count) = session.shard;
            let home = audience
                .guild
                .map_or(0, |guild| (guild.number() >> 22) % count.max(1));
            let wanted = audience.intents == 0 || session.intents & audience.intents != 0;
            if home == number && wanted {
                session.send(name, data);
            }
        }
        if let Some((name, data, guild, intents)) = self.held.take() {
            self.dispatch(&name, &data, Audience { guild, intents });
        }
    }

    /// Keeps an event back until the next one has been sent.
    pub(crate) fn delay(&mut self, name: &str, data: Value, audience: Audience) {
        self.held = Some((name.to_owned(), data, audience.guild, audience.intents));
    }

    /// Tells every connection to do this. Cut and closed sessions can be resumed afterwards.
    pub(crate) fn tell_all(&mut self, out: &Out) {
        self.tell(out, |_| true);
    }

    /// Tells this to the connections of these shards.
    pub(crate) fn tell(&mut self, out: &Out, is_meant: impl Fn(u64) -> bool) {
        let sessions = self.sessions.iter_mut();
        for session in sessions.filter(|session| is_meant(session.shard.0)) {
            if let Some(connection) = &session.connection {
                // A connection that is just ending needs no telling.
                let _ = connection.send(out.clone());
            }
            if !matches!(out, Out::Text(_)) {
                session.connection = None;
            }
        }
    }
}

impl Session {
    /// Sends one event, or keeps it until the bot resumes.
    pub(crate) fn send(&mut self, name: &str, data: &Value) {
        self.sequence += 1;
        let text = json!({"op": 0, "s": self.sequence, "t": name, "d": data}).to_string();
        if let Some(connection) = &self.connection
            && connection.send(Out::Text(text.clone())).is_err()
        {
            self.connection = None;
        }
        self.sent.push_back((self.sequence, text));
        if self.sent.len() > REPLAY {
            self.sent.pop_front();
        }
    }

    /// Whether the session can go on after this event.
    pub(crate) fn can_resume_from(&self, sequence: u64) -> bool {
        let oldest = self
            .sent
            .front()
            .map_or(self.sequence + 1, |(number, _)| *number);
        sequence <= self.sequence && sequence + 1 >= oldest
    }

    /// Goes on over a new connection: what was missed, then `RESUMED`.
    pub(crate) fn resume(&mut self, sequence: u64, connection: UnboundedSender<Out>) {
        for (_, text) in self.sent.iter().filter(|(number, _)| *number > sequence) {
            let _ = connection.send(Out::Text(text.clone()));
        }
        self.connection = Some(connection);
        self.send("RESUMED", &json!({"_trace": ["sandbox"]}));
    }

    /// The connection has ended, unless a newer one has taken over.
    pub(crate) fn disconnect(&mut self, connection: &UnboundedSender<Out>) {
        if self
            .connection
            .as_ref()
            .is_some_and(|current| current.same_channel(connection))
        {
            self.connection = None;
        }
    }
}
