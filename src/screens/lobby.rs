//! A table that waits for people: sitting down, standing up, and what its host can change.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answers::answer::Answer;
use crate::answers::asker::{mention, names};
use crate::answers::controls::{labelled, secondary};
use crate::answers::ctx::{Ctx, Origin};
use crate::i18n::Words;
use crate::kernel::Seat;
use crate::model::Route as Any;
use crate::model::route::lobby::Route;
use crate::present::Msg;
use crate::public::invitation::invitation;
use crate::screens::{play, rules};
use crate::table::{Board, Level, MatchId, Person, Public, Refusal, State, TableError};
use crate::wire::message::Outgoing;

struct Screen {
    public: Public,
}

/// Answers a button of a challenge or table. Who has a seat is shown to all by the one worker of the match, so that two
/// people who press at once cannot overtake each other.
pub async fn answer(ctx: &Ctx, id: MatchId, route: Route) -> Result<Answer, TableError> {
    act(ctx, id, &route).await?;
    remember_invitation(ctx, id).await?;
    Ok(match route {
        // Beside the rules: they have read them, and play or wait for others.
        Route::Accept | Route::Join if ctx.origin == Origin::Panel => {
            let public = ctx.bot.public(id).await?;
            let answer = match public.state() {
                State::Lobby => rules::invited(ctx, &public).await,
                _ => play::hand(ctx, id).await?,
            };
            answer.then_refresh(id)
        }
        // A private message is no place for what everybody sees.
        Route::Decline | Route::Withdraw if ctx.origin == Origin::Panel => Answer::silent(id),
        Route::HowToPlay => {
            sees(ctx, id).await?;
            rules::invited(ctx, &ctx.bot.public(id).await?).await
        }
        Route::Accept | Route::Decline | Route::Withdraw => {
            let public = ctx.bot.public(id).await?;
            Answer::update(invitation(&public)).then_refresh(id)
        }
        Route::Block => block(ctx, id).await?,
        Route::Join | Route::Leave | Route::Start => Answer::silent(id),
        Route::Manage => Answer::new(load(ctx, id).await?.render(ctx.words)),
        Route::Computers(_) | Route::Levels(_) | Route::Remove(_) => {
            Answer::update(load(ctx, id).await?.render(ctx.words)).then_refresh(id)
        }
    })
}

/// A press on an invitation says which message it is, where Discord's answer to it has not said so yet: otherwise what is to be shown
/// now would be posted beside it.
async fn remember_invitation(ctx: &Ctx, id: MatchId) -> Result<(), TableError> {
    let Some(message) = ctx.asker.message.filter(|_| ctx.origin == Origin::Public) else {
        return Ok(());
    };
    let public = ctx.bot.public(id).await?;
    let is_unknown =
        |board: Board| board.invitation.is_none() && board.invited_in() == ctx.asker.channel;
    if public.board.is_some_and(is_unknown) {
        let store = ctx.tables().store();
        store.save_invitation(id, message).await?;
    }
    Ok(())
}

/// Turns a challenge down for the challenged player, who takes no more of the challenger. The public message only says that
/// they declined.
async fn block(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let challenger = ctx.tables().block_challenger(ctx.click(id)).await?;
    let challenger = mention(challenger, ctx.words);
    let blocked = Msg::new("blocked-private").with("challenger", challenger);
    let message = Outgoing::private(ctx.words.texts(&[blocked]));
    Ok(Answer::new(message).then_refresh(id))
}

