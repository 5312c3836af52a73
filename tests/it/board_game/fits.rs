//! At every moment of a match everything fits into Discord in every language.

use std::collections::BTreeSet;

use lostcities::games::board_game::{BoardGame, Setup};
use lostcities::i18n::{Locale, words};
use lostcities::kernel::{Game, Seat, Step, Viewer};
use lostcities::present::{Face, Msg, Present, Press, Row};
use proptest::prelude::*;

use super::pictures::controls;
use super::positions::{By, Table};
use crate::alt_texts;

/// Nobody's name is longer.
const LONGEST_NAME: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";

fn said(locale: Locale, msgs: &[Msg]) -> String {
    words(locale).lines(msgs, &|_| LONGEST_NAME.to_owned())
}

fn fits(face: &Face) {
    assert!(face.rows.len() <= 4, "the table adds one more row");
    for row in &face.rows {
        match row {
            Row::Buttons(buttons) => assert!((1..=5).contains(&buttons.len())),
            Row::Menu { entries, .. } => assert!((1..=25).contains(&entries.len())),
        }
    }
    let buttons = controls(face);
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
        assert!((1..=1_500).contains(&text.chars().count()), "{text}");
        assert!(!text.contains(['{', '}', '$']), "{text}");
    }
    alt_texts::fits(&face.alt);
}

fn panels(table: &Table) {
    let around = table.around(&[LONGEST_NAME; 4]);
    let mut legal = Vec::new();
    for seat in table.game.view(Viewer::Spectator).seats() {
        table.game.legal_actions(seat, &mut legal);
        let view = table.game.view(Viewer::Seat(seat));
        let panel = BoardGame::panel(&view, &legal, None, &around);
        fits(&panel);
        let mut offered = BTreeSet::new();
        for control in controls(&panel) {
            match &control.press {
                Press::Act(action) if control.enabled => _ = offered.insert(action.clone()),
                Press::Focus(card) => {
                    let panel = BoardGame::panel(&view, &legal, Some(card), &around);
                    fits(&panel);
                    let enabled = controls(&panel).into_iter().filter(|c| c.enabled);
                    offered.extend(enabled.filter_map(|control| match control.press {
                        Press::Act(action) => Some(action),
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
                assert_eq!(after(table, seat, first), [then]);
            }
            action.split('+').next().unwrap_or_default().to_owned()
        };
        let offered: BTreeSet<String> = offered.iter().map(first).collect();
        assert_eq!(offered, legal, "the panel offers exactly what is allowed");
    }
}

/// What a seat may do after its own action.
fn after(table: &Table, seat: Seat, action: &str) -> Vec<String> {
    let (mut game, mut legal) = (table.game.clone(), Vec::new());
    let action = action.parse().expect("a panel offers actions");
    let step = Step::Act { seat, action };
    game.apply(&step, &mut |_| ()).expect("it is allowed");
    game.legal_actions(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

fn describes(table: &Table) {
    let around = table.around(&[]);
    let spectator = table.game.view(Viewer::Spectator);
    for viewer in spectator
        .seats()
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
    {
        let view = table.game.view(viewer);
        for locale in Locale::ALL {
            let whole = said(locale, &BoardGame::describe(&view, &around));
            assert!(whole.chars().count() <= 2_600, "{whole}");
            assert!(!whole.contains(['{', '}', '$']), "{whole}");
        }
        for action in choices(table, viewer) {
            for locale in Locale::ALL {
                let choice = said(locale, &[BoardGame::choice(&view, action)]);
                assert!((1..=100).contains(&choice.chars().count()), "{choice}");
            }
        }
    }
}

fn choices(table: &Table, viewer: Viewer) -> Vec<lostcities::games::board_game::Action> {
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        table.game.legal_actions(seat, &mut legal);
        assert!(legal.len() <= 25, "more than Discord suggests: {legal:?}");
    }
    legal
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn everything_fits_in_every_position(
        seed: u64,
        seats in 2_u8..=4,
        up_and_down: bool,
        is_random: bool,
        every in 23_usize..37,
    ) {
        let setup = Setup::new(seats, 1).expect("such a match exists").with_up_and_down(up_and_down);
        let by = if is_random { By::Random } else { By::Cautious };
        let mut table = Table::new(setup, seed);
        let mut n_steps = 0;
        let mut n_told = 0;
        while table.step(by) {
            n_steps += 1;
            for effect in &table.told[n_told..] {
                for locale in Locale::ALL {
                    let told = said(locale, &BoardGame::tell(effect).text);
                    prop_assert!(told.chars().count() <= 1_900 && !told.contains(['{', '}', '$']), "{told}");
                }
            }
            n_told = table.told.len();
            let view = table.game.view(Viewer::Spectator);
            if n_steps % every == 0 || view.is_over() || matches!(view.phase(), lostcities::games::board_game::Phase::Move { .. }) {
                fits(&BoardGame::table(&view, &table.around(&[LONGEST_NAME; 4])));
                panels(&table);
                describes(&table);
            }
        }
        prop_assert!(n_steps > 60);
    }
}
