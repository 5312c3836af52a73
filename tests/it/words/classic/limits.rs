//! At every moment of a match everything fits into Discord in every language.

use lostcities::games::classic::{Action, Classic, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{BySeat, Game, GameRng, Seat, Viewer};
use lostcities::present::{Present, PresentContext};
use proptest::prelude::*;
use rand::SeedableRng;

use crate::words::faces::{LONGEST_NAME, Most, describes, fits, panel_offers, seat};

const MOST: Most = Most {
    label: 34,
    text: 1_900,
    alt: 1_024,
};

/// Every position of a match; `is_greedy` players play the lowest card they can, so that expeditions grow long.
fn positions(setup: Setup, seed: u64, is_greedy: bool) -> Vec<(Classic, Vec<(Seat, Action)>)> {
    let mut rng = GameRng::seed_from_u64(seed);
    let mut game = Classic::start(&setup, &Values::latest().classic);
    let mut recent = Vec::new();
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    while let Some(step) = game.next_step(&mut rng, |seat, rng| {
        let random = game.random_action(seat, rng, &mut legal);
        game.legal_actions(seat, &mut legal);
        // Plays come first, sorted by colour and wagers before numbers.
        let lowest = legal.iter().copied().find(|action| match action {
            Action::Play(card) => card.rank().is_none_or(|rank| rank.number() < 5),
            Action::Discard(_) | Action::Draw | Action::Take(_) => false,
        });
        let action = lowest.filter(|_| is_greedy).or(random);
        let action = action.expect("something may be done");
        positions.push((game, recent.clone()));
        recent.push((seat, action));
        action
    }) {
        game.apply(&step, &mut |_| ()).expect("legal");
    }
    positions.push((game, recent));
    positions
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn everything_fits_in_every_position(seed: u64, is_greedy: bool, long: bool, every in 9_usize..14) {
        let setup = Setup::new(1, if long { 6 } else { 5 }).expect("such a match exists");
        let positions = positions(setup, seed, is_greedy);
        let last = positions.len() - 1;
        for (n, (game, recent)) in positions.iter().enumerate() {
            if n % every != 0 && n != last {
                continue;
            }
            let around = PresentContext {
                names: BySeat::new(2, |_| LONGEST_NAME.to_owned()),
                recent: recent.clone(),
                new_card: None,
                stopped: None,
            };
            fits(&Classic::table(&game.view(Viewer::Spectator), &around), MOST);
            for seat in Seat::all(2) {
                panel_offers(game, seat, &around, MOST);
            }
            for viewer in [Viewer::Spectator, Viewer::Seat(seat(0))] {
                describes(&Classic::describe(&game.view(viewer), &around), 2_000);
            }
        }
    }
}
