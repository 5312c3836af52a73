//! What is said of choices that are still to be made, and of those that are half made.

use lostcities::ai::roll_write::Greedy;
use lostcities::games::GameKind;
use lostcities::games::roll_write::{Action, Column, Order, RollWrite, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{Bot, BySeat, Game, Seat, Seed, Viewer};
use lostcities::present::{Match, Present};
use lostcities::registry;
use serde_json::{Value, json};

use super::{by_hand, english, roll};
use crate::kept::contains;

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
    contains(&text, "Complete: 🟥");
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
    contains(&alt, "Orange: 2, counts −20");
    let (_, alt) = panel(playing.as_ref(), 0, None);
    assert!(!alt.contains("Orange: "), "{alt}");
}

#[test]
fn a_hint_names_no_symbol_where_none_is_left() {
    let setup = Setup::new(2, Order::Together).unwrap();
    let mut game = RollWrite::start(&setup, &Values::latest().roll_write);
    let (mut ply, mut told) = (0, [0, 0]);
    while told[1] < 2 {
        let step = game.next_step(&mut Seed::simulated(1, 0).at(ply), |seat, rng| {
            let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
            game.legal_actions(seat, &mut legal);
            // A match ends when all are exhausted.
            if seat != Seat::FIRST {
                return Greedy.choose(&view, &legal, rng);
            }
            let why = RollWrite::reason(&view, Action::Refuse);
            let why = why.map_or(String::new(), |why| english(&[why]));
            let is_exhausted = view.sheet(seat).is_exhausted();
            assert!(why.contains("symbol") != is_exhausted, "{why}");
            told[usize::from(is_exhausted)] += 1;
            Action::Refuse
        });
        game.apply(&step.unwrap(), &mut |_| ()).unwrap();
        ply += 1;
    }
    assert!(told[0] > 0);
}

#[test]
fn a_hint_names_the_bridge_of_no_other_column() {
    let mut told = [0, 0];
    for seed in 0..20 {
        let setup = Setup::new(2, Order::Together).unwrap();
        let mut game = RollWrite::start(&setup, &Values::latest().roll_write);
        for ply in 0.. {
            let step = game.next_step(&mut Seed::simulated(seed, 0).at(ply), |seat, rng| {
                let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
                game.legal_actions(seat, &mut legal);
                for &action in &legal {
                    let seen = view.preview(seat, action).unwrap();
                    let why = RollWrite::reason(&view, action);
                    let (Some(entry), Some(why)) = (seen.choice.entries().last(), why) else {
                        continue;
                    };
                    let (own, why) = (Column::Expedition(entry.colour), english(&[why]));
                    let is_own = entry.bridges.contains(own) && !view.is_crossed(own);
                    if why.contains("bridge") {
                        assert!(is_own, "{action}: {why}");
                        assert!(!why.contains("first"), "others may still cross it: {why}");
                        told[0] += 1;
                    } else if entry.bridges.contains(Column::Artefacts) {
                        told[1] += 1;
                    }
                }
                Greedy.choose(&view, &legal, rng)
            });
            let Some(step) = step else { break };
            game.apply(&step, &mut |_| ()).unwrap();
        }
    }
    assert!(told.iter().all(|&n| n > 0), "{told:?}");
}