async fn act(ctx: &Ctx, id: MatchId, route: &Route) -> Result<(), TableError> {
    let (tables, click) = (ctx.tables(), ctx.click(id));
    match *route {
        Route::Accept => tables.accept_challenge(click).await?,
        Route::Decline => tables.decline_challenge(click).await?,
        Route::Withdraw => tables.withdraw_challenge(click).await?,
        Route::Join => {
            sees(ctx, id).await?;
            tables.join_table(click, &ctx.person()?.name).await?;
        }
        Route::Leave => tables.leave_table(click).await?,
        Route::Start => tables.start_table(click).await?,
        // Whom that names, or what is shown, is part of the answer.
        Route::Block | Route::Manage | Route::HowToPlay => {}
        Route::Computers(n) => {
            let levels = vec![Level::Normal; usize::from(n)];
            tables.seat_computers(click, &levels).await?;
        }
        Route::Levels(ref levels) => {
            tables.seat_computers(click, levels.as_slice()).await?;
        }
        Route::Remove(person) => tables.remove_from_table(click, person).await?,
    }
    Ok(())
}

/// That the asker sees the channel of a table, or plays in it: a program makes buttons up wherever it likes.
async fn sees(ctx: &Ctx, id: MatchId) -> Result<(), TableError> {
    let table = ctx.tables().look(id).await?;
    if table.place_for_others(ctx.asker.id).is_some() {
        ctx.watchable(id).await?;
    }
    Ok(())
}

async fn load(ctx: &Ctx, id: MatchId) -> Result<Screen, TableError> {
    let public = ctx.bot.public(id).await?;
    if public.state() != State::Lobby {
        return Err(Refusal::ChallengeOver.into());
    }
    if public.terms.host != ctx.asker.id {
        return Err(Refusal::OnlyHost.into());
    }
    Ok(Screen { public })
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let public = &self.public;
        let at = public.match_ref();
        let (computers, others) = (computers(public), others(public));
        let levels =
            |levels: Vec<Level>| Any::Lobby(at, Route::Levels(levels.into_iter().collect()));
        let is_full = public.seats.n_seats() >= public.n_seats;
        let more = Level::ALL.map(|level| {
            let mut with = of(&computers);
            with.push(level);
            let key = more_key(level);
            secondary(levels(with), words, key).disabled(is_full)
        });
        let mut rows = vec![CreateActionRow::Buttons(more.into())];
        let named = names(&public.seats, words);
        let removing = |seat: Seat, route| {
            let label = Msg::new("button-remove").with("seat", seat);
            labelled(route, &words.say(&label, &named), ButtonStyle::Danger)
        };
        let people = others.iter().map(|(seat, person)| {
            let route = Any::Lobby(at, Route::Remove(person.id));
            removing(*seat, route)
        });
        let fewer = computers
            .iter()
            .enumerate()
            .filter_map(|(place, (seat, level))| {
                let mut without = of(&computers);
                without.remove(place);
                // Without the one before it the others would be the same, and no two buttons may mean the same.
                let is_repeated = place > 0 && computers[place - 1].1 == *level;
                (!is_repeated).then(|| removing(*seat, levels(without)))
            });
        let remove: Vec<CreateButton> = people.chain(fewer).collect();
        if !remove.is_empty() {
            rows.push(CreateActionRow::Buttons(remove));
        }
        Outgoing::private(words.plain("manage-intro")).rows(rows)
    }
}

fn of(computers: &[(Seat, Level)]) -> Vec<Level> {
    computers.iter().map(|&(_, level)| level).collect()
}

const fn more_key(level: Level) -> &'static str {
    match level {
        Level::Easy => "button-add-easy",
        Level::Casual => "button-add-casual",
        Level::Fair => "button-add-fair",
        Level::Normal => "button-add-normal",
        Level::Strong => "button-add-strong",
    }
}

fn computers(public: &Public) -> Vec<(Seat, Level)> {
    let seats = public.seats.iter();
    seats
        .filter_map(|(seat, occupant)| Some((seat, occupant.level()?)))
        .collect()
}

fn others(public: &Public) -> Vec<(Seat, &Person)> {
    let seats = public.seats.iter();
    let people = seats.filter_map(|(seat, occupant)| Some((seat, occupant.person()?)));
    people
        .filter(|(_, person)| person.id != public.terms.host)
        .collect()
}
