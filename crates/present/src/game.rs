//! What a game adds above its rules so that people can see and play it.

use super::{Control, Face, Honours, Msg, Prepare, Scene, SetupOption, Topic};
use lostcities_rules::games::tally::Tallied;
use lostcities_rules::kernel::{BySeat, Outcome, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It is in the table message until something newer happens.
    Line,
    /// It is there in place of all lines before it, which it sums up: what everybody did in a turn.
    Summary,
    /// It gets a separate message that stays: the scores of a round.
    Chapter,
}

/// A consequence in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub weight: Weight,
    pub text: Vec<Msg>,
}

impl Told {
    pub(super) fn line(msg: Msg) -> Self {
        Self {
            weight: Weight::Line,
            text: vec![msg],
        }
    }

    /// Of what goes without saying.
    pub(super) const fn nothing() -> Self {
        Self {
            weight: Weight::Line,
            text: Vec::new(),
        }
    }

    pub(super) fn chapter(text: impl Into<Vec<Msg>>) -> Self {
        Self {
            weight: Weight::Chapter,
            text: text.into(),
        }
    }
}

/// A card that a player got from chance, as they may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    pub card: String,
    pub text: Msg,
}

/// What a message or picture shows besides the view: names, the latest actions, and whether the match was stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresentContext<A> {
    /// What to write beside each seat in a picture; clean of control characters, and empty where no font covers it.
    pub names: BySeat<String>,
    /// The latest actions, oldest first; a picture may mark the last card.
    pub recent: Vec<(Seat, A)>,
    /// The short form of the card that the viewing seat drew since it last acted; a picture may mark it.
    pub new_card: Option<String>,
    /// How the match ended if a player stopped it before its rules did; nobody is to move any more then.
    pub stopped: Option<Outcome>,
}

impl<A> PresentContext<A> {
    /// What to write beside a seat; empty if that is nothing.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    /// Whether a seat has won: because a player stopped the match, or by its rules.
    pub(super) fn has_won(&self, seat: Seat, by_rules: bool) -> bool {
        let stopped = self.stopped.as_ref();
        stopped.map_or(by_rules, |outcome| outcome.has_won(seat))
    }
}

/// What is said and shown of a game without a match of it. Words are keys of the locale files.
pub struct GameInfo {
    pub(super) name: &'static str,
    pub(super) short_name: &'static str,
    pub(super) summary: &'static str,
    pub(super) panel_name: &'static str,
    pub(super) look_button: Option<fn() -> Control>,
    pub(super) setup_options: &'static [SetupOption],
    pub(super) rules: &'static [Topic],
    /// A file of `assets/lessons`.
    pub(super) lesson: &'static str,
}

/// The words, pictures and controls of one game. Everything is built from a view, never from a position.
pub trait Present: Tallied + Prepare {
    /// Whether everybody plays with the controls of the public message, so that a turn is watched while it is made.
    const IS_PLAYED_IN_PUBLIC: bool = false;

    /// Whether a turn is one roll or draw and what all seats choose after it.
    const IS_TURN_OF_ALL: bool = false;

    const INFO: &'static GameInfo;

    /// What was agreed before the match, in one sentence: rounds, variants. `None` if there was nothing to agree on.
    fn options(setup: &Self::Setup) -> Option<Msg>;

    /// About how many minutes a match takes whose people play it in one sitting.
    fn minutes(setup: &Self::Setup) -> u16;

    /// An action in words, as a choice of `/lostcities play`.
    fn choice(view: &Self::View, action: Self::Action) -> Msg;

    /// What a button's word means that is not itself an action: the actions that the viewing seat then plays, in this order;
    /// empty if it means none.
    fn several(_view: &Self::View, _word: &str) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Why the viewing seat would do this, in numbers that the computer player weighs: half a sentence. `None` where none of them
    /// says it shortly.
    fn reason(view: &Self::View, action: Self::Action) -> Option<Msg>;

    /// A consequence in words.
    fn tell(effect: &Self::Effect) -> Told;

    /// The card that the player who sees this glimpse gets, if it is one for their hand.
    fn drawn(_glimpse: &Self::Glimpse) -> Option<Drawn> {
        None
    }

    /// The public message: whose turn it is, the board, and public controls where the game has some.
    fn table(view: &Self::View, around: &PresentContext<Self::Action>) -> Face;

    /// The private panel of the viewing seat. `legal` is what it may do, `focus` what it has picked.
    fn panel(
        view: &Self::View,
        legal: &[Self::Action],
        focus: Option<&str>,
        around: &PresentContext<Self::Action>,
    ) -> Face;

    /// A part of what everybody may see that is too large for the public message, if `what` names one: a player's sheet.
    /// The player who looks on may see it as well as a seat, at any time.
    fn look(
        _view: &Self::View,
        _what: &str,
        _around: &PresentContext<Self::Action>,
    ) -> Option<Face> {
        None
    }

    /// What a match that is over is shown by where it was not played.
    fn result_card(view: &Self::View, honours: &Honours) -> Scene;

    /// The whole view as text, a line for each part; what a screen reader reads.
    fn describe(view: &Self::View, around: &PresentContext<Self::Action>) -> Vec<Msg>;
}
