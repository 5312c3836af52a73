//! What a person asks for when they open a match, and whether it can be opened.

use std::collections::HashSet;
use std::time::Duration;

use serde_json::Value;

use super::Tables;
use crate::games::GameKind;
use crate::kernel::{BySeat, Commitment, Level, Timestamp};
use crate::present::{ROUNDS, SetupField, setup_options};
use crate::registry::{self, BadSetup};
use crate::store::{
    ChannelId, Clock, Created, GuildId, Invitee, MatchId, NewMatch, Occupant, Opening, Person,
    Seated, Snowflake, Terms, Venue,
};
use crate::{Refusal, Result, TableError};

/// A server of friends reads in the evening what was written in the morning.
const CHALLENGE_TIME: Duration = Duration::from_hours(24);

/// How long a match against the computer may take from its command to its first card; only a crash takes longer.
const SOLO_TIME: Duration = Duration::from_mins(1);

#[derive(Clone, Debug)]
pub struct Proposal {
    pub game: GameKind,
    /// What differs from the usual setup, by the keys of a match file.
    pub options: Value,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel that invites to it; `None` for a match without public messages.
    pub channel: Option<ChannelId>,
    pub venue: Venue,
    pub locale: String,
    /// Who wants to play; takes the first seat.
    pub host: Person,
    pub opponents: Opponents,
    /// How long a turn may take, if that is limited; computer players need no time.
    pub clock: Option<Clock>,
    pub interaction: Snowflake,
}

#[derive(Clone, Debug)]
pub enum Opponents {
    One(Person),
    Computers(Vec<Level>),
    Anybody {
        /// How many seats the table has; `None` is as many as the game allows.
        seats: Option<u8>,
        /// The levels of the computer players that hold some of them.
        computers: Vec<Level>,
        invited: Vec<Invitee>,
    },
}

/// A match that waits to be started.
#[derive(Clone, Debug)]
pub struct Challenge {
    pub id: MatchId,
    pub commitment: Commitment,
    pub expires_at: Timestamp,
    pub seats: BySeat<Occupant>,
    pub setup: Value,
    pub locale: String,
}

impl Tables {
    /// Opens a challenge or a table. A match with computer players alone waits for [`Tables::begin_challenge`], a table for
    /// [`Tables::start_table`] or for its last seat to be taken.
    ///
    /// # Errors
    /// If the channel is occupied, a person challenges themselves, or the game does not go like that; nothing has been
    /// opened then.
    pub async fn challenge(&self, mut proposal: Proposal) -> Result<Challenge> {
        if self.is_first(&proposal).await? {
            make_short(proposal.game, &mut proposal.options);
        }
        self.open(self.planned(proposal)?).await
    }

    /// Whether it is a match against the computer of a person who has not finished one of the game yet.
    async fn is_first(&self, proposal: &Proposal) -> Result<bool> {
        if !matches!(proposal.opponents, Opponents::Computers(_)) {
            return Ok(false);
        }
        let totals = self.store().totals_of(proposal.host.id).await?;
        Ok(totals.iter().all(|totals| totals.game != proposal.game))
    }

