//! All matches of a person in one place, and the way from one to the next.

use std::collections::BTreeSet;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};

use crate::bot::channels::without_board::between;
use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::shown::shown;

/// Anna against Ben in `general`, against Carla in `games` and against Deniz in `table`; it is her turn in all but the first.
async fn three() -> (Club, [Person; 3]) {
    let club = Club::open().await;
    let others = ["Ben", "Carla", "Deniz"].map(|name| club.person(name));
    for (other, channel) in others.iter().zip(["general", "games", "table"]) {
        let anna = club.anna().in_channel(channel);
        let text = format!("challenge opponent:{} rounds:1", other.mention());
        let invitation = club.command(&anna, &text).await;
        club.click(&other.in_channel(channel), &invitation, "Accept")
            .await;
        let is_to_wait = channel == "general";
        for who in [&anna, &other.in_channel(channel)] {
            let is_hers = !club.moves(&anna, "").await.is_empty();
            if is_hers == is_to_wait && !club.moves(who, "").await.is_empty() {
                club.type_turn(who).await;
            }
        }
        assert_eq!(club.moves(&anna, "").await.is_empty(), is_to_wait);
    }
    let places = ["general", "games", "table"];
    let others = std::array::from_fn(|at| others[at].in_channel(places[at]));
    (club, others)
}

