//! Private answers beside a public message whose control was used.

use super::delivery::Delivery;
use crate::answers::panels::PanelPlace;
use crate::wire::message::Outgoing;
use crate::wire::rest::RestError;

impl Delivery<'_> {
    /// Sends a private message beside the public one. Where Discord puts it off, it is sent once more, when it may be.
    pub(super) async fn follow_up(self, message: &Outgoing) -> Result<PanelPlace, RestError> {
        let mut posted = self.webhook().follow_up(message).await;
        if let Err(error) = &posted
            && error.is_undone_for_now()
        {
            tokio::time::sleep(self.bot.inner.timeouts.pause(1)).await;
            posted = self.webhook().follow_up(message).await;
        }
        posted.map(PanelPlace::follow_up)
    }
}
