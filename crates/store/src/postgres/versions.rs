//! How far matches have come that a process shows to people in private, and who was shown them last, by one question for all of
//! them.

use super::super::driver::Engine;
use super::super::{MatchId, MessageId, PersonId, Result, Snowflake, Store};
use crate::kernel::Timestamp;

/// The panel of a match that a person was shown last, by whichever process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewestPanel {
    pub person: PersonId,
    /// With which they were shown it; the next one has a higher number.
    pub interaction: Snowflake,
    pub message: MessageId,
    pub at: Timestamp,
}

/// What other processes may have changed of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchNews {
    pub id: MatchId,
    pub version: u64,
    pub panels: Vec<NewestPanel>,
}

/// A match, and one of its panels if it has any.
type Row = (
    MatchId,
    u64,
    Option<PersonId>,
    Option<u64>,
    Option<MessageId>,
    Option<Timestamp>,
);

impl Store {
    /// What is new of these matches. Nothing where a process has the database to itself, and knows.
    pub async fn match_news(&self, ids: &[MatchId]) -> Result<Vec<MatchNews>> {
        if self.engine == Engine::Sqlite || ids.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<String> = ids.iter().map(MatchId::to_string).collect();
        let rows: Vec<Row> = sqlx::query_as(
            "select id, version, person, interaction, message, panels.at from matches left join panels on panels.match = id
             where id = any(cast(string_to_array($1, ',') as bigint[])) order by id",
        )
        .bind(ids.join(","))
        .fetch_all(&self.readers)
        .await?;
        let mut news: Vec<MatchNews> = Vec::new();
        for (id, version, person, interaction, message, at) in rows {
            let panel = person.zip(interaction).zip(message).zip(at);
            let panel = panel.map(|(((person, interaction), message), at)| NewestPanel {
                person,
                interaction,
                message,
                at,
            });
            match news.last_mut().filter(|last| last.id == id) {
                Some(last) => last.panels.extend(panel),
                None => news.push(MatchNews {
                    id,
                    version,
                    panels: panel.into_iter().collect(),
                }),
            }
        }
        Ok(news)
    }

    /// Writes down which panel of a match a person was shown, unless they have been shown another since. The panel
    /// that the same message was of another match becomes outdated.
    pub async fn note_panel(&self, id: MatchId, panel: NewestPanel) -> Result<()> {
        sqlx::query(
            "with others as (update panels set interaction = $3
                 where person = $2 and message = $4 and match <> $1 and interaction < $3)
             insert into panels (match, person, interaction, message, at) values ($1, $2, $3, $4, $5)
             on conflict (match, person) do update
             set interaction = excluded.interaction, message = excluded.message, at = excluded.at
             where panels.interaction < excluded.interaction",
        )
        .bind(id)
        .bind(panel.person)
        .bind(panel.interaction)
        .bind(panel.message)
        .bind(panel.at)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    /// Writes down that a person's message shows something else than a panel since this interaction.
    pub async fn note_no_panel(
        &self,
        person: PersonId,
        message: MessageId,
        interaction: Snowflake,
    ) -> Result<()> {
        sqlx::query(
            "update panels set interaction = $3 where person = $1 and message = $2 and interaction < $3",
        )
        .bind(person)
        .bind(message)
        .bind(interaction)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }
}
