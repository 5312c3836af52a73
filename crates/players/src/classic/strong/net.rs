//! The net: from the features of a view to one number for every legal action.
//!
//! All of it is arithmetic with whole numbers, so that it plays the same on every machine, and so that exchanging colours
//! exchanges its answers exactly.

use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::Action;
use thiserror::Error;

use super::features::{Features, SUIT_INPUTS, TABLE_INPUTS, face};

/// Units a colour in each layer.
pub const WIDTH: usize = 64;

/// Layers after the first.
pub const LAYERS: usize = 2;

/// What may be done with a colour: ten cards to play, ten to discard, and the pile to take from.
pub const CHOICES: usize = 21;

pub const N_WEIGHTS: usize = HEAD + CHOICES * WIDTH + CHOICES + WIDTH + 1;

/// Where the parts begin, in the order of the file: the first layer for a colour's inputs, for the table's, its bias.
const TABLE: usize = SUIT_INPUTS * WIDTH;
const BIAS: usize = TABLE + TABLE_INPUTS * WIDTH;
/// Then each further layer: for the units of the same colour, for those of all colours together, its bias.
const DEEP: usize = BIAS + WIDTH;
const LAYER: usize = 2 * WIDTH * WIDTH + WIDTH;
/// Then what each choice counts, with a bias each, and the same for the draw pile.
const HEAD: usize = DEEP + LAYERS * LAYER;
const HEAD_BIAS: usize = HEAD + CHOICES * WIDTH;
const DECK: usize = HEAD_BIAS + CHOICES;
const DECK_BIAS: usize = DECK + WIDTH;

/// Units are whole numbers of 1/256, weights of 1/4096; products of the two are of both.
const UNIT_BITS: u32 = 8;
/// The binary digits of a weight after the point.
pub const WEIGHT_BITS: u32 = 12;

/// How much more an action counts that is chosen e times as often, in training.
pub(super) const COUNTS_A_NAT: i64 = 1 << (UNIT_BITS + WEIGHT_BITS);

/// What a file of weights begins with.
const MAGIC: [u8; 4] = *b"LCN1";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    weights: Vec<i16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected the weights of a net of this shape")]
pub struct BadNet;

/// The units of one colour, or of all colours together, in one layer.
type Units = [i16; WIDTH];
type Totals = [i32; WIDTH];

impl Net {
    /// Reads a file as [`Net::to_bytes`] writes it.
    ///
    /// # Errors
    /// If it is another file.
    pub fn read(bytes: &[u8]) -> Result<Self, BadNet> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(BadNet)?;
        let (pairs, left) = rest.as_chunks();
        if pairs.len() != N_WEIGHTS || !left.is_empty() {
            return Err(BadNet);
        }
        let weights = pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        Ok(Self { weights })
    }

    /// The net with these weights, in 1/4096.
    ///
    /// # Errors
    /// If they are not [`N_WEIGHTS`].
    pub fn new(weights: Vec<i16>) -> Result<Self, BadNet> {
        (weights.len() == N_WEIGHTS)
            .then_some(Self { weights })
            .ok_or(BadNet)
    }

    /// Its weights, in 1/4096.
    pub fn weights(&self) -> &[i16] {
        &self.weights
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights.iter().flat_map(|weight| weight.to_le_bytes());
        MAGIC.into_iter().chain(weights).collect()
    }

    /// What each of the legal actions counts; only differences matter.
    pub fn weigh(&self, features: &Features, legal: &[Action]) -> Vec<i32> {
        let (units, pool) = self.last_layer(features);
        let weigh = |&action: &Action| {
            let (units, row, bias) = match action {
                Action::Draw => (&pool, DECK, DECK_BIAS),
                Action::Play(card) => Self::choice(&units, card.colour(), face(card.rank())),
                Action::Discard(card) => {
                    Self::choice(&units, card.colour(), CHOICES / 2 + face(card.rank()))
                }
                Action::Take(colour) => Self::choice(&units, colour, CHOICES - 1),
            };
            let products = units.iter().zip(self.row(row));
            let products = products.map(|(&unit, &weight)| i32::from(unit) * i32::from(weight));
            products.fold(self.bias(bias), i32::wrapping_add)
        };
        legal.iter().map(weigh).collect()
    }

    /// The units that decide about a choice of a colour, and where their weights and their bias lie.
    fn choice(units: &[Units], colour: Colour, choice: usize) -> (&Units, usize, usize) {
        let units = &units[colour.index()];
        (units, HEAD + choice * WIDTH, HEAD_BIAS + choice)
    }

    fn row(&self, from: usize) -> &[i16] {
        &self.weights[from..from + WIDTH]
    }

    /// A bias in the unit of sums of products.
    fn bias(&self, at: usize) -> i32 {
        i32::from(self.weights[at]) << UNIT_BITS
    }

    fn biases(&self, from: usize) -> Totals {
        std::array::from_fn(|index| self.bias(from + index))
    }

    /// Adds `value` times the weights from `from` on.
    fn add(&self, totals: &mut Totals, value: i16, from: usize) {
        let value = i32::from(value);
        for (total, &weight) in totals.iter_mut().zip(self.row(from)) {
            // Never beyond the range with weights that play; and if it were, the same on every machine.
            *total = total.wrapping_add(value * i32::from(weight));
        }
    }

    /// The units of every colour in the last layer, and of all together.
    fn last_layer(&self, features: &Features) -> (Vec<Units>, Units) {
        let mut base = self.biases(BIAS);
        for (input, value) in features.table() {
            self.add(&mut base, value, TABLE + input * WIDTH);
        }
        let first = |suit| {
            let mut totals = base;
            for (input, value) in features.suit(suit) {
                self.add(&mut totals, value, input * WIDTH);
            }
            cut(&totals)
        };
        let mut units: Vec<Units> = (0..features.n_suits()).map(first).collect();
        let mut pool = pool(&units);
        for layer in 0..LAYERS {
            let from = DEEP + layer * LAYER;
            let mut base = self.biases(from + 2 * WIDTH * WIDTH);
            self.multiply(&mut base, &pool, from + WIDTH * WIDTH);
            for units in &mut units {
                let mut totals = base;
                self.multiply(&mut totals, units, from);
                *units = cut(&totals);
            }
            pool = self::pool(&units);
        }
        (units, pool)
    }

    /// Adds the product of some units with a matrix.
    fn multiply(&self, totals: &mut Totals, units: &Units, from: usize) {
        for (index, &unit) in units.iter().enumerate() {
            // Half of the units are zero.
            if unit != 0 {
                self.add(totals, unit, from + index * WIDTH);
            }
        }
    }
}

fn cut(totals: &Totals) -> Units {
    totals.map(|total| round(total, WEIGHT_BITS).max(0))
}

/// The units of all colours together, divided by the root of their number.
fn pool(units: &[Units]) -> Units {
    // 4096 divided by the roots of five and of six.
    let share = if units.len() == 6 { 1672 } else { 1832 };
    std::array::from_fn(|index| {
        let sum: i32 = units.iter().map(|units| i32::from(units[index])).sum();
        round(sum * share, WEIGHT_BITS)
    })
}

/// `number` without its last binary digits.
fn round(number: i32, digits: u32) -> i16 {
    let number = number.saturating_add(1 << (digits - 1)) >> digits;
    i16::try_from(number).unwrap_or(if number < 0 { i16::MIN } else { i16::MAX })
}
