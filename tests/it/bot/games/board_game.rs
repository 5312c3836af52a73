//! The board game at its table: whole matches, hands, old panels, restarts.

mod match_of_four;
mod panels;
mod pauses;

use std::collections::BTreeMap;

use lostcities::kernel::{Seat, Seed};
use lostcities::present::Match;
use lostcities::sandbox::{Message, Person};
use lostcities::store::{MatchId, State, StoredMatch};
use lostcities::table::Click;
use serde_json::Value;

use crate::bot::harness::Club;
use crate::kept::replayed;

/// This many people sit down, and the match begins with the last of them. Deniz looks on.
async fn begin(club: &Club, n: usize, options: &str) -> Vec<Person> {
    let names = ["Anna", "Ben", "Carla", "Eva"];
    let people: Vec<Person> = names[..n].iter().map(|name| club.person(name)).collect();
    let table = format!("game:board seats:{n} {options}");
    club.seat(&people, &table).await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    people
}

/// The seat to move, and what it may do.
fn choices(playing: &dyn Match) -> Option<(Seat, Vec<String>)> {
    let seat = playing.turn().seats().iter().next()?;
    let choices = playing.choices(seat).into_iter();
    Some((seat, choices.map(|(action, _)| action).collect()))
}

/// What everybody here does: go on if that is possible, draw from the pile, and discard only what cannot be played.
fn wish(choices: &[String]) -> &str {
    let kinds = ["advance.", "move.", "begin.", "draw", "discard."];
    let wish = kinds
        .iter()
        .find_map(|kind| choices.iter().find(|choice| choice.starts_with(kind)));
    wish.expect("a seat in turn has something to do")
}

/// Who is to move in the match as the database has it, and what that person wishes to do.
async fn due(club: &Club) -> Option<(Person, String)> {
    let stored = club.stored(1).await;
    if stored.state() != State::Playing {
        return None;
    }
    let (seat, choices) = choices(replayed(&stored).as_ref())?;
    Some((club.sitting(&stored, seat), wish(&choices).to_owned()))
}

/// An action by clicks on an open panel: the card first, if it is about one in hand.
async fn acts(club: &Club, who: &Person, panel: &Message, action: &str) -> Message {
    let panel = picks(club, who, panel, action).await;
    club.click(who, &panel, &format!(":{action}")).await
}

/// The panel on which an action can be pressed.
async fn picks(club: &Club, who: &Person, panel: &Message, action: &str) -> Message {
    let mut words = action.split('.');
    match (words.next(), words.next()) {
        (Some("begin" | "advance" | "discard"), Some(card)) => {
            club.click(who, panel, &format!(":!focus.{card}")).await
        }
        _ => panel.clone(),
    }
}

/// A whole turn by clicks; returns the panel as it then is.
async fn turn(club: &Club, who: &Person) -> Message {
    let mut panel = club.click(who, &club.board(), ":!hand").await;
    while let Some((next, action)) = due(club).await
        && next.id() == who.id()
    {
        panel = acts(club, who, &panel, &action).await;
    }
    panel
}

/// Everybody plays on while the bot is away, until the match has come that far; then the bot is back.
async fn forward(club: &mut Club, is_there: impl Fn(&dyn Match) -> bool) {
    club.stop().await;
    let tables = club.tables().await;
    loop {
        let stored = tables
            .store()
            .load_match(MatchId(1))
            .await
            .unwrap()
            .unwrap();
        let playing = replayed(&stored);
        if is_there(playing.as_ref()) {
            break;
        }
        let (seat, choices) = choices(playing.as_ref()).expect("it does not come that far");
        let person = stored.seats[seat].person().unwrap().id;
        let interaction = stored.version * 1_000;
        let click = Click::by_person(MatchId(1), person, interaction);
        tables.act(click, wish(&choices)).await.unwrap();
    }
    tables.store().close().await;
    club.start().await;
}

/// Whether the action that is due ends the round.
fn is_last_of_round(playing: &dyn Match) -> bool {
    let Some((seat, choices)) = choices(playing) else {
        return false;
    };
    let mut next = playing.boxed_clone();
    next.act(seat, wish(&choices)).unwrap();
    // The card that comes may be the last one or not.
    next.draw_due_chance(&Seed::simulated(0, 0));
    next.rounds().len() > playing.rounds().len()
}

/// The hand of a seat as the log gives it: what came since the last deal, less what was put down.
fn hand(stored: &StoredMatch, seat: Seat) -> Vec<String> {
    let mut hand = Vec::new();
    let mut piles: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for step in &stored.steps {
        if step["chance"].get("first").is_some() {
            hand.clear();
            piles.clear();
        }
        let draw = &step["chance"]["draw"];
        if draw["seat"] == seat.number() {
            hand.push(draw["card"].as_str().unwrap().to_owned());
        }
        let mut words = step["act"].as_str().unwrap_or_default().split('.');
        let (word, what) = (words.next(), words.next().unwrap_or_default());
        let is_own = step["seat"] == seat.number();
        match word {
            Some("begin" | "advance" | "discard") => {
                if is_own {
                    let place = hand.iter().position(|card| card == what);
                    hand.swap_remove(place.expect("the card was in hand"));
                }
                if word == Some("discard") {
                    let colour = what.chars().take(1).collect();
                    piles.entry(colour).or_default().push(what.to_owned());
                }
            }
            Some("take") => {
                let card = piles.get_mut(what).and_then(Vec::pop).unwrap();
                if is_own {
                    hand.push(card);
                }
            }
            _ => {}
        }
    }
    hand.sort();
    hand
}

/// The hand that the picture of a panel names first, in any language: "Your hand: Yellow: 1 4 10. Red: 5. Anna to move."
fn shown_hand(panel: &Message) -> Vec<String> {
    let colours = [
        (["Yellow", "Gelb", "Geel"], 'y'),
        (["Blue", "Blau", "Blauw"], 'b'),
        (["White", "Weiß", "Wit"], 'w'),
        (["Green", "Grün", "Groen"], 'g'),
        (["Red", "Rot", "Rood"], 'r'),
    ];
    let mut hand = Vec::new();
    let alt = panel.attachments.first();
    let alt = alt.and_then(|picture| picture.description.as_deref());
    let Some((_, cards)) = alt.and_then(|alt| alt.split_once(": ")) else {
        return hand;
    };
    for sentence in cards.split(". ") {
        let Some((name, ranks)) = sentence.split_once(": ") else {
            break;
        };
        let colour = colours.iter().find(|(names, _)| names.contains(&name));
        let ranks: Result<Vec<u8>, _> = ranks.split(' ').map(str::parse).collect();
        let (Some((_, letter)), Ok(ranks)) = (colour, ranks) else {
            break;
        };
        hand.extend(ranks.into_iter().map(|rank| format!("{letter}{rank}")));
    }
    hand.sort();
    hand
}

/// That a panel is private and shows the hand of the one who asked, and no other.
async fn shows_own_hand(club: &Club, who: &Person, panel: &Message) {
    assert!(panel.ephemeral, "{panel:?}");
    let stored = club.stored(1).await;
    let seats = Seat::all(stored.seats.n_seats());
    let mut seats = seats.into_iter();
    let seat = seats.find(|&seat| club.sitting(&stored, seat).id() == who.id());
    let expected = hand(&stored, seat.unwrap());
    assert_eq!(shown_hand(panel), expected, "{}", panel.content);
}

/// Who began each round so far, by the log.
fn starters(steps: &[Value]) -> Vec<u64> {
    let firsts = steps
        .iter()
        .filter_map(|step| step["chance"]["first"].as_u64());
    firsts.collect()
}
