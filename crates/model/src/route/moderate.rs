//! What the buttons carry with which moderators end matches.

use crate::codec::routes;

routes! {
    /// What pressing a button for moderators means.
    pub enum Route {
        /// Ask whether the match should really end.
        AskToEnd = "!end",
        End = "!end-for-sure",
        Sleep = "!sleep",
    }
}
