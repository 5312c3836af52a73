//! What a match brings to the tallies. It is a single round.

use super::{Effect, Rivals};
use crate::games::tally::{Tallied, Tally};
use crate::kernel::BySeat;

impl Tallied for Rivals {
    fn tally(effect: &Effect, tallies: &mut BySeat<Tally>) {
        let Effect::MatchScored { scores } = effect else {
            return;
        };
        for (seat, score) in scores.iter() {
            let tally = &mut tallies[seat];
            tally.rounds.push(score.points());
            for row in score.rows {
                let has_wagers = row.row.n_wagers() > 0;
                // Start wagers are dealt, so they alone do not begin an expedition.
                if row.row.n_numbers() > 0 {
                    tally.add(row.row.colour(), row.points.into(), has_wagers);
                } else if has_wagers {
                    tally.add_bare_wagers(row.row.colour());
                }
            }
        }
    }
}
