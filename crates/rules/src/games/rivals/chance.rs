//! What chance decides; everybody sees all of it.

use serde::{Deserialize, Serialize};

use super::Card;
use crate::games::Colour;
use crate::kernel::Seat;

/// What only the referee decides. Nothing of it is hidden.
///
/// In JSON `{"first":0}`, `{"start_wagers":{"seat":0,"colours":["r","g"]}}` and `{"turn":"r7"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins. The rulebook lets the last birthday decide (002:59); ours is drawn by lot.
    First(Seat),
    /// The start wagers of this seat, of different colours (002:51). They lie in its rows at once.
    StartWagers {
        seat: Seat,
        /// Their colours; a colour that came twice was dealt again.
        colours: Vec<Colour>,
    },
    /// The top card of the pile.
    Turn(Card),
}
