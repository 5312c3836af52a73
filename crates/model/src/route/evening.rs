//! Evenings with the same cards for everybody.

use crate::EveningId;
use crate::codec::routes;

routes! {
    pub enum Route {
        /// The person's try at the deal at this place.
        Play(evening: EveningId, nth: u8) = "!evening.play",
        /// End the deal at this place, which all have finished.
        Next(evening: EveningId, nth: u8) = "!evening.next",
        /// What can be checked of its deals.
        Proof(evening: EveningId) = "!evening.proof",
        /// The review of the person's try at the deal at this place, which is over.
        Compare(evening: EveningId, nth: u8) = "!evening.compare",
        /// The ways to look back at all that the person has played of it.
        Replays(evening: EveningId) = "!evening.replays",
        /// The whole ranking.
        Table(evening: EveningId) = "!evening.table",
        /// Play the match between the two best.
        Final(evening: EveningId) = "!evening.final",
        Again(evening: EveningId) = "!evening.again",
        End(evening: EveningId) = "!evening.end",
    }
}
