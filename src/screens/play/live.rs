//! Panels that follow the match while their tokens live: what others do appears on them, and a person has one for each match.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use futures_util::future::join_all;
use tracing::{debug, error, warn};

use super::panel_message;
use crate::answers::asker::Asker;
use crate::answers::panels::{LivePanel, ShownPanel};
use crate::answers::refusals::in_words;
use crate::answers::saying::picture_names;
use crate::bot::Bot;
use crate::table::{
    MatchId, MatchNews, MessageId, NewestPanel, Panel, PanelState, Refusal, Snapshot, TableError,
};
use crate::wire::message::Outgoing;
use crate::wire::rest::{RestError, Webhook};

impl Bot {
    /// Remembers the panel that a person has just been shown, and deletes the one before it. From then on other processes leave it
    /// to this one.
    pub fn remember_panel(&self, id: MatchId, panel: LivePanel) {
        if self.has_others() {
            let newest = NewestPanel {
                person: panel.asker.id,
                interaction: panel.asker.interaction,
                message: panel.place.message,
                at: self.tables().now(),
            };
            self.beside(|bot| async move {
                if let Err(error) = bot.tables().store().note_panel(id, newest).await {
                    debug!(match.id = %id, "could not note a panel of match {id}: {error:#}");
                }
            });
        }
        if self.panels().remember(id, panel) {
            self.refresh_panels(id);
        }
    }

    /// Forgets the panel that a message was; other processes leave the message alone from then on.
    pub fn forget_panel(&self, asker: &Asker, message: MessageId) {
        self.panels().forget_message(message);
        if self.has_others() {
            let (person, interaction) = (asker.id, asker.interaction);
            self.beside(|bot| async move {
                let store = bot.tables().store();
                if let Err(error) = store.note_no_panel(person, message, interaction).await {
                    debug!("could not note that a panel is gone: {error:#}");
                }
            });
        }
    }

    /// Brings the live panels of a match up to date, soon and by one worker. What happens meanwhile is shown in one go.
    pub fn refresh_panels(&self, id: MatchId) {
        if self.panels().request(id) {
            self.beside(|bot| async move {
                let worker = PanelWorker { bot };
                let kept = Box::pin(worker.keep_panels(id));
                worker.bot.keeper().unless_given_up(kept).await;
            });
        }
    }

    /// What is new of these matches, where other processes may change them. Panels that others have shown since are forgotten.
    pub async fn follow_matches(&self, ids: &[MatchId]) -> Result<Vec<MatchNews>, TableError> {
        let news = self.tables().store().match_news(ids).await?;
        for one in &news {
            if self.panels().follow(one.id, &one.panels) {
                self.refresh_panels(one.id);
            }
        }
        Ok(news)
    }

    /// The panels of a match that people were shown last, by whichever process; none if there is only this one.
    pub async fn newest_panels(&self, id: MatchId) -> Result<Vec<NewestPanel>, TableError> {
        if !self.has_others() {
            return Ok(Vec::new());
        }
        let news = self.follow_matches(&[id]).await?;
        Ok(news.into_iter().flat_map(|one| one.panels).collect())
    }
}

/// Brings the live panels of a match up to date.
struct PanelWorker {
    bot: Bot,
}

impl PanelWorker {
    async fn keep_panels(&self, id: MatchId) {
        while self.bot.panels().go_on(id) {
            let work = AssertUnwindSafe(self.change_panels(id)).catch_unwind();
            if work.await.is_err() {
                error!(match.id = %id, "could not update the panels of match {id}: the update panicked");
            }
        }
    }

    async fn change_panels(&self, id: MatchId) {
        // One worker does both, so that nothing is sent to a panel that has just been deleted.
        let replaced = self.bot.panels().replaced(id);
        join_all(replaced.iter().map(|panel| self.delete_panel(id, panel))).await;
        self.bot.load().calm().await;
        if self.bot.panels().of(id).is_empty() {
            return;
        }
        if let Err(failure) = self.bot.newest_panels(id).await {
            return warn!(match.id = %id, "could not read whose the panels of match {id} are: {failure:#}");
        }
        let panels = self.bot.panels().of(id);
        if panels.is_empty() {
            return;
        }
        match self.bot.tables().look(id).await {
            Ok(snapshot) => {
                let changes = panels
                    .iter()
                    .map(|panel| self.change_panel(id, &snapshot, panel));
                join_all(changes).await;
            }
            Err(TableError::Refused(refused)) => {
                join_all(
                    panels
                        .iter()
                        .map(|panel| self.end_panel(id, panel, &refused)),
                )
                .await;
            }
            Err(TableError::Failed(failure)) => {
                warn!(match.id = %id, "could not read the panels of match {id}: {failure:#}");
            }
        }
    }

