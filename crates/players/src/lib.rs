//! Computer players for the four games. They see a view, as a person in their seat does, and never a position.

pub mod arena;
pub mod board_game;
mod canonical;
pub mod classic;
pub mod lcp;
mod mixed;
mod noise;
mod numbers;
mod random;
pub mod review;
pub mod rivals;
pub mod roll_write;
pub mod search;

pub use lostcities_rules::kernel::Level;
pub use random::Random;

/// The legal action that is worth most; of equal ones the first.
///
/// # Panics
/// If there is none. Nobody asks a computer player then: [`Bot::choose`](lostcities_rules::kernel::Bot::choose) promises
/// an action, and the conformance kit that a seat in turn has one in every position of every game.
fn best<A: Copy, W: PartialOrd>(legal: &[A], mut worth: impl FnMut(A) -> W) -> A {
    let mut weighed = legal.iter().map(|&action| (worth(action), action));
    let first = weighed.next().expect("a seat in turn has something to do");
    let best = weighed.fold(
        first,
        |best, other| if other.0 > best.0 { other } else { best },
    );
    best.1
}
