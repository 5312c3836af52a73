//! Nobody is shown a card that is not for them.
//!
//! Beside a match lies its twin for one viewer: the same actions, other hidden cards. Everything that viewer could ever be
//! shown is the same in both, letter by letter and pixel by pixel. It holds for every game of the registry.

mod leaks;
mod program;
mod seen;

use lostcities::games::GameKind;
use lostcities::kernel::{GameRng, Seat, Seed, Viewer, below};
use lostcities::present::{Match, Player};
use lostcities::registry;
use lostcities::render::Painter;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};

use seen::{Seen, difference};

/// How many matches are played of each kind; `LOSTCITIES_SECRETS_MATCHES` asks for more.
const MATCHES: u64 = 7;

/// At how many places of a match it is compared with its twin.
const PLACES: u32 = 32;

/// One in how many positions is said in every language and drawn; as data all are compared.
const DRAWN: usize = 40;

/// No longer log is exchanged; three rounds of random play would take too long.
const LONGEST: u32 = 300;

#[derive(Default)]
struct Tally {
    positions: usize,
    twins: usize,
    /// Positions in which another person is shown something else, so that there was something to find out.
    different: usize,
}

/// Compares a match with twins of it; the first thing that differs is the error.
struct Comparison {
    rng: GameRng,
    painter: Painter,
    tally: Tally,
}

impl Comparison {
    fn new(seed: u64) -> Self {
        Self {
            rng: GameRng::seed_from_u64(seed),
            painter: Painter::new(),
            tally: Tally::default(),
        }
    }

    /// The match that `start` begins, played at random by `seed` and cut off somewhere, beside a twin for each viewer.
    fn compare(
        &mut self,
        start: &dyn Fn() -> Box<dyn Match>,
        seed: &Seed,
        players: &[Player],
    ) -> Result<(), String> {
        let mut whole = start();
        whole.play_out(seed, players);
        let n_steps = u32::try_from(whole.n_steps()).unwrap().min(LONGEST);
        let n_steps = below(&mut self.rng, n_steps) as usize + 1;
        let steps = &whole.steps_from(0)[..n_steps];
        let mut real = start();
        for step in steps {
            real.push(step).unwrap();
        }
        let seats = Seat::all(real.n_seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            if let Some(twin) = real.twin(viewer, &mut self.rng) {
                self.tally.twins += 1;
                self.side_by_side(start, steps, &twin.steps_from(0), viewer)?;
            }
        }
        Ok(())
    }

    fn side_by_side(
        &mut self,
        start: &dyn Fn() -> Box<dyn Match>,
        steps: &[Value],
        twins: &[Value],
        viewer: Viewer,
    ) -> Result<(), String> {
        let (mut real, mut twin) = (start(), start());
        let first = steps
            .iter()
            .zip(twins)
            .position(|(step, other)| step != other);
        let first = first.expect("a twin is another match");
        let n_steps = u32::try_from(steps.len() - first).unwrap();
        for (ply, (step, other)) in steps.iter().zip(twins).enumerate() {
            real.push(step).unwrap();
            twin.push(other).unwrap();
            if ply < first || (below(&mut self.rng, n_steps) >= PLACES && ply + 1 < steps.len()) {
                continue;
            }
            self.tally.positions += 1;
            let shown = Seen::by(viewer, real.as_ref(), real.as_ref());
            let beside = Seen::by(viewer, twin.as_ref(), real.as_ref());
            let draws = self.tally.positions.is_multiple_of(DRAWN);
            let painter = draws.then_some(&mut self.painter);
            if let Some(difference) = difference(&shown, &beside, painter) {
                return Err(format!("{viewer:?} after step {ply}: {difference}"));
            }
            let mut others = Seat::all(real.n_seats()).map(Viewer::Seat);
            let differs = |other| real.describe(other, None) != twin.describe(other, None);
            self.tally.different += usize::from(others.any(differs));
        }
        Ok(())
    }
}

/// The setups that a game knows of these.
fn setups(kind: GameKind) -> Vec<Value> {
    let options = [
        json!({}),
        json!({"rounds": 1}),
        json!({"rounds": 1, "colours": 6}),
        json!({"rounds": 1, "up_and_down": true}),
    ];
    let setups = options.iter();
    setups
        .filter_map(|options| registry::setup(kind, options).ok())
        .collect()
}

fn n_matches() -> u64 {
    std::env::var("LOSTCITIES_SECRETS_MATCHES").map_or(MATCHES, |text| text.parse().unwrap())
}

const fn has_secrets(kind: GameKind) -> bool {
    match kind {
        GameKind::Classic | GameKind::BoardGame => true,
        // Sheets and dice, cards and coins lie open (001:52), and nobody knows what the piles hold.
        GameKind::RollWrite | GameKind::Rivals => false,
    }
}

#[test]
fn nobody_can_tell_a_match_from_one_with_other_hidden_cards() {
    for kind in GameKind::ALL {
        let mut comparison = Comparison::new(1);
        for (number, setup) in setups(kind).iter().enumerate() {
            for seed in 0..n_matches() {
                let start =
                    || registry::start(kind, setup.clone(), registry::TABLE_VERSION).unwrap();
                let n_seats = usize::from(start().n_seats());
                let player = match seed % 3 {
                    0 => Player::Quick,
                    _ => Player::Random,
                };
                let seed = Seed::simulated(number as u64, seed);
                if let Err(leak) = comparison.compare(&start, &seed, &vec![player; n_seats]) {
                    panic!("{kind} {setup}: {leak}");
                }
            }
        }
        let Tally {
            positions,
            twins,
            different,
        } = comparison.tally;
        if !has_secrets(kind) {
            assert_eq!(twins, 0, "{kind}: nothing is hidden");
            continue;
        }
        assert!(
            positions > 1_000,
            "{kind}: only {positions} positions of {twins} twins"
        );
        assert!(
            different * 3 > positions * 2,
            "{kind}: {different} of {positions} positions hide anything else"
        );
    }
}
