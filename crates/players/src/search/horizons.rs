//! How far the card game is looked ahead by those who measure.

use lostcities_rules::games::classic::{self, Classic};
use lostcities_rules::kernel::{Game, Seat};

use super::{Horizon, standing};

/// A lead by so many points is as good as a win that is certain.
const FAR: f64 = 60.0;

impl Horizon for Classic {
    fn seat(view: &classic::View) -> Option<Seat> {
        view.viewer().seat()
    }

    fn ends(effect: &classic::Effect) -> bool {
        matches!(effect, classic::Effect::RoundScored { .. })
    }

    fn worth(&self, _root: &classic::View, own: Seat) -> f64 {
        standing(self.points().as_slice(), own, FAR)
    }
}
