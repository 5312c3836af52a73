//! At every moment of a match everything fits into Discord in every language.

use std::collections::BTreeSet;

use lostcities::games::rivals::{Action, Rivals, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{BySeat, Game, GameRng, Seat, Viewer};
use lostcities::present::{Face, Msg, Present, PresentContext, Press};
use proptest::prelude::*;
use rand::SeedableRng;

use crate::words::alt_texts::says;
use crate::words::faces::{LONGEST_NAME, Most, acts, describes, fits, is_said};

const MOST: Most = Most {
    label: 60,
    text: 1_900,
    alt: usize::MAX,
};

/// How a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Habit {
    Random,
    /// Everybody only turns cards, so that the display grows as long as it can.
    Turning,
    /// Who can lay does so, and rows grow long.
    Laying,
    /// Everybody turns cards until very many lie there, and then plays as it comes.
    Hoarding,
}

/// Every position of a match in which a person is to move, and the last one; and everything that was told.
fn positions(n_seats: u8, seed: u64, habit: Habit) -> (Vec<Rivals>, Vec<Vec<Msg>>) {
    let setup = Setup::new(n_seats).expect("a possible number of players");
    let mut rng = GameRng::seed_from_u64(seed);
    let mut game = Rivals::start(&setup, &Values::latest().rivals);
    let (mut positions, mut told, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(step) = game.next_step(&mut rng, |seat, rng| {
        positions.push(game);
        let random = game.random_action(seat, rng, &mut legal);
        game.legal_actions(seat, &mut legal);
        let wanted = legal.iter().copied().find(|action| match habit {
            Habit::Random => false,
            Habit::Turning => *action == Action::Reveal,
            Habit::Hoarding => *action == Action::Reveal && positions.len() < 60,
            Habit::Laying => matches!(action, Action::Lay(_) | Action::Auction(_)),
        });
        wanted.or(random).expect("something may be done")
    }) {
        game.apply(&step, &mut |effect| told.push(Rivals::tell(&effect).text))
            .expect("legal");
    }
    positions.push(game);
    (positions, told)
}

/// The table offers exactly what is allowed, here or behind the colour of a card; of bids as many as Discord has room for.
fn offers(face: &Face, legal: &[Action], panel: impl Fn(&str) -> Face) {
    let mut offered = BTreeSet::new();
    let mut faces = vec![face.clone()];
    while let Some(face) = faces.pop() {
        offered.extend(acts(&face));
        for control in face.controls() {
            if let Press::Focus(colour) = &control.press {
                let picked = panel(colour);
                fits(&picked, MOST);
                faces.push(picked);
            }
        }
    }
    // Stands for several of those that are offered one by one.
    offered.remove("lay.all");
    let legal: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    assert!(offered.is_subset(&legal), "{offered:?}");
    let is_amount = |action: &String| action.starts_with("bid.") || action.starts_with("auction.");
    let many = legal.iter().filter(|action| is_amount(action)).count() > 25;
    assert!(many || offered == legal, "{offered:?}, not {legal:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn everything_fits_in_every_position(
        seed: u64,
        n_seats in 2_u8..=4,
        habit in prop_oneof![Just(Habit::Random), Just(Habit::Turning), Just(Habit::Laying), Just(Habit::Hoarding)],
        every in 9_usize..14,
    ) {
        let (positions, told) = positions(n_seats, seed, habit);
        for text in &told {
            is_said(text, 2_000);
        }
        let last = positions.len() - 1;
        let mut legal = Vec::new();
        for (n, game) in positions.iter().enumerate() {
            if n % every != 0 && n != last {
                continue;
            }
            let around = PresentContext {
                names: BySeat::new(n_seats, |_| LONGEST_NAME.to_owned()),
                recent: Vec::new(),
                new_card: None,
                stopped: None,
            };
            let view = game.view(Viewer::Spectator);
            let table = Rivals::table(&view, &around);
            fits(&table, MOST);
            let sides = table.alt.iter().position(|msg| msg.key == "rivals-alt-side");
            // The display comes before them.
            says(&table.alt, sides.unwrap_or(1));
            describes(&Rivals::describe(&view, &around), 2_600);
            for seat in Seat::all(n_seats) {
                game.legal_actions(seat, &mut legal);
                let panel = Rivals::panel(&game.view(Viewer::Seat(seat)), &legal, None, &around);
                fits(&panel, MOST);
                if legal.is_empty() {
                    assert!(panel.rows.is_empty());
                } else {
                    let view = game.view(Viewer::Seat(seat));
                    offers(&table, &legal, |focus| {
                        Rivals::panel(&view, &legal, Some(focus), &around)
                    });
                    assert_eq!(panel.rows, table.rows);
                }
            }
        }
    }
}
