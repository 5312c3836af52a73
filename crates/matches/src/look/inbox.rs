//! What a person has open, what waits for them first.

use std::iter;

use futures_util::future::join_all;

use crate::kernel::{BySeat, Seat, Seats, Timestamp, Viewer};
use crate::present::{self, Msg};
use crate::snapshot::Snapshot;
use crate::store::{ChannelId, MatchId, Need, Occupant, OpenMatch, PersonId, Status};
use crate::{Place, Refusal, Result, Tables};

/// What a person means who names no match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meant {
    Match(MatchId),
    /// Nobody can say which of several.
    Unclear,
}

/// An open match, as its person is told of it.
#[derive(Clone, Debug)]
pub struct Waiting {
    pub open: OpenMatch,
    pub game: Msg,
    /// The round that is played, of several, and how many there are.
    pub round: Option<(usize, usize)>,
    /// The points that lie open, the person's own first, once it has begun.
    pub points: Option<Vec<i32>>,
    /// The seats of the others, in turn from the person's own.
    pub others: Vec<Seat>,
    pub awaited: Seats,
    pub status: Status,
    pub seats: BySeat<Occupant>,
    pub place: Place,
    /// From when on its end for absence is final, if a player has ended it so.
    pub closes_at: Option<Timestamp>,
}

impl Tables {
    /// The open matches of a person, what is most urgent first.
    pub async fn inbox(&self, person: PersonId) -> Result<Vec<OpenMatch>> {
        Ok(self.store().inbox_of(person).await?)
    }

    pub async fn n_waiting(&self, person: PersonId, except: MatchId) -> Result<usize> {
        let open = self.inbox(person).await?;
        let others = open.iter().filter(|open| open.id != except);
        Ok(others.filter(|open| open.need.is_waiting()).count())
    }

    /// What a person is told of these matches. One that cannot be read or does not replay is left out and logged.
    pub async fn waiting(&self, open: &[OpenMatch], person: PersonId) -> Vec<Waiting> {
        let read = open.iter().map(|&open| self.read_open(open, person));
        let read = open.iter().zip(join_all(read).await);
        read.filter_map(|(open, read)| self.maintained(open.id, read))
            .collect()
    }

    async fn read_open(&self, open: OpenMatch, person: PersonId) -> Result<Waiting> {
        let (snapshot, place) = self.placed(open.id).await?;
        let closes_at = if snapshot.stored.status.closing().is_some() {
            let clocks = self.store().clocks_of(open.id).await?;
            clocks.iter().find_map(|clock| clock.due_at)
        } else {
            None
        };
        Ok(Waiting::new((open, place, closes_at), &snapshot, person))
    }

    /// The match that a person means who names none: that of the channel in which they have a seat, or else the only one that
    /// waits for them, or that they have.
    ///
    /// # Errors
    /// If they have none, and none is played in the channel.
    pub async fn meant(&self, channel: ChannelId, person: PersonId) -> Result<Meant> {
        let store = self.store();
        let awake = match store.open_match_seen_by(person, channel).await? {
            Some((own, true)) => return Ok(Meant::Match(own)),
            awake => awake.map(|(id, _)| id),
        };
        if let Some(asleep) = store.sleeping_match_in(channel, person).await? {
            return Ok(Meant::Match(asleep));
        }
        let open = store.inbox_of(person).await?;
        let mut needy = open.iter().filter(|open| open.need != Need::Nothing);
        let only = match (needy.next(), needy.next()) {
            (Some(only), None) => Some(only),
            (None, _) => open.first().filter(|_| open.len() == 1),
            (Some(_), Some(_)) => None,
        };
        match (only, awake) {
            (Some(only), _) if only.need != Need::Agreement => Ok(Meant::Match(only.id)),
            _ if !open.is_empty() => Ok(Meant::Unclear),
            (_, Some(awake)) => Ok(Meant::Match(awake)),
            (_, None) => Err(Refusal::NoMatchHere.into()),
        }
    }
}

impl Waiting {
    fn new(
        (open, place, closes_at): (OpenMatch, Place, Option<Timestamp>),
        snapshot: &Snapshot,
        person: PersonId,
    ) -> Self {
        let own = snapshot.seat_of(person).or(snapshot.away(person));
        let settled = snapshot.settled_for(own.map_or(Viewer::Spectator, Viewer::Seat));
        let snapshot = settled.as_ref().unwrap_or(snapshot);
        let stored = &snapshot.stored;
        let n_seats = stored.seats.n_seats();
        let first = own.unwrap_or(Seat::FIRST);
        let in_turn = iter::successors(Some(first), |seat| Some(seat.next(n_seats)));
        let in_turn: Vec<Seat> = in_turn.take(n_seats.into()).collect();
        let has_begun = snapshot.has_begun();
        let points = if has_begun {
            Some(snapshot.game.points())
        } else {
            None
        };
        let points = in_turn
            .iter()
            .map(|&seat| points.as_ref().map(|points| points[seat]));
        let n_rounds = stored.terms.setup["rounds"].as_u64();
        let n_rounds = n_rounds.and_then(|n| usize::try_from(n).ok());
        let n_rounds = n_rounds.filter(|&n| n > 1 && has_begun);
        // Without a clock nobody is told when others may decide.
        let due_at = open.due_at.filter(|_| stored.terms.clock.is_some());
        Self {
            open: OpenMatch { due_at, ..open },
            place,
            closes_at,
            game: present::game_name(stored.terms.game),
            round: n_rounds.map(|most| (most.min(snapshot.game.rounds().len() + 1), most)),
            points: points.collect(),
            others: in_turn
                .into_iter()
                .filter(|&seat| Some(seat) != own)
                .collect(),
            awaited: snapshot.awaited(),
            status: stored.status,
            seats: stored.seats.clone(),
        }
    }
}
