//! What an estimate of a beginner is off by.

use lostcities_rules::kernel::{GameRng, below};

/// A number between `-spread` and `spread`, the likelier the nearer to zero.
pub(crate) fn noise(rng: &mut GameRng, spread: f32) -> f32 {
    const STEPS: u16 = 1000;
    let mut part = || {
        let step = below(rng, u32::from(STEPS) + 1);
        f32::from(u16::try_from(step).expect("at most as many as there are steps"))
            / f32::from(STEPS)
    };
    spread * (part() + part() - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_rules::kernel::Seed;

    #[test]
    fn noise_is_small_more_often_than_large_and_favours_no_side() {
        let mut rng = Seed::simulated(1, 0).whims();
        let noises: Vec<f32> = (0..2000).map(|_| noise(&mut rng, 4.0)).collect();
        assert!(noises.iter().all(|noise| noise.abs() <= 4.0));
        let n_small = noises.iter().filter(|noise| noise.abs() < 2.0).count();
        assert!((1400..1600).contains(&n_small), "{n_small} of 2000");
        let n_positive = noises.iter().filter(|&&noise| noise > 0.0).count();
        assert!((900..1100).contains(&n_positive), "{n_positive} of 2000");
    }
}
