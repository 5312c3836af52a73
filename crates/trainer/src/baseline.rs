//! The computer players as they were at first, frozen to measure others against. Never to be changed.
//!
//! That of the board game is missing: it has not changed since, and `computer` is it.

pub mod classic;
pub mod rivals;
pub mod roll_write;

/// The legal action that is worth most; of equal ones the first.
fn best<A: Copy>(legal: &[A], worth: impl Fn(A) -> f32) -> A {
    let mut best = (worth(legal[0]), legal[0]);
    for &action in &legal[1..] {
        let worth = worth(action);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}
