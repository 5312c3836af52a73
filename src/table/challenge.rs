//! From a challenge to the first card.

use serde_json::Value;

use super::play::settle;
use super::room::Entered;
use super::{Refusal, TableError, Tables};
use crate::games::GameKind;
use crate::kernel::{BySeat, Commitment};
use crate::registry;
use crate::store::{
    ChannelId, Created, GuildId, MatchId, NewMatch, Person, PersonId, Snowflake, State,
};

/// How long a challenge waits for its answer.
const CHALLENGE_MS: i64 = 60 * 60 * 1000;

/// How long a match against the computer may take from its command to its first card; only a crash takes longer.
const SOLO_MS: i64 = 60 * 1000;

/// A match that somebody wants to play.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Which game.
    pub game: GameKind,
    /// What differs from the usual setup, by the keys of a match file.
    pub options: Value,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel to play in.
    pub channel: ChannelId,
    /// The language of the public messages.
    pub locale: String,
    /// Who wants to play; takes the first seat.
    pub host: Person,
    /// Whom they want to play with; `None` is a computer player.
    pub opponent: Option<Person>,
    /// The interaction that asks for it.
    pub interaction: Snowflake,
}

/// A match that waits to be started.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its name.
    pub id: MatchId,
    /// The promise that its shuffle is already fixed.
    pub commitment: Commitment,
    /// When it lapses, in milliseconds since 1970.
    pub expires_at: i64,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
    /// The setup as it stands in a match file.
    pub setup: Value,
    /// The language of the public messages.
    pub locale: String,
}

impl Tables {
    /// Opens a challenge. A match with a computer player waits for [`Tables::begin`].
    ///
    /// # Errors
    /// If the channel is occupied or somebody challenges themselves; nothing has been opened then.
    pub async fn challenge(&self, proposal: Proposal) -> Result<Challenge, TableError> {
        if proposal
            .opponent
            .as_ref()
            .is_some_and(|opponent| opponent.id == proposal.host.id)
        {
            return Err(Refusal::ChallengedSelf.into());
        }
        let setup =
            registry::setup(proposal.game, &proposal.options).map_err(anyhow::Error::from)?;
        let host = proposal.host.id;
        let seats = vec![Some(proposal.host), proposal.opponent].into();
        let new = NewMatch {
            game: proposal.game,
            table_version: registry::TABLE_VERSION,
            setup,
            guild: proposal.guild,
            channel: proposal.channel,
            locale: proposal.locale,
            host,
            seats,
            secret: self.inner.surroundings.secret(),
            rematch_of: None,
            expires_at: None,
            at: self.now(),
            interaction: proposal.interaction,
        };
        self.open(new).await
    }

