//! The rules of a match with the types of its game erased.

use serde_json::Value;
use thiserror::Error;

use super::{BOTH, Playing};
use crate::Present;
use lostcities_rules::games::tally::Tally;
use lostcities_rules::kernel::{BySeat, Illegal, Outcome, Seat, Seed, Step, Turn, Viewer};

/// What the rules of a match say, and how it is played.
pub trait MatchRules {
    fn n_seats(&self) -> u8;

    /// The seat that acts first, once that is known.
    fn first(&self) -> Option<Seat>;

    /// What the match waits for.
    fn turn(&self) -> Turn;

    fn outcome(&self) -> Option<Outcome>;

    fn points(&self) -> BySeat<i32>;

    fn rounds(&self) -> Vec<Vec<i32>>;

    /// Every seat's detailed results in the rounds that are finished.
    ///
    /// It plays the whole log again.
    fn tallies(&self) -> BySeat<Tally>;

    /// Plays `action`, given in its wire form: one action, or several with `+` between them that leave nothing to chance until
    /// the last; one word may stand for several ([`Present::several`]). Chance that follows is drawn by [`MatchRules::draw_due_chance`].
    ///
    /// # Errors
    /// If the text is no action or the rules refuse one of them; nothing has changed then.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refused>;

    /// Draws every chance step that is due, each from its own stream of `seed`.
    fn draw_due_chance(&mut self, seed: &Seed);

    /// Plays what one of the awaited seats must do because the rules leave it no choice; false if there is no such seat.
    fn play_forced(&mut self) -> bool;

    /// The chance step that `seed` would give now, as written in a match file; `None` unless one is due.
    fn redraw(&self, seed: &Seed) -> Option<Value>;

    fn may_take_back(&self, seat: Seat) -> bool;

    fn take_back(&mut self, seat: Seat) -> bool;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    #[error("the text is no action of this game")]
    Unreadable,
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl<G: Present> Playing<G> {
    /// The actions that this word stands for, at least one.
    fn several(&self, seat: Seat, word: &str) -> Result<Vec<G::Action>, Refused> {
        if seat.number() >= self.n_seats() {
            return Err(Refused::Unreadable);
        }
        let several = G::several(&self.game.view(Viewer::Seat(seat)), word);
        if several.is_empty() {
            return Err(Refused::Unreadable);
        }
        Ok(several)
    }
}

impl<G: Present> MatchRules for Playing<G> {
    fn n_seats(&self) -> u8 {
        self.game.n_seats()
    }

    fn first(&self) -> Option<Seat> {
        let acted = self.record.steps.iter().find_map(Step::seat);
        acted.or_else(|| self.game.turn().seats().iter().next())
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn points(&self) -> BySeat<i32> {
        self.game.points()
    }

    fn rounds(&self) -> Vec<Vec<i32>> {
        self.game.rounds()
    }

    fn tallies(&self) -> BySeat<Tally> {
        let mut tallies = BySeat::new(self.n_seats(), |_| Tally::default());
        self.record
            .replay(self.values, |_, effect| G::tally(&effect, &mut tallies))
            .expect("the log was accepted when it was played");
        tallies
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let mut actions = Vec::new();
        for word in action.split(BOTH) {
            match word.parse() {
                Ok(action) => actions.push(action),
                Err(_) => actions.extend(self.several(seat, word)?),
            }
        }
        let (before, n_before) = (self.game.clone(), self.record.steps.len());
        for action in actions {
            if let Err(refused) = self.step(Step::Act { seat, action }) {
                self.game = before;
                self.record.steps.truncate(n_before);
                return Err(refused.into());
            }
        }
        Ok(())
    }

    fn draw_due_chance(&mut self, seed: &Seed) {
        while self.game.turn() == Turn::Chance {
            let chance = self.game.sample(&mut self.stream(seed));
            self.step(Step::Chance(chance))
                .expect("a game accepts what it sampled itself");
        }
    }

    fn play_forced(&mut self) -> bool {
        let awaited = self.game.turn().seats();
        let mut forced = awaited
            .iter()
            .filter_map(|seat| Some((seat, self.game.forced(seat)?)));
        let Some((seat, action)) = forced.next() else {
            return false;
        };
        self.step(Step::Act { seat, action })
            .expect("what is forced is legal");
        true
    }

    fn redraw(&self, seed: &Seed) -> Option<Value> {
        (self.game.turn() == Turn::Chance).then(|| {
            let chance = self.game.sample(&mut self.stream(seed));
            serde_json::to_value(Step::<G::Action, G::Chance>::Chance(chance))
                .expect("a step is plain data with text keys")
        })
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.record.steps.last().and_then(Step::seat) == Some(seat) && self.game.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        if !self.may_take_back(seat) {
            return false;
        }
        self.record.steps.pop();
        self.game = self
            .record
            .replay(self.values, |_, _| ())
            .expect("the log was accepted when it was played");
        true
    }
}
