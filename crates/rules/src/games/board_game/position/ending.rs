//! How a round and a match end.

use super::BoardGame;
use crate::games::board_game::{Cards, Effect, FinalScore, Phase, RoundEnd, View};
use crate::kernel::{BySeat, Outcome, Seat};

impl BoardGame {
    /// The round is scored (004:2-20), and the match if it was the last. `last` has had the last turn.
    pub(super) fn end_round(&mut self, last: Seat, end: RoundEnd, tell: &mut impl FnMut(Effect)) {
        let n_seats = self.open.n_seats();
        let round = self.open.round();
        let scores = BySeat::new(n_seats, |seat| self.open.round_score(seat));
        for (seat, score) in scores.iter() {
            let side = &mut self.open.sides[seat];
            side.points = score.after;
            side.artefacts += side.artefact_tiles;
            side.artefact_tiles = 0;
        }
        let after = scores.iter().map(|(_, score)| score.after);
        self.open.rounds.push(after.collect());
        tell(Effect::RoundScored { round, end, scores });
        if round == self.open.n_rounds() {
            return self.end_match(tell);
        }
        // The player who would have been next goes on (004:38).
        self.open.starter = last.next(n_seats);
        self.open.phase = Phase::Beginning;
        self.open.clear_table();
        self.hands = BySeat::new(n_seats, |_| Cards::NONE);
        self.pool = Cards::ALL;
    }

    /// The artefacts are paid (004:43-50).
    fn end_match(&mut self, tell: &mut impl FnMut(Effect)) {
        let n_rounds = self.open.n_rounds();
        let scores = BySeat::new(self.open.n_seats(), |seat| {
            let before = self.open.points(seat);
            let artefacts = self.open.artefacts(seat);
            let worth = self.open.values.artefact_points(artefacts, n_rounds);
            FinalScore {
                before,
                artefacts,
                worth,
                // Nobody can pay more than it has: points are chips (likely; 004:12 says so of rounds).
                after: (before + worth).max(0),
            }
        });
        for (seat, score) in scores.iter() {
            self.open.sides[seat].points = score.after;
        }
        self.open.phase = Phase::Over;
        let outcome = outcome(&self.open);
        tell(Effect::MatchScored { scores, outcome });
    }
}

pub(super) fn outcome(view: &View) -> Outcome {
    Outcome {
        points: BySeat::new(view.n_seats(), |seat| view.points(seat)),
        places: view.places(),
    }
}
