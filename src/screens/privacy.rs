//! What is kept of the asker, and what they can do about it.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::name_in_text;
use crate::answers::choices::{language_key, pings_key};
use crate::answers::controls::{button, secondary};
use crate::answers::ctx::Ctx;
use crate::bot::Bot;
use crate::i18n::Words;
use crate::model::route::privacy::Route;
use crate::present::Msg;
use crate::public::invitation::invitation;
use crate::table::{DataPosition, MatchId, PersonalSummary, State, TableError};
use crate::wire::message::{File, Outgoing};

enum Screen {
    /// What is kept, with a button for everything they can do about it.
    Overview(PersonalSummary),
    /// Whether leaderboards show them from now on.
    Listed(bool),
    /// What follows from deleting it all, and whether that is wanted.
    Question {
        /// In how many open matches they sit.
        n_open: u32,
    },
    NothingKept,
    /// That it is deleted.
    Deleted,
}

pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    let (tables, id) = (ctx.tables(), ctx.asker.id);
    let screen = match route {
        Route::Export => return export(ctx, DataPosition::default()).await,
        Route::ExportFrom(page, after) => return export(ctx, DataPosition { page, after }).await,
        Route::Show => {
            let _aside = ctx.bot.load().step_aside();
            Screen::Overview(tables.store().personal_summary(id).await?)
        }
        Route::OptIn | Route::OptOut => {
            let is_listed = route == Route::OptIn;
            tables.set_listed(ctx.person()?, is_listed).await?;
            Screen::Listed(is_listed)
        }
        Route::AskToDelete => match tables.store().n_open_matches_of(id).await? {
            Some(n_open) => Screen::Question { n_open },
            None => Screen::NothingKept,
        },
        Route::Delete => {
            delete(ctx).await?;
            Screen::Deleted
        }
    };
    Ok(Answer::screen(screen.render(ctx.words)))
}

/// A part of it as a file, with a button for the next one.
async fn export(ctx: &Ctx, from: DataPosition) -> Result<Answer, TableError> {
    let aside = ctx.bot.load().step_aside();
    let part = ctx.tables().personal_file(ctx.asker.id, from).await?;
    drop(aside);
    let words = ctx.words;
    let about = words.plain("privacy-file-about");
    let document = File::document("lostcities.json", "application/json", part.bytes, &about);
    let (key, rows) = match part.next {
        None if from == DataPosition::default() => ("privacy-file", Vec::new()),
        None => ("privacy-file-last", Vec::new()),
        Some(DataPosition { page, after }) => {
            let next = Route::ExportFrom(page, after);
            let key = "button-privacy-next-part";
            let next = button(next, words, key, ButtonStyle::Primary);
            (
                "privacy-file-part",
                vec![CreateActionRow::Buttons(vec![next])],
            )
        }
    };
    let message = Outgoing {
        document: Some(document),
        ..Outgoing::private(words.plain(key)).rows(rows)
    };
    Ok(Answer::new(message).until_sent(part.place))
}

async fn delete(ctx: &Ctx) -> Result<(), TableError> {
    let forgotten = ctx.tables().forget_person(ctx.asker.id).await?;
    // Making all pictures again holds up everybody: not for a person whom none can show.
    if forgotten.was_shown {
        ctx.bot.inner.studio.forget();
        ctx.bot.inner.animations.forget();
        ctx.bot.rest().photos().forget();
    }
    ctx.bot.panels().forget_person(ctx.asker.id);
    ctx.bot.beside(|bot| async move {
        for id in forgotten.changed {
            rewrite(&bot, id).await;
        }
    });
    Ok(())
}

/// Writes the public messages of a match again: the board as ever, and what invited to it, which nobody else would touch
/// any more; but the card of a quiet match that is over is the board.
async fn rewrite(bot: &Bot, id: MatchId) {
    if let Ok(public) = bot.public(id).await
        && public.state() != State::Lobby
        && let Some(board) = &public.board
        && (public.state().is_open() || !board.is_card)
        && let Some(message) = board.invitation
        && let Err(error) = bot
            .messages()
            .edit(board.invited_in(), message, &invitation(&public))
            .await
    {
        tracing::warn!(match.id = %id, "could not remove a deleted person from the invitation of match {id}: {error}");
    }
    bot.refresh(id);
}

