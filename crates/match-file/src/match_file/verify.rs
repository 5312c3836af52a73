//! Whether a match could have happened as it is written down.

use serde_json::Value;
use thiserror::Error;

use super::{BadFile, Fairness, MatchFile, ended};
use crate::games::GameKind;
use crate::kernel::{Ending, Outcome, Seat, Seed};
use crate::present::{BadStep, Match};
use crate::registry::{self, BadSetup};

/// What was checked and found right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub game: GameKind,
    pub n_steps: usize,
    /// How many chance steps were drawn again from the published seed; `None` where the file has no fairness fields.
    pub n_redrawn: Option<usize>,
    pub outcome: Outcome,
}

/// Something that cannot be as it is written down.
#[derive(Debug, Error)]
pub enum Fault {
    #[error(transparent)]
    File(#[from] BadFile),
    #[error(transparent)]
    Setup(#[from] BadSetup),
    #[error("the commitment is not the SHA-256 of the secret")]
    Commitment,
    /// The first chance step that did not come from the secret and the snowflake.
    #[error("step {ply} should be {expected}, by the secret and the snowflake")]
    Draw { ply: usize, expected: Value },
    /// The first step that cannot be read or that the rules refuse; nothing after it was checked.
    #[error("step {ply}: {why}")]
    Step { ply: usize, why: BadStep },
    #[error("the steps stop before the match is over")]
    NotOver,
    #[error("the match was over already by its rules")]
    AlreadyOver,
    #[error("there is no seat {0} in this match")]
    NoSuchSeat(Seat),
    #[error("computer players are named for {0} seats, but the match has {1}")]
    Computers(u8, u8),
    #[error("seat {0} was left to a computer player, but none is named for it")]
    Absent(Seat),
    #[error("points {:?} and places {:?} should be in the outcome", .expected.points.as_slice(), .expected.places.as_slice())]
    Outcome { expected: Outcome },
    #[error("the rounds should be {expected:?}")]
    Rounds { expected: Vec<Vec<i32>> },
}

/// Replays a match file, draws every chance step again where the fairness fields allow it, and compares everything that
/// follows from the steps with what the file says.
///
/// # Errors
/// Everything that is wrong, in the order in which it was found; at least one.
pub fn verify(line: &str) -> Result<Report, Vec<Fault>> {
    let file = MatchFile::read(line).map_err(|bad| vec![bad.into()])?;
    let playing = registry::start(file.game, file.setup.clone(), file.table_version)
        .map_err(|bad| vec![bad.into()])?;
    let mut faults = Vec::new();
    let seed = file.fairness.as_ref().and_then(|fairness| {
        let seed = seed(fairness);
        if seed.is_none() {
            faults.push(Fault::Commitment);
        }
        seed
    });
    match replay(playing, &file.steps, seed.as_ref(), &mut faults) {
        Ok((playing, n_redrawn)) => {
            compare(&file, playing.as_ref(), &mut faults);
            if faults.is_empty() {
                return Ok(Report {
                    game: file.game,
                    n_steps: file.steps.len(),
                    n_redrawn: seed.is_some().then_some(n_redrawn),
                    outcome: file.outcome,
                });
            }
        }
        Err(fault) => faults.push(fault),
    }
    Err(faults)
}

/// What the chance steps were drawn from; `None` if the bot did not keep its promise.
fn seed(fairness: &Fairness) -> Option<Seed> {
    (fairness.secret.commitment() == fairness.commitment).then(|| {
        fairness
            .secret
            .seed(fairness.snowflake)
            .numbered(fairness.numbering)
    })
}

/// The match after all its steps, and how many of them were drawn again.
fn replay(
    mut playing: Box<dyn Match>,
    steps: &[Value],
    seed: Option<&Seed>,
    faults: &mut Vec<Fault>,
) -> Result<(Box<dyn Match>, usize), Fault> {
    let mut n_redrawn = 0;
    let mut is_as_drawn = true;
    for (ply, step) in steps.iter().enumerate() {
        if let Some(expected) = seed.and_then(|seed| playing.redraw(seed)) {
            n_redrawn += 1;
            // One wrong card makes most of the later ones wrong as well; the first says enough.
            if is_as_drawn && expected != *step {
                is_as_drawn = false;
                faults.push(Fault::Draw { ply, expected });
            }
        }
        playing.push(step).map_err(|why| Fault::Step { ply, why })?;
    }
    Ok((playing, n_redrawn))
}

/// Whether the file says of its steps what they say themselves.
fn compare(file: &MatchFile, playing: &dyn Match, faults: &mut Vec<Fault>) {
    let is_over = playing.outcome().is_some();
    match file.ending {
        Ending::Rules if !is_over => faults.push(Fault::NotOver),
        Ending::Resigned { .. } | Ending::TimedOut { .. } | Ending::Drawn { .. } if is_over => {
            faults.push(Fault::AlreadyOver);
        }
        Ending::Resigned { by } | Ending::TimedOut { by } | Ending::Drawn { by }
            if by.number() >= playing.n_seats() =>
        {
            faults.push(Fault::NoSuchSeat(by));
        }
        Ending::Rules
        | Ending::Resigned { .. }
        | Ending::TimedOut { .. }
        | Ending::Drawn { .. } => {
            let expected = ended(playing, file.ending);
            if expected != file.outcome {
                faults.push(Fault::Outcome { expected });
            }
        }
    }
    let n_named = file.computers.n_seats();
    if n_named > 0 && n_named != playing.n_seats() {
        faults.push(Fault::Computers(n_named, playing.n_seats()));
    }
    for &seat in &file.absent {
        if seat.number() >= playing.n_seats() {
            faults.push(Fault::NoSuchSeat(seat));
        } else if !matches!(file.computers.get(seat), Some(Some(_))) {
            faults.push(Fault::Absent(seat));
        }
    }
    let expected = playing.rounds();
    if expected != file.rounds {
        faults.push(Fault::Rounds { expected });
    }
}
