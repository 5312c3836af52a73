//! Pressed buttons and chosen entries, routed by their custom id and nothing else.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags};

use crate::answers::answer::Answer;
use crate::answers::asker::Asker;
use crate::answers::budget::Act;
use crate::answers::ctx::{Ctx, Origin};
use crate::bot::Bot;
use crate::commands::sections;
use crate::model::Route;
use crate::model::route;
use crate::public::absence;
use crate::screens::config;
use crate::screens::daily;
use crate::screens::evening;
use crate::screens::games;
use crate::screens::help;
use crate::screens::history;
use crate::screens::leaderboard;
use crate::screens::league;
use crate::screens::learn;
use crate::screens::lobby;
use crate::screens::moderate;
use crate::screens::more;
use crate::screens::opening;
use crate::screens::play;
use crate::screens::privacy;
use crate::screens::rematch;
use crate::screens::replay;
use crate::screens::rules;
use crate::screens::settings;
use crate::screens::share;
use crate::screens::stats;
use crate::table::TableError;
use crate::wire::message::Outgoing;

impl Bot {
    pub async fn press(&self, interaction: &ComponentInteraction) {
        let _under_way = self.keeper().work_token();
        let asker = Asker::of_component(interaction);
        let origin = match interaction.message.flags {
            Some(flags) if flags.contains(MessageFlags::EPHEMERAL) => Origin::Panel,
            _ => Origin::Public,
        };
        let picked = picked(interaction);
        let Some(route) = routed(interaction) else {
            self.answer(asker, origin, Act::Light, |ctx| async move {
                let unknown = ctx.words.plain("refuse-unknown-button");
                Ok(Answer::new(Outgoing::private(unknown)))
            })
            .await;
            return;
        };
        self.answer(asker, origin, act(&route), |ctx| async move {
            dispatch(&ctx, route, picked.as_deref()).await
        })
        .await;
    }
}

const fn act(route: &Route) -> Act {
    match route {
        Route::Rematch(..)
        | Route::More(_, route::more::Route::MoveDown)
        | Route::Help(route::help::Route::Solo(_))
        | Route::Threads(_)
        | Route::Evening(route::evening::Route::Final(_) | route::evening::Route::Again(_))
        | Route::League(route::league::Route::Open(..))
        | Route::Share(..)
        | Route::Daily(route::daily::Route::Share(_)) => Act::Public,
        Route::Replay(
            _,
            route::replay::Route::Animation
            | route::replay::Route::MatchFile
            | route::replay::Route::Check
            | route::replay::Route::Review
            // Forged, it is the first to ask for the review.
            | route::replay::Route::ReviewOf(_),
        )
        | Route::Evening(route::evening::Route::Compare(..))
        // Discord is asked who sees the channels of the matches.
        | Route::History(route::history::Route::List(_))
        // The boards of all their matches say it.
        | Route::Settings(route::settings::Route::Away(_) | route::settings::Route::NotAway)
        | Route::Privacy(
            route::privacy::Route::Show
            | route::privacy::Route::Export
            | route::privacy::Route::ExportFrom(..)
            | route::privacy::Route::Delete,
        ) => Act::Heavy,
        Route::Play(..)
        | Route::More(..)
        | Route::Moderate(..)
        | Route::Absence(..)
        | Route::Lobby(..)
        | Route::Leaderboard(_)
        | Route::Stats(_)
        | Route::History(_)
        | Route::Replay(..)
        | Route::Settings(_)
        | Route::Config(_)
        | Route::Privacy(_)
        | Route::Rules(_)
        | Route::Help(_)
        | Route::Learn(_)
        | Route::Daily(_)
        | Route::Evening(_)
        | Route::League(_)
        | Route::Games(_) => Act::Light,
    }
}

async fn dispatch(ctx: &Ctx, route: Route, picked: Option<&[u64]>) -> Result<Answer, TableError> {
    match route {
        Route::Play(at, route) => play::answer(ctx, at, route).await,
        Route::More(at, route) => more::answer(ctx, at, route).await,
        Route::Moderate(at, route) => moderate::answer(ctx, at.id, &route).await,
        Route::Absence(at, route) => absence::answer(ctx, at.id, route).await,
        Route::Lobby(at, route) => lobby::answer(ctx, at.id, route).await,
        Route::Rematch(at, route::rematch::Route::Ask) => rematch::answer(ctx, at.id).await,
        Route::Share(at, route) => share::answer(ctx, at.id, route).await,
        Route::Leaderboard(route) => leaderboard::answer(ctx, route).await,
        Route::Stats(route) => stats::answer(ctx, route).await,
        Route::History(route::history::Route::List(page)) => history::list(ctx, page).await,
        Route::History(route::history::Route::Open(id)) => replay::open(ctx, id).await,
        Route::Replay(at, route) => replay::answer(ctx, at, route).await,
        Route::Settings(route) => settings::answer(ctx, route.into()).await,
        Route::Config(route) => config::answer(ctx, route, picked).await,
        Route::Privacy(route) => privacy::answer(ctx, route).await,
        Route::Rules(route) => Ok(rules::answer(ctx, &route).await),
        Route::Help(route::help::Route::Solo(game)) => help::play(ctx, game).await,
        Route::Help(route::help::Route::Show) => Ok(help::screen(ctx).await),
        Route::Help(route::help::Route::Commands) => {
            Ok(help::commands(ctx, &sections(ctx.words.locale())))
        }
        Route::Learn(route) => learn::answer(ctx, route).await,
        Route::Threads(route) => opening::open_refused(ctx, route).await,
        Route::Daily(route) => daily::answer(ctx, route).await,
        Route::Evening(route) => evening::answer(ctx, route).await,
        Route::League(route) => league::answer(ctx, route).await,
        Route::Games(route) => games::answer(ctx, route).await,
    }
}

fn routed(interaction: &ComponentInteraction) -> Option<Route> {
    let id = &interaction.data.custom_id;
    match &interaction.data.kind {
        ComponentInteractionDataKind::Button => id.parse().ok(),
        ComponentInteractionDataKind::StringSelect { values } => {
            Route::chosen(id, values.first()?).ok()
        }
        ComponentInteractionDataKind::ChannelSelect { .. } => {
            let channels = Route::from(route::config::Route::Channels);
            id.parse().ok().filter(|route| *route == channels)
        }
        ComponentInteractionDataKind::RoleSelect { .. } => {
            let role = Route::from(route::config::Route::Role);
            id.parse().ok().filter(|route| *route == role)
        }
        _ => None,
    }
}

fn picked(interaction: &ComponentInteraction) -> Option<Vec<u64>> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } => {
            Some(values.iter().map(|id| id.get()).collect())
        }
        ComponentInteractionDataKind::RoleSelect { values } => {
            Some(values.iter().map(|id| id.get()).collect())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_dear_work_is_dear() {
        for id in [
            "!review",
            "!review.of.0",
            "!privacy",
            "!privacy.export",
            "!privacy.export.1.0",
            "!history.any.any.newest.0.0",
        ] {
            let route = format!("v1:0:0:{id}").parse().expect("a button");
            assert_eq!(act(&route), Act::Heavy, "{id}");
        }
    }
}
