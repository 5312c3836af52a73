//! The player that every other must beat.

use lostcities_rules::kernel::{Bot, Game, GameRng, index_below};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, _view: &G::View, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        legal[index_below(rng, legal.len()) as usize]
    }
}
