//! Actions in words.

use crate::Msg;
use crate::card::about;
use lostcities_rules::games::rivals::{Action, Coins};

pub(super) fn choice(action: Action) -> Msg {
    match action {
        Action::Reveal => Msg::new("rivals-choice-reveal"),
        Action::Auction(bid) => with_coins(Msg::new("rivals-choice-auction"), bid),
        Action::Bid(bid) => with_coins(Msg::new("rivals-choice-bid"), bid),
        Action::Pass => Msg::new("rivals-choice-pass"),
        Action::Lay(card) => about(Msg::new("rivals-choice-lay"), card),
        Action::Remove(card) => about(Msg::new("rivals-choice-remove"), card),
        Action::Done => Msg::new("rivals-choice-done"),
    }
}

pub(super) fn with_coins(msg: Msg, coins: Coins) -> Msg {
    msg.with("coins", coins.number())
}
