//! Turns that are prepared: each is played exactly if it can be, and none outlives what it was made for.

mod evening;
mod interrupted;
mod tables;

use std::collections::BTreeMap;

use lostcities::games::GameKind;
use lostcities::kernel::{BySeat, GameRng, Seat, Seed, below};
use lostcities::present::{Face, Match, PREPARE, Press};
use lostcities::registry;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};

/// What a seat is offered while it prepares a turn.
#[derive(Default)]
pub struct Offered {
    /// What it can choose on the way.
    pub details: Vec<String>,
    /// What it can have played.
    pub plans: Vec<String>,
}

/// What `face` offers for the next choice.
pub fn presses(face: &Face) -> impl Iterator<Item = &Press> {
    let controls = face.controls();
    controls
        .filter(|control| control.enabled)
        .map(|control| &control.press)
}

/// Everything that a seat could prepare, found by pressing every button.
pub fn offered(game: &dyn Match, seat: Seat) -> Offered {
    let names = BySeat::new(game.n_seats(), |seat| format!("Player {seat}"));
    let mut offered = Offered::default();
    let mut open = vec![PREPARE.to_owned()];
    while let Some(detail) = open.pop() {
        let Some(face) = game.preparing(seat, &detail, &names) else {
            continue;
        };
        for press in presses(&face) {
            match press {
                Press::Focus(next) if !offered.details.contains(next) && next != PREPARE => {
                    assert!(next.len() <= 48, "{next}");
                    offered.details.push(next.clone());
                    open.push(next.clone());
                }
                Press::Prepare(plan) => {
                    assert!(plan.len() <= 40, "{plan}");
                    offered.plans.push(plan.clone());
                }
                _ => {}
            }
        }
    }
    offered.plans.sort_unstable();
    offered.plans.dedup();
    offered
}

/// The setups of a game in which others are to move now and then.
fn setups(kind: GameKind) -> Vec<Value> {
    let options = [json!({"rounds": 2}), json!({"rounds": 1}), json!({})];
    let mut options = options.iter();
    let setup = options.find_map(|options| registry::setup(kind, options).ok());
    let setup = setup.unwrap();
    let seats = |n: u8| {
        let mut setup = setup.clone();
        setup["seats"] = n.into();
        setup
    };
    let with_seats = (2..=4).map(seats);
    let is_setup =
        |setup: &Value| registry::start(kind, setup.clone(), registry::TABLE_VERSION).is_ok();
    let mut setups: Vec<Value> = with_seats.filter(is_setup).collect();
    if setups.is_empty() {
        setups.push(setup);
    }
    setups
}

fn start(kind: GameKind, setup: &Value) -> Box<dyn Match> {
    registry::start(kind, setup.clone(), registry::TABLE_VERSION).unwrap()
}

/// What each discard pile shows, from the log alone.
fn tops(game: &dyn Match, begun: usize) -> BTreeMap<String, Vec<String>> {
    let mut piles: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for step in game.steps_from(begun) {
        let act = step["act"].as_str().unwrap_or_default();
        if let Some(card) = act.strip_prefix("discard.") {
            piles
                .entry(card.get(..1).unwrap().to_owned())
                .or_default()
                .push(card.to_owned());
        } else if let Some(pile) = act.strip_prefix("take.") {
            piles.get_mut(pile).unwrap().pop().unwrap();
        }
    }
    piles
}

fn legal(game: &dyn Match, seat: Seat) -> Vec<String> {
    game.choices(seat)
        .into_iter()
        .map(|(action, _)| action)
        .collect()
}

/// The expected result of a plan, worked out otherwise: from the log and from what the rules allow. `begun` is where the round
/// began.
fn expected(game: &dyn Match, seat: Seat, plan: &str, begun: usize) -> Option<Vec<String>> {
    let can = legal(game, seat);
    if let Some(most) = plan.strip_prefix("max.") {
        let bids = can
            .iter()
            .filter_map(|action| action.strip_prefix("bid.")?.parse::<u32>().ok());
        let most: u32 = most.parse().unwrap();
        let bid = bids.min().filter(|bid| *bid <= most);
        return Some(vec![
            bid.map_or("pass".to_owned(), |bid| format!("bid.{bid}")),
        ]);
    }
    let (first, draw) = plan.split_once('+').unwrap();
    if !can.iter().any(|action| action == first) {
        return None;
    }
    let tops = tops(game, begun);
    let mut after = game.boxed_clone();
    after.act(seat, first).unwrap();
    let can = legal(after.as_ref(), seat);
    let is_draw = |action: &String| action == "draw" || action.starts_with("take.");
    if can.is_empty() || !can.iter().all(is_draw) {
        return None;
    }
    let wanted = draw.strip_prefix("take.").and_then(|card| {
        let pile = card.get(..1).unwrap();
        let lies_there = tops.get(pile)?.last()? == card;
        let take = format!("take.{pile}");
        (lies_there && can.contains(&take)).then_some(take)
    });
    Some(vec![
        first.to_owned(),
        wanted.unwrap_or_else(|| "draw".to_owned()),
    ])
}

