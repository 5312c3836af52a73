//! One living panel for each person and match: it says the truth after every turn, and a turn takes three clicks.

use std::time::Duration;

use lostcities::kernel::Seed;
use lostcities::sandbox::{Message, Outcome, Person, Request};
use lostcities::store::State;
use lostcities::table::GameKind;

use super::every_game::advice;
use super::harness::{Club, button, custom_id, says};

/// So much later no token lives any more.
const SIXTEEN_MINUTES: Duration = Duration::from_mins(16);

/// That this person has one panel at most, and that it shows what a new one shows. The new one takes its place.
pub async fn says_the_truth(club: &Club, who: &Person) {
    let Some(old) = club.panels(who).pop() else {
        return;
    };
    assert_eq!(club.panel(who).id, old.id);
    let new = if club.stored(1).await.state() == State::Playing {
        club.command(who, "hand").await
    } else {
        club.press_forged(who, "v1:1:0:!hand").await
    };
    assert_eq!(looks(&old), looks(&new), "{}", who.mention());
    assert_eq!(club.panel(who).id, new.id, "the old one is gone");
}

fn looks(panel: &Message) -> (&str, Vec<Vec<Option<&str>>>) {
    let rows = panel.components.iter();
    let labels = rows.map(|row| row.iter().map(|button| button.label.as_deref()).collect());
    (&panel.content, labels.collect())
}

/// The panel of the player who is to act, opened by a click on the call where there is none; the number of clicks is counted.
pub async fn opened(club: &Club, who: &Person, clicks: &mut u32) -> Message {
    if let Some(panel) = club.panels(who).pop() {
        return panel;
    }
    *clicks += 1;
    club.click(who, &club.call(who), ":!hand").await
}

/// Refusals of requests for panels that are gone.
pub fn panel_is_gone(request: &Request) -> bool {
    let code = &request.response["code"];
    request.path.contains("/webhooks/") && (*code == 10_008 || *code == 50_027)
}

/// Refusals of requests for messages and channels that are gone.
pub fn is_gone(request: &Request) -> bool {
    matches!(request.response["code"].as_u64(), Some(10_003 | 10_008))
}

/// Those for panels, and refusals of edits: Discord takes only a few of a message that is an hour old; then it is posted again.
pub fn is_old(request: &Request) -> bool {
    panel_is_gone(request) || request.status == 429
}

#[tokio::test]
async fn of_two_panels_the_one_that_was_asked_for_last_stays() {
    let (club, who, _) = Club::in_play().await;
    let second = Duration::from_secs(1);
    club.arm("delay", 1, second, Some("callback"));
    let (first, last) = tokio::join!(who.command("/lostcities hand"), async {
        club.struck().await;
        club.command(&who, "hand").await
    });
    assert_eq!(first.unwrap().outcome, Outcome::Answered);
    club.wait_until_idle().await;
    assert_eq!(club.panel(&who).id, last.id);
    club.finish_with(|request| request.verdicts == ["fault: Delay"])
        .await;
}

#[tokio::test]
async fn two_people_play_a_round_with_two_clicks_a_turn_on_one_panel_each() {
    let club = Club::begun().await;
    let (mut who, mut other) = club.in_turn().await;
    for turn in 0.. {
        let mut clicks = 0;
        let mut panel = opened(&club, &who, &mut clicks).await;
        for parts in [&[":!focus."][..], &[":play.", ":discard."], &[":draw"]] {
            // The last click is saved where nothing else can be drawn.
            if let Some(part) = parts.iter().find(|part| button(&panel, part).is_some()) {
                panel = club.click(&who, &panel, part).await;
                clicks += 1;
            }
        }
        assert!(clicks <= 2 + u32::from(turn < 2), "turn {turn}: {clicks}");
        if club.stored(1).await.state() != State::Playing {
            break;
        }
        if turn % 8 < 2 {
            says_the_truth(&club, &who).await;
            says_the_truth(&club, &other).await;
        }
        std::mem::swap(&mut who, &mut other);
    }
    for person in [&who, &other] {
        let panel = club.panel(person);
        assert!(panel.components.is_empty());
        says_the_truth(&club, person).await;
    }
    club.finish().await;
}

