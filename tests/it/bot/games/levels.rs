//! Computer players of every level.

use insta::assert_snapshot;
use lostcities::kernel::Level;
use lostcities::match_file;
use lostcities::store::State;

use crate::bot::harness::{Club, alt, button, custom_id, says};
use crate::bot::shown::shown;

/// The levels of the computer players in match 1, seat by seat.
async fn levels(club: &Club) -> Vec<Option<Level>> {
    let stored = club.stored(1).await;
    stored
        .seats
        .iter()
        .map(|(_, occupant)| occupant.level())
        .collect()
}

#[tokio::test]
async fn a_strong_opponent_is_called_so_wherever_it_is_named() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    let begun = club.command(&anna, "solo rounds:1 level:strong").await;
    says(&begun, "against the computer (strong)");
    assert_eq!(levels(&club).await, [None, Some(Level::Strong)]);
    let board = club.board();
    says(&board, "Computer (strong)");
    assert!(alt(&board).contains("Computer (strong)"), "{}", alt(&board));
    club.fast_forward(1, 1_000).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    let over = club.board();
    says(&over, "Computer (strong)");
    let list = club.command(&anna, "history").await;
    says(&list, "Computer (strong)");
    let checked = club.click(&anna, &over, "Fair?").await;
    let file = club.sandbox.attachment(checked.attachments[0].id).unwrap();
    let line = String::from_utf8(file).unwrap();
    assert!(line.contains(r#""computers":[null,"strong"]"#), "{line}");
    assert!(match_file::verify(&line).is_ok());
    // The rematch is against the same opponent.
    club.click(&anna, &over, "Rematch").await;
    let again = club.stored(2).await;
    assert!(
        again
            .seats
            .iter()
            .any(|(_, occupant)| occupant.level() == Some(Level::Strong))
    );
    club.finish().await;
}

#[tokio::test]
async fn a_match_begins_against_every_level() {
    let (club, [anna, ..]) = Club::with_people().await;
    for (level, id) in Level::ALL.into_iter().zip(1..) {
        let solo = format!("solo game:rivals level:{level} quiet:yes");
        club.command(&anna, &solo).await;
        let stored = club.stored(id).await;
        let mut seats = stored.seats.iter();
        assert!(seats.any(|(_, occupant)| occupant.level() == Some(level)));
    }
    club.finish().await;
}

#[tokio::test]
async fn the_name_of_an_easy_opponent_is_in_the_language_of_the_reader() {
    let (club, [_, ben, _]) = Club::with_people().await;
    club.command(&ben, "solo rounds:1 stärke:easy").await;
    let panel = club.click(&ben, &club.board(), "My Hand").await;
    assert!(
        alt(&panel).contains("Computer (leicht)") || panel.content.contains("Computer (leicht)")
    );
    club.finish().await;
}

#[tokio::test]
async fn a_host_seats_computer_players_of_several_levels() {
    let (club, [anna, ..]) = Club::with_people().await;
    let table = club
        .command(&anna, "open game:roll_write level:strong")
        .await;
    assert_eq!(levels(&club).await, [None, Some(Level::Strong)]);
    let mine = club.click(&anna, &table, "Host").await;
    let mine = club.click(&anna, &mine, "+ Computer (easy)").await;
    let mine = club.click(&anna, &mine, "+ Computer").await;
    let mine = club.click(&anna, &mine, "+ Computer").await;
    assert!(
        button(&mine, "+ Computer").unwrap().disabled,
        "no seat is left"
    );
    assert_snapshot!(shown(&club, &mine), @r"
    lostcities, privately, edited:
    Your table: add computer players, or remove players. The match begins as soon as every seat is taken, or when you press **Start**.
    [-+ Computer (easy)-] [-+ Computer (casual)-] [-+ Computer (fair)-] [-+ Computer-] [-+ Computer (strong)-]
    [Remove Computer 1 (strong)] [Remove Computer 2 (easy)] [Remove Computer 3]
    ");
    let invitation = club.public("general").first().unwrap().clone();
    let seated =
        "5 of 5 seats: @Anna, Computer 1 (strong), Computer 2 (easy), Computer 3 and Computer 4.";
    assert!(
        shown(&club, &invitation).contains(seated),
        "{}",
        invitation.content
    );
    let mine = club.click(&anna, &mine, "Remove Computer 1 (strong)").await;
    assert!(!button(&mine, "+ Computer (strong)").unwrap().disabled);
    let expected = [
        None,
        Some(Level::Easy),
        Some(Level::Normal),
        Some(Level::Normal),
    ];
    assert_eq!(levels(&club).await, expected);
    // A button from before there were levels counts normal ones.
    club.press_forged(&anna, "v1:1:0:!computers.1").await;
    assert_eq!(levels(&club).await, [None, Some(Level::Normal)]);
    let mine = club.click(&anna, &mine, "+ Computer (strong)").await;
    assert!(
        custom_id(&mine, "+ Computer").ends_with("ennsn"),
        "{mine:?}"
    );
    club.finish().await;
}
