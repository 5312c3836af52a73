//! People, servers and permissions of a running sandbox.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Sandbox;
use crate::act::{self, Impossible};
use crate::control;
use crate::sandbox::person::Person;
use crate::sandbox::shared::News;
use crate::world::snowflake::Snowflake;
use crate::world::{Avatar, ChannelKind};

impl Sandbox {
    /// A person, in the channel `general`.
    pub fn person(&self, name: &str) -> Result<Person, Impossible> {
        let id = act::person(&self.shared.lock().world, name)?;
        Ok(Person {
            shared: Arc::clone(&self.shared),
            id,
            channel: "general".into(),
        })
    }

    /// Adds a person to a server, the first one if none is named.
    pub fn add_person(
        &self,
        name: &str,
        locale: &str,
        guild: Option<&str>,
    ) -> Result<Person, Impossible> {
        let id = control::add_person(&self.shared, name, Some(locale), guild)?;
        Ok(Person {
            shared: Arc::clone(&self.shared),
            id,
            channel: "general".into(),
        })
    }

    /// Adds a server with three channels and the bot in it.
    pub fn add_guild(&self, name: &str, locale: &str) -> Snowflake {
        let id = self
            .shared
            .lock()
            .world
            .add_guild(name, locale, self.shared.clock.now_ms());
        self.shared.changed(News::World);
        id
    }

    /// Brings the bot into a server or throws it out.
    pub fn install(&self, guild: &str, installed: bool) -> Result<(), Impossible> {
        control::install(&self.shared, guild, installed)
    }

    /// Has a person install the bot for themselves, or remove it: they can use its commands where it is not, and there it can do
    /// nothing but answer them.
    pub fn install_for(&self, person: &str, installed: bool) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = act::person(&state.world, person)?;
        if let Some(row) = state.world.persons.get_mut(id) {
            row.has_installed = installed;
        }
        drop(state);
        self.shared.changed(News::World);
        Ok(())
    }

    /// Adds a group of all people that there are, without the bot.
    pub fn add_group(&self, name: &str) -> Snowflake {
        let now_ms = self.shared.clock.now_ms();
        let mut state = self.shared.lock();
        let id = state
            .world
            .add_channel(name, ChannelKind::Group, None, now_ms);
        drop(state);
        self.shared.changed(News::World);
        id
    }

    /// Allows and denies permissions to a person, perhaps [`BOT_NAME`](crate::BOT_NAME), in a channel; returns those that result.
    pub fn permit(
        &self,
        person: &str,
        channel: &str,
        allow: u64,
        deny: u64,
    ) -> Result<u64, Impossible> {
        control::overwrite(&self.shared, person, channel, (allow, deny))
    }

    /// Gives a person a picture with this hash, which bots learn with the person's next act.
    pub fn set_avatar(&self, person: &str, hash: &str, png: Vec<u8>) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = act::person(&state.world, person)?;
        if let Some(row) = state.world.persons.get_mut(id) {
            let hash = hash.to_owned();
            row.avatar = Some(Avatar { hash, png });
        }
        Ok(())
    }

    /// Sets whether the bot may write to a person directly.
    pub fn allow_direct_messages(&self, person: &str, allowed: bool) -> Result<(), Impossible> {
        let mut state = self.shared.lock();
        let id = act::person(&state.world, person)?;
        if let Some(row) = state.world.persons.get_mut(id) {
            row.no_direct_messages = !allowed;
        }
        Ok(())
    }

    /// Sets whether everybody may call the roles of this name.
    pub fn make_mentionable(&self, role: &str, is_mentionable: bool) {
        let mut state = self.shared.lock();
        let guilds: Vec<Snowflake> = state.world.guilds.ids().collect();
        for guild in guilds {
            let roles = state
                .world
                .guilds
                .get_mut(guild)
                .map(|guild| &mut guild.roles);
            for other in roles.into_iter().flat_map(BTreeMap::values_mut) {
                if other.name == role {
                    other.is_mentionable = is_mentionable;
                }
            }
        }
    }
}