    /// Asks for the same match again with the seats swapped, or agrees if the other has asked already.
    ///
    /// # Errors
    /// If the match is not over, the channel is occupied, or the person did not play in it.
    pub async fn rematch(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<Rematch, TableError> {
        let new = {
            let entered = self.enter(id).await?;
            entered.seat(person)?;
            let stored = &entered.seated().stored;
            if stored.state.is_open() {
                return Err(Refusal::NotOverYet.into());
            }
            let mut seats: Vec<Option<Person>> = stored.seats.as_slice().to_vec();
            seats.rotate_left(1);
            NewMatch {
                game: stored.game,
                table_version: registry::TABLE_VERSION,
                setup: stored.setup.clone(),
                guild: stored.guild,
                channel: stored.channel,
                locale: stored.locale.clone(),
                host: person,
                seats: seats.into(),
                secret: self.inner.surroundings.secret(),
                rematch_of: Some(id),
                expires_at: None,
                at: self.now(),
                interaction,
            }
        };
        match self.store().rematch_of(id).await? {
            Some(asked) => self.agree(asked, person, interaction).await,
            None => match self.open(new).await {
                // The other pressed at the same moment and was first: both want it, so it begins.
                Err(TableError::Refused(refusal)) => match self.store().rematch_of(id).await? {
                    Some(asked) => self.agree(asked, person, interaction).await,
                    None => Err(refusal.into()),
                },
                opened => opened.map(Rematch::Asked),
            },
        }
    }

    async fn agree(
        &self,
        asked: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<Rematch, TableError> {
        let host = self.enter(asked).await?.seated().stored.host;
        if host == person {
            return Err(Refusal::RematchAsked.into());
        }
        self.accept(asked, person, interaction).await?;
        Ok(Rematch::Begun(asked))
    }

    async fn open(&self, mut new: NewMatch) -> Result<Challenge, TableError> {
        let against_computer = new.seats.iter().any(|(_, person)| person.is_none());
        let expires_at = new.at
            + if against_computer {
                SOLO_MS
            } else {
                CHALLENGE_MS
            };
        new.expires_at = Some(expires_at);
        match self.store().create(&new).await? {
            Created::Done(id) => {
                tracing::info!(match.id = %id, game = %new.game, "opened match {id}");
                Ok(Challenge {
                    id,
                    commitment: new.secret.commitment(),
                    expires_at,
                    seats: new.seats,
                    setup: new.setup,
                    locale: new.locale,
                })
            }
            Created::Repeated | Created::AlreadyRepeated => Err(Refusal::Repeated.into()),
            Created::ChannelBusy(id) => Err(Refusal::ChannelBusy {
                id,
                place: self.place(id).await?,
            }
            .into()),
        }
    }

    /// The challenged person agrees, and the cards are dealt.
    ///
    /// # Errors
    /// If somebody else answers or the challenge is no longer open.
    pub async fn accept(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        open_challenge(&entered)?;
        if entered.seat(person).is_err() || entered.seated().stored.host == person {
            return Err(Refusal::OnlyOpponent.into());
        }
        entered.begin(interaction, Some(interaction)).await
    }

    /// Starts a match with a computer player; `snowflake` is the message that showed the commitment.
    ///
    /// # Errors
    /// If it has been started or has lapsed.
    pub async fn begin(&self, id: MatchId, snowflake: Snowflake) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        open_challenge(&entered)?;
        entered.begin(snowflake, None).await
    }

    /// The challenged person turns the challenge down.
    ///
    /// # Errors
    /// If somebody else answers or the challenge is no longer open.
    pub async fn decline(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        open_challenge(&entered)?;
        if entered.seat(person).is_err() || entered.seated().stored.host == person {
            return Err(Refusal::OnlyOpponent.into());
        }
        entered.close(Some((person, interaction))).await
    }

    /// The challenger takes the challenge back.
    ///
    /// # Errors
    /// If somebody else tries or the challenge is no longer open.
    pub async fn withdraw(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        open_challenge(&entered)?;
        if entered.seated().stored.host != person {
            return Err(Refusal::OnlyChallenger.into());
        }
        entered.close(Some((person, interaction))).await
    }

    /// Closes every challenge whose time is over, and names them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lapse(&self) -> Result<Vec<MatchId>, TableError> {
        let now = self.now();
        let mut closed = Vec::new();
        for id in self.store().lapsed_challenges(now).await? {
            let mut entered = self.enter(id).await?;
            // Somebody may have answered since the list was read.
            let is_late = entered
                .seated()
                .stored
                .expires_at
                .is_some_and(|at| at <= now);
            if is_late && open_challenge(&entered).is_ok() {
                entered.close(None).await?;
                closed.push(id);
            }
        }
        Ok(closed)
    }
}

/// What became of the wish for a rematch.
#[derive(Clone, Debug)]
pub enum Rematch {
    /// The others have to agree first, or a computer player is waiting to begin.
    Asked(Challenge),
    /// Everybody wants it: it has begun.
    Begun(MatchId),
}

impl Entered<'_> {
    /// Deals the first cards.
    async fn begin(
        &mut self,
        snowflake: Snowflake,
        interaction: Option<Snowflake>,
    ) -> Result<(), TableError> {
        let mut draft = self.draft();
        draft.state = State::Playing;
        draft.snowflake = Some(snowflake);
        let seed = self.seated().stored.secret.seed(snowflake);
        settle(&seed, &mut draft);
        self.commit(draft, interaction).await?;
        tracing::info!(match.id = %self.seated().stored.id, "match {} begins", self.seated().stored.id);
        self.let_computers_play().await
    }

    /// Ends a challenge that never became a match.
    async fn close(&mut self, by: Option<(PersonId, Snowflake)>) -> Result<(), TableError> {
        let mut draft = self.draft();
        draft.state = State::Abandoned;
        draft.closed_by = by.map(|(person, _)| person);
        self.commit(draft, by.map(|(_, interaction)| interaction))
            .await
    }
}

/// That the challenge still waits for an answer.
fn open_challenge(entered: &Entered<'_>) -> Result<(), Refusal> {
    match entered.seated().stored.state {
        State::Lobby => Ok(()),
        State::Playing | State::Finished | State::Abandoned => Err(Refusal::ChallengeOver),
    }
}
