//! A table before it starts: people sit down and leave, and the host begins.
//!
//! People hold the first seats in the order in which they sat down, computer players the ones behind them. How many seats
//! there can be is in the setup; when it starts, the setup shrinks to those that are taken.

use std::time::Duration;

use crate::click::Tries;
use crate::games::GameKind;
use crate::kernel::{BySeat, Level};
use crate::match_cache::LockedMatch;
use crate::registry;
use crate::store::{
    Occupant, Opening, Person, PersonId, PersonName, RequestKey, Seating, Snowflake, Status,
    Transition,
};
use crate::{Actor, Click, Refusal, Result, Tables};

/// How long who was removed from a table cannot sit down there again: long enough for others to, and soon over if it was a mistake.
pub(crate) const REMOVED_FOR: Duration = Duration::from_mins(10);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    Waiting,
    /// It was the last seat: the match has begun.
    Begun,
}

impl Tables {
    /// Sits down at a table, if need be in the place of a computer player. Taking the last seat begins the match.
    ///
    /// # Errors
    /// If the person sits there already, the host has just removed them or takes no challenges of them, or the table no longer waits
    /// for people.
    pub async fn join_table(&self, click: Click, name: &PersonName) -> Result<Joined> {
        let mut tries = Tries::new(self);
        loop {
            let joined = self.join_table_once(click, name).await;
            if !tries.is_overtaken(&joined) {
                return joined;
            }
        }
    }

    async fn join_table_once(&self, click: Click, name: &PersonName) -> Result<Joined> {
        let Actor::Person { id, interaction } = click.actor else {
            return Err(Refusal::NotAtTable.into());
        };
        let person = self.person(id, name).await?;
        let mut locked = self.enter_for(&click).await?;
        let mut seats = LobbySeats::of(&locked)?;
        if seats.people.iter().any(|sitting| sitting.id == person.id) {
            return Err(Refusal::AlreadyJoined.into());
        }
        let host = locked.snapshot().stored.terms.host;
        let (removed, key) = (&self.inner.removed_guests, (click.match_id, person.id));
        if removed.has_taken(&key, self.now()) || self.store().has_blocked(host, person.id).await? {
            return Err(Refusal::TakesNoChallenges.into());
        }
        seats.people.push(person);
        if seats.n_taken() > seats.n_seats {
            seats.computers.pop();
        }
        if seats.n_taken() < seats.n_seats {
            locked.sit(seats, Some(click.key())).await?;
            Ok(Joined::Waiting)
        } else {
            locked.start(seats, interaction, click.key()).await?;
            Ok(Joined::Begun)
        }
    }

    /// Leaves a table. Who sat down next becomes the host in the place of one who leaves; if nobody
    /// is left, the table is closed.
    ///
    /// # Errors
    /// If the person does not sit there, or the table no longer waits for people.
    pub async fn leave_table(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let person = click.person().ok_or(Refusal::NotAtTable)?;
        locked.leave_seat(person, Some(click.key())).await
    }

    /// The host asks a person to leave, who cannot come back at once.
    ///
    /// # Errors
    /// If anyone but the host tries, or the person does not sit there, or the table no longer waits for people.
    pub async fn remove_from_table(&self, click: Click, person: PersonId) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let (mut seats, _) = LobbySeats::of_host(&locked, &click)?;
        let n_before = seats.people.len();
        seats
            .people
            .retain(|sitting| sitting.id != person || click.is_by(sitting.id));
        if seats.people.len() == n_before {
            return Err(Refusal::NotAtTable.into());
        }
        locked.sit(seats, Some(click.key())).await?;
        let removed = &self.inner.removed_guests;
        removed.take((click.match_id, person), self.now());
        Ok(())
    }

    /// The host gives the seats behind those of people to computer players of these levels.
    ///
    /// # Errors
    /// If anyone but the host tries, if there are more than seats, or the table no longer waits for people.
    pub async fn seat_computers(&self, click: Click, levels: &[Level]) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let (mut seats, _) = LobbySeats::of_host(&locked, &click)?;
        levels.clone_into(&mut seats.computers);
        if seats.n_taken() > seats.n_seats {
            return Err(Refusal::TooManyComputers.into());
        }
        locked.sit(seats, Some(click.key())).await
    }

    /// The host begins the match with those who sit there.
    ///
    /// # Errors
    /// If anyone but the host tries, too few sit there, or the match has begun.
    pub async fn start_table(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let (seats, interaction) = LobbySeats::of_host(&locked, &click)?;
        locked.start(seats, interaction, click.key()).await
    }
}

