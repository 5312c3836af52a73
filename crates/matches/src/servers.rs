//! What administrators decide for their server: where matches are opened and by whom, and what holds for people who have chosen
//! nothing.

use super::{Refusal, Result, Tables};
use crate::store::{
    ChannelId, GuildId, Openers, Person, PersonId, Pings, RoleId, Server, ServerChange, Setting,
};

/// The most channels that can be named; as many fit into a menu of Discord.
pub const MAX_CHANNELS: usize = 25;

const CHANGES: u32 = 15;

#[derive(Clone, Debug)]
pub struct Opener<'a> {
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel in which they want to.
    pub channel: ChannelId,
    pub parent: Option<ChannelId>,
    pub roles: &'a [RoleId],
    pub is_moderator: bool,
    /// Whether the bot is there itself. Where it is not, it can only answer, and could neither call anybody nor keep a board up to
    /// date.
    pub is_bot_here: bool,
}

impl Tables {
    /// What holds on a server; in direct messages, what holds where nobody decided anything.
    pub async fn server(&self, guild: Option<GuildId>) -> Result<Server> {
        let Some(guild) = guild else {
            return Ok(Server::UNDECIDED);
        };
        match self.inner.servers.of(&guild) {
            Ok(server) => Ok(server),
            Err(n_changes) => {
                let server = self.store().server(guild).await?;
                if !self.cluster().is_possible() {
                    let servers = &self.inner.servers;
                    servers.note(guild, server.clone(), n_changes);
                }
                Ok(server)
            }
        }
    }

    /// Whether a person may open a match there.
    ///
    /// # Errors
    /// If the bot is not there, the channel is not one of those that are allowed, or the person none of those who may.
    pub async fn may_open(&self, opener: &Opener<'_>) -> Result<()> {
        if !opener.is_bot_here {
            return Err(Refusal::NotInstalled.into());
        }
        let server = self.may_post(opener).await?;
        match server.openers {
            _ if opener.is_moderator => Ok(()),
            Openers::Everyone => Ok(()),
            Openers::Role(role) if opener.roles.contains(&role) => Ok(()),
            Openers::Role(role) => Err(Refusal::OnlyRole(role).into()),
            Openers::Moderators => Err(Refusal::OnlyModerators.into()),
        }
    }

    /// What holds on the server, if what people play may be posted there.
    ///
    /// # Errors
    /// If the channel is not one of those that are allowed.
    pub async fn may_post(&self, opener: &Opener<'_>) -> Result<Server> {
        let server = self.server(opener.guild).await?;
        let is_allowed = |channel: ChannelId| server.channels.contains(&channel);
        let is_here = is_allowed(opener.channel) || opener.parent.is_some_and(is_allowed);
        if !server.channels.is_empty() && !is_here {
            return Err(Refusal::OtherChannels(server.channels).into());
        }
        Ok(server)
    }

    /// Lets these settings hold on a server; returns what holds then. That the person may decide it is for the caller to
    /// check. Matches that have been opened go on as they are.
    ///
    /// # Errors
    /// If more channels are named than fit into a menu.
    pub async fn decide(
        &self,
        guild: GuildId,
        person: PersonId,
        mut settings: Vec<Setting>,
    ) -> Result<Server> {
        for setting in &mut settings {
            if let Setting::Channels(channels) = setting {
                channels.sort_unstable();
                channels.dedup();
                if channels.len() > MAX_CHANNELS {
                    return Err(Refusal::TooManyChannels.into());
                }
            }
        }
        let store = self.store();
        let decided = store
            .change_settings(guild, person, self.now(), settings)
            .await;
        // Even if it failed: nobody knows what the database says then.
        self.inner.servers.changed(&guild);
        Ok(decided?)
    }

    pub async fn server_changes(&self, guild: GuildId) -> Result<Vec<ServerChange>> {
        Ok(self.store().server_changes(guild, CHANGES).await?)
    }

    /// How a person is told of their turn in the matches of a server: as they chose, else as the server decides.
    pub async fn pings_of(&self, person: &Person, guild: Option<GuildId>) -> Result<Pings> {
        match person.pings {
            Some(chosen) => Ok(chosen),
            None => Ok(self.server(guild).await?.pings),
        }
    }
}
