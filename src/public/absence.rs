//! When a player does not move: the others decide, and who comes back has their seat again.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answers::answer::Answer;
use crate::answers::controls::{button, secondary};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::kernel::Seat;
use crate::model::route::absence::Route;
use crate::model::{MatchRef, Route as Any};
use crate::table::{MatchId, Refusal, Resumption, Stage, TableError};
use crate::wire::message::Outgoing;

/// Answers a button by which a person decides what happens, or comes back.
///
/// # Errors
/// If nobody is late any more, or the person may not decide that.
pub async fn answer(ctx: &Ctx, id: MatchId, route: Route) -> Result<Answer, TableError> {
    let (tables, click) = (ctx.tables(), ctx.click(id));
    let key = match route {
        Route::Remind(seat) => {
            tables.remind(click, seat_of(seat)?).await?;
            "late-reminded-private"
        }
        Route::MoreTime(seat) => {
            tables.extend_time(click, seat_of(seat)?).await?;
            "late-more-time-private"
        }
        Route::StandIn(seat) => {
            tables.stand_in(click, seat_of(seat)?).await?;
            "late-computer-private"
        }
        Route::End(seat) => {
            tables.call_off(click, seat_of(seat)?).await?;
            "late-ended-private"
        }
        Route::GoOn => match tables.resume(click).await? {
            Resumption::GoesOn => "late-goes-on-private",
            Resumption::IsAsked => "late-asked-private",
        },
        Route::Back => {
            tables.come_back(click).await?;
            "back-private"
        }
    };
    // The players are told by the public messages.
    let told = Outgoing::private(ctx.words.plain(key));
    Ok(Answer::screen(told).then_refresh(id))
}

/// The seat of this number. Only a forged button names one that there is not.
fn seat_of(number: u8) -> Result<Seat, Refusal> {
    Seat::new(number).ok_or(Refusal::NobodyLate)
}

pub fn decisions(at: MatchRef, seat: Seat, stage: Stage, words: &Words) -> CreateActionRow {
    let number = seat.number();
    let to = |route, key, style| button(Any::Absence(at, route), words, key, style);
    let remind = to(
        Route::Remind(number),
        "button-late-remind",
        ButtonStyle::Primary,
    );
    CreateActionRow::Buttons(vec![
        remind.disabled(stage == Stage::Reminded),
        to(
            Route::MoreTime(number),
            "button-late-more-time",
            ButtonStyle::Secondary,
        ),
        to(
            Route::StandIn(number),
            "button-late-computer",
            ButtonStyle::Secondary,
        ),
        to(Route::End(number), "button-late-end", ButtonStyle::Danger),
    ])
}

/// The button of a match that was ended, for the player who ended it and the one who did not move.
pub fn go_on(at: MatchRef, words: &Words) -> CreateButton {
    let route = Any::Absence(at, Route::GoOn);
    secondary(route, words, "button-late-go-on")
}

/// The button for the player who comes back.
pub fn back(at: MatchRef, words: &Words) -> CreateButton {
    let route = Any::Absence(at, Route::Back);
    button(route, words, "button-back-again", ButtonStyle::Success)
}

/// The answer to a person for whom a computer player stands in.
pub fn away(id: MatchId, words: &Words) -> Answer {
    let at = MatchRef { id, version: 0 };
    let row = CreateActionRow::Buttons(vec![back(at, words)]);
    let message = Outgoing::private(words.plain("away-private"));
    Answer::screen(message.rows(vec![row]))
}
