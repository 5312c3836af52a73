//! Commands for a match that is played: that of the channel, or the one that is named or waits.

use super::command::Handler;
use super::option::options;
use super::suggest::{OwnMatch, TypedMove};
use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::model::route;
use crate::present::Msg;
use crate::public::board;
use crate::screens::{games, moderate, more, play};
use crate::table::{Meant, TableError};

options! {
    /// Shows the person's own panel.
    pub struct Hand {
        number: Option<OwnMatch> = "match",
    }
}

impl Handler for Hand {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        match meant(ctx, self.number).await? {
            Meant::Match(id) => play::hand(ctx, id).await,
            Meant::Unclear => games::page(ctx, 0, None).await,
        }
    }
}

options! {
    pub struct Board {
        number: Option<OwnMatch> = "match",
    }
}

impl Handler for Board {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let here = match self.number {
            Some(OwnMatch(id)) => return board::of_named(ctx, id).await,
            None => ctx.tables().match_in(ctx.asker.channel).await,
        };
        match here {
            Ok(id) => board::answer(ctx, id).await,
            Err(TableError::Refused(_)) => match meant(ctx, None).await? {
                Meant::Match(id) => board::answer(ctx, id).await,
                Meant::Unclear => which(ctx).await,
            },
            Err(failed) => Err(failed),
        }
    }
}

options! {
    /// Makes a move by typing it.
    pub struct Play {
        typed: TypedMove = "move",
        number: Option<OwnMatch> = "match",
    }
}

impl Handler for Play {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        match meant(ctx, self.number).await? {
            Meant::Match(id) => play::answer_typed(ctx, id, &self.typed.0).await,
            Meant::Unclear => which(ctx).await,
        }
    }
}

options! {
    /// Lists the matches of the asker.
    pub struct Games {}
}

impl Handler for Games {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        games::page(ctx, 0, None).await
    }
}

options! {
    /// Gives up a match, whose channel may be gone.
    pub struct Resign {
        number: Option<OwnMatch> = "match",
    }
}

impl Handler for Resign {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        match meant(ctx, self.number).await? {
            Meant::Match(id) => more::resign_question(ctx, id).await,
            Meant::Unclear => which(ctx).await,
        }
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

/// Asks for the number of a match that the person does not only want to open, beside the list of theirs.
async fn which(ctx: &Ctx) -> Result<Answer, TableError> {
    let which = ctx.words.text(&Msg::new("games-which"));
    games::page(ctx, 0, Some(which)).await
}

/// The match that a person names, or else means.
async fn meant(ctx: &Ctx, named: Option<OwnMatch>) -> Result<Meant, TableError> {
    let (channel, person) = (ctx.asker.channel, ctx.asker.id);
    match named {
        Some(OwnMatch(id)) => Ok(Meant::Match(id)),
        None => ctx.tables().meant(channel, person).await,
    }
}
