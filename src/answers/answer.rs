//! From a click to its answer: in time, once, and never silent.

mod beside;
mod delivery;

use std::any::Any;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};

use crate::answers::asker::Asker;
use crate::answers::budget::Act;
use crate::answers::ctx::{Ctx, Origin};
use crate::answers::panels::ShownPanel;
use crate::bot::Bot;
use crate::table::{MatchId, Refusal, Share, TableError};
use crate::wire::message::Outgoing;
use crate::wire::meters::Trouble;
use crate::wire::rest::Callback;
use delivery::Delivery;

pub struct Answer {
    placement: Placement,
    message: Outgoing,
    /// The match whose public messages are brought up to date after the answer.
    refresh: Option<MatchId>,
    /// The match that the answer invites to.
    opened: Option<MatchId>,
    /// The match whose panel it is, and what that shows.
    panel: Option<(MatchId, ShownPanel)>,
    /// What the person occupies until the answer has been sent.
    place: Option<Box<dyn Any + Send + Sync>>,
    /// What the person posts with the message.
    share: Option<Share>,
    /// What takes the place of the message.
    replacement: Option<Replacement>,
}

/// Where the message of an answer appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Placement {
    /// In place of the private message whose control was used; new where there is none.
    Screen,
    /// Below everything else.
    New,
    /// In place of the message whose button was pressed.
    Update,
    /// Nowhere.
    Silent,
}

impl Placement {
    const fn callback(self, origin: Origin) -> Callback {
        match (self, origin) {
            (Self::Screen, Origin::Panel) | (Self::Update, _) => Callback::Update,
            (Self::Screen, Origin::Public | Origin::Command) | (Self::New, _) => Callback::Message,
            (Self::Silent, _) => Callback::LaterUpdate,
        }
    }
}

/// Makes what takes the place of an answer; begun when the answer has been sent.
pub type Replacement = Box<dyn FnOnce() -> ReplacementFuture + Send + Sync>;

/// A message that is being made.
pub type ReplacementFuture = Pin<Box<dyn Future<Output = Result<Outgoing, TableError>> + Send>>;

impl Answer {
    const fn placed(placement: Placement, message: Outgoing) -> Self {
        Self {
            placement,
            message,
            refresh: None,
            opened: None,
            panel: None,
            place: None,
            share: None,
            replacement: None,
        }
    }

    /// By a private message that takes the place of the one whose control was used, if that is private, too.
    pub const fn screen(message: Outgoing) -> Self {
        Self::placed(Placement::Screen, message)
    }

    /// By the panel of a match, which from then on follows the match, in place of the person's other panels of it.
    pub const fn panel(id: MatchId, shown: ShownPanel, message: Outgoing) -> Self {
        Self {
            placement: Placement::Screen,
            message,
            refresh: None,
            opened: None,
            panel: Some((id, shown)),
            place: None,
            share: None,
            replacement: None,
        }
    }

    /// By a new message; it is private if it says so.
    pub const fn new(message: Outgoing) -> Self {
        Self::placed(Placement::New, message)
    }

    /// By changing the message whose button was pressed.
    pub const fn update(message: Outgoing) -> Self {
        Self::placed(Placement::Update, message)
    }

    /// By nothing visible: the result is in the public messages, which are brought up to date.
    pub fn silent(id: MatchId) -> Self {
        Self {
            refresh: Some(id),
            ..Self::placed(Placement::Silent, Outgoing::default())
        }
    }

    /// The answer, until whose delivery the person keeps their place in a queue.
    #[must_use]
    pub fn until_sent(self, place: impl Any + Send + Sync) -> Self {
        Self {
            place: Some(Box::new(place)),
            ..self
        }
    }

    /// The answer, with whose message the person posts what they have claimed: if Discord refuses it, they can do so again.
    #[must_use]
    pub fn that_shares(self, share: Option<Share>) -> Self {
        Self { share, ..self }
    }

    /// The answer, whose message is replaced by this one as soon as it is made. It is not waited for when the bot stops.
    #[must_use]
    pub fn then_replaced_by(self, replacement: Replacement) -> Self {
        Self {
            replacement: Some(replacement),
            ..self
        }
    }

    /// The answer, whose message invites to this match.
    #[must_use]
    pub fn that_opens(self, id: MatchId) -> Self {
        Self {
            opened: Some(id),
            ..self
        }
    }

    /// The match that its message invites to.
    pub const fn opens(&self) -> Option<MatchId> {
        self.opened
    }

    /// The answer, after which the public messages of this match are brought up to date.
    #[must_use]
    pub fn then_refresh(self, id: MatchId) -> Self {
        Self {
            refresh: Some(id),
            ..self
        }
    }
}

impl Bot {
    /// Does the work and answers with what it returns: an answer, a refusal in words, or an apology.
    pub async fn answer<F>(
        &self,
        asker: Asker,
        origin: Origin,
        act: Act,
        work: impl FnOnce(Ctx) -> F + Send,
    ) where
        F: Future<Output = Result<Answer, TableError>> + Send,
    {
        let (asker, words) = (Arc::new(asker), OnceLock::new());
        let done = async {
            if let Err(refusal) = self.inner.budgets.afford(&asker, act) {
                self.meters().troubled(Trouble::Refused);
                let words = *words.get_or_init(|| asker.words(&asker.stranger()));
                return Ok(Answer::new(Outgoing::private(words.text(&refusal))));
            }
            let ctx = Ctx::read(self, Arc::clone(&asker), origin).await;
            words.get_or_init(|| ctx.words);
            Box::pin(work(ctx)).await
        };
        let delivery = Delivery {
            bot: self,
            asker: &asker,
            origin,
        };
        delivery.deliver(&words, done).await;
    }

    /// Counts a refusal that a person is told.
    pub fn count_refusal(&self, refused: &Refusal) {
        let is_stale = matches!(refused, Refusal::Stale | Refusal::Repeated);
        self.meters().troubled(if is_stale {
            Trouble::Stale
        } else {
            Trouble::Refused
        });
    }
}
