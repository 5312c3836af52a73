//! Who is rated for the seats of a match that has ended.

use crate::driver::FromRow;
use crate::kernel::{Ending, Seat};
use crate::rating::{ENOUGH_TURNS, Part, rated_places};
use crate::{FinalResult, PersonId};

#[derive(FromRow)]
pub(super) struct PartRow {
    /// Who has it or left it; `None` for a computer player from the start.
    person: Option<PersonId>,
    has_left: bool,
    /// 1 while a computer player stands in for who has left.
    stand_in: i64,
    /// After how many steps they left.
    left_after: Option<usize>,
}

/// Who is rated for each seat, and at which place.
pub(super) fn rated_seats(
    seats: &[PartRow],
    ending: Option<Ending>,
    final_result: &FinalResult,
) -> Vec<Option<(PersonId, u8)>> {
    if seats.iter().all(|row| row.has_left) {
        // Computer players have finished it for everybody.
        return vec![None; seats.len()];
    }
    let parts: Vec<Option<Part>> = (final_result.outcome.places.iter().zip(seats))
        .map(|((seat, &place), row)| {
            row.person?;
            let turns = final_result.turns.get(seat).into_iter().flatten();
            let left_after = row.left_after.unwrap_or(usize::MAX);
            let n_turns = turns.filter(|&&after| after < left_after).count();
            let part = row.part(seat, place, ending);
            let is_played_out = ending == Some(Ending::Rules) && !row.has_left;
            (is_played_out || n_turns >= ENOUGH_TURNS).then_some(part)
        })
        .collect();
    let places = rated_places(&parts).into_iter().zip(seats);
    places.map(|(place, row)| row.person.zip(place)).collect()
}

impl PartRow {
    /// Who sits there; `None` for a computer player.
    pub(super) fn sitting(&self) -> Option<PersonId> {
        self.person.filter(|_| !self.has_left)
    }

    /// Whether a computer player has the seat until the person comes back.
    pub(super) const fn is_stood_in_for(&self) -> bool {
        self.stand_in == 1
    }

    fn part(&self, seat: Seat, place: u8, ending: Option<Ending>) -> Part {
        match ending {
            _ if self.has_left && self.is_stood_in_for() => Part::Away,
            _ if self.has_left => Part::Resigned,
            Some(Ending::Resigned { by }) if by == seat => Part::Resigned,
            Some(Ending::TimedOut { by }) if by == seat => Part::Away,
            _ => Part::Stayed(place),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{BySeat, Outcome};

    fn seat(person: u64) -> PartRow {
        PartRow {
            person: Some(PersonId(person)),
            has_left: false,
            stand_in: 0,
            left_after: None,
        }
    }

    fn gone(person: u64, stand_in: i64, left_after: usize) -> PartRow {
        PartRow {
            has_left: true,
            stand_in,
            left_after: Some(left_after),
            ..seat(person)
        }
    }

    /// The places for ratings where every seat had a turn after each step of these; 0 is nobody's.
    fn places(seats: &[PartRow], ending: Ending, places: [u8; 3], turns: usize) -> Vec<u8> {
        let n_seats = u8::try_from(seats.len()).unwrap();
        let places: Vec<u8> = places.into_iter().take(seats.len()).collect();
        let final_result = FinalResult {
            outcome: Outcome {
                points: BySeat::new(n_seats, |_| 0),
                places: places.try_into().unwrap(),
            },
            tallies: BySeat::default(),
            turns: BySeat::new(n_seats, |_| (0..turns).collect()),
        };
        let rated = rated_seats(seats, Some(ending), &final_result).into_iter();
        rated
            .map(|rated| rated.map_or(0, |(_, place)| place))
            .collect()
    }

    #[test]
    fn a_match_that_is_given_up_counts_after_eight_turns_of_each() {
        let by = Seat::FIRST;
        for (ending, rated) in [
            (Ending::Resigned { by }, [2, 1]),
            (Ending::TimedOut { by }, [2, 1]),
            (Ending::Drawn { by }, [1, 1]),
        ] {
            let given = if ending == (Ending::Drawn { by }) {
                [1, 1, 0]
            } else {
                [2, 1, 0]
            };
            assert_eq!(places(&[seat(1), seat(2)], ending, given, 8), rated);
            assert_eq!(places(&[seat(1), seat(2)], ending, given, 7), [0, 0]);
        }
        // However few turns there are: the rules have ended it.
        assert_eq!(
            places(&[seat(1), seat(2)], Ending::Rules, [2, 1, 0], 3),
            [2, 1]
        );
    }

    #[test]
    fn who_leaves_is_behind_who_stays_and_only_their_own_turns_count() {
        let resigned = |after| [seat(1), gone(2, 0, after), seat(3)];
        assert_eq!(
            places(&resigned(8), Ending::Rules, [3, 1, 2], 30),
            [2, 3, 1]
        );
        assert_eq!(
            places(&resigned(7), Ending::Rules, [3, 1, 2], 30),
            [2, 0, 1]
        );
        // A computer player won for them.
        let away = [seat(1), gone(2, 1, 20)];
        assert_eq!(places(&away, Ending::Rules, [2, 1, 0], 30), [1, 2]);
        // One who would lose has the computer play on for the other, and resigns.
        let by = Seat::FIRST;
        assert_eq!(
            places(&away, Ending::Resigned { by }, [2, 1, 0], 30),
            [2, 1]
        );
    }

    #[test]
    fn nobody_is_rated_for_what_computer_players_have_finished_for_all() {
        let both = [gone(1, 0, 20), gone(2, 1, 20)];
        assert_eq!(places(&both, Ending::Rules, [2, 1, 0], 30), [0, 0]);
    }

    #[test]
    fn a_computer_player_who_has_stood_in_changes_nothing() {
        let back = [
            seat(1),
            PartRow {
                stand_in: 2,
                ..seat(2)
            },
        ];
        assert_eq!(places(&back, Ending::Rules, [2, 1, 0], 30), [2, 1]);
    }
}
