//! Which people of a match are rated, and at which places.

/// How many turns of their own a person must have had to be rated in a match that they left, or that did not end by its
/// rules.
///
/// It is a third of the shortest round: in the card game a seat has 22 turns or more, in Roll & Write about 24.
pub const ENOUGH_TURNS: usize = 8;

/// How a person's part in a match ended, from the best to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// They had the seat at the end, at this place.
    Stayed(u8),
    /// They did not move: others ended the match for that, or a computer player played on to the end.
    Away,
    /// They resigned. It is behind [`Part::Away`], so that nobody who would lose has a computer player stand in and resigns.
    Resigned,
}

/// The places for ratings, by seat; 1 is best, ties share one. `None` is a person who is not rated, as everybody is where
/// fewer than two are.
pub fn rated_places(parts: &[Option<Part>]) -> Vec<Option<u8>> {
    let all = parts.iter().flatten();
    let is_rated = all.clone().count() > 1;
    let place = |part: &Part| {
        let n_better = all.clone().filter(|&other| other < part).count();
        u8::try_from(n_better + 1).ok()
    };
    let places = parts.iter().map(|part| part.as_ref().and_then(place));
    places.map(|place| place.filter(|_| is_rated)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_is_last_and_the_others_are_placed_as_they_stood() {
        use Part::{Away, Resigned, Stayed};
        for (parts, places) in [
            (vec![Some(Stayed(2)), Some(Stayed(1))], vec![2, 1]),
            (vec![Some(Stayed(1)), Some(Resigned)], vec![1, 2]),
            // A computer player had the first place, and who is not rated counts for nobody.
            (
                vec![Some(Stayed(3)), Some(Resigned), Some(Stayed(2)), None],
                vec![2, 3, 1, 0],
            ),
            (
                vec![Some(Resigned), Some(Stayed(4)), Some(Away), Some(Resigned)],
                vec![3, 1, 2, 3],
            ),
            (vec![Some(Resigned), Some(Away)], vec![2, 1]),
            (vec![Some(Stayed(1)), None, None], vec![0, 0, 0]),
        ] {
            let found = rated_places(&parts).into_iter();
            let found: Vec<u8> = found.map(|place| place.unwrap_or(0)).collect();
            assert_eq!(found, places, "{parts:?}");
        }
    }
}
