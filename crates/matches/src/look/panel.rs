//! What one person sees of a match, and what they may do in it.

use super::inbox::Meant;
use crate::kernel::{BySeat, Ending, Outcome, Seat, Viewer};
use crate::play::Plans;
use crate::present::{Face, Msg};
use crate::snapshot::Snapshot;
use crate::store::{ChannelId, MatchId, Occupant, PersonId, State, Status};
use crate::{Refusal, Result, TableError, Tables};

#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a separate fact, and any of them may hold beside the others"
)]
#[derive(Clone, Debug)]
pub struct Panel {
    /// What its buttons carry.
    pub version: u64,
    pub face: Face,
    /// What has happened since the person last acted, oldest first; nothing where the board itself is played on.
    pub news: Vec<Msg>,
    /// The detail that was asked for.
    pub focus: Option<String>,
    pub seats: BySeat<Occupant>,
    /// Whether the person may still take back what they did: then their turn is not over, and the others have nothing new
    /// to look at.
    pub is_mid_turn: bool,
    /// Whether the match waits for the person.
    pub is_awaited: bool,
    /// Whether the match is being played and waits for others only.
    pub is_waiting: bool,
    /// Whether the person may ask what the computer player would do.
    pub may_hint: bool,
    /// Whether the person ended the match for absence, or was absent: then it can be taken back, or asked for.
    pub may_go_on: bool,
    /// Whether it shows what everybody may see, to a person who follows the match.
    pub is_watched: bool,
}

/// What a panel showed when it was last changed.
#[derive(Clone, Debug)]
pub struct PanelState {
    pub version: u64,
    /// The detail that was picked, as the button named it.
    pub focus: Option<String>,
    /// Whether the match waited for the person.
    pub is_awaited: bool,
    /// Whether the person follows the match without a seat.
    pub is_watched: bool,
}

/// Something a person may do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its wire form.
    pub action: String,
    pub words: Msg,
}

impl Tables {
    /// Everything a person may do now in the match that they mean in this channel; nothing when it is not their turn.
    pub async fn choices(&self, channel: ChannelId, person: PersonId) -> Result<Vec<Choice>> {
        match self.meant(channel, person).await {
            Ok(Meant::Match(id)) => self.choices_in(id, person).await,
            Ok(Meant::Unclear) | Err(TableError::Refused(_)) => Ok(Vec::new()),
            Err(failed) => Err(failed),
        }
    }

    /// Everything a person may do now in a match; nothing when it is not their turn.
    pub async fn choices_in(&self, id: MatchId, person: PersonId) -> Result<Vec<Choice>> {
        let snapshot = match self.look(id).await {
            Err(TableError::Refused(_)) => return Ok(Vec::new()),
            snapshot => snapshot?,
        };
        let seat = snapshot.seat_of(person);
        let Some(seat) = seat.filter(|&seat| snapshot.awaited().contains(seat)) else {
            return Ok(Vec::new());
        };
        let choices = snapshot.game.choices(seat).into_iter();
        Ok(choices
            .map(|(action, words)| Choice { action, words })
            .collect())
    }
}

