//! The player to be: what it wishes to do in a position, in one number for every legal action.

use crate::kernels::{add, dot};
use crate::trunk::{Pass, Trunk};
use lostcities_players::classic::strong::{
    CHOICES, Features, N_WEIGHTS, Net, SUIT_INPUTS, WEIGHT_BITS, WIDTH,
};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, Card};

type Body = Trunk<SUIT_INPUTS, WIDTH>;

const HEAD: usize = Body::LEN;
const HEAD_BIAS: usize = HEAD + CHOICES * WIDTH;
const DECK: usize = HEAD_BIAS + CHOICES;
const DECK_BIAS: usize = DECK + WIDTH;
pub const LEN: usize = DECK_BIAS + 1;
const _: () = assert!(LEN == N_WEIGHTS, "the net that plays has the same weights");

/// An action as the policy numbers them: `CHOICES` times the colour's index plus the choice; the draw pile is last.
pub type Code = u8;
pub const DECK_CODE: Code = 255;
/// Most actions that are legal at a time.
pub const MAX_LEGAL: usize = 16;

pub fn encode(action: Action) -> Code {
    let face = |card: Card| card.rank().map_or(0, |rank| rank.number() - 1);
    let colour = |colour: Colour| u8::try_from(colour.index() * CHOICES).unwrap_or(u8::MAX);
    match action {
        Action::Play(card) => colour(card.colour()) + face(card),
        Action::Discard(card) => colour(card.colour()) + 10 + face(card),
        Action::Take(pile) => colour(pile) + 20,
        Action::Draw => DECK_CODE,
    }
}

/// The chances of all legal actions, and what is needed for the way back.
pub struct Opinion<const N: usize> {
    pass: Pass<N, WIDTH>,
    pub chances: [f32; MAX_LEGAL],
}

/// Fills `weights` for the beginning of training.
pub fn begin(weights: &mut [f32], mut gauss: impl FnMut() -> f32) {
    Body::begin(weights, &mut gauss);
    for weight in &mut weights[HEAD..HEAD_BIAS] {
        *weight = gauss() * 0.01;
    }
}

pub fn logits<const N: usize>(
    weights: &[f32],
    features: &Features,
    legal: &[Code],
) -> (Pass<N, WIDTH>, [f32; MAX_LEGAL]) {
    let pass: Pass<N, WIDTH> = Body::forward(weights, features);
    let mut logits = [f32::NEG_INFINITY; MAX_LEGAL];
    let [.., units] = &pass.units;
    let [.., pool] = &pass.pools;
    for (logit, &code) in logits.iter_mut().zip(legal) {
        *logit = if code == DECK_CODE {
            dot(&pool[0], &weights[DECK..DECK + WIDTH]) + weights[DECK_BIAS]
        } else {
            let (suit, choice) = (usize::from(code) / CHOICES, usize::from(code) % CHOICES);
            let row = HEAD + choice * WIDTH;
            dot(&units[suit], &weights[row..row + WIDTH]) + weights[HEAD_BIAS + choice]
        };
    }
    (pass, logits)
}

/// The chances with which the policy plays.
pub fn opinion<const N: usize>(weights: &[f32], features: &Features, legal: &[Code]) -> Opinion<N> {
    let (pass, logits) = logits(weights, features, legal);
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = logits.map(|logit| (logit - highest).exp());
    let sum: f32 = chances.iter().sum();
    for chance in &mut chances {
        *chance /= sum;
    }
    Opinion { pass, chances }
}

/// Adds to `gradient` what the slopes of the logits say.
pub fn backward<const N: usize>(
    weights: &[f32],
    turned: &[f32],
    features: &Features,
    legal: &[Code],
    opinion: &Opinion<N>,
    slopes: &[f32; MAX_LEGAL],
    gradient: &mut [f32],
) {
    let mut unit_slopes = [[0.0; WIDTH]; N];
    let mut pool_slope = [0.0; WIDTH];
    let [.., units] = &opinion.pass.units;
    let [.., pool] = &opinion.pass.pools;
    for (&slope, &code) in slopes.iter().zip(legal) {
        if code == DECK_CODE {
            add(&mut pool_slope, slope, &weights[DECK..DECK + WIDTH]);
            for (sum, unit) in gradient[DECK..DECK + WIDTH].iter_mut().zip(&pool[0]) {
                *sum = slope.mul_add(*unit, *sum);
            }
            gradient[DECK_BIAS] += slope;
        } else {
            let (suit, choice) = (usize::from(code) / CHOICES, usize::from(code) % CHOICES);
            let row = HEAD + choice * WIDTH;
            add(&mut unit_slopes[suit], slope, &weights[row..row + WIDTH]);
            for (sum, unit) in gradient[row..row + WIDTH].iter_mut().zip(&units[suit]) {
                *sum = slope.mul_add(*unit, *sum);
            }
            gradient[HEAD_BIAS + choice] += slope;
        }
    }
    Body::backward(
        turned,
        features,
        &opinion.pass,
        unit_slopes,
        pool_slope,
        gradient,
    );
}

/// How many numbers [`turn`] writes.
pub const TURNED: usize = Body::TURNED;

/// Prepares the weights for the way back.
pub fn turn(weights: &[f32], turned: &mut [f32]) {
    Body::turn(weights, turned);
}

/// The net that plays, in whole numbers.
///
/// # Panics
/// Never: it has as many weights.
pub fn rounded(weights: &[f32]) -> Net {
    let scale = f32::from(1_u16 << WEIGHT_BITS);
    #[expect(
        clippy::cast_possible_truncation,
        reason = "cut to the range, as `as` does"
    )]
    let weights = weights.iter().map(|weight| (weight * scale).round() as i16);
    Net::new(weights.collect()).expect("as many weights")
}

/// The weights of a net that plays, as they were rounded.
pub fn exact(net: &Net) -> Vec<f32> {
    let scale = f32::from(1_u16 << WEIGHT_BITS);
    let weights = net.weights().iter().map(|&weight| f32::from(weight));
    weights.map(|weight| weight / scale).collect()
}
