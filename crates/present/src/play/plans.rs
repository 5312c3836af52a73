//! Prepared turns of a match, of any game.

use super::Playing;
use crate::prepare::{NotPlayed, PREPARE};
use crate::{Face, Msg, Present};
use lostcities_rules::kernel::{BySeat, Seat, Step, Viewer};

/// Turns that are prepared while others are to move, each in its wire form.
pub trait MatchPlans {
    /// A number that changes when what plans are made for is over.
    fn plan_span(&self) -> usize;

    fn may_prepare(&self, seat: Seat) -> bool;

    /// The panel on which `seat` puts a plan together, if `detail` is one of [`PREPARE`] and there is anything to prepare.
    fn preparing(&self, seat: Seat, detail: &str, names: &BySeat<String>) -> Option<Face>;

    /// Whether `seat` may prepare this, as things are. There is no second text of the same plan.
    fn is_plan_possible(&self, seat: Seat, plan: &str) -> bool;

    /// The plan in words; `None` if it is none.
    fn plan_in_words(&self, plan: &str) -> Option<Msg>;

    /// Plays what `seat` has prepared, whose turn it is. Chance that follows is drawn by
    /// [`MatchRules::draw_due_chance`](super::MatchRules::draw_due_chance).
    ///
    /// # Errors
    /// If it cannot be played to its end; nothing has changed then.
    fn play_plan(&mut self, seat: Seat, plan: &str) -> Result<(), NotPlayed>;

    /// Whether there is still a turn for the plan, before and after it has been played.
    fn plan_remains(&self, seat: Seat, plan: &str, has_played: bool) -> bool;
}

impl<G: Present> MatchPlans for Playing<G> {
    fn plan_span(&self) -> usize {
        self.game.span(&self.record.steps)
    }

    fn may_prepare(&self, seat: Seat) -> bool {
        let awaited = self.game.turn().seats();
        !awaited.is_empty()
            && !awaited.contains(seat)
            && G::may_prepare(&self.game.view(Viewer::Seat(seat)))
    }

    fn preparing(&self, seat: Seat, detail: &str, names: &BySeat<String>) -> Option<Face> {
        let so_far = detail.strip_prefix(PREPARE)?;
        let so_far = match so_far.strip_prefix('.') {
            Some(so_far) => so_far,
            None if so_far.is_empty() => "",
            None => return None,
        };
        if !self.may_prepare(seat) {
            return None;
        }
        let view = self.game.view(Viewer::Seat(seat));
        G::preparing(&view, so_far, &self.around(names, None))
    }

    fn is_plan_possible(&self, seat: Seat, plan: &str) -> bool {
        let view = self.game.view(Viewer::Seat(seat));
        self.may_prepare(seat)
            && plan.parse::<G::Plan>().is_ok_and(|read| {
                let is_canonical = read.to_string() == plan;
                is_canonical && G::is_possible(&view, read)
            })
    }

    fn plan_in_words(&self, plan: &str) -> Option<Msg> {
        plan.parse().ok().map(G::plan_in_words)
    }

    fn play_plan(&mut self, seat: Seat, plan: &str) -> Result<(), NotPlayed> {
        let plan: G::Plan = plan.parse().map_err(|_| NotPlayed::Illegal)?;
        let (before, n_before) = (self.game.clone(), self.record.steps.len());
        let played = self.play_acts_of(seat, plan);
        if played.is_err() {
            self.game = before;
            self.record.steps.truncate(n_before);
        }
        played
    }

    fn plan_remains(&self, seat: Seat, plan: &str, has_played: bool) -> bool {
        let view = self.game.view(Viewer::Seat(seat));
        plan.parse()
            .is_ok_and(|plan| G::remains(&view, plan, has_played))
    }
}

impl<G: Present> Playing<G> {
    /// Plays the acts of a plan one after the other, as long as it is the turn of `seat`.
    fn play_acts_of(&mut self, seat: Seat, plan: G::Plan) -> Result<(), NotPlayed> {
        let mut n_played = 0;
        while self.game.turn().seats().contains(seat) {
            let view = self.game.view(Viewer::Seat(seat));
            let Some(action) = G::next_act(&view, &self.legal(seat), plan, n_played)? else {
                break;
            };
            self.step(Step::Act { seat, action })
                .map_err(|_| NotPlayed::Illegal)?;
            n_played += 1;
        }
        if n_played == 0 {
            return Err(NotPlayed::Illegal);
        }
        Ok(())
    }
}
