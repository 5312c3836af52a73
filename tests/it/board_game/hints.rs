//! What a hint says for an action.

use lostcities::games::board_game::{Action, BoardGame, Direction, Setup, View};
use lostcities::i18n::Locale;
use lostcities::kernel::{Game, Viewer};
use lostcities::present::Present;

use super::positions::{By, Table};
use crate::words::faces::said;

/// The first action in some matches that is wanted, with who sees what there, and its reason in English.
fn hint(setup: Setup, is_wanted: impl Fn(&View, Action) -> bool) -> (View, Action, String) {
    let mut found = (0..100).filter_map(|seed| {
        let mut table = Table::new(setup, seed);
        loop {
            if let Some(seat) = table.game.turn().seats().iter().next() {
                let (view, mut legal) = (table.game.view(Viewer::Seat(seat)), Vec::new());
                table.game.legal_actions(seat, &mut legal);
                if let Some(&action) = legal.iter().find(|&&action| is_wanted(&view, action)) {
                    let why = BoardGame::reason(&view, action).expect("a reason");
                    return Some((view, action, said(Locale::English, &[why])));
                }
            }
            if !table.step(By::Cautious) {
                return None;
            }
        }
    });
    found.next().expect("such a position comes")
}

#[test]
fn a_hint_promises_no_tile_that_the_end_of_the_round_leaves_there() {
    let setup = Setup::new(2, 1).unwrap();
    let (_, action, why) = hint(setup, |view, action| {
        let Action::Advance(card) = action else {
            return false;
        };
        let seat = view.viewer().seat().unwrap();
        let row = view.expedition(seat, card.colour()).unwrap();
        let next = row.stage().next();
        let has_tile = next.is_some_and(|next| view.tile(card.colour(), next).is_some());
        has_tile && view.would_end_round(seat, card.colour())
    });
    assert!(!why.contains("tile"), "{action}: {why}");
}

#[test]
fn a_hint_counts_what_follows_the_way_that_the_card_leads() {
    let setup = Setup::new(2, 1).unwrap().with_up_and_down(true);
    for is_up in [true, false] {
        let follows = |card, of| if is_up { of >= card } else { of <= card };
        let n_following = |view: &View, action| {
            let Action::Advance(card) = action else {
                return None;
            };
            let row = view.expedition(view.viewer().seat()?, card.colour())?;
            let (last, next) = (row.last_rank(), card.rank());
            let leads = row.direction() == Direction::Open && last != next && follows(last, next);
            let hand = view.hand();
            let hand: Vec<_> = hand
                .iter()
                .filter(|it| it.colour() == row.colour())
                .collect();
            let n = hand.iter().filter(|it| follows(next, it.rank())).count() - 1;
            (leads && row.stage().next().is_some()).then_some((n, hand.len() - 1 - n))
        };
        // More cards lie the other way, so that the larger number would be wrong.
        let (view, action, why) = hint(setup, |view, action| {
            n_following(view, action).is_some_and(|(n, others)| n < others)
        });
        let (n, _) = n_following(&view, action).unwrap();
        let said = format!("you hold {n} more that can follow");
        assert!(why.contains(&said), "{action}: {why}, not {n}");
    }
}
