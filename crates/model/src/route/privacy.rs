//! What is kept of a person, as buttons carry it.

use crate::codec::routes;

routes! {
    pub enum Route {
        Show = "!privacy",
        /// All of it as a file.
        Export = "!privacy.export",
        /// The part that begins with this page, after this match.
        ExportFrom(page: u64, after: u64) = "!privacy.export",
        OptIn = "!privacy.opt-in",
        OptOut = "!privacy.opt-out",
        /// Ask whether the person really wants it deleted.
        AskToDelete = "!privacy.delete",
        Delete = "!privacy.delete-for-sure",
    }
}
