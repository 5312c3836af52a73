//! The level at which a person wins every second match.

use std::cmp::Ordering;

use crate::kernel::Level;

/// How often a level wins against the one below: about 70 of 100 rounds in every game (docs/TRAINING.md).
const WINS_A_STEP: f64 = 0.7;

/// The level that is met first, as if against it one match had been won and one lost.
const FIRST: Level = Level::Casual;

/// How many of the latest meetings tell how strong a person is now.
pub const RECENT_MEETINGS: u32 = 30;

/// How a person did against one computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    pub level: Level,
    /// `Less` if the person had the better place.
    pub place: Ordering,
}

/// The level that is most likely as strong as the person who had these meetings, in any order.
pub fn even_level(meetings: &[Meeting]) -> Level {
    let likelihood = |strength: Level| -> f64 {
        let first = [Ordering::Less, Ordering::Greater].map(|place| Meeting {
            level: FIRST,
            place,
        });
        let meetings = first.iter().chain(meetings);
        let of_meeting = meetings.map(|meeting| {
            let ahead = wins(strength, meeting.level);
            match meeting.place {
                Ordering::Less => ahead.ln(),
                Ordering::Equal => f64::midpoint(ahead.ln(), (1.0 - ahead).ln()),
                Ordering::Greater => (1.0 - ahead).ln(),
            }
        });
        of_meeting.sum()
    };
    let mut levels = Level::ALL.into_iter();
    let first = levels.next().unwrap_or_default();
    levels.fold(first, |best, level| {
        if likelihood(level) > likelihood(best) {
            level
        } else {
            best
        }
    })
}

/// How likely a player of one level wins against one of another.
fn wins(own: Level, other: Level) -> f64 {
    let steps = f64::from(own as u8) - f64::from(other as u8);
    let odds = (WINS_A_STEP / (1.0 - WINS_A_STEP)).powf(steps);
    odds / (1.0 + odds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Seed, below};

    #[test]
    fn who_is_as_strong_as_a_level_comes_to_it_and_wins_half() {
        for (number, strength) in Level::ALL.into_iter().enumerate() {
            let mut rng = Seed::simulated(5, number as u64).whims();
            let mut meetings: Vec<Meeting> = Vec::new();
            let (mut n_won, mut steps_away) = (0, 0);
            for played in 0..600 {
                let recent = meetings.len().saturating_sub(RECENT_MEETINGS as usize);
                let level = even_level(&meetings[recent..]);
                let is_won = f64::from(below(&mut rng, 1_000)) < 1_000.0 * wins(strength, level);
                if played >= 100 {
                    n_won += u32::from(is_won);
                    steps_away += (level as u8).abs_diff(strength as u8);
                }
                let place = if is_won {
                    Ordering::Less
                } else {
                    Ordering::Greater
                };
                meetings.push(Meeting { level, place });
            }
            assert!((210..=290).contains(&n_won), "{strength}: {n_won} of 500");
            assert!(steps_away < 250, "{strength}: {steps_away} steps in 500");
        }
    }

    #[test]
    fn the_first_match_is_against_a_casual_player_and_few_results_move_it() {
        assert_eq!(even_level(&[]), Level::Casual);
        let all = |place| {
            [Meeting {
                level: Level::Casual,
                place,
            }; 4]
        };
        assert!(even_level(&all(Ordering::Less)) > Level::Casual);
        assert_eq!(even_level(&all(Ordering::Equal)), Level::Casual);
        assert_eq!(even_level(&all(Ordering::Greater)), Level::Easy);
    }
}
