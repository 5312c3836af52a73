//! What others see of a deal: the line that its player shares, and the table of the server.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::end::signed;
use super::of;
use crate::answers::answer::Answer;
use crate::answers::asker::{mention, name_in_text};
use crate::answers::controls::{button, secondary};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::model::route::daily::Route;
use crate::present::{DailyMark, Msg, postcard_scene};
use crate::screens::share::{claim, words_there};
use crate::table::{
    DailyGame, DailyLine, DailyShare, DailySpan, Deal, Refusal, TableError, counted,
};
use crate::wire::message::Outgoing;

/// Posts the result where the person asks.
///
/// # Errors
/// If they have not finished the deal.
pub async fn share(ctx: &Ctx, deal: Deal) -> Result<Answer, TableError> {
    let words = words_there(ctx).await?;
    let daily = ctx.tables().daily();
    let (share, id) = daily.share(counted(deal, ctx.asker.id)).await?;
    let claim = claim(ctx, id, "!daily".to_owned()).await?;
    let again = button(
        Route::Today(deal.game),
        words,
        "button-daily-too",
        ButtonStyle::Primary,
    );
    let rows = vec![CreateActionRow::Buttons(vec![again])];
    let who = mention(ctx.asker.id, words);
    let text = shared(&share, &who, words);
    let title = words.text(&of(deal, "daily-name"));
    let scene = postcard_scene(&title, share.points, share.other, &share.marks);
    // What else it shows is in the line already.
    let alt = format!("{title} · {} : {}", share.points, share.other);
    let picture = if ctx.bot.load().has_time_for_extras() {
        ctx.drawn(scene, "daily.png", &alt).await
    } else {
        None
    };
    let shared = Outgoing {
        picture,
        ..Outgoing::text(text).rows(rows)
    };
    Ok(Answer::new(shared).that_shares(claim))
}

/// The line, which helps nobody who has not played.
fn shared(share: &DailyShare, who: &str, words: &Words) -> String {
    let marks = share.marks.iter().map(|mark| match mark {
        DailyMark::High => '🟩',
        DailyMark::Some => '🟨',
        DailyMark::Nothing => '🟫',
        DailyMark::Loss => '🔻',
    });
    let line = of(share.deal, "daily-shared")
        .with("who", who)
        .with("points", share.points)
        .with("other", share.other)
        .with("marks", marks.collect::<String>());
    words.text(&line)
}

/// Shows the table of a server.
///
/// # Errors
/// If there is no server, or the database fails.
pub async fn table(ctx: &Ctx, last: Deal, span: DailySpan) -> Result<Answer, TableError> {
    let guild = ctx.asker.guild.ok_or(Refusal::OnlyOnServer)?;
    let daily = ctx.tables().daily();
    let people = daily.table(guild, last, span).await?;
    let heading = of(
        last,
        match span {
            DailySpan::Day => "daily-table-day",
            DailySpan::Week => "daily-table-week",
            DailySpan::Month => "daily-table-month",
        },
    );
    let mut lines = vec![heading];
    if people.is_empty() {
        lines.push(Msg::new("daily-table-nobody"));
    }
    lines.extend(placed(&people).map(|(place, person)| line(last.game, span, place, person)));
    let spans = DailySpan::ALL.map(|other| {
        let key = match other {
            DailySpan::Day => "button-daily-day",
            DailySpan::Week => "button-daily-week",
            DailySpan::Month => "button-daily-month",
        };
        let route = Route::Table(last, other);
        secondary(route, ctx.words, key).disabled(other == span)
    });
    let back = secondary(Route::Today(last.game), ctx.words, "button-daily-own");
    let row = spans.into_iter().chain([back]).collect();
    let text = ctx.words.texts(&lines);
    Ok(Answer::screen(
        Outgoing::private(text).rows(vec![CreateActionRow::Buttons(row)]),
    ))
}

/// The lines of a table with their places. Who has as many points has the same.
pub fn placed(lines: &[DailyLine]) -> impl Iterator<Item = (u32, &DailyLine)> {
    let place = |line: &DailyLine| {
        let better = lines.iter().filter(|other| other.points > line.points);
        better.zip(2..).last().map_or(1, |(_, place)| place)
    };
    lines.iter().map(move |line| (place(line), line))
}

pub fn line(game: DailyGame, span: DailySpan, place: u32, line: &DailyLine) -> Msg {
    let key = match span {
        DailySpan::Day => "daily-table-line",
        DailySpan::Week | DailySpan::Month => "daily-table-line-days",
    };
    Msg::new(key)
        .with("place", place)
        .with("name", name_in_text(line.person, &line.name))
        .with("game", game.kind().slug())
        .with("points", line.points)
        .with("lead", signed(line.points))
        .with("days", line.n_days)
}
