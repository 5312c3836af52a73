//! Moderators end matches that nobody else would end, or let them sleep.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::mentions;
use crate::answers::controls::{button, secondary};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::model::route::moderate::Route;
use crate::model::route::more as more_route;
use crate::model::{MatchRef, Route as Any};
use crate::present::{Msg, game_name};
use crate::screens::more;
use crate::table::{Authority, MatchId, Public, TableError};
use crate::wire::message::Outgoing;

/// Whether the match should really end.
struct Screen {
    public: Public,
}

/// Answers a button or command for moderators.
///
/// # Errors
/// If the person is no moderator of the match's channel, or the match is over.
pub async fn answer(ctx: &Ctx, id: MatchId, route: &Route) -> Result<Answer, TableError> {
    let (tables, asker) = (ctx.tables(), &ctx.asker);
    let opener = asker.opener();
    let moderator = Authority::Moderator(&opener);
    match route {
        Route::AskToEnd => {
            tables.may_end(id, moderator, asker.id).await?;
            let public = ctx.bot.public(id).await?;
            Ok(Answer::new(Screen { public }.render(ctx.words)))
        }
        Route::Sleep => {
            let click = ctx.click(id);
            tables.put_to_sleep_by_authority(click, moderator).await?;
            Ok(more::done(ctx, id, "slept-private"))
        }
        // The players are told on the board.
        Route::End => {
            tables.end_by_authority(ctx.click(id), moderator).await?;
            Ok(more::done(ctx, id, "ended-private"))
        }
    }
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let public = &self.public;
        let people = public.seats.iter();
        let people: Vec<Msg> = people
            .map(|(seat, _)| Msg::new("seat").with("seat", seat))
            .collect();
        let question = Msg::new("end-confirm")
            .with("match", public.id.to_string())
            .with("game", game_name(public.terms.game))
            .with("people", people);
        let at = MatchRef {
            id: public.id,
            version: 0,
        };
        let (end, back) = (
            Any::Moderate(at, Route::End),
            Any::More(at, more_route::Route::Show),
        );
        let row = vec![
            button(end, words, "button-end-for-sure", ButtonStyle::Danger),
            secondary(back, words, "button-back"),
        ];
        let text = words.say(&question, &mentions(&public.seats, words));
        Outgoing::private(text).rows(vec![CreateActionRow::Buttons(row)])
    }
}