#[tokio::test]
async fn a_call_opens_the_panel_and_is_the_lowest_message() {
    let (club, who, other) = Club::in_play().await;
    assert_eq!(club.public("general").pop().unwrap(), club.call(&who));
    let panel = club.click(&who, &club.call(&who), "My Hand").await;
    assert!(panel.ephemeral);
    club.play_card(&who, &panel).await;
    club.click(&who, &club.panel(&who), ":draw").await;
    assert_eq!(club.public("general").pop().unwrap(), club.call(&other));
    club.finish().await;
}

#[tokio::test]
async fn a_new_panel_takes_the_place_of_the_old_one_wherever_it_is_opened() {
    let (club, who, _) = Club::in_play().await;
    let first = club.click(&who, &club.call(&who), "My Hand").await;
    let second = club.click(&who, &club.board(), "My Hand").await;
    assert_ne!(first.id, second.id);
    assert_eq!(club.panel(&who).id, second.id);
    let third = club.command(&who, "hand").await;
    assert_eq!(club.panel(&who).id, third.id);
    let fourth = club.type_move(&who).await;
    assert_eq!(club.panel(&who).id, fourth.id);
    club.finish().await;
}

#[tokio::test]
async fn after_a_restart_a_panel_waits_for_a_press_and_the_call_has_its_button() {
    let (mut club, who, other) = Club::in_play().await;
    let panel = club.play_turn(&who).await;
    club.restart().await;
    let call = club.call(&other);
    let theirs = club.click(&other, &call, "My Hand").await;
    club.play_turn_on(&other, &theirs).await;
    let old = club.panel(&who);
    assert_eq!(looks(&old), looks(&panel), "nobody knows its token");
    // It says as of when it is true.
    says(&old, ":R>");
    let again = club.click(&who, &old, ":!hand").await;
    assert_eq!(again.id, old.id);
    assert!(button(&again, ":!focus.").is_some());
    // From then on it follows the match.
    club.play_turn_on(&who, &again).await;
    club.play_turn(&other).await;
    says_the_truth(&club, &who).await;
    club.finish().await;
}

#[tokio::test]
async fn panels_that_are_dismissed_or_whose_tokens_have_died_disturb_nobody() {
    let (mut club, who, other) = Club::in_play().await;
    let panel = club.play_turn(&who).await;
    club.sandbox.delete_message(panel.id).unwrap();
    club.play_turn(&other).await;
    let refused: Vec<Request> = club.new_requests();
    let refused = refused.iter().filter(|request| request.status >= 300);
    assert_eq!(refused.filter(|request| panel_is_gone(request)).count(), 1);
    assert!(club.panels(&who).is_empty());
    club.play_turn(&who).await;
    club.let_pass(SIXTEEN_MINUTES).await;
    club.check_requests(panel_is_gone);
    club.play_turn(&other).await;
    let gone = club.new_requests().into_iter().filter(panel_is_gone);
    assert_eq!(gone.count(), 2, "one panel is edited, the other deleted");
    assert_eq!(club.panels(&other).len(), 2);
    // What is gone is not asked for again.
    let panel = club.click(&who, &club.panel(&who), ":!hand").await;
    let panel = club.play_card(&who, &panel).await;
    club.check_requests(panel_is_gone);
    club.click(&who, &panel, ":draw").await;
    club.check_requests(|_| false);
    club.finish().await;
}

