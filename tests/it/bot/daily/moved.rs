//! Rounds that were under way when the daily roll had tables of its own, and their buttons.

use std::path::Path;
use std::time::Duration;

use lostcities::sandbox::{Message, Person};
use lostcities::store::Location;
use lostcities_postgres_cluster::database_for;
use sqlx::migrate::Migrator;
use sqlx::{Connection, PgConnection};

use super::super::harness::{Club, Ways, begins, button, say_to, says};
use super::super::shown::said;
use super::{DAY, compared, play};
use crate::kept::connected;

/// A day over and one under way.
const ROWS: &str = include_str!("../../../migrations/0033-daily.sql");

/// A club whose database is that of the program when migration 0033 was the newest.
async fn earlier() -> Club {
    let mut club = Club::empty(Ways::default()).await;
    let path = club.database().with_file_name("earlier.sqlite");
    let server = database_for(&path).map(Location::Server);
    club.move_to(server.unwrap_or_else(|| path.into()));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    match club.location() {
        Location::File(path) => {
            std::fs::File::create_new(&path).unwrap();
            let mut file = connected(&path).await;
            let migrator = Migrator::new(root).await.unwrap();
            migrator.run_to(33, &mut file).await.unwrap();
            file.close().await.unwrap();
        }
        Location::Server(address) => {
            let mut server = PgConnection::connect(&address).await.unwrap();
            let migrator = Migrator::new(root.join("postgres")).await.unwrap();
            migrator.run_to(33, &mut server).await.unwrap();
            server.close().await.unwrap();
        }
    }
    say_to(&club.location(), ROWS).await;
    club.start().await;
    club.let_pass(DAY + Duration::from_hours(3)).await;
    club
}

/// Presses a button that was made by the program of that time.
async fn press(club: &Club, who: &Person, id: &str) -> Message {
    let id = format!("v1:0:0:!daily.{id}");
    club.press_forged(who, &id).await
}

#[tokio::test]
async fn rounds_of_an_earlier_version_go_on_at_their_old_buttons() {
    let club = earlier().await;
    let (anna, ben, carla) = (club.anna(), club.ben(), club.carla());

    // Anna had chosen; she takes it back, and the roll that she was offered is stale then.
    let back = press(&club, &anna, "undo.20090.c.7").await;
    assert!(button(&back, ":!daily.look.").is_some(), "{back:#?}");
    let stale = press(&club, &anna, "roll.20090.c.7").await;
    begins(&stale, "The table has moved on");
    let sheet = press(&club, &anna, "look.20090.c.7.sheet.1").await;
    assert_eq!(sheet.attachments.len(), 1);
    let over = play(&club, &anna, back).await;
    says(&over, "points");

    // Ben was to choose.
    let stale = press(&club, &ben, "act.20090.c.4.take.y.0").await;
    begins(&stale, "Die Partie ist schon weiter");
    let picked = press(&club, &ben, "look.20090.c.6.take.r.7").await;
    let over = play(&club, &ben, picked).await;
    says(&over, "Punkte");

    // Carla had finished, and practised the day before.
    let practice = press(&club, &carla, "look.20089.p.4.refuse").await;
    let over = play(&club, &carla, practice).await;
    says(&over, "om te oefenen");
    says(&compared(&club, &carla, &over, ":!review").await, "Geluk");
    let again = press(&club, &carla, "practise.20089").await;
    assert!(button(&again, ":!daily.look.20089.p.0.").is_some());
    let shared = press(&club, &carla, "share.20090").await;
    assert!(said(&club, &shared.content).contains("Daily roll 2** · 160 points"));
    assert!(press(&club, &carla, "share.20090").await.ephemeral);
    let week = press(&club, &carla, "table.20090.week").await;
    let week = said(&club, &week.content);
    assert!(week.contains("1 · Carla: 490 punten"), "{week}");
    assert!(week.contains("Anna") && week.contains("Ben"), "{week}");
    club.finish().await;
}

#[tokio::test]
async fn nobody_meets_the_dice_of_a_day_as_those_of_a_match() {
    let club = earlier().await;
    let ben = club.ben();
    let refused = club
        .with_buttons(&["v1:1:6:!hand", "v1:3:6:!hand", "v1:3:6:!more"])
        .await;
    for id in [":1:6:!hand", ":3:6:!hand", ":3:6:!more"] {
        let answer = club.click(&ben, &refused, id).await;
        begins(&answer, "Eine Partie mit dieser Nummer gibt es nicht");
    }
    let games = club.command(&ben, "/lostcities games").await;
    let history = club.command(&ben, "/lostcities history").await;
    let stats = club.command(&ben, "/lostcities stats").await;
    for list in [games, history, stats] {
        assert!(!list.content.contains("Roll"), "{}", list.content);
    }
    club.finish().await;
}
