//! How a player has done: pages of numbers, and the curve of their rating.

mod curve;
mod overview;
mod page;

pub use overview::{Overview, overview};
pub use page::page;

use std::collections::BTreeMap;

use super::{Msg, WrittenName};
use lostcities_rules::games::tally::{Expeditions, Meetings, Totals};
use lostcities_rules::games::{Colour, GameKind};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatsPage {
    /// All games, a few words each.
    Overview,
    Game(GameKind, Among),
}

/// In whose company matches were played; they are counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Among {
    /// Only people played, each to the end: rated matches.
    People,
    /// A computer player had a seat, from the beginning or because a player left.
    Computers,
}

/// What a player is called on their pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerName<'a> {
    /// In the text of a message, where a name must not format anything.
    pub in_text: &'a WrittenName,
    /// Where nothing is formatted.
    pub plain: &'a WrittenName,
    /// In a picture.
    pub drawn: &'a str,
}

impl<'a> PlayerName<'a> {
    /// A name that is written alike everywhere.
    pub fn alike(name: &'a WrittenName) -> Self {
        Self {
            in_text: name,
            plain: name,
            drawn: name.as_str(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameStats {
    pub totals: Totals,
    pub expeditions: BTreeMap<Colour, Expeditions>,
    /// How they have done against the player who looks; `None` if the two have not met or are one.
    pub meetings: Option<Meetings>,
    /// How the rating went; `None` if nothing was rated.
    pub curve: Option<Curve>,
}

/// How a rating went, match by match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// How many rated matches came before the first point; 0 if the curve begins with the first of all.
    pub before: u32,
    /// The rating after each match, the oldest first, and before them the rating at the start if nothing came before.
    pub points: Vec<RatingPoint>,
    /// With fewer rated matches than this a rating is provisional.
    pub provisional_below: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingPoint {
    /// The rating, in whole points.
    pub rating: i32,
    /// How far it may be wrong on either side, in whole points.
    pub uncertainty: i32,
}

impl Curve {
    /// The points with the number of the match after which they hold; 0 is the start.
    fn numbered(&self) -> impl DoubleEndedIterator<Item = (u32, RatingPoint)> + Clone {
        let points = self.points.iter().copied().enumerate();
        points.map(|(place, point)| {
            let place = u32::try_from(place).unwrap_or(u32::MAX);
            let is_whole = u32::from(self.before == 0);
            (self.before + 1 + place - is_whole, point)
        })
    }

    /// How many matches were rated, and what the last of them led to; `None` without any point.
    fn last(&self) -> Option<(u32, RatingPoint)> {
        self.numbered().next_back()
    }
}

/// `sum / n` with one decimal, rounded half away from zero.
///
/// Nothing of nothing is 0.
fn mean(sum: i64, n: u32) -> Msg {
    let n = u64::from(n.max(1));
    let tenths = (sum.unsigned_abs() * 10 + n / 2) / n;
    let sign = if sum < 0 && tenths > 0 { "−" } else { "" };
    Msg::new("decimal")
        .with("sign", sign)
        .with("whole", i64::try_from(tenths / 10).unwrap_or(i64::MAX))
        .with("tenth", i64::try_from(tenths % 10).unwrap_or(0))
}

/// How many of a hundred `part` of `all` are, rounded; 0 of nothing.
fn percent(part: u32, all: u32) -> u32 {
    let all = u64::from(all.max(1));
    u32::try_from((u64::from(part) * 100 + all / 2) / all).unwrap_or(u32::MAX)
}

/// "12 matches, 7 won (58%)".
fn matches(totals: &Totals) -> Msg {
    Msg::new("stats-matches")
        .with("matches", totals.n_matches)
        .with("wins", totals.n_wins)
        .with("percent", percent(totals.n_wins, totals.n_matches))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_one_decimal_and_nothing_has_no_sign() {
        for (sum, n, sign, whole, tenth) in [
            (0, 0, "", 0, 0),
            (1, 3, "", 0, 3),
            (2, 3, "", 0, 7),
            (-1, 4, "−", 0, 3),
            (-1, 100, "", 0, 0),
            (-65, 2, "−", 32, 5),
        ] {
            let decimal = Msg::new("decimal").with("sign", sign);
            let decimal = decimal.with("whole", whole).with("tenth", tenth);
            assert_eq!(mean(sum, n), decimal, "{sum} / {n}");
        }
    }

    #[test]
    fn a_share_is_rounded_to_whole_percent() {
        let shares = [(0, 0), (1, 3), (2, 3), (1, 2), (5, 5)];
        assert_eq!(
            shares.map(|(part, all)| percent(part, all)),
            [0, 33, 67, 50, 100]
        );
    }

    #[test]
    fn points_of_a_curve_are_numbered_by_their_matches() {
        let point = RatingPoint {
            rating: 1500,
            uncertainty: 500,
        };
        let numbers = |before| {
            let curve = Curve {
                before,
                points: vec![point; 3],
                provisional_below: 5,
            };
            curve
                .numbered()
                .map(|(number, _)| number)
                .collect::<Vec<_>>()
        };
        assert_eq!(numbers(0), [0, 1, 2]);
        assert_eq!(numbers(7), [8, 9, 10]);
    }
}