#[derive(Default, Debug)]
struct Tally {
    played: u32,
    /// Those of them that took a card which still lay there, and those that drew instead of it.
    taken: u32,
    replaced: u32,
    refused: u32,
    gone: u32,
    over: u32,
}

/// Plays a match at random in which everybody prepares turns.
fn play(kind: GameKind, setup: &Value, number: u64, tally: &mut Tally) {
    let seed = Seed::simulated(11, number);
    let mut rng = GameRng::seed_from_u64(number);
    let mut game = start(kind, setup);
    let mut plans: BTreeMap<Seat, String> = BTreeMap::new();
    let mut begun = 0;
    game.draw_due_chance(&seed);
    for _ in 0..400 {
        let Some(seat) = game.turn().seats().iter().next() else {
            break;
        };
        for other in Seat::all(game.n_seats()) {
            let offered = offered(game.as_ref(), other);
            let is_waiting = !game.turn().seats().contains(other);
            assert!(
                is_waiting || offered.plans.is_empty(),
                "{kind}: in one's own turn"
            );
            for plan in &offered.plans {
                assert!(game.is_plan_possible(other, plan), "{kind}: {plan}");
                assert!(game.plan_in_words(plan).is_some(), "{kind}: {plan}");
            }
            let n_plans = u32::try_from(offered.plans.len()).unwrap();
            if n_plans > 0 && below(&mut rng, 3) == 0 {
                let plan = below(&mut rng, n_plans) as usize;
                plans.insert(other, offered.plans[plan].clone());
            }
        }
        let span = game.plan_span();
        let n_before = game.n_steps();
        let mut has_played = false;
        if let Some(plan) = plans.get(&seat).cloned() {
            let expected = expected(game.as_ref(), seat, &plan, begun);
            let before = game.steps_from(0);
            let played = game.play_plan(seat, &plan);
            let acts = game.steps_from(n_before);
            let acts = acts
                .iter()
                .map(|step| step["act"].as_str().unwrap().to_owned());
            assert_eq!(
                played.ok().map(|()| acts.collect()),
                expected,
                "{kind}: {plan}"
            );
            has_played = expected.is_some();
            if let Some(acts) = expected {
                tally.played += 1;
                let (wants, draws) = (plan.contains("+take."), acts[acts.len() - 1] == "draw");
                tally.taken += u32::from(wants && !draws);
                tally.replaced += u32::from(wants && draws);
            } else {
                assert_eq!(game.steps_from(0), before, "{kind}: nothing has changed");
                tally.refused += 1;
                plans.remove(&seat);
            }
        }
        if !has_played {
            let can = legal(game.as_ref(), seat);
            let action = below(&mut rng, u32::try_from(can.len()).unwrap()) as usize;
            game.act(seat, &can[action]).unwrap();
        }
        game.draw_due_chance(&seed);
        if game.plan_span() != span {
            tally.over += u32::try_from(plans.len()).unwrap();
            plans.clear();
            begun = game.n_steps();
        }
        plans.retain(|&of, plan| {
            let remains = game.plan_remains(of, plan, has_played && of == seat);
            tally.gone += u32::from(!remains);
            remains
        });
    }
}

#[test]
fn a_prepared_turn_is_played_exactly_if_it_is_legal_then() {
    for kind in GameKind::ALL {
        let mut tally = Tally::default();
        for setup in setups(kind) {
            for number in 0..6 {
                play(kind, &setup, number, &mut tally);
            }
        }
        match kind {
            GameKind::RollWrite => assert_eq!(tally.played, 0, "nothing is prepared"),
            GameKind::Classic => {
                // Nothing that others do makes a player's own card illegal.
                assert!(tally.played > 200 && tally.over > 0, "{kind}: {tally:?}");
                assert_eq!(tally.refused, 0, "{tally:?}");
                assert!(tally.taken > 0 && tally.replaced > 0, "{tally:?}");
            }
            GameKind::BoardGame => {
                assert!(tally.played > 200 && tally.over > 0, "{kind}: {tally:?}");
            }
            GameKind::Rivals => assert!(tally.played > 50 && tally.gone > 0, "{tally:?}"),
        }
    }
}

#[test]
fn a_text_that_is_no_plan_is_none() {
    for kind in GameKind::ALL {
        let setup = &setups(kind)[0];
        let mut game = start(kind, setup);
        game.draw_due_chance(&Seed::simulated(1, 1));
        for text in [
            "",
            "play",
            "draw",
            "play.r7",
            "play.r7+",
            "play.r7+take.r",
            "draw+draw",
            "max.",
            "max.05",
            "move.r+draw",
            "stop+draw",
            "take.r+draw",
            "play.r7+draw+draw",
            "pass",
        ] {
            for seat in Seat::all(game.n_seats()) {
                assert!(!game.is_plan_possible(seat, text), "{kind}: {text}");
                assert!(
                    game.boxed_clone().play_plan(seat, text).is_err(),
                    "{kind}: {text}"
                );
            }
        }
    }
}
