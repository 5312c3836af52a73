//! Ratings over many matches.

use std::collections::BTreeMap;

use super::{Rating, rated};
use crate::kernel::Day;

/// With fewer rated matches than this a rating is provisional and has no rank.
pub const PROVISIONAL_BELOW: u32 = 5;

/// A player's standing on one leaderboard.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Standing {
    pub rating: Rating,
    pub n_matches: u32,
    /// How many of them they have won: came first, and another player did not.
    pub n_wins: u32,
}

impl Standing {
    pub const fn is_provisional(&self) -> bool {
        self.n_matches < PROVISIONAL_BELOW
    }
}

/// A rated match, as far as ratings depend on it.
#[derive(Clone, Debug)]
pub struct Played<B, K, P> {
    pub boards: Vec<B>,
    /// What it is; meetings of the same people are counted for each kind apart.
    pub kind: K,
    pub day: Day,
    /// Who played, by seat; everybody once.
    pub people: Vec<P>,
    /// Their places, by seat; 1 is best, ties share one.
    pub places: Vec<u8>,
}

/// Everybody's standings on every leaderboard, and who has met whom on which day.
///
/// Where a match is among others matters only if they share people.
#[derive(Clone, PartialEq, Debug)]
pub struct Book<B, K, P> {
    standings: BTreeMap<(B, P), Standing>,
    meetings: BTreeMap<(K, Day, P, P), u32>,
}

impl<B, K, P> Default for Book<B, K, P> {
    fn default() -> Self {
        Self {
            standings: BTreeMap::new(),
            meetings: BTreeMap::new(),
        }
    }
}

impl<B: Ord + Copy, K: Ord + Copy, P: Ord + Copy> Book<B, K, P> {
    /// Where a player is; `None` if they have not played.
    pub fn standing(&self, board: B, person: P) -> Option<Standing> {
        self.standings.get(&(board, person)).copied()
    }

    pub fn standings(&self) -> impl Iterator<Item = (B, P, Standing)> {
        let all = self.standings.iter();
        all.map(|(&(board, person), &standing)| (board, person, standing))
    }

    /// Enters what is known from before: where a player is.
    pub fn set_standing(&mut self, board: B, person: P, standing: Standing) {
        self.standings.insert((board, person), standing);
    }

    /// Enters what is known from before: how often two people have met on a day.
    pub fn set_meetings(&mut self, kind: K, day: Day, one: P, other: P, n: u32) {
        self.meetings.insert(meeting(kind, day, one, other), n);
    }

    /// Enters a match.
    ///
    /// A match counts for a player as the mean of what it counts against each of the others: in full against whom they
    /// meet for the first time on a day in this game, half the second time, a third the third time, and so on.
    pub fn enter(&mut self, played: &Played<B, K, P>) {
        let parts = self.meet(played);
        let is_won = played.places.iter().any(|&place| place > 1);
        for &board in &played.boards {
            let before: Vec<Standing> = played
                .people
                .iter()
                .map(|&person| self.standing(board, person).unwrap_or_default())
                .collect();
            let ratings: Vec<Rating> = before.iter().map(|standing| standing.rating).collect();
            let after = rated(&ratings, &played.places, &parts);
            let seats = played.people.iter().zip(&played.places);
            for ((before, rating), (&person, &place)) in before.iter().zip(after).zip(seats) {
                let standing = Standing {
                    rating,
                    n_matches: before.n_matches + 1,
                    n_wins: before.n_wins + u32::from(is_won && place == 1),
                };
                self.standings.insert((board, person), standing);
            }
        }
    }

    /// Counts the meetings of a match, and says for every seat how much of it counts.
    fn meet(&mut self, played: &Played<B, K, P>) -> Vec<f64> {
        let people = &played.people;
        let mut parts = vec![0.0; people.len()];
        for (seat, &one) in people.iter().enumerate() {
            for (opposite, &other) in people.iter().enumerate().skip(seat + 1) {
                let n = self
                    .meetings
                    .entry(meeting(played.kind, played.day, one, other))
                    .or_default();
                *n += 1;
                let part = 1.0 / f64::from(*n);
                parts[seat] += part;
                parts[opposite] += part;
            }
        }
        let others = u32::try_from(people.len().saturating_sub(1)).expect("a match has few people");
        parts
            .into_iter()
            .map(|sum| sum / f64::from(others.max(1)))
            .collect()
    }
}

