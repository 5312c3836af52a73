//! From a click to its answer: in time, once, and never silent.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};

use futures_util::FutureExt;
use tracing::{debug, error, warn};

use super::Bot;
use super::animations::Place;
use super::asker::Asker;
use super::ctx::{Ctx, Origin};
use super::message::Outgoing;
use super::meters::Trouble;
use super::panels::{LivePanel, PanelPlace, Shown};
use super::refusals::in_words;
use super::rest::{Callback, OwnMessage, RestError, Webhook};
use super::transport::TransportKind;
use crate::i18n::Words;
use crate::present::Msg;
use crate::table::{MatchId, MessageId, Refusal, TableError};

/// How often what was promised is sent while Discord knows of no promise.
const MAX_ATTEMPTS: u32 = 4;

/// How a click or command is answered.
pub struct Answer {
    placement: Placement,
    message: Outgoing,
    /// The match whose public messages are brought up to date after the answer.
    refresh: Option<MatchId>,
    /// The match that the answer invites to.
    opened: Option<MatchId>,
    /// The match whose panel it is, and what that shows.
    panel: Option<(MatchId, Shown)>,
    /// What the person occupies until the answer has been sent.
    place: Option<Place>,
    /// What takes the place of the message.
    later: Option<Later>,
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
pub type Later = Box<dyn FnOnce() -> Making + Send + Sync>;

/// A message that is being made.
pub type Making = Pin<Box<dyn Future<Output = Result<Outgoing, TableError>> + Send>>;

impl Answer {
    const fn placed(placement: Placement, message: Outgoing) -> Self {
        Self {
            placement,
            message,
            refresh: None,
            opened: None,
            panel: None,
            place: None,
            later: None,
        }
    }

    /// By a private message that takes the place of the one whose control was used, if that is private, too.
    pub const fn screen(message: Outgoing) -> Self {
        Self::placed(Placement::Screen, message)
    }

