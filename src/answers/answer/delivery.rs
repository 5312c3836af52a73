//! How an answer reaches the asker.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};

use futures_util::FutureExt;
use tracing::{debug, error, warn};

use super::{Answer, Replacement};
use crate::answers::asker::Asker;
use crate::answers::ctx::Origin;
use crate::answers::panels::{LivePanel, PanelPlace};
use crate::answers::refusals::in_words;
use crate::bot::Bot;
use crate::i18n::Words;
use crate::present::Msg;
use crate::table::{Refusal, TableError};
use crate::wire::message::Outgoing;
use crate::wire::meters::Trouble;
use crate::wire::rest::{Callback, OwnMessage, RestError, Webhook};
use crate::wire::setup::TransportKind;

/// How often what was promised is sent while Discord knows of no promise.
const MAX_ATTEMPTS: u32 = 4;

#[derive(Clone, Copy)]
pub struct Delivery<'a> {
    pub bot: &'a Bot,
    pub asker: &'a Arc<Asker>,
    pub origin: Origin,
}

impl Delivery<'_> {
    /// Answers in time with what the work returns. `words` are those of the asker, as soon as they are known.
    pub async fn deliver(
        self,
        words: &OnceLock<&'static Words>,
        work: impl Future<Output = Result<Answer, TableError>> + Send,
    ) {
        if !self.bot.inner.once.is_first(self.asker.interaction) {
            // The first one to receive it answers it; a second answer could only hide the first.
            debug!(
                interaction = self.asker.interaction,
                "an interaction was delivered twice"
            );
            return;
        }
        let _under_way = self.bot.keeper().work_token();
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
            self.promise_late().await;
            self.bot.meters().acknowledged(started.elapsed());
            let late = tokio::time::timeout(self.bot.inner.timeouts.late, &mut work);
            if let Ok(result) = late.await {
                result
            } else {
                self.ask_for_patience(words).await;
                work.await
            }
        };
        let result = result
            .unwrap_or_else(|_| Err(TableError::Failed(anyhow::anyhow!("the handler panicked"))));
        if !is_promised && self.is_answered_elsewhere(&result) {
            debug!(
                interaction = self.asker.interaction,
                "another process answers an interaction"
            );
            return;
        }
        let mut answer = match result {
            Ok(answer) => answer,
            Err(error) => {
                // Where the work broke before they were read, the asker is answered as one who has chosen nothing.
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
                if let Some(replacement) = answer.replacement.take() {
                    let own = place.map_or(OwnMessage::Original, |place| place.own);
                    let words = words.get_or_init(|| self.asker.words(&self.asker.stranger()));
                    self.replace(own, replacement, words);
                }
                let panel = answer.panel.take();
                if let (None, Callback::Update, Some(message)) =
                    (&panel, callback, self.asker.message)
                {
                    self.bot.forget_panel(self.asker, message);
                }
                if let (Some((id, shown)), Some(place)) = (panel, place) {
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
                if let Some(share) = answer.share.filter(|_| error.is_refusal())
                    && let Err(error) = self.bot.tables().store().release_share(&share).await
                {
                    warn!("could not take back what was not shared: {error:#}");
                }
                None
            }
        };
        if let Some(id) = answer.opened {
            self.bot.opened(id, message).await;
        }
    }

    /// Whether another process has done what the interaction asks for, which was delivered to both. The process that did it
    /// answers it.
    fn is_answered_elsewhere(self, result: &Result<Answer, TableError>) -> bool {
        let is_repeated = matches!(result, Err(TableError::Refused(Refusal::Repeated)));
        is_repeated && self.bot.tables().cluster().id().is_some()
    }

    /// Promises what takes longer than an answer may.
    async fn promise_late(self) {
        if self.origin == Origin::Public {
            let tokens = self.bot.board_tokens();
            tokens.count_follow_up(self.asker.channel);
        }
        if let Err(error) = self.promise().await {
            log_undelivered(self.asker, &error);
        }
    }

    /// Promises a private message to a command, and to a button that something is done about its message.
    pub(super) async fn promise(self) -> Result<(), RestError> {
        let callback = match self.origin {
            Origin::Command => Callback::LaterMessage,
            Origin::Panel | Origin::Public => Callback::LaterUpdate,
        };
        let private = Outgoing::private("");
        let promised = self
            .bot
            .rest()
            .answer(
                self.asker.interaction,
                self.asker.token.expose(),
                callback,
                &private,
                false,
            )
            .await;
        match &promised {
            Ok(_) => self.take_token(callback),
            Err(error) if error.is_too_late() => self.asker.token.refused(),
            Err(_) => {}
        }
        promised.map(drop)
    }

    /// Says that what was promised takes longer: a database may take minutes until it answers again.
    async fn ask_for_patience(self, words: &OnceLock<&'static Words>) {
        let stranger = || self.asker.words(&self.asker.stranger());
        let words = words.get().copied().unwrap_or_else(stranger);
        let patience = Outgoing::private(words.text(&Msg::new("answer-late")));
        if let Err(error) = self.webhook().follow_up(&patience).await {
            log_undelivered(self.asker, &error);
        }
    }

    /// Returns where the answer is, as far as anybody has to know.
    async fn answer_now(
        self,
        callback: Callback,
        answer: &Answer,
    ) -> Result<Option<PanelPlace>, RestError> {
        if self.may_take_token(callback, &answer.message) {
            return self.answer_beside(callback, answer).await;
        }
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
        let pressed = self.asker.message.filter(|_| callback == Callback::Update);
        let message = match sent {
            // The answer arrived and only Discord's word about it was lost, or the click came twice.
            Err(error) if error.is_answered() => {
                let original = self.webhook().original().await?;
                // Another process has answered by a follow-up: what is public must not be taken for the answer.
                if pressed.is_none() && self.asker.message == Some(original) {
                    return Err(error);
                }
                Some(original)
            }
            sent => {
                let sent = sent?;
                self.take_token(callback);
                sent
            }
        };
        Ok(message.or(pressed).map(PanelPlace::original))
    }

    /// Sends what was promised, again where Discord does not know yet that something was.
    pub(super) async fn insist_on_promise(
        self,
        callback: Callback,
        answer: &Answer,
    ) -> Result<Option<PanelPlace>, RestError> {
        // Where interactions come over HTTP, Discord itself may learn of a promise only after the bot has kept it.
        let may_be_early = self.bot.inner.process.transport == TransportKind::Http;
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
    /// not take the place of a public message, nor the other way round. Returns where the answer is.
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
            Origin::Panel | Origin::Public => Ok(Some(self.follow_up(message).await?)),
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
                let posted = self
                    .bot
                    .messages()
                    .post(self.asker.channel, &message)
                    .await?;
                Ok(Some(PanelPlace::original(posted)))
            }
        }
    }

    /// The further messages of the interaction.
    pub(super) fn webhook(&self) -> Webhook<'_> {
        let token = self.asker.token.expose();
        Webhook::new(self.bot.rest(), self.asker.application, token)
    }

    /// Puts what is made later in the place of the answer.
    fn replace(self, own: OwnMessage, replacement: Replacement, words: &'static Words) {
        let (bot, asker, origin) = (self.bot.clone(), Arc::clone(self.asker), self.origin);
        tokio::spawn(async move {
            let delivery = Delivery {
                bot: &bot,
                asker: &asker,
                origin,
            };
            let message = match replacement().await {
                Ok(message) => message,
                Err(error) => delivery.failed(error, words).message,
            };
            if let Err(error) = delivery.webhook().edit(own, &message).await {
                log_undelivered(&asker, &error);
            }
        });
    }

    fn failed(self, error: TableError, words: &Words) -> Answer {
        match error {
            TableError::Refused(refused) => self.refused(&refused, words),
            // What a connection says of a lost file depends on when it was opened.
            TableError::Failed(_) if self.bot.tables().store().check_place().is_err() => {
                self.refused(&Refusal::DatabaseReplaced, words)
            }
            // It came between the last answer that was waited for and the end, or took longer than that.
            TableError::Failed(_) if self.bot.tables().store().is_closed() => {
                self.refused(&Refusal::Restarting, words)
            }
            TableError::Failed(failure) => self.apology(&failure, words),
        }
    }

    /// A refusal, said privately and never logged as an error.
    fn refused(self, refused: &Refusal, words: &Words) -> Answer {
        debug!(interaction = self.asker.interaction, "refused: {refused}");
        self.bot.count_refusal(refused);
        Answer::new(Outgoing::private(in_words(refused, words)))
    }

    /// An apology with the number under which the failure is logged, once.
    fn apology(self, failure: &anyhow::Error, words: &Words) -> Answer {
        self.bot.meters().troubled(Trouble::Failed);
        let id = format!("{:08x}", self.asker.interaction & 0xffff_ffff);
        error!(apology.id = %id, "{failure:#}");
        let apology = Msg::new("apology").with("id", id);
        Answer::new(Outgoing::private(words.text(&apology)))
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