impl Snapshot {
    /// The seat of a person in a match that has begun.
    ///
    /// # Errors
    /// If the person does not play in the match, or it has not begun, or a moderator has ended it.
    pub fn begun_seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotYourMatch)?;
        self.is_shown().map(|()| seat)
    }

    fn is_shown(&self) -> Result<(), Refusal> {
        match self.stored.status {
            Status::Lobby { .. } | Status::Closed { .. } => Err(Refusal::NoMatchHere),
            Status::Cancelled { .. } => Err(self.counts_for_nobody()),
            Status::Playing { .. } | Status::Finished { .. } => Ok(()),
        }
    }

    /// What everybody may see of a match, for a person who follows it.
    ///
    /// # Errors
    /// If it has not begun, or a moderator has ended it.
    pub fn watched(&self, names: &BySeat<String>) -> Result<Panel, Refusal> {
        self.is_shown()?;
        if let Some(settled) = self.settled_for(Viewer::Spectator) {
            return settled.watched(names);
        }
        let mut face = self.game.table(names, self.stopped().as_ref());
        // Its controls are those of the players.
        face.rows.clear();
        Ok(Panel {
            version: self.stored.version,
            face,
            news: self.news(),
            focus: None,
            seats: self.stored.seats.clone(),
            is_mid_turn: false,
            is_awaited: false,
            is_waiting: !self.awaited().is_empty(),
            may_hint: false,
            may_go_on: false,
            is_watched: true,
        })
    }

    /// The private panel of a seat in a match that has begun, with a detail picked, and these names in its picture.
    pub fn panel(&self, seat: Seat, focus: Option<&str>, names: &BySeat<String>) -> Panel {
        if let Some(settled) = self.settled_for(Viewer::Seat(seat)) {
            return settled.panel(seat, focus, names);
        }
        let stopped = self.stopped().or(self.called_off());
        let mut face = Plans(self)
            .preparing(seat, focus, names)
            .unwrap_or_else(|| {
                let mut face = self.game.panel(seat, focus, names, stopped.as_ref());
                Plans(self).add_to(seat, &mut face);
                face
            });
        let closing = self.stored.status.closing();
        if closing.is_some() {
            face.text.insert(0, Msg::new("refuse-called-off"));
        }
        Panel {
            version: self.stored.version,
            face,
            news: self.news_for(seat, focus),
            focus: focus.map(str::to_owned),
            seats: self.stored.seats.clone(),
            is_mid_turn: self.game.may_take_back(seat) && !self.game.is_played_in_public(),
            is_awaited: self.awaited().contains(seat),
            is_waiting: self.is_waiting(seat),
            // Who has picked something has asked for what comes of that.
            may_hint: focus.is_none() && self.may_hint(seat),
            may_go_on: closing.is_some_and(|closing| closing.concerns(seat)),
            is_watched: false,
        }
    }

    /// Points and places of a match that ends for absence unless that is taken back: nobody can play on it meanwhile.
    fn called_off(&self) -> Option<Outcome> {
        let by = self.stored.status.closing()?.absent;
        Some(Ending::TimedOut { by }.outcome(self.game.points()))
    }

    /// What everybody may see of a match that has begun and `what` names, as a person with or without a seat sees it: it is never
    /// out of date.
    pub fn look(&self, seat: Option<Seat>, what: &str, names: &BySeat<String>) -> Option<Panel> {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        if let Some(settled) = self.settled_for(viewer) {
            return settled.look(seat, what, names);
        }
        let stopped = self.stopped();
        let face = self.game.look(viewer, what, names, stopped.as_ref())?;
        Some(Panel {
            version: self.stored.version,
            face,
            news: Vec::new(),
            focus: Some(what.to_owned()),
            seats: self.stored.seats.clone(),
            is_mid_turn: false,
            is_awaited: seat.is_some_and(|seat| self.awaited().contains(seat)),
            is_waiting: false,
            may_hint: false,
            may_go_on: false,
            is_watched: false,
        })
    }

    /// What has happened since a seat last acted. Who has picked something has read it, and at the end everybody
    /// sees the result; only the turn that they had prepared themselves is news then.
    fn news_for(&self, seat: Seat, focus: Option<&str>) -> Vec<Msg> {
        let state = self.stored.state();
        if !matches!(state, State::Playing | State::Finished) || focus.is_some() {
            return Vec::new();
        }
        let mut news = Plans(self).news(seat);
        if state == State::Playing && !self.game.is_played_in_public() {
            news.extend(self.game.news(seat));
        }
        news
    }

    /// Whether the match is being played and does not wait for this seat.
    fn is_waiting(&self, seat: Seat) -> bool {
        let awaited = self.awaited();
        !awaited.is_empty() && !awaited.contains(seat)
    }

    /// Whether a person could offer a draw now, which nobody can in a season; `None` if they do not play in the match or it is not being
    /// played.
    pub fn may_offer_draw(&self, person: PersonId) -> Option<bool> {
        let is_between_two = self.computers().is_empty() && self.n_people() == 2;
        let may =
            is_between_two && !self.is_of_season() && self.stored.status.draw_offer().is_none();
        let plays = self.seat_of(person).is_some() && self.is_played().is_ok();
        plays.then_some(may)
    }

    /// The whole match as text: for one of its players with their own hand, for anybody else without any.
    ///
    /// # Errors
    /// If the match has not begun.
    pub fn describe(&self, viewer: Option<PersonId>) -> Result<Vec<Msg>, Refusal> {
        if !self.has_begun() {
            return Err(Refusal::NoMatchHere);
        }
        let seat = viewer.and_then(|person| self.seat_of(person));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let settled = self.settled_for(viewer);
        let Self { game, .. } = settled.as_ref().unwrap_or(self);
        Ok(game.describe(viewer, self.stopped().as_ref()))
    }
}
