//! People refuse challenges: of everybody, or of one person.

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};
use lostcities::store::State;
use serde_json::Value;

use crate::bot::harness::{Club, begins, says};
use crate::bot::shown::shown;

const CHALLENGE: &str = "/lostcities challenge opponent:@Ben";

/// Chooses an entry of a menu in a person's settings.
async fn choose(club: &Club, who: &Person, menu: &str, entry: &str) -> Message {
    let settings = club.command(who, "settings").await;
    let menu = format!(":menu.{menu}");
    club.choose(who, &settings, &menu, entry).await
}

#[tokio::test]
async fn a_player_challenged_repeatedly_can_block_the_challenger() {
    let (mut club, [anna, ben, carla]) = Club::with_people().await;
    let challenge = club.command(&anna, CHALLENGE).await;
    club.restart().await;
    for who in [&anna, &carla] {
        let refused = club.click(who, &challenge, ":!block").await;
        assert!(refused.ephemeral);
    }
    assert_eq!(club.stored(1).await.state(), State::Lobby);
    let blocked = club.click(&ben, &challenge, ":!block").await;
    assert_snapshot!(shown(&club, &blocked), @r"
    lostcities, privately:
    Abgelehnt. @Anna kann dich nicht mehr herausfordern und erfährt davon nichts. </lostcities settings> macht das rückgängig.
    ");
    // In public it is a challenge that was declined, like any other.
    let public = anna.message(challenge.id).unwrap();
    says(&public, "declines. Maybe another time.");
    assert!(public.components.is_empty(), "{public:?}");
    let again = club
        .click(
            &ben,
            &club.with_buttons(&["v1:1:0:!block"]).await,
            ":!block",
        )
        .await;
    assert!(again.ephemeral);

    club.restart().await;
    let refused = club.command(&anna, CHALLENGE).await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    This person is not accepting challenges at the moment. Ask another player, or open a table that everybody can join with </lostcities open>.
    ");
    let elsewhere = club
        .context(&anna.in_channel("table"), "Challenge to Lost Cities", "Ben")
        .await;
    assert_eq!(elsewhere.content, refused.content);
    // A table names him without a sound, and others challenge him as ever; he challenges whom he likes.
    let table = club.command(&anna, "open game:rivals invite:@Ben").await;
    assert!(table.mentions.is_empty(), "{table:?}");
    let other = club.command(&carla.in_channel("table"), CHALLENGE).await;
    assert!(!other.ephemeral);
    let own = "/lostcities challenge opponent:@Anna";
    let own = club.command(&ben.in_channel("games"), own).await;
    assert!(!own.ephemeral);
    club.click(&ben, &own, ":!withdraw").await;

    let settings = club.command(&ben, "settings").await;
    assert_snapshot!(shown(&club, &settings), @r"
    lostcities, privately:
    Deine Einstellungen. Sie gelten auf jedem Server.
    So erfährst du von deinem Zug: Erwähnung im Kanal
    Sprache: Automatisch (wie in Discord)
    Du nimmst Herausforderungen an: Von allen
    Nur nicht von: Anna
    [*Erwähnung im Kanal | Direktnachricht | Aus]
    [*Automatisch (wie in Discord) | English | Deutsch | Nederlands | Français | Español | Português]
    [*Von allen | Von niemandem]
    [*Nicht abwesend | 1 Tag | 2 Tage | 3 Tage | 5 Tage | 7 Tage | 10 Tage | 14 Tage | 21 Tage | 30 Tage]
    [Anna]
    ");
    let settings = choose(&club, &ben, "blocked", "Anna").await;
    assert!(!settings.content.contains("Nur nicht von"), "{settings:?}");
    let taken = club.command(&anna.in_channel("games"), CHALLENGE).await;
    assert!(!taken.ephemeral, "{taken:?}");
    club.finish().await;
}

#[tokio::test]
async fn who_is_blocked_does_not_sit_down_at_the_table_of_who_blocked_them() {
    let (club, [anna, ben, carla]) = Club::with_people().await;
    let challenge = club.command(&anna, CHALLENGE).await;
    club.click(&ben, &challenge, ":!block").await;
    let refused = club.command(&anna, CHALLENGE).await.content;
    let table = club.command(&ben, "open game:rivals").await;
    let told = club.click(&anna, &table, ":!join").await;
    assert!(told.ephemeral && told.content == refused, "{told:?}");
    club.click(&carla, &table, ":!join").await;
    // That Ben takes no challenges of anybody does not close his own table, and he sits down where he likes.
    choose(&club, &ben, "challenges", "Von niemandem").await;
    let own = "/lostcities open game:rivals";
    let own = club.command(&anna.in_channel("games"), own).await;
    club.click(&ben, &own, ":!join").await;
    for id in [2, 3] {
        assert_eq!(club.stored(id).await.seats.n_seats(), 2, "match {id}");
    }
    club.finish().await;
}

#[tokio::test]
async fn a_player_can_refuse_all_challenges() {
    let (mut club, [anna, ben, carla]) = Club::with_people().await;
    let settings = choose(&club, &ben, "challenges", "Von niemandem").await;
    begins(&settings, "Gespeichert.");
    club.restart().await;
    let refused = club.command(&anna, CHALLENGE).await;
    says(&refused, "not accepting challenges");
    let refused = club.command(&carla, CHALLENGE).await;
    says(&refused, "neemt nu geen uitdagingen aan");
    assert!(club.matches().await.is_empty());
    choose(&club, &ben, "challenges", "Von allen").await;
    assert!(!club.command(&anna, CHALLENGE).await.ephemeral);
    club.finish().await;
}

#[tokio::test]
async fn a_rematch_asks_nobody_who_refuses_it() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    club.begin().await;
    club.resign(&ben).await;
    choose(&club, &ben, "challenges", "Von niemandem").await;
    let refused = club.click(&anna, &club.board(), "Rematch").await;
    assert!(refused.ephemeral, "{refused:?}");
    // Nor a person who has deleted their data.
    choose(&club, &ben, "challenges", "Von allen").await;
    club.press_forged(&ben, "v1:0:0:!privacy.delete-for-sure")
        .await;
    let refused = club.click(&anna, &club.board(), "Rematch").await;
    assert!(refused.ephemeral, "{refused:?}");
    assert_eq!(club.matches().await.len(), 1);
    club.finish().await;
}

#[tokio::test]
async fn blocks_are_shown_exported_and_deleted() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let challenge = club.command(&anna, CHALLENGE).await;
    club.click(&ben, &challenge, ":!block").await;
    choose(&club, &ben, "challenges", "Von niemandem").await;
    let mine = club.command(&ben, "privacy show").await;
    says(&mine, "Dass du keine Herausforderungen annimmst");
    says(&mine, "1 Person");
    let file = club.click(&ben, &mine, ":!privacy.export").await;
    let file = reqwest::get(&file.attachments[0].url).await.unwrap();
    let file: Value = file.json().await.unwrap();
    assert_eq!(file["person"]["takes_challenges"], false);
    assert_eq!(file["person"]["people_whose_challenges_you_do_not_take"], 1);
    let question = club.click(&ben, &mine, ":!privacy.delete").await;
    club.click(&ben, &question, ":!privacy.delete-for-sure")
        .await;
    assert!(!club.command(&anna, CHALLENGE).await.ephemeral);
    club.finish().await;
}
