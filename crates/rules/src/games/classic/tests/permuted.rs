//! No colour is worth more than another, so a match with its colours in other places is the same match.

use proptest::prelude::*;

use super::values;
use crate::games::ColourPermutation;
use crate::games::classic::{Action, Classic, Setup};
use crate::games::testing::{legal, shuffled};
use crate::kernel::conformance::random_match;
use crate::kernel::{Game, Seat, Step, Viewer};

fn match_of_one_round() -> impl Strategy<Value = (Setup, ColourPermutation)> {
    (5_u8..=6).prop_flat_map(|n_colours| {
        let setup = Setup::new(1, n_colours).expect("such a match exists");
        (Just(setup), shuffled(n_colours))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn permuted_steps_lead_to_permuted_views((setup, by) in match_of_one_round(), seed: u64) {
        let mut there = Classic::start(&setup, values());
        random_match::<Classic>(&setup, values(), seed, |here, step, _| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
                let views = [here, &there].map(|game| game.view(viewer));
                assert_eq!(views[0].permuted(by), views[1]);
                assert_eq!(views[1].permuted(by.inverse()), views[0]);
                let [sorted, other] = views.map(|view| view.permuted(view.sorted_colours()));
                assert_eq!(sorted, other, "sorted, the views are the same");
            }
            for seat in Seat::all(2) {
                let permuted = legal(here, seat).into_iter().map(|action| action.permuted(by));
                let mut permuted: Vec<Action> = permuted.collect();
                permuted.sort();
                assert_eq!(permuted, legal(&there, seat));
            }
            let step = match *step {
                Step::Act { seat, action } => Step::Act { seat, action: action.permuted(by) },
                Step::Chance(chance) => Step::Chance(chance.permuted(by)),
            };
            there.apply(&step, &mut |_| ()).expect("legal with permuted colours");
        });
    }
}
