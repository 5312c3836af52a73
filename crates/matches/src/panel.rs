//! What one person sees of a match, and what they may do in it.

use super::naming::Naming;
use super::prepared::Plans;
use super::snapshot::Snapshot;
use super::{Refusal, TableError, Tables};
use crate::kernel::{BySeat, Ending, Outcome, Seat, Viewer};
use crate::present::{Face, Msg};
use crate::store::{ChannelId, MatchId, Occupant, PersonId, State, Status};

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
}

/// What a panel showed when it was last changed.
#[derive(Clone, Debug)]
pub struct PanelState {
    /// The version of the match.
    pub version: u64,
    /// The detail that was picked, as the button named it.
    pub focus: Option<String>,
    /// Whether the match waited for the person.
    pub is_awaited: bool,
}

/// A panel some time after it was last shown.
#[derive(Clone, Debug)]
pub struct PanelAfter {
    pub panel: Panel,
    /// Whether the buttons of the old one still mean what they said.
    pub is_fresh: bool,
}

/// What a person who asked for a detail is shown.
#[derive(Clone, Debug)]
pub enum Focused {
    /// What everybody may see; it is never out of date.
    Look(Panel),
    /// Their panel with the detail picked.
    Picked(Panel),
    /// Their panel as it is now: the detail was that of an earlier moment of the match.
    Stale(Panel),
}

/// Something a person may do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its wire form.
    pub action: String,
    pub words: Msg,
}

/// What a person sees of a match: their panel, and what they may do.
#[derive(Clone, Copy)]
pub struct Views<'a> {
    pub(super) tables: &'a Tables,
}

impl Views<'_> {
    /// The private panel of a person.
    ///
    /// # Errors
    /// If the person does not play in the match, or it has not begun.
    pub async fn panel(
        self,
        id: MatchId,
        person: PersonId,
        naming: Naming<'_>,
    ) -> Result<Panel, TableError> {
        let snapshot = self.tables.look(id).await?;
        let seat = begun_seat(&snapshot, person)?;
        Ok(snapshot.panel(seat, None, naming))
    }

    /// What a match has to show under the name `what`: a part of what everybody may see, for the asker, or else their
    /// panel with this detail picked, if the button still means what it said at `version`.
    ///
    /// # Errors
    /// If the match has not begun, or the person does not play in it and may not see that.
    pub async fn focus(
        self,
        id: MatchId,
        person: PersonId,
        version: u64,
        what: &str,
        naming: Naming<'_>,
    ) -> Result<Focused, TableError> {
        let snapshot = self.tables.look(id).await?;
        if !snapshot.has_begun() {
            return Err(Refusal::NoMatchHere.into());
        }
        if let Some(look) = snapshot.look(snapshot.seat_of(person), what, naming) {
            return Ok(Focused::Look(look));
        }
        let seat = begun_seat(&snapshot, person)?;
        Ok(if snapshot.is_fresh(seat, version) {
            Focused::Picked(snapshot.panel(seat, Some(what), naming))
        } else {
            Focused::Stale(snapshot.panel(seat, None, naming))
        })
    }

    /// The panel of a person who has one already, as it is now; `None` if it is certain what the panel shows and the match has
    /// not changed since.
    ///
    /// What they have picked stays picked as long as it means the same, and a sheet stays open, until the match waits for them
    /// again.
    ///
    /// # Errors
    /// If the person does not play in the match any more, or a moderator has ended it.
    pub async fn panel_after(
        self,
        id: MatchId,
        person: PersonId,
        shown: &PanelState,
        is_certain: bool,
        naming: Naming<'_>,
    ) -> Result<Option<PanelAfter>, TableError> {
        let snapshot = self.tables.look(id).await?;
        if snapshot.stored.version == shown.version && is_certain {
            return Ok(None);
        }
        let seat = begun_seat(&snapshot, person)?;
        let is_called = snapshot.awaited().contains(seat) && !shown.is_awaited;
        let focus = shown.focus.as_deref().filter(|_| !is_called);
        let look = focus.and_then(|what| snapshot.look(Some(seat), what, naming));
        let is_fresh = snapshot.is_fresh(seat, shown.version);
        let focus = focus.filter(|_| is_fresh);
        let panel = look.unwrap_or_else(|| snapshot.panel(seat, focus, naming));
        Ok(Some(PanelAfter { panel, is_fresh }))
    }

    /// Whether a person could offer a draw now; `None` if they do not play in the match or it is not being played.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn may_offer_draw(
        self,
        id: MatchId,
        person: PersonId,
    ) -> Result<Option<bool>, TableError> {
        let snapshot = self.tables.look(id).await?;
        let is_between_two = snapshot.computers().is_empty() && snapshot.n_people() == 2;
        let may = is_between_two && snapshot.stored.status.draw_offer().is_none();
        let plays = snapshot.seat_of(person).is_some() && snapshot.is_played().is_ok();
        Ok(plays.then_some(may))
    }

    /// The whole match as text: for one of its players with their own hand, for anybody else without any.
    ///
    /// # Errors
    /// If the match has not begun.
    pub async fn describe(
        self,
        id: MatchId,
        viewer: Option<PersonId>,
    ) -> Result<(Vec<Msg>, BySeat<Occupant>), TableError> {
        let snapshot = self.tables.look(id).await?;
        if !snapshot.has_begun() {
            return Err(Refusal::NoMatchHere.into());
        }
        let seat = viewer.and_then(|person| snapshot.seat_of(person));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok((
            snapshot.game.describe(viewer, snapshot.stopped().as_ref()),
            snapshot.stored.seats.clone(),
        ))
    }

    /// Everything a person may do now in the match of a channel; nothing when it is not their turn.
    pub async fn choices(
        self,
        channel: ChannelId,
        person: PersonId,
    ) -> Result<Vec<Choice>, TableError> {
        let id = match self.tables.directory().match_of(channel, person).await {
            Ok(id) => id,
            Err(TableError::Refused(_)) => return Ok(Vec::new()),
            Err(failed) => return Err(failed),
        };
        let snapshot = self.tables.look(id).await?;
        let Some(seat) = snapshot
            .seat_of(person)
            .filter(|&seat| snapshot.awaited().contains(seat))
        else {
            return Ok(Vec::new());
        };
        let choices = snapshot.game.choices(seat).into_iter();
        Ok(choices
            .map(|(action, words)| Choice { action, words })
            .collect())
    }
}

