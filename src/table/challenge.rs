//! From a challenge to the first card. Tables, which have no one to agree, have a separate file.

use std::time::Duration;

use serde_json::Value;

use super::draft::Draft;
use super::prepared::go_on;
use super::room::Entered;
use super::{Actor, Click, Maintenance, Refusal, TableError, Tables};
use crate::games::GameKind;
use crate::kernel::{BySeat, Commitment, Level, Timestamp};
use crate::registry::{self, BadSetup};
use crate::store::{
    ChannelId, Clock, Created, Deed, GuildId, Invitee, MatchId, NewMatch, Occupant, Opening,
    Person, PersonId, RequestKey, Seating, Snowflake, Status, Terms,
};

/// How long a challenge waits for its answer.
const CHALLENGE_TIME: Duration = Duration::from_hours(1);

/// How long a match against the computer may take from its command to its first card; only a crash takes longer.
const SOLO_TIME: Duration = Duration::from_mins(1);

/// A match that a person wants to play.
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
    /// With whom they want to play.
    pub company: Company,
    /// How long a turn may take, if that is limited; computer players need no time.
    pub clock: Option<Clock>,
    /// The interaction that asks for it.
    pub interaction: Snowflake,
}

/// With whom a person wants to play.
#[derive(Clone, Debug)]
pub enum Company {
    /// With this person, who has to agree.
    Opponent(Person),
    /// With computer players of these levels.
    Computers(Vec<Level>),
    /// With the person who sits down.
    Anybody {
        /// How many seats the table has; `None` is as many as the game allows.
        seats: Option<u8>,
        /// The levels of the computer players that hold some of them.
        computers: Vec<Level>,
        /// Who is told of it.
        invited: Vec<Invitee>,
    },
}

/// A match that waits to be started.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its name.
    pub id: MatchId,
    /// The promise that its shuffle is already fixed.
    pub commitment: Commitment,
    /// When it lapses.
    pub expires_at: Timestamp,
    /// Who sits where.
    pub seats: BySeat<Occupant>,
    /// The setup as a match file has it.
    pub setup: Value,
    /// The language of the public messages.
    pub locale: String,
}

/// Opening matches: challenges and tables, answers to them, and rematches.
#[derive(Clone, Copy)]
pub struct Challenges<'a> {
    pub(super) tables: &'a Tables,
}

