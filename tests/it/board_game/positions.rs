//! Positions of the board game, played out by its players.

use lostcities::ai::Random;
use lostcities::ai::board_game::{Cautious, Computer};
use lostcities::games::board_game::{Action, BoardGame, Effect, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{Bot, BySeat, Game, Seat, Seed, Viewer};
use lostcities::present::PresentContext;

/// A match in play, with what its pictures need.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: BoardGame,
    pub(crate) recent: Vec<(Seat, Action)>,
    pub(crate) told: Vec<Effect>,
    n_steps: usize,
    seed: u64,
}

#[derive(Clone, Copy)]
pub(crate) enum By {
    Computer,
    Cautious,
    Random,
}

impl Table {
    pub(crate) fn new(setup: Setup, seed: u64) -> Self {
        Self {
            game: BoardGame::start(&setup, &Values::latest().board_game),
            recent: Vec::new(),
            told: Vec::new(),
            n_steps: 0,
            seed,
        }
    }

    /// Plays one step; `false` if the match is over.
    pub(crate) fn step(&mut self, by: By) -> bool {
        let seed = Seed::simulated(self.seed, 0);
        let mut whims = Seed::simulated(self.seed, 1).at(self.n_steps);
        let step = self.game.next_step(&mut seed.at(self.n_steps), |seat, _| {
            let mut legal = Vec::new();
            self.game.legal_actions(seat, &mut legal);
            let view = self.game.view(Viewer::Seat(seat));
            let bot: &dyn Bot<BoardGame> = match by {
                By::Computer => &Computer,
                By::Cautious => &Cautious,
                By::Random => &Random,
            };
            let action = bot.choose(&view, &legal, &mut whims);
            self.recent.push((seat, action));
            action
        });
        let Some(step) = step else { return false };
        let told = &mut self.told;
        self.game
            .apply(&step, &mut |effect| told.push(effect))
            .unwrap();
        self.n_steps += 1;
        true
    }

    /// Plays on until `stop` says so or the match is over.
    pub(crate) fn until(mut self, by: By, stop: impl Fn(&Self) -> bool) -> Self {
        while !stop(&self) && self.step(by) {}
        self
    }

    pub(crate) fn around(&self, names: &[&str]) -> PresentContext<Action> {
        let from = self.recent.len().saturating_sub(4);
        let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or("").to_owned();
        PresentContext {
            names: BySeat::new(self.game.n_seats(), name),
            recent: self.recent[from..].to_vec(),
            new_card: None,
            stopped: None,
        }
    }

    pub(crate) fn n_crossed(&self) -> u8 {
        self.game.view(Viewer::Spectator).n_crossed()
    }
}
