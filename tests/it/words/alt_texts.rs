//! Alternative texts: Discord refuses those of more than 1,024 characters, so long ones are cut.

use lostcities::games::board_game::{BoardGame, Setup};
use lostcities::i18n::{Locale, fit, words};
use lostcities::kernel::{Game, Viewer};
use lostcities::present::{Msg, Present};

use crate::board_game::positions::{By, Table};
use crate::words::faces::LONGEST_NAME;

/// The most that Discord takes.
const MAX_ALT: usize = 1_024;

fn whole(locale: Locale, alt: &[Msg]) -> String {
    let sentences = alt
        .iter()
        .map(|msg| words(locale).say(msg, &|_| LONGEST_NAME.to_owned()));
    sentences.collect::<Vec<_>>().join(" ")
}

/// That an alternative text fits in every language, cut after a sentence if it must be; and that nothing is left to fill in.
pub fn fits(alt: &[Msg]) {
    for locale in Locale::ALL {
        let whole = whole(locale, alt);
        let sent = fit(&whole, MAX_ALT);
        assert!((1..=MAX_ALT).contains(&sent.chars().count()), "{sent}");
        assert!(!whole.contains(['{', '}', '$']), "{whole}");
        if sent != whole {
            let kept = sent.strip_suffix(" …").expect("it says that it was cut");
            assert!(whole.starts_with(kept), "{sent}");
            assert!(kept.ends_with(['.', '!', '?']), "after a sentence: {sent}");
        }
    }
}

/// That as many sentences as these are left of an alternative text in every language; returns the length of the longest.
pub fn says(alt: &[Msg], first: usize) -> usize {
    fits(alt);
    let lengths = Locale::ALL.map(|locale| {
        let whole = whole(locale, alt);
        let first = self::whole(locale, &alt[..first]);
        assert!(fit(&whole, MAX_ALT).starts_with(&first), "{whole}");
        whole.chars().count()
    });
    lengths.into_iter().max().unwrap()
}

#[test]
fn of_the_longest_board_game_hand_and_figures_are_always_said() {
    let mut longest = 0;
    for seed in 0..4 {
        let setup = Setup::new(4, 3).unwrap();
        let mut table = Table::new(setup, seed);
        let mut n_steps = 0;
        while table.step(By::Cautious) {
            n_steps += 1;
            let around = table.around(&[LONGEST_NAME; 4]);
            let spectator = table.game.view(Viewer::Spectator);
            if n_steps % 11 != 0 || spectator.is_over() {
                continue;
            }
            // After it come the discards and the tiles, a sentence for each path.
            let sides = |alt: &[Msg]| {
                let last = alt.iter().rposition(|msg| msg.key == "board-game-alt-side");
                last.map_or(0, |last| last + 1)
            };
            let board = BoardGame::table(&spectator, &around).alt;
            longest = longest.max(says(&board, sides(&board)));
            for seat in spectator.seats() {
                let view = table.game.view(Viewer::Seat(seat));
                let panel = BoardGame::panel(&view, &[], None, &around).alt;
                longest = longest.max(says(&panel, sides(&panel)));
            }
        }
    }
    assert!(longest > MAX_ALT, "{longest}: nothing was cut");
}