/// The match whose panel this is.
fn of(panel: &Message) -> u64 {
    let id = custom_id(panel, ":!more");
    id.split(':').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_panel_that_goes_on_to_another_match_follows_that_one_alone() {
    let (club, [ben, carla, _]) = three().await;
    let anna = club.anna();
    let first = club.command(&anna, "hand").await;
    assert_eq!(of(&first), 1);
    let panel = club.click(&anna, &first, "Next (2)").await;
    assert_eq!(
        (panel.id, of(&panel)),
        (first.id, 3),
        "it has waited longest"
    );
    let waits = club.play_turn_on(&anna, &panel).await;
    let panel = club.click(&anna, &waits, "Next (1)").await;
    assert_eq!((panel.id, of(&panel)), (first.id, 2));

    club.type_turn(&ben).await;
    let after = club.panel(&anna);
    assert_eq!((after.id, of(&after)), (first.id, 2), "{after:?}");

    let waits = club.play_turn_on(&anna, &after).await;
    assert!(
        button(&waits, "Next (1)").is_some(),
        "Ben has moved: {waits:?}"
    );
    club.type_turn(&carla).await;
    let after = club.panel(&anna);
    assert_eq!(of(&after), 2);
    assert!(
        button(&after, ":!focus.").is_some(),
        "it follows the match it shows"
    );
    club.finish().await;
}

#[tokio::test]
async fn what_waits_is_listed_first_wherever_it_is_asked_for() {
    let (club, _) = three().await;
    let anna = club.anna().in_channel("dm");
    let eva = club.person("Eva").in_channel("long-match");
    club.command(&eva, "challenge opponent:@Anna").await;
    club.command(&anna, "solo rounds:1").await;
    let games = club.command(&anna, "games").await;
    assert_snapshot!(shown(&club, &games), @"
    lostcities, privately:
    **Your matches** · 3 wait for you, 1 for others
    **@Deniz** · Lost Cities · 0 : 0 · #3 · <link>
    -# your turn · last change <time>
    **@Carla** · Lost Cities · 0 : 0 · #2 · <link>
    -# your turn · last change <time>
    **@Eva** · Lost Cities · #4 · <link>
    -# waits for your answer · last change <time>
    **Computer** · Lost Cities · 0 : −40 · #5 · <link>
    -# your turn · last change <time>
    -# #1 · <link> · waiting for @Ben
    [Play]
    [Play]
    [Decide]
    [Play]
    [Ben · Lost Cities · #1]
    ");
    let panel = club.click(&anna, &games, "Play").await;
    assert_eq!((panel.id, of(&panel)), (games.id, 3));
    let (list, entry) = (club.command(&anna, "games").await, "!games.open.1");
    let waiting = club.choose(&anna, &list, ":menu.waiting", entry).await;
    assert_eq!((waiting.id, of(&waiting)), (list.id, 1));
    club.finish().await;
}

#[tokio::test]
async fn a_match_is_played_from_where_only_its_player_has_the_bot() {
    let (club, _) = three().await;
    club.sandbox.add_group("friends");
    club.sandbox.install_for("Anna", true).unwrap();
    let anna = club.anna().in_channel("friends");
    let games = club.command(&anna, "games").await;
    says(&games, "2 wait for you");
    let panel = club.click(&anna, &games, "Play").await;
    let waits = club.play_turn_on(&anna, &panel).await;
    let next = club.click(&anna, &waits, "Next (1)").await;
    assert_eq!((next.id, of(&next)), (games.id, 2));
    club.finish().await;
}

#[tokio::test]
async fn a_match_is_named_or_is_the_one_that_waits() {
    let (club, [ben, ..]) = three().await;
    let there = ben.in_channel("dm");
    assert_eq!(of(&club.command(&there, "hand").await), 1);
    says(&club.command(&there, "board").await, "Anna");
    let choices = there
        .autocomplete("/lostcities play move:", "move")
        .await
        .unwrap();
    let text = format!("play move:{}", choices[0].value.as_str().unwrap());
    let panel = club.command(&there, &text).await;
    assert!(button(&panel, ":draw").is_some());

    let anna = club.anna().in_channel("dm");
    let list = club.command(&anna, "hand").await;
    assert!(
        button(&list, "Play").is_some(),
        "which of two is unclear: {list:?}"
    );
    let asked = club.command(&anna, "resign").await;
    says(&asked, "Which match? Add its number: `match`.");
    assert_eq!(of(&club.command(&anna, "hand match:3").await), 3);
    let text = "/lostcities play match:2 move:";
    let choices = anna.autocomplete(text, "move").await.unwrap();
    assert!(!choices.is_empty());
    says(&club.command(&anna, "board match:2").await, "Carla");
    let refused = club.command(&ben.in_channel("dm"), "board match:2").await;
    says(&refused, "gibt es nicht");
    club.finish().await;
}

#[tokio::test]
async fn next_leads_to_the_list_where_nothing_waits_any_more() {
    let (club, [_, carla, deniz]) = three().await;
    let anna = club.anna();
    let panel = club.command(&anna, "hand").await;
    for (who, id) in [(&carla, 2), (&deniz, 3)] {
        let resign = club.command(who, "resign").await;
        club.click(who, &resign, ":!resign-for-sure").await;
        assert!(club.stored(id).await.status.ending().is_some());
    }
    let list = club.click(&anna, &panel, "Next (2)").await;
    assert_eq!(list.id, panel.id);
    assert_snapshot!(shown(&club, &list), @"
    lostcities, privately, edited:
    No other match waits for you.
    **Your matches** · none waits for you, 1 for others
    -# #1 · <link> · waiting for @Ben
    [Ben · Lost Cities · #1]
    ");
    club.type_turn(&club.ben()).await;
    let stays = anna.messages("general").unwrap();
    let stays = stays
        .into_iter()
        .find(|message| message.id == list.id)
        .unwrap();
    says(&stays, "No other match waits for you");
    club.finish().await;
}

#[tokio::test]
async fn five_matches_get_their_moves_in_four_clicks_each_in_one_place() {
    for place in ["general", "dm"] {
        let pairs = [
            ["Ben", "Anna"],
            ["Carla", "Anna"],
            ["Deniz", "Anna"],
            ["Anna", "Eva"],
            ["Anna", "Ben"],
        ];
        let mut club = between(&pairs).await;
        let anna = club.anna().in_channel(place);
        let mut panel = club.command(&anna, "games").await;
        let stays = panel.id;
        club.check_requests(|_| false);
        let mut played = BTreeSet::new();
        for _ in pairs {
            let clicks = [
                &[":!games.next", "Play"][..],
                &[":!focus."],
                &[":play.", ":discard."],
                &[":draw"],
            ];
            for parts in clicks {
                let Some(part) = parts.iter().find(|part| button(&panel, part).is_some()) else {
                    // Where nothing was discarded a card is drawn by itself.
                    assert_eq!(parts, [":draw"]);
                    continue;
                };
                panel = club.click(&anna, &panel, part).await;
                assert_eq!(panel.id, stays);
            }
            assert_eq!(button(&panel, ":draw"), None);
            played.insert(of(&panel));
        }
        assert_eq!(played, (1..=5).collect());
        says(&club.command(&anna, "games").await, "none waits for you");
        let paths = club.new_requests().into_iter().map(|request| request.path);
        let answers =
            |path: &String| path.contains("/interactions/") || path.contains("/webhooks/");
        let others: Vec<String> = paths.filter(|path| !answers(path)).collect();
        assert_eq!(others, [""; 0], "with the token of the bot");
        club.finish().await;
    }
}

#[tokio::test]
async fn a_guest_who_is_named_twice_is_invited_once() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let text = "open game:rivals invite:@Ben invite-2:@Ben";
    let table = club.command(&anna, text).await;
    assert_eq!(
        table.content.matches("@Ben").count() + table.content.matches(&ben.mention()).count(),
        1
    );
    let list = club.command(&ben, "games").await;
    let buttons = list.components.iter().flatten();
    let leads = buttons.filter(|button| {
        button
            .custom_id
            .as_deref()
            .is_some_and(|id| id.contains("v1:1:"))
    });
    assert_eq!(leads.count(), 1, "{list:?}");
    club.finish().await;
}
