//! The public message with yesterday's table, for servers that want it.

use serenity::all::{ButtonStyle, CreateActionRow};
use tracing::warn;

use super::of;
use super::table::line;
use crate::answers::controls::today;
use crate::answers::saying::public_words;
use crate::bot::Bot;
use crate::table::{DailyGame, DailySpan, MorningTable, TableError, daily_number};
use crate::wire::message::Outgoing;

/// Posts the tables that are due, beside everything else. What Discord refuses is not posted later.
pub async fn post_tables(bot: &Bot) -> Result<(), TableError> {
    for table in bot.tables().daily().due_tables().await? {
        let (bot, under_way) = (bot.clone(), bot.keeper().work_token());
        tokio::spawn(async move {
            post(&bot, &table).await;
            drop(under_way);
        });
    }
    Ok(())
}

async fn post(bot: &Bot, table: &MorningTable) {
    let (guild, day) = (table.guild, table.day);
    let posted = bot
        .messages()
        .post(table.place.channel, &message(table))
        .await;
    if let Err(error) = &posted {
        warn!("could not post the table of day {day} on server {guild}: {error}");
    }
    let is_refused = posted.is_err_and(|error| error.is_closed_channel());
    let noted = bot.tables().daily().note_table(guild, is_refused).await;
    if let Err(error) = noted {
        warn!("could not note how the table of day {day} went on server {guild}: {error:#}");
    }
}

fn message(table: &MorningTable) -> Outgoing {
    let locale = table.locale.as_ref().unwrap_or(&table.place.locale);
    let words = public_words(locale);
    let number = daily_number(table.day);
    let mut lines = Vec::new();
    for (game, people) in &table.games {
        lines.push(of(game.on(table.day), "daily-morning"));
        let places = (1_u32..).zip(people);
        lines.extend(places.map(|(place, person)| line(*game, DailySpan::Day, place, person)));
    }
    let coming = table.coming.iter();
    lines.extend(coming.map(|(game, hash)| {
        let day = table.day.next().next();
        of(game.on(day), "daily-morning-coming").with("hash", hash.to_string())
    }));
    let play = DailyGame::ALL.map(|game| today(game, words, ButtonStyle::Primary));
    Outgoing {
        // A table that is sent twice because Discord's answer was lost is one message.
        nonce: Some(format!("d{number}.{:x}", table.guild.0)),
        ..Outgoing::text(words.texts(&lines)).rows(vec![CreateActionRow::Buttons(play.into())])
    }
}
