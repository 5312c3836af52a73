//! A table before it starts: people sit down and stand up, and the host begins.
//!
//! People hold the first seats in the order in which they sat down, computer players the ones behind them. How many seats
//! there can be stands in the setup; when it starts, the setup shrinks to those that are taken.

use super::room::Entered;
use super::{Refusal, TableError, Tables};
use crate::games::GameKind;
use crate::kernel::BySeat;
use crate::registry;
use crate::store::{Deed, MatchId, Opening, Person, PersonId, Seating, Snowflake, Status};

/// What came of sitting down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// There are seats left.
    Waiting,
    /// It was the last seat: the match has begun.
    Begun,
}

impl Tables {
    /// Sits down at a table, if need be in the place of a computer player. Whoever takes the last seat begins the match.
    ///
    /// # Errors
    /// If the person sits there already, or the table no longer waits for people.
    pub async fn join(
        &self,
        id: MatchId,
        person: Person,
        interaction: Snowflake,
    ) -> Result<Joined, TableError> {
        let mut entered = self.enter(id).await?;
        let mut around = Around::of(&entered)?;
        if around.people.iter().any(|sitting| sitting.id == person.id) {
            return Err(Refusal::AlreadyJoined.into());
        }
        around.people.push(person);
        if around.n_taken() > around.n_seats {
            around.n_computers = around.n_computers.saturating_sub(1);
        }
        if around.n_taken() < around.n_seats {
            entered.sit(around, Some(interaction)).await?;
            Ok(Joined::Waiting)
        } else {
            entered.start(around, interaction).await?;
            Ok(Joined::Begun)
        }
    }

    /// Stands up from a table. The person who sat down next becomes the host in the place of one who leaves; if nobody
    /// is left, the table is closed.
    ///
    /// # Errors
    /// If the person does not sit there, or the table no longer waits for people.
    pub async fn leave(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        entered.stand_up(person, Some(interaction)).await
    }

    /// The host asks somebody to leave.
    ///
    /// # Errors
    /// If somebody else tries, or the person does not sit there, or the table no longer waits for people.
    pub async fn remove(
        &self,
        id: MatchId,
        host: PersonId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        let mut around = Around::of_host(&entered, host)?;
        let n_before = around.people.len();
        around
            .people
            .retain(|sitting| sitting.id != person || sitting.id == host);
        if around.people.len() == n_before {
            return Err(Refusal::NotAtTable.into());
        }
        entered.sit(around, Some(interaction)).await
    }

    /// The host gives `n` seats to computer players.
    ///
    /// # Errors
    /// If somebody else tries, if no seat were left for another person, or the table no longer waits for people.
    pub async fn seat_computers(
        &self,
        id: MatchId,
        host: PersonId,
        n: u8,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        let mut around = Around::of_host(&entered, host)?;
        around.n_computers = usize::from(n);
        if around.n_taken() > around.n_seats {
            return Err(Refusal::TooManyComputers.into());
        }
        entered.sit(around, Some(interaction)).await
    }

    /// The host begins the match with those who sit there.
    ///
    /// # Errors
    /// If somebody else tries, too few sit there, or the match has begun.
    pub async fn start(
        &self,
        id: MatchId,
        host: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        let around = Around::of_host(&entered, host)?;
        entered.start(around, interaction).await
    }
}

/// Who sits around a table that has not started.
struct Around {
    game: GameKind,
    /// How many seats there can be.
    n_seats: usize,
    /// In the order in which they sat down; the first is the host.
    people: Vec<Person>,
    n_computers: usize,
}

impl Around {
    fn of(entered: &Entered<'_>) -> Result<Self, Refusal> {
        let seated = entered.seated();
        if seated.stored.opening == Opening::Challenge {
            return Err(Refusal::ChallengeOver);
        }
        match seated.stored.status {
            Status::Lobby { .. } => {}
            Status::Playing { .. } | Status::Finished { .. } => return Err(Refusal::TableBegun),
            Status::Closed { .. } | Status::Cancelled { .. } => {
                return Err(Refusal::ChallengeOver);
            }
        }
        let seats = seated.stored.seats.iter();
        let people: Vec<Person> = seats.filter_map(|(_, person)| person.clone()).collect();
        Ok(Self {
            game: seated.stored.game,
            n_seats: usize::from(seated.game.n_seats()),
            n_computers: usize::from(seated.stored.seats.n_seats()) - people.len(),
            people,
        })
    }

    fn of_host(entered: &Entered<'_>, person: PersonId) -> Result<Self, Refusal> {
        let around = Self::of(entered)?;
        if entered.seated().stored.host == person {
            Ok(around)
        } else {
            Err(Refusal::OnlyHost)
        }
    }

    fn n_taken(&self) -> usize {
        self.people.len() + self.n_computers
    }

    fn seats(&self) -> BySeat<Option<Person>> {
        let people = self.people.iter().cloned().map(Some);
        let computers = std::iter::repeat_n(None, self.n_computers);
        people.chain(computers).collect::<Vec<_>>().into()
    }

    /// The seating that the database keeps, with the setup as `setup` says.
    fn seating(&self, host: PersonId, setup: serde_json::Value) -> Seating {
        Seating {
            host: self.people.first().map_or(host, |person| person.id),
            setup,
            seats: self.seats(),
        }
    }
}

impl Entered<'_> {
    /// Takes a person away from a table that has not started; closes it if nobody is left.
    pub(super) async fn stand_up(
        &mut self,
        person: PersonId,
        interaction: Option<Snowflake>,
    ) -> Result<(), TableError> {
        let mut around = Around::of(self)?;
        let n_before = around.people.len();
        around.people.retain(|sitting| sitting.id != person);
        if around.people.len() == n_before {
            return Err(Refusal::NotAtTable.into());
        }
        match around.people.first() {
            None => self.close(Some(person), interaction).await,
            Some(_) => self.sit(around, interaction).await,
        }
    }

    /// Makes a new seating durable.
    async fn sit(
        &mut self,
        around: Around,
        interaction: Option<Snowflake>,
    ) -> Result<(), TableError> {
        let stored = &self.seated().stored;
        let seating = around.seating(stored.host, stored.setup.clone());
        self.commit(Deed::Reseat(seating), interaction).await
    }

    /// Begins the match with those who sit there.
    async fn start(&mut self, around: Around, interaction: Snowflake) -> Result<(), TableError> {
        let n_seats = u8::try_from(around.n_taken()).unwrap_or(u8::MAX);
        if !around.game.seats().contains(&n_seats) {
            return Err(Refusal::NotSoMany(around.game.seats()).into());
        }
        let stored = &self.seated().stored;
        let mut setup = stored.setup.clone();
        setup["seats"] = n_seats.into();
        let game = registry::start(stored.game, setup.clone(), stored.table_version)
            .map_err(anyhow::Error::from)?;
        let seating = around.seating(stored.host, setup);
        let draft = self.draft_of(game);
        self.begin_with(draft, Some(seating), interaction, Some(interaction))
            .await
    }
}
