//! A player between two others.

use lostcities_rules::kernel::{Bot, Game, GameRng, below};

/// Decides as the stronger of two players, but slips now and then and decides as the weaker.
pub struct Mixed<G: Game> {
    stronger: &'static dyn Bot<G>,
    weaker: &'static dyn Bot<G>,
    slips: u32,
}

impl<G: Game> Mixed<G> {
    /// Of a hundred decisions so many are the weaker player's.
    pub const fn new(
        stronger: &'static dyn Bot<G>,
        weaker: &'static dyn Bot<G>,
        slips: u32,
    ) -> Self {
        Self {
            stronger,
            weaker,
            slips,
        }
    }
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

    fn in_haste(&self) -> Option<&dyn Bot<G>> {
        self.stronger.in_haste().or(Some(self.stronger))
    }

    fn looks_ahead(&self) -> bool {
        self.stronger.looks_ahead()
    }
}
