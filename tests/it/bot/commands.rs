//! What can be started from help.

use lostcities::store::State;
use lostcities::table::GameKind;

use super::harness::Club;

#[tokio::test]
async fn every_game_can_be_tried_from_help() {
    let club = Club::open().await;
    let anna = club.anna();
    for game in GameKind::ALL {
        let help = club.command(&anna, "/lostcities help").await;
        let button = format!(":!solo.{}", game.slug());
        let started = club.click(&anna, &help, &button).await;
        assert!(!started.ephemeral, "{game}");
        let newest = club.newest().await;
        assert_eq!((newest.terms.game, newest.state()), (game, State::Playing));
        club.resign(&anna).await;
    }
    club.finish().await;
}
