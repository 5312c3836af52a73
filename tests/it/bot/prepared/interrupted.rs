//! Prepared turns over the end of a round, an offer, a restart, a crash.

use lostcities::kernel::Viewer;
use lostcities::store::{State, StoredMatch};

use super::{Club, acts_since, hand, plan, prepare, replayed, says_as_prepared};

/// Plays until a turn begins with so many cards in the draw pile.
async fn play_until_cards_left(club: &mut Club, n: u8) {
    let is_reached = |stored: &StoredMatch| {
        let text = replayed(stored).describe(Viewer::Spectator, None);
        format!("{text:?}").contains(&format!("(\"cards\", Number({n}))"))
    };
    // A turn is two acts, and takes one of the 44 cards at most.
    club.fast_forward(1, 2 * (44 - usize::from(n))).await;
    for _ in 0..200 {
        let stored = club.stored(1).await;
        if is_reached(&stored) && stored.steps.last().unwrap().get("chance").is_some() {
            return;
        }
        club.fast_forward(1, 2).await;
    }
    panic!("the draw pile never has {n} cards");
}

#[tokio::test]
async fn the_end_of_a_round_ends_what_is_prepared_and_says_so() {
    let mut club = Club::open().await;
    club.begin_with("rounds:3").await;
    play_until_cards_left(&mut club, 1).await;
    let (who, other) = club.in_turn().await;
    let panel = hand(&club, &other).await;
    prepare(&club, &other, &panel).await;
    let rounds = replayed(&club.stored(1).await).rounds().len();
    let first = club.moves(&who, "").await.remove(0).1;
    club.command(&who, &format!("play move:{first}")).await;
    club.command(&who, "play move:draw").await;
    let stored = club.stored(1).await;
    assert_eq!(
        replayed(&stored).rounds().len(),
        rounds + 1,
        "a round has ended"
    );
    assert!(stored.prepared.iter().all(|turn| turn.void.is_some()));
    assert!(stored.prepared_steps.is_empty());
    let told = club.panel(&other).content;
    assert!(told.contains("⚠️"), "{told}");
    club.finish().await;
}

#[tokio::test]
async fn a_prepared_turn_may_be_the_last_of_the_match_and_is_told_like_any_other() {
    let mut club = Club::open().await;
    club.begin_with("rounds:1").await;
    play_until_cards_left(&mut club, 2).await;
    let (who, other) = club.in_turn().await;
    let panel = hand(&club, &other).await;
    prepare(&club, &other, &panel).await;
    let prepared = plan(&club).await.unwrap();
    assert!(prepared.ends_with("+draw"), "{prepared}");
    let n_steps = club.stored(1).await.steps.len();
    let first = club.moves(&who, "").await.remove(0).1;
    club.command(&who, &format!("play move:{first}")).await;
    club.command(&who, "play move:draw").await;
    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Finished);
    assert_eq!(acts_since(&club, n_steps).await[2..].join("+"), prepared);
    // Laying, drawing, and the card that is drawn come before it.
    assert_eq!(stored.prepared_steps, [n_steps + 3]);
    assert!(stored.prepared.is_empty());
    let panel = club.panel(&other);
    assert!(says_as_prepared(&panel), "{}", panel.content);
    club.finish().await;
}

#[tokio::test]
async fn after_a_restart_what_is_prepared_is_played_and_said() {
    let (mut club, who, other) = Club::in_play().await;
    let panel = hand(&club, &other).await;
    prepare(&club, &other, &panel).await;
    let prepared = plan(&club).await.unwrap();
    club.restart().await;
    assert!(hand(&club, &other).await.content.contains("🕒"));
    let n_steps = club.stored(1).await.steps.len();
    club.type_turn(&who).await;
    let acts = acts_since(&club, n_steps).await;
    assert_eq!(acts[2..].join("+"), prepared);
    club.restart().await;
    assert!(club.board().content.contains("As prepared:"));
    assert!(says_as_prepared(&hand(&club, &other).await));
    club.finish().await;
}

/// Writes down that a seat has prepared something whose turn it is, as a crash between the two turns leaves it.
async fn left_over(club: &Club, plan: &str) {
    club.sql(&format!(
        "insert into prepared (match, seat, plan, version)
         select match, seat, '{plan}', 1 from clocks where match = 1"
    ))
    .await;
}

#[tokio::test]
async fn a_crash_between_two_turns_is_made_good_by_the_next_start_or_sweep() {
    for starts in [true, false] {
        let (mut club, who, _) = Club::in_play().await;
        let card = club.moves(&who, "discard").await.into_iter();
        let card = card
            .map(|(_, action)| action)
            .find(|action| action.starts_with("discard."))
            .unwrap();
        let plan = format!("{card}+draw");
        let n_steps = club.stored(1).await.steps.len();
        if starts {
            club.crash().await;
            left_over(&club, &plan).await;
            club.start().await;
            club.wait_until_idle().await;
        } else {
            // The bot has the match in memory as it was; it reads it again where that is not so.
            club.stop().await;
            left_over(&club, "max.9").await;
            club.start().await;
            club.wait_until_idle().await;
            assert_eq!(acts_since(&club, n_steps).await, [""; 0]);
            assert!(
                club.stored(1).await.prepared.is_empty(),
                "it cannot be played"
            );
            club.finish().await;
            continue;
        }
        assert_eq!(acts_since(&club, n_steps).await.join("+"), plan);
        assert!(club.stored(1).await.prepared.is_empty());
        assert!(club.board().content.contains("As prepared:"));
        club.finish().await;
    }
}

#[tokio::test]
async fn an_offer_of_a_draw_is_answered_before_anything_prepared_is_played() {
    let (club, who, other) = Club::in_play().await;
    let panel = hand(&club, &other).await;
    prepare(&club, &other, &panel).await;
    let more = club.click(&who, &club.board(), ":!more").await;
    club.click(&who, &more, ":!offer-draw").await;
    club.type_turn(&who).await;
    assert_eq!(club.awaited().await.unwrap().id(), other.id());
    let told = club.panel(&other).content;
    assert!(told.contains("⚠️"), "{told}");
    assert!(club.board().content.contains("draw"), "the offer remains");
    club.type_turn(&other).await;
    assert_eq!(plan(&club).await, None, "it is told until one has moved");
    club.finish().await;
}
