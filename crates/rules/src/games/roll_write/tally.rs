//! What a match brings to the tallies. It is a single round.

use super::{Effect, RollWrite};
use crate::games::tally::{Tallied, Tally};
use crate::kernel::BySeat;

impl Tallied for RollWrite {
    fn tally(effect: &Effect, tallies: &mut BySeat<Tally>) {
        let Effect::Scored { scores } = effect else {
            return;
        };
        for (seat, score) in scores.iter() {
            let tally = &mut tallies[seat];
            tally.rounds.push(score.points());
            for expedition in score.expeditions {
                if expedition.n_numbers > 0 || expedition.is_doubled {
                    let (points, is_doubled) = (expedition.points, expedition.is_doubled);
                    tally.add(expedition.colour, points.into(), is_doubled);
                }
            }
        }
    }
}