    /// By the panel of a match, which from then on follows the match, in place of the person's other panels of it.
    pub const fn panel(id: MatchId, shown: Shown, message: Outgoing) -> Self {
        Self {
            placement: Placement::Screen,
            message,
            refresh: None,
            opened: None,
            panel: Some((id, shown)),
            place: None,
            later: None,
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

    /// By nothing that is seen: what came of it stands in the public messages, which are brought up to date.
    pub fn silent(id: MatchId) -> Self {
        Self {
            refresh: Some(id),
            ..Self::placed(Placement::Silent, Outgoing::default())
        }
    }

    /// The answer, until whose delivery the person keeps their place in the queue for animations.
    #[must_use]
    pub fn until_sent(self, place: Place) -> Self {
        Self {
            place: Some(place),
            ..self
        }
    }

    /// The answer, whose message gives way to this one as soon as it is made. It is not waited for when the bot stops.
    #[must_use]
    pub fn then_replaced_by(self, later: Later) -> Self {
        Self {
            later: Some(later),
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
    ///
    /// Returns the public message that the answer became, where Discord says so.
    pub async fn answer<F>(
        &self,
        asker: Asker,
        origin: Origin,
        work: impl FnOnce(Ctx) -> F + Send,
    ) -> Option<MessageId>
    where
        F: Future<Output = Result<Answer, TableError>> + Send,
    {
        let (asker, words) = (Arc::new(asker), OnceLock::new());
        let done = async {
            let ctx = Ctx::read(self, Arc::clone(&asker), origin).await;
            words.get_or_init(|| ctx.words);
            Box::pin(work(ctx)).await
        };
        let delivery = Delivery {
            bot: self,
            asker: &asker,
            origin,
        };
        delivery.deliver(&words, done).await
    }

    /// Counts a refusal that somebody is told.
    pub(super) fn count_refusal(&self, refused: &Refusal) {
        let is_stale = matches!(refused, Refusal::Stale | Refusal::Repeated);
        self.meters().troubled(if is_stale {
            Trouble::Stale
        } else {
            Trouble::Refused
        });
    }
}

/// One answer on its way to the person who asked.
#[derive(Clone, Copy)]
struct Delivery<'a> {
    bot: &'a Bot,
    asker: &'a Arc<Asker>,
    origin: Origin,
}

impl Delivery<'_> {
    /// Answers in time with what the work returns. `words` are those of the person who asks, as soon as they are known.
    async fn deliver(
        self,
        words: &OnceLock<&'static Words>,
        work: impl Future<Output = Result<Answer, TableError>> + Send,
    ) -> Option<MessageId> {
        if !self.bot.inner.once.is_first(self.asker.interaction) {
            // Whoever heard of it first answers it; a second answer could only hide the first.
            debug!(
                interaction = self.asker.interaction,
                "an interaction was delivered twice"
            );
            return None;
        }
        let _under_way = self.bot.keeper().hold();
        let _counted = self.bot.load().begin();
        let started = tokio::time::Instant::now();
        // A panic is our fault like any other: the person gets an apology, the match goes on.
        let work = AssertUnwindSafe(work).catch_unwind();
        let mut work = std::pin::pin!(work);
        let in_time = tokio::time::timeout(self.bot.inner.timeouts.promise, &mut work).await;
        let is_promised = in_time.is_err();
        let result = if let Ok(result) = in_time {
            result
        } else {
            self.promise().await;
            self.bot.meters().acknowledged(started.elapsed());
            work.await
        };
        let result = result
            .unwrap_or_else(|_| Err(TableError::Failed(anyhow::anyhow!("the handler panicked"))));
        let mut answer = match result {
            Ok(answer) => answer,
            Err(error) => {
                // Where the work broke before they were read, the person is answered as somebody who has chosen nothing.
                let words = words.get_or_init(|| self.asker.words(&self.asker.stranger()));
                self.failed(error, words)
            }
        };
        let callback = answer.placement.callback(self.origin);
        let sent = if is_promised {
            self.insist_on_promise(callback, &answer).await
        } else {
            self.answer_now(callback, &answer).await
        };
        if !is_promised {
            self.bot.meters().acknowledged(started.elapsed());
        }
        drop(answer.place.take());
        if let Some(id) = answer.refresh {
            self.bot.refresh(id);
        }
        let took_ms = started.elapsed().as_millis();
        let message = match sent {
            Ok(place) => {
                debug!(interaction = self.asker.interaction, took_ms, "answered");
                if let Some(later) = answer.later.take() {
                    let own = place.map_or(OwnMessage::Original, |place| place.own);
                    let words = words.get_or_init(|| self.asker.words(&self.asker.stranger()));
                    self.replace_later(own, later, words);
                }
                if let (Some((id, shown)), Some(place)) = (answer.panel.take(), place) {
                    let panel = LivePanel {
                        asker: Arc::clone(self.asker),
                        words: words.get_or_init(|| self.asker.words(&self.asker.stranger())),
                        place,
                        shown,
                    };
                    self.bot.remember_panel(id, panel);
                }
                let is_public = callback == Callback::Message && !answer.message.private;
                place.filter(|_| is_public).map(|place| place.message)
            }
            Err(error) => {
                log_undelivered(self.asker, &error);
                None
            }
        };
        if let Some(id) = answer.opened {
            self.bot.opened(id, message).await;
        }
        message
    }

    /// Promises a private message to a command, and to a button that something is done about its message.
    async fn promise(self) {
        let callback = match self.origin {
            Origin::Command => Callback::LaterMessage,
            Origin::Panel | Origin::Public => Callback::LaterUpdate,
        };
        let private = Outgoing::private("");
        if let Err(error) = self
            .bot
            .rest()
            .answer(
                self.asker.interaction,
                self.asker.token.expose(),
                callback,
                &private,
                false,
            )
            .await
        {
            if error.is_too_late() {
                self.asker.token.refused();
            }
            log_undelivered(self.asker, &error);
        }
    }

    /// Returns where the answer stands, as far as anybody has to know.
    async fn answer_now(
        self,
        callback: Callback,
        answer: &Answer,
    ) -> Result<Option<PanelPlace>, RestError> {
        let token = self.asker.token.expose();
        let is_wanted = !answer.message.private || answer.panel.is_some();
        let sent = self
            .bot
            .rest()
            .answer(
                self.asker.interaction,
                token,
                callback,
                &answer.message,
                is_wanted,
            )
            .await;
        let message = match sent {
            // The answer arrived and only Discord's word about it was lost, or the click came twice.
            Err(error) if error.is_answered() => self.webhook().original().await.map(Some),
            sent => sent,
        }?;
        let pressed = self.asker.message.filter(|_| callback == Callback::Update);
        Ok(message.or(pressed).map(PanelPlace::original))
    }

    /// Sends what was promised, again where Discord does not know yet that something was.
    async fn insist_on_promise(
        self,
        callback: Callback,
        answer: &Answer,
    ) -> Result<Option<PanelPlace>, RestError> {
        // Where interactions come over HTTP, Discord itself may learn of a promise only after the bot has kept it.
        let may_be_early = self.bot.inner.transport == TransportKind::Http;
        for tried in 1.. {
            match self.keep_promise(callback, answer).await {
                Err(error) if may_be_early && error.is_unknown() && tried < MAX_ATTEMPTS => {
                    tokio::time::sleep(self.bot.inner.timeouts.pause(tried)).await;
                }
                done => return done,
            }
        }
        unreachable!("the loop above only ends by returning")
    }

    /// Sends what was promised. A promise takes the place of the answer only if both look the same: what is private may
    /// not take the place of a public message, nor the other way round. Returns where the answer stands.
    async fn keep_promise(
        self,
        callback: Callback,
        answer: &Answer,
    ) -> Result<Option<PanelPlace>, RestError> {
        let (webhook, message) = (self.webhook(), &answer.message);
        match self.origin {
            // The promise said all there is to say.
            _ if callback == Callback::LaterUpdate => Ok(None),
            Origin::Panel | Origin::Public if callback == Callback::Update => {
                let filled = webhook.fill_in(message).await?;
                Ok(self.asker.message.or(filled).map(PanelPlace::original))
            }
            Origin::Panel | Origin::Public => {
                let posted = webhook.follow_up(message).await?;
                Ok(Some(PanelPlace::follow_up(posted)))
            }
            Origin::Command if message.private => {
                let filled = webhook.fill_in(message).await?;
                Ok(filled.map(PanelPlace::original))
            }
            Origin::Command => {
                webhook.forget_promise().await?;
                // If only Discord's word about it is lost, it is posted once all the same.
                let message = Outgoing {
                    nonce: Some(format!("a{}", self.asker.interaction)),
                    ..message.clone()
                };
                let posted = self.bot.rest().post(self.asker.channel, &message).await?;
                Ok(Some(PanelPlace::original(posted)))
            }
        }
    }

    /// The further messages of the interaction.
    fn webhook(&self) -> Webhook<'_> {
        let token = self.asker.token.expose();
        Webhook::new(self.bot.rest(), self.asker.application, token)
    }

    /// Puts what is made later in the place of the answer.
    fn replace_later(self, own: OwnMessage, later: Later, words: &'static Words) {
        let (bot, asker, origin) = (self.bot.clone(), Arc::clone(self.asker), self.origin);
        tokio::spawn(async move {
            let delivery = Delivery {
                bot: &bot,
                asker: &asker,
                origin,
            };
            let message = match later().await {
                Ok(message) => message,
                Err(error) => delivery.failed(error, words).message,
            };
            if let Err(error) = delivery.webhook().edit(own, &message).await {
                log_undelivered(&asker, &error);
            }
        });
    }

    /// The answer to what could not be done.
    fn failed(self, error: TableError, words: &Words) -> Answer {
        match error {
            TableError::Refused(refused) => self.refused(&refused, words),
            TableError::Failed(failure) => self.apology(&failure, words),
        }
    }

    /// A refusal, said privately and never logged as an error.
    fn refused(self, refused: &Refusal, words: &Words) -> Answer {
        debug!(interaction = self.asker.interaction, "refused: {refused}");
        self.bot.count_refusal(refused);
        Answer::new(Outgoing::private(in_words(refused, words)))
    }

    /// An apology with a number under which the failure stands in the log, once.
    fn apology(self, failure: &anyhow::Error, words: &Words) -> Answer {
        self.bot.meters().troubled(Trouble::Failed);
        let id = format!("{:08x}", self.asker.interaction & 0xffff_ffff);
        error!(apology.id = %id, "{failure:#}");
        let apology = Msg::new("apology").with("id", id);
        Answer::new(Outgoing::private(words.say(&apology, &|_| String::new())))
    }
}

/// Notes an answer that did not arrive. The work itself is done and safe.
fn log_undelivered(asker: &Asker, error: &RestError) {
    if error.is_too_late() || error.is_answered() {
        debug!(
            interaction = asker.interaction,
            "an interaction expired before it was answered: {error}"
        );
    } else {
        warn!(
            interaction = asker.interaction,
            "could not deliver an answer: {error}"
        );
    }
}
