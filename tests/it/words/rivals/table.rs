//! A match to look at.

use lostcities::games::Colour;
use lostcities::games::rivals::{Action, Chance, Effect, Rivals, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{BySeat, Game, Seat, Step, Viewer};
use lostcities::present::{Face, Msg, Present, PresentContext};

use crate::words::faces::{name, seat};

/// A match of Anna, Ben, Cleo and Dan in which the test says which cards come.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Rivals,
    pub(crate) effects: Vec<Effect>,
    pub(crate) recent: Vec<(Seat, Action)>,
}

impl Table {
    /// A match of this many in which Anna begins. Seat by seat they start with yellow and blue, white and green, red and
    /// yellow, blue and white.
    pub(crate) fn new(n_seats: u8) -> Self {
        let setup = Setup::new(n_seats).expect("a possible number of players");
        let mut table = Self {
            game: Rivals::start(&setup, &Values::latest().rivals),
            effects: Vec::new(),
            recent: Vec::new(),
        };
        table.step(&Step::Chance(Chance::First(Seat::FIRST)));
        let colours: Vec<Colour> = "ybwgrybw".chars().filter_map(Colour::from_letter).collect();
        for (seat, colours) in Seat::all(n_seats).zip(colours.chunks(2)) {
            let colours = colours.to_vec();
            table.step(&Step::Chance(Chance::StartWagers { seat, colours }));
        }
        table
    }

    pub(crate) fn step(&mut self, step: &Step<Action, Chance>) {
        let effects = &mut self.effects;
        self.game
            .apply(step, &mut |effect| effects.push(effect))
            .unwrap_or_else(|illegal| panic!("{step:?}: {illegal}"));
    }

    /// Plays acts of the player who is to move, and cards that are turned: `"reveal>r7 auction.1 pass lay.r7 done>b2"`.
    pub(crate) fn plays(mut self, acts: &str) -> Self {
        for text in acts.split_whitespace() {
            let seat = self.game.turn().seats().iter().next().expect("a turn");
            let (act, turned) = text.split_once('>').unwrap_or((text, ""));
            let action = act.parse().expect("an action");
            self.step(&Step::Act { seat, action });
            self.recent.push((seat, action));
            if !turned.is_empty() {
                let card = turned.parse().expect("a card");
                self.step(&Step::Chance(Chance::Turn(card)));
            }
        }
        self
    }

    pub(crate) fn table(&self) -> Face {
        Rivals::table(&self.game.view(Viewer::Spectator), &self.around())
    }

    pub(crate) fn panel(&self, index: u8) -> Face {
        self.panel_with(index, None)
    }

    /// The panel with a detail picked.
    pub(crate) fn panel_with(&self, index: u8, focus: Option<&str>) -> Face {
        let mut legal = Vec::new();
        self.game.legal_actions(seat(index), &mut legal);
        let view = self.game.view(Viewer::Seat(seat(index)));
        Rivals::panel(&view, &legal, focus, &self.around())
    }

    pub(crate) fn around(&self) -> PresentContext<Action> {
        let n_recent = self.recent.len().saturating_sub(4);
        PresentContext {
            names: BySeat::new(self.game.n_seats(), name),
            recent: self.recent[n_recent..].to_vec(),
            new_card: None,
            stopped: None,
        }
    }

    /// The consequences so far in words, without those that `from` had already.
    pub(crate) fn told(&self, from: usize) -> Vec<Msg> {
        let effects = self.effects.iter().skip(from);
        effects
            .flat_map(|effect| Rivals::tell(effect).text)
            .collect()
    }
}
