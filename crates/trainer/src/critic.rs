//! The judge of training: it sees both hands and the order of the draw pile, and says by how much the mover will win.

use crate::kernels::dot;
use crate::trunk::{Inputs, Pass, Trunk};
use lostcities_players::classic::strong::{Features, SUIT_INPUTS};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Card, Cards, Rank};

/// Units a colour in each layer.
pub const WIDTH: usize = 48;
/// Inputs a colour that no player sees.
const HIDDEN: usize = 32;
const HIDDEN_BITS: usize = 12;
type Body = Trunk<{ SUIT_INPUTS + HIDDEN }, WIDTH>;
const HEAD: usize = Body::LEN;
const BIAS: usize = HEAD + WIDTH;
pub const LEN: usize = BIAS + 1;
/// How many numbers [`turn`] writes.
pub const TURNED: usize = Body::TURNED;

/// What the critic is told.
#[derive(Clone, Copy)]
pub struct Whole {
    pub features: Features,
    hidden: [Hidden; lostcities_players::classic::strong::MAX_SUITS],
    /// Whether the mover plays against a rule player.
    meets_rules: bool,
}

/// The input of the table that says so; the player's features leave it free.
pub const MEETS_RULES: usize = 85;

#[derive(Clone, Copy, Default)]
struct Hidden {
    bits: u16,
    /// How soon the mover and the other draw each face if both only draw; 0 for never.
    soon: [f32; HIDDEN - HIDDEN_BITS],
}

impl Whole {
    /// All there is to know before the mover plays a card. `deck` is in the order in which it will be drawn.
    pub fn new(
        features: &Features,
        other_hand: Cards,
        deck: &[Card],
        colours: &[Colour],
        meets_rules: bool,
    ) -> Self {
        let mut hidden = [Hidden::default(); lostcities_players::classic::strong::MAX_SUITS];
        for (hidden, &colour) in hidden.iter_mut().zip(colours) {
            for (index, rank) in Rank::all().enumerate() {
                if other_hand.contains(Card::number(colour, rank)) {
                    hidden.bits |= 1 << index;
                }
            }
            for n in 0..other_hand.count(Card::wager(colour)) {
                hidden.bits |= 1 << (9 + n);
            }
        }
        for (place, card) in deck.iter().enumerate() {
            let face = card.rank().map_or(0, |rank| usize::from(rank.number()) - 1);
            let soon = &mut hidden[card.colour().index()].soon[10 * (place % 2) + face];
            // Early cards can still be used; the last ones cannot.
            #[expect(clippy::cast_precision_loss, reason = "a few dozen cards")]
            let left = (deck.len() - place) as f32 / 44.0;
            *soon += 0.3 + 0.7 * left;
        }
        Self {
            features: *features,
            hidden,
            meets_rules,
        }
    }
}

impl Inputs for Whole {
    fn suit(&self, suit: usize, mut read: impl FnMut(usize, f32)) {
        Inputs::suit(&self.features, suit, &mut read);
        let hidden = &self.hidden[suit];
        for input in 0..HIDDEN_BITS {
            if hidden.bits >> input & 1 == 1 {
                read(SUIT_INPUTS + input, 1.0);
            }
        }
        for (input, &soon) in (SUIT_INPUTS + HIDDEN_BITS..).zip(&hidden.soon) {
            if soon > 0.0 {
                read(input, soon);
            }
        }
    }

    fn table(&self, mut read: impl FnMut(usize, f32)) {
        Inputs::table(&self.features, &mut read);
        if self.meets_rules {
            read(MEETS_RULES, 1.0);
        }
    }
}

/// Fills `weights` for the beginning of training.
pub fn begin(weights: &mut [f32], gauss: impl FnMut() -> f32) {
    Body::begin(weights, gauss);
}

/// By how much the mover will win, in [`crate::play::UNIT`]s of points.
pub fn value<const N: usize>(weights: &[f32], whole: &Whole) -> (Pass<N, WIDTH>, f32) {
    let pass: Pass<N, WIDTH> = Body::forward(weights, whole);
    let [.., pool] = &pass.pools;
    let value = dot(&pool[0], &weights[HEAD..BIAS]) + weights[BIAS];
    (pass, value)
}

/// Adds to `gradient` what the slope of the value says.
pub fn backward<const N: usize>(
    weights: &[f32],
    turned: &[f32],
    whole: &Whole,
    pass: &Pass<N, WIDTH>,
    slope: f32,
    gradient: &mut [f32],
) {
    let [.., pool] = &pass.pools;
    for (sum, unit) in gradient[HEAD..BIAS].iter_mut().zip(&pool[0]) {
        *sum = slope.mul_add(*unit, *sum);
    }
    gradient[BIAS] += slope;
    let mut pool_slope = [0.0; WIDTH];
    for (slope_of_unit, weight) in pool_slope.iter_mut().zip(&weights[HEAD..BIAS]) {
        *slope_of_unit = slope * weight;
    }
    Body::backward(turned, whole, pass, [[0.0; WIDTH]; N], pool_slope, gradient);
}

/// Prepares the weights for the way back.
pub fn turn(weights: &[f32], turned: &mut [f32]) {
    Body::turn(weights, turned);
}