impl Screen {
    fn render(self, words: &Words) -> Outgoing {
        match self {
            Self::Overview(summary) => {
                let rows = overview_rows(summary.is_listed, summary.is_empty(), words);
                Outgoing::private(overview(&summary, words)).rows(rows)
            }
            Self::Listed(is_listed) => {
                let key = if is_listed {
                    "privacy-opted-in"
                } else {
                    "privacy-opted-out"
                };
                let rows = overview_rows(is_listed, false, words);
                Outgoing::private(words.plain(key)).rows(rows)
            }
            Self::Question { n_open } => question(n_open, words),
            Self::NothingKept => Outgoing::private(words.plain("refuse-nothing-kept")),
            Self::Deleted => Outgoing::private(words.plain("privacy-deleted")),
        }
    }
}

fn overview_rows(is_listed: bool, is_empty: bool, words: &Words) -> Vec<CreateActionRow> {
    let (listed, key) = if is_listed {
        (Route::OptOut, "button-privacy-opt-out")
    } else {
        (Route::OptIn, "button-privacy-opt-in")
    };
    let export = button(
        Route::Export,
        words,
        "button-privacy-export",
        ButtonStyle::Primary,
    );
    let delete = button(
        Route::AskToDelete,
        words,
        "button-privacy-delete",
        ButtonStyle::Danger,
    );
    vec![CreateActionRow::Buttons(vec![
        export.disabled(is_empty),
        secondary(listed, words, key),
        delete.disabled(is_empty),
    ])]
}

fn question(n_open: u32, words: &Words) -> Outgoing {
    let mut lines = vec![
        Msg::new("privacy-delete-heading"),
        Msg::new("privacy-delete-person"),
    ];
    if n_open > 0 {
        lines.push(Msg::new("privacy-delete-open").with("matches", n_open));
    }
    lines.extend(
        [
            "privacy-delete-finished",
            "privacy-delete-stays",
            "privacy-delete-final",
        ]
        .map(Msg::new),
    );
    let row = vec![
        button(
            Route::Delete,
            words,
            "button-privacy-delete-for-sure",
            ButtonStyle::Danger,
        ),
        secondary(Route::Show, words, "button-cancel"),
    ];
    Outgoing::private(words.texts(&lines)).rows(vec![CreateActionRow::Buttons(row)])
}

fn overview(summary: &PersonalSummary, words: &Words) -> String {
    let mut lines = vec![Msg::new("privacy-heading")];
    if summary.is_empty() {
        lines.push(Msg::new("privacy-nothing"));
    }
    if let Some(person) = &summary.person {
        lines.push(
            Msg::new("privacy-person")
                .with("name", name_in_text(person.id, &person.name))
                .with(
                    "pings",
                    Msg::new(person.pings.map_or("privacy-pings-of-server", pings_key)),
                )
                .with(
                    "language",
                    Msg::new(language_key(person.locale.as_deref().into())),
                ),
        );
    }
    if summary.n_matches > 0 {
        lines.push(
            Msg::new("privacy-matches")
                .with("matches", summary.n_matches)
                .with("open", summary.n_open)
                .with("acts", summary.n_acts),
        );
    }
    if summary.n_prepared > 0 {
        lines.push(Msg::new("privacy-prepared").with("turns", summary.n_prepared));
    }
    if summary.n_sums > 0 {
        lines.push(Msg::new("privacy-sums").with("rows", summary.n_sums));
    }
    if !summary.is_listed {
        lines.push(Msg::new("privacy-unlisted"));
    }
    if !summary.takes_challenges {
        lines.push(Msg::new("privacy-no-challenges"));
    }
    if summary.n_blocked > 0 {
        lines.push(Msg::new("privacy-blocked").with("people", summary.n_blocked));
    }
    if summary.n_lessons > 0 {
        lines.push(Msg::new("privacy-lessons").with("lessons", summary.n_lessons));
    }
    if summary.n_daily > 0 {
        lines.push(Msg::new("privacy-daily").with("rounds", summary.n_daily));
    }
    if summary.n_aways > 0 {
        lines.push(Msg::new("privacy-away").with("times", summary.n_aways));
    }
    if summary.n_decisions > 0 {
        lines.push(Msg::new("privacy-decisions").with("decisions", summary.n_decisions));
    }
    lines.push(Msg::new("privacy-never"));
    lines.push(Msg::new("privacy-more"));
    words.texts(&lines)
}
