//! A match from its first deal on.

use super::{Game, Illegal, Step};

/// A match from its first deal on: what the store keeps and a match file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    pub setup: G::Setup,
    pub steps: Vec<Step<G::Action, G::Chance>>,
}

impl<G: Game> Record<G> {
    pub fn new(setup: G::Setup) -> Self {
        Self {
            setup,
            steps: Vec::new(),
        }
    }

    /// Plays every step again and hands each effect to `tell`, with the number of its step.
    ///
    /// # Errors
    /// The number of the first step that the rules refuse, and why.
    pub fn replay(
        &self,
        values: &'static G::Values,
        mut tell: impl FnMut(usize, G::Effect),
    ) -> Result<G, (usize, Illegal)> {
        let mut game = G::start(&self.setup, values);
        for (ply, step) in self.steps.iter().enumerate() {
            game.apply(step, &mut |effect| tell(ply, effect))
                .map_err(|why| (ply, why))?;
        }
        Ok(game)
    }
}
