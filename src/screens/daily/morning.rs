//! The public message with yesterday's table, for servers that want it.

use serenity::all::{ButtonStyle, CreateActionRow};
use tracing::warn;

use super::end::figure;
use super::of;
use super::table::{line, placed};
use crate::answers::asker::drawn_names;
use crate::answers::controls::today;
use crate::answers::saying::{public_words, short};
use crate::bot::Bot;
use crate::i18n::Words;
use crate::present::{Stand, podium_scene};
use crate::table::{DailyGame, DailySpan, MorningTable, TableError, daily_number};
use crate::wire::message::{File, Outgoing};

/// Posts the tables that are due, beside everything else. What Discord refuses is not posted later.
pub async fn post_tables(bot: &Bot) -> Result<(), TableError> {
    for table in bot.tables().daily().due_tables().await? {
        bot.beside(|bot| async move { post(&bot, &table).await });
    }
    Ok(())
}

async fn post(bot: &Bot, table: &MorningTable) {
    let (guild, day) = (table.guild, table.day);
    let posted = bot
        .messages()
        .post(table.place.channel, &message(bot, table).await)
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

async fn message(bot: &Bot, table: &MorningTable) -> Outgoing {
    let locale = table.locale.as_ref().unwrap_or(&table.place.locale);
    let words = public_words(locale);
    let number = daily_number(table.day);
    let mut lines = Vec::new();
    for (game, people) in &table.games {
        lines.push(of(game.on(table.day), "daily-morning"));
        lines.extend(
            placed(people).map(|(place, person)| line(*game, DailySpan::Day, place, person)),
        );
    }
    let coming = table.coming.iter();
    lines.extend(
        coming.map(|(deal, hash)| of(*deal, "daily-morning-coming").with("hash", short(*hash))),
    );
    let play = DailyGame::OF_DAYS.map(|game| today(game, words, ButtonStyle::Primary));
    Outgoing {
        // A table that is sent twice because Discord's answer was lost is one message.
        nonce: Some(format!("d{number}.{:x}", table.guild.0)),
        picture: podium(bot, table, words).await,
        ..Outgoing::text(words.texts(&lines)).rows(vec![CreateActionRow::Buttons(play.into())])
    }
}

/// The three who did best in the game that most people of the table finished; `None` where that cannot be drawn.
async fn podium(bot: &Bot, table: &MorningTable, words: &Words) -> Option<File> {
    if !bot.load().has_time_for_extras() {
        return None;
    }
    let (game, lines) = table
        .games
        .iter()
        .rev()
        .max_by_key(|(_, lines)| lines.len())?;
    let lines = lines.get(..3).unwrap_or(lines);
    let deal = game.on(table.day);
    let names: Vec<&str> = lines.iter().map(|line| line.name.unescaped()).collect();
    let mut stands = Vec::new();
    let mut alt = vec![of(deal, "daily-podium-alt")];
    for ((place, line), name) in placed(lines).zip(drawn_names(&names, words)) {
        let tally = bot.tables().daily().tally_of(deal, line.person).await;
        stands.push(Stand {
            place,
            name,
            points: figure(*game, line.points),
            tally: tally.ok()??,
        });
        alt.push(self::line(*game, DailySpan::Day, place, line));
    }
    let scene = podium_scene(&words.text(&of(deal, "daily-name")), &stands);
    bot.drawn(scene, "podium.png", &words.texts(&alt)).await
}
