//! Several nets that decide together.

use lostcities_rules::games::classic::Action;

use super::net::COUNTS_A_NAT;
use super::{Features, Net};

/// Nets that were trained apart. What they say of an action is added, so that a mistake of one of them seldom decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ensemble {
    nets: Vec<Net>,
}

impl Ensemble {
    /// These nets; one alone plays as it would by itself.
    pub const fn new(nets: Vec<Net>) -> Self {
        Self { nets }
    }

    /// What each of the legal actions counts; only differences matter.
    pub fn weigh(&self, features: &Features, legal: &[Action]) -> Vec<i64> {
        let mut sums = vec![0; legal.len()];
        for net in &self.nets {
            for (sum, count) in sums.iter_mut().zip(net.weigh(features, legal)) {
                *sum += i64::from(count);
            }
        }
        sums
    }

    /// The legal actions that would be chosen with at least e to the minus `nats` of the chance of the best one, if chance decided
    /// as it did in training: the best one first.
    pub fn likely(&self, features: &Features, legal: &[Action], nats: i64) -> Vec<Action> {
        let n_nets = i64::try_from(self.nets.len()).unwrap_or(i64::MAX);
        let counts = self.weigh(features, legal);
        let highest = counts.iter().max().copied().unwrap_or_default();
        let least = highest - nats * n_nets * COUNTS_A_NAT;
        let mut likely: Vec<(i64, Action)> =
            counts.into_iter().zip(legal.iter().copied()).collect();
        likely.retain(|&(count, _)| count >= least);
        likely.sort_by_key(|&(count, _)| std::cmp::Reverse(count));
        likely.into_iter().map(|(_, action)| action).collect()
    }

    /// The legal action that counts most; of equal ones the first.
    ///
    /// # Panics
    /// If there is none.
    pub fn choose(&self, features: &Features, legal: &[Action]) -> Action {
        let mut best = (i64::MIN, legal[0]);
        for (count, &action) in self.weigh(features, legal).into_iter().zip(legal) {
            if count > best.0 {
                best = (count, action);
            }
        }
        best.1
    }
}
