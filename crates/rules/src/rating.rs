//! How strong people are, derived from the results of their matches and from nothing else.
//!
//! The method is that of Weng and Lin, *A Bayesian Approximation Method for Online Ranking* (JMLR 12, 2011), in its form
//! with full pairs of the Bradley–Terry model, as the crate `skillratings` has it. It rates two to five seats with ties in
//! one step, needs no rating periods, and says with every rating how certain it is.

mod book;
mod calendar;
mod even;
#[cfg(test)]
mod farm;
mod parts;

pub use book::{Book, PROVISIONAL_BELOW, Played, Standing};
pub use calendar::Season;
pub use even::{Meeting, RECENT_MEETINGS, even_level};
pub use parts::{ENOUGH_TURNS, Part, rated_places};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How many shown points one point of the method is. A difference then means about what it does in Elo's scale.
const SCALE: f64 = 30.0;
/// What a new player is shown as, less what the method gives them times [`SCALE`].
const ORIGIN: f64 = 750.0;
/// How many standard deviations the shown range goes to either side; 95 of 100 true strengths lie within.
const DEVIATIONS: f64 = 2.0;

/// How strong a player is thought to be, and how certain that is, in the units of the method.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The most likely strength; 25 for a new player.
    pub mean: f64,
    /// The standard deviation; 25/3 for a new player, and always above 0.
    pub uncertainty: f64,
}

impl Default for Rating {
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Rating {
    fn from(rating: WengLinRating) -> Self {
        Self {
            mean: rating.rating,
            uncertainty: rating.uncertainty,
        }
    }
}

/// From this far off on, either side, a shown rating says little: where it stays after some twenty matches.
pub const UNCERTAIN_FROM: i32 = 300;

impl Rating {
    /// The rating as it is shown; 1500 for a new player.
    pub fn shown(self) -> f64 {
        ORIGIN + SCALE * self.mean
    }

    /// How far the truth may be from the shown rating on either side; 500 for a new player.
    pub fn shown_uncertainty(self) -> f64 {
        SCALE * DEVIATIONS * self.uncertainty
    }

    /// What is certain: the lower end of the shown range, by which leaderboards are sorted.
    pub fn certain(self) -> f64 {
        self.shown() - self.shown_uncertainty()
    }

    /// This much of the way from here to `other`; `part` is from 0 to 1.
    fn towards(self, other: Self, part: f64) -> Self {
        Self {
            mean: self.mean + part * (other.mean - self.mean),
            uncertainty: self.uncertainty + part * (other.uncertainty - self.uncertainty),
        }
    }
}

/// The ratings of all seats of one match after it, each by its place (1 is best, ties share one).
///
/// `parts` says for each seat how much of the change counts, from 0 to 1.
fn rated(before: &[Rating], places: &[u8], parts: &[f64]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|rating| {
            [WengLinRating {
                rating: rating.mean,
                uncertainty: rating.uncertainty,
            }]
        })
        .collect();
    let seats: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(places)
        .map(|(team, &place)| (team.as_slice(), MultiTeamOutcome::new(place.into())))
        .collect();
    let after = weng_lin_multi_team(&seats, &WengLinConfig::new());
    let after = after.into_iter().flatten().map(Rating::from);
    let changes = before.iter().zip(after).zip(parts);
    changes
        .map(|((before, after), &part)| before.towards(after, part))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(n: usize) -> Vec<Rating> {
        vec![Rating::default(); n]
    }

    #[track_caller]
    fn assert_close(rating: Rating, mean: f64, uncertainty: f64) {
        let is_close = |a: f64, b: f64| (a - b).abs() < 1e-6;
        assert!(
            is_close(rating.mean, mean) && is_close(rating.uncertainty, uncertainty),
            "{rating:?}"
        );
    }

    /// The example that the crate's tests and the documentation of `OpenSkill` (Bradley–Terry, full pairs) share.
    #[test]
    fn the_first_match_of_two_comes_out_as_published() {
        let after = rated(&new(2), &[1, 2], &[1.0, 1.0]);
        assert_close(after[0], 27.635_231_383, 8.065_506_316);
        assert_close(after[1], 22.364_768_617, 8.065_506_316);
    }

    /// Equation by equation of the paper's algorithm 1 for three new players of whom the first two tie.
    #[test]
    fn a_tie_among_three_follows_the_paper() {
        let after = rated(&new(3), &[1, 1, 3], &[1.0; 3]);
        let (sigma, beta) = (25.0_f64 / 3.0, 25.0_f64 / 6.0);
        let c = (2.0 * sigma * sigma + 2.0 * beta * beta).sqrt();
        let step = sigma * sigma / c * 0.5;
        let eta = (sigma / c) * (sigma / c) * (sigma / c) * 0.25;
        let uncertainty = sigma * (1.0 - 2.0 * eta).sqrt();
        assert_close(after[0], 25.0 + step, uncertainty);
        assert_close(after[1], 25.0 + step, uncertainty);
        assert_close(after[2], 25.0 - 2.0 * step, uncertainty);
    }

    #[test]
    fn a_tie_of_equals_moves_nobody_but_makes_them_surer() {
        for n in 2..=5 {
            for after in rated(&new(n), &vec![1; n], &vec![1.0; n]) {
                assert!((after.mean - 25.0).abs() < 1e-12, "{after:?}");
                assert!(after.uncertainty < Rating::default().uncertainty);
            }
        }
    }

    #[test]
    fn a_better_place_never_gains_less_among_five_equals() {
        let after = rated(&new(5), &[3, 1, 5, 1, 4], &[1.0; 5]);
        let means: Vec<f64> = after.iter().map(|rating| rating.mean).collect();
        assert!(means[1] > means[0] && means[0] > means[4] && means[4] > means[2]);
        assert_eq!(means[1].to_bits(), means[3].to_bits());
    }

    #[test]
    fn what_counts_half_moves_half_as_far() {
        let whole = rated(&new(2), &[1, 2], &[1.0, 1.0]);
        let half = rated(&new(2), &[1, 2], &[0.5, 0.5]);
        let (whole, half) = (whole[0].mean - 25.0, half[0].mean - 25.0);
        assert!((half * 2.0 - whole).abs() < 1e-12);
    }

    #[test]
    fn a_new_player_is_shown_as_1500_give_or_take_500() {
        let new = Rating::default();
        assert!((new.shown() - 1500.0).abs() < 1e-9);
        assert!((new.shown_uncertainty() - 500.0).abs() < 1e-9);
        assert!((new.certain() - 1000.0).abs() < 1e-9);
    }
}
