//! What is said of choices that are still to be made, and of those that are half made.

use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, Seat};
use lostcities::present::Match;
use lostcities::registry;
use serde_json::{Value, json};

use super::{by_hand, english, roll};

fn act(seat: u8, act: &str) -> Value {
    json!({"seat": seat, "act": act})
}

fn panel(playing: &dyn Match, seat: u8, focus: Option<&str>) -> (String, String) {
    let names = BySeat::new(playing.n_seats(), |_| String::new());
    let face = playing.panel(Seat::new(seat).unwrap(), focus, &names, None);
    (english(&face.text), english(&face.alt))
}

#[test]
fn no_die_is_too_low_for_what_is_at_its_end() {
    let mut playing = by_hand(&[json!({"chance": {"first": 0}})]);
    // Nine fields, of which the fourth and the eighth have an arrow, and the artefact at the end.
    for (turn, number) in (0..).zip([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]) {
        playing.push(&roll(["r"; 3], [number; 3])).unwrap();
        for seat in [turn % 2, 1 - turn % 2] {
            playing
                .push(&act(seat, &format!("take.r.{number}")))
                .unwrap();
            if turn == 3 || turn == 7 {
                playing.push(&act(seat, "stop")).unwrap();
            }
        }
    }
    playing.push(&roll(["r", "o", "o"], [3, 9, 9])).unwrap();
    let (text, _) = panel(playing.as_ref(), 0, None);
    assert!(text.contains("Complete: 🟥"), "{text}");
    assert!(!text.contains("Too low"), "{text}");
}

#[test]
fn only_who_has_no_arrow_left_has_chosen() {
    let setup = registry::setup(GameKind::RollWrite, &json!({"seats": 3})).unwrap();
    let mut playing = registry::start(GameKind::RollWrite, setup, registry::TABLE_VERSION).unwrap();
    let dice = |number| roll(["o"; 3], [number; 3]);
    for step in [
        json!({"chance": {"first": 0}}),
        dice(1),
        act(0, "take.o.1"),
        act(1, "take.o.1"),
        act(2, "take.o.1"),
        dice(2),
        act(1, "take.o.2"),
        act(1, "stop"),
        act(0, "take.o.2"),
    ] {
        playing.push(&step).unwrap();
    }
    let chosen = "You have chosen.";
    assert!(panel(playing.as_ref(), 1, None).0.contains(chosen));
    // It must wait with its arrow until the seat before it has chosen.
    playing.push(&act(2, "order")).unwrap();
    let (text, _) = panel(playing.as_ref(), 0, None);
    assert!(
        text.contains("Still choosing") && !text.contains(chosen),
        "{text}"
    );
}

#[test]
fn a_preview_is_described_as_it_is_drawn() {
    let dice = roll(["o", "o", "b"], [2, 4, 9]);
    let playing = by_hand(&[json!({"chance": {"first": 0}}), dice]);
    let (_, alt) = panel(playing.as_ref(), 0, Some("take.o.2"));
    assert!(alt.contains("Orange: 2, counts −20"), "{alt}");
    let (_, alt) = panel(playing.as_ref(), 0, None);
    assert!(!alt.contains("Orange: "), "{alt}");
}
