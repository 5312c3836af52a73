//! What the rules of a game must offer.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{BySeat, GameRng, Illegal, Outcome, Seat, Step, Turn, Viewer, below};

/// The rules of one game, and a position in it.
///
/// What players *do* is public in all games; only what chance *gives* may be secret. Every secret therefore passes
/// through [`Game::glimpse`], and [`Game::view`] must show a viewer no more than the glimpses told.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// Seats and variant options, checked when read.
    type Setup: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The printed values that the rules read; one version of the value table.
    type Values: Send + Sync;
    /// A decision; always public. Its text is its wire form: ASCII, lower case, at most 40 bytes, beginning with a letter.
    type Action: Copy + Ord + fmt::Debug + fmt::Display + FromStr + Send + Sync;
    /// A card drawn, dice rolled: what the referee alone decides.
    type Chance: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A [`Game::Chance`] as one viewer may know it ("a card" instead of "blue 7").
    type Glimpse: Clone + Eq + fmt::Debug + Serialize;
    /// A public consequence worth telling. Recomputed on replay, never stored.
    type Effect: Clone + Eq + fmt::Debug + Send + Sync;
    /// All that one viewer knows, past included (a card taken from a discard pile stays known).
    type View: Clone + Eq + fmt::Debug + Send + Sync;

    fn start(setup: &Self::Setup, values: &'static Self::Values) -> Self;

    /// How many seats the match has, 2 to [`super::MAX_SEATS`].
    fn n_seats(&self) -> u8;

    /// What the match waits for.
    fn turn(&self) -> Turn;

    /// Points and places once the turn is [`Turn::Over`], else `None`.
    fn outcome(&self) -> Option<Outcome>;

    /// Every seat's points as they would count if play stopped here; what a resignation or a draw records.
    fn points(&self) -> BySeat<i32>;

    /// The points of each finished round, every seat's in turn order; of the board game, in which points are kept from round to
    /// round, what every seat had after it.
    fn rounds(&self) -> Vec<Vec<i32>>;

    /// Replaces `actions` by what `seat` may do: sorted, without repeats, empty exactly when it is not its turn. What only changes in
    /// which order seats act is not among them although the rules take it: it is no choice that a computer player has.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// One of the legal actions of `seat`, each as likely as any other; `None` if it is not its turn.
    ///
    /// A game may answer faster than by listing them, but must choose as this does: number [`below`] their count, in
    /// sorted order, with a single question to `rng`. `scratch` is only room to work in.
    fn random_action(
        &self,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        self.legal_actions(seat, scratch);
        let n_actions = u32::try_from(scratch.len()).ok().filter(|&n| n > 0)?;
        scratch.get(below(rng, n_actions) as usize).copied()
    }

    /// What is done for `seat` without asking because the rules leave it nothing to decide: its only legal action. `None`
    /// where there is a choice, and where the moment itself should be the person's own.
    ///
    /// The caller plays it as a step like any other, so that a log reads the same with and without it.
    fn forced(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Draws the chance step that is due.
    ///
    /// # Panics
    /// If the turn is not [`Turn::Chance`].
    fn sample(&self, rng: &mut GameRng) -> Self::Chance;

    /// The step that comes next: what chance draws with `rng`, or what `choose` does for the first of the seats that may act.
    /// `None` once the match is over.
    fn next_step(
        &self,
        rng: &mut GameRng,
        choose: impl FnOnce(Seat, &mut GameRng) -> Self::Action,
    ) -> Option<Step<Self::Action, Self::Chance>> {
        match self.turn() {
            Turn::Over => None,
            Turn::Chance => Some(Step::Chance(self.sample(rng))),
            Turn::Seats(seats) => seats.iter().next().map(|seat| Step::Act {
                seat,
                action: choose(seat, rng),
            }),
        }
    }

    /// Plays one step and tells its public consequences in order. The only way a position changes.
    ///
    /// # Errors
    /// If the step is not legal here; `self` is then unchanged and nothing was told.
    fn apply(
        &mut self,
        step: &Step<Self::Action, Self::Chance>,
        tell: &mut impl FnMut(Self::Effect),
    ) -> Result<(), Illegal>;

    /// Whether `seat` may still take back its last action: nothing was revealed since and nobody else has acted.
    fn may_take_back(&self, seat: Seat) -> bool;

    fn view(&self, viewer: Viewer) -> Self::View;

    fn glimpse(chance: &Self::Chance, viewer: Viewer) -> Self::Glimpse;

    /// A full position drawn from those that the viewer cannot tell apart. It takes a view, not a position, so that no
    /// search can look at hidden cards by mistake.
    fn determinize(view: &Self::View, rng: &mut GameRng) -> Self;
}

/// A computer player: sees what a person in its seat sees, and nothing else.
pub trait Bot<G: Game>: Send + Sync {
    /// One of the `legal` actions, of which there is at least one.
    fn choose(&self, view: &G::View, legal: &[G::Action], rng: &mut GameRng) -> G::Action;

    /// Who decides in its place where nobody is to wait for it, or to see it slip. `None` if it does neither.
    fn in_haste(&self) -> Option<&dyn Bot<G>> {
        None
    }

    /// Whether it looks ahead, which may take a hundred milliseconds.
    fn looks_ahead(&self) -> bool {
        self.in_haste().is_some()
    }
}
