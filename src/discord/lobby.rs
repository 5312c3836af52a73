//! A table that waits for people: sitting down, standing up, and what its host can change.

pub mod route;

use serenity::all::{ButtonStyle, CreateActionRow};

use super::answer::Answer;
use super::asker::{mention, names};
use super::controls::{button, labelled};
use super::ctx::Ctx;
use super::invitation::invitation;
use super::message::Outgoing;
use super::route::{MatchRef, Route as Any};
use crate::i18n::Words;
use crate::kernel::Seat;
use crate::present::Msg;
use crate::table::{MatchId, Person, Public, Refusal, State, TableError};
use route::Route;

/// What the host of a table can change.
struct Screen {
    public: Public,
}

/// Answers a button of a challenge or table. Who has a seat is shown to all by the one worker of the match, so that two
/// people who press at once cannot overtake each other.
///
/// # Errors
/// If the person may not do that.
pub async fn answer(ctx: &Ctx, id: MatchId, route: Route) -> Result<Answer, TableError> {
    act(ctx, id, &route).await?;
    Ok(match route {
        Route::Accept | Route::Decline | Route::Withdraw => {
            let public = ctx.bot.public(id).await?;
            Answer::update(invitation(&public)).then_refresh(id)
        }
        Route::Block => block(ctx, id).await?,
        Route::Join | Route::Leave | Route::Start => Answer::silent(id),
        Route::Manage => Answer::new(load(ctx, id).await?.render(ctx.words)),
        Route::Computers(_) | Route::Remove(_) => {
            Answer::update(load(ctx, id).await?.render(ctx.words)).then_refresh(id)
        }
    })
}

/// Turns a challenge down for whoever is challenged, who takes no more of the challenger. The public message only says that
/// they declined.
async fn block(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let challenger = ctx.tables().challenges().block(ctx.click(id)).await?;
    let challenger = mention(challenger, ctx.words);
    let blocked = Msg::new("blocked-private").with("challenger", challenger);
    let message = Outgoing::private(ctx.words.texts(&[blocked]));
    Ok(Answer::new(message).then_refresh(id))
}

async fn act(ctx: &Ctx, id: MatchId, route: &Route) -> Result<(), TableError> {
    let (tables, click) = (ctx.tables(), ctx.click(id));
    match *route {
        Route::Accept => tables.challenges().accept(click).await?,
        Route::Decline => tables.challenges().decline(click).await?,
        Route::Withdraw => tables.challenges().withdraw(click).await?,
        Route::Join => {
            tables.lobby().join(click, &ctx.person()?.name).await?;
        }
        Route::Leave => tables.lobby().leave(click).await?,
        Route::Start => tables.lobby().start(click).await?,
        // Whom that names is part of the answer.
        Route::Block | Route::Manage => {}
        Route::Computers(n) => tables.lobby().seat_computers(click, n).await?,
        Route::Remove(person) => tables.lobby().remove(click, person).await?,
    }
    Ok(())
}

async fn load(ctx: &Ctx, id: MatchId) -> Result<Screen, TableError> {
    let public = ctx.bot.public(id).await?;
    if public.state() != State::Lobby {
        return Err(Refusal::ChallengeOver.into());
    }
    if public.host != ctx.asker.id {
        return Err(Refusal::OnlyHost.into());
    }
    Ok(Screen { public })
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let public = &self.public;
        let at = MatchRef {
            id: public.id,
            version: public.version,
        };
        let (n_computers, others) = around(public);
        let seats = |n, key| {
            let route = Any::Lobby(at, Route::Computers(n));
            button(route, words, key, ButtonStyle::Secondary)
        };
        let fewer = seats(n_computers.saturating_sub(1), "button-fewer-computers");
        let more = seats(n_computers + 1, "button-more-computers");
        let is_full = public.seats.n_seats() >= public.n_seats;
        let mut rows = vec![CreateActionRow::Buttons(vec![
            fewer.disabled(n_computers == 0),
            more.disabled(is_full),
        ])];
        if !others.is_empty() {
            let named = names(&public.seats, words);
            let remove = others.iter().map(|(seat, person)| {
                let label = Msg::new("button-remove").with("seat", *seat);
                let route = Any::Lobby(at, Route::Remove(person.id));
                labelled(route, &words.say(&label, &named), ButtonStyle::Danger)
            });
            rows.push(CreateActionRow::Buttons(remove.collect()));
        }
        Outgoing::private(words.plain("manage-intro")).rows(rows)
    }
}

/// How many computer players sit at a table, and who besides its host.
fn around(public: &Public) -> (u8, Vec<(Seat, &Person)>) {
    let mut n_computers = 0;
    let mut others = Vec::new();
    for (seat, person) in public.seats.iter() {
        match person {
            None => n_computers += 1,
            Some(person) if person.id != public.host => others.push((seat, person)),
            Some(_) => {}
        }
    }
    (n_computers, others)
}
