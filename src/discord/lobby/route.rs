//! What the buttons of a challenge or table carry.

use crate::discord::codec::routes;
use crate::table::PersonId;

routes! {
    /// What pressing a button of a challenge or table means.
    pub enum Route {
        /// Accept the challenge.
        Accept = "!accept",
        /// Decline the challenge.
        Decline = "!decline",
        /// Decline the challenge, and take no more of the challenger.
        Block = "!block",
        /// Withdraw the challenge, or close the table.
        Withdraw = "!withdraw",
        /// Take a seat at the table.
        Join = "!join",
        /// Leave the table.
        Leave = "!leave",
        /// Begin with those who have a seat.
        Start = "!start",
        /// Show what the host can change.
        Manage = "!manage",
        /// Give this number of seats to computer players.
        Computers(n: u8) = "!computers",
        /// Ask this person to leave the table.
        Remove(person: PersonId) = "!remove",
    }
}
