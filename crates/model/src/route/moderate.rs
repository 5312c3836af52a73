//! What the buttons carry with which moderators end matches.

use crate::codec::routes;

routes! {
    pub enum Route {
        AskToEnd = "!end",
        End = "!end-for-sure",
        Sleep = "!sleep",
    }
}
