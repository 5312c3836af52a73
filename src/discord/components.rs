//! Pressed buttons and chosen entries, routed by their custom id and nothing else.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags};

use super::Bot;
use super::answer::Answer;
use super::asker::Asker;
use super::config;
use super::ctx::{Ctx, Origin};
use super::history;
use super::invitation::invitation;
use super::leaderboard;
use super::message::Outgoing;
use super::play;
use super::press::{Button, Press};
use super::privacy;
use super::replay;
use super::route::Route;
use super::rules;
use super::settings;
use super::stats;
use crate::table::{MatchId, Rematch, State, TableError};

impl Bot {
    /// Answers a pressed button.
    pub(super) async fn press(&self, interaction: &ComponentInteraction) {
        let _under_way = self.keeper().hold();
        let asker = Asker::of_component(interaction);
        let is_on_panel = interaction
            .message
            .flags
            .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let origin = if is_on_panel {
            Origin::Panel
        } else {
            Origin::Public
        };
        let picked = picked(interaction);
        if let Some(route) = routed(interaction) {
            self.answer(asker, origin, |ctx| async move {
                dispatch(&ctx, route, picked.as_deref()).await
            })
            .await;
            return;
        }
        let Some(button) = pressed(interaction) else {
            self.answer(asker, origin, |ctx| async move {
                let unknown = ctx.words.plain("refuse-unknown-button");
                Ok(Answer::new(Outgoing::private(unknown)))
            })
            .await;
            return;
        };
        let sent = self
            .reply(
                &asker,
                origin,
                Box::pin(self.pressed(&asker, &button, is_on_panel)),
            )
            .await;
        if button.press == Press::Rematch
            && let Some(message) = sent
        {
            self.remember_rematch(button.id, message).await;
        }
    }

    async fn pressed(
        &self,
        asker: &Asker,
        button: &Button,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let (id, tables) = (button.id, self.tables());
        match &button.press {
            Press::More => self.more(id, asker).await,
            Press::Accept => {
                tables.accept(id, asker.id, asker.interaction).await?;
                self.challenge_answered(id).await
            }
            Press::Decline => {
                tables.decline(id, asker.id, asker.interaction).await?;
                self.challenge_answered(id).await
            }
            Press::Withdraw => {
                tables.withdraw(id, asker.id, asker.interaction).await?;
                self.challenge_answered(id).await
            }
            Press::Join
            | Press::Leave
            | Press::Start
            | Press::Manage
            | Press::Computers(_)
            | Press::Remove(_) => self.at_table(asker, button).await,
            Press::Rematch => self.rematch(id, asker).await,
            Press::Resign => self.resign_question(id, asker).await,
            Press::ResignForSure => {
                tables.resign(id, asker.id, asker.interaction).await?;
                self.done(id, asker, "resigned-private", is_on_panel).await
            }
            Press::OfferDraw => {
                tables.offer_draw(id, asker.id, asker.interaction).await?;
                self.done(id, asker, "draw-offered-private", is_on_panel)
                    .await
            }
            Press::AcceptDraw => {
                tables.accept_draw(id, asker.id, asker.interaction).await?;
                self.done(id, asker, "draw-accepted-private", is_on_panel)
                    .await
            }
            Press::DeclineDraw => {
                tables.decline_draw(id, asker.id, asker.interaction).await?;
                self.done(id, asker, "draw-declined-private", is_on_panel)
                    .await
            }
            Press::End => self.end_question(id, asker).await,
            Press::EndForSure => self.end(id, asker, is_on_panel).await,
            Press::MoveDown => {
                // A match that is not there is a refusal, not a message that comes late.
                self.public(id).await?;
                self.move_down(id);
                self.done(id, asker, "moved-down", is_on_panel).await
            }
            Press::Text => self.as_text(id, asker, is_on_panel).await,
        }
    }

