//! Who plays whom, and who begins.

use std::ops::Range;

use super::divisions::divisions;

/// How few people a season has at least, and how many at most.
pub const MIN_ENTRANTS: u8 = 4;
pub const MAX_ENTRANTS: u8 = 200;

/// From this many on each pair plays once, below twice: everybody has 6 to 12 matches at the same time.
const ONCE_FROM: u8 = 8;

/// A match that two entrants are to play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pairing {
    /// Who begins, and who does not.
    pub sides: [u8; 2],
    /// Which match of the two it is, from 1.
    pub nth: u8,
}

/// All matches of a season of `n` entrants. In a division everybody meets everybody equally often, and begins as often as not, give or
/// take one.
pub fn pairings(n: u8) -> Vec<Pairing> {
    divisions(n).into_iter().flat_map(within).collect()
}

fn within(division: Range<u8>) -> Vec<Pairing> {
    let n = division.end - division.start;
    let mut pairings = Vec::new();
    for a in division.clone() {
        for b in a + 1..division.end {
            // In a circle everybody begins against the nearer half of those who follow.
            let first = if 2 * (b - a) <= n { [a, b] } else { [b, a] };
            pairings.push(Pairing {
                sides: first,
                nth: 1,
            });
            if n < ONCE_FROM {
                let [begins, follows] = first;
                let sides = [follows, begins];
                pairings.push(Pairing { sides, nth: 2 });
            }
        }
    }
    pairings
}
