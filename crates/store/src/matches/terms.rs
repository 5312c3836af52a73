//! What is settled when a match is opened, and the columns that hold it.

use serde_json::Value;

use crate::driver::{FromRow, Tx};
use crate::games::GameKind;
use crate::{
    ChannelId, Clock, GuildId, Invited, Invitee, MatchId, NewMatch, Opening, PersonId, Result,
    Revision,
};

lostcities_model::worded! {
    /// Where a match is shown.
    pub enum Venue {
        /// On a board in its channel, which it holds.
        Channel = "channel",
        /// In a thread that it gets when it begins, so that its channel stays free.
        Thread = "thread",
        /// On panels alone.
        Quiet = "quiet",
    }
}

/// What is settled when a match is opened, and may be seen by everybody. Only who its host is, and how many seats its setup has,
/// may change until it starts.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct Terms {
    pub game: GameKind,
    pub table_version: u32,
    pub setup: Value,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel it was opened in, of which its thread is one; `None` for a match without public messages.
    pub channel: Option<ChannelId>,
    pub venue: Venue,
    pub locale: String,
    /// Who asked for the match, or took it over from them before it started.
    pub host: PersonId,
    /// How its people are found.
    pub opening: Opening,
    /// Who is invited: to a table, or, unless an earlier version wrote it, to answer a challenge. Nobody once it has started.
    #[sqlx(skip)]
    pub invited: Vec<Invitee>,
    pub clock: Option<Clock>,
    pub rematch_of: Option<MatchId>,
}

impl Terms {
    /// Adds the rows of a match with these terms, as a lobby.
    pub(crate) async fn insert(&self, tx: &mut Tx<'_>, new: &NewMatch) -> Result<MatchId> {
        let id = sqlx::query_scalar(
            "insert into matches (game, table_version, setup, state, guild, locale, version, took_back,
             host, secret, rematch_of, created_at, changed_at, expires_at, opening, clock, revision)
             values ($1, $2, $3, 'lobby', $4, $5, 0, 0, $6, $7, $8, $9, $9, $10, $11, $12, $13)
             returning id",
        )
        .bind(self.game)
        .bind(self.table_version)
        .bind(self.setup.to_string())
        .bind(self.guild)
        .bind(&self.locale)
        .bind(self.host)
        .bind(new.secret)
        .bind(self.rematch_of)
        .bind(new.at)
        .bind(new.expires_at)
        .bind(self.opening)
        .bind(self.clock)
        // SQLite gives the number of the newest match again if it was deleted: what was read of that one changes no other.
        .bind(Revision::fresh())
        .fetch_one(&mut **tx)
        .await?;
        if let Some(channel) = self.channel {
            sqlx::query(
                "insert into boards (match, channel, parent, is_attached, is_card, version) values ($1, $2, $3, $4, $5, 0)",
            )
            .bind(id)
            .bind(channel)
            .bind((self.venue == Venue::Thread).then_some(channel))
            .bind(self.venue == Venue::Channel)
            .bind(self.venue == Venue::Quiet)
            .execute(&mut **tx)
            .await?;
        }
        self.invite(tx, id).await?;
        Ok(id)
    }

    async fn invite(&self, tx: &mut Tx<'_>, id: MatchId) -> Result<()> {
        for (place, invitee) in self.invited.iter().enumerate() {
            let (person, role) = match invitee.who {
                Invited::Person(person) => (Some(person), None),
                Invited::Role(role) => (None, Some(role)),
            };
            sqlx::query(
                "insert into invited (match, place, person, role, is_silent) values ($1, $2, $3, $4, $5)",
            )
            .bind(id)
            .bind(place)
            .bind(person)
            .bind(role)
            .bind(invitee.is_silent)
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}
