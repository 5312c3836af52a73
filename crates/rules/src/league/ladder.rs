//! How the divisions of a season follow from those of the season before.

/// How many people go up from a division of this size, and how many go down.
const fn n_moving(size: usize) -> usize {
    size.div_ceil(4)
}

/// Where somebody stands at the end of a season: in which division, at which position there and among how many, all from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub division: usize,
    pub position: usize,
    pub size: usize,
    pub has_left: bool,
}

impl Standing {
    /// The division of the next season, if there are `n_divisions`: the first of a division change places with the last of the one
    /// above. Who has left goes down by two.
    pub fn next(self, n_divisions: usize) -> usize {
        let Self {
            division, position, ..
        } = self;
        let down = if self.has_left {
            2
        } else {
            usize::from(position >= self.size - n_moving(self.size))
        };
        let is_up = !self.has_left && division > 0 && position < n_moving(self.size);
        if is_up {
            division - 1
        } else {
            (division + down).min(n_divisions - 1)
        }
    }
}

/// Everybody in the order of the next season. Each division is given in the order of its table, with who has left it.
pub fn ladder<P: Copy>(divisions: &[Vec<(P, bool)>]) -> Vec<P> {
    let mut ranked = Vec::new();
    for (division, people) in divisions.iter().enumerate() {
        for (position, &(person, has_left)) in people.iter().enumerate() {
            let standing = Standing {
                division,
                position,
                size: people.len(),
                has_left,
            };
            let next = standing.next(divisions.len());
            // Who comes down stands before who was there, and those before who comes up.
            ranked.push(((next, has_left, division, position), person));
        }
    }
    ranked.sort_unstable_by_key(|&(rank, _)| rank);
    ranked.into_iter().map(|(_, person)| person).collect()
}

/// The entrants of a season in the order in which they are cut into divisions. Who is on the ladder stays in its order. A newcomer
/// stands where they would if that were the order of ratings, and behind all without a rating.
pub fn seeding<P: Copy + Eq>(ladder: &[P], entrants: &[(P, Option<f64>)]) -> Vec<P> {
    let of = |person: &P| entrants.iter().find(|(other, _)| other == person).copied();
    let back: Vec<(P, Option<f64>)> = ladder.iter().filter_map(of).collect();
    let new = entrants
        .iter()
        .filter(|(person, _)| !ladder.contains(person));
    let mut new: Vec<(P, Option<f64>)> = new.copied().collect();
    let strength = |rating: Option<f64>| rating.unwrap_or(f64::NEG_INFINITY);
    new.sort_by(|(_, one), (_, other)| strength(*other).total_cmp(&strength(*one)));
    let mut order: Vec<P> = back.iter().map(|&(person, _)| person).collect();
    for (n_before, (person, rating)) in new.into_iter().enumerate() {
        let above = |rating: f64| {
            let better = back.iter().filter(|(_, other)| strength(*other) > rating);
            better.count()
        };
        order.insert(n_before + rating.map_or(back.len(), above), person);
    }
    order
}
