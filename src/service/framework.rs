//! The bot as poise calls it.

use std::sync::atomic::Ordering::SeqCst;

use poise::FrameworkError;
use serenity::all::{CommandInteraction, FullEvent, Interaction};
use tracing::{error, info};

use crate::answers::asker::Asker;
use crate::answers::budget::Act;
use crate::answers::ctx::Origin;
use crate::bot::Bot;
use crate::commands::commands;
use crate::table::{Refusal, TableError};

/// The commands and buttons, as serenity calls them.
pub fn framework(bot: Bot) -> poise::Framework<Bot, anyhow::Error> {
    let options = poise::FrameworkOptions {
        commands: commands(),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |context, event| Box::pin(on_event(context, event)),
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(move |_, ready, _| {
            Box::pin(async move {
                info!("connected to Discord's gateway as {}", ready.user.name);
                Ok(bot)
            })
        })
        .build()
}

async fn on_event(
    context: poise::FrameworkContext<'_, Bot, anyhow::Error>,
    event: &FullEvent,
) -> Result<(), anyhow::Error> {
    if let FullEvent::InteractionCreate {
        interaction: Interaction::Component(component),
    } = event
    {
        context.user_data.press(component).await;
    }
    Ok(())
}

/// An error that gets here was not answered yet: our own replies handle their errors themselves.
async fn on_error(error: FrameworkError<'_, Bot, anyhow::Error>) {
    let failure = anyhow::anyhow!("{error}");
    match error {
        FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => {
            let unknown = Refusal::UnknownCommand.into();
            answer(framework.user_data, interaction, unknown).await;
        }
        other => match other.ctx() {
            Some(poise::Context::Application(context))
                if !context.has_sent_initial_response.load(SeqCst) =>
            {
                let failed = TableError::Failed(failure);
                answer(context.data(), context.interaction, failed).await;
            }
            _ => error!("poise failed: {failure}"),
        },
    }
}

/// Answers a command that never reached its handler.
async fn answer(bot: &Bot, interaction: &CommandInteraction, error: TableError) {
    let asker = Asker::of_command(interaction);
    bot.answer(asker, Origin::Command, Act::Light, |_| async { Err(error) })
        .await;
}
