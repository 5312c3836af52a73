//! What the computer player would do, for who asks in a match that counts for nothing.

use lostcities::games::GameKind;
use lostcities::kernel::{GameRng, Level, Seed, Viewer};
use lostcities::present::Match;
use lostcities::registry;
use rand_chacha::rand_core::SeedableRng;

use crate::bot::harness::{Club, button, says};
use crate::words::faces::in_all;

#[tokio::test]
async fn in_every_game_against_the_computer_a_hint_says_what_to_do_and_why() {
    for game in GameKind::ALL {
        let (club, [anna, ..]) = Club::with_people().await;
        club.command(&anna, &format!("solo game:{game}")).await;
        let panel = club.command(&anna, "hand").await;
        let hint = club.click(&anna, &panel, "Hint").await;
        assert!(hint.ephemeral, "{game}");
        let told = hint.content.lines().find(|line| line.contains("💡"));
        let told = told.unwrap_or_else(|| panic!("{game}: {}", hint.content));
        assert!(
            told.contains("The computer would choose **"),
            "{game}: {told}"
        );
        assert!(told.contains("you can expect about"), "{game}: {told}");
        assert!(button(&hint, "Hint").is_none(), "{game}");
        // Asking again brings the same.
        let panel = club.command(&anna, "hand").await;
        let again = club.click(&anna, &panel, "Hint").await;
        says(&again, told);
        club.finish().await;
    }
}

#[tokio::test]
async fn in_a_rated_match_there_are_no_hints() {
    let (club, anna, _) = Club::in_play().await;
    let panel = club.command(&anna, "hand").await;
    assert!(!panel.content.contains("💡"));
    assert!(panel.custom_ids().all(|id| !id.ends_with(":!hint")));
    let version = club.stored(1).await.version;
    let refused = club
        .press_forged(&anna, &format!("v1:1:{version}:!hint"))
        .await;
    assert!(refused.ephemeral);
    let sentences = [
        "Hints are for matches that you play alone",
        "Tipps gibt es nur, wenn du allein",
    ];
    let is_refused = sentences
        .iter()
        .any(|sentence| refused.content.contains(sentence));
    assert!(is_refused, "{}", refused.content);
    club.finish().await;
}

#[tokio::test]
async fn who_is_not_to_move_gets_no_hint() {
    let (club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    let stranger = club.press_forged(&club.ben(), "v1:1:0:!hint").await;
    assert!(!stranger.content.contains("💡"), "{}", stranger.content);
    club.finish().await;
}

/// A match of computer players after this many acts.
fn played(game: GameKind, n_acts: usize) -> Box<dyn Match> {
    let setup = registry::default_setup(game);
    let mut playing = registry::start(game, setup, registry::TABLE_VERSION).unwrap();
    let seed = Seed::simulated(7, 0);
    let mut whims = seed.whims();
    for _ in 0..n_acts {
        playing.draw_due_chance(&seed);
        let Some(seat) = playing.turn().seats().iter().next() else {
            break;
        };
        let action = playing
            .advice_in_haste(seat, Level::Normal, &mut whims)
            .unwrap();
        playing.act(seat, &action).unwrap();
    }
    playing.draw_due_chance(&seed);
    playing
}

#[test]
fn a_hint_knows_no_more_than_the_seat() {
    let mut n_compared = 0;
    for game in GameKind::ALL {
        for n_acts in [0, 3, 9, 14] {
            let playing = played(game, n_acts);
            let Some(seat) = playing.turn().seats().iter().next() else {
                continue;
            };
            let mut rng = GameRng::seed_from_u64(n_acts as u64);
            let Some(twin) = playing.twin(Viewer::Seat(seat), &mut rng) else {
                continue;
            };
            let hint = |game: &dyn Match| game.hint(seat, &mut GameRng::seed_from_u64(1));
            let own = hint(playing.as_ref());
            assert!(own.is_some(), "{game} {n_acts}");
            assert_eq!(own, hint(twin.as_ref()), "{game} {n_acts}");
            n_compared += 1;
        }
    }
    assert!(n_compared >= 8, "{n_compared}");
}

/// The hints where there is a choice in the course of a match of computer players, in English and in the two other languages.
fn course(game: GameKind) -> Vec<String> {
    let hints = (0..40).filter_map(|n_acts| {
        let playing = played(game, n_acts);
        let seat = playing.turn().seats().iter().next()?;
        let is_choice = playing.choices(seat).len() > 1;
        is_choice.then(|| playing.hint(seat, &mut GameRng::seed_from_u64(1)))?
    });
    hints.map(|hint| in_all(&[hint])).collect()
}

#[test]
fn most_hints_say_why_in_every_game() {
    for game in GameKind::ALL {
        let hints = course(game);
        let n_reasons = hints.iter().filter(|hint| hint.contains("**: ")).count();
        assert!(
            3 * n_reasons >= 2 * hints.len(),
            "{game}: {n_reasons} of {}",
            hints.len()
        );
    }
}
