//! How many of their matches people finish.

use lostcities::match_file::verify;
use lostcities::sandbox::Person;
use lostcities::store::{Finishes, MatchId, PersonId, State};
use lostcities::table::Onlooker;

use super::called_off::ended;
use super::{Club, DAY, button, call, late, panel_is_gone, said};
use crate::bot::harness::says;
use crate::bot::panels::is_old;
use crate::kept::ENOUGH;

/// What became of a match, and what the two people finish: matches that have ended, and those of them that they finished.
async fn finishes(club: &Club, people: &[&Person]) -> Vec<Option<Finishes>> {
    club.ask(async |store| {
        let mut finishes = Vec::new();
        for person in people {
            let id = PersonId(person.id().number());
            finishes.push(store.finishes_of(id).await.unwrap());
        }
        finishes
    })
    .await
}

const FINISHED: Option<Finishes> = Some(Finishes {
    matches: 1,
    finished: 1,
});

const GIVEN_UP: Option<Finishes> = Some(Finishes {
    matches: 1,
    finished: 0,
});

#[tokio::test]
async fn who_never_comes_back_has_given_the_match_up() {
    let (mut club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.computer").await;
    let games = club.command(&late, "games").await;
    assert!(button(&games, ":!back").is_some(), "{games:?}");
    assert_eq!(finishes(&club, &[&late, &waiting]).await, [None, None]);
    club.fast_forward(1, 500).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    let board = club.board().content;
    assert!(board.contains("did not come back"), "{board}");
    assert_eq!(
        finishes(&club, &[&late, &waiting]).await,
        [GIVEN_UP, FINISHED]
    );
    let history = club.command(&waiting, "history").await;
    says(&history, "given up by absence");
    // Rebuilding gives the same.
    club.stop().await;
    let tables = club.tables().await;
    tables.store().recount_totals().await.unwrap();
    let by = Onlooker {
        person: PersonId(waiting.id().number()),
        sees: false,
    };
    let checked = tables.check_shuffle(MatchId(1), by).await.unwrap();
    assert!(checked.file.contains(r#""absent":["#), "{}", checked.file);
    assert!(verify(&checked.file).is_ok());
    tables.store().close().await;
    club.start().await;
    assert_eq!(
        finishes(&club, &[&late, &waiting]).await,
        [GIVEN_UP, FINISHED]
    );
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn who_comes_back_or_resigns_finishes_the_match() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    club.click(&waiting, &call(&club), ":!late.computer").await;
    let games = club.command(&late, "games").await;
    club.click(&late, &games, ":!back").await;
    club.resign(&late).await;
    assert_eq!(
        finishes(&club, &[&late, &waiting]).await,
        [FINISHED, FINISHED]
    );
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn an_end_for_absence_counts_once_it_cannot_be_taken_back() {
    let (club, late, waiting) = late("clock:1d", DAY).await;
    let both = [&late, &waiting];
    club.click(&waiting, &call(&club), ":!late.end").await;
    club.click(&waiting, &ended(&club), ":!late.go-on").await;
    assert_eq!(finishes(&club, &both).await, [None, None]);
    club.let_pass(DAY).await;
    club.click(&waiting, &call(&club), ":!late.end").await;
    assert_eq!(finishes(&club, &both).await, [None, None]);
    club.let_pass(DAY).await;
    assert_eq!(finishes(&club, &both).await, [GIVEN_UP, FINISHED]);
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn after_five_matches_the_share_of_finished_ones_is_shown() {
    let (mut club, [anna, ben, _]) = Club::with_people().await;
    for number in 0..5 {
        let challenge = club.challenge("rounds:1").await;
        assert!(!challenge.content.contains("finishes"), "{number}");
        club.click(&ben, &challenge, ":!accept").await;
        if number == 0 {
            club.fast_forward(1, ENOUGH).await;
        }
        club.resign(&ben).await;
    }
    let challenge = club.challenge("rounds:1").await;
    for name in ["Anna", "Ben"] {
        let said = said(&club, &challenge.content);
        let finishes = format!("@{name} finishes 100% of matches");
        assert!(said.contains(&finishes), "{said}");
    }
    club.click(&ben, &challenge, ":!accept").await;
    let invitation = club.anna().message(challenge.id).unwrap();
    assert!(!invitation.content.contains("finishes"), "{invitation:?}");
    let stats = club.command(&anna, "stats").await;
    says(&stats, "Finishes 100% of matches");
    // Who does not want to be seen is not seen here, either.
    club.resign(&ben).await;
    club.command(&ben, "privacy opt-out").await;
    let table = club.command(&ben, "open game:roll_write").await;
    assert!(!table.content.contains("finishes"), "{table:?}");
    let shown = club.click(&anna, &table, ":!join").await;
    assert!(!shown.content.contains("@Ben finishes"), "{shown:?}");
    club.finish_with(panel_is_gone).await;
}
