//! What those who run a server do: they delete messages and channels, slow people down, and remove them.

use super::Sandbox;
use crate::BOT;
use crate::act::{self, Impossible};
use crate::messages;
use crate::sandbox::shared::{News, State};
use crate::world::snowflake::Snowflake;
use crate::world::{Channel, ChannelKind};

impl Sandbox {
    /// Deletes a message as a moderator does.
    pub fn delete_message(&self, id: Snowflake) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        if state.world.messages.get(id).is_none() {
            return Err(Impossible::NoMessage(id.to_string()));
        }
        messages::delete(&self.shared, &mut state, id);
        Ok(())
    }

    /// Deletes a channel of a server with its threads and everything in them; a thread is deleted alone.
    pub fn delete_channel(&self, name: &str) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let gone = self.of_server(&mut state, name)?;
        let is_gone =
            |channel: &&Channel| channel.id == gone || channel.kind == ChannelKind::Thread(gone);
        let channels = state.world.channels.iter().filter(is_gone);
        let channels: Vec<Snowflake> = channels.map(|channel| channel.id).collect();
        for id in channels {
            let rows = state.world.messages.iter();
            let within = rows.filter(|message| message.channel == id);
            let within: Vec<Snowflake> = within.map(|message| message.id).collect();
            for message in within {
                messages::delete(&self.shared, &mut state, message);
            }
            state.world.channels.remove(id);
        }
        self.shared.changed(News::World);
        Ok(())
    }

    /// Sets how many seconds people must wait between two messages in a channel; bots need not.
    pub fn slow_down(&self, name: &str, seconds: u32) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = self.of_server(&mut state, name)?;
        if let Some(channel) = state.world.channels.get_mut(id) {
            channel.slowmode_s = seconds;
        }
        Ok(())
    }

    /// Removes a person from every server, as if they had left.
    pub fn kick(&self, person: &str) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = act::person(&state.world, person)?;
        let guilds: Vec<Snowflake> = state.world.guilds.iter().map(|guild| guild.id).collect();
        for guild in guilds {
            if let Some(guild) = state.world.guilds.get_mut(guild) {
                guild.members.remove(&id);
            }
        }
        self.shared.changed(News::World);
        Ok(())
    }

    /// Archives a thread, as Discord does when nobody has written in it for a week.
    pub fn archive(&self, name: &str) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = self.of_server(&mut state, name)?;
        if let Some(channel) = state.world.channels.get_mut(id) {
            channel.is_archived = matches!(channel.kind, ChannelKind::Thread(_));
        }
        self.shared.changed(News::World);
        Ok(())
    }

    pub fn is_archived(&self, name: &str) -> Result<bool, Impossible> {
        let mut state = self.shared.lock();
        let id = self.of_server(&mut state, name)?;
        let channel = state.world.channels.get(id);
        Ok(channel.is_some_and(|channel| channel.is_archived))
    }

    /// A channel that the bot can see.
    fn of_server(&self, state: &mut State, name: &str) -> Result<Snowflake, Impossible> {
        act::channel(&self.shared, state, BOT, name)
    }
}
