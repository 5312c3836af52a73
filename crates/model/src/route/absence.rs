//! What the buttons carry by which people decide what happens when a person does not move.

use crate::codec::routes;

routes! {
    /// What pressing a button of a match means whose player does not move. The numbers are those of the seat.
    pub enum Route {
        Remind(seat: u8) = "!late.remind",
        /// Give the player their whole time again.
        MoreTime(seat: u8) = "!late.more-time",
        /// Let a computer player stand in.
        StandIn(seat: u8) = "!late.computer",
        End(seat: u8) = "!late.end",
        /// Take back that the match was ended, or ask for that.
        GoOn = "!late.go-on",
        /// Be the player again for whom a computer player stands in.
        Back = "!back",
    }
}
