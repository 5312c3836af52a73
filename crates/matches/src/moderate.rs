//! What moderators and managers of servers may do with the matches of others.

use super::snapshot::Snapshot;
use super::{Click, Opener, Refusal, Result, Tables};
use crate::store::{GuildId, MatchId, PersonId, Seated, Status, Transition};

/// By which right a person decides about the matches of others.
#[derive(Clone, Copy)]
pub enum Authority<'a> {
    /// They moderate the channel of the match, or the one that its thread is in.
    Moderator(&'a Opener<'a>),
    /// They manage this server; that they do is for the caller to check.
    Manager(GuildId),
}

impl Authority<'_> {
    /// The server of a match that they may decide about.
    fn server_of(self, snapshot: &Snapshot) -> Result<GuildId, Refusal> {
        match self {
            Self::Moderator(asker) => moderated(snapshot, asker),
            Self::Manager(guild) => managed(snapshot, guild).map(|()| guild),
        }
    }

    fn person(self, click: &Click) -> Result<PersonId, Refusal> {
        click.person().ok_or(match self {
            Self::Moderator(_) => Refusal::OnlyModeratorsEnd,
            Self::Manager(_) => Refusal::OnlyManagers,
        })
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Moderator(_) => "moderator",
            Self::Manager(_) => "server manager",
        }
    }
}

impl Tables {
    /// Whether a person may end a match without a result.
    ///
    /// # Errors
    /// If they may not decide about it, or it is theirs.
    pub async fn may_end(&self, id: MatchId, authority: Authority<'_>, by: PersonId) -> Result<()> {
        let snapshot = self.look(id).await?;
        authority.server_of(&snapshot)?;
        Ok(others(&snapshot, by)?)
    }

    /// Ends a match or closes an invitation for its players: it has no result and counts for nobody, its channel is free, and the
    /// log of the server says who did it.
    ///
    /// # Errors
    /// If the person may not decide about it, or it is theirs.
    pub async fn end_by_authority(&self, click: Click, authority: Authority<'_>) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let guild = authority.server_of(locked.snapshot())?;
        let by = authority.person(&click)?;
        others(locked.snapshot(), by)?;
        let guild = Some(guild);
        let transition = Transition::Cancel { guild, by };
        locked.commit(transition, click.key()).await?;
        tracing::info!(match.id = %click.match_id, "a {} ended match {}", authority.name(), click.match_id);
        Ok(())
    }

    /// Whether a person may let a match sleep.
    ///
    /// # Errors
    /// If they may not decide about it, it sleeps already, is not in play or of a season, or is theirs.
    pub async fn may_put_to_sleep(
        &self,
        id: MatchId,
        authority: Authority<'_>,
        by: PersonId,
    ) -> Result<()> {
        let snapshot = self.look(id).await?;
        authority.server_of(&snapshot)?;
        Ok(may_sleep(&snapshot, by)?)
    }

    /// Lets a match sleep for its players: its channel is free, and the next move wakes it.
    ///
    /// # Errors
    /// If the person may not decide about it, it sleeps already, is not in play or of a season, or is theirs.
    pub async fn put_to_sleep_by_authority(
        &self,
        click: Click,
        authority: Authority<'_>,
    ) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let guild = authority.server_of(locked.snapshot())?;
        let by = authority.person(&click)?;
        may_sleep(locked.snapshot(), by)?;
        let since = self.now();
        let transition = Transition::PutToSleep { since, guild, by };
        locked.commit(transition, click.key()).await?;
        tracing::info!(match.id = %click.match_id, "a {} put match {} to sleep", authority.name(), click.match_id);
        Ok(())
    }

    /// That a match is in play on a server; that the asker manages it is for the caller to check.
    ///
    /// # Errors
    /// If it is not.
    pub async fn is_in_play_on(&self, id: MatchId, guild: GuildId) -> Result<()> {
        Ok(managed(&*self.look(id).await?, guild)?)
    }
}

/// That a match is played and does not sleep, and that this person does not stop their own time: without a clock, too, the others
/// may decide after some days, and while it sleeps nobody's time runs.
fn may_sleep(snapshot: &Snapshot, by: PersonId) -> Result<(), Refusal> {
    if snapshot.stored.status.is_asleep() {
        return Err(Refusal::SleepsAlready);
    }
    // A season ends with its last match, and no computer player takes over a seat in a match that sleeps.
    if snapshot.is_of_season() {
        return Err(Refusal::AwakeInSeason);
    }
    others(snapshot, by)?;
    snapshot.is_played()
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
fn managed(snapshot: &Snapshot, guild: GuildId) -> Result<(), Refusal> {
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
fn moderated(snapshot: &Snapshot, asker: &Opener<'_>) -> Result<GuildId, Refusal> {
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
