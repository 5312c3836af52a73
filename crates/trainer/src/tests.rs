//! Whether learning goes the right way, and the same way twice.

use lostcities_players::classic::strong::Features;
use lostcities_rules::kernel::Seed;

use crate::adam::Learner;
use crate::checkpoint::State;
use crate::contestants::duel;
use crate::critic::{self, MEETS_RULES, Whole};
use crate::measured::Shape;
use crate::play::{Harvest, Outline, codes, uniform};
use crate::policy::{self, MAX_LEGAL};
use crate::round::Round;
use crate::train;
use crate::trunk::Inputs;

/// Random weights, not zero anywhere.
fn weights(len: usize) -> Vec<f32> {
    let mut rng = Seed::simulated(3, 3).whims();
    (0..len).map(|_| 0.2 * (uniform(&mut rng) - 0.5)).collect()
}

/// A position in the middle of a round, with the other's hand.
fn position(number: u64) -> (Features, [u8; MAX_LEGAL], usize, Whole) {
    let (mut round, _) = Round::random(9, number);
    let mut legal = Vec::new();
    for _ in 0..30 {
        let (seat, _) = round.to_move().expect("the round goes on");
        round.legal(seat, &mut legal);
        let action = legal[legal.len() / 2];
        round.act(seat, action);
    }
    let (seat, _) = round.to_move().expect("the round goes on");
    round.legal(seat, &mut legal);
    let view = round.view(seat);
    let features = Features::new(&view, seat);
    let hand = round.view(seat.next(2)).hand();
    let whole = Whole::new(&features, hand, round.deck(), view.colours(), true);
    (features, codes(&legal), legal.len(), whole)
}

/// Goes a little way from `weights` in some random directions, each within a part of the weights, and compares how far
/// `value` moves with what the gradient says.
fn agrees(weights: &[f32], gradient: &[f32], value: impl Fn(&[f32]) -> f64) {
    let mut rng = Seed::simulated(4, 4).whims();
    let n_parts = 12;
    let len = weights.len().div_ceil(n_parts);
    for part in 0..n_parts {
        let (mut ahead, mut back) = (weights.to_vec(), weights.to_vec());
        let mut expected = 0.0;
        for index in part * len..((part + 1) * len).min(weights.len()) {
            let way = 2e-4 * (uniform(&mut rng) - 0.5);
            ahead[index] += way;
            back[index] -= way;
            expected += f64::from(way) * f64::from(gradient[index]);
        }
        let moved = (value(&ahead) - value(&back)) / 2.0;
        let error = (moved - expected).abs();
        assert!(
            error < 2e-6 + 0.05 * expected.abs(),
            "part {part}: {moved} is not {expected}"
        );
    }
}

#[test]
fn the_gradient_of_the_policy_says_how_its_wishes_change() {
    let weights = weights(policy::LEN);
    let mut turned = vec![0.0; policy::TURNED];
    policy::turn(&weights, &mut turned);
    for number in [0, 1, 2] {
        let (features, legal, n_legal, _) = position(number);
        let legal = &legal[..n_legal];
        let mut slopes = [0.0; MAX_LEGAL];
        let mut rng = Seed::simulated(5, number).whims();
        slopes[..n_legal].fill_with(|| uniform(&mut rng) - 0.5);
        let mut gradient = vec![0.0; policy::LEN];
        let opinion = policy::opinion::<5>(&weights, &features, legal);
        policy::backward(
            &weights,
            &turned,
            &features,
            legal,
            &opinion,
            &slopes,
            &mut gradient,
        );
        agrees(&weights, &gradient, |weights| {
            let (_, logits) = policy::logits::<5>(weights, &features, legal);
            let products = logits.iter().zip(&slopes).take(n_legal);
            products
                .map(|(&logit, &slope)| f64::from(logit) * f64::from(slope))
                .sum()
        });
    }
}

#[test]
fn the_gradient_of_the_critic_says_how_its_value_changes() {
    let weights = weights(critic::LEN);
    let mut turned = vec![0.0; critic::TURNED];
    critic::turn(&weights, &mut turned);
    let (.., whole) = position(0);
    let mut gradient = vec![0.0; critic::LEN];
    let (pass, _) = critic::value::<5>(&weights, &whole);
    critic::backward(&weights, &turned, &whole, &pass, 1.0, &mut gradient);
    agrees(&weights, &gradient, |weights| {
        critic::value::<5>(weights, &whole).1.into()
    });
}

