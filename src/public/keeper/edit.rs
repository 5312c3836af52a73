//! Editing a board: with the token of a press on it while one lives, else with the bot's own, which is allowed fifty requests a
//! second for everything.

use tracing::debug;

use super::worker::BoardWorker;
use crate::table::{ChannelId, MessageId};
use crate::wire::message::Outgoing;
use crate::wire::rest::RestError;

impl BoardWorker {
    /// Shows this in place of what a board shows.
    ///
    /// # Errors
    /// If the board is gone, or Discord does not take the edit with the bot's own token either.
    pub(super) async fn edit_board(
        &self,
        channel: ChannelId,
        board: MessageId,
        message: &Outgoing,
    ) -> Result<(), RestError> {
        let (tokens, now) = (self.bot.board_tokens(), self.bot.tables().now());
        if let Some(token) = tokens.of(board, now) {
            // Whether the board is gone only the bot's own token says: of a press that Discord has just sent it may not know yet.
            match token.webhook(self.bot.rest()).edit_pressed(message).await {
                Ok(()) => return Ok(()),
                Err(error) => {
                    debug!("a board is edited with the bot's own token: {error}");
                    tokens.forget(board, &token);
                }
            }
        }
        self.bot.messages().edit(channel, board, message).await?;
        tokens.shows_board(board);
        Ok(())
    }
}
