//! What holds in every position of every match.

use proptest::prelude::*;

use super::{max_steps, values};
use crate::games::board_game::{BoardGame, Cards, Effect, PATHS, Phase, Setup, Stage, Tile, View};
use crate::kernel::conformance::random_match;
use crate::kernel::{Game, Viewer};

prop_compose! {
    fn setup()(
        seats in 2_u8..=4,
        rounds in prop_oneof![Just(1), Just(3)],
        up_and_down: bool,
        limit in 1_u8..=40,
    ) -> Setup {
        Setup::new(seats, rounds)
            .and_then(|setup| setup.with_discards_close_after(limit))
            .expect("such a match exists")
            .with_up_and_down(up_and_down)
    }
}

fn n_tiles(view: &View, is_kind: impl Fn(Tile) -> bool) -> usize {
    let places = PATHS
        .into_iter()
        .flat_map(|path| Stage::all().map(move |stage| (path, stage)));
    places
        .filter_map(|(path, stage)| view.tile(path, stage))
        .filter(|&tile| is_kind(tile))
        .count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn no_card_is_lost_or_doubled(setup in setup(), seed: u64) {
        random_match::<BoardGame>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            let mut seen = Vec::new();
            for seat in view.seats() {
                let hand = game.view(Viewer::Seat(seat)).hand();
                assert_eq!(hand.len(), view.n_hand(seat));
                assert!(view.known_cards(seat).iter().all(|card| hand.count(card) > 0));
                seen.extend(hand.iter());
                seen.extend(view.expeditions(seat).flat_map(super::super::Expedition::cards));
            }
            seen.extend(PATHS.into_iter().flat_map(|colour| view.discard_pile(colour).cards().collect::<Vec<_>>()));
            let gathered: Cards = seen.iter().copied().collect();
            assert_eq!(gathered.len(), seen.len());
            let n_removed = if setup.n_seats() == 2 { 30 } else { 0 };
            assert_eq!(seen.len() + view.n_draw_pile() + n_removed, 110);
            assert_eq!(game.pool.len(), view.n_draw_pile() + n_removed);
        });
    }

    #[test]
    fn no_tile_or_artefact_is_lost_or_doubled(setup in setup(), seed: u64) {
        let end = random_match::<BoardGame>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            if matches!(view.phase(), Phase::Beginning | Phase::Placing) {
                return;
            }
            assert_eq!(n_tiles(&view, |tile| tile == Tile::Stage), 9);
            assert_eq!(n_tiles(&view, |tile| matches!(tile, Tile::Points(_))), 7);
            let taken: u8 = view.seats().map(|seat| view.artefact_tiles(seat)).sum();
            assert_eq!(n_tiles(&view, |tile| tile == Tile::Artefact) + usize::from(taken), 9);
            let all: u8 = view.seats().map(|seat| view.artefacts(seat)).sum();
            assert!(all <= 9 * view.round());
        });
        let view = end.view(Viewer::Spectator);
        assert!(view.seats().all(|seat| view.artefact_tiles(seat) == 0), "all are exchanged");
    }

    #[test]
    fn a_hand_is_full_whenever_a_turn_begins(setup in setup(), seed: u64) {
        random_match::<BoardGame>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            if let Phase::Play { .. } = view.phase() {
                assert!(view.seats().all(|seat| view.n_hand(seat) == 8));
            }
        });
    }

    #[test]
    fn figures_only_go_forward_and_rows_keep_their_direction(setup in setup(), seed: u64) {
        let mut before: Option<View> = None;
        random_match::<BoardGame>(&setup, values(), seed, |game, _, _| {
            let view = game.view(Viewer::Spectator);
            for seat in view.seats() {
                for row in view.expeditions(seat) {
                    let ranks = row.ranks();
                    let is_falling = ranks.is_sorted_by(|a, b| a >= b) && setup.is_up_and_down();
                    assert!(ranks.is_sorted() || is_falling, "{ranks:?}");
                    assert_eq!(ranks.last(), Some(&row.last_rank()));
                    assert_eq!(ranks.len(), row.n_cards());
                }
                let leaders = view.expeditions(seat).filter(|row| row.figure() == super::super::Figure::Leader);
                assert!(leaders.count() <= 1);
            }
            if let Some(before) = &before && before.round() == view.round() {
                for seat in view.seats() {
                    for row in before.expeditions(seat) {
                        let now = view.expedition(seat, row.colour()).expect("nobody goes home");
                        assert!(now.stage() >= row.stage());
                    }
                }
            }
            before = Some(view);
        });
    }

    #[test]
    fn every_match_ends_within_its_bound(setup in setup(), seed: u64) {
        let mut n_steps = 0;
        random_match::<BoardGame>(&setup, values(), seed, |game, _, _| {
            n_steps += 1;
            let view = game.view(Viewer::Spectator);
            assert!(view.stall().turns() <= setup.stall_limit().turns());
            assert!(view.n_crossed() < 5 || view.is_over());
        });
        assert!(n_steps <= max_steps(setup), "{n_steps} steps");
    }

    #[test]
    fn points_are_those_of_tiles_and_rounds_and_never_negative(setup in setup(), seed: u64) {
        let mut points = vec![0; usize::from(setup.n_seats())];
        let mut rounds = Vec::new();
        let end = random_match::<BoardGame>(&setup, values(), seed, |game, _, told| {
            for effect in told {
                match effect {
                    Effect::FoundPoints { seat, found, points: now } => {
                        points[seat.index()] += i32::from(*found);
                        assert_eq!(points[seat.index()], *now);
                    }
                    Effect::RoundScored { scores, .. } => {
                        for (seat, score) in scores.iter() {
                            assert_eq!(score.before, points[seat.index()]);
                            assert_eq!(score.after, (score.before + score.net()).max(0));
                            points[seat.index()] = score.after;
                        }
                        rounds.push(points.clone());
                    }
                    Effect::MatchScored { scores, outcome } => {
                        for (seat, score) in scores.iter() {
                            assert_eq!(score.before, points[seat.index()]);
                            points[seat.index()] = score.after;
                        }
                        assert_eq!(outcome.points.as_slice(), points);
                    }
                    _ => {}
                }
            }
            assert!(game.points().iter().all(|(_, &points)| points >= 0));
        });
        assert_eq!(end.points().as_slice(), points);
        assert_eq!(end.rounds(), rounds);
    }
}