    /// Says why a panel shows nothing any more.
    async fn end_panel(&self, id: MatchId, live: &LivePanel, refused: &Refusal) {
        let ended = Outgoing::private(in_words(refused, live.words));
        let _ = self.send_to_panel(id, live, &ended).await;
        self.bot.panels().forget(id, live);
    }

    /// Shows the match on a panel, unless it is certain that the panel shows it already.
    async fn change_panel(&self, id: MatchId, snapshot: &Snapshot, live: &LivePanel) {
        let is_certain = live.shown.digest.is_some();
        if is_certain && snapshot.version() == live.shown.state.version {
            return;
        }
        // What Discord takes to change it is not part of the turn.
        let turn = self.bot.panels().turn().await;
        let (panel, is_fresh) = match panel_after(snapshot, live) {
            Ok(after) => after,
            Err(refused) => {
                drop(turn);
                return self.end_panel(id, live, &refused).await;
            }
        };
        let shown = shown(&panel, None);
        // The buttons of a panel that looks the same are as good as new ones.
        if is_certain && is_fresh && shown.digest == live.shown.digest {
            return;
        }
        let message =
            panel_message(&self.bot, &live.asker, live.words, id, &panel, None, None).await;
        drop(turn);
        if self.send_to_panel(id, live, &message).await.is_ok() {
            let gone_on_to = self.bot.panels().changed(id, live, shown);
            if let Some(overwritten) = gone_on_to {
                self.bot.refresh_panels(overwritten);
            }
        }
    }

    async fn send_to_panel(
        &self,
        id: MatchId,
        live: &LivePanel,
        message: &Outgoing,
    ) -> Result<(), RestError> {
        self.bot.meters().panel_edited();
        let edited = self.webhook(live).edit(live.place.own, message).await;
        if let Err(error) = &edited {
            self.note_panel_failure(id, live, error);
        }
        edited.map(drop)
    }

    async fn delete_panel(&self, id: MatchId, live: &LivePanel) {
        let deleted = self.webhook(live).delete(live.place.own).await;
        if let Err(error) = deleted {
            self.note_panel_failure(id, live, &error);
        }
    }

    /// The messages of the interaction that brought the panel.
    fn webhook<'a>(&'a self, live: &'a LivePanel) -> Webhook<'a> {
        let token = live.asker.token.expose();
        Webhook::new(self.bot.rest(), live.asker.application, token)
    }

    /// A panel that cannot be changed is no failure of the match: its owner has dismissed it, or its token has died.
    fn note_panel_failure(&self, id: MatchId, live: &LivePanel, error: &RestError) {
        if error.is_message_gone() || error.is_too_late() {
            self.bot.panels().forget(id, live);
        }
        debug!(match.id = %id, "could not change a panel of match {id}: {error}");
    }
}

/// The panel of a person who has one already as it is now, and whether the buttons of the old one still mean what they said.
///
/// What they have picked stays picked as long as it means the same, and a sheet stays open, until the match waits for them again.
///
/// # Errors
/// If the person does not play in the match any more without following it, or a moderator has ended it.
fn panel_after(snapshot: &Snapshot, live: &LivePanel) -> Result<(Panel, bool), Refusal> {
    let (shown, names) = (
        &live.shown.state,
        picture_names(snapshot.seats(), live.words),
    );
    if shown.is_watched {
        return Ok((snapshot.watched(&names)?, true));
    }
    let seat = snapshot.begun_seat(live.asker.id)?;
    let is_called = snapshot.awaited().contains(seat) && !shown.is_awaited;
    let focus = shown.focus.as_deref().filter(|_| !is_called);
    let look = focus.and_then(|what| snapshot.look(Some(seat), what, &names));
    let is_fresh = snapshot.is_fresh(seat, shown.version);
    let focus = focus.filter(|_| is_fresh);
    let panel = look.unwrap_or_else(|| snapshot.panel(seat, focus, &names));
    Ok((panel, is_fresh))
}

/// What a panel shows below a sentence about what just went wrong, which the next change takes away.
pub fn shown(panel: &Panel, refused: Option<&Refusal>) -> ShownPanel {
    let mut hasher = DefaultHasher::new();
    (&panel.face, &panel.news, &panel.seats).hash(&mut hasher);
    (panel.is_waiting, refused.is_some()).hash(&mut hasher);
    ShownPanel {
        state: PanelState {
            version: panel.version,
            focus: panel.focus.clone(),
            is_awaited: panel.is_awaited,
            is_watched: panel.is_watched,
        },
        digest: Some(hasher.finish()),
    }
}
