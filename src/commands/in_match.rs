//! Commands for the match in a channel.

use super::command::Handler;
use super::option::options;
use super::suggest::{OwnMatch, TypedMove};
use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::model::route;
use crate::public::board;
use crate::screens::{games, moderate, more, play};
use crate::table::{MatchId, TableError};

options! {
    /// Shows the person's own panel.
    pub struct Hand {}
}

impl Handler for Hand {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let id = own_match(ctx).await?;
        play::hand(ctx, id).await
    }
}

options! {
    pub struct Board {}
}

impl Handler for Board {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        board::answer(ctx).await
    }
}

options! {
    /// Makes a move by typing it.
    pub struct Play {
        typed: TypedMove = "move",
    }
}

impl Handler for Play {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let id = own_match(ctx).await?;
        play::answer_typed(ctx, id, &self.typed.0).await
    }
}

options! {
    /// Lists the matches of the asker.
    pub struct Games {}
}

impl Handler for Games {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        games::answer(ctx).await
    }
}

options! {
    /// Gives up the match in the channel, or one with a number, whose channel may be gone.
    pub struct Resign {
        number: Option<OwnMatch> = "match",
    }
}

impl Handler for Resign {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let id = match self.number {
            Some(OwnMatch(id)) => id,
            None => own_match(ctx).await?,
        };
        more::resign_question(ctx, id).await
    }
}

options! {
    /// Ends the match in the channel, for moderators.
    pub struct Close {}
}

impl Handler for Close {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let id = ctx.tables().match_in(ctx.asker.channel).await?;
        moderate::answer(ctx, id, &route::moderate::Route::AskToEnd).await
    }
}

/// The match of this channel in which the person has a seat.
async fn own_match(ctx: &Ctx) -> Result<MatchId, TableError> {
    let (channel, person) = (ctx.asker.channel, ctx.asker.id);
    ctx.tables().match_of(channel, person).await
}