    /// The message of a challenge after its answer.
    async fn challenge_answered(&self, id: MatchId) -> Result<Answer, TableError> {
        let public = self.public(id).await?;
        Ok(Answer::update(invitation(&public)).then_refresh(id))
    }

    async fn rematch(&self, id: MatchId, asker: &Asker) -> Result<Answer, TableError> {
        if self.tables().rematch_of(id).await?.is_none() {
            // Whoever agrees opens nothing.
            self.tables().may_open(&asker.opener()).await?;
        }
        match self
            .tables()
            .rematch(id, asker.id, asker.interaction)
            .await?
        {
            Rematch::Asked(challenge) => {
                Ok(Answer::new(invitation(&self.public(challenge.id).await?)))
            }
            Rematch::Joined(new) => {
                let words = self.words_of(asker).await;
                Ok(Answer::new(Outgoing::private(words.plain("rematch-joined"))).then_refresh(new))
            }
            Rematch::Begun(new) => {
                let words = self.words_of(asker).await;
                Ok(Answer::new(Outgoing::private(words.plain("rematch-begins"))).then_refresh(new))
            }
        }
    }

    /// Remembers the message that asks for a rematch; a computer player needs no asking, so that match begins.
    async fn remember_rematch(&self, id: MatchId, message: crate::table::MessageId) {
        let remembered: Result<(), TableError> = async {
            let Some(new) = self.tables().rematch_of(id).await? else {
                return Ok(());
            };
            let public = self.public(new).await?;
            if public.board.invitation.is_some() {
                return Ok(());
            }
            self.invited(&public, message).await?;
            // The other may have agreed before the message was there; it must not ask any longer then.
            let public = self.public(new).await?;
            if public.state != State::Lobby
                && let Err(error) = self
                    .rest()
                    .edit(public.channel, message, &invitation(&public))
                    .await
            {
                tracing::warn!(match.id = %new, "the challenge still asks: {error}");
            }
            Ok(())
        }
        .await;
        if let Err(error) = remembered {
            tracing::error!(match.id = %id, "the rematch was not written down: {error:#}");
        }
    }
}

/// Answers a button or a chosen entry of any feature.
async fn dispatch(ctx: &Ctx, route: Route, picked: Option<&[u64]>) -> Result<Answer, TableError> {
    match route {
        Route::Play(at, route) => play::answer(ctx, at, route).await,
        Route::Leaderboard(route) => leaderboard::answer(ctx, route).await,
        Route::Stats(route) => stats::answer(ctx, route).await,
        Route::History(history::route::Route::List(page)) => history::list(ctx, page).await,
        Route::History(history::route::Route::Open(id)) => replay::open(ctx, id).await,
        Route::Replay(at, route) => replay::answer(ctx, at, route).await,
        Route::Settings(route) => settings::answer(ctx, route.into()).await,
        Route::Config(route) => config::answer(ctx, route, picked).await,
        Route::Privacy(route) => privacy::answer(ctx, route).await,
        Route::Rules(route) => Ok(rules::answer(ctx, &route)),
    }
}

/// What the pressed button or the chosen entry means.
fn routed(interaction: &ComponentInteraction) -> Option<Route> {
    let id = &interaction.data.custom_id;
    match &interaction.data.kind {
        ComponentInteractionDataKind::Button => id.parse().ok(),
        ComponentInteractionDataKind::StringSelect { values } => {
            Route::chosen(id, values.first()?).ok()
        }
        ComponentInteractionDataKind::ChannelSelect { .. } => {
            let channels = Route::from(config::route::Route::Channels);
            id.parse().ok().filter(|route| *route == channels)
        }
        ComponentInteractionDataKind::RoleSelect { .. } => {
            let role = Route::from(config::route::Route::Role);
            id.parse().ok().filter(|route| *route == role)
        }
        _ => None,
    }
}

/// The button that was pressed, or the entry that was chosen.
fn pressed(interaction: &ComponentInteraction) -> Option<Button> {
    interaction.data.custom_id.parse().ok()
}

/// What was chosen in a menu of channels or roles.
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
