//! The board of the match in a channel, with everything that lies open as text, for one person alone.

use crate::answers::answer::Answer;
use crate::answers::asker::names_in_text;
use crate::answers::ctx::Ctx;
use crate::answers::saying::{alt_text, picture_names, public_words};
use crate::i18n::Words;
use crate::kernel::BySeat;
use crate::present::Msg;
use crate::table::{MatchId, Occupant, TableError};
use crate::wire::message::{File, Outgoing};

/// A board and its text.
struct Screen {
    lines: Vec<Msg>,
    seats: BySeat<Occupant>,
    picture: Option<File>,
}

/// Answers with the board of a match that the person has named.
///
/// # Errors
/// If they may not look at it, or it has not begun.
pub async fn of_named(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    ctx.watchable(id).await?;
    answer(ctx, id).await
}

/// Answers with the board of a match that the person sees where they are.
///
/// # Errors
/// If it has not begun.
pub async fn answer(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let screen = load(ctx, id).await?;
    Ok(Answer::screen(screen.render(ctx.words)))
}

async fn load(ctx: &Ctx, id: MatchId) -> Result<Screen, TableError> {
    let public = ctx.bot.public(id).await?;
    let lines = public.describe()?;
    let public_words = public_words(&public.terms.locale);
    let face = public.face(&picture_names(&public.seats, public_words));
    let picture = match face {
        Some(face) => {
            let alt = alt_text(&face, &public.seats, ctx.words);
            ctx.picture(&face, "board.png", &alt).await
        }
        None => None,
    };
    Ok(Screen {
        lines,
        seats: public.seats,
        picture,
    })
}

impl Screen {
    fn render(self, words: &Words) -> Outgoing {
        let names = names_in_text(&self.seats, words);
        Outgoing {
            picture: self.picture,
            ..Outgoing::private(words.lines(&self.lines, &names))
        }
    }
}
