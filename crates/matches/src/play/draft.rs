//! A copy of a match on which a transition is tried.

use std::sync::Arc;

use crate::Environment;
use crate::kernel::{Ending, Seat, Seed, Turn};
use crate::present::Match;
use crate::results::final_result;
use crate::store::{NewSteps, Transition};

/// A copy of a match to play on. Nobody sees it before it is committed.
pub(crate) struct Draft {
    pub(crate) game: Box<dyn Match>,
    /// The seat whose prepared turn is played on it.
    pub(crate) prepared: Option<Seat>,
    /// How many of its steps the database has already.
    n_stored: usize,
    environment: Arc<dyn Environment>,
}

impl Draft {
    /// A draft that continues this log.
    pub(crate) fn new(game: Box<dyn Match>, environment: Arc<dyn Environment>) -> Self {
        Self {
            prepared: None,
            n_stored: game.n_steps(),
            game,
            environment,
        }
    }

    /// Draws what is due, and does what people must do who have no choice, until a person has something to decide.
    pub(crate) fn play_out_chance_and_forced(&mut self, seed: &Seed) {
        loop {
            self.environment.deal(self.game.as_mut(), seed);
            if !self.game.play_forced() {
                return;
            }
        }
    }

    /// What has happened in the copy: it is over if its rules say so, and else this offer of a draw is still open.
    ///
    /// # Errors
    /// If the match has no outcome although its rules say that it is over.
    pub(crate) fn played(&self, draw_offer: Option<Seat>) -> anyhow::Result<Transition> {
        let steps = NewSteps {
            from: self.n_stored,
            steps: self.game.steps_from(self.n_stored),
        };
        if self.game.turn() == Turn::Over {
            let ending = Ending::Rules;
            let final_result = final_result(self.game.as_ref(), ending)?;
            Ok(Transition::Finish {
                steps,
                ending,
                final_result,
            })
        } else {
            Ok(Transition::Play { steps, draw_offer })
        }
    }
}
