//! The program is killed in the middle of everything and started again, and no move is lost or made twice.

mod evening;
mod process;

use evening::Evening;
use futures_util::future::join_all;
use lostcities::sandbox::Outcome;
use process::Stage;

/// How often the program is killed unless the environment says otherwise.
const KILLS: u32 = 25;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_or_made_twice_however_often_the_program_is_killed() {
    let n_kills = std::env::var("LOSTCITIES_KILLS").map_or(KILLS, |n| n.parse().unwrap());
    let mut evening = Evening::begin(n_kills).await;
    evening.play_until_all_blows_fell().await;
    evening.check_the_end();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_is_told_to_stop_answers_what_it_has_heard() {
    let mut stage = Stage::open().await;
    let anna = stage.sandbox.person("Anna").unwrap();
    let text = "/lostcities solo rounds:1";
    assert_eq!(anna.command(text).await.unwrap().outcome, Outcome::Answered);
    for _ in 0..3 {
        let people = ["Anna", "Ben", "Carla", "Deniz", "Eva"];
        let clicks = people.map(|name| {
            let person = stage.sandbox.person(name).unwrap();
            tokio::spawn(async move { person.command("/lostcities board").await })
        });
        let n_before = stage.sandbox.requests(0).len();
        let first = || stage.sandbox.requests(0).len() > n_before;
        stage.wait("the first is being answered", first).await;
        let status = stage.terminate().await;
        assert!(status.success(), "{status}");
        let logged = stage.logged();
        stage.start().await;
        let answers = join_all(clicks).await;
        let n_answered = answers
            .into_iter()
            .filter(
                |answer| matches!(answer, Ok(Ok(answer)) if answer.outcome == Outcome::Answered),
            )
            .count();
        // What reached the program before it hung up is answered; all five were sent before that.
        assert_eq!(n_answered, 5, "{logged}");
    }
}
