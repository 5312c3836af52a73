//! A person whom a test plays.

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::act::{self, Impossible};
use crate::control;
use crate::control::view::{Answer, Choice, Message};
use crate::sandbox::shared::Shared;
use crate::world::snowflake::Snowflake;

/// A person in the sandbox, by whom a test acts and through whose eyes it looks. Cheap to clone.
#[derive(Clone)]
pub struct Person {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Snowflake,
    /// Where the person's commands are typed.
    pub(crate) channel: String,
}

impl Person {
    pub const fn id(&self) -> Snowflake {
        self.id
    }

    /// How the person is called in texts, `<@id>`.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// The same person in another channel: a name, an id, or `dm`.
    #[must_use]
    pub fn in_channel(&self, channel: &str) -> Self {
        Self {
            channel: channel.to_owned(),
            ..self.clone()
        }
    }

    /// Writes an ordinary message, as people do below a board.
    pub fn say(&self, text: &str) -> Result<Message, Impossible> {
        act::say(&self.shared, &self.id.to_string(), &self.channel, text)
    }

    /// Types a slash command.
    pub async fn command(&self, text: &str) -> Result<Answer, Impossible> {
        act::command(&self.shared, &self.id.to_string(), &self.channel, text).await
    }

    /// Uses a command from the menu over a person.
    pub async fn context(&self, command: &str, target: &str) -> Result<Answer, Impossible> {
        act::context(
            &self.shared,
            &self.id.to_string(),
            &self.channel,
            command,
            target,
        )
        .await
    }

    /// Clicks a button, named by its custom id or its label.
    pub async fn click(&self, message: &Message, id_or_label: &str) -> Result<Answer, Impossible> {
        self.select(message, id_or_label, &[]).await
    }

    /// Clicks a button that the message does not have, as a program may that pretends to be somebody's Discord.
    pub async fn forge(&self, message: &Message, custom_id: &str) -> Result<Answer, Impossible> {
        let (person, message) = (self.id.to_string(), message.id.to_string());
        act::forged(&self.shared, &person, &message, custom_id).await
    }

    /// Chooses values of a select, named by its custom id or its placeholder; values by value or label.
    pub async fn select(
        &self,
        message: &Message,
        id_or_label: &str,
        values: &[&str],
    ) -> Result<Answer, Impossible> {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        act::component(
            &self.shared,
            &self.id.to_string(),
            &message.id.to_string(),
            id_or_label,
            &values,
        )
        .await
    }

    /// Sends the form that an answer opened.
    pub async fn modal(
        &self,
        opened: &Answer,
        fields: &[(&str, &str)],
    ) -> Result<Answer, Impossible> {
        let fields: Map<String, Value> = fields
            .iter()
            .map(|(id, value)| ((*id).to_owned(), Value::from(*value)))
            .collect();
        act::modal(
            &self.shared,
            &self.id.to_string(),
            &opened.interaction.to_string(),
            &fields,
        )
        .await
    }

    /// Types so far, and asks for suggestions for one option.
    pub async fn autocomplete(&self, text: &str, focused: &str) -> Result<Vec<Choice>, Impossible> {
        act::autocomplete(
            &self.shared,
            &self.id.to_string(),
            &self.channel,
            text,
            focused,
        )
        .await
    }

    /// The messages of a channel as the person sees them now, oldest first.
    pub fn messages(&self, channel: &str) -> Result<Vec<Message>, Impossible> {
        control::seen(&self.shared, &self.id.to_string(), channel, None)
    }

    /// One message as the person sees it now; nothing if it is gone or not for this person.
    pub fn message(&self, id: Snowflake) -> Option<Message> {
        let state = self.shared.lock();
        let row = state.world.messages.get(id)?;
        let sees = row.is_for(self.id) && state.world.sees(row.channel, self.id);
        sees.then(|| crate::control::view::message(&state.world, row, &self.shared.base))
    }
}
