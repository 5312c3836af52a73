//! What every game must uphold, whatever its rules.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::{Game, GameRng, Illegal, Record, Seat, Step, Turn, Viewer};

/// What a game promises of itself before it is tested.
pub struct Promise<G: Game> {
    /// The match to play.
    pub setup: G::Setup,
    /// The printed values to play it with.
    pub values: &'static G::Values,
    /// Whether something is hidden from every viewer.
    pub has_secrets: bool,
    /// No match has more steps than this.
    pub max_steps: usize,
}

/// Plays one random match for each seed and checks the whole contract at every step.
///
/// # Panics
/// If the game breaks a promise of the contract.
pub fn conforms<G: Game>(promise: &Promise<G>, seeds: Range<u64>)
where
    <G::Action as FromStr>::Err: fmt::Debug,
{
    for seed in seeds {
        let mut rng = GameRng::seed_from_u64(seed);
        let (record, game) = play(promise, seed, &mut rng);
        let outcome = game.outcome().expect("a match that is over has an outcome");
        assert_eq!(outcome.places.len(), usize::from(game.n_seats()));
        assert_eq!(
            outcome.points,
            game.points(),
            "seed {seed}: points at the end"
        );
        let replayed = record.replay(promise.values, |_, _| ()).expect("replays");
        assert!(replayed == game, "seed {seed}: the log is the truth");
        survives_json(&record);
        for viewer in viewers(game.n_seats()) {
            same_glimpses_same_view(promise, &record, viewer, &mut rng);
        }
    }
}

fn viewers(n_seats: u8) -> Vec<Viewer> {
    Seat::all(n_seats)
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .collect()
}

fn play<G: Game>(promise: &Promise<G>, seed: u64, rng: &mut GameRng) -> (Record<G>, G)
where
    <G::Action as FromStr>::Err: fmt::Debug,
{
    let mut record = Record::<G>::new(promise.setup.clone());
    let mut game = G::start(&promise.setup, promise.values);
    let viewers = viewers(game.n_seats());
    let mut doubts = vec![false; viewers.len()];
    loop {
        assert!(
            record.steps.len() < promise.max_steps,
            "seed {seed}: no end in {} steps",
            promise.max_steps
        );
        legal_actions_are_sound(&game, seed);
        for (&viewer, doubt) in viewers.iter().zip(&mut doubts) {
            let shown = game.view(viewer);
            let imagined = G::determinize(&shown, rng);
            assert_eq!(
                imagined.view(viewer),
                shown,
                "seed {seed}: a view survives determinization"
            );
            *doubt |= viewers
                .iter()
                .any(|&other| imagined.view(other) != game.view(other));
        }
        let Some(step) = random_step(&game, rng) else {
            break;
        };
        refuses_everybody_else(&game, &step);
        game.apply(&step, &mut |_| ())
            .expect("a legal step is accepted");
        record.steps.push(step);
    }
    if promise.has_secrets {
        assert!(
            doubts.iter().all(|&doubt| doubt),
            "seed {seed}: some viewer knows every hidden card"
        );
    }
    (record, game)
}

fn random_step<G: Game>(game: &G, rng: &mut GameRng) -> Option<Step<G::Action, G::Chance>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.sample(rng))),
        Turn::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = *seats.choose(rng).expect("somebody may act");
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            Some(Step::Act {
                seat,
                action: *actions.choose(rng).expect("something may be done"),
            })
        }
    }
}

/// Legal lists are empty exactly for seats not in turn, sorted, unique; their texts parse back; the rules accept them.
fn legal_actions_are_sound<G: Game>(game: &G, seed: u64)
where
    <G::Action as FromStr>::Err: fmt::Debug,
{
    let mut actions = Vec::new();
    for seat in Seat::all(game.n_seats()) {
        game.legal_actions(seat, &mut actions);
        assert_eq!(
            actions.is_empty(),
            !game.turn().seats().contains(seat),
            "seed {seed}: {game:?}"
        );
        assert!(
            actions.is_sorted_by(|a, b| a < b),
            "seed {seed}: sorted, no repeats: {actions:?}"
        );
        for &action in &actions {
            let text = action.to_string();
            assert!(
                text.is_ascii()
                    && text.len() <= 40
                    && text.starts_with(|c: char| c.is_ascii_lowercase()),
                "{text:?}"
            );
            assert_eq!(text.parse::<G::Action>().expect("parses back"), action);
            let step = Step::Act { seat, action };
            game.clone()
                .apply(&step, &mut |_| ())
                .expect("a legal action is accepted");
        }
    }
}

/// A step by the wrong seat, or when the turn is another's, is refused, tells nothing and changes nothing.
fn refuses_everybody_else<G: Game>(game: &G, step: &Step<G::Action, G::Chance>) {
    let mut copy = game.clone();
    let mut told = 0;
    match step {
        Step::Act { action, .. } => {
            for seat in
                Seat::all(game.n_seats()).filter(|seat| !game.turn().seats().contains(*seat))
            {
                let step = Step::Act {
                    seat,
                    action: *action,
                };
                assert_eq!(
                    copy.apply(&step, &mut |_| told += 1),
                    Err(Illegal::NotYourTurn)
                );
            }
        }
        Step::Chance(_) => {
            // While chance is due no seat may act, so any action that was legal elsewhere is refused here.
            for seat in Seat::all(game.n_seats()) {
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                assert!(actions.is_empty());
            }
        }
    }
    assert_eq!(told, 0, "a refused step tells nothing");
    assert!(copy == *game, "a refused step changes nothing");
}

fn survives_json<G: Game>(record: &Record<G>) {
    let setup = serde_json::to_string(&record.setup).expect("a setup can be written");
    assert_eq!(
        serde_json::from_str::<G::Setup>(&setup).expect("and read"),
        record.setup
    );
    for step in &record.steps {
        let line = serde_json::to_string(step).expect("a step can be written");
        let read: Step<G::Action, G::Chance> = serde_json::from_str(&line).expect("and read");
        assert_eq!(read, *step);
    }
}

/// Plays beside the record a match that `viewer` could not tell from it (same actions, other hidden draws), for as long
/// as the actions stay possible: the viewer must be shown the same. `glimpse` is the specification that `view` is held to.
fn same_glimpses_same_view<G: Game>(
    promise: &Promise<G>,
    record: &Record<G>,
    viewer: Viewer,
    rng: &mut GameRng,
) {
    let mut real = G::start(&promise.setup, promise.values);
    let mut other = real.clone();
    for step in &record.steps {
        let twin = match step {
            Step::Act { .. } => step.clone(),
            Step::Chance(chance) => {
                let seen = G::glimpse(chance, viewer);
                let twin = (0..500)
                    .map(|_| other.sample(rng))
                    .find(|twin| G::glimpse(twin, viewer) == seen);
                let Some(twin) = twin else { return };
                Step::Chance(twin)
            }
        };
        if other.apply(&twin, &mut |_| ()).is_err() {
            return;
        }
        real.apply(step, &mut |_| ())
            .expect("a recorded step is legal");
        assert_eq!(
            real.view(viewer),
            other.view(viewer),
            "{viewer:?} is shown what no glimpse told"
        );
    }
}
