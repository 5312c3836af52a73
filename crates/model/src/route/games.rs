//! What the buttons of a person's own matches open: `!games.page.0`, `!games.next.12`.

use crate::MatchId;
use crate::codec::routes;

routes! {
    pub enum Route {
        /// A page of what they have open; the first is 0.
        Page(page: u32) = "!games.page",
        /// The most urgent of what waits for them, but for this match.
        Next(except: MatchId) = "!games.next",
        /// Their panel of this match.
        Open(id: MatchId) = "!games.open",
    }
}
