//! What only one person may know stays with that person: in messages, in suggestions, in the log.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Arc, Mutex};

use lostcities::render::Studio;
use lostcities::sandbox::{Person, TOKEN};
use tracing::Dispatch;
use tracing_subscriber::EnvFilter;

use super::harness::{Club, PATIENCE};

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn dispatch(&self) -> Dispatch {
        let log = self.clone();
        let lines = tracing_subscriber::fmt()
            .with_env_filter(EnvFilter::new("lostcities=trace,info"))
            .with_ansi(false)
            .with_writer(move || log.clone());
        Dispatch::new(lines.finish())
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// The words and numbers of a text.
fn tokens(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).collect()
}

/// The cards in somebody's hand, in short form, as the choices of a turn name them.
async fn hand(club: &Club, who: &Person) -> BTreeSet<String> {
    let moves = club.moves(who, "").await.into_iter();
    moves
        .filter_map(|(_, value)| value.strip_prefix("discard.").map(str::to_owned))
        .collect()
}

#[tokio::test]
async fn no_card_in_hand_reaches_anybody_else_or_the_log() {
    let log = Log::default();
    let studio = Studio::open().unwrap();
    let mut club = Club::open_with(log.dispatch(), studio, PATIENCE).await;
    club.begin().await;
    let carla = club.carla();
    let (mut who, mut other) = club.in_turn().await;
    let mut held = BTreeSet::new();
    for n_turns in 0..6 {
        let in_hand = hand(&club, &who).await;
        held.extend(in_hand.clone());
        // Whoever is not in turn is told nothing, neither about the hand nor about what could be done with it.
        for person in [&other, &carla] {
            for typed in ["", "play", "red", "rot", "r"] {
                assert_eq!(club.moves(person, typed).await, []);
            }
        }
        club.play_turn(&who).await;
        let left = &in_hand;
        for message in carla.messages("general").unwrap() {
            assert!(!message.ephemeral, "nothing was for Carla");
            let ids = message.components.iter().flatten();
            for id in ids.filter_map(|button| button.custom_id.as_deref()) {
                let named: Vec<_> = left
                    .iter()
                    .filter(|card| tokens(id).contains(card.as_str()))
                    .collect();
                assert!(named.is_empty(), "{id} names {named:?}");
            }
            for file in &message.attachments {
                assert_eq!(file.filename, "board.png");
                assert!(file.description.as_deref().unwrap().contains("to move"));
            }
        }
        // A board shows the cards that lie on it, and no others.
        let board = club.board();
        let alt = board.attachments[0].description.clone().unwrap();
        assert!(!alt.contains("hand"), "turn {n_turns}: {alt}");
        std::mem::swap(&mut who, &mut other);
    }
    held.extend(hand(&club, &who).await);
    club.restart().await;

    let stored = club.stored(1).await;
    let acts = stored.steps.iter().filter_map(|step| step["act"].as_str());
    let shown: BTreeSet<&str> = acts
        .filter_map(|act| act.split_once('.'))
        .map(|(_, card)| card)
        .collect();
    let hidden: Vec<&String> = held
        .iter()
        .filter(|card| !shown.contains(card.as_str()))
        .collect();
    assert!(hidden.len() > 8, "{hidden:?}");
    let text = log.text();
    assert!(text.contains("played play."), "the log is there");
    let logged = tokens(&text);
    for card in hidden {
        assert!(!logged.contains(card.as_str()), "the log names {card}");
    }
    assert!(!text.contains(TOKEN));
    assert!(!text.contains(&String::from(stored.secret)));
    for request in club.sandbox.requests(0) {
        let mut parts = request
            .path
            .split('/')
            .skip_while(|part| *part != "interactions" && *part != "webhooks");
        if let Some(token) = parts.nth(2) {
            assert!(
                !text.contains(token),
                "the log holds the token of an interaction"
            );
        }
    }
    club.finish().await;
}