/// The two in the order in which their meetings are counted.
fn meeting<K, P: Ord>(kind: K, day: Day, one: P, other: P) -> (K, Day, P, P) {
    if one < other {
        (kind, day, one, other)
    } else {
        (kind, day, other, one)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::kernel::Timestamp;

    type Match = Played<u8, u8, u8>;

    fn played(at: i64, people: &[u8], places: &[u8]) -> Match {
        Played {
            boards: vec![0, 1],
            kind: 0,
            day: Day::of(Timestamp::from_millis(at)),
            people: people.to_vec(),
            places: places.to_vec(),
        }
    }

    fn book(matches: &[Match]) -> Book<u8, u8, u8> {
        let mut book = Book::default();
        for played in matches {
            book.enter(played);
        }
        book
    }

    fn gain(matches: &[Match], person: u8) -> f64 {
        let before = book(&matches[..matches.len() - 1]);
        let before = before.standing(0, person).unwrap_or_default();
        let after = book(matches).standing(0, person).unwrap();
        after.rating.mean - before.rating.mean
    }

    #[test]
    fn the_second_meeting_of_a_day_counts_half() {
        let first = played(0, &[1, 2], &[1, 1]);
        let today = [first.clone(), played(1, &[2, 1], &[2, 1])];
        let tomorrow = [first, played(86_400_000, &[2, 1], &[2, 1])];
        assert!((gain(&today, 1) * 2.0 - gain(&tomorrow, 1)).abs() < 1e-12);
    }

    #[test]
    fn another_game_or_another_opponent_counts_in_full() {
        let first = played(0, &[1, 2], &[1, 1]);
        let again = played(1, &[1, 2], &[1, 2]);
        let other_kind = Match {
            kind: 1,
            ..again.clone()
        };
        let other_person = played(1, &[1, 3], &[1, 2]);
        let repeated = gain(&[first.clone(), again], 1);
        assert!(gain(&[first.clone(), other_kind], 1) > 1.9 * repeated);
        assert!(gain(&[first, other_person], 1) > 1.9 * repeated);
    }

    #[test]
    fn a_draw_is_no_win_and_a_shared_first_place_is_one() {
        let book = book(&[
            played(0, &[1, 2], &[1, 1]),
            played(0, &[1, 2, 3], &[1, 1, 3]),
        ]);
        let of = |person| book.standing(1, person).unwrap();
        assert_eq!((of(1).n_matches, of(1).n_wins), (2, 1));
        assert_eq!((of(3).n_matches, of(3).n_wins), (1, 0));
    }

    #[test]
    fn five_matches_end_what_is_provisional() {
        let matches: Vec<Match> = (2..7)
            .map(|other| played(0, &[1, other], &[1, 2]))
            .collect();
        assert!(book(&matches[..4]).standing(0, 1).unwrap().is_provisional());
        assert!(!book(&matches).standing(0, 1).unwrap().is_provisional());
    }

    /// Matches of two to five among ten people over three days.
    fn matches() -> impl Strategy<Value = Vec<Match>> {
        let people = Just((0..10_u8).collect::<Vec<_>>()).prop_shuffle();
        let places = proptest::collection::vec(1..=5_u8, 2..=5);
        let one = (people, places, 0..3_i64).prop_map(|(people, places, day)| {
            played(day * 86_400_000, &people[..places.len()], &places)
        });
        proptest::collection::vec(one, 1..30)
    }

    proptest! {
        #[test]
        fn the_order_of_matches_without_common_people_changes_no_digit(
            matches in matches(),
            swaps in proptest::collection::vec(any::<prop::sample::Index>(), 0..200),
        ) {
            let mut other = matches.clone();
            for swap in swaps {
                let at = swap.index(other.len());
                let shares = |a: &Match, b: &Match| a.people.iter().any(|one| b.people.contains(one));
                if at > 0 && !shares(&other[at - 1], &other[at]) {
                    other.swap(at - 1, at);
                }
            }
            prop_assert_eq!(book(&matches), book(&other));
        }

        #[test]
        fn what_was_known_before_is_as_good_as_the_whole_history(matches in matches(), cut in 0..30_usize) {
            let (old, new) = matches.split_at(cut.min(matches.len()));
            let old = book(old);
            let mut known = Book::default();
            for (board, person, standing) in old.standings() {
                known.set_standing(board, person, standing);
            }
            for (&(kind, day, one, other), &n) in &old.meetings {
                known.set_meetings(kind, day, other, one, n);
            }
            for played in new {
                known.enter(played);
            }
            prop_assert_eq!(known, book(&matches));
        }
    }
}
