//! Finished matches: a page of them, and who may look at one.

mod fair;
mod replay;
mod review;
mod share;

use std::sync::Arc;

use super::snapshot::Snapshot;
use super::{Place, Refusal, Result, TableError, Tables};
use crate::games::GameKind;
use crate::kernel::{BySeat, Ending, Timestamp};
use crate::present::{self, Msg};
use crate::store::{
    ChannelId, Finished, GuildId, History, HistoryCursor, MatchId, Occupant, PageStart, Person,
    PersonId, PlacedSeat, Seated, Status,
};

pub use fair::{Checked, Found};
pub use replay::{Reel, Replay};
pub use review::ReviewPage;

/// Who looks back at a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Onlooker {
    pub person: PersonId,
    /// Whether they see the channel of the match, on the server where they ask.
    pub sees: bool,
}

/// A match that is over, as a person may look back at it.
#[derive(Clone)]
pub struct FinishedMatch(pub(super) Arc<Snapshot>);

impl FinishedMatch {
    pub fn game(&self) -> GameKind {
        self.0.stored.terms.game
    }

    /// Whether it may be shown to anybody who did not play it: a deal is yet to be played by others.
    pub fn may_be_shared(&self) -> bool {
        self.0.is_no_deal().is_ok()
    }

    /// Who sat where at the end.
    pub fn seats(&self) -> &BySeat<Occupant> {
        self.0.seats()
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct HistoryPage {
    pub matches: Vec<Ended>,
    /// Where the page with newer ones is, if there are any.
    pub newer: Option<PageStart>,
    /// Where the page with older ones is, if there are any.
    pub older: Option<PageStart>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    pub id: MatchId,
    pub name: Msg,
    pub at: Timestamp,
    pub ending: Option<Ending>,
    pub place: Place,
    pub seats: BySeat<Occupant>,
    pub placed: BySeat<PlacedSeat>,
}

impl Tables {
    pub async fn history(&self, wanted: &History, n: u32) -> Result<HistoryPage> {
        // One more than is shown says whether there are more.
        let mut found = self.store().history(wanted, n + 1).await?;
        let has_more = found.len() > usize::try_from(n).unwrap_or(usize::MAX);
        if matches!(wanted.since, PageStart::After(_)) {
            if !has_more {
                // The newest page is a whole one.
                let since = PageStart::Newest;
                return Box::pin(self.history(&History { since, ..*wanted }, n)).await;
            }
            found.remove(0);
        } else if has_more {
            found.pop();
        }
        let first = found.first().map(|finished| finished.moment);
        let last = found.last().map(|finished| finished.moment);
        let (has_newer, has_older) = match wanted.since {
            PageStart::Newest => (false, has_more),
            PageStart::Before(_) => (true, has_more),
            PageStart::After(_) => (true, true),
        };
        Ok(HistoryPage {
            // Behind the oldest match of all there is only the way back.
            newer: has_newer.then(|| first.map_or(PageStart::Newest, PageStart::After)),
            older: last.filter(|_| has_older).map(PageStart::Before),
            matches: found.into_iter().map(ended).collect(),
        })
    }

    /// The last match that was finished in a channel.
    ///
    /// # Errors
    /// If none was.
    pub async fn last_finished_in(&self, channel: ChannelId) -> Result<MatchId> {
        let last = self.store().last_finished_in(channel).await?;
        Ok(last.ok_or(Refusal::NothingFinishedHere)?)
    }

    /// A match that is over, for a person who may look back at it: everybody who sees its channel, and those who played in it.
    ///
    /// # Errors
    /// If the match is not over, or the person may not look at it.
    pub async fn finished(&self, id: MatchId, by: Onlooker) -> Result<FinishedMatch> {
        let unknown = || Refusal::NoSuchFinished(id);
        let snapshot = match self.look_at_any(id).await {
            Err(TableError::Refused(Refusal::NoSuchMatch)) => return Err(unknown().into()),
            snapshot => snapshot?,
        };
        let stored = &snapshot.stored;
        // A try at a deal is its player's alone, who has seen all of it.
        let sees = by.sees && snapshot.is_no_deal().is_ok();
        // Who may not look is not told either whether there is anything to see.
        if !sees && !has_played(&snapshot, by.person) {
            return Err(unknown().into());
        }
        // What a deal of an evening gave is seen by nobody before it is over.
        if let Some(deal) = snapshot.deal()
            && deal.day().is_none()
            && !self.daily().is_over(deal).await?
        {
            return Err(Refusal::NotFinished(id).into());
        }
        match stored.status {
            Status::Finished { .. } => Ok(FinishedMatch(snapshot)),
            Status::Lobby { .. } | Status::Playing { .. } => Err(Refusal::NotFinished(id).into()),
            Status::Closed { .. } | Status::Cancelled { .. } => Err(unknown().into()),
        }
    }
}

impl Snapshot {
    /// Where the match is if a person may only look at it when they see its channel; `None` if it is in direct messages, or they have
    /// played in it.
    pub fn place_for_others(&self, person: PersonId) -> Option<(GuildId, Option<ChannelId>)> {
        let terms = &self.stored.terms;
        let guild = terms.guild.filter(|_| !has_played(self, person));
        guild.map(|guild| (guild, terms.channel))
    }

    /// Whether a person may look at the match: everybody who sees its channel may, and those who play in it.
    ///
    /// # Errors
    /// If they may not; they are told the same as if there were none.
    pub fn may_watch(&self, by: Onlooker) -> Result<(), Refusal> {
        let may = by.sees || has_played(self, by.person);
        may.then_some(()).ok_or(Refusal::NoSuchMatch)
    }
}

fn has_played(snapshot: &Snapshot, person: PersonId) -> bool {
    let stored = &snapshot.stored;
    let people = stored.seats.people();
    let left = stored.left.as_slice().iter().flatten();
    people.chain(left).any(|who: &Person| who.id == person)
}

fn ended(finished: Finished) -> Ended {
    let HistoryCursor { at, id } = finished.moment;
    Ended {
        id,
        name: present::game_name(finished.game),
        at,
        ending: finished.ending,
        place: Place {
            id,
            guild: finished.guild,
            channel: finished.channel,
            message: finished.message,
        },
        seats: BySeat::new(finished.seats.n_seats(), |seat| {
            finished.seats[seat].occupant.clone()
        }),
        placed: finished.seats,
    }
}