impl Challenges<'_> {
    /// Opens a challenge or a table. A match with computer players alone waits for [`Challenges::begin`], a table for
    /// [`Lobby::start`](super::Lobby::start) or for its last seat to be taken.
    ///
    /// # Errors
    /// If the channel is occupied, a person challenges themselves, or the game does not go like that; nothing has been
    /// opened then.
    pub async fn challenge(self, proposal: Proposal) -> Result<Challenge, TableError> {
        self.open(self.planned(proposal)?).await
    }

    /// Whether a match could be opened in a free channel, as far as that can be said without opening it.
    ///
    /// # Errors
    /// As for [`Challenges::challenge`].
    pub async fn check(self, proposal: &Proposal) -> Result<(), TableError> {
        let new = self.planned(proposal.clone())?;
        self.takes_challenge(&new).await
    }

    /// The match as it is to be stored.
    fn planned(self, proposal: Proposal) -> Result<NewMatch, TableError> {
        let (host, game) = (proposal.host.id, proposal.game);
        let most = *game.seats().end();
        let mut seats = vec![Occupant::Person(proposal.host)];
        let is_with_people = !matches!(proposal.company, Company::Computers(_));
        let (opening, n_seats, invited) = match proposal.company {
            Company::Opponent(opponent) if opponent.id == host => {
                return Err(Refusal::ChallengedSelf.into());
            }
            Company::Opponent(opponent) => {
                seats.push(Occupant::Person(opponent));
                (Opening::Challenge, 2, Vec::new())
            }
            Company::Computers(levels) => {
                let n_seats = u8::try_from(levels.len() + 1).unwrap_or(u8::MAX);
                seats.extend(levels.into_iter().map(Occupant::Computer));
                (Opening::Challenge, n_seats, Vec::new())
            }
            Company::Anybody {
                seats: n_seats,
                computers,
                invited,
            } => {
                let n_seats = n_seats.unwrap_or(most);
                if computers.len() >= usize::from(n_seats) {
                    return Err(Refusal::TooManyComputers.into());
                }
                seats.extend(computers.into_iter().map(Occupant::Computer));
                (Opening::Table, n_seats, invited)
            }
        };
        if !game.seats().contains(&n_seats) {
            return Err(Refusal::NotSoMany(game.seats()).into());
        }
        let setup = setup(game, proposal.options, n_seats)?;
        let seats = BySeat::try_from(seats).map_err(|_| Refusal::NotSoMany(game.seats()))?;
        let at = self.tables.now();
        Ok(NewMatch {
            terms: Terms {
                game: proposal.game,
                table_version: registry::TABLE_VERSION,
                setup,
                guild: proposal.guild,
                channel: proposal.channel,
                locale: proposal.locale,
                host,
                opening,
                invited,
                clock: proposal.clock.filter(|_| is_with_people),
                rematch_of: None,
            },
            secret: self.tables.inner.surroundings.secret(),
            expires_at: expiry(at, opening, &seats),
            seats,
            limits: None,
            at,
            interaction: proposal.interaction,
        })
    }

    /// Opens what a person asks for, if the channel is free.
    pub(super) async fn open(self, mut new: NewMatch) -> Result<Challenge, TableError> {
        new.limits = match new.terms.guild {
            Some(_) => Some(self.tables.policies().server(new.terms.guild).await?.limits),
            None => None,
        };
        self.takes_challenge(&new).await?;
        new.terms.invited = self.invitees(&new).await?;
        let created = self.create(&new).await;
        if !matches!(created, Ok(Created::Done(_))) {
            self.not_invited(&new.terms.invited);
        }
        match created? {
            Created::Done(id) => {
                tracing::info!(match.id = %id, game = %new.terms.game, "opened match {id}");
                Ok(Challenge {
                    id,
                    commitment: new.secret.commitment(),
                    expires_at: new.expires_at,
                    seats: new.seats,
                    setup: new.terms.setup,
                    locale: new.terms.locale,
                })
            }
            Created::Repeated | Created::AlreadyRepeated => Err(Refusal::Repeated.into()),
            Created::ChannelBusy(id) => Err(Refusal::ChannelBusy {
                id,
                place: self.tables.messages().place(id).await?,
            }
            .into()),
            Created::AlreadyChallenged(id) => {
                Err(Refusal::AlreadyChallenged(self.tables.messages().place(id).await?).into())
            }
            Created::TooManyInvitations(id) => Err(Refusal::TooManyInvitations {
                most: new.limits.map_or(0, |limits| limits.invitations),
                oldest: self.tables.messages().place(id).await?,
            }
            .into()),
            Created::TooManyOpen(id) => Err(Refusal::TooManyOpen {
                most: new.limits.map_or(0, |limits| limits.open),
                id,
                oldest: self.tables.messages().place(id).await?,
            }
            .into()),
        }
    }

    /// The challenged person agrees, and the cards are dealt.
    ///
    /// # Errors
    /// If another person answers or the challenge is no longer open.
    pub async fn accept(self, click: Click) -> Result<(), TableError> {
        let mut entered = self.tables.enter_for(&click).await?;
        open_challenge(&entered)?;
        let (_, interaction) = entered.opponent(&click)?;
        entered.begin(interaction, Some(click.key())).await
    }

    /// Starts a match with a computer player; `snowflake` is the message that showed the commitment.
    ///
    /// # Errors
    /// If it has been started or has lapsed.
    pub async fn begin(self, id: MatchId, snowflake: Snowflake) -> Result<(), TableError> {
        let mut entered = self.tables.enter(id).await?;
        open_challenge(&entered)?;
        entered.begin(snowflake, None).await
    }

    /// The challenged person turns the challenge down.
    ///
    /// # Errors
    /// If another person answers or the challenge is no longer open.
    pub async fn decline(self, click: Click) -> Result<(), TableError> {
        let mut entered = self.tables.enter_for(&click).await?;
        open_challenge(&entered)?;
        let (person, _) = entered.opponent(&click)?;
        entered.close(Some(person), Some(click.key())).await
    }

    /// Turns the challenge down and takes no more of the challenger, whom that names.
    ///
    /// # Errors
    /// If another person answers or the challenge is no longer open.
    pub async fn block(self, click: Click) -> Result<PersonId, TableError> {
        let mut entered = self.tables.enter_for(&click).await?;
        open_challenge(&entered)?;
        let (person, _) = entered.opponent(&click)?;
        let challenger = entered.seated().stored.terms.host;
        // If anything fails in between, the challenge still waits and can be turned down again.
        self.tables
            .store()
            .people()
            .block(person, challenger)
            .await?;
        entered.close(Some(person), Some(click.key())).await?;
        Ok(challenger)
    }

    /// The challenger takes the challenge back, or the host the table.
    ///
    /// # Errors
    /// If another person tries or it is no longer open.
    pub async fn withdraw(self, click: Click) -> Result<(), TableError> {
        let mut entered = self.tables.enter_for(&click).await?;
        waiting(&entered)?;
        let host = entered.seated().stored.terms.host;
        if !click.is_by(host) {
            return Err(Refusal::OnlyChallenger.into());
        }
        entered.close(Some(host), Some(click.key())).await
    }
}

