//! What a person chooses for themselves, as menus carry it.

use crate::Language;
use crate::codec::routes;
use crate::{PersonId, Pings};

routes! {
    pub enum Route {
        Show = "!settings",
        /// Be told of turns in this way.
        Pings(pings: Pings) = "!pings",
        Language(language: Language) = "!language",
        ChallengesOn = "!challenges.on",
        ChallengesOff = "!challenges.off",
        Away(days: u8) = "!away",
        NotAway = "!away.none",
        /// Take challenges of this person again.
        Unblock(person: PersonId) = "!unblock",
    }
}
