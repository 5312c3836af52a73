//! A player between two others.

use lostcities_rules::kernel::{Bot, Game, GameRng, below};

/// Decides as the stronger of two players, but slips now and then and decides as the weaker.
pub struct Mixed<G: Game> {
    pub stronger: &'static dyn Bot<G>,
    pub weaker: &'static dyn Bot<G>,
    /// How many of a hundred decisions are the weaker player's.
    pub slips: u32,
}

impl<G: Game> Bot<G> for Mixed<G> {
    fn choose(&self, view: &G::View, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        let player = if below(rng, 100) < self.slips {
            self.weaker
        } else {
            self.stronger
        };
        player.choose(view, legal, rng)
    }
}