#[test]
fn the_same_seed_trains_the_same_weights() {
    let trained = || {
        let mut state = train::fresh(7);
        let outline = Outline {
            seed: 8,
            lambda: 0.85,
            rules: 0,
            passes: 2,
        };
        train::iterate(&mut state, &[], outline, 1, train::PACE);
        state
    };
    let [first, second] = [trained(), trained()];
    assert_eq!(first.policy.weights, second.policy.weights);
    assert_ne!(first.policy.weights, train::fresh(7).policy.weights);
}

#[test]
fn a_critic_that_knows_the_end_leaves_no_surprise() {
    let state = train::fresh(7);
    let mut harvest = Harvest::default();
    let outline = Outline {
        seed: 8,
        lambda: 1.0,
        rules: 0,
        passes: 2,
    };
    harvest.play(
        &state.policy.weights,
        &state.critic.weights,
        None,
        outline,
        0,
    );
    // With nothing forgotten on the way back, every target of a seat is the result itself.
    let mut targets: Vec<f32> = harvest.turns.iter().map(|turn| turn.target).collect();
    targets.sort_by(f32::total_cmp);
    let (Some(&lowest), Some(&highest)) = (targets.first(), targets.last()) else {
        panic!("a round has turns");
    };
    assert!(
        (lowest + highest).abs() < 1e-4,
        "what one wins the other loses"
    );
    let is_result = |target: &f32| (target.abs() - highest).abs() < 1e-4;
    assert!(targets.iter().all(is_result), "{targets:?}");
}

#[test]
fn the_rounded_net_weighs_as_the_policy_does() {
    let mut weights = weights(policy::LEN);
    // As large as trained ones.
    for weight in &mut weights {
        *weight *= 2.0;
    }
    let net = policy::rounded(&weights);
    for number in [0, 1, 2] {
        let (mut round, _) = Round::random(9, number);
        let mut legal = Vec::new();
        while let Some((seat, _)) = round.to_move() {
            round.legal(seat, &mut legal);
            let features = Features::new(&round.view(seat), seat);
            let (_, logits) =
                policy::logits::<5>(&weights, &features, &codes(&legal)[..legal.len()]);
            for (count, logit) in net.weigh(&features, &legal).into_iter().zip(logits) {
                #[expect(clippy::cast_precision_loss, reason = "to compare")]
                let count = count as f32 / f32::from(1_u16 << 10) / f32::from(1_u16 << 10);
                assert!((count - logit).abs() < 0.05, "{count} is not {logit}");
            }
            round.act(seat, legal[0]);
        }
    }
}

#[test]
fn a_net_is_begun_with_as_it_plays() {
    let net = policy::rounded(&weights(policy::LEN));
    let again = policy::rounded(&policy::exact(&net));
    assert_eq!(again.to_bytes(), net.to_bytes());
}

#[test]
fn a_checkpoint_reads_as_it_is_written() {
    let folder = std::env::temp_dir().join(format!("lostcities-trainer-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("state.bin");
    let mut state = train::fresh(7);
    (state.iteration, state.n_rounds, state.seconds) = (3, 1_800, 1.5);
    state.critic = Learner {
        steps: 9,
        ..state.critic
    };
    state.save(&path).expect("written");
    let read = State::load(&path).expect("read");
    std::fs::remove_dir_all(&folder).expect("removed");
    assert_eq!(
        (read.iteration, read.n_rounds, read.critic.steps),
        (3, 1_800, 9)
    );
    assert_eq!(read.policy.weights, state.policy.weights);
    assert_eq!(read.critic.square, state.critic.square);
}

#[test]
fn only_the_critic_is_told_whom_it_meets() {
    for number in 0..100 {
        let (features, _, _, whole) = position(number);
        assert!(features.table().all(|(input, _)| input != MEETS_RULES));
        let mut told = Vec::new();
        Inputs::table(&whole, |input, _| told.push(input));
        assert!(told.contains(&MEETS_RULES));
    }
}

#[test]
fn matches_that_a_game_does_not_have_are_refused() {
    for (game, n_seats, n_rounds) in [
        ("classic", 3, None),
        ("classic", 2, Some(2)),
        ("rivals", 5, None),
    ] {
        let shape = Shape { n_seats, n_rounds };
        let played = duel(game, ["normal"; 2], shape, 1, 1);
        assert!(played.is_err(), "{game} for {n_seats}");
    }
}