struct LobbySeats {
    game: GameKind,
    n_seats: usize,
    /// In the order in which they sat down; the first is the host.
    people: Vec<Person>,
    /// In the order of their seats.
    computers: Vec<Level>,
}

impl LobbySeats {
    fn of(locked: &LockedMatch<'_>) -> Result<Self, Refusal> {
        let snapshot = locked.snapshot();
        if snapshot.stored.terms.opening != Opening::Table {
            return Err(Refusal::ChallengeOver);
        }
        match snapshot.stored.status {
            Status::Lobby { .. } => {}
            Status::Playing { .. } | Status::Finished { .. } => return Err(Refusal::TableBegun),
            Status::Closed { .. } | Status::Cancelled { .. } => {
                return Err(Refusal::ChallengeOver);
            }
        }
        let (mut people, mut computers) = (Vec::new(), Vec::new());
        for (_, occupant) in snapshot.stored.seats.iter() {
            match occupant {
                Occupant::Person(person) => people.push(person.clone()),
                Occupant::Computer(level) => computers.push(*level),
            }
        }
        Ok(Self {
            game: snapshot.stored.terms.game,
            n_seats: usize::from(snapshot.game.n_seats()),
            people,
            computers,
        })
    }

    /// The same for the host, with the interaction.
    fn of_host(locked: &LockedMatch<'_>, click: &Click) -> Result<(Self, Snowflake), Refusal> {
        let seats = Self::of(locked)?;
        match click.actor {
            Actor::Person { id, interaction } if locked.snapshot().stored.terms.host == id => {
                Ok((seats, interaction))
            }
            Actor::Person { .. } | Actor::Clock { .. } => Err(Refusal::OnlyHost),
        }
    }

    fn n_taken(&self) -> usize {
        self.people.len() + self.computers.len()
    }

    fn seats(&self) -> BySeat<Occupant> {
        let people = self.people.iter().cloned().map(Occupant::Person);
        let computers = self.computers.iter().copied().map(Occupant::Computer);
        let seats: Vec<_> = people.chain(computers).collect();
        BySeat::try_from(seats).expect("no more than the game seats")
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

impl LockedMatch<'_> {
    /// Takes a person away from a table that has not started; closes it if nobody is left.
    pub(crate) async fn leave_seat(
        &mut self,
        person: PersonId,
        key: Option<RequestKey>,
    ) -> Result<()> {
        let mut seats = LobbySeats::of(self)?;
        let n_before = seats.people.len();
        seats.people.retain(|sitting| sitting.id != person);
        if seats.people.len() == n_before {
            return Err(Refusal::NotAtTable.into());
        }
        match seats.people.first() {
            None => self.close(Some(person), key).await,
            Some(_) => self.sit(seats, key).await,
        }
    }

    /// Makes a new seating durable.
    async fn sit(&mut self, seats: LobbySeats, key: Option<RequestKey>) -> Result<()> {
        let stored = &self.snapshot().stored;
        let seating = seats.seating(stored.terms.host, stored.terms.setup.clone());
        self.commit(Transition::Reseat(seating), key).await
    }

    async fn start(
        &mut self,
        seats: LobbySeats,
        snowflake: Snowflake,
        key: RequestKey,
    ) -> Result<()> {
        let n_seats = u8::try_from(seats.n_taken()).unwrap_or(u8::MAX);
        if !seats.game.seats().contains(&n_seats) {
            return Err(Refusal::NotSoMany(seats.game.seats()).into());
        }
        let stored = &self.snapshot().stored;
        let mut setup = stored.terms.setup.clone();
        setup["seats"] = n_seats.into();
        let game = registry::start(stored.terms.game, setup.clone(), stored.terms.table_version)
            .map_err(anyhow::Error::from)?;
        let seating = seats.seating(stored.terms.host, setup);
        let draft = self.draft_of(game);
        self.begin_with(draft, Some(seating), snowflake, Some(key))
            .await
    }
}