    fn planned(&self, proposal: Proposal) -> Result<NewMatch> {
        let (host, game) = (proposal.host.id, proposal.game);
        let most = *game.seats().end();
        let mut seats = vec![Occupant::Person(proposal.host)];
        let is_with_people = !matches!(proposal.opponents, Opponents::Computers(_));
        let (opening, n_seats, invited) = match proposal.opponents {
            Opponents::One(opponent) if opponent.id == host => {
                return Err(Refusal::ChallengedSelf.into());
            }
            Opponents::One(opponent) => {
                seats.push(Occupant::Person(opponent));
                (Opening::Challenge, 2, Vec::new())
            }
            Opponents::Computers(levels) => {
                let n_seats = u8::try_from(levels.len() + 1).unwrap_or(u8::MAX);
                seats.extend(levels.into_iter().map(Occupant::Computer));
                (Opening::Challenge, n_seats, Vec::new())
            }
            Opponents::Anybody {
                seats: n_seats,
                computers,
                mut invited,
            } => {
                let n_seats = n_seats.unwrap_or(most);
                // A guest who is named twice is invited once.
                let mut named = HashSet::new();
                invited.retain(|invitee: &Invitee| named.insert(invitee.who));
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
        let at = self.now();
        Ok(NewMatch {
            terms: Terms {
                game: proposal.game,
                table_version: registry::table_version(),
                setup,
                guild: proposal.guild,
                channel: proposal.channel,
                venue: proposal.venue,
                locale: proposal.locale,
                host,
                opening,
                invited,
                clock: proposal.clock.filter(|_| is_with_people),
                rematch_of: None,
            },
            secret: self.inner.environment.secret(),
            expires_at: expiry(at, opening, &seats),
            seats,
            limits: None,
            at,
            interaction: proposal.interaction,
        })
    }

    /// Opens what a person asks for, if the channel is free.
    pub(crate) async fn open(&self, mut new: NewMatch) -> Result<Challenge> {
        new.limits = Some(self.server(new.terms.guild).await?.limits);
        self.takes_challenge(&new).await?;
        new.terms.invited = self.invitees(&new).await?;
        let created = self.create(&new).await;
        if !matches!(created, Ok(Created::Done(_))) {
            self.not_invited(&new.terms.invited);
        }
        let id = self.opened(created?, &new).await?;
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

    async fn opened(&self, created: Created, new: &NewMatch) -> Result<MatchId> {
        let refusal = match created {
            Created::Done(id) => return Ok(id),
            Created::Repeated | Created::AlreadyRepeated => Refusal::Repeated,
            Created::ChannelBusy(id) => Refusal::ChannelBusy {
                id,
                place: self.place_of(id).await?,
            },
            Created::AlreadyChallenged(id) => Refusal::AlreadyChallenged(self.place_of(id).await?),
            Created::TooManyInvitations(id) => Refusal::TooManyInvitations {
                most: new.limits.map_or(0, |limits| limits.invitations),
                oldest: self.place_of(id).await?,
            },
            Created::TooManyStrong(id) => Refusal::TooManyStrong(self.place_of(id).await?),
            Created::TooManyAsleep(id) => Refusal::TooManyAsleep(self.place_of(id).await?),
            Created::TooManyOpen(id) => Refusal::TooManyOpen {
                most: new.limits.map_or(0, |limits| limits.open),
                id,
                oldest: self.place_of(id).await?,
            },
        };
        Err(refusal.into())
    }
}

/// When a match that is opened `at` this time expires if it has not started by then.
pub(super) fn expiry(at: Timestamp, opening: Opening, seats: &BySeat<Occupant>) -> Timestamp {
    let waits_for_people = opening == Opening::Table || seats.people().count() > 1;
    at.after(if waits_for_people {
        CHALLENGE_TIME
    } else {
        SOLO_TIME
    })
}

/// One round where people may choose how many and have not: three are seventy turns, too many to learn a game by.
pub(crate) fn make_short(game: GameKind, options: &mut Value) {
    let rounds = setup_options(game)
        .iter()
        .find(|option| option.name == ROUNDS.name);
    let shortest = rounds.and_then(|rounds| rounds.choices.first());
    if let Some(SetupField { key, value }) = shortest.map(|choice| choice.sets)
        && options.get(key).is_none()
    {
        options[key] = value.into();
    }
}

/// The setup of a match with these options (a JSON object) and this many seats.
pub(crate) fn setup(game: GameKind, options: Value, n_seats: u8) -> Result<Value> {
    let mut options = options;
    options["seats"] = n_seats.into();
    registry::setup(game, &options).map_err(|error| match error {
        // Every option is offered for all games, and each game has only some of them.
        BadSetup::NoSuchOption { game, options } => Refusal::NoSuchOption { game, options }.into(),
        error => TableError::Failed(error.into()),
    })
}
