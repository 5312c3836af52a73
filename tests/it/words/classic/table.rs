//! A match to look at.

use lostcities::games::classic::{Action, Card, Chance, Classic, Effect, Setup, View};
use lostcities::games::values::Values;
use lostcities::kernel::{BySeat, Game, Seat, Step, Viewer};
use lostcities::present::{Face, Present, PresentContext};

use crate::words::faces::{name, seat};

/// A match between Anna and Ben in which the test says which cards come.
pub(crate) struct Table {
    pub(crate) game: Classic,
    pub(crate) effects: Vec<Effect>,
    pub(crate) recent: Vec<(Seat, Action)>,
}

impl Table {
    /// A match of one round in which Anna begins with her cards against Ben's.
    pub(crate) fn dealt(anna: &str, ben: &str) -> Self {
        Self::with(Setup::new(1, 5).expect("such a match exists"), anna, ben)
    }

    /// The same with another setup.
    pub(crate) fn with(setup: Setup, anna: &str, ben: &str) -> Self {
        let mut table = Self {
            game: Classic::start(&setup, &Values::latest().classic),
            effects: Vec::new(),
            recent: Vec::new(),
        };
        table.step(Step::Chance(Chance::First(Seat::FIRST)));
        for (index, hand) in (0..).zip([anna, ben]) {
            for card in hand.split(' ') {
                table.draws(index, card);
            }
        }
        table
    }

    pub(crate) fn step(&mut self, step: Step<Action, Chance>) {
        let effects = &mut self.effects;
        self.game
            .apply(&step, &mut |effect| effects.push(effect))
            .unwrap_or_else(|illegal| panic!("{step:?}: {illegal}"));
    }

    pub(crate) fn draws(&mut self, index: u8, card: &str) {
        let (seat, card) = (seat(index), card.parse().expect("a card"));
        self.step(Step::Chance(Chance::Draw { seat, card }));
    }

    pub(crate) fn acts(&mut self, index: u8, action: &str) {
        let (seat, action) = (seat(index), action.parse().expect("an action"));
        self.step(Step::Act { seat, action });
        self.recent.push((seat, action));
    }

    /// This seat plays or discards a card and draws this one.
    pub(crate) fn turn(&mut self, index: u8, action: &str, drawn: &str) {
        self.acts(index, action);
        self.acts(index, "draw");
        self.draws(index, drawn);
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    pub(crate) fn table(&self) -> Face {
        Classic::table(&self.view(Viewer::Spectator), &self.around())
    }

    pub(crate) fn panel(&self, index: u8, focus: Option<&str>) -> Face {
        let mut legal = Vec::new();
        self.game.legal_actions(seat(index), &mut legal);
        let view = self.view(Viewer::Seat(seat(index)));
        Classic::panel(&view, &legal, focus, &self.around())
    }

    pub(crate) fn around(&self) -> PresentContext<Action> {
        PresentContext {
            names: BySeat::new(2, name),
            recent: self.recent.clone(),
            new_card: None,
            stopped: None,
        }
    }
}

/// The first position: nothing was played.
pub(crate) fn opening() -> Table {
    Table::dealt("rw rw r2 r7 b5 g4 g10 w3", "yw y2 y9 bw b3 w8 w9 r10")
}

/// Anna has begun red with 7 and discarded green 4, Ben has begun yellow.
pub(crate) fn middle() -> Table {
    let mut table = opening();
    table.turn(0, "play.r7", "r3");
    table.turn(1, "play.yw", "y5");
    table.turn(0, "discard.g4", "b10");
    table.turn(1, "discard.r10", "g2");
    table
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}
