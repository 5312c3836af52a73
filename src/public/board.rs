//! The board of the match in a channel, with everything that lies open as text, for one person alone.

use crate::answers::answer::Answer;
use crate::answers::asker::names_in_text;
use crate::answers::ctx::Ctx;
use crate::answers::saying::{alt_text, picture_names, public_words};
use crate::i18n::Words;
use crate::kernel::BySeat;
use crate::present::Msg;
use crate::table::{Occupant, TableError};
use crate::wire::message::{File, Outgoing};

/// A board and its text.
struct Screen {
    lines: Vec<Msg>,
    seats: BySeat<Occupant>,
    picture: Option<File>,
}

/// Answers the command.
///
/// # Errors
/// If no match is played in the channel.
pub async fn answer(ctx: &Ctx) -> Result<Answer, TableError> {
    let screen = load(ctx).await?;
    Ok(Answer::screen(screen.render(ctx.words)))
}

async fn load(ctx: &Ctx) -> Result<Screen, TableError> {
    let id = ctx.tables().match_in(ctx.asker.channel).await?;
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
