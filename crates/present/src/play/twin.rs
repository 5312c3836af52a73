//! Matches that a viewer cannot tell from the one in play.

use super::{Match, Playing};
use crate::Present;
use lostcities_rules::kernel::{Game, GameRng, Step, Viewer, below};

/// How often one more draw or roll is exchanged.
const EXCHANGES: usize = 16;

/// How many draws or rolls are tried in place of one until one gives the viewer the same glimpse.
const DRAWS: usize = 64;

/// A second match for tests, which hold that everything a viewer is shown is the same in both.
pub trait MatchTwin {
    /// A match with the same actions whose draws and rolls are others that `viewer` cannot tell from the real ones: their
    /// glimpses are the same. `None` if none was found, as where nothing is hidden.
    ///
    /// It plays the whole log again, many times.
    fn twin(&self, viewer: Viewer, rng: &mut GameRng) -> Option<Box<dyn Match>>;
}

impl<G: Present> MatchTwin for Playing<G> {
    fn twin(&self, viewer: Viewer, rng: &mut GameRng) -> Option<Box<dyn Match>> {
        Some(Box::new(self.twin_of(viewer, rng)?))
    }
}

impl<G: Present> Playing<G> {
    fn twin_of(&self, viewer: Viewer, rng: &mut GameRng) -> Option<Self> {
        let mut steps = self.record.steps.clone();
        for _ in 0..EXCHANGES {
            if let Some(exchanged) = self.exchanged(&steps, viewer, rng) {
                steps = exchanged;
            }
        }
        if steps == self.record.steps {
            return None;
        }
        let mut twin = Self {
            greedy: self.greedy,
            ..Self::new(self.record.setup.clone(), self.values, self.computer)
        };
        steps
            .into_iter()
            .try_for_each(|step| twin.step(step))
            .ok()?;
        Some(twin)
    }

    /// The log with another draw or roll somewhere, and with as many others after it as that makes necessary; `None` if
    /// the viewer would learn of it.
    fn exchanged(
        &self,
        steps: &[Log<G>],
        viewer: Viewer,
        rng: &mut GameRng,
    ) -> Option<Vec<Log<G>>> {
        let from = below(rng, u32::try_from(steps.len()).ok().filter(|&n| n > 0)?) as usize;
        let mut game = G::start(&self.record.setup, self.values);
        let mut exchanged = Vec::with_capacity(steps.len());
        let mut is_other = false;
        for (ply, step) in steps.iter().enumerate() {
            let step = match step {
                Step::Act { .. } => step.clone(),
                // The first draw from `from` on that hides anything is exchanged, a later one only if it must be.
                Step::Chance(chance) if ply < from || is_other => {
                    if game.clone().apply(step, &mut |_| ()).is_ok() {
                        step.clone()
                    } else {
                        Step::Chance(alike::<G>(&game, chance, viewer, rng)?)
                    }
                }
                Step::Chance(chance) => match alike::<G>(&game, chance, viewer, rng) {
                    Some(other) => {
                        is_other = true;
                        Step::Chance(other)
                    }
                    None => step.clone(),
                },
            };
            // What was played out of a hand must still be in it.
            game.apply(&step, &mut |_| ()).ok()?;
            exchanged.push(step);
        }
        is_other.then_some(exchanged)
    }
}

type Log<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Another draw or roll that is possible in `game` and gives the viewer the same glimpse.
fn alike<G: Game>(
    game: &G,
    chance: &G::Chance,
    viewer: Viewer,
    rng: &mut GameRng,
) -> Option<G::Chance> {
    let seen = G::glimpse(chance, viewer);
    (0..DRAWS)
        .map(|_| game.sample(rng))
        .find(|other| other != chance && G::glimpse(other, viewer) == seen)
}
