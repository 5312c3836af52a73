//! Which channels of their server a person sees, and whom they may call there.
//!
//! An interaction says so of its own channel alone. Of others Discord is asked, once a minute for all who want to know.

use std::sync::Arc;

use serenity::all::Permissions;

use crate::answers::ctx::Ctx;
use crate::answers::visibility::remembered;
use crate::table::{ChannelId, GuildId, MatchId, Onlooker, RoleId, Snapshot, TableError};
use crate::wire::rest::{GuildChannel, Role};

impl Ctx {
    /// Whether the asker sees a channel of the server they are on. What Discord does not tell, they do not see; a match
    /// that no channel shows may be seen by everybody on its server.
    pub async fn sees(&self, channel: Option<ChannelId>) -> bool {
        let asker = &self.asker;
        let Some(guild) = asker.guild else {
            return false;
        };
        let Some(channel) = channel else {
            return true;
        };
        let parent = asker.parent.filter(|_| asker.is_thread);
        let is_here = channel == asker.channel || parent == Some(channel);
        if is_here || asker.own_permissions.contains(Permissions::ADMINISTRATOR) {
            return true;
        }
        let Some(mut found) = self.channel(channel).await else {
            return false;
        };
        if let Some(parent) = found.public_thread_of() {
            if parent == asker.channel {
                return true;
            }
            let Some(parent) = self.channel(parent).await else {
                return false;
            };
            found = parent;
        }
        let roles = self.roles(guild).await;
        roles.is_some_and(|roles| found.is_seen_by(asker.id, &asker.roles, &roles, guild))
    }

    /// Whether the asker may notify a role of the server they are on by a mention. What Discord does not tell, they may not.
    pub async fn may_call(&self, role: RoleId) -> bool {
        let Some(guild) = self.asker.guild else {
            return false;
        };
        if self.asker.may_mention_everyone() {
            return true;
        }
        let roles = self.roles(guild).await;
        roles.is_some_and(|roles| roles.iter().any(|known| known.is_called_by_all(role)))
    }

    async fn roles(&self, guild: GuildId) -> Option<Arc<Vec<Role>>> {
        let ask = self.bot.rest().channels().roles(guild);
        let known = &self.bot.inner.visibility.roles;
        remembered(known, guild, self.tables().now(), ask).await
    }

    async fn channel(&self, channel: ChannelId) -> Option<Arc<GuildChannel>> {
        let ask = self.bot.rest().channels().find(channel);
        let known = &self.bot.inner.visibility.channels;
        remembered(known, channel, self.tables().now(), ask).await
    }

    /// A match of which the asker may see what lies open, in whatever message its number stood: as one who plays in it or sees where
    /// it is played.
    pub async fn watchable(&self, id: MatchId) -> Result<Arc<Snapshot>, TableError> {
        let snapshot = self.tables().look(id).await?;
        snapshot.may_watch(self.onlooker_of(&snapshot).await)?;
        Ok(snapshot)
    }

    /// The asker, as one who looks back at a match.
    pub async fn onlooker(&self, id: MatchId) -> Result<Onlooker, TableError> {
        let (person, sees) = (self.asker.id, false);
        match self.tables().look(id).await {
            Err(TableError::Refused(_)) => Ok(Onlooker { person, sees }),
            snapshot => Ok(self.onlooker_of(snapshot?.as_ref()).await),
        }
    }

    async fn onlooker_of(&self, snapshot: &Snapshot) -> Onlooker {
        let (person, asked_on) = (self.asker.id, self.asker.guild);
        let sees = match snapshot.place_for_others(person) {
            Some((guild, channel)) if Some(guild) == asked_on => self.sees(channel).await,
            _ => false,
        };
        Onlooker { person, sees }
    }
}
