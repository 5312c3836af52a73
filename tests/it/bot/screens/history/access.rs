//! Who may look back at which match.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::permissions::VIEW_CHANNEL;
use lostcities::sandbox::{Person, Request};

use crate::bot::harness::Club;
use crate::bot::shown::{shown, unnumbered};

/// What is answered to every way of looking back at a match.
async fn refused(club: &Club, who: &Person, id: u64) -> Vec<String> {
    let presses = [
        "!replay",
        "!at.all.3.here",
        "!at.1.3.here",
        "!animation",
        "!match-file",
        "!check",
    ];
    let mut answers = Vec::new();
    for name in presses {
        let id = format!("v1:{id}:0:{name}");
        let answer = club.press_forged(who, &id).await;
        assert!(answer.ephemeral && answer.attachments.is_empty(), "{id}");
        answers.push(answer.content);
    }
    let text = format!("verify match:{id}");
    answers.push(club.command(who, &text).await.content);
    answers.sort();
    answers.dedup();
    answers
}

#[tokio::test]
async fn nobody_looks_back_at_a_match_that_is_not_over() {
    let (club, [anna, ..]) = Club::with_people().await;
    let none = club.command(&anna, "history").await;
    assert_snapshot!(shown(&club, &none), @r"
    lostcities, privately:
    Finished matches on this server, newest first:
    There are none yet. Once a match has ended, you can replay it here, move by move.
    ");
    let none = club.command(&anna, "verify").await;
    assert_snapshot!(shown(&club, &none), @r"
    lostcities, privately:
    No match has been finished in this channel yet. </lostcities history> lists those of the whole server.
    ");
    let (who, _) = club.begin_in_turn().await;
    club.type_turn(&who).await;
    // Not even its players.
    assert_snapshot!(refused(&club, &anna, 1).await.join("\n"), @r"Match 1 is not over yet. Once it has ended, you can replay it and check its shuffle.");
    assert_snapshot!(unnumbered(&refused(&club, &anna, 99).await.join("\n")), @r"I know of no finished match 99 in a channel of this server that you see, or with you in it. </lostcities history> lists the ones you can replay.");
    club.finish().await;
}

#[tokio::test]
async fn a_match_is_looked_back_at_by_its_server_and_its_players_alone() {
    let mut club = Club::finished().await;
    // One in Anna's direct messages, and one that was never accepted.
    let direct = club.anna().in_channel("dm");
    club.command(&direct, "solo rounds:1").await;
    club.play_out(2).await;
    let (anna, ben, carla) = (club.anna(), club.ben(), club.carla());
    let challenge = club.challenge("rounds:1").await;
    club.click(&ben, &challenge, ":!decline").await;
    club.sandbox.add_guild("Abroad", "en");
    let uwe = club
        .sandbox
        .add_person("Uwe", "en", Some("Abroad"))
        .unwrap()
        .in_channel("Abroad/general");
    let sees = async |who: &Person, id: u64| {
        let text = format!("/lostcities verify match:{id}");
        club.command(who, &text).await.attachments.len() == 1
    };
    assert!(sees(&carla, 1).await && sees(&ben, 1).await && sees(&anna, 2).await);
    assert!(sees(&direct, 2).await && sees(&direct, 1).await);
    assert!(!sees(&ben, 2).await && !sees(&carla, 2).await);
    assert!(!sees(&uwe, 1).await && !sees(&uwe, 2).await && !sees(&anna, 3).await);
    // To who may not look, a match abroad is as unknown as one that never was.
    let abroad = club.command(&uwe, "verify match:1").await;
    let never = club.command(&uwe, "verify match:99").await;
    assert_eq!(
        abroad.content.replace("match 1 ", "match 99 "),
        never.content
    );
    // A person's own matches are listed from all servers, others' only from this one.
    for (who, text, ids) in [
        (&anna, "/lostcities history", vec!["!open.1"]),
        (
            &anna,
            "/lostcities history player:@Anna",
            vec!["!open.2", "!open.1"],
        ),
        (&direct, "/lostcities history", vec!["!open.2", "!open.1"]),
        (&ben, "/lostcities history player:@Anna", vec!["!open.1"]),
        (&ben, "/lostcities history game:rivals", vec![]),
        (&ben, "/lostcities history player:@Carla", vec![]),
        (&uwe, "/lostcities history", vec![]),
    ] {
        let list = club.command(who, text).await;
        let mut controls = list.components.iter().flatten();
        let options = controls.find_map(|control| control.options.clone());
        let options = options.unwrap_or_default();
        let listed: Vec<&str> = options.iter().map(|option| option.value.as_str()).collect();
        assert_eq!(listed, ids, "{text}");
    }
    club.finish().await;
}

#[tokio::test]
async fn matches_of_channels_that_one_does_not_see_are_neither_listed_nor_shown() {
    let mut club = Club::finished().await;
    let (anna, ben) = (club.anna(), club.ben());
    let text = "/lostcities challenge opponent:@Ben rounds:1 thread:on";
    let invitation = club.command(&anna, text).await;
    club.click(&ben, &invitation, "Accept").await;
    club.play_out(2).await;
    let listed = async |who: &Person, text: &str| -> Vec<String> {
        let list = club.command(who, text).await;
        let controls = list.components.iter().flatten();
        let options = controls.filter_map(|control| control.options.clone());
        options.flatten().map(|option| option.value).collect()
    };
    let (all, none) = (["!open.2", "!open.1"], [""; 0]);
    let [carla, ben, eva] = ["Carla", "Ben", "Eva"].map(|who| club.person(who).in_channel("games"));
    let list = club.command(&carla, "history").await;
    for who in ["Carla", "Ben"] {
        let permit = club.sandbox.permit(who, "general", 0, VIEW_CHANNEL);
        assert_eq!(permit.unwrap() & VIEW_CHANNEL, 0);
    }
    club.let_pass(Duration::from_secs(61)).await;
    for text in ["/lostcities history", "/lostcities history player:@Anna"] {
        assert_eq!(listed(&carla, text).await, none, "{text}");
        assert_eq!(listed(&ben, text).await, all, "{text}");
        assert_eq!(listed(&eva, text).await, all, "{text}");
    }
    let never = club.command(&carla, "verify match:99").await;
    for id in [1, 2] {
        let text = format!("verify match:{id}");
        let verified = club.command(&carla, &text).await;
        let opened = club
            .choose(&carla, &list, ":menu.open", &format!("!open.{id}"))
            .await;
        for hidden in [verified, opened] {
            let content = hidden.content.replace(&format!(" {id} "), " 99 ");
            assert_eq!(content, never.content);
        }
    }
    // Discord is asked once a minute.
    let requests = club.new_requests();
    let roles = |request: &&Request| request.path.ends_with("/roles");
    assert_eq!(requests.iter().filter(roles).count(), 2);
    club.finish().await;
}

#[tokio::test]
async fn a_page_of_which_only_the_last_match_is_seen_is_leafed_through() {
    let club = Club::open().await;
    let (anna, deniz) = (club.anna(), club.person("Deniz").in_channel("table"));
    for place in ["table", "table", "general", "general", "general", "general"] {
        let anna = anna.in_channel(place);
        club.command(&anna, "solo rounds:1").await;
        club.resign(&anna).await;
    }
    club.permit("Deniz", "general", 0, VIEW_CHANNEL);
    let list = club.command(&deniz, "history").await;
    let older = club.click(&deniz, &list, "Older").await;
    assert!(older.custom_ids().any(|id| id.ends_with(":menu.open")));
    club.finish().await;
}
