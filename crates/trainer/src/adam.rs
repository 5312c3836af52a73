//! The optimizer.

#[derive(Clone)]
pub struct Learner {
    pub weights: Vec<f32>,
    /// The gradient of the present minibatch.
    pub gradient: Vec<f32>,
    /// The running mean of gradients.
    pub mean: Vec<f32>,
    pub square: Vec<f32>,
    pub steps: u64,
}

impl Learner {
    /// This many weights, all zero.
    pub fn new(len: usize) -> Self {
        Self {
            weights: vec![0.0; len],
            gradient: vec![0.0; len],
            mean: vec![0.0; len],
            square: vec![0.0; len],
            steps: 0,
        }
    }

    /// One step of Adam with the gradient divided by `n` and cut to length `longest`; the gradient is zero afterwards.
    pub fn step(&mut self, n: f32, rate: f32, longest: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let length = self
            .gradient
            .iter()
            .map(|slope| slope * slope)
            .sum::<f32>()
            .sqrt()
            / n;
        let scale = (longest / length.max(1e-12)).min(1.0) / n;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let mean_part = 1.0 - KEEP_MEAN.powi(steps);
        let square_part = 1.0 - KEEP_SQUARE.powi(steps);
        for (((weight, slope), mean), square) in self
            .weights
            .iter_mut()
            .zip(&mut self.gradient)
            .zip(&mut self.mean)
            .zip(&mut self.square)
        {
            let value = *slope * scale;
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * value;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * value * value;
            *weight -= rate * (*mean / mean_part) / ((*square / square_part).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}
