//! A viewer is shown and told no more than its glimpses.

use super::Promise;
use crate::kernel::{Game, GameRng, Record, Step, Viewer};

/// From how many places of a log a match is played beside it.
const TWINS: usize = 40;

/// Plays beside the record matches that `viewer` could not tell from it (same actions, other hidden draws), each from
/// another place of the log on and for as long as the actions stay possible: the viewer must be shown and told the same.
/// `glimpse` is the specification that `view` and the effects are held to.
pub(super) fn same_glimpses_same_view<G: Game>(
    promise: &Promise<G>,
    record: &Record<G>,
    viewer: Viewer,
    rng: &mut GameRng,
) {
    let mut real = G::start(&promise.setup, promise.values);
    let branches = rand::seq::index::sample(rng, record.steps.len(), TWINS.min(record.steps.len()));
    let branches = branches.into_vec();
    for (ply, step) in record.steps.iter().enumerate() {
        if ply == 0 || branches.contains(&ply) {
            let twin = G::determinize(&real.view(viewer), rng);
            stays_alike(real.clone(), twin, &record.steps[ply..], viewer, rng);
        }
        real.apply(step, &mut |_| ())
            .expect("a recorded step is legal");
    }
}

/// Plays `steps` in `real`, and the same in `twin` as far as `viewer` can tell.
fn stays_alike<G: Game>(
    mut real: G,
    mut twin: G,
    steps: &[Step<G::Action, G::Chance>],
    viewer: Viewer,
    rng: &mut GameRng,
) {
    for step in steps {
        let alike = match step {
            Step::Act { .. } => step.clone(),
            Step::Chance(chance) => {
                let seen = G::glimpse(chance, viewer);
                let alike = (0..500)
                    .map(|_| twin.sample(rng))
                    .find(|other| G::glimpse(other, viewer) == seen);
                let Some(alike) = alike else { return };
                Step::Chance(alike)
            }
        };
        let (mut told, mut told_beside) = (Vec::new(), Vec::new());
        if twin
            .apply(&alike, &mut |effect| told_beside.push(effect))
            .is_err()
        {
            return;
        }
        real.apply(step, &mut |effect| told.push(effect))
            .expect("a recorded step is legal");
        assert_eq!(told, told_beside, "{viewer:?} is told what no glimpse told");
        assert_eq!(
            real.view(viewer),
            twin.view(viewer),
            "{viewer:?} is shown what no glimpse told"
        );
    }
}
