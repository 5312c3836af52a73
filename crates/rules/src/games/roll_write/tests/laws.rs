//! What holds in every position of every match.

use proptest::prelude::*;

use super::{max_steps, values};
use crate::games::roll_write::{
    Action, Bridge, COLOURS, Choice, Column, Effect, Order, Phase, Picture, RollWrite, Setup,
};
use crate::kernel::conformance::random_match;
use crate::kernel::{Game, Seat, Step, Viewer};

prop_compose! {
    fn setup()(seats in 2_u8..=5, is_together: bool) -> Setup {
        let order = if is_together { Order::Together } else { Order::InTurn };
        Setup::new(seats, order).expect("such a match exists")
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn numbers_never_fall_and_sheets_only_grow(setup in setup(), seed: u64) {
        let mut last = Vec::new();
        random_match::<RollWrite>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            let mut filled = Vec::new();
            for seat in view.seats() {
                for colour in COLOURS {
                    let numbers = view.sheet(seat).expedition(colour).numbers();
                    assert!(numbers.is_sorted());
                    assert!(numbers.iter().all(|number| (1..=10).contains(number)));
                }
                filled.extend(Column::ALL.map(|column| view.sheet(seat).n_filled(column)));
            }
            assert!(last.iter().zip(&filled).all(|(before, now)| before <= now));
            last = filled;
        });
    }

    #[test]
    fn artefacts_are_those_of_the_fields_and_ends(setup in setup(), seed: u64) {
        random_match::<RollWrite>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            for seat in view.seats() {
                let sheet = view.sheet(seat);
                let mut n_found = 0;
                for colour in COLOURS {
                    let expedition = sheet.expedition(colour);
                    let fields = (1..=expedition.n_numbers())
                        .filter(|&field| Picture::of(values(), colour, field) == Picture::Artefact);
                    n_found += fields.count() + usize::from(expedition.has_end_artefact());
                }
                assert_eq!(usize::from(sheet.artefacts()), n_found.min(9));
            }
        });
    }

    #[test]
    fn a_bridge_is_won_once_and_lost_by_all_others(setup in setup(), seed: u64) {
        let end = random_match::<RollWrite>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            for column in Column::ALL {
                let bridges: Vec<_> = view.seats().map(|seat| view.bridge(seat, column)).collect();
                let is_open = bridges.iter().all(|&bridge| bridge == Bridge::Open);
                let is_settled = bridges.iter().all(|&bridge| bridge != Bridge::Open)
                    && bridges.contains(&Bridge::Won);
                assert!(is_open || is_settled, "{bridges:?}");
                let bridge = values().bridge_field.value;
                let won = view.seats().filter(|&seat| view.bridge(seat, column) == Bridge::Won);
                assert!(won.clone().all(|seat| view.sheet(seat).n_filled(column) >= bridge));
            }
        });
        let view = end.view(Viewer::Spectator);
        let all_exhausted = view.seats().all(|seat| view.sheet(seat).is_exhausted());
        let all_crossed = Column::ALL.into_iter().all(|column| view.is_crossed(column));
        assert!(all_exhausted || all_crossed);
    }

    #[test]
    fn every_turn_everybody_chooses_once(setup in setup(), seed: u64) {
        let mut active = None;
        random_match::<RollWrite>(&setup, values(), seed, |game, step, told| {
            let view = game.view(Viewer::Spectator);
            if let (Phase::Rolling { active: next }, Some(before)) = (view.phase(), active) {
                assert_eq!(next, Seat::next(before, setup.n_seats()), "clockwise");
            }
            active = view.active().or(active);
            for effect in told {
                if let Effect::TurnEnded { choices, .. } = effect {
                    assert_eq!(choices.len(), usize::from(setup.n_seats()));
                    assert_eq!(choices.first().map(|(seat, _)| *seat), view.active());
                    assert!(choices.iter().all(|(_, choice)| choice.is_done()), "{step:?}");
                }
            }
        });
    }

    #[test]
    fn everybody_but_the_active_player_leaves_its_pair_alone(setup in setup(), seed: u64) {
        random_match::<RollWrite>(&setup, values(), seed, |game, step, _| {
            let view = game.view(Viewer::Spectator);
            let (Some(active), Some(roll), Step::Act { seat, action: Action::Take { colour, digit } }) =
                (view.active(), view.roll(), step) else { return };
            let mut colours = roll.colours().to_vec();
            let mut digits = roll.digits().to_vec();
            let taken = view.choice(active).and_then(Choice::pair);
            if let Some((colour, digit)) = taken.filter(|_| *seat != active) {
                colours.remove(colours.iter().position(|die| *die == colour).expect("it fell"));
                digits.remove(digits.iter().position(|die| *die == digit).expect("it fell"));
            }
            assert!(colours.contains(colour) && digits.contains(digit));
        });
    }

    #[test]
    fn every_match_ends_within_its_bound(setup in setup(), seed: u64) {
        let mut n_steps = 0;
        random_match::<RollWrite>(&setup, values(), seed, |_, _, _| n_steps += 1);
        assert!(n_steps <= max_steps(setup), "{n_steps} steps");
    }
}
