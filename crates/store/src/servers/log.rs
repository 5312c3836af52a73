//! The log of a server: who changed what.

use super::Setting;
use super::setting::unreadable;
use crate::driver::{FromRow, Tx};
use crate::kernel::Timestamp;
use crate::{GuildId, MatchId, PersonId, Result, SeasonDeed, StoreError};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerChange {
    pub at: Timestamp,
    pub person: PersonId,
    pub event: ServerEvent,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerEvent {
    Changed {
        before: Setting,
        after: Setting,
    },
    EndedMatch(MatchId),
    PutToSleep(MatchId),
    /// What was done with the season of the server that has this number.
    Season {
        number: u32,
        deed: SeasonDeed,
    },
}

/// The word of the log for a match, in the place of the kind of a setting.
const MATCH: &str = "match";

/// The same for a season.
const SEASON: &str = "season";

/// What became of the match, in the place of what holds afterwards.
const ENDED: &str = "ended";
const ASLEEP: &str = "asleep";

impl ServerEvent {
    /// What it is about, before, and after: the words of the database.
    pub fn words(&self) -> (&'static str, String, String) {
        match self {
            Self::Changed { before, after } => (after.what(), before.value(), after.value()),
            Self::EndedMatch(id) => (MATCH, id.to_string(), ENDED.to_owned()),
            Self::PutToSleep(id) => (MATCH, id.to_string(), ASLEEP.to_owned()),
            Self::Season { number, deed } => (SEASON, number.to_string(), deed.slug().to_owned()),
        }
    }

    /// The event of which the database has these words.
    fn read(what: &str, before: &str, after: &str) -> Result<Self> {
        match (what, after) {
            (MATCH, ENDED) => {
                let id = before.parse().map_err(|_| unreadable(what))?;
                Ok(Self::EndedMatch(id))
            }
            (MATCH, ASLEEP) => {
                let id = before.parse().map_err(|_| unreadable(what))?;
                Ok(Self::PutToSleep(id))
            }
            (SEASON, deed) => Ok(Self::Season {
                number: before.parse().map_err(|_| unreadable(what))?,
                deed: SeasonDeed::from_slug(deed).ok_or_else(|| unreadable(what))?,
            }),
            _ => Ok(Self::Changed {
                before: Setting::read(what, before)?,
                after: Setting::read(what, after)?,
            }),
        }
    }
}

const MAX_ENTRIES: i64 = 1_000;

/// Adds an entry to the log of a server, and removes the oldest if there are too many.
pub async fn log(tx: &mut Tx<'_>, id: GuildId, change: &ServerChange) -> Result<()> {
    let (what, before, after) = change.event.words();
    sqlx::query(
        "insert into server_changes (guild, at, person, what, before, after) values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(change.at)
    .bind(change.person)
    .bind(what)
    .bind(before)
    .bind(after)
    .execute(&mut **tx)
    .await?;
    // Those beyond the newest are few: each entry removes what it pushes out.
    sqlx::query(
        "delete from server_changes where guild = $1 and number <=
             (select number from server_changes where guild = $1 order by number desc limit 1 offset $2)",
    )
    .bind(id)
    .bind(MAX_ENTRIES)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

#[derive(FromRow)]
pub struct ChangeRow {
    at: Timestamp,
    person: PersonId,
    what: String,
    before: String,
    after: String,
}

impl TryFrom<ChangeRow> for ServerChange {
    type Error = StoreError;

    fn try_from(row: ChangeRow) -> Result<Self> {
        Ok(Self {
            at: row.at,
            person: row.person,
            event: ServerEvent::read(&row.what, &row.before, &row.after)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_reads_as_it_is_written() {
        for event in [
            ServerEvent::EndedMatch(MatchId(12)),
            ServerEvent::PutToSleep(MatchId(13)),
            ServerEvent::Season {
                number: 4,
                deed: SeasonDeed::GoOn,
            },
            ServerEvent::Changed {
                before: Setting::Leaderboard(true),
                after: Setting::Leaderboard(false),
            },
        ] {
            let (what, before, after) = event.words();
            let read = ServerEvent::read(what, &before, &after);
            assert_eq!(read.expect("our own"), event);
        }
    }
}
