//! What the button for a rematch carries.

use crate::codec::routes;

routes! {
    /// What pressing the button for a rematch means.
    pub enum Route {
        /// Play the same match again.
        Ask = "!rematch",
    }
}
