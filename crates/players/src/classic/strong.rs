//! The strong player of the card game: a net that learned by playing against itself. docs/TRAINING.md says how.

mod ensemble;
mod features;
mod net;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use lostcities_rules::games::classic::{Action, Classic, View};
use lostcities_rules::kernel::{Bot, GameRng};

pub use ensemble::Ensemble;
pub use features::{Features, MAX_SUITS, ONE, SUIT_INPUTS, TABLE_INPUTS};
pub use net::{BadNet, CHOICES, LAYERS, N_WEIGHTS, Net, WEIGHT_BITS, WIDTH};

/// Plays what its nets like most; of equal actions the first. It looks at the view alone, draws no random number, and
/// reckons in whole numbers: the same view is answered alike on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong;

/// The files of its nets.
const FILES: [&[u8]; 1] = [include_bytes!("../../assets/classic.net")];

static NETS: LazyLock<Ensemble> = LazyLock::new(|| {
    let nets = FILES.map(|file| Net::read(file).expect("a test reads the weights"));
    Ensemble::new(nets.into())
});

impl Bot<Classic> for Strong {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        match view.viewer().seat() {
            Some(own) if legal.len() > 1 => NETS.choose(&Features::new(view, own), legal),
            // Without a choice, or without a seat, there is nothing to think about.
            Some(_) | None => legal[0],
        }
    }
}
