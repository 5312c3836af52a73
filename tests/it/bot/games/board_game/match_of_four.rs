//! A whole match of four, from the open table to the next one.

use lostcities::kernel::Seat;
use lostcities::store::State;

use super::{begin, due, forward, is_last_of_round, shows_own_hand, starters, turn};
use crate::bot::harness::{Club, button, says};
use crate::kept::replayed;

/// This many turns at the beginning of a round are played by clicks, two for each person; and so is the last action.
const BY_CLICKS: usize = 8;

#[tokio::test]
async fn four_people_play_three_rounds_to_the_ladder_and_once_more() {
    let mut club = Club::open().await;
    let people = begin(&club, 4, "").await;
    for round in 1..=3 {
        let board = club.board();
        let status = format!("Round {round} of 3");
        says(&board, &status);
        says(&board, "78 cards");
        for person in &people {
            let panel = club.click(person, &board, ":!hand").await;
            shows_own_hand(&club, person, &panel).await;
        }
        for _ in 0..BY_CLICKS {
            let (who, _) = due(&club).await.unwrap();
            let panel = turn(&club, &who).await;
            shows_own_hand(&club, &who, &panel).await;
        }
        let last = play_round(&mut club).await;
        club.check_requests(|_| false);

        let stored = club.stored(1).await;
        let playing = replayed(&stored);
        assert_eq!(playing.rounds().len(), round);
        let starters = starters(&stored.steps);
        if round < 3 {
            // The chapter says everybody's points; the end is told by the board.
            let chapter = chapter(&club, &format!("Round {round} is over"));
            for points in &playing.rounds()[round - 1] {
                let is_there = [format!("= {points}\n"), format!("→ {points}\n")];
                let text = format!("{chapter}\n");
                assert!(
                    is_there.iter().any(|end| text.contains(end)),
                    "{points}: {chapter}"
                );
            }
            // The player who would have been next begins.
            let next = last.next(4);
            assert_eq!(starters.last(), Some(&u64::from(next.number())));
            assert_eq!(starters.len(), round + 1);
            let (who, _) = due(&club).await.unwrap();
            assert_eq!(
                who.id(),
                club.sitting(&stored, next).id(),
                "who begins is to move"
            );
        }
    }

    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Finished);
    let playing = replayed(&stored);
    let board = club.board();
    for points in playing.points().as_slice() {
        says(&board, &format!(" {points}"));
    }
    says(&board, "After round 3");
    says(&board, "Artefacts: ");
    assert!(button(&board, ":!hand").is_none());

    for person in &people {
        club.click(person, &board, "Rematch").await;
    }
    let again = club.stored(2).await;
    assert_eq!(again.state(), State::Playing);
    assert_eq!(
        (again.seats.n_seats(), &again.terms.setup),
        (4, &stored.terms.setup)
    );
    assert_eq!(starters(&again.steps).len(), 1);
    assert!(club.board().content.contains("Round 1 of 3"));
    club.finish().await;
}

/// Plays the round to its end: without Discord, and the last action by clicks. Returns who had the last turn.
async fn play_round(club: &mut Club) -> Seat {
    forward(club, is_last_of_round).await;
    let playing = replayed(&club.stored(1).await);
    let seat = playing.turn().seats().iter().next().unwrap();
    let (who, _) = due(club).await.unwrap();
    turn(club, &who).await;
    seat
}

/// The one public message that says this.
fn chapter(club: &Club, words: &str) -> String {
    let messages = club.public("general").into_iter();
    let mut chapters = messages.filter(|message| message.content.contains(words));
    let chapter = chapters.next().unwrap_or_else(|| panic!("no {words:?}"));
    assert_eq!(chapters.next(), None, "{words:?} is said once");
    chapter.content
}
