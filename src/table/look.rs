//! Looking at matches; nothing here changes one.

use super::error::Place;
use super::play::playing_seat;
use super::room::Seated;
use super::{Refusal, TableError, Tables};
use crate::games::GameKind;
use crate::kernel::{BySeat, Commitment, Ending, Outcome, Seat, Seats, Secret, Viewer};
use crate::present::{self, Face, Msg, Topic, Weight};
use crate::store::{Board, ChannelId, GuildId, ListedMatch, MatchId, Person, PersonId, State};

/// How many of the latest happenings stand in the public message.
const LATEST: usize = 4;

/// What a player is called in a picture, given the public language of the match: by name, or by what the caller calls a
/// computer player.
pub type Naming<'a> = &'a (dyn Fn(Option<&Person>, &str) -> String + Sync);

/// A match as everybody may see it.
#[derive(Clone, Debug)]
pub struct Public {
    /// Its name.
    pub id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel it is played in.
    pub channel: ChannelId,
    /// The language of the public messages.
    pub locale: String,
    /// Where it stands in its life.
    pub state: State,
    /// What its buttons carry.
    pub version: u64,
    /// How many steps have happened.
    pub n_steps: usize,
    /// What was agreed before the match.
    pub options: Msg,
    /// Who asked for it.
    pub host: PersonId,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
    /// Who has to act.
    pub awaited: Seats,
    /// Board, words and public controls; `None` unless cards have been dealt.
    pub face: Option<Face>,
    /// The latest happenings, oldest first.
    pub latest: Vec<Msg>,
    /// What deserves a message of its own since the public messages were last brought up to date.
    pub chapters: Vec<Vec<Msg>>,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// Points and places, once it has ended.
    pub outcome: Option<Outcome>,
    /// Who declined or withdrew the challenge; `None` if it lapsed or was accepted.
    pub closed_by: Option<PersonId>,
    /// The seat whose offer of a draw is open.
    pub draw_offer: Option<Seat>,
    /// The promise that was made before it started.
    pub commitment: Commitment,
    /// What the promise was about; `None` until the match is over.
    pub secret: Option<Secret>,
    /// When the challenge lapses, in milliseconds since 1970.
    pub expires_at: Option<i64>,
    /// Where all this is shown.
    pub board: Board,
}

/// A private panel.
#[derive(Clone, Debug)]
pub struct Panel {
    /// What its buttons carry.
    pub version: u64,
    /// Hand, words and controls.
    pub face: Face,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
}

/// Something a person may do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its wire form.
    pub action: String,
    /// Its words.
    pub words: Msg,
}

/// One of the matches of a person.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The match.
    pub listed: ListedMatch,
    /// What its game is called.
    pub name: Msg,
    /// Where it stands.
    pub place: Place,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
    /// Who has to act.
    pub awaited: Seats,
}

impl Tables {
    /// The match that is being played in a channel.
    ///
    /// # Errors
    /// If none is.
    pub async fn match_in(&self, channel: ChannelId) -> Result<MatchId, TableError> {
        Ok(self
            .store()
            .open_match_in(channel)
            .await?
            .ok_or(Refusal::NoMatchHere)?)
    }

