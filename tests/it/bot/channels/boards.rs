//! Where the board is, and who is told of a turn.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::Person;
use lostcities::sandbox::permissions::MANAGE_MESSAGES;

use crate::bot::harness::{Club, begins, button, says};
use crate::bot::shown::{sees, sees_in, shown, unnumbered};

#[tokio::test]
async fn a_turn_at_a_live_table_costs_nothing_of_the_bots_own_token() {
    let (mut club, who, other) = Club::in_play().await;
    club.play_turn(&who).await;
    club.play_turn(&other).await;
    club.check_requests(|_| false);
    club.play_turn(&who).await;
    let requests = club.new_requests();
    let line = |request: &lostcities::sandbox::Request| {
        let path = request.path.trim_start_matches("/api/v10/");
        let path: Vec<&str> = path
            .split('/')
            .filter(|part| part.parse::<u64>().is_err())
            .collect();
        format!("{} {}", request.method, path.join("/"))
    };
    let is_answer = |line: &String| line.ends_with("callback");
    let lines: Vec<String> = requests.iter().map(line).collect();
    let n_answers = lines.iter().filter(|line| is_answer(line)).count();
    assert_eq!(n_answers, 3, "hand, card, destination and pile");
    let is_of_panel = |line: &&String| line.contains("webhooks");
    let n_panels = lines.iter().filter(is_of_panel).count();
    let others = lines.len() - n_answers - n_panels;
    let told = "the one before goes, the other's goes on, and the board is edited";
    assert_eq!((n_panels, others), (3, 0), "{told}");
    let calls = club.public("general").into_iter();
    assert_eq!(
        calls.filter(|message| !message.mentions.is_empty()).count(),
        0
    );
    club.finish().await;
}

#[tokio::test]
async fn a_board_with_messages_below_it_is_posted_again_and_the_old_one_loses_its_buttons() {
    let (club, who, other) = Club::in_play().await;
    let old = club.board();
    club.play_turn(&who).await;
    assert_eq!(club.board().id, old.id, "nobody has written anything");
    club.carla().say("Nice opening!").unwrap();
    // The bot has looked a moment ago, and looks again a minute later.
    club.let_pass(Duration::from_mins(1)).await;
    club.play_turn(&other).await;
    let new = club.board();
    assert_ne!(new.id, old.id);
    assert!(new.silent);
    says(&new, "42 cards");
    let old = other.message(old.id).unwrap();
    assert!(old.components.is_empty());
    assert_eq!(old.attachments.len(), 1);
    let boards = club.public("general").into_iter();
    assert_eq!(
        boards
            .filter(|message| button(message, ":!more").is_some())
            .count(),
        1
    );
    club.finish().await;
}

#[tokio::test]
async fn a_board_that_was_posted_and_not_written_down_is_found_again() {
    let (club, who, other) = Club::in_play().await;
    club.play_turn(&who).await;
    club.carla().say("Nice opening!").unwrap();
    club.let_pass(Duration::from_mins(1)).await;
    club.refuse("update on boards", "new.message <> old.message")
        .await;
    club.play_turn(&other).await;
    club.take_rows().await;
    let posted = club.board();
    club.play_turn(&who).await;
    assert_eq!(club.board().id, posted.id);
    club.board_is_true("found").await;
    club.finish().await;
}