impl Maintenance<'_> {
    /// Closes every challenge whose time is over, and names them. One that cannot be read leaves
    /// its channel all the same; it is left out and logged.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lapse(self) -> Result<Vec<MatchId>, TableError> {
        let now = self.tables.now();
        let mut closed = Vec::new();
        for id in self.tables.store().matches().lapsed_challenges(now).await? {
            let lapsed = self.lapse_one(id, now).await;
            if let Err(TableError::Failed(_)) = lapsed {
                // Nobody can answer it, so that it must not keep its channel either.
                self.tables
                    .store()
                    .matches()
                    .abandon_lapsed(id, now)
                    .await?;
            }
            if self.maintained(id, lapsed).unwrap_or(false) {
                closed.push(id);
            }
        }
        Ok(closed)
    }

    /// Closes a challenge if its time is over at `now`, and says whether it was.
    async fn lapse_one(self, id: MatchId, now: Timestamp) -> Result<bool, TableError> {
        let mut entered = self.tables.enter(id).await?;
        match entered.seated().stored.status {
            // A person may have answered since the list was read.
            Status::Lobby { expires_at } if expires_at <= now => {
                let click = Click::by_clock(id, expires_at);
                entered.close(None, Some(click.key())).await?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}

impl Entered<'_> {
    /// Deals the first cards.
    async fn begin(
        &mut self,
        snowflake: Snowflake,
        key: Option<RequestKey>,
    ) -> Result<(), TableError> {
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
    ) -> Result<(), TableError> {
        draft.play_out_chance_and_forced(&self.seated().stored.secret.seed(snowflake));
        let deed = Deed::Begin {
            snowflake,
            seating,
            steps: draft.game.steps_from(0),
        };
        self.commit_draft(draft, deed, key).await?;
        tracing::info!(match.id = %self.seated().stored.id, "match {} begins", self.seated().stored.id);
        go_on(self).await
    }

    /// The challenged person who answers, and their interaction.
    fn opponent(&self, click: &Click) -> Result<(PersonId, Snowflake), Refusal> {
        match click.actor {
            Actor::Person { id, interaction }
                if self.seat(id).is_ok() && self.seated().stored.terms.host != id =>
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
    ) -> Result<(), TableError> {
        self.commit(Deed::Close { by }, key).await
    }
}

/// That the challenge or table still waits to be started.
pub(super) fn waiting(entered: &Entered<'_>) -> Result<(), Refusal> {
    match entered.seated().stored.status {
        Status::Lobby { .. } => Ok(()),
        Status::Playing { .. }
        | Status::Finished { .. }
        | Status::Closed { .. }
        | Status::Cancelled { .. } => Err(Refusal::ChallengeOver),
    }
}

/// That the challenge still waits for its answer, and is no table, at which nobody is asked.
fn open_challenge(entered: &Entered<'_>) -> Result<(), Refusal> {
    match entered.seated().stored.terms.opening {
        Opening::Challenge => waiting(entered),
        Opening::Table => Err(Refusal::ChallengeOver),
    }
}

/// When a match that is opened `at` this time expires if it has not started by then.
pub(super) fn expiry(at: Timestamp, opening: Opening, seats: &BySeat<Occupant>) -> Timestamp {
    let people = seats.iter().filter(|(_, occupant)| occupant.is_person());
    let waits_for_people = opening == Opening::Table || people.count() > 1;
    at.after(if waits_for_people {
        CHALLENGE_TIME
    } else {
        SOLO_TIME
    })
}

/// The setup of a match with these options (a JSON object) and this many seats.
fn setup(game: GameKind, options: Value, n_seats: u8) -> Result<Value, TableError> {
    let mut options = options;
    options["seats"] = n_seats.into();
    registry::setup(game, &options).map_err(|error| match error {
        // Every option is offered for all games, and each game has only some of them.
        BadSetup::NoSuchOption { game, options } => Refusal::NoSuchOption { game, options }.into(),
        error => TableError::Failed(error.into()),
    })
}
