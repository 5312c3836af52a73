//! Commands about their user: what they want to read, how they are told of their turn, what is stored of them.

use super::command::Handler;
use super::option::options;
use super::suggest::{RulesTopic, TypedAway, game_meant};
use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::model::Language;
use crate::model::route;
use crate::model::route::privacy::Route;
use crate::screens::learn;
use crate::screens::privacy;
use crate::screens::rules;
use crate::screens::settings;
use crate::screens::settings::Chosen;
use crate::table::{GameKind, Pings, TableError};

options! {
    /// Shows the rules of a game.
    pub struct Rules {
        game: Option<GameKind> = "game",
        topic: Option<RulesTopic> = "topic",
    }
}

impl Handler for Rules {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let game = game_meant(ctx, self.game).await?;
        let topics = ctx.tables().rules(game);
        let page = self.topic.and_then(|RulesTopic(topic)| {
            topics
                .iter()
                .position(|known| known.key == topic || ctx.words.text(&known.title) == topic)
        });
        let page = page.and_then(|page| u8::try_from(page).ok());
        let route = route::rules::Route::Page(game, page.unwrap_or(0));
        Ok(rules::answer(ctx, &route).await)
    }
}

options! {
    /// Opens a lesson where the person stopped, or the list of all lessons.
    pub struct Learn {
        game: Option<GameKind> = "game",
    }
}

impl Handler for Learn {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        use route::learn::Route;
        let route = self.game.map_or(Route::Overview, Route::Resume);
        learn::answer(ctx, route).await
    }
}

options! {
    /// Chooses how the person is told of their turn, their language, and until when they are away.
    pub struct Settings {
        pings: Option<Pings> = "pings",
        language: Option<Language> = "language",
        away: Option<TypedAway> = "away",
    }
}

impl Handler for Settings {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let chosen = Chosen {
            pings: self.pings,
            language: self.language,
            away: self.away.map(TypedAway::read_typed).transpose()?,
            ..Chosen::default()
        };
        settings::answer(ctx, chosen).await
    }
}

/// Commands about what is stored of a person: each leads to a screen.
macro_rules! privacy {
    ($( $(#[$doc:meta])* $command:ident => $route:ident, )+) => {
        $(
            options! {
                $(#[$doc])*
                pub struct $command {}
            }

            impl Handler for $command {
                async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
                    privacy::answer(ctx, Route::$route).await
                }
            }
        )+
    };
}

privacy! {
    /// Shows what is stored of the person.
    ShowStored => Show,
    /// Sends it as a file.
    ExportStored => Export,
    /// Takes the person off the leaderboards.
    OptOut => OptOut,
    /// Puts them on the leaderboards again.
    OptIn => OptIn,
    /// Asks whether everything is to be deleted.
    DeleteStored => AskToDelete,
}
