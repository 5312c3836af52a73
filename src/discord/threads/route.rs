//! What the button below a refusal carries: `!thread.1325000000000000000`.

use crate::discord::codec::routes;

routes! {
    /// What pressing a button about threads means.
    pub enum Route {
        /// Open in a thread what this interaction asked for.
        Open(interaction: u64) = "!thread",
    }
}
