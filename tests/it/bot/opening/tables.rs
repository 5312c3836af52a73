//! Tables that people join by themselves.

use std::time::Duration;

use futures_util::future::join_all;
use insta::assert_snapshot;
use lostcities::sandbox::Message;
use lostcities::store::State;

use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::shown::shown;

async fn open(club: &Club, options: &str) -> Message {
    club.command(&club.anna(), &format!("open {options}")).await
}

fn invitation(club: &Club) -> Message {
    club.public("general")
        .first()
        .expect("an invitation")
        .clone()
}

#[tokio::test]
async fn taking_the_last_seat_begins_the_match() {
    let club = Club::open().await;
    let table = open(&club, "game:classic rounds:1 invite:@Ben").await;
    assert_snapshot!(shown(&club, &table), @r"
    lostcities, calling Ben:
    🧭 @Anna opens a table: Lost Cities. Everybody can join!
    Two players, about 10 minutes. One round, five expeditions.
    1 of 2 seats: @Anna.
    Invited: @Ben
    The invitation expires <time>.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    [Join] [Leave] [How to Play]
    [-Start-] [Host] [Cancel]
    ");
    club.click(&club.carla(), &table, "Join").await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    assert_snapshot!(shown(&club, &invitation(&club)), @r"
    lostcities, edited:
    🧭 @Anna opens a table: Lost Cities. Everybody can join!
    One round, five expeditions.
    The match has begun. Have a good journey!
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    ");
    // Who begins is chance; that player has a hand.
    for who in [club.anna(), club.carla()] {
        let panel = club.click(&who, &club.board(), "My Hand").await;
        assert!(panel.ephemeral && !panel.attachments.is_empty());
    }
    let late = club.press_forged(&club.ben(), "v1:1:0:!join").await;
    assert_snapshot!(shown(&club, &late), @r"
    lostcities, privately:
    Die Partie an diesem Tisch hat schon begonnen; du findest sie weiter unten. Eröffne einen eigenen Tisch mit </lostcities open>.
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_table_shows_who_sits_there_and_what_its_host_changes() {
    let club = Club::open().await;
    let table = open(&club, "game:classic").await;
    assert!(button(&table, "Start").unwrap().disabled);
    let mine = club.click(&club.anna(), &table, "Host").await;
    assert_snapshot!(shown(&club, &mine), @r"
    lostcities, privately:
    Your table: add computer players, or remove players. The match begins as soon as every seat is taken, or when you press **Start**.
    [+ Computer (easy)] [+ Computer (casual)] [+ Computer (fair)] [+ Computer] [+ Computer (strong)]
    ");
    let mine = club.click(&club.anna(), &mine, "+ Computer").await;
    assert!(button(&mine, "+ Computer").unwrap().disabled);
    assert_snapshot!(shown(&club, &invitation(&club)), @r"
    lostcities, edited:
    🧭 @Anna opens a table: Lost Cities. Everybody can join!
    Two players, about 30 minutes. 3 rounds, five expeditions.
    2 of 2 seats: @Anna and Computer.
    The invitation expires <time>.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    [Join] [Leave] [How to Play]
    [Start] [Host] [Cancel]
    ");
    let mine = club.click(&club.anna(), &mine, "Remove Computer").await;
    assert!(button(&invitation(&club), "Start").unwrap().disabled);
    club.click(&club.anna(), &mine, "+ Computer").await;
    let refused = club.click(&club.ben(), &invitation(&club), "Host").await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    Das kann nur, wer den Tisch eröffnet hat. Eröffne einen eigenen mit </lostcities open>.
    ");
    // A person is better company than a computer player.
    club.click(&club.carla(), &invitation(&club), "Join").await;
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Playing);
    assert!(
        stored
            .seats
            .iter()
            .all(|(_, occupant)| occupant.is_person())
    );
    club.finish().await;
}

#[tokio::test]
async fn a_guest_whom_the_host_removes_cannot_come_back_at_once() {
    let club = Club::open().await;
    let table = open(&club, "game:rivals seats:3").await;
    club.click(&club.carla(), &table, "Join").await;
    let mine = club.click(&club.anna(), &invitation(&club), "Host").await;
    club.click(&club.anna(), &mine, "Remove Carla").await;
    let refused = club.click(&club.carla(), &invitation(&club), "Join").await;
    says(&refused, "neemt nu geen uitdagingen aan");
    club.click(&club.ben(), &invitation(&club), "Join").await;
    club.let_pass(Duration::from_mins(10)).await;
    club.click(&club.carla(), &invitation(&club), "Join").await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.finish().await;
}

#[tokio::test]
async fn a_host_may_play_with_computer_players_alone() {
    let club = Club::open().await;
    let table = open(&club, "game:classic rounds:1 computers:1").await;
    club.click(&club.anna(), &table, "Start").await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.finish().await;
}

#[tokio::test]
async fn what_does_not_go_together_is_refused_and_nothing_is_opened() {
    let club = Club::open().await;
    for (options, sentence) in [
        ("game:classic seats:5", "for 2 to 2 players"),
        (
            "game:classic order:together",
            "Lost Cities has no option *order*. Leave it out",
        ),
        (
            "game:classic variant:up_and_down",
            "Lost Cities has no option *variant*. Leave it out",
        ),
        (
            "game:rivals order:together long-game:six",
            "has no options *long-game and order*. Leave them out",
        ),
        ("game:classic computers:2", "no seat for people"),
        ("game:classic computers:4", "no seat for people"),
        (
            "game:classic invite:@lostcities",
            "Bots cannot be challenged",
        ),
    ] {
        let refused = open(&club, options).await;
        assert!(refused.ephemeral, "{options}");
        says(&refused, sentence);
    }
    assert!(club.public("general").is_empty());
    club.finish().await;
}

#[tokio::test]
async fn a_table_without_people_is_closed() {
    let club = Club::open().await;
    let table = open(&club, "game:classic").await;
    let refused = club.click(&club.ben(), &table, "Leave").await;
    assert!(refused.ephemeral);
    club.click(&club.anna(), &table, "Leave").await;
    assert_eq!(club.stored(1).await.state(), State::Abandoned);
    assert_snapshot!(shown(&club, &invitation(&club)), @r"
    lostcities, edited:
    🧭 @Anna opens a table: Lost Cities. Everybody can join!
    3 rounds, five expeditions.
    @Anna has closed the table.
    ");
    club.finish().await;
}

#[tokio::test]
async fn only_the_host_starts_and_closes_a_table() {
    let club = Club::open().await;
    let table = open(&club, "game:classic").await;
    for name in ["Start", "Cancel", "Host"] {
        let ids = format!(
            "v1:1:0:!{}",
            match name {
                "Start" => "start",
                "Cancel" => "withdraw",
                _ => "computers.1",
            }
        );
        let refused = club.press_forged(&club.ben(), &ids).await;
        assert!(refused.ephemeral, "{name}");
    }
    // Too few sit there, also if the request is forged.
    let forged = club
        .with_buttons(&["v1:1:0:!start", "v1:1:0:!accept"])
        .await;
    for id in ["v1:1:0:!start", "v1:1:0:!accept"] {
        let refused = club.click(&club.anna(), &forged, id).await;
        assert!(refused.ephemeral, "{id}");
    }
    assert_eq!(club.stored(1).await.state(), State::Lobby);
    club.click(&club.anna(), &table, "Cancel").await;
    assert_eq!(club.stored(1).await.state(), State::Abandoned);
    club.finish().await;
}

#[tokio::test]
async fn a_table_that_nobody_joins_in_time_lapses_with_a_word() {
    let club = Club::open().await;
    open(&club, "game:classic").await;
    club.let_pass(Duration::from_secs(86_401)).await;
    assert_snapshot!(shown(&club, &invitation(&club)), @r"
    lostcities, edited:
    🧭 @Anna opens a table: Lost Cities. Everybody can join!
    3 rounds, five expeditions.
    Not enough people came in time. A new table opens with </lostcities open>.
    ");
    club.finish().await;
}

#[tokio::test]
async fn of_two_who_want_the_last_seat_one_gets_it() {
    let club = Club::open().await;
    let table = open(&club, "game:classic").await;
    let (ben, carla) = (club.ben(), club.carla());
    let id = custom_id(&table, "Join");
    join_all([ben.click(&table, &id), carla.click(&table, &id)]).await;
    club.wait_until_idle().await;
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Playing);
    assert_eq!(stored.seats.n_seats(), 2);
    club.finish().await;
}

#[tokio::test]
async fn a_table_outlives_a_restart_and_a_deleted_invitation() {
    let mut club = Club::open().await;
    let table = open(&club, "game:classic rounds:1").await;
    club.restart().await;
    let mine = club.click(&club.anna(), &table, "Host").await;
    club.sandbox.delete_message(table.id).unwrap();
    club.click(&club.anna(), &mine, "+ Computer").await;
    let again = invitation(&club);
    assert_ne!(again.id, table.id);
    club.click(&club.anna(), &again, "Start").await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.finish_with(|request| request.status == 404).await;
}

#[tokio::test]
async fn nobody_sits_down_at_a_table_of_another_server() {
    let club = Club::open().await;
    open(&club, "game:roll_write seats:3").await;
    let before = club.stored(1).await;
    club.sandbox.add_guild("Elsewhere", "de");
    let felix = club
        .sandbox
        .add_person("Felix", "de", Some("Elsewhere"))
        .unwrap()
        .in_channel("dm");
    let games = club.command(&felix, "games").await;
    for id in ["v1:1:0:!join", "v1:1:0:!how-to-play"] {
        let forged = felix.forge(&games, id).await.unwrap();
        let refused = club.outcome(&felix, &forged, Some(&games)).await;
        says(&refused, "Eine Partie mit dieser Nummer gibt es nicht.");
    }
    assert_eq!(club.stored(1).await, before);
    club.finish().await;
}
