//! What a round brings to the tallies.

use super::{Classic, Effect};
use crate::games::tally::{Tallied, Tally};
use crate::kernel::{BySeat, Seat};

impl Tallied for Classic {
    fn tally(effect: &Effect, tallies: &mut BySeat<Tally>) {
        let Effect::RoundScored { scores, .. } = effect else {
            return;
        };
        for (seat, score) in Seat::all(2).zip(scores) {
            let tally = &mut tallies[seat];
            tally.rounds.push(score.points());
            for row in score.rows().filter(|row| !row.is_empty()) {
                let points = score.expedition(row.colour()).points;
                tally.add(row.colour(), points.into(), row.n_wagers() > 0);
            }
        }
    }
}
