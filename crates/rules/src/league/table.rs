//! The tables of a season.

use std::cmp::Reverse;
use std::ops::{Range, RangeInclusive};

use super::divisions::divisions;
use super::points::Played;
use super::reach::reach;

/// A match of a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Who begins, and who does not.
    pub sides: [u8; 2],
    /// How it ended; `None` while it is played.
    pub played: Option<Played>,
}

/// A division with its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Division {
    /// The numbers of those in it.
    pub entrants: Range<u8>,
    /// Best first.
    pub lines: Vec<Line>,
}

impl Division {
    /// How many of its matches are over, and how many there are.
    pub fn n_over(&self) -> (usize, usize) {
        let of_both = |n: fn(&Line) -> u8| -> usize {
            let counted = self.lines.iter().map(|line| usize::from(n(line)));
            counted.sum::<usize>() / 2
        };
        let n_over = of_both(|line| line.n_played);
        (n_over, n_over + of_both(|line| line.n_open))
    }
}

/// An entrant in the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub entrant: u8,
    pub n_played: u8,
    pub n_open: u8,
    /// Victory points.
    pub points: u16,
    pub wins: u8,
    /// From 1; equals have the same.
    pub place: u8,
    /// The places at which they can still end as long as nobody leaves.
    pub possible: RangeInclusive<u8>,
    /// Their victory points against each of the division, and whether a match with them is open.
    pub against: Vec<Against>,
}

/// What there is between two entrants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Against {
    /// Of the matches that are over; `None` before the first is.
    pub points: Option<u8>,
    pub n_open: u8,
}

/// The divisions of a season after these matches. `has_left` says of every entrant whether they have left: the last places are theirs.
///
/// Victory points decide, then wins, then the victory points among those who are equal until then.
///
/// # Panics
/// If a match names an entrant that there is not.
pub fn tables(fixtures: &[Fixture], has_left: &[bool]) -> Vec<Division> {
    let n = u8::try_from(has_left.len()).unwrap_or(u8::MAX);
    let divisions = divisions(n).into_iter();
    let division = |entrants: Range<u8>| {
        let own = fixtures.iter().filter(|it| entrants.contains(&it.sides[0]));
        let own = own.map(|it| Fixture {
            sides: it.sides.map(|number| number - entrants.start),
            ..*it
        });
        let left = &has_left[entrants.start.into()..entrants.end.into()];
        let mut lines = table(&own.collect::<Vec<_>>(), left);
        for line in &mut lines {
            line.entrant += entrants.start;
        }
        Division { entrants, lines }
    };
    divisions.map(division).collect()
}

/// The table of a division whose entrants are numbered from 0.
pub(super) fn table(fixtures: &[Fixture], has_left: &[bool]) -> Vec<Line> {
    let mut lines: Vec<Line> = (0..)
        .zip(has_left)
        .map(|(n, _)| empty(n, has_left))
        .collect();
    for fixture in fixtures {
        let points = fixture.played.map(|played| played.victory_points());
        let winner = fixture.played.and_then(|played| played.winner());
        for side in [0, 1] {
            let other = usize::from(fixture.sides[1 - side]);
            let line = &mut lines[usize::from(fixture.sides[side])];
            let against = &mut line.against[other];
            if let Some(points) = points {
                line.n_played += 1;
                line.points += u16::from(points[side]);
                line.wins += u8::from(winner == Some(side));
                against.points = Some(against.points.unwrap_or(0) + points[side]);
            } else {
                line.n_open += 1;
                against.n_open += 1;
            }
        }
    }
    let ranks: Vec<Rank> = lines
        .iter()
        .map(|line| rank(line, &lines, has_left))
        .collect();
    let possible: Vec<_> = lines
        .iter()
        .map(|line| reach(line, &lines, has_left))
        .collect();
    for ((line, own), possible) in lines.iter_mut().zip(&ranks).zip(possible) {
        let ahead = ranks.iter().filter(|other| *other < own);
        line.place = ahead.fold(1, |place, _| place + 1);
        line.possible = possible;
    }
    lines.sort_by_key(|line| (line.place, line.entrant));
    lines
}

fn empty(entrant: u8, all: &[bool]) -> Line {
    Line {
        entrant,
        n_played: 0,
        n_open: 0,
        points: 0,
        wins: 0,
        place: 1,
        possible: 1..=1,
        against: vec![Against::default(); all.len()],
    }
}

/// What is compared, the least first.
type Rank = (bool, Reverse<u16>, Reverse<u8>, Reverse<u16>);

fn rank(line: &Line, lines: &[Line], has_left: &[bool]) -> Rank {
    let of = |line: &Line| {
        let has_left = has_left[usize::from(line.entrant)];
        (has_left, Reverse(line.points), Reverse(line.wins))
    };
    let own = of(line);
    let equals = lines.iter().filter(|other| of(other) == own);
    let among = equals.filter_map(|other| line.against[usize::from(other.entrant)].points);
    let (has_left, points, wins) = own;
    (has_left, points, wins, Reverse(among.map(u16::from).sum()))
}
