//! The arithmetic at the end of a round and of the match.

use super::{Expedition, Figure, PATHS, Stage, View};
use crate::games::Colour;
use crate::kernel::Seat;

/// The figures of one seat at the end of a round, and their arithmetic (004:2-20).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundScore {
    /// Every figure that is under way, in the order of the paths.
    pub figures: Vec<FigureScore>,
    /// The points before, those of tiles in this round included.
    pub before: i32,
    /// The points after; never below 0 (004:12).
    pub after: i32,
    /// How many artefact tiles were exchanged for artefacts (004:18-20).
    pub artefacts: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FigureScore {
    pub path: Colour,
    pub figure: Figure,
    pub stage: Stage,
    pub worth: i32,
    /// What that is multiplied by: 1 unless it is a leader.
    pub factor: u8,
    /// What the figure brings.
    pub points: i32,
}

/// What one seat has at the end of the match (004:43-50).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinalScore {
    /// The points after the last round.
    pub before: i32,
    pub artefacts: u8,
    /// What the ladder says they are worth; may be negative.
    pub worth: i32,
    /// The points in the end; never below 0.
    pub after: i32,
}

impl RoundScore {
    /// What the round would bring `seat` with the figures where they are.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let figure = |expedition: &Expedition| FigureScore {
            path: expedition.colour(),
            figure: expedition.figure(),
            stage: expedition.stage(),
            worth: view.values().stage_points(expedition.stage()),
            factor: expedition.figure().factor(view.values()),
            points: expedition.points(view.values()),
        };
        let begun = PATHS
            .into_iter()
            .filter_map(|path| view.expedition(seat, path));
        let figures: Vec<_> = begun.map(figure).collect();
        let net: i32 = figures.iter().map(|figure| figure.points).sum();
        let before = view.points(seat);
        Self {
            figures,
            before,
            after: (before + net).max(0),
            artefacts: view.artefact_tiles(seat),
        }
    }

    pub fn net(&self) -> i32 {
        self.figures.iter().map(|figure| figure.points).sum()
    }
}
