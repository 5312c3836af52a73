//! Private answers beside a public message whose control was used, so that its token can edit the message.

use super::Answer;
use super::delivery::Delivery;
use crate::answers::ctx::Origin;
use crate::answers::panels::PanelPlace;
use crate::wire::message::Outgoing;
use crate::wire::rest::{Callback, RestError};

impl Delivery<'_> {
    /// Whether the answer, a private one to a press on a board, is to be a follow-up, so that the press can be answered by an update,
    /// whose token edits the board.
    pub(super) fn may_take_token(self, callback: Callback, message: &Outgoing) -> bool {
        let is_beside = self.origin == Origin::Public && callback == Callback::Message;
        let now = self.bot.tables().now();
        is_beside && message.private && self.bot.board_tokens().is_wanted(self.asker, now)
    }

    /// Remembers the token of an interaction for which its message was updated, now or later.
    pub(super) fn take_token(self, callback: Callback) {
        let is_update = matches!(callback, Callback::Update | Callback::LaterUpdate);
        if is_update && self.origin == Origin::Public {
            let now = self.bot.tables().now();
            self.bot.board_tokens().take(self.asker, now);
        }
    }

    /// Answers that the message may be updated later, and the person by a private follow-up.
    pub(super) async fn answer_beside(
        self,
        callback: Callback,
        answer: &Answer,
    ) -> Result<Option<PanelPlace>, RestError> {
        let is_one_of_several = self.bot.tables().cluster().id().is_some();
        match self.promise().await {
            // Another process has answered, or nobody can any more.
            Err(error) if error.is_answered() && is_one_of_several => Err(error),
            Err(error) if error.is_too_late() => Err(error),
            _ => self.insist_on_promise(callback, answer).await,
        }
    }

    /// Sends a private message beside the public one. Where Discord puts it off, it is sent once more, when it may be.
    pub(super) async fn follow_up(self, message: &Outgoing) -> Result<PanelPlace, RestError> {
        let mut posted = self.webhook().follow_up(message).await;
        if let Err(error) = &posted
            && error.is_refused_for_now()
        {
            if error.is_limited() {
                let tokens = self.bot.board_tokens();
                tokens.follow_ups_refused(self.asker.channel);
            }
            tokio::time::sleep(self.bot.inner.timeouts.pause(1)).await;
            posted = self.webhook().follow_up(message).await;
        }
        posted.map(PanelPlace::follow_up)
    }
}
