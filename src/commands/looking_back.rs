//! Commands about finished matches, and what follows from them.

use super::arguments::{Between, Period};
use super::command::Handler;
use super::option::options;
use super::suggest::{AnyMatch, game_meant};
use super::values::GivenUser;
use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::model::route;
use crate::present::stats::{Among, StatsPage};
use crate::screens::{daily, fair, history, leaderboard, stats};
use crate::table::{
    DailyGame, GameKind, LeaderboardQuery, PageRequest, PageStart, Scope, TableError,
    daily_of_number,
};

options! {
    /// Shows how a person has done.
    pub struct Stats {
        player: Option<GivenUser> = "player",
        game: Option<GameKind> = "game",
    }
}

impl Handler for Stats {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let page = self.game.map_or(StatsPage::Overview, |game| {
            StatsPage::Game(game, Among::People)
        });
        let player = self.player.as_ref();
        let of = player.map_or(ctx.asker.id, |player| player.id);
        let name = player.map(|player| &player.name);
        stats::answer_about(ctx, route::stats::Route::Page(of, page), name).await
    }
}

options! {
    pub struct Leaderboard {
        game: Option<GameKind> = "game",
        scope: Option<Scope> = "scope",
        period: Option<Period> = "period",
    }
}

impl Handler for Leaderboard {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let season = match self.period {
            Some(Period::AllTime) => None,
            Some(Period::Season) | None => Some(ctx.tables().season()),
        };
        let query = LeaderboardQuery {
            game: game_meant(ctx, self.game).await?,
            scope: self.scope.unwrap_or(Scope::Server),
            season,
            page: PageRequest::Page(0),
        };
        let query = match self.game {
            Some(_) => query,
            None => leaderboard::with_anybody(ctx, query).await?,
        };
        leaderboard::answer(ctx, route::leaderboard::Route::Page(query)).await
    }
}

options! {
    pub struct History {
        player: Option<GivenUser> = "player",
        game: Option<GameKind> = "game",
    }
}

impl Handler for History {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let page = route::history::Page {
            person: self.player.map(|player| player.id),
            game: self.game,
            since: PageStart::Newest,
        };
        history::list(ctx, page).await
    }
}

options! {
    /// Shows that a match was fair: the last one of the channel, or one with a number, or the deals of a day.
    pub struct Verify {
        number: Option<AnyMatch> = "match",
        daily: Option<Between<1, 99_999>> = "daily",
    }
}

impl Handler for Verify {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        if let Some(Between(number)) = self.daily {
            return daily::proofs(ctx, Some(daily_of_number(number)), &DailyGame::OF_DAYS).await;
        }
        let id = match self.number {
            Some(AnyMatch(id)) => id,
            None => ctx.tables().last_finished_in(ctx.asker.channel).await?,
        };
        fair::check(ctx, id).await
    }
}
