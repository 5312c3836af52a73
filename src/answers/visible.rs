//! Which channels of their server a person sees.
//!
//! An interaction says so of its own channel alone. Of others Discord is asked, once a minute for all who want to know.

use std::sync::Arc;

use serenity::all::Permissions;

use crate::answers::ctx::Ctx;
use crate::answers::visibility::remembered;
use crate::table::{ChannelId, MatchId, Onlooker, Snapshot, TableError};
use crate::wire::rest::GuildChannel;

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
        let visibility = &self.bot.inner.visibility;
        let ask = self.bot.rest().channels().roles(guild);
        let roles = remembered(&visibility.roles, guild, self.tables().now(), ask).await;
        roles.is_some_and(|roles| found.is_seen_by(asker.id, &asker.roles, &roles, guild))
    }

    async fn channel(&self, channel: ChannelId) -> Option<Arc<GuildChannel>> {
        let ask = self.bot.rest().channels().find(channel);
        let known = &self.bot.inner.visibility.channels;
        remembered(known, channel, self.tables().now(), ask).await
    }

    /// A match of which the asker may see what lies open, in whatever message its number stood: as one who plays in it or sees where
    /// it is played.
    pub async fn watchable(&self, id: MatchId) -> Result<Arc<Snapshot>, TableError> {
        let tables = self.tables();
        let snapshot = tables.look(id).await?;
        if snapshot.seat_of(self.asker.id).is_none() {
            tables.may_watch(id, self.onlooker(id).await?).await?;
        }
        Ok(snapshot)
    }

    /// The asker, as one who looks back at a match.
    pub async fn onlooker(&self, id: MatchId) -> Result<Onlooker, TableError> {
        let asker = &self.asker;
        let tables = self.tables();
        let place = tables.place_for_others(id, asker.id).await?;
        let sees = match place {
            Some((guild, channel)) if Some(guild) == asker.guild => self.sees(channel).await,
            _ => false,
        };
        Ok(Onlooker {
            person: asker.id,
            sees,
        })
    }
}
