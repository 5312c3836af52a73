//! From a challenge to the first card. Tables, which have no one to agree, have a separate file.

mod lobby;
mod notify;
mod opening;
mod rematch;

use super::match_cache::LockedMatch;
use super::play::{Draft, go_on};
use super::{Actor, Click, Refusal, Result, TableError, Tables};
use crate::kernel::Timestamp;
use crate::store::{
    MatchId, Opening, PersonId, RequestKey, Seating, Snowflake, Status, Transition,
};

pub(super) use lobby::REMOVED_FOR;
pub(super) use notify::Notified;
pub use opening::{Challenge, Opponents, Proposal};
pub(super) use opening::{make_short, setup};
pub use rematch::Rematch;

impl Tables {
    /// The challenged person agrees, and the cards are dealt.
    ///
    /// # Errors
    /// If another person answers or the challenge is no longer open.
    pub async fn accept_challenge(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        open_challenge(&locked)?;
        let (_, interaction) = locked.opponent(&click)?;
        locked.begin(interaction, Some(click.key())).await
    }

    /// Starts a match with a computer player; `snowflake` is the message that showed the commitment.
    ///
    /// # Errors
    /// If it has been started or has lapsed.
    pub async fn begin_challenge(&self, id: MatchId, snowflake: Snowflake) -> Result<()> {
        let mut locked = self.enter(id).await?;
        open_challenge(&locked)?;
        locked.begin(snowflake, None).await
    }

    /// The challenged person turns the challenge down.
    ///
    /// # Errors
    /// If another person answers or the challenge is no longer open.
    pub async fn decline_challenge(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        open_challenge(&locked)?;
        let (person, _) = locked.opponent(&click)?;
        locked.close(Some(person), Some(click.key())).await
    }

    /// Turns the challenge down and takes no more of the challenger, whom that names.
    ///
    /// # Errors
    /// If another person answers or the challenge is no longer open.
    pub async fn block_challenger(&self, click: Click) -> Result<PersonId> {
        let mut locked = self.enter_for(&click).await?;
        open_challenge(&locked)?;
        let (person, _) = locked.opponent(&click)?;
        let challenger = locked.snapshot().stored.terms.host;
        // If anything fails in between, the challenge still waits and can be turned down again.
        self.store().block_person(person, challenger).await?;
        locked.close(Some(person), Some(click.key())).await?;
        Ok(challenger)
    }

    /// The challenger takes the challenge back, or the host the table.
    ///
    /// # Errors
    /// If another person tries or it is no longer open.
    pub async fn withdraw_challenge(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        waiting(&locked)?;
        if locked.snapshot().stored.terms.opening == Opening::Season {
            return Err(Refusal::ChallengeOver.into());
        }
        let host = locked.snapshot().stored.terms.host;
        if !click.is_by(host) {
            return Err(Refusal::OnlyChallenger.into());
        }
        locked.close(Some(host), Some(click.key())).await
    }
}

impl Tables {
    /// Closes every challenge whose time is over, and names them. One that cannot be read leaves
    /// its channel all the same; it is left out and logged.
    pub async fn lapse(&self) -> Result<Vec<MatchId>> {
        let now = self.now();
        let mut closed = Vec::new();
        for id in self.store().lapsed_challenges(now).await? {
            let lapsed = self.lapse_one(id, now).await;
            if let Err(TableError::Failed(_)) = lapsed {
                // Nobody can answer it, so that it must not keep its channel either.
                self.store().abandon_lapsed_match(id, now).await?;
            }
            if self.maintained(id, lapsed).unwrap_or(false) {
                closed.push(id);
            }
        }
        Ok(closed)
    }

    /// Closes a challenge if its time is over at `now`, and says whether it was.
    async fn lapse_one(&self, id: MatchId, now: Timestamp) -> Result<bool> {
        let mut locked = self.enter(id).await?;
        match locked.snapshot().stored.status {
            // A person may have answered since the list was read.
            Status::Lobby { expires_at } if expires_at <= now => {
                let click = Click::by_clock(id, expires_at);
                locked.close(None, Some(click.key())).await?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}

impl LockedMatch<'_> {
    /// Deals the first cards.
    pub(super) async fn begin(
        &mut self,
        snowflake: Snowflake,
        key: Option<RequestKey>,
    ) -> Result<()> {
        let draft = self.draft();
        self.begin_with(draft, None, snowflake, key).await
    }

    /// Deals the first cards to those who sit there, who may have just changed.
    pub(super) async fn begin_with(
        &mut self,
        mut draft: Draft,
        seating: Option<Seating>,
        snowflake: Snowflake,
        key: Option<RequestKey>,
    ) -> Result<()> {
        draft.play_out_chance_and_forced(&self.snapshot().stored.secret.seed(snowflake));
        let transition = Transition::Begin {
            snowflake,
            seating,
            steps: draft.game.steps_from(0),
        };
        self.commit_draft(draft, transition, key).await?;
        tracing::info!(match.id = %self.snapshot().stored.id, "match {} begins", self.snapshot().stored.id);
        go_on(self).await
    }

    /// The challenged person who answers, and their interaction.
    fn opponent(&self, click: &Click) -> Result<(PersonId, Snowflake), Refusal> {
        match click.actor {
            Actor::Person { id, interaction }
                if self.seat(id).is_ok() && self.snapshot().stored.terms.host != id =>
            {
                Ok((id, interaction))
            }
            Actor::Person { .. } | Actor::Clock { .. } => Err(Refusal::OnlyOpponent),
        }
    }

    /// Ends a challenge that never became a match.
    pub(super) async fn close(
        &mut self,
        by: Option<PersonId>,
        key: Option<RequestKey>,
    ) -> Result<()> {
        self.commit(Transition::Close { by }, key).await
    }
}

pub(super) fn waiting(locked: &LockedMatch<'_>) -> Result<(), Refusal> {
    match locked.snapshot().stored.status {
        Status::Lobby { .. } => Ok(()),
        Status::Playing { .. }
        | Status::Finished { .. }
        | Status::Closed { .. }
        | Status::Cancelled { .. } => Err(Refusal::ChallengeOver),
    }
}

/// That the challenge still waits for its answer, and is no table, at which nobody is asked.
fn open_challenge(locked: &LockedMatch<'_>) -> Result<(), Refusal> {
    match locked.snapshot().stored.terms.opening {
        Opening::Challenge => waiting(locked),
        Opening::Table | Opening::Deal | Opening::Season => Err(Refusal::ChallengeOver),
    }
}
