//! Animations: how many people may wait for one, and what those are told who may not.

use lostcities::render::Studio;
use lostcities::sandbox::{Answer, Outcome};
use tokio::task::JoinSet;

use crate::bot::harness::{Club, Ways};

#[tokio::test]
async fn ten_people_wait_for_animations_and_each_of_them_for_one() {
    let studio = Studio::open().unwrap();
    let ways = Ways {
        studio: studio.clone(),
        ..Ways::default()
    };
    let mut club = Club::open_with(ways).await;
    club.begin().await;
    club.play_out(1).await;
    let button = "v1:1:0:!animation";
    let forged = club.with_buttons(&[button]).await;
    club.check_requests(|_| false);

    let turn = studio.animator().await.unwrap();
    let mut clicks = JoinSet::new();
    for name in ["Anna", "Anna"] {
        let (who, message) = (club.person(name), forged.clone());
        clicks.spawn(async move { who.click(&message, button).await.unwrap() });
    }
    let n_answered = || {
        let requests = club.new_requests();
        let is_answer = |path: &str| path.ends_with("/callback");
        requests.iter().filter(|it| is_answer(&it.path)).count()
    };
    club.until(|| n_answered() == 1).await;
    for number in 0..10 {
        let name = format!("Guest {number}");
        let who = club.sandbox.add_person(&name, "de", None).unwrap();
        let message = forged.clone();
        clicks.spawn(async move { who.click(&message, button).await.unwrap() });
    }
    club.until(|| n_answered() == 2).await;
    // Nobody's animation has been begun, so those who are refused wait for nothing.
    drop(turn);
    let answers = clicks.join_all().await;
    let text = |answer: &Answer| answer.message.as_ref().unwrap().content.clone();
    let (served, refused): (Vec<_>, Vec<_>) = answers
        .iter()
        .inspect(|answer| assert_eq!(answer.outcome, Outcome::Answered))
        .partition(|answer| !answer.message.as_ref().unwrap().attachments.is_empty());
    assert_eq!(served.len(), 10);
    let mut refused: Vec<String> = refused.into_iter().map(text).collect();
    refused.sort();
    assert_eq!(
        refused,
        [
            "Gerade werden zu viele Animationen erstellt. Versuch es in einer Minute noch einmal.",
            "I am still making the animation you asked for before. You get it as soon as it is ready; then ask for the next \
             one.",
        ]
    );
    club.wait_until_idle().await;
    // Who has been served may ask again.
    let again = club.click(&club.anna(), &forged, button).await;
    assert_eq!(again.attachments.len(), 1);
    club.finish().await;
}
