//! Whole matches in which everybody prepares turns, beside computer players.

use lostcities::games::GameKind;

use super::evening::Evening;

#[tokio::test]
async fn prepared_turns_of_the_card_game_are_played_once_and_end_with_their_round() {
    let (n_played, n_rounds) = Evening::begin(GameKind::Classic, 2, 0, 3)
        .await
        .play(220)
        .await;
    assert!(n_played > 5, "{n_played}");
    assert!(n_rounds > 0, "a round has ended");
}

#[tokio::test]
async fn prepared_turns_of_the_board_game_follow_one_another_with_a_computer_player_between() {
    let (n_played, _) = Evening::begin(GameKind::BoardGame, 3, 1, 5)
        .await
        .play(110)
        .await;
    assert!(n_played > 5, "{n_played}");
}

#[tokio::test]
async fn prepared_bids_are_made_until_the_auction_is_over() {
    // In many evenings nobody opens an auction while others have prepared to bid.
    let mut n_played = 0;
    for seed in 1..=4 {
        let evening = Evening::begin(GameKind::Rivals, 3, 1, seed).await;
        n_played += evening.play(90).await.0;
    }
    assert!(n_played > 3, "{n_played}");
}
