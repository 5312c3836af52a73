//! Moderators end matches in their channel without a result.

use insta::assert_snapshot;
use lostcities::sandbox::{Person, permissions};
use lostcities::store::State;

use crate::bot::harness::{Club, button, says};
use crate::bot::shown::{all_shown, said, shown};

/// A club with a match between Anna and Ben in `general`, which Carla moderates; Anna owns the server.
async fn club() -> Club {
    let club = Club::open().await;
    moderates(&club, "general");
    club.begin().await;
    club
}

fn moderates(club: &Club, channel: &str) {
    let manage = permissions::MANAGE_MESSAGES;
    club.permit("Carla", channel, manage, 0);
}

/// Ends the match of a channel by the command.
async fn close(club: &Club, who: &Person) {
    let question = club.command(who, "close").await;
    club.click(who, &question, ":!end-for-sure").await;
}

/// The latest entry in the log of the server.
pub async fn last_entry(club: &Club) -> String {
    let mine = club.command(&club.anna(), "config").await;
    let log = club.click(&club.anna(), &mine, ":!config.changes").await;
    assert!(button(&log, ":!config.matches").is_some());
    let text = said(club, &log.content);
    text.lines().nth(1).unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_match_that_a_moderator_ends_counts_for_nobody_and_frees_its_channel() {
    let mut club = club().await;
    let (ben, carla) = (club.ben(), club.carla());
    let (first, _) = club.in_turn().await;
    let panel = club.click(&first, &club.board(), ":!hand").await;
    let question = club.command(&carla, "close").await;
    assert_snapshot!(shown(&club, &question), @r"
    lostcities, privately:
    Partij 1 (Lost Cities: @Anna en @Ben) echt beëindigen? Ze eindigt meteen, heeft geen uitslag en telt voor niemand. Op het bord staat dat dan, en bij </lostcities config> staat wie het was.
    [Partij beëindigen] [Terug]
    ");
    club.restart().await;
    let done = club.click(&carla, &question, ":!end-for-sure").await;
    assert_snapshot!(shown(&club, &done), @r"
    lostcities, privately, edited:
    De partij is afgelopen, en het kanaal is vrij.
    ");
    assert_snapshot!(all_shown(&club, &club.public("general")[1..]), @r"
    lostcities, silently, edited:
    🛑 A moderator has ended this match. It has no result and counts for nobody.
    Fair shuffle: the secret of this match was `<64 digits>`. Its SHA-256 is the fingerprint from the challenge: `<64 digits>`.
    (board.png)
    ");
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Abandoned);
    assert_eq!(stored.status.ending(), None);
    assert!(club.result(1).await.is_none());
    assert_snapshot!(last_entry(&club).await, @"• <timef>, @Carla: ended match 1 as a moderator");

    // The old panel and a second click say so, too.
    let late = club.click(&first, &panel, ":!focus.").await;
    assert!(late.ephemeral, "{late:?}");
    for (who, id, sentence) in [
        (
            &ben,
            "v1:1:0:!hand",
            "Die Moderation hat diese Partie beendet",
        ),
        (
            &carla,
            "v1:1:0:!end-for-sure",
            "Een moderator heeft deze partij beëindigd",
        ),
    ] {
        let refused = club.press_forged(who, id).await;
        says(&refused, sentence);
    }
    let started = club.begin().await;
    assert!(!started.ephemeral);
    assert_eq!(club.stored(2).await.state(), State::Playing);
    club.finish().await;
}

#[tokio::test]
async fn nobody_but_moderators_of_the_channel_ends_matches_of_others() {
    let club = club().await;
    moderates(&club, "table");
    let carla = club.carla();
    let no_moderator = "Manage Messages";
    for (who, sentence) in [
        (club.person("Eva"), no_moderator),
        (club.ben(), "Nachrichten verwalten"),
        (carla.in_channel("games"), "in dit kanaal geen partij"),
    ] {
        let refused = club.command(&who, "close").await;
        assert!(refused.ephemeral);
        says(&refused, sentence);
    }
    let ids = ["v1:1:0:!end", "v1:1:0:!end-for-sure"];
    let forged = club.with_buttons(&ids).await;
    for id in ids {
        for who in [club.person("Eva"), club.ben()] {
            let refused = club.click(&who, &forged, id).await;
            assert!(refused.ephemeral, "{id}");
        }
    }
    // Neither does a moderator of another channel, nor anybody in direct messages.
    club.permit("Carla", "general", 0, permissions::MANAGE_MESSAGES);
    let table = carla.in_channel("table");
    club.command(&table, "solo").await;
    let question = club.command(&table, "close").await;
    assert!(button(&question, ":!end-for-sure").is_some());
    let refused = club.click(&carla, &forged, ids[1]).await;
    assert!(refused.ephemeral, "{refused:?}");
    let dm = club.anna().in_channel("dm");
    club.command(&dm, "solo").await;
    let refused = club.command(&dm, "close").await;
    assert_eq!(refused.content, "This only makes sense on a server.");
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club.finish().await;
}

#[tokio::test]
async fn a_moderator_finds_the_end_of_a_match_behind_more() {
    let club = club().await;
    for (who, has_it) in [
        (club.anna(), false),
        (club.carla(), true),
        (club.ben(), false),
        (club.person("Eva"), false),
    ] {
        let more = club.click(&who, &club.board(), ":!more").await;
        assert_eq!(button(&more, ":!end").is_some(), has_it, "{more:?}");
    }
    let carla = club.carla();
    let more = club.click(&carla, &club.board(), ":!more").await;
    let question = club.click(&carla, &more, ":!end").await;
    let back = club.click(&carla, &question, "Terug").await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    let question = club.click(&carla, &back, ":!end").await;
    let id = crate::bot::harness::custom_id(&question, ":!end-for-sure");
    let twice = [carla.click(&question, &id), carla.click(&question, &id)];
    futures_util::future::join_all(twice).await;
    club.wait_until_idle().await;
    assert_eq!(club.stored(1).await.state(), State::Abandoned);
    let mine = club.command(&club.anna(), "config").await;
    let log = club.click(&club.anna(), &mine, ":!config.changes").await;
    assert_eq!(log.content.matches("ended match 1").count(), 1);
    club.finish().await;
}

#[tokio::test]
async fn moderators_close_invitations_and_matches_against_the_computer() {
    let club = Club::open().await;
    moderates(&club, "general");
    let carla = club.carla();
    for command in [
        "challenge opponent:@Anna",
        "open game:rivals invite:@Anna",
        "solo",
    ] {
        let invitation = club.command(&club.ben(), command).await;
        close(&club, &carla).await;
        let stored = club.newest().await;
        assert_eq!(stored.state(), State::Abandoned, "{command}");
        let invitation = carla.message(invitation.id).unwrap();
        assert!(invitation.components.is_empty(), "{invitation:?}");
        let says_so = invitation
            .content
            .contains("A moderator has closed this invitation.");
        assert_eq!(says_so, command != "solo", "{invitation:?}");
        let entry = last_entry(&club).await;
        assert!(entry.ends_with(&format!("ended match {} as a moderator", stored.id)));
    }
    club.finish().await;
}

#[tokio::test]
async fn matches_ended_by_a_deleted_moderator_name_nobody() {
    let club = club().await;
    let carla = club.carla();
    close(&club, &carla).await;
    let mine = club.command(&carla, "privacy show").await;
    let question = club.click(&carla, &mine, ":!privacy.delete").await;
    club.click(&carla, &question, ":!privacy.delete-for-sure")
        .await;
    let entry = last_entry(&club).await;
    assert!(entry.contains("Anonymous: ended match 1"), "{entry}");
    club.finish().await;
}
