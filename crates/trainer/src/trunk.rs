//! The part that policy and critic share: three layers with the same weights for every colour, joined by a sum over all.

use crate::kernels::{add, multiply, outer, transpose};
use lostcities_players::classic::strong::{Features, LAYERS, ONE, TABLE_INPUTS};

/// Where the weights of a trunk with `IN` inputs a colour and `W` units lie.
#[derive(Clone, Copy, Debug)]
pub struct Trunk<const IN: usize, const W: usize>;

/// What a forward pass leaves behind for the way back.
#[derive(Clone)]
pub struct Pass<const N: usize, const W: usize> {
    /// The units after each layer.
    pub units: [[[f32; W]; N]; LAYERS + 1],
    /// Their sums over the colours, divided by the root of how many there are.
    pub pools: [[[f32; W]; 1]; LAYERS + 1],
}

pub trait Inputs {
    /// Calls `read` for every input of this colour that is not zero.
    fn suit(&self, suit: usize, read: impl FnMut(usize, f32));
    /// Calls `read` for every input of the table that is not zero.
    fn table(&self, read: impl FnMut(usize, f32));
}

impl Inputs for Features {
    fn suit(&self, suit: usize, mut read: impl FnMut(usize, f32)) {
        for (input, value) in Features::suit(self, suit) {
            read(input, f32::from(value) / f32::from(ONE));
        }
    }

    fn table(&self, mut read: impl FnMut(usize, f32)) {
        for (input, value) in Features::table(self) {
            read(input, f32::from(value) / f32::from(ONE));
        }
    }
}

impl<const IN: usize, const W: usize> Trunk<IN, W> {
    const TABLE: usize = IN * W;
    const BIAS: usize = Self::TABLE + TABLE_INPUTS * W;
    const DEEP: usize = Self::BIAS + W;
    const LAYER: usize = 2 * W * W + W;
    /// How many weights there are.
    pub const LEN: usize = Self::DEEP + LAYERS * Self::LAYER;

    fn layer(index: usize) -> usize {
        Self::DEEP + index * Self::LAYER
    }

    /// Fills `weights` with random numbers of a size that keeps the units' size from layer to layer.
    pub fn begin(weights: &mut [f32], mut gauss: impl FnMut() -> f32) {
        for weight in &mut weights[..Self::BIAS] {
            *weight = gauss() * 0.2;
        }
        for index in 0..LAYERS {
            let from = Self::layer(index);
            #[expect(clippy::cast_precision_loss, reason = "small numbers")]
            let size = (1.0 / W as f32).sqrt();
            for weight in &mut weights[from..from + 2 * W * W] {
                *weight = gauss() * size;
            }
        }
    }

    /// The units of all layers.
    pub fn forward<const N: usize>(weights: &[f32], inputs: &impl Inputs) -> Pass<N, W> {
        let mut pass = Pass {
            units: [[[0.0; W]; N]; LAYERS + 1],
            pools: [[[0.0; W]; 1]; LAYERS + 1],
        };
        let mut base = [0.0; W];
        base.copy_from_slice(&weights[Self::BIAS..Self::BIAS + W]);
        inputs.table(|input, value| {
            let row = Self::TABLE + input * W;
            add(&mut base, value, &weights[row..row + W]);
        });
        for suit in 0..N {
            let mut sums = base;
            inputs.suit(suit, |input, value| {
                add(&mut sums, value, &weights[input * W..input * W + W]);
            });
            pass.units[0][suit] = sums.map(|sum| sum.max(0.0));
        }
        pass.pools[0] = [pool(&pass.units[0])];
        for index in 0..LAYERS {
            let from = Self::layer(index);
            let mut base = [[0.0; W]];
            base[0].copy_from_slice(&weights[from + 2 * W * W..from + Self::LAYER]);
            multiply(&weights[from + W * W..], &pass.pools[index], &mut base);
            let mut sums = [base[0]; N];
            multiply(&weights[from..], &pass.units[index], &mut sums);
            pass.units[index + 1] = sums.map(|sums| sums.map(|sum| sum.max(0.0)));
            pass.pools[index + 1] = [pool(&pass.units[index + 1])];
        }
        pass
    }

