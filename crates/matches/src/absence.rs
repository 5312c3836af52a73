//! When a person does not move: what the others decide, and how one comes back.
//!
//! Nothing is taken from anybody by itself. The clock only tells that the time is up (`absence/clocks.rs`).

mod away;
mod clocks;
mod sleep;

use std::time::Duration;

use super::match_cache::LockedMatch;
use super::play::go_on;
use super::{Click, Refusal, Result, SeasonRefusal, TableError, Tables};
use crate::kernel::Seat;
use crate::store::{Closing, MatchId, PersonId, Ring, Stage, Status, Transition};

pub use away::{Absence, MAX_DAYS_AWAY, MAX_DAYS_AWAY_IN_A_YEAR};
pub(super) use clocks::allowance;

/// How long the end of a match can be taken back by the player who ended it.
const REGRET: Duration = Duration::from_hours(24);

/// What came of it that a person wanted a match to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resumption {
    GoesOn,
    /// The player who ended it is asked.
    IsAsked,
}

impl Tables {
    /// Reminds a person whose time is up, once.
    ///
    /// # Errors
    /// If they have time, or have been reminded, or the asker plays no part or is late, too.
    pub async fn remind(&self, click: Click, seat: Seat) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        locked.present(&click).await?;
        let late = locked.late(seat).await?;
        let next_at = late.next_at.ok_or(Refusal::NobodyLate)?;
        let due_at = late.due_at.ok_or(Refusal::NobodyLate)?;
        if late.stage != Stage::Over {
            return Err(Refusal::AlreadyReminded.into());
        }
        let ring = Ring {
            seat,
            before: Stage::Over,
            due_at,
            after: Stage::Reminded,
            next_at,
        };
        locked
            .commit(Transition::Ring(vec![ring]), click.key())
            .await
    }

    /// Gives a person whose time is up their whole time again.
    ///
    /// # Errors
    /// If they have time, or the asker plays no part or is late, too.
    pub async fn extend_time(&self, click: Click, seat: Seat) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        locked.present(&click).await?;
        locked.late(seat).await?;
        locked.commit(Transition::Extend(seat), click.key()).await
    }

    /// Lets a computer player stand in for a person whose time is up, until they come back.
    ///
    /// # Errors
    /// If they have time, or the asker plays no part or is late, too.
    pub async fn stand_in(&self, click: Click, seat: Seat) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        locked.present(&click).await?;
        locked.late(seat).await?;
        locked
            .commit(Transition::StandIn(seat), click.key())
            .await?;
        tracing::info!(match.id = %click.match_id, "a computer player takes over a seat in match {}", click.match_id);
        go_on(&mut locked).await
    }

    /// Gives a person their seat back for whom a computer player stands in.
    ///
    /// # Errors
    /// If none does, the match is over, or they take part no more in the season that it belongs to.
    pub async fn come_back(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let person = click.person().ok_or(Refusal::NotAway)?;
        let seat = locked.snapshot().away(person).ok_or(Refusal::NotAway)?;
        locked.snapshot().is_played()?;
        if locked.snapshot().is_of_season()
            && self.store().has_left_season(click.match_id, person).await?
        {
            return Err(Refusal::Season(SeasonRefusal::Left).into());
        }
        locked.commit(Transition::Return(seat), click.key()).await
    }

    /// Ends a match because a person does not move. It counts as given up by them, unless that is taken back within a day.
    ///
    /// # Errors
    /// If they have time, or the asker plays no part or is late, too.
    pub async fn call_off(&self, click: Click, absent: Seat) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let by = locked.present(&click).await?;
        locked.late(absent).await?;
        let since = self.catch_up().await?;
        let transition = Transition::CallOff {
            closing: Closing {
                absent,
                by,
                is_asked: false,
            },
            since,
            until: since.after(REGRET),
        };
        locked.commit(transition, click.key()).await?;
        tracing::info!(match.id = %click.match_id, "a player ended match {} for absence", click.match_id);
        Ok(())
    }

    /// Takes back that a match was ended because a person did not move. It goes on where it was; if another one holds its
    /// channel meanwhile, it sleeps. If that person wants to go on, the one who ended it is asked, once.
    ///
    /// # Errors
    /// If another person ended it, it has been asked, or it is over.
    pub async fn resume(&self, click: Click) -> Result<Resumption> {
        let mut locked = self.enter_for(&click).await?;
        let stored = &locked.snapshot().stored;
        let Status::Playing {
            closing: Some(closing),
            asleep_since,
            ..
        } = stored.status
        else {
            return match stored.status {
                Status::Playing { .. } => Err(Refusal::NobodyLate.into()),
                _ => Err(Refusal::MatchOver.into()),
            };
        };
        let seat = locked.seat_for(&click)?;
        if seat == closing.absent && !closing.is_asked {
            let transition = Transition::AskToGoOn(seat);
            locked.commit(transition, click.key()).await?;
            return Ok(Resumption::IsAsked);
        }
        if seat == closing.absent {
            return Err(Refusal::AlreadyAsked.into());
        }
        if seat != closing.by {
            return Err(Refusal::OnlyWhoEnded.into());
        }
        let awake = Transition::GoOn { asleep_since: None };
        match locked.commit(awake, click.key()).await {
            Err(TableError::Refused(Refusal::Asleep(_))) => {
                let transition = Transition::GoOn { asleep_since };
                locked.commit(transition, click.key()).await?;
            }
            done => done?,
        }
        Ok(Resumption::GoesOn)
    }

    /// The seat for which a person may decide how a match goes on, and whether its player has been reminded; `None` if
    /// nobody's time is up or the person may not decide.
    ///
    /// # Errors
    /// If there is no such match, or the database fails.
    pub async fn may_decide(&self, id: MatchId, person: PersonId) -> Result<Option<(Seat, Stage)>> {
        let snapshot = self.look(id).await?;
        let own = snapshot.seat_of(person);
        let clocks = self.store().clocks_of(id).await?;
        let mut late = clocks.iter().filter(|clock| clock.stage.is_over());
        let is_present = own.is_some_and(|own| !late.clone().any(|clock| clock.seat == own));
        let first = late.next().filter(|_| is_present);
        Ok(first.map(|clock| (clock.seat, clock.stage)))
    }

    /// Whether a computer player stands in for a person in a match that goes on.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn is_away(&self, id: MatchId, person: PersonId) -> Result<bool> {
        let snapshot = self.look(id).await?;
        Ok(snapshot.away(person).is_some() && snapshot.is_played().is_ok())
    }
}

impl LockedMatch<'_> {
    /// The seat of a player who may decide for one who is late: who plays and is not late, too.
    async fn present(&self, click: &Click) -> Result<Seat> {
        let own = self.playing_seat(click)?;
        let clocks = self.clocks().await?;
        let is_late = clocks
            .iter()
            .any(|clock| clock.seat == own && clock.stage.is_over());
        if is_late {
            return Err(Refusal::LateToo.into());
        }
        Ok(own)
    }
}
