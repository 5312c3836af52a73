//! What the button for a rematch carries.

use crate::codec::routes;

routes! {
    pub enum Route {
        /// Play the same match again.
        Ask = "!rematch",
    }
}