    /// A match as everybody may see it.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn public(&self, id: MatchId, naming: Naming<'_>) -> Result<Public, TableError> {
        let board = self.store().board(id).await?.ok_or(Refusal::NoSuchMatch)?;
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        let stored = &seated.stored;
        let has_begun = stored.snowflake.is_some();
        Ok(Public {
            id,
            game: stored.game,
            guild: stored.guild,
            channel: stored.channel,
            locale: stored.locale.clone(),
            state: stored.state,
            version: stored.version,
            n_steps: seated.game.n_steps(),
            options: seated.game.options(),
            host: stored.host,
            seats: stored.seats.clone(),
            awaited: seated.awaited(),
            face: has_begun.then(|| {
                seated
                    .game
                    .table(&seated.names(naming), seated.stopped().as_ref())
            }),
            latest: if has_begun {
                latest(seated)
            } else {
                Vec::new()
            },
            chapters: if has_begun {
                chapters(seated, board.shown_steps)
            } else {
                Vec::new()
            },
            ending: stored.ending,
            outcome: seated.outcome(),
            closed_by: stored.closed_by,
            draw_offer: stored.draw_offer,
            commitment: stored.secret.commitment(),
            // The secret tells every card: not a moment before the end.
            secret: (!stored.state.is_open() && has_begun).then_some(stored.secret),
            expires_at: stored.expires_at,
            board,
        })
    }

    /// The private panel of a person, with a detail picked.
    ///
    /// # Errors
    /// If the person does not play in the match, or it has not begun.
    pub async fn panel(
        &self,
        id: MatchId,
        person: PersonId,
        focus: Option<&str>,
        naming: Naming<'_>,
    ) -> Result<Panel, TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        let seat = begun_seat(seated, person)?;
        Ok(Panel {
            version: seated.stored.version,
            face: seated.game.panel(
                seat,
                focus,
                &seated.names(naming),
                seated.stopped().as_ref(),
            ),
            seats: seated.stored.seats.clone(),
        })
    }

    /// Whether a button that a person saw at `version` still means what it said.
    ///
    /// # Errors
    /// If the person does not play in the match.
    pub async fn is_fresh(
        &self,
        id: MatchId,
        person: PersonId,
        version: u64,
    ) -> Result<bool, TableError> {
        let entered = self.enter(id).await?;
        let seat = entered.seat(person)?;
        Ok(entered.seated().is_fresh(seat, version))
    }

    /// Whether a person may take back their last action; nobody may in a match they do not play in.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn may_take_back(&self, id: MatchId, person: PersonId) -> Result<bool, TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        Ok(seated
            .seat_of(person)
            .is_some_and(|seat| seated.game.may_take_back(seat)))
    }

    /// Whether a person could offer a draw now; `None` if they do not play in the match or it is not being played.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn may_offer_draw(
        &self,
        id: MatchId,
        person: PersonId,
    ) -> Result<Option<bool>, TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        let may = seated.computers().is_empty() && seated.stored.draw_offer.is_none();
        Ok(playing_seat(&entered, person).ok().map(|_| may))
    }

    /// That a person plays in a match which is not over.
    ///
    /// # Errors
    /// If not.
    pub async fn check_playing(&self, id: MatchId, person: PersonId) -> Result<(), TableError> {
        let entered = self.enter(id).await?;
        playing_seat(&entered, person)?;
        Ok(())
    }

    /// The pages of the rules of a game.
    pub fn rules(&self, game: GameKind) -> &'static [Topic] {
        present::rules_topics(game)
    }

    /// The whole match as text: for one of its players with their own hand, for anybody else without any.
    ///
    /// # Errors
    /// If the match has not begun.
    pub async fn describe(
        &self,
        id: MatchId,
        viewer: Option<PersonId>,
    ) -> Result<(Vec<Msg>, BySeat<Option<Person>>), TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        if seated.stored.snowflake.is_none() {
            return Err(Refusal::NoMatchHere.into());
        }
        let seat = viewer.and_then(|person| seated.seat_of(person));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok((
            seated.game.describe(viewer, seated.stopped().as_ref()),
            seated.stored.seats.clone(),
        ))
    }

    /// Everything a person may do now in the match of a channel; nothing when it is not their turn.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn choices(
        &self,
        channel: ChannelId,
        person: PersonId,
    ) -> Result<Vec<Choice>, TableError> {
        let Some(id) = self.store().open_match_in(channel).await? else {
            return Ok(Vec::new());
        };
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        let Some(seat) = seated
            .seat_of(person)
            .filter(|&seat| seated.awaited().contains(seat))
        else {
            return Ok(Vec::new());
        };
        let choices = seated.game.choices(seat).into_iter();
        Ok(choices
            .map(|(action, words)| Choice { action, words })
            .collect())
    }

    /// The open matches of a person, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn games_of(&self, person: PersonId) -> Result<Vec<Listed>, TableError> {
        let mut games = Vec::new();
        for listed in self.store().open_matches_of(person).await? {
            let entered = self.enter(listed.id).await?;
            let seats = entered.seated().stored.seats.clone();
            let awaited = entered.seated().awaited();
            drop(entered);
            games.push(Listed {
                place: self.place(listed.id).await?,
                name: present::game_name(listed.game),
                listed,
                seats,
                awaited,
            });
        }
        Ok(games)
    }

    /// Where a match can be found.
    pub(super) async fn place(&self, id: MatchId) -> Result<Place, TableError> {
        let board = self.store().board(id).await?.ok_or(Refusal::NoSuchMatch)?;
        let entered = self.enter(id).await?;
        let stored = &entered.seated().stored;
        Ok(Place {
            guild: stored.guild,
            channel: stored.channel,
            message: board.message.or(board.invitation),
        })
    }
}

impl Seated {
    /// Points and places, once the match has ended in whichever way.
    fn outcome(&self) -> Option<Outcome> {
        self.stopped().or_else(|| self.game.outcome())
    }

    /// Points and places of a match that somebody stopped before its rules did.
    fn stopped(&self) -> Option<Outcome> {
        match self.stored.ending? {
            Ending::Rules => None,
            ending @ (Ending::Resigned { .. } | Ending::Drawn { .. }) => {
                Some(ending.outcome(self.game.points()))
            }
        }
    }

    /// What stands beside each seat in a picture.
    fn names(&self, naming: Naming<'_>) -> BySeat<String> {
        let names: Vec<String> = self
            .stored
            .seats
            .iter()
            .map(|(_, person)| naming(person.as_ref(), &self.stored.locale))
            .collect();
        names.into()
    }
}

fn begun_seat(seated: &Seated, person: PersonId) -> Result<Seat, Refusal> {
    let seat = seated.seat_of(person).ok_or(Refusal::NotYourMatch)?;
    if seated.stored.snowflake.is_none() {
        Err(Refusal::NoMatchHere)
    } else {
        Ok(seat)
    }
}

/// The latest happenings that are told in a line, oldest first.
fn latest(seated: &Seated) -> Vec<Msg> {
    let told = seated.game.told_from(0).into_iter();
    let mut lines: Vec<Msg> = told
        .filter(|told| told.weight == Weight::Line)
        .flat_map(|told| told.text)
        .collect();
    lines.split_off(lines.len().saturating_sub(LATEST))
}

/// What deserves a message of its own among the steps from number `from` on.
fn chapters(seated: &Seated, from: usize) -> Vec<Vec<Msg>> {
    let told = seated.game.told_from(from).into_iter();
    told.filter(|told| told.weight == Weight::Chapter)
        .map(|told| told.text)
        .collect()
}
