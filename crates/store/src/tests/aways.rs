//! Which boards say that a person is away.

use std::time::Duration;

use super::transitions::begin;
use super::{Home, challenge, change, created};
use crate::kernel::{BySeat, Level, Timestamp};
use crate::{Away, MatchId, Occupant, Person, PersonId, Transition, Venue};

#[tokio::test]
async fn an_absence_is_shown_by_the_newest_fifty_boards_of_matches_with_others() {
    let home = Home::new().await;
    let mut matches: Vec<MatchId> = Vec::new();
    for n in 2..=55 {
        let mut new = challenge(n);
        match n {
            53 => new.terms.venue = Venue::Quiet,
            54 => {
                let anna = Occupant::Person(Person::new(PersonId(1), "Anna"));
                let computer = Occupant::Computer(Level::Normal);
                new.seats = BySeat::new(2, |seat| {
                    let seats = [&anna, &computer];
                    seats[seat.index()].clone()
                });
            }
            _ => {}
        }
        let id = created(&home.store, &new).await;
        let begin = change(id, 0, 1_000 + n, begin());
        home.store.commit(&begin).await.unwrap();
        matches.push(id);
    }
    let since = Timestamp::from_millis(6);
    let sleep = change(matches[53], 1, 2_000, Transition::Sleep { since });
    home.store.commit(&sleep).await.unwrap();
    let anna = Person::new(PersonId(1), "Anna");
    let day = Duration::from_hours(24);
    let until = since.after(day);
    let gone = home.store.go_away(&anna, Away { since, until }, day).await;
    let mut shown = gone.unwrap().unwrap();
    shown.sort_unstable();
    // The last three are a card, a match against the computer and one that sleeps; the first is too old.
    assert_eq!(shown, matches[1..51]);
}
