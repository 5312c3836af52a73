//! What people are shown of a match, of any game.

use super::{Playing, news};
use crate::{Face, Honours, Msg, Present, PresentContext, Scene, Told};
use lostcities_rules::kernel::{BySeat, Outcome, Seat, Turn, Viewer};

pub trait MatchView {
    /// What was agreed before the match, in words; `None` if there was nothing to agree on.
    fn options(&self) -> Option<Msg>;

    /// About how many minutes the match takes if its people play it in one sitting.
    fn minutes(&self) -> u16;

    /// Everything `seat` may do, in its wire form and in words.
    fn choices(&self, seat: Seat) -> Vec<(String, Msg)>;

    /// The consequences of all steps from number `from` on, in words.
    fn told_from(&self, from: usize) -> Vec<Told> {
        let told = self.told_by_step_from(from).into_iter();
        told.map(|(_, told)| told).collect()
    }

    /// The same, each with the number of its step.
    fn told_by_step_from(&self, from: usize) -> Vec<(usize, Told)>;

    /// What has happened since `seat` last acted, as it may know it: the card it drew, and what others did, oldest first.
    fn news(&self, seat: Seat) -> Vec<Msg>;

    /// The public message. `names` are what may be written in the picture, `stopped` is the outcome of a match that
    /// a player stopped before its rules did.
    fn table(&self, names: &BySeat<String>, stopped: Option<&Outcome>) -> Face;

    /// Whether everybody plays with the controls of the public message, so that a turn is watched while it is made.
    fn is_played_in_public(&self) -> bool;

    fn panel(
        &self,
        seat: Seat,
        focus: Option<&str>,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Face;

    /// What everybody may see and `what` names, as `viewer` sees it; `None` if it names nothing of that kind.
    fn look(
        &self,
        viewer: Viewer,
        what: &str,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Option<Face>;

    /// The card of its result, once it is over.
    fn result_card(&self, honours: &Honours) -> Scene;

    /// All that `viewer` knows, as text.
    fn describe(&self, viewer: Viewer, stopped: Option<&Outcome>) -> Vec<Msg>;
}

impl<G: Present> MatchView for Playing<G> {
    fn options(&self) -> Option<Msg> {
        G::options(&self.record.setup)
    }

    fn minutes(&self) -> u16 {
        G::minutes(&self.record.setup)
    }

    fn choices(&self, seat: Seat) -> Vec<(String, Msg)> {
        let view = self.game.view(Viewer::Seat(seat));
        self.legal(seat)
            .into_iter()
            .map(|action| (action.to_string(), G::choice(&view, action)))
            .collect()
    }

    fn told_by_step_from(&self, from: usize) -> Vec<(usize, Told)> {
        let mut told = Vec::new();
        let collect = |ply, effect| {
            if ply >= from {
                told.push((ply, G::tell(&effect)));
            }
        };
        self.record
            .replay(self.values, collect)
            .expect("the log was accepted when it was played");
        told
    }

    fn news(&self, seat: Seat) -> Vec<Msg> {
        news::news(&self.record, self.values, seat)
    }

    fn table(&self, names: &BySeat<String>, stopped: Option<&Outcome>) -> Face {
        G::table(
            &self.game.view(Viewer::Spectator),
            &self.around(names, stopped),
        )
    }

    fn is_played_in_public(&self) -> bool {
        G::IS_PLAYED_IN_PUBLIC
    }

    fn panel(
        &self,
        seat: Seat,
        focus: Option<&str>,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Face {
        let view = self.game.view(Viewer::Seat(seat));
        let legal = if stopped.is_some() {
            Vec::new()
        } else {
            self.legal(seat)
        };
        let drawn = news::drawn(&self.record, seat).filter(|_| self.game.turn() != Turn::Over);
        let around = PresentContext {
            new_card: drawn.map(|drawn| drawn.card),
            ..self.around(names, stopped)
        };
        G::panel(&view, &legal, focus, &around)
    }

    fn look(
        &self,
        viewer: Viewer,
        what: &str,
        names: &BySeat<String>,
        stopped: Option<&Outcome>,
    ) -> Option<Face> {
        let around = self.around(names, stopped);
        G::look(&self.game.view(viewer), what, &around)
    }

    fn result_card(&self, honours: &Honours) -> Scene {
        G::result_card(&self.game.view(Viewer::Spectator), honours)
    }

    fn describe(&self, viewer: Viewer, stopped: Option<&Outcome>) -> Vec<Msg> {
        let around = self.around(&BySeat::default(), stopped);
        G::describe(&self.game.view(viewer), &around)
    }
}
