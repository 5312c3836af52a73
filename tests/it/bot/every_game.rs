//! Whole matches of every game, played by as few and by as many people as it seats.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::future::join_all;
use lostcities::kernel::{GameRng, Level, Seat, Seed};
use lostcities::sandbox::{Outcome, Person};
use lostcities::store::State;
use lostcities::table::GameKind;

use super::harness::{Club, says};
use super::screens::history::look_back;
use crate::kept::replayed;

const TOO_MANY: usize = 3_000;

/// What keeps a match short where it would be long.
fn options(game: GameKind) -> &'static str {
    match game {
        GameKind::Classic | GameKind::BoardGame => "rounds:1",
        GameKind::RollWrite | GameKind::Rivals => "",
    }
}

/// The person of the seat that is to act.
pub async fn due(club: &Club) -> Person {
    let stored = club.stored(1).await;
    let seat = replayed(&stored).turn().seats().iter().next().unwrap();
    club.sitting(&stored, seat)
}

/// What every seat that is awaited would do if it were a computer player.
pub async fn advice(club: &Club, id: u64, whims: &mut GameRng) -> Vec<(Seat, String)> {
    let stored = club.stored(id).await;
    let playing = replayed(&stored);
    let seats = playing.turn().seats();
    let advice = seats
        .iter()
        .filter_map(|seat| Some((seat, playing.advice_in_haste(seat, Level::Normal, whims)?)));
    advice.collect()
}

/// Plays on until the match is over. All who are awaited act at the same moment.
async fn play_out(club: &Club, id: u64, people: &[Person]) -> usize {
    let by_id: BTreeMap<u64, &Person> = people
        .iter()
        .map(|person| (person.id().number(), person))
        .collect();
    let mut whims = Seed::simulated(7, id).whims();
    for n_acts in 0..TOO_MANY {
        let stored = club.stored(id).await;
        if stored.state() != State::Playing {
            return n_acts;
        }
        let advice = advice(club, id, &mut whims).await;
        let acts = advice.iter().map(|(seat, action)| {
            let sitting = stored.seats[*seat].person().unwrap();
            let text = format!("/lostcities play move:{action}");
            let person = by_id[&sitting.id.0];
            async move { person.command(&text).await.unwrap() }
        });
        for answer in join_all(acts).await {
            assert_eq!(answer.outcome, Outcome::Answered);
        }
        club.wait_until_idle().await;
        let after = club.stored(id).await.steps.len();
        assert!(after > stored.steps.len(), "{advice:?} were not played");
    }
    panic!("{TOO_MANY} acts and no end")
}

/// Plays the match that has begun in `general` to its end, and begins the rematch.
async fn plays_to_its_end(mut club: Club, game: GameKind, people: &[Person]) {
    assert_eq!(club.stored(1).await.state(), State::Playing, "{game}");
    play_out(&club, 1, people).await;
    assert_posted_once(&club);
    club.check_requests(|_| false);

    let stored = club.stored(1).await;
    assert_eq!(stored.state(), State::Finished, "{game}");
    let board = club.board();
    look_back(&mut club, people).await;
    // Everybody may ask for a rematch; with the last of them it begins.
    for person in people {
        club.click(person, &board, "Rematch").await;
    }
    let again = club.stored(2).await;
    assert_eq!(usize::from(again.seats.n_seats()), people.len(), "{game}");
    assert_eq!(again.state(), State::Playing, "{game}");
    club.finish().await;
}

/// That nothing was posted a second time, not even where Discord dropped the repetition.
fn assert_posted_once(club: &Club) {
    let mut nonces = BTreeSet::new();
    for request in club.sandbox.requests(0) {
        let is_posted = request.method == "POST" && request.status < 300;
        if let Some(nonce) = request.body["nonce"].as_str().filter(|_| is_posted) {
            assert!(nonces.insert(nonce.to_owned()), "{request:#?}");
        }
    }
    assert!(!nonces.is_empty());
}

/// Everybody sits down at a table in a new club, and plays.
pub(super) async fn is_played_by_all(mut club: Club, game: GameKind) {
    let people = club.people(*game.seats().end());
    let table = format!("game:{game} {}", options(game));
    club.seat(&people, &table).await;
    club.check_requests(|_| false);
    plays_to_its_end(club, game, &people).await;
}

#[tokio::test]
async fn every_game_is_played_to_its_end_by_as_many_people_as_it_seats() {
    for game in GameKind::ALL {
        is_played_by_all(Club::open().await, game).await;
    }
}

#[tokio::test]
#[ignore = "as many as it seats play it above"]
async fn every_game_is_played_to_its_end_by_two_of_whom_one_challenged_the_other() {
    // A game for two alone is played above.
    let games = GameKind::ALL.into_iter();
    for game in games.filter(|game| *game.seats().end() > 2) {
        let club = Club::open().await;
        let people = club.people(*game.seats().start());
        let text = format!("challenge opponent:@Ben game:{game} {}", options(game));
        let challenge = club.command(&people[0], &text).await;
        club.click(&people[1], &challenge, "Accept").await;
        plays_to_its_end(club, game, &people).await;
    }
}

#[tokio::test]
async fn a_player_who_leaves_a_match_of_several_hands_the_seat_to_a_computer_player() {
    for game in GameKind::ALL
        .into_iter()
        .filter(|game| *game.seats().end() > 2)
    {
        let club = Club::open().await;
        let people = club.people(3);
        let options = options(game);
        let table = format!("game:{game} seats:4 computers:1 level:strong {options}");
        club.seat(&people, &table).await;
        // The host leaves first; the match goes on with a player of the normal level beside the strong one.
        club.resign(&people[0]).await;
        let stored = club.stored(1).await;
        assert_eq!(stored.state(), State::Playing, "{game}");
        let levels = stored.seats.iter().filter_map(|(_, seat)| seat.level());
        let levels: Vec<Level> = levels.collect();
        assert_eq!(levels, [Level::Normal, Level::Strong], "{game}");
        assert!(stored.left[Seat::FIRST].is_some(), "{game}");
        assert!(club.board().content.contains("has left"), "{game}");
        let refused = club.command(&people[0], "hand").await;
        says(&refused, "do not play");
        // Of two who are left one leaves: that is the end.
        club.resign(&people[1]).await;
        assert_eq!(club.stored(1).await.state(), State::Finished, "{game}");
        club.finish().await;
    }
}
