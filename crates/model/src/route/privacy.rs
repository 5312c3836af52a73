//! What is kept of a person, as buttons carry it.

use crate::codec::routes;

routes! {
    pub enum Route {
        Show = "!privacy",
        Export = "!privacy.export",
        /// The part that begins with this page, after this match.
        ExportFrom(page: u64, after: u64) = "!privacy.export",
        OptIn = "!privacy.opt-in",
        OptOut = "!privacy.opt-out",
        AskToDelete = "!privacy.delete",
        Delete = "!privacy.delete-for-sure",
    }
}