impl Snapshot {
    /// The panel of a seat in a match that has begun.
    pub(super) fn panel(&self, seat: Seat, focus: Option<&str>, naming: Naming<'_>) -> Panel {
        let (names, stopped) = (self.names(naming), self.stopped().or(self.called_off()));
        let mut face = Plans(self)
            .preparing(seat, focus, naming)
            .unwrap_or_else(|| {
                let mut face = self.game.panel(seat, focus, &names, stopped.as_ref());
                Plans(self).add_to(seat, &mut face);
                face
            });
        if self.stored.status.closing().is_some() {
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
            may_hint: self.may_hint(seat),
        }
    }

    /// Points and places of a match that ends for absence unless that is taken back: nobody can play on it meanwhile.
    fn called_off(&self) -> Option<Outcome> {
        let by = self.stored.status.closing()?.absent;
        Some(Ending::TimedOut { by }.outcome(self.game.points()))
    }

    /// What everybody may see and `what` names, as a person with or without a seat sees it.
    fn look(&self, seat: Option<Seat>, what: &str, naming: Naming<'_>) -> Option<Panel> {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (names, stopped) = (self.names(naming), self.stopped());
        let face = self.game.look(viewer, what, &names, stopped.as_ref())?;
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
}

fn begun_seat(snapshot: &Snapshot, person: PersonId) -> Result<Seat, Refusal> {
    let seat = snapshot.seat_of(person).ok_or(Refusal::NotYourMatch)?;
    match snapshot.stored.status {
        Status::Lobby { .. } | Status::Closed { .. } => Err(Refusal::NoMatchHere),
        Status::Cancelled { .. } => Err(Refusal::EndedByModerator),
        Status::Playing { .. } | Status::Finished { .. } => Ok(seat),
    }
}