#[tokio::test]
async fn the_board_moves_down_on_request() {
    let club = Club::begun().await;
    let (anna, carla) = (club.anna(), club.carla());
    let old = club.board();
    carla.say("Where has it gone?").unwrap();
    let menu = club.click(&anna, &old, "More").await;
    assert_snapshot!(shown(&club, &menu), @r"
    lostcities, privately:
    What else you can do in this match:
    [Board as Text] [Move Board Down] [Settings]
    [Offer Draw] [Resign]
    ");
    let answer = club.click(&anna, &menu, "Move Board Down").await;
    assert_snapshot!(shown(&club, &answer), @r"
    lostcities, privately, edited:
    The board is moving to the end of the channel.
    ");
    assert_snapshot!(sees(&club, &carla), @r"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    One round, five expeditions.
    @Ben accepts. Have a good journey!
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`

    lostcities, silently, edited:
    -# The board is further down: <link>
    (board.png)

    lostcities, calling Ben:
    @Ben, it is your turn: <link>
    [My Hand]

    Carla:
    Where has it gone?

    lostcities, silently:
    **@Ben** to move: play or discard a card.
    One round · 44 cards in the draw pile
    Points on the table: @Anna 0 and @Ben 0.
    -# Round 1 begins. @Ben starts.
    (board.png)
    [My Hand] [Rules] [More]
    ");
    club.finish().await;
}

/// Presses *Move Board Down* on the menu of the newest board; returns what the person is told.
async fn move_down(club: &Club, who: &Person) -> String {
    let menu = club.click(who, &club.board(), ":!more").await;
    club.click(who, &menu, ":!move-down").await.content
}

#[tokio::test]
async fn only_players_and_moderators_move_the_board_down() {
    let club = Club::begun().await;
    let carla = club.carla();
    let before = club.public("general");
    let menu = club.click(&carla, &club.board(), ":!more").await;
    assert_eq!(button(&menu, ":!move-down"), None);
    // Who is no moderator any more has the menu of one still.
    club.permit("Carla", "general", MANAGE_MESSAGES, 0);
    let menu = club.click(&carla, &club.board(), ":!more").await;
    club.permit("Carla", "general", 0, MANAGE_MESSAGES);
    let told = club.click(&carla, &menu, ":!move-down").await.content;
    assert_eq!(
        unnumbered(&told),
        "Alleen de spelers van deze partij en moderators kunnen het bord omlaag halen. Bekijken kun je het met </lostcities board>."
    );
    assert_eq!(club.public("general"), before);
    club.permit("Carla", "general", MANAGE_MESSAGES, 0);
    let told = move_down(&club, &carla).await;
    assert_eq!(told, "Het bord komt zo onderaan in het kanaal.");
    assert_ne!(club.board().id, before[1].id);
    club.finish().await;
}

#[tokio::test]
async fn a_moderator_of_another_channel_does_not_move_the_board_down() {
    let club = Club::begun().await;
    let carla = club.carla();
    club.permit("Carla", "table", MANAGE_MESSAGES, 0);
    let before = club.public("general");
    let path = format!("/channels/{}/messages", club.channel("table").await);
    let id = format!("v1:{}:0:!move-down", club.newest().await.id);
    let row = serde_json::json!({"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": id}]});
    let body = serde_json::json!({"content": "forged", "components": [row]});
    crate::sandbox_rest::Rest::of(&club.sandbox)
        .post(&path, body)
        .await;
    let forged = club.public("table").pop().unwrap();
    let told = club
        .click(&carla.in_channel("table"), &forged, ":!move-down")
        .await;
    begins(&told, "Alleen de spelers");
    assert_eq!(club.public("general"), before);
    club.finish().await;
}

#[tokio::test]
async fn a_board_moves_down_once_in_half_a_minute() {
    let club = Club::begun().await;
    let anna = club.anna();
    let moved = "The board is moving to the end of the channel.";
    assert_eq!(move_down(&club, &anna).await, moved);
    let board = club.board().id;
    let told = move_down(&club, &anna).await;
    assert_eq!(
        told,
        "The board was moved a moment ago. Try again in half a minute."
    );
    assert_eq!(club.board().id, board);
    club.let_pass(Duration::from_secs(30)).await;
    assert_eq!(move_down(&club, &anna).await, moved);
    assert_ne!(club.board().id, board);
    club.finish().await;
}

#[tokio::test]
async fn the_text_view_shows_players_their_hand_and_nobody_elses() {
    let (club, ben, anna) = Club::in_play().await;
    club.play_turn(&ben).await;
    let mut texts = Vec::new();
    for who in [&anna, &club.person("Eva")] {
        let menu = club.click(who, &club.board(), "More").await;
        let text = club.click(who, &menu, "Board as Text").await;
        assert!(text.ephemeral);
        texts.push(shown(&club, &text));
    }
    let (public, hand) = texts[0].split_once("\n**Your hand**\n").unwrap();
    assert!(public.contains("**Anna**, 8 cards in hand:"), "{public}");
    assert_snapshot!(hand, @r"
    🟨 Yellow: 2 and 10
    ⬜ White: 2, 6 and 7
    🟩 Green: wager
    🟥 Red: wager and 10
    ");
    assert_eq!(texts[1], public);
    let board = club.command(&anna, "board").await;
    let pictured = format!("{}\n(board.png)", public.replace(", edited:", ":"));
    assert_eq!(shown(&club, &board), pictured);
    club.finish().await;
}

#[tokio::test]
async fn who_does_not_want_to_be_mentioned_is_not() {
    let (club, ben, anna) = Club::in_play().await;
    // Chosen in the middle of a match, it holds from the next turn on.
    club.command(&anna, "settings pings:off").await;
    club.play_turn(&ben).await;
    let calls = |club: &Club| {
        let public = club.public("general").into_iter();
        public
            .filter(|message| !message.mentions.is_empty())
            .count()
    };
    assert_eq!(calls(&club), 0);
    club.play_turn(&anna).await;
    club.let_pass(Duration::from_mins(1)).await;
    assert_eq!(calls(&club), 1);
    club.finish().await;
}

#[tokio::test]
async fn who_wants_direct_messages_is_told_there() {
    let (club, ben, anna) = Club::in_play().await;
    club.command(&anna, "settings pings:direct").await;
    club.play_turn(&ben).await;
    assert_snapshot!(sees_in(&club, &anna, "dm"), @r"
    lostcities, calling Anna:
    @Anna, it is your turn: <link>
    [My Hand]
    ");
    let link = format!("/{}/{}", club.board().channel, club.board().id);
    assert!(anna.messages("dm").unwrap()[0].content.contains(&link));
    club.finish().await;
}

#[tokio::test]
async fn who_takes_no_direct_messages_can_still_be_played_with() {
    let (club, ben, anna) = Club::in_play().await;
    club.command(&anna, "settings pings:direct").await;
    club.sandbox.allow_direct_messages("Anna", false).unwrap();
    club.play_turn(&ben).await;
    club.play_turn(&anna).await;
    assert!(club.board().content.contains("42 cards"));
    club.finish_with(|request| request.response["code"] == 50_007)
        .await;
}
