//! No colour is worth more than another, so a match with its colours in other places is the same match.

use proptest::prelude::*;

use super::values;
use crate::games::rivals::{Action, Rivals, Setup};
use crate::games::testing::{legal, shuffled};
use crate::kernel::conformance::random_match;
use crate::kernel::{Game, Seat, Step, Viewer};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn permuted_steps_lead_to_permuted_views(n_seats in 2_u8..=4, by in shuffled(5), seed: u64) {
        let setup = Setup::new(n_seats).expect("a possible number of players");
        let mut there = Rivals::start(&setup, values());
        random_match::<Rivals>(&setup, values(), seed, |here, step, _| {
            let views = [here, &there].map(|game| game.view(Viewer::Spectator));
            assert_eq!(views[0].permuted(by), views[1]);
            assert_eq!(views[1].permuted(by.inverse()), views[0]);
            let [sorted, other] = views.map(|view| view.permuted(view.sorted_colours()));
            assert_eq!(sorted, other, "sorted, the views are the same");
            for seat in Seat::all(n_seats) {
                let permuted = legal(here, seat).into_iter().map(|action| action.permuted(by));
                let mut permuted: Vec<Action> = permuted.collect();
                permuted.sort();
                assert_eq!(permuted, legal(&there, seat));
            }
            let step = match step.clone() {
                Step::Act { seat, action } => Step::Act { seat, action: action.permuted(by) },
                Step::Chance(chance) => Step::Chance(chance.permuted(by)),
            };
            there.apply(&step, &mut |_| ()).expect("legal with permuted colours");
        });
    }
}
