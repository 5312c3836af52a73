//! What answering one interaction needs: who asks, what is known of them, their words, and the bot.

use std::sync::Arc;

use anyhow::anyhow;

use crate::answers::asker::Asker;
use crate::bot::Bot;
use crate::i18n::Words;
use crate::present::{Face, Scene};
use crate::table::{Click, MatchId, Person, TableError, Tables};
use crate::wire::message::File;

/// Where an interaction comes from; it decides whether a screen takes the place of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A control of a private message: the answer takes its place.
    Panel,
    /// A control of a public message: the answer is a new private message.
    Public,
    Command,
}

/// One interaction. The person is read from the database once, when it is made.
pub struct Ctx {
    pub bot: Bot,
    pub asker: Arc<Asker>,
    /// The words in which they are answered privately.
    pub words: &'static Words,
    pub origin: Origin,
    person: Option<Person>,
}

impl Ctx {
    /// Reads the asker. If the database fails, they are answered in the language of their client.
    pub async fn read(bot: &Bot, asker: Arc<Asker>, origin: Origin) -> Self {
        let avatar = asker.avatar.as_ref();
        let person = match bot.tables().asker(asker.id, &asker.name, avatar).await {
            Ok(person) => Some(person),
            Err(error) => {
                tracing::warn!("could not read the person who asks: {error:#}");
                None
            }
        };
        let words = match &person {
            Some(person) => asker.words(person),
            None => asker.words(&asker.stranger()),
        };
        Self {
            bot: bot.clone(),
            asker,
            words,
            origin,
            person,
        }
    }

    pub fn tables(&self) -> &Tables {
        self.bot.tables()
    }

    pub fn click(&self, id: MatchId) -> Click {
        Click::by_person(id, self.asker.id, self.asker.interaction)
    }

    /// The asker, with what they chose.
    ///
    /// # Errors
    /// If the database failed. A person who is then taken for one who has chosen nothing would lose what they chose.
    pub fn person(&self) -> Result<&Person, TableError> {
        let person = self.person.as_ref();
        person.ok_or_else(|| TableError::Failed(anyhow!("could not read the person who asks")))
    }

    /// The picture of a face with its alternative text; `None` if there is none or it cannot be drawn.
    pub async fn picture(&self, face: &Face, name: &'static str, alt: &str) -> Option<File> {
        self.bot.picture(face, name, alt).await
    }

    /// A picture that people can do without; `None` also while too many wait.
    pub async fn extra_picture(&self, face: &Face, name: &'static str, alt: &str) -> Option<File> {
        if self.bot.load().has_time_for_extras() {
            self.picture(face, name, alt).await
        } else {
            None
        }
    }

    /// A picture with its alternative text; `None` if it cannot be drawn.
    pub async fn drawn(&self, scene: Scene, name: &'static str, alt: &str) -> Option<File> {
        self.bot.drawn(scene, name, alt).await
    }
}