    /// Adds to `gradient` what the slopes of the last layer's units and of their pool say; `turned` holds the deep layers'
    /// matrices transposed.
    pub fn backward<const N: usize>(
        turned: &[f32],
        inputs: &impl Inputs,
        pass: &Pass<N, W>,
        mut slopes: [[f32; W]; N],
        mut pool_slope: [f32; W],
        gradient: &mut [f32],
    ) {
        let share = share(N);
        for index in (0..LAYERS).rev() {
            let from = Self::layer(index);
            let base = back_through(&pass.units[index + 1], &mut slopes, &pool_slope, share);
            outer(
                &mut gradient[from..from + W * W],
                &pass.units[index],
                &slopes,
            );
            outer(
                &mut gradient[from + W * W..from + 2 * W * W],
                &pass.pools[index],
                &[base],
            );
            add_all(&mut gradient[from + 2 * W * W..from + Self::LAYER], &base);
            let matrices = &turned[index * 2 * W * W..(index + 1) * 2 * W * W];
            let mut below = [[0.0; W]; N];
            multiply(&matrices[..W * W], &slopes, &mut below);
            let mut pool_below = [[0.0; W]];
            multiply(&matrices[W * W..], &[base], &mut pool_below);
            slopes = below;
            pool_slope = pool_below[0];
        }
        let base = back_through(&pass.units[0], &mut slopes, &pool_slope, share);
        for (suit, slopes) in slopes.iter().enumerate() {
            inputs.suit(suit, |input, value| {
                let row = &mut gradient[input * W..input * W + W];
                for (sum, slope) in row.iter_mut().zip(slopes) {
                    *sum = value.mul_add(*slope, *sum);
                }
            });
        }
        inputs.table(|input, value| {
            let row = Self::TABLE + input * W;
            for (sum, slope) in gradient[row..row + W].iter_mut().zip(&base) {
                *sum = value.mul_add(*slope, *sum);
            }
        });
        add_all(&mut gradient[Self::BIAS..Self::BIAS + W], &base);
    }

    /// How many numbers [`Self::turn`] writes.
    pub const TURNED: usize = LAYERS * 2 * W * W;

    /// Writes the deep layers' matrices transposed.
    pub fn turn(weights: &[f32], turned: &mut [f32]) {
        for index in 0..LAYERS {
            let from = Self::layer(index);
            let to = index * 2 * W * W;
            transpose::<W>(&weights[from..], &mut turned[to..to + W * W]);
            transpose::<W>(
                &weights[from + W * W..],
                &mut turned[to + W * W..to + 2 * W * W],
            );
        }
    }
}

/// One divided by the root of the number of colours.
fn share(n: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "five or six")]
    let n = n as f32;
    1.0 / n.sqrt()
}

fn pool<const N: usize, const W: usize>(units: &[[f32; W]; N]) -> [f32; W] {
    let mut pool = [0.0; W];
    for units in units {
        for (sum, unit) in pool.iter_mut().zip(units) {
            *sum += unit;
        }
    }
    pool.map(|sum| sum * share(N))
}

/// Takes the slopes of units and pool back to the sums before the units were cut off at zero; returns their sum.
fn back_through<const N: usize, const W: usize>(
    units: &[[f32; W]; N],
    slopes: &mut [[f32; W]; N],
    pool_slope: &[f32; W],
    share: f32,
) -> [f32; W] {
    let mut base = [0.0; W];
    for (slopes, units) in slopes.iter_mut().zip(units) {
        for k in 0..W {
            let slope = pool_slope[k].mul_add(share, slopes[k]);
            slopes[k] = if units[k] > 0.0 { slope } else { 0.0 };
            base[k] += slopes[k];
        }
    }
    base
}

fn add_all(sums: &mut [f32], values: &[f32]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value;
    }
}
