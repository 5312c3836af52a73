//! What people post of a match that they have played: `!share.turn.12`.

use crate::codec::routes;

routes! {
    pub enum Route {
        /// The card of its result.
        Result = "!share",
        Animation = "!share.animation",
        /// How it stood after this turn.
        Turn(turn: u16) = "!share.turn",
        /// What luck and their own acts did, without the acts.
        Review = "!share.review",
    }
}
