//! At every moment of a match everything fits into Discord in every language.

use lostcities::games::board_game::{Action, BoardGame, Effect, Expedition, Phase, Setup, View};
use lostcities::i18n::Locale;
use lostcities::kernel::{Game, Step, Viewer};
use lostcities::present::{Control, Emblem, Present, Row};
use proptest::prelude::*;

use super::positions::{By, Table};
use crate::words::faces::{LONGEST_NAME, Most, describes, fits, is_said, longest, panel_offers};

const MOST: Most = Most {
    label: 34,
    text: 1_500,
    alt: usize::MAX,
};

fn is_described(table: &Table) {
    let around = table.around(&[]);
    let spectator = table.game.view(Viewer::Spectator);
    for viewer in spectator
        .seats()
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
    {
        let view = table.game.view(viewer);
        describes(&BoardGame::describe(&view, &around), 2_600);
        for action in choices(table, viewer) {
            is_said(&[BoardGame::choice(&view, action)], 100);
        }
    }
}

fn choices(table: &Table, viewer: Viewer) -> Vec<Action> {
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        table.game.legal_actions(seat, &mut legal);
        assert!(legal.len() <= 25, "more than Discord suggests: {legal:?}");
    }
    legal
}

/// That the panel behind a card names what no longer fits after it, shows an artefact or points that are found, and offers to take
/// a card after it is discarded, exactly where the rules say so.
fn follows_the_rules(table: &Table) {
    let view = table.game.view(Viewer::Spectator);
    let Phase::Play { seat } = view.phase() else {
        return;
    };
    let (view, mut legal) = (table.game.view(Viewer::Seat(seat)), Vec::new());
    table.game.legal_actions(seat, &mut legal);
    for &action in &legal {
        let (Action::Advance(card) | Action::Discard(card)) = action else {
            continue;
        };
        let mut game = table.game.clone();
        let mut told = Vec::new();
        game.apply(&Step::Act { seat, action }, &mut |effect| told.push(effect))
            .expect("it is legal");
        let panel = BoardGame::panel(&view, &legal, Some(&card.to_string()), &table.around(&[]));
        if action == Action::Discard(card) {
            let mut next = Vec::new();
            game.legal_actions(seat, &mut next);
            let may_take = next.iter().any(|next| matches!(next, Action::Take(_)));
            let is_offer =
                |control: &Control| control.label.key == "button-classic-discard-then-take";
            let offered = panel.rows.iter().any(|row| match row {
                Row::Buttons(all) | Row::Menu { entries: all, .. } => all.iter().any(is_offer),
            });
            assert_eq!(offered, may_take, "{card}, then {next:?}");
            continue;
        }
        let found = told.iter().find_map(|effect| match effect {
            Effect::FoundArtefact { .. } => Some(Emblem::Artefact),
            Effect::FoundPoints { .. } => Some(Emblem::Coin),
            _ => None,
        });
        let mut advancing = panel.controls().filter_map(|control| control.emblem);
        let shown = advancing.find(|emblem| [Emblem::Artefact, Emblem::Coin].contains(emblem));
        assert_eq!(shown, found, "{card}");
        let is_there = |row: &Expedition| row.stage().next().is_none();
        let is_last = view.expedition(seat, card.colour()).is_some_and(is_there);
        let moves_nothing = |effect: &Effect| matches!(effect, Effect::NothingMoves { .. });
        let is_stuck = is_last && told.iter().any(moves_nothing);
        let is_told = panel
            .text
            .iter()
            .any(|msg| msg.key == "board-game-preview-last");
        assert_eq!(is_told, is_stuck, "{card}");
        let after = game.view(Viewer::Seat(seat));
        let mut hand = after.hand().iter();
        let shuts_out = hand.any(|other| {
            let is_taken = |view: &View| view.takes(seat, other);
            other.colour() == card.colour() && is_taken(&view) && !is_taken(&after)
        });
        let is_told = panel.text.iter().any(|msg| msg.key == "classic-shut-out");
        assert_eq!(is_told, shuts_out, "{card} of {:?}", view.hand());
    }
}

#[test]
fn a_step_that_ends_the_round_promises_nothing() {
    let setup = Setup::new(2, 1).expect("such a match exists");
    let setup = setup
        .with_discards_close_after(2)
        .expect("a number of turns");
    // Here such a step leads to an artefact.
    let mut table = Table::new(setup, 15_492_351_794_530_249_129);
    while table.step(By::Cautious) {
        follows_the_rules(&table);
    }
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
        close_after in 2_u8..9,
    ) {
        let setup = Setup::new(seats, 1).expect("such a match exists").with_up_and_down(up_and_down);
        let setup = setup.with_discards_close_after(close_after).expect("a number of turns");
        let by = if is_random { By::Random } else { By::Cautious };
        let mut table = Table::new(setup, seed);
        let mut n_steps = 0;
        let mut n_told = 0;
        while table.step(by) {
            n_steps += 1;
            for effect in &table.told[n_told..] {
                for locale in Locale::ALL {
                    let told = longest(locale, &BoardGame::tell(effect).text);
                    prop_assert!(told.chars().count() <= 1_900 && !told.contains(['{', '}', '$']), "{told}");
                }
            }
            n_told = table.told.len();
            follows_the_rules(&table);
            let view = table.game.view(Viewer::Spectator);
            if n_steps % every == 0 || view.is_over() || matches!(view.phase(), Phase::Move { .. }) {
                let around = table.around(&[LONGEST_NAME; 4]);
                fits(&BoardGame::table(&view, &around), MOST);
                for seat in view.seats() {
                    panel_offers(&table.game, seat, &around, MOST);
                }
                is_described(&table);
            }
        }
        prop_assert!(n_steps > 60);
    }
}
