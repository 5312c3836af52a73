//! The private panel: one's own hand and what can be done with it.

use super::answer::Answer;
use super::asker::{Asker, mentions, names};
use super::controls::Maker;
use super::message::Outgoing;
use super::refusals::in_words;
use super::{Bot, alt_text, picture_names};
use crate::i18n::Words;
use crate::kernel::BySeat;
use crate::table::{MatchId, Panel, Person, Refusal, TableError};

impl Bot {
    /// The panel of the person who asks, with a detail picked, below a sentence about what just went wrong.
    pub(super) async fn panel(
        &self,
        id: MatchId,
        asker: &Asker,
        focus: Option<&str>,
        refused: Option<&Refusal>,
    ) -> Result<Outgoing, TableError> {
        let words = self.words_of(asker).await;
        let naming = |seats: &BySeat<Option<Person>>, _: &str| picture_names(seats, words);
        let panel = self.tables().panel(id, asker.id, focus, &naming).await?;
        Ok(self.private_panel(id, asker, &panel, refused, words).await)
    }

    /// What everybody may see and `what` names, for the person who asks; `None` if it names nothing of that kind.
    pub(super) async fn look(
        &self,
        id: MatchId,
        asker: &Asker,
        what: &str,
    ) -> Result<Option<Outgoing>, TableError> {
        let words = self.words_of(asker).await;
        let naming = |seats: &BySeat<Option<Person>>, _: &str| picture_names(seats, words);
        match self.tables().look(id, asker.id, what, &naming).await? {
            Some(panel) => Ok(Some(
                self.private_panel(id, asker, &panel, None, words).await,
            )),
            None => Ok(None),
        }
    }

    /// A panel as a message.
    async fn private_panel(
        &self,
        id: MatchId,
        asker: &Asker,
        panel: &Panel,
        refused: Option<&Refusal>,
        words: &Words,
    ) -> Outgoing {
        let alt = alt_text(&panel.face, &panel.seats, words);
        let picture = self.picture(&panel.face, "hand.png", &alt).await;
        let maker = Maker {
            id,
            version: panel.version,
            words,
        };
        let mut text = words.lines(&panel.face.text, &mentions(&panel.seats, words));
        if let Some(refused) = refused {
            self.count_refusal(refused);
            text = format!("{}\n{text}", in_words(refused, words));
        }
        if let Some(closed) = self.closed_channel(id, asker) {
            text = format!("{}\n{text}", words.say(&closed, &|_| String::new()));
        }
        let rows = maker.rows(&panel.face.rows, 0, &names(&panel.seats, words));
        Outgoing {
            text,
            picture,
            rows,
            private: true,
            ..Outgoing::default()
        }
    }

    /// Plays an action for the person who asks.
    pub(super) async fn act(
        &self,
        id: MatchId,
        asker: &Asker,
        version: Option<u64>,
        action: &str,
    ) -> Result<(), TableError> {
        let (tables, interaction) = (self.tables(), asker.interaction);
        let done = tables.act(id, asker.id, version, action, interaction).await;
        if done.is_ok() {
            self.meters().moved();
        }
        done
    }

    /// Runs one of the use cases that change a match and shows the panel as it then stands; a refusal is told on top of
    /// the panel, so that nobody is left with a dead one.
    pub(super) async fn panel_after(
        &self,
        id: MatchId,
        asker: &Asker,
        done: Result<(), TableError>,
    ) -> Result<Outgoing, TableError> {
        match done {
            Ok(()) => self.panel(id, asker, None, None).await,
            Err(TableError::Refused(
                refused @ (Refusal::Stale
                | Refusal::Repeated
                | Refusal::NotAllowed
                | Refusal::NotYourTurn { .. }
                | Refusal::NothingToTakeBack
                | Refusal::MatchOver
                | Refusal::Asleep(_)
                | Refusal::Unreadable(_)),
            )) => self.panel(id, asker, None, Some(&refused)).await,
            Err(error) => Err(error),
        }
    }

    /// The panel as the answer to a button: in place of the panel that was pressed, or as a new private message.
    pub(super) fn panel_answer(message: Outgoing, is_on_panel: bool) -> Answer {
        if is_on_panel {
            Answer::update(message)
        } else {
            Answer::new(message)
        }
    }
}
