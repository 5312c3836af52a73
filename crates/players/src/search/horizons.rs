//! How far the card game and Rivals are looked ahead. In the card game only those do it who measure.

use lostcities_rules::games::classic::{self, Classic};
use lostcities_rules::games::rivals::{self, Rivals};
use lostcities_rules::kernel::{Game, Seat};

use super::{Horizon, standing};

/// A lead by so many points is as good as a win that is certain.
const FAR: f64 = 60.0;

impl Horizon for Rivals {
    fn seat(view: &rivals::View) -> Option<Seat> {
        view.viewer().seat()
    }

    fn ends(_: &rivals::Effect) -> bool {
        false
    }

    fn worth(&self, _root: &rivals::View, own: Seat) -> f64 {
        standing(self.points().as_slice(), own, FAR)
    }
}

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
