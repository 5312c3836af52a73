//! What the tests of all games share: a match that is played by hand, and texts that are read and written.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::games::{Colour, ColourPermutation};
use crate::kernel::{Game, Illegal, Seat, Step, Viewer};

/// A match that a test plays by hand, and what it told.
pub(super) struct Table<G: Game> {
    pub game: G,
    pub told: Vec<G::Effect>,
}

impl<G: Game> Table<G>
where
    <G::Action as FromStr>::Err: Debug,
{
    pub fn start(setup: &G::Setup, values: &'static G::Values) -> Self {
        Self {
            game: G::start(setup, values),
            told: Vec::new(),
        }
    }

    pub fn chance(&mut self, chance: G::Chance) -> Result<(), Illegal> {
        self.apply(&Step::Chance(chance))
    }

    pub fn act(&mut self, seat: Seat, action: &str) -> Result<(), Illegal> {
        let action = action.parse().expect("an action");
        self.apply(&Step::Act { seat, action })
    }

    fn apply(&mut self, step: &Step<G::Action, G::Chance>) -> Result<(), Illegal> {
        let told = &mut self.told;
        self.game.apply(step, &mut |effect| told.push(effect))
    }

    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Spectator)
    }

    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let actions = legal(&self.game, seat);
        actions.iter().map(G::Action::to_string).collect()
    }
}

pub(super) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// The first `n_colours` colours in an order drawn by lot.
pub(super) fn shuffled(n_colours: u8) -> impl Strategy<Value = ColourPermutation> {
    let colours = &Colour::ALL[..usize::from(n_colours)];
    let keys = Just((0..n_colours).collect::<Vec<u8>>()).prop_shuffle();
    keys.prop_map(move |keys| ColourPermutation::sorting(colours, |colour| keys[colour.index()]))
}

/// Each of these words is read as what writes it again, and only without a space before it.
pub(super) fn reads_as_written<T: FromStr + Display>(words: &str) {
    for word in words.split_whitespace() {
        let read = word.parse::<T>().ok().map(|read| read.to_string());
        assert_eq!(read.as_deref(), Some(word));
        assert!(format!(" {word}").parse::<T>().is_err(), "{word:?}");
    }
}

/// Neither nothing nor any of these words can be read.
pub(super) fn is_refused<T: FromStr + Debug>(words: &str) {
    for word in words.split_whitespace().chain([""]) {
        assert!(word.parse::<T>().is_err(), "{word:?}");
    }
}

/// Steps stand in match files in these shapes.
pub(super) fn steps_read_as_written<G: Game>(shapes: impl IntoIterator<Item = Value>)
where
    Step<G::Action, G::Chance>: Serialize + DeserializeOwned,
{
    for shape in shapes {
        let step = serde_json::from_value::<Step<G::Action, G::Chance>>(shape.clone());
        let step = step.expect("a step");
        assert_eq!(serde_json::to_value(step).expect("plain data"), shape);
    }
}

/// None of these, nor nothing, is a step.
pub(super) fn no_step_reads<G: Game>(shapes: impl IntoIterator<Item = Value>)
where
    Step<G::Action, G::Chance>: DeserializeOwned,
{
    for shape in shapes.into_iter().chain([Value::Null]) {
        let step = serde_json::from_value::<Step<G::Action, G::Chance>>(shape.clone());
        assert!(step.is_err(), "{shape}");
    }
}
