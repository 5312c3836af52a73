//! What the button for a rematch carries.

use crate::codec::routes;

routes! {
    pub enum Route {
        Ask = "!rematch",
    }
}
