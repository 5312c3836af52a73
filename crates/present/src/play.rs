//! A match in play with the types of its game erased: all that the floors above know.

mod hint;
mod log;
mod news;
mod outlook;
mod plans;
mod players;
mod review;
mod rules;
mod seen;
mod turns;
mod twin;
mod view;

use std::fmt::Display;

use super::{Present, PresentContext, Press};
use lostcities_rules::kernel::{
    Bot, BySeat, GameRng, Illegal, Level, Outcome, Record, Seat, Seed, Step, Viewer,
};

pub use hint::MatchHint;
pub use log::{BadStep, MatchLog};
pub use outlook::MatchOutlook;
pub use plans::MatchPlans;
pub use players::{MatchPlayers, Player, UnknownPlayer};
pub use review::{MatchReview, ReviewerOf};
pub use rules::{MatchRules, Refused};
pub use seen::MatchSeen;
pub use twin::MatchTwin;
pub use view::MatchView;

/// How many of the latest actions a picture may mark.
const RECENT: usize = 4;

/// What is written between two actions that are played at once.
const BOTH: char = '+';

/// Pressing this plays one action and then the other.
pub(super) fn both(first: impl Display, then: impl Display) -> Press {
    Press::Act(format!("{first}{BOTH}{then}"))
}

pub trait Match:
    MatchLog
    + MatchRules
    + MatchView
    + MatchPlayers
    + MatchTwin
    + MatchOutlook
    + MatchHint
    + MatchPlans
    + MatchReview
    + MatchSeen
    + Send
    + Sync
{
    /// A copy that can be played on its own.
    fn boxed_clone(&self) -> Box<dyn Match>;
}

/// A match of the game `G`: its log, and the position the log leads to.
pub struct Playing<G: Present> {
    record: Record<G>,
    values: &'static G::Values,
    game: G,
    computer: ComputerOf<G>,
    greedy: Option<&'static dyn Bot<G>>,
    reviewer: Option<ReviewerOf<G>>,
}

pub type ComputerOf<G> = fn(Level) -> &'static dyn Bot<G>;

impl<G: Present> Playing<G> {
    pub fn new(setup: G::Setup, values: &'static G::Values, computer: ComputerOf<G>) -> Self {
        let game = G::start(&setup, values);
        Self {
            record: Record::new(setup),
            values,
            game,
            computer,
            greedy: None,
            reviewer: None,
        }
    }

    /// The match with a player to measure the computer players by.
    #[must_use]
    pub fn with_greedy(self, greedy: &'static dyn Bot<G>) -> Self {
        Self {
            greedy: Some(greedy),
            ..self
        }
    }

    #[must_use]
    pub fn with_reviewer(self, reviewer: ReviewerOf<G>) -> Self {
        Self {
            reviewer: Some(reviewer),
            ..self
        }
    }

    /// The player of this name, unless the game has none or it needs no thought.
    fn named(&self, player: Player) -> Option<&'static dyn Bot<G>> {
        match player {
            Player::Random => None,
            Player::Computer(level) => Some((self.computer)(level)),
            Player::Quick => {
                let normal = (self.computer)(Level::Normal);
                Some(normal.in_haste().unwrap_or(normal))
            }
            Player::Greedy => self.greedy,
        }
    }

    fn at_start(&self) -> Self {
        let setup = self.record.setup.clone();
        Self {
            game: G::start(&setup, self.values),
            record: Record::new(setup),
            values: self.values,
            computer: self.computer,
            greedy: self.greedy,
            reviewer: self.reviewer,
        }
    }

    fn choose(
        &self,
        bot: &dyn Bot<G>,
        seat: Seat,
        rng: &mut GameRng,
        actions: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        self.game.legal_actions(seat, actions);
        let view = self.game.view(Viewer::Seat(seat));
        (!actions.is_empty()).then(|| bot.choose(&view, actions, rng))
    }

    fn step(&mut self, step: Step<G::Action, G::Chance>) -> Result<(), Illegal> {
        self.game.apply(&step, &mut |_| ())?;
        self.record.steps.push(step);
        Ok(())
    }

    /// The stream from which the chance step that is due is drawn.
    fn stream(&self, seed: &Seed) -> GameRng {
        let steps = &self.record.steps;
        seed.draw(steps.len(), || {
            let is_draw = |step: &&Step<_, _>| matches!(step, Step::Chance(_));
            steps.iter().filter(is_draw).count()
        })
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions
    }

    fn around(
        &self,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> PresentContext<G::Action> {
        let acts = self
            .record
            .steps
            .iter()
            .rev()
            .filter_map(|step| match step {
                Step::Act { seat, action } => Some((*seat, *action)),
                Step::Chance(_) => None,
            });
        let mut recent: Vec<_> = acts.take(RECENT).collect();
        recent.reverse();
        PresentContext {
            names: names.clone(),
            recent,
            new_card: None,
            stopped: stopped.cloned(),
        }
    }
}

impl<G: Present> Match for Playing<G> {
    fn boxed_clone(&self) -> Box<dyn Match> {
        Box::new(Self {
            record: self.record.clone(),
            values: self.values,
            game: self.game.clone(),
            computer: self.computer,
            greedy: self.greedy,
            reviewer: self.reviewer,
        })
    }
}
