//! What holds in every position of every match.

use proptest::prelude::*;

use super::{max_steps, values};
use crate::games::classic::{Action, Card, Cards, Chance, Classic, Effect, Phase, Rank, Setup};
use crate::kernel::conformance::random_match;
use crate::kernel::{Game, Seat, Step, Viewer};

prop_compose! {
    fn setup()(rounds in prop_oneof![Just(1), Just(3)], colours in 5_u8..=6, limit in 1_u8..=40) -> Setup {
        Setup::new(rounds, colours)
            .and_then(|setup| setup.with_discards_close_after(limit))
            .expect("such a match exists")
    }
}

/// Nothing that is `Copy` can own heap memory.
fn owns_no_heap_memory<T: Copy>() {}

#[test]
fn a_step_needs_no_heap_memory() {
    owns_no_heap_memory::<Classic>();
    owns_no_heap_memory::<Step<Action, Chance>>();
    owns_no_heap_memory::<Effect>();
    assert!(size_of::<Classic>() <= 256, "small enough to be copied");
    // The list of actions is the caller's; sixteen cards to choose from are the most.
    let mut actions = Vec::with_capacity(16);
    let room = actions.capacity();
    for setup in super::setups() {
        random_match::<Classic>(&setup, values(), 1, |game, _, _| {
            for seat in both() {
                game.legal_actions(seat, &mut actions);
            }
        });
    }
    assert_eq!(actions.capacity(), room);
}

fn both() -> impl Iterator<Item = Seat> {
    Seat::all(2)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_card_is_lost_or_doubled(setup in setup(), seed: u64) {
        let n_cards = usize::from(setup.n_colours()) * 12;
        random_match::<Classic>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            let mut seen: Vec<Card> = Vec::new();
            for seat in both() {
                let hand = game.view(Viewer::Seat(seat)).hand();
                assert_eq!(hand.len(), view.n_hand(seat));
                assert!(view.known_cards(seat).iter().all(|card| hand.contains(card)));
                seen.extend(hand.iter().chain(view.played(seat).iter()));
            }
            seen.extend(view.colours().iter().flat_map(|&colour| view.discard_pile(colour).cards()));
            assert_eq!(seen.len() + view.n_draw_pile(), n_cards);
            let gathered: Cards = seen.iter().copied().collect();
            assert_eq!(gathered.len(), seen.len());
            assert!(seen.iter().all(|&card| gathered.count(card) <= if card.is_wager() { 3 } else { 1 }));
        });
    }

    #[test]
    fn a_hand_is_full_whenever_a_turn_begins(setup in setup(), seed: u64) {
        random_match::<Classic>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            if let Phase::Play { .. } = view.phase() {
                assert!(both().all(|seat| view.n_hand(seat) == 8));
            }
        });
    }

    #[test]
    fn an_expedition_takes_exactly_what_its_last_card_allows(setup in setup(), seed: u64) {
        random_match::<Classic>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            for seat in both() {
                for &colour in view.colours() {
                    let last = view.expedition(seat, colour).last_rank();
                    assert_eq!(view.is_playable(seat, Card::wager(colour)), last.is_none());
                    for rank in Rank::all() {
                        let rises = last.is_none_or(|last| rank > last);
                        assert_eq!(view.is_playable(seat, Card::number(colour, rank)), rises);
                    }
                }
            }
        });
    }

    #[test]
    fn nobody_takes_what_it_has_just_discarded(setup in setup(), seed: u64) {
        let mut discarded = None;
        random_match::<Classic>(&setup, values(), seed, |game, step, told| {
            for effect in told {
                match effect {
                    Effect::Discarded { seat, card } => discarded = Some((*seat, *card)),
                    Effect::Took { seat, card } => {
                        assert_ne!(discarded, Some((*seat, *card)));
                        let top = game.view(Viewer::Spectator).discard_pile(card.colour()).top();
                        assert_eq!(top, Some(*card), "only a top card is taken: {step:?}");
                        discarded = None;
                    }
                    Effect::Drew { .. } => discarded = None,
                    Effect::RoundBegan { .. } | Effect::Played { .. } | Effect::DiscardsClosed
                    | Effect::RoundScored { .. } | Effect::MatchScored { .. } => {}
                }
            }
        });
    }

    #[test]
    fn every_match_ends_within_its_bound(setup in setup(), seed: u64) {
        let mut n_steps = 0;
        random_match::<Classic>(&setup, values(), seed, |game, _, _| {
            n_steps += 1;
            let view = game.view(Viewer::Spectator);
            assert!(view.stall().turns() <= setup.stall_limit().turns());
        });
        assert!(n_steps <= max_steps(setup), "{n_steps} steps");
    }

    #[test]
    fn totals_are_the_rounds_and_name_the_next_starter(setup in setup(), seed: u64) {
        let mut rounds = Vec::new();
        let mut previous = None;
        let end = random_match::<Classic>(&setup, values(), seed, |game, _, told| {
            for effect in told {
                match effect {
                    Effect::RoundScored { scores, .. } => rounds.push(scores.map(|score| score.points())),
                    Effect::RoundBegan { first, .. } => {
                        let totals = game.view(Viewer::Spectator).totals();
                        match (previous, totals[0].cmp(&totals[1])) {
                            (None, _) => {}
                            (Some(_), std::cmp::Ordering::Greater) => assert_eq!(first.index(), 0),
                            (Some(_), std::cmp::Ordering::Less) => assert_eq!(first.index(), 1),
                            (Some(previous), std::cmp::Ordering::Equal) => assert_ne!(*first, previous),
                        }
                        previous = Some(*first);
                    }
                    Effect::Played { .. } | Effect::Discarded { .. } | Effect::Drew { .. } | Effect::Took { .. }
                    | Effect::DiscardsClosed | Effect::MatchScored { .. } => {}
                }
            }
        });
        let view = end.view(Viewer::Spectator);
        assert_eq!(view.rounds(), rounds);
        let totals = rounds.iter().fold([0, 0], |sum, round| [sum[0] + round[0], sum[1] + round[1]]);
        assert_eq!(view.totals(), totals);
        assert_eq!(end.points(), totals);
    }
}
