//! What a round brings to the tallies. Artefacts are paid after the last round and belong to none.

use super::{BoardGame, Effect, Figure};
use crate::games::tally::{Tallied, Tally};
use crate::kernel::BySeat;

impl Tallied for BoardGame {
    fn tally(effect: &Effect, tallies: &mut BySeat<Tally>) {
        let Effect::RoundScored { scores, .. } = effect else {
            return;
        };
        for (seat, score) in scores.iter() {
            let tally = &mut tallies[seat];
            // The points after a round include those of tiles and of all rounds before.
            let before: i32 = tally.rounds.iter().sum();
            tally.rounds.push(score.after - before);
            for figure in &score.figures {
                let is_leader = figure.figure == Figure::Leader;
                tally.add(figure.path, figure.points.into(), is_leader);
            }
        }
    }
}
