//! What a match of a season is worth.

use crate::games::GameKind;

/// How many victory points the two of a match share.
pub const MATCH_POINTS: u8 = 20;

/// Who has the computer play more than this part of their turns was not there.
const ABSENT_FROM: u32 = 3;

/// What the opponent of somebody who was not there has at least.
const WALKOVER: u8 = 15;

/// Who resigns is behind by as much as brings them five victory points at most.
const RESIGNED: i32 = 5;

/// How one of the two ended a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Side {
    pub points: i32,
    pub has_resigned: bool,
    /// Turns that the person played, and that a computer player played in their place.
    pub n_own: u32,
    pub n_computer: u32,
}

/// A match that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub game: GameKind,
    pub sides: [Side; 2],
}

impl Side {
    /// Whether the computer has played too much of it.
    pub const fn is_absent(self) -> bool {
        self.n_computer * ABSENT_FROM > self.n_own + self.n_computer
    }
}

impl Played {
    /// How far the first is ahead, as it counts: who resigns is behind.
    fn lead(&self) -> i32 {
        let [one, other] = self.sides;
        let lead = one.points - other.points;
        let least = RESIGNED * self.game.points_a_victory_point();
        match (one.has_resigned, other.has_resigned) {
            (true, _) => lead.min(-least),
            (_, true) => lead.max(least),
            (false, false) => lead,
        }
    }

    /// The victory points of both: ten each, moved by the difference. Who was not there has none, and who waited for them fifteen at
    /// least; otherwise the sum is [`MATCH_POINTS`].
    pub fn victory_points(&self) -> [u8; 2] {
        let half = i32::from(MATCH_POINTS / 2);
        let moved = (self.lead() / self.game.points_a_victory_point()).clamp(-half, half);
        let reached = [half + moved, half - moved];
        let absent = self.sides.map(Side::is_absent);
        let counted = |own: usize, other: usize| {
            let reached = u8::try_from(reached[own]).unwrap_or(0);
            match (absent[own], absent[other]) {
                (true, _) => 0,
                (false, true) => reached.max(WALKOVER),
                (false, false) => reached,
            }
        };
        [counted(0, 1), counted(1, 0)]
    }

    /// Who has won; `None` if nobody has.
    pub fn winner(&self) -> Option<usize> {
        match self.sides.map(Side::is_absent) {
            [true, false] => Some(1),
            [false, true] => Some(0),
            [true, true] => None,
            [false, false] => match self.lead() {
                0 => None,
                lead => Some(usize::from(lead < 0)),
            },
        }
    }
}
