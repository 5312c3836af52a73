//! What moderators may do with the matches of others.

use super::seated::Seated;
use super::{Click, Endings, Opener, Refusal, TableError};
use crate::store::{Deed, GuildId, MatchId, Status};

impl Endings<'_> {
    /// Whether somebody may end a match without a result.
    ///
    /// # Errors
    /// If they do not moderate the channel, the match is played in another one, or it is over.
    pub async fn may_end(self, id: MatchId, asker: &Opener<'_>) -> Result<(), TableError> {
        let seated = self.tables.look(id).await?;
        moderated(&seated, asker)?;
        Ok(())
    }

    /// Ends a match or closes an invitation as a moderator: it has no result and counts for nobody, its channel is free, and
    /// the log of the server says who did it.
    ///
    /// # Errors
    /// If they do not moderate the channel, the match is played in another one, or it is over.
    pub async fn end_as_moderator(
        self,
        click: Click,
        asker: &Opener<'_>,
    ) -> Result<(), TableError> {
        let mut entered = self.tables.enter_for(&click).await?;
        let guild = moderated(entered.seated(), asker)?;
        let by = click.person().ok_or(Refusal::OnlyModeratorsEnd)?;
        let deed = Deed::Cancel { guild, by };
        entered.commit(deed, Some(click.key())).await?;
        tracing::info!(match.id = %click.match_id, "a moderator ended match {}", click.match_id);
        Ok(())
    }
}

/// The server of an open match in a channel that this person moderates.
pub(super) fn moderated(seated: &Seated, asker: &Opener<'_>) -> Result<GuildId, Refusal> {
    let guild = asker.guild.ok_or(Refusal::OnlyOnServer)?;
    if !asker.is_moderator {
        return Err(Refusal::OnlyModeratorsEnd);
    }
    let stored = &seated.stored;
    if stored.terms.channel != asker.channel {
        return Err(Refusal::InOtherChannel);
    }
    match stored.status {
        Status::Lobby { .. } | Status::Playing { .. } => Ok(guild),
        Status::Finished { .. } => Err(Refusal::MatchOver),
        Status::Cancelled { .. } => Err(Refusal::EndedByModerator),
        Status::Closed { .. } => Err(Refusal::ChallengeOver),
    }
}
