//! What moderators may do with the matches of others.

use super::snapshot::Snapshot;
use super::{Click, Opener, Refusal, TableError, Tables};
use crate::store::{GuildId, MatchId, PersonId, Seated, Status, Transition};

impl Tables {
    /// Whether a person may end a match without a result.
    ///
    /// # Errors
    /// If they do not moderate the channel, the match is played in another one, it is theirs, or it is over.
    pub async fn may_end(
        &self,
        id: MatchId,
        asker: &Opener<'_>,
        by: PersonId,
    ) -> Result<(), TableError> {
        let snapshot = self.look(id).await?;
        moderated(&snapshot, asker)?;
        Ok(others(&snapshot, by)?)
    }

    /// Ends a match or closes an invitation as a moderator: it has no result and counts for nobody, its channel is free, and
    /// the log of the server says who did it.
    ///
    /// # Errors
    /// If they do not moderate the channel, the match is played in another one, it is theirs, or it is over.
    pub async fn end_as_moderator(
        &self,
        click: Click,
        asker: &Opener<'_>,
    ) -> Result<(), TableError> {
        let mut locked = self.enter_for(&click).await?;
        let guild = moderated(locked.snapshot(), asker)?;
        let by = click.person().ok_or(Refusal::OnlyModeratorsEnd)?;
        others(locked.snapshot(), by)?;
        let transition = Transition::Cancel {
            guild: Some(guild),
            by,
        };
        locked.commit(transition, Some(click.key())).await?;
        tracing::info!(match.id = %click.match_id, "a moderator ended match {}", click.match_id);
        Ok(())
    }
}

impl Tables {
    /// That a match is in play on a server; that the asker manages it is for the caller to check.
    ///
    /// # Errors
    /// If it is not.
    pub async fn is_in_play_on(&self, id: MatchId, guild: GuildId) -> Result<(), TableError> {
        Ok(managed(&*self.look(id).await?, guild)?)
    }

    /// Whether a person who manages a server may end a match on it without a result.
    ///
    /// # Errors
    /// If the match is not in play there, or theirs.
    pub async fn may_end_as_manager(
        &self,
        id: MatchId,
        guild: GuildId,
        by: PersonId,
    ) -> Result<(), TableError> {
        let snapshot = self.look(id).await?;
        managed(&snapshot, guild)?;
        Ok(others(&snapshot, by)?)
    }

    /// Ends a match in play without a result, as a person who manages its server; that they do is for the caller to check.
    /// The log of the server says who did it.
    ///
    /// # Errors
    /// If the match is not in play there, or theirs.
    pub async fn end_as_manager(&self, click: Click, guild: GuildId) -> Result<(), TableError> {
        let mut locked = self.enter_for(&click).await?;
        managed(locked.snapshot(), guild)?;
        let by = click.person().ok_or(Refusal::OnlyManagers)?;
        others(locked.snapshot(), by)?;
        let transition = Transition::Cancel {
            guild: Some(guild),
            by,
        };
        locked.commit(transition, Some(click.key())).await?;
        tracing::info!(match.id = %click.match_id, "a server manager ended match {}", click.match_id);
        Ok(())
    }
}

/// That a person has no part in a match that others play, too: who could end it without a result would never lose it.
fn others(snapshot: &Snapshot, by: PersonId) -> Result<(), Refusal> {
    let stored = &snapshot.stored;
    let sitting = stored.seats.people();
    let left = stored.left.iter().filter_map(|(_, left)| left.as_ref());
    let people: Vec<PersonId> = sitting.chain(left).map(|person| person.id).collect();
    let is_theirs = people.len() > 1 && people.contains(&by);
    match stored.status {
        Status::Playing { .. } if is_theirs => Err(Refusal::OwnMatch),
        _ => Ok(()),
    }
}

/// That a match is in play on this server. Of a match anywhere else nobody is told that it exists.
pub(super) fn managed(snapshot: &Snapshot, guild: GuildId) -> Result<(), Refusal> {
    let stored = &snapshot.stored;
    if stored.terms.guild != Some(guild) {
        return Err(Refusal::NoSuchMatch);
    }
    match stored.status {
        Status::Playing { .. } => Ok(()),
        Status::Lobby { .. } => Err(Refusal::NoMatchHere),
        Status::Finished { .. } => Err(Refusal::MatchOver),
        Status::Cancelled { .. } => Err(Refusal::EndedByModerator),
        Status::Closed { .. } => Err(Refusal::ChallengeOver),
    }
}

/// The server of an open match in a channel that this person moderates, or in a thread of it.
pub(super) fn moderated(snapshot: &Snapshot, asker: &Opener<'_>) -> Result<GuildId, Refusal> {
    let guild = asker.guild.ok_or(Refusal::OnlyOnServer)?;
    if !asker.is_moderator {
        return Err(Refusal::OnlyModeratorsEnd);
    }
    let stored = &snapshot.stored;
    let channel = stored.terms.channel;
    let is_here = channel == Some(asker.channel) || channel.is_some() && channel == asker.parent;
    if stored.terms.guild != Some(guild) || !is_here {
        return Err(Refusal::InOtherChannel);
    }
    match stored.status {
        Status::Lobby { .. } | Status::Playing { .. } => Ok(guild),
        Status::Finished { .. } => Err(Refusal::MatchOver),
        Status::Cancelled { .. } => Err(Refusal::EndedByModerator),
        Status::Closed { .. } => Err(Refusal::ChallengeOver),
    }
}