#[tokio::test]
async fn the_panels_of_two_matches_of_one_person_are_apart() {
    let club = Club::begun().await;
    let (anna, ben) = (club.anna(), club.ben());
    let second = anna.in_channel("table");
    club.command(&second, "solo rounds:1").await;
    let first = club.click(&anna, &club.board(), "My Hand").await;
    let board = club.board_in("table");
    let other = club.click(&second, &board, "My Hand").await;
    assert_eq!(club.panel(&anna).id, first.id);
    assert_eq!(anna.message(other.id).as_ref(), Some(&other));
    // Ben moves in the first match; the panel of the second stays as it is.
    club.play_turn(&ben).await;
    assert_ne!(anna.message(first.id).unwrap().content, first.content);
    assert_eq!(anna.message(other.id).as_ref(), Some(&other));
    assert!(custom_id(&other, ":!focus.").starts_with("v1:2:"));
    club.finish().await;
}

#[tokio::test]
async fn a_match_that_ends_ends_on_every_panel() {
    let (club, who, other) = Club::in_play().await;
    club.click(&who, &club.board(), "My Hand").await;
    club.click(&other, &club.board(), "My Hand").await;
    club.resign(&who).await;
    for person in [&who, &other] {
        assert!(club.panel(person).components.is_empty());
        says_the_truth(&club, person).await;
    }
    club.finish().await;
}

/// What the other player and a spectator read and see of the match, wherever they look.
async fn seen_by_others(club: &Club, other: &Person) -> Vec<(String, Vec<Vec<u8>>)> {
    let looks = ["v1:1:0:!hand", "v1:1:0:!text", "v1:1:0:!follow"];
    let looks = club.with_buttons(&looks).await;
    let carla = club.carla();
    let mut seen = vec![club.command(other, "games").await];
    for (who, look) in [
        (other, ":!hand"),
        (other, ":!text"),
        (&carla, ":!text"),
        (&carla, ":!follow"),
    ] {
        seen.push(club.click(who, &looks, look).await);
    }
    let seen = seen.into_iter();
    seen.map(|seen| (seen.content.clone(), pictures(club, &seen)))
        .collect()
}

fn pictures(club: &Club, message: &Message) -> Vec<Vec<u8>> {
    let files = message.attachments.iter();
    let bytes = files.map(|file| club.sandbox.attachment(file.id).unwrap());
    bytes.collect()
}

/// Of how many acts of a turn others must have seen nothing yet. In the board game the move for a stage tile is a second one.
const fn n_hidden_acts(game: GameKind) -> usize {
    match game {
        GameKind::Classic => 1,
        GameKind::BoardGame => 2,
        // Nothing can be taken back, or it is done before all eyes.
        GameKind::RollWrite | GameKind::Rivals => 0,
    }
}

#[tokio::test]
async fn nobody_else_sees_what_may_still_be_taken_back() {
    let games = GameKind::ALL.into_iter();
    for game in games.filter(|&game| n_hidden_acts(game) > 0) {
        let club = Club::open().await;
        club.begin_with(&format!("game:{game} rounds:1")).await;
        let mut whims = Seed::simulated(7, 1).whims();
        let mut n_hidden = 0;
        let (mut who, mut other) = club.in_turn().await;
        let mut before = seen_by_others(&club, &other).await;
        let mut board = pictures(&club, &club.board());
        while n_hidden < n_hidden_acts(game) {
            let (_, action) = advice(&club, 1, &mut whims).await.pop().unwrap();
            let panel = club.command(&who, &format!("play move:{action}")).await;
            if button(&panel, ":!take-back").is_some() {
                n_hidden += 1;
                assert_eq!(seen_by_others(&club, &other).await, before, "{action}");
                continue;
            }
            n_hidden = 0;
            (who, other) = club.in_turn().await;
            before = seen_by_others(&club, &other).await;
            board = pictures(&club, &club.board());
        }
        // What has another reason to change the board does not show it either.
        let menu = club.click(&other, &club.board(), ":!more").await;
        club.click(&other, &menu, ":!offer-draw").await;
        assert!(club.board().content.contains("offers a draw"));
        assert!(pictures(&club, &club.board()) == board);
        club.command(&who, "play move:draw").await;
        assert_ne!(seen_by_others(&club, &other).await, before);
        assert!(pictures(&club, &club.board()) != board);
        club.finish().await;
    }
}
