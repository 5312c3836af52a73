//! What a person asks for who wants to open a match.

use serde_json::Value;

use crate::answers::ctx::Ctx;
use crate::model::ClockChoice;
use crate::table::{GameKind, Opponents, Proposal, TableError, Venue};

#[derive(Clone, Debug)]
pub struct MatchRequest {
    pub game: GameKind,
    /// What differs from the usual setup, by the keys of a match file.
    pub options: Value,
    pub opponents: Opponents,
    /// Where it is shown; `None` is as the server decides.
    pub venue: Option<Venue>,
    pub clock: ClockChoice,
}

impl MatchRequest {
    pub async fn proposal(self, ctx: &Ctx) -> Result<Proposal, TableError> {
        let asker = &ctx.asker;
        let server = ctx.tables().server(asker.guild).await?;
        let locale = asker.public_locale.code().to_owned();
        Ok(Proposal {
            game: self.game,
            options: self.options,
            guild: asker.guild,
            channel: Some(asker.channel),
            venue: Venue::Channel,
            locale: server.locale.unwrap_or(locale),
            host: ctx.person()?.clone(),
            opponents: self.opponents,
            clock: match self.clock {
                ClockChoice::OfServer => server.clock,
                ClockChoice::OfHost(clock) => clock,
            },
            interaction: asker.interaction,
        })
    }
}
