//! How the entrants of a season are cut into divisions, each of which plays among itself.

use std::ops::Range;

/// How many people a division has at most, and how few at least, if there are several.
const LARGEST: u8 = 7;
const SMALLEST: u8 = 5;

/// The numbers of those in each division, the highest first: as many in each, give or take one. Up to nine people are one division.
pub fn divisions(n: u8) -> Vec<Range<u8>> {
    let most = n.div_ceil(LARGEST).max(1);
    let is_too_small = most > 1 && n / most < SMALLEST;
    let k = most - u8::from(is_too_small);
    let begin = |nth: u8| nth * (n / k) + nth.min(n % k);
    (0..k).map(|nth| begin(nth)..begin(nth + 1)).collect()
}
