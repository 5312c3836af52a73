//! What the buttons behind *More* carry.

use crate::codec::routes;

routes! {
    pub enum Route {
        Show = "!more",
        /// The whole match as text.
        Text = "!text",
        /// Post the board again at the end of the channel.
        MoveDown = "!move-down",
        /// What everybody may see, on a private panel that follows the match.
        Follow = "!follow",
        AskToResign = "!resign",
        Resign = "!resign-for-sure",
        OfferDraw = "!offer-draw",
        AcceptDraw = "!accept-draw",
        DeclineDraw = "!decline-draw",
    }
}
