//! At every moment of a match everything fits into Discord in every language.

use std::collections::BTreeSet;

use lostcities::games::classic::{Action, Classic, Setup};
use lostcities::games::values::Values;
use lostcities::i18n::{Locale, words};
use lostcities::kernel::{BySeat, Game, GameRng, Seat, Step, Turn, Viewer};
use lostcities::present::{Control, Face, Msg, Present, PresentContext, Press};
use proptest::prelude::*;
use rand::SeedableRng;

use super::table::{controls, seat};

/// Nobody's name is longer.
const LONGEST_NAME: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";

fn said(locale: Locale, msgs: &[Msg]) -> String {
    words(locale).lines(msgs, &|_| LONGEST_NAME.to_owned())
}

/// Every position of a match; `is_greedy` players play the lowest card they can, so that expeditions grow long.
fn positions(setup: Setup, seed: u64, is_greedy: bool) -> Vec<(Classic, Vec<(Seat, Action)>)> {
    let mut rng = GameRng::seed_from_u64(seed);
    let mut game = Classic::start(&setup, &Values::latest().classic);
    let mut recent = Vec::new();
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("a seat may act");
                let random = game.random_action(seat, &mut rng, &mut legal);
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
                Step::Act { seat, action }
            }
        };
        game.apply(&step, &mut |_| ()).expect("legal");
    }
    positions.push((game, recent));
    positions
}

fn fits(face: &Face) {
    let rows = controls(face);
    assert!(rows.len() <= 4, "the table adds one more row");
    assert!(rows.iter().all(|row| (1..=5).contains(&row.len())));
    let buttons: Vec<&Control> = rows.concat();
    let presses: BTreeSet<String> = buttons
        .iter()
        .map(|control| format!("{:?}", control.press))
        .collect();
    assert_eq!(presses.len(), buttons.len(), "no two buttons are the same");
    for locale in Locale::ALL {
        for control in &buttons {
            let label = said(locale, std::slice::from_ref(&control.label));
            assert!((1..=34).contains(&label.chars().count()), "{label}");
        }
        let text = said(locale, &face.text);
        assert!((1..=1_900).contains(&text.chars().count()), "{text}");
        let alt = said(locale, &face.alt);
        assert!(
            (1..=1_024).contains(&alt.chars().count()),
            "{} {alt}",
            alt.chars().count()
        );
        for said in [text, alt] {
            assert!(!said.contains(['{', '}', '$']), "{said}");
        }
    }
}

/// How wide a line is where every character is as wide as the next, and emoji twice as wide.
fn width(line: &str) -> usize {
    line.chars()
        .map(|c| 1 + usize::from("🟨🟦⬜🟩🟥🟪🟧".contains(c)))
        .sum()
}

fn describes(game: &Classic, viewer: Viewer) {
    for locale in Locale::ALL {
        let around = PresentContext {
            names: BySeat::default(),
            recent: Vec::new(),
            new_card: None,
            stopped: None,
        };
        let description = Classic::describe(&game.view(viewer), &around);
        let whole = said(locale, &description);
        assert!(whole.chars().count() <= 2_000, "{whole}");
        let rows = description.iter().filter(|msg| msg.key == "classic-row");
        for row in rows {
            let row = said(locale, std::slice::from_ref(row));
            assert!(width(&row) <= 28, "{row}");
        }
    }
}

/// What a seat may do after its own action.
fn after(game: &Classic, seat: Seat, action: &str) -> Vec<String> {
    let (mut game, mut legal) = (*game, Vec::new());
    let action = action.parse().expect("a panel offers actions");
    let step = Step::Act { seat, action };
    game.apply(&step, &mut |_| ()).expect("it is allowed");
    game.legal_actions(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

fn panels(game: &Classic, around: &PresentContext<Action>) {
    let mut legal = Vec::new();
    for seat in Seat::all(2) {
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let panel = Classic::panel(&view, &legal, None, around);
        fits(&panel);
        let mut offered = BTreeSet::new();
        for control in controls(&panel).concat() {
            match &control.press {
                Press::Act(action) if control.enabled => _ = offered.insert(action.clone()),
                Press::Focus(card) => {
                    let panel = Classic::panel(&view, &legal, Some(card), around);
                    fits(&panel);
                    let enabled = controls(&panel).concat().into_iter().filter(|c| c.enabled);
                    offered.extend(enabled.filter_map(|control| match &control.press {
                        Press::Act(action) => Some(action.clone()),
                        Press::Focus(_)
                        | Press::Unfocus
                        | Press::TakeBack
                        | Press::Prepare(_)
                        | Press::Withdraw => None,
                    }));
                }
                Press::Act(_)
                | Press::Unfocus
                | Press::TakeBack
                | Press::Prepare(_)
                | Press::Withdraw => {}
            }
        }
        let legal: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        let first = |action: &String| {
            // What is drawn at once has to be the only thing that can be.
            if let Some((first, then)) = action.split_once('+') {
                assert_eq!(after(game, seat, first), [then]);
            }
            action.split('+').next().unwrap_or_default().to_owned()
        };
        let offered: BTreeSet<String> = offered.iter().map(first).collect();
        assert_eq!(offered, legal, "the panel offers exactly what is allowed");
    }
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
            fits(&Classic::table(&game.view(Viewer::Spectator), &around));
            panels(game, &around);
            describes(game, Viewer::Spectator);
            describes(game, Viewer::Seat(seat(0)));
        }
    }
}
