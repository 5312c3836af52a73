//! The arithmetic that training spends its time in, written so that the compiler makes vector instructions of it.

/// How many units are kept in registers at once.
const TILE: usize = 16;

/// `sums[s][k] += Σ_i inputs[s][i] · weights[i][k]` for `N` rows at once.
#[inline(never)]
pub fn multiply<const N: usize, const W: usize>(
    weights: &[f32],
    inputs: &[[f32; W]; N],
    sums: &mut [[f32; W]; N],
) {
    if N == 1 {
        return multiply_one(weights, &inputs[0], &mut sums[0]);
    }
    let (rows, _) = weights.as_chunks::<W>();
    for tile in (0..W).step_by(TILE) {
        let mut registers = [[0.0_f32; TILE]; N];
        for (i, row) in rows.iter().enumerate().take(W) {
            let row: &[f32; TILE] = row[tile..tile + TILE]
                .as_array()
                .expect("a slice as long as a tile");
            for s in 0..N {
                let input = inputs[s][i];
                for k in 0..TILE {
                    registers[s][k] = input.mul_add(row[k], registers[s][k]);
                }
            }
        }
        for s in 0..N {
            for k in 0..TILE {
                sums[s][tile + k] += registers[s][k];
            }
        }
    }
}

/// The same for a single row: four sums are kept, because each addition waits for the last.
fn multiply_one<const W: usize>(weights: &[f32], inputs: &[f32; W], sums: &mut [f32; W]) {
    const WAYS: usize = 4;
    let (rows, _) = weights.as_chunks::<W>();
    let (rows, _) = rows[..W].as_chunks::<WAYS>();
    let (inputs, _) = inputs.as_chunks::<WAYS>();
    for tile in (0..W).step_by(TILE) {
        let mut registers = [[0.0_f32; TILE]; WAYS];
        for (rows, inputs) in rows.iter().zip(inputs) {
            for way in 0..WAYS {
                let row: &[f32; TILE] = rows[way][tile..tile + TILE]
                    .as_array()
                    .expect("a slice as long as a tile");
                for k in 0..TILE {
                    registers[way][k] = inputs[way].mul_add(row[k], registers[way][k]);
                }
            }
        }
        for registers in registers {
            for k in 0..TILE {
                sums[tile + k] += registers[k];
            }
        }
    }
}

/// `row += factor · slopes`, for a row whose length the compiler does not know: it would unroll it, and then make vectors
/// across rows.
#[inline(never)]
fn add_row(row: &mut [f32], factor: f32, slopes: &[f32]) {
    for (sum, slope) in row.iter_mut().zip(slopes) {
        *sum = factor.mul_add(*slope, *sum);
    }
}

/// `gradient[i][k] += Σ_s inputs[s][i] · slopes[s][k]`: what `multiply` passes back to its weights.
#[inline(never)]
pub fn outer<const N: usize, const W: usize>(
    gradient: &mut [f32],
    inputs: &[[f32; W]; N],
    slopes: &[[f32; W]; N],
) {
    let (rows, _) = gradient.as_chunks_mut::<W>();
    for (i, row) in rows.iter_mut().enumerate().take(W) {
        let mut factors = [0.0_f32; N];
        for s in 0..N {
            factors[s] = inputs[s][i];
        }
        if N == 1 {
            add_row(row, factors[0], &slopes[0]);
            continue;
        }
        // One long loop over the row: shorter ones are unrolled, and then the rows are made vectors of, one number from each.
        for k in 0..W {
            let mut sum = row[k];
            for s in 0..N {
                sum = factors[s].mul_add(slopes[s][k], sum);
            }
            row[k] = sum;
        }
    }
}

/// `sums += factor · row`.
pub fn add<const W: usize>(sums: &mut [f32; W], factor: f32, row: &[f32]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = factor.mul_add(*weight, *sum);
    }
}

pub fn dot<const W: usize>(left: &[f32; W], right: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; TILE];
    for (left, right) in left.chunks_exact(TILE).zip(right.chunks_exact(TILE)) {
        for k in 0..TILE {
            lanes[k] = left[k].mul_add(right[k], lanes[k]);
        }
    }
    lanes.iter().sum()
}

pub fn transpose<const W: usize>(matrix: &[f32], transposed: &mut [f32]) {
    for i in 0..W {
        for k in 0..W {
            transposed[k * W + i] = matrix[i * W + k];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers without a pattern.
    fn number(index: usize) -> f32 {
        let hash = u16::try_from(index * 7919 % 1009).unwrap_or(0);
        f32::from(hash) / 504.5 - 1.0
    }

    fn rows<const N: usize>(first: usize) -> [[f32; 48]; N] {
        std::array::from_fn(|s| std::array::from_fn(|i| number(first + 48 * s + i)))
    }

    fn matrix() -> Vec<f32> {
        (0..48 * 48).map(number).collect()
    }

    fn products_are_sums<const N: usize>() {
        let (weights, inputs) = (matrix(), rows::<N>(5));
        let mut sums = rows::<N>(77);
        multiply(&weights, &inputs, &mut sums);
        for s in 0..N {
            for k in 0..48 {
                let product = |i: usize| inputs[s][i] * weights[48 * i + k];
                let expected = rows::<N>(77)[s][k] + (0..48).map(product).sum::<f32>();
                assert!((sums[s][k] - expected).abs() < 1e-4, "{s} {k}");
            }
        }
    }

    #[test]
    fn products_with_one_row_or_more_are_what_they_are_said_to_be() {
        products_are_sums::<1>();
        products_are_sums::<5>();
    }

    fn slopes_are_sums<const N: usize>() {
        let (inputs, slopes) = (rows::<N>(5), rows::<N>(900));
        let mut gradient = matrix();
        outer(&mut gradient, &inputs, &slopes);
        for i in 0..48 {
            for k in 0..48 {
                let sum: f32 = (0..N).map(|s| inputs[s][i] * slopes[s][k]).sum();
                assert!((gradient[48 * i + k] - matrix()[48 * i + k] - sum).abs() < 1e-4);
            }
        }
    }

    #[test]
    fn slopes_of_one_row_or_more_are_what_they_are_said_to_be() {
        slopes_are_sums::<1>();
        slopes_are_sums::<5>();
    }

    #[test]
    fn a_matrix_turned_twice_is_the_same() {
        let (mut once, mut twice) = (vec![0.0; 48 * 48], vec![0.0; 48 * 48]);
        transpose::<48>(&matrix(), &mut once);
        transpose::<48>(&once, &mut twice);
        assert!(twice == matrix() && once != matrix());
    }
}
