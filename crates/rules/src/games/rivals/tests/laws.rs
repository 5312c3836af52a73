//! What holds in every position of every match.

use proptest::prelude::*;

use super::{max_steps, values};
use crate::games::rivals::{Action, Cards, Chance, Effect, Phase, Rivals, Setup};
use crate::kernel::conformance::random_match;
use crate::kernel::{Game, Seat, Step, Viewer};

prop_compose! {
    fn setup()(n_seats in 2_u8..=4) -> Setup {
        Setup::new(n_seats).expect("a possible number of players")
    }
}

#[test]
fn a_position_is_small_and_owns_no_heap_memory() {
    fn owns_no_heap_memory<T: Copy>() {}
    owns_no_heap_memory::<Rivals>();
    assert!(size_of::<Rivals>() <= 320, "{}", size_of::<Rivals>());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_card_is_lost_or_doubled(setup in setup(), seed: u64) {
        let mut boxed = Vec::new();
        let end = random_match::<Rivals>(&setup, values(), seed, |game, _, told| {
            let view = game.view(Viewer::Spectator);
            let laid = view.seats().flat_map(|seat| view.rows(seat)).flat_map(super::super::Row::cards);
            let seen: Vec<_> = laid.chain(view.display().iter()).chain(boxed.iter().copied()).collect();
            // Start wagers come on top of the deck.
            let n_start = match view.phase() {
                Phase::Beginning | Phase::StartWagers { .. } => seen.len(),
                _ => usize::from(view.n_seats()) * 2,
            };
            assert_eq!(seen.len() + view.unseen().len(), 80 + n_start);
            let n_numbers = seen.iter().copied().chain(view.unseen().iter()).filter(|card| !card.is_wager());
            let numbers: Cards = n_numbers.collect();
            let deck: Cards = Cards::deck().iter().filter(|card| !card.is_wager()).collect();
            assert_eq!(numbers, deck);
            boxed.extend(told.iter().filter_map(|effect| match effect {
                Effect::Boxed { card, .. } | Effect::Removed { card, .. } => Some(*card),
                _ => None,
            }));
        });
        assert!(end.view(Viewer::Spectator).unseen().is_empty());
    }

    #[test]
    fn no_coin_is_lost_or_made(setup in setup(), seed: u64) {
        let check = |game: &Rivals| {
            let view = game.view(Viewer::Spectator);
            let held: u8 = view.seats().map(|seat| view.coins(seat).number()).sum();
            assert_eq!(held + view.supply().number(), 36);
        };
        let end = random_match::<Rivals>(&setup, values(), seed, |game, _, _| check(game));
        check(&end);
    }

    #[test]
    fn a_match_is_eighty_turned_cards(setup in setup(), seed: u64) {
        let (mut n_steps, mut n_turned, mut n_turns, mut n_payouts) = (0, 0, 0, 0);
        random_match::<Rivals>(&setup, values(), seed, |game, step, told| {
            n_steps += 1;
            n_turned += usize::from(matches!(step, Step::Chance(Chance::Turn(_))));
            n_turns += usize::from(matches!(
                step,
                Step::Act { action: Action::Reveal | Action::Done, .. }
            ));
            n_payouts += told.iter().filter(|effect| matches!(effect, Effect::PileEnded { .. })).count();
            let view = game.view(Viewer::Spectator);
            let in_piles = usize::from(view.n_pile()) + 20 * usize::from(view.n_piles() - view.pile());
            assert_eq!(view.unseen().len(), in_piles);
        });
        assert_eq!((n_turned, n_turns, n_payouts), (80, 80, 3));
        assert!(n_steps <= max_steps(setup), "{n_steps} steps");
    }

    #[test]
    fn bids_rise_and_are_paid_by_the_highest_bidder(setup in setup(), seed: u64) {
        let mut highest: Option<(Seat, u8)> = None;
        random_match::<Rivals>(&setup, values(), seed, |game, _, told| {
            for effect in told {
                match effect {
                    Effect::Opened { seat, bid } => {
                        assert_eq!(highest, None);
                        highest = Some((*seat, bid.number()));
                    }
                    Effect::Raised { seat, bid } => {
                        let (leader, high) = highest.expect("an auction");
                        assert!(bid.number() > high && *seat != leader);
                        assert!(*bid <= game.view(Viewer::Spectator).coins(*seat));
                        highest = Some((*seat, bid.number()));
                    }
                    Effect::Passed { seat } => assert_ne!(highest.map(|(leader, _)| leader), Some(*seat)),
                    Effect::CouldNotBid { coins, .. } => {
                        assert!(Some(coins.number()) <= highest.map(|(_, high)| high));
                    }
                    Effect::Won { seat, price } => {
                        assert_eq!(highest.take(), Some((*seat, price.number())));
                    }
                    Effect::Began { .. } | Effect::Turned { .. } | Effect::Boxed { .. } | Effect::Laid { .. }
                    | Effect::Removed { .. } | Effect::PileEnded { .. } | Effect::MatchScored { .. } => {}
                }
            }
        });
        assert_eq!(highest, None);
    }

    #[test]
    fn rows_never_fall_and_the_winner_turns_one_card(setup in setup(), seed: u64) {
        random_match::<Rivals>(&setup, values(), seed, |game, step, _| {
            let view = game.view(Viewer::Spectator);
            for seat in view.seats() {
                for row in view.rows(seat) {
                    assert!(row.ranks().is_sorted());
                    assert_eq!(row.last_rank(), row.ranks().next_back());
                    assert!(row.n_wagers() <= 4);
                }
            }
            if let (Step::Act { seat, action: Action::Lay(card) }, Phase::Selecting(selection)) = (step, view.phase()) {
                assert_eq!(*seat, selection.seat);
                assert!(view.display().contains(*card));
                assert_eq!(view.may_lay(*seat, *card), Ok(()));
            }
        });
    }
}
