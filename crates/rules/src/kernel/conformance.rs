//! What every game must uphold.

mod secrets;

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use secrets::same_glimpses_same_view;

use super::{Game, GameRng, Illegal, MAX_SEATS, Record, Seat, Step, Turn, Viewer, below};

/// What a game promises of itself before it is tested.
pub struct Promise<G: Game> {
    pub setup: G::Setup,
    pub values: &'static G::Values,
    pub has_secrets: bool,
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
        assert_eq!(outcome.places.n_seats(), game.n_seats());
        assert_eq!(
            outcome.points,
            game.points(),
            "seed {seed}: points at the end"
        );
        let replayed = record
            .replay(promise.values, |_, _| ())
            .expect("the record replays");
        assert!(replayed == game, "seed {seed}: the log is the truth");
        survives_json(&record);
        for viewer in viewers(game.n_seats()) {
            same_glimpses_same_view(promise, &record, viewer, &mut rng);
        }
    }
}

/// Plays a random match, with seats that may act in any order, and hands every position, with the step that comes next
/// and what it tells, to `check`. Returns the position at the end.
///
/// # Panics
/// If the game refuses what it has offered.
pub fn random_match<G: Game>(
    setup: &G::Setup,
    values: &'static G::Values,
    seed: u64,
    mut check: impl FnMut(&G, &Step<G::Action, G::Chance>, &[G::Effect]),
) -> G {
    let mut rng = GameRng::seed_from_u64(seed);
    let mut game = G::start(setup, values);
    while let Some(step) = random_step(&game, &mut rng) {
        let before = game.clone();
        let mut told = Vec::new();
        game.apply(&step, &mut |effect| told.push(effect))
            .expect("a legal step is accepted");
        check(&before, &step, &told);
    }
    game
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
    let mut veiled = vec![false; viewers.len()];
    loop {
        assert!(
            record.steps.len() < promise.max_steps,
            "seed {seed}: no end in {} steps",
            promise.max_steps
        );
        legal_actions_are_sound(&game, seed);
        random_actions_are_listed(&game, rng);
        refuses_what_is_not_listed(&game, &record, rng);
        let last = record.steps.last().and_then(Step::seat);
        for seat in Seat::all(game.n_seats()).filter(|&seat| game.may_take_back(seat)) {
            assert_eq!(
                last,
                Some(seat),
                "seed {seed}: nothing that the seat could take back"
            );
        }
        for (&viewer, doubt) in viewers.iter().zip(&mut doubts) {
            let shown = game.view(viewer);
            let imagined = G::determinize(&shown, rng);
            assert_eq!(
                imagined.view(viewer),
                shown,
                "seed {seed}: a view survives determinization"
            );
            same_choices(&game, &imagined, viewer);
            *doubt |= viewers
                .iter()
                .any(|&other| imagined.view(other) != game.view(other));
        }
        let Some(step) = random_step(&game, rng) else {
            break;
        };
        if let Step::Chance(chance) = &step {
            let other = game.sample(rng);
            for (&viewer, veiled) in viewers.iter().zip(&mut veiled) {
                *veiled |=
                    other != *chance && G::glimpse(&other, viewer) == G::glimpse(chance, viewer);
            }
        }
        game.apply(&step, &mut |_| ())
            .expect("a legal step is accepted");
        record.steps.push(step);
    }
    if promise.has_secrets {
        assert!(
            doubts.iter().all(|&doubt| doubt),
            "seed {seed}: some viewer knows every hidden card"
        );
        assert!(
            veiled.iter().all(|&veiled| veiled),
            "seed {seed}: some viewer glimpses everything"
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
            let seat = *seats.choose(rng).expect("a seat may act");
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
        if let Some(forced) = game.forced(seat) {
            assert_eq!(actions, [forced], "seed {seed}: {seat} has no other choice");
        }
        for &action in &actions {
            let text = action.to_string();
            assert!(
                text.is_ascii()
                    && text.len() <= 40
                    && text.starts_with(|c: char| c.is_ascii_lowercase()),
                "{text:?}"
            );
            assert_eq!(
                text.parse::<G::Action>().expect("an action can be read"),
                action
            );
            let step = Step::Act { seat, action };
            game.clone()
                .apply(&step, &mut |_| ())
                .expect("a legal action is accepted");
        }
    }
}

/// A random action is the one that the same random number picks from the list.
fn random_actions_are_listed<G: Game>(game: &G, rng: &mut GameRng) {
    let (mut listed, mut scratch) = (Vec::new(), Vec::new());
    for seat in Seat::all(game.n_seats()) {
        let mut same = rng.clone();
        let random = game.random_action(seat, rng, &mut scratch);
        game.legal_actions(seat, &mut listed);
        let expected = match u32::try_from(listed.len()).expect("not that many") {
            0 => None,
            n_listed => Some(listed[below(&mut same, n_listed) as usize]),
        };
        assert_eq!(random, expected, "{game:?}");
        assert!(
            *rng == same,
            "a random action is a single question to the generator"
        );
    }
}

/// What a seat may do follows from what it sees.
fn same_choices<G: Game>(game: &G, imagined: &G, viewer: Viewer) {
    let (mut real, mut other) = (Vec::new(), Vec::new());
    if let Some(seat) = viewer.seat() {
        game.legal_actions(seat, &mut real);
        imagined.legal_actions(seat, &mut other);
        assert_eq!(real, other, "{seat} cannot tell what it may do");
    }
}

/// How many earlier actions are tried again at every step.
const TRIED_AGAIN: usize = 12;

/// Steps that the position does not wait for are refused for the right reason, tell nothing and change nothing: earlier
/// actions by seats in turn and by others, and earlier draws.
fn refuses_what_is_not_listed<G: Game>(game: &G, record: &Record<G>, rng: &mut GameRng) {
    let mut listed = Vec::new();
    let turn = game.turn();
    for step in record.steps.sample(rng, TRIED_AGAIN) {
        match step {
            Step::Act { action, .. } => {
                for seat in Seat::all(MAX_SEATS) {
                    let why = match turn {
                        Turn::Over => Illegal::Over,
                        Turn::Seats(seats) if seats.contains(seat) => Illegal::NotAllowed,
                        Turn::Seats(_) | Turn::Chance => Illegal::NotYourTurn,
                    };
                    game.legal_actions(seat, &mut listed);
                    if listed.binary_search(action).is_err() {
                        let action = *action;
                        refuses(game, &Step::Act { seat, action }, why);
                    }
                }
            }
            Step::Chance(_) => {
                let why = match turn {
                    Turn::Over => Illegal::Over,
                    Turn::Seats(_) | Turn::Chance => Illegal::Impossible,
                };
                // While chance is due the same may come again, as with dice.
                if turn != Turn::Chance || game.clone().apply(step, &mut |_| ()).is_err() {
                    refuses(game, step, why);
                }
            }
        }
    }
}

fn refuses<G: Game>(game: &G, step: &Step<G::Action, G::Chance>, why: Illegal) {
    let mut copy = game.clone();
    let mut told = 0;
    let refusal = copy.apply(step, &mut |_| told += 1).err();
    assert_eq!(refusal, Some(why), "{step:?} in {game:?}");
    assert_eq!(told, 0, "a refused step tells nothing: {step:?}");
    assert!(copy == *game, "a refused step changes nothing: {step:?}");
}

fn survives_json<G: Game>(record: &Record<G>) {
    let setup = serde_json::to_string(&record.setup).expect("a setup can be written");
    assert_eq!(
        serde_json::from_str::<G::Setup>(&setup).expect("a setup can be read"),
        record.setup
    );
    for step in &record.steps {
        let line = serde_json::to_string(step).expect("a step can be written");
        let read: Step<G::Action, G::Chance> =
            serde_json::from_str(&line).expect("a step can be read");
        assert_eq!(read, *step);
    }
}
