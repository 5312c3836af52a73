//! At which places somebody can still end. These are bounds, and no odds.

use std::ops::RangeInclusive;

use super::points::MATCH_POINTS;
use super::table::Line;

/// The best and the worst place at which somebody can still end, if nobody leaves any more.
///
/// At best they get all points that are left, and are behind those alone who have more already. At worst they get none, and of the
/// others as many as possible reach their points, which is counted against them. For that the others need points, which come from
/// the matches that are left: those with them bring everybody 20, and those among the others 20 in all.
pub(super) fn reach(own: &Line, lines: &[Line], has_left: &[bool]) -> RangeInclusive<u8> {
    let is_gone = |line: &Line| has_left[usize::from(line.entrant)];
    let most = |n_open: u8| u32::from(n_open) * u32::from(MATCH_POINTS);
    let rivals = || {
        let others = lines.iter().filter(|line| line.entrant != own.entrant);
        others.filter(|line| is_gone(line) == is_gone(own))
    };
    // Whoever has left is behind everybody else.
    let ahead = lines.iter().filter(|line| is_gone(own) && !is_gone(line));
    let n_ahead = ahead.fold(0, |n, _| n + 1);
    let own_points = u32::from(own.points);
    let best = own_points + most(own.n_open);
    let surely = rivals().filter(|line| u32::from(line.points) > best);
    let first = surely.fold(1 + n_ahead, |place, _| place + 1);

    let n_open: u32 = lines.iter().map(|line| u32::from(line.n_open)).sum();
    let among_others = n_open / 2 - u32::from(own.n_open);
    let mut supply = among_others * u32::from(MATCH_POINTS);
    let mut needs: Vec<u32> = rivals()
        .filter(|line| u32::from(line.points) + most(line.n_open) >= own_points)
        .map(|line| {
            let given = most(own.against[usize::from(line.entrant)].n_open);
            own_points.saturating_sub(u32::from(line.points) + given)
        })
        .collect();
    needs.sort_unstable();
    let mut last = 1 + n_ahead;
    for need in needs {
        if need > supply {
            break;
        }
        supply -= need;
        last += 1;
    }
    first..=last
}
