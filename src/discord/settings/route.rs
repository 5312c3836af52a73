//! What a person chooses for themselves, as menus carry it.

use crate::discord::codec::routes;
use crate::discord::language::Language;
use crate::table::Pings;

routes! {
    /// What pressing something in a person's settings means.
    pub enum Route {
        /// Show them.
        Show = "!settings",
        /// Be told of one's turn in this way.
        Pings(pings: Pings) = "!pings",
        /// Be answered in this language.
        Language(language: Language) = "!language",
    }
}
