//! A match in a thread, or a quiet one: where its channel is taken, or is to stay free.
//!
//! The invitation of one in a thread stands in the channel, and the keeper opens the thread on it when the match begins.

use anyhow::Context;
use serenity::all::{ButtonStyle, CreateActionRow, Permissions};

use crate::answers::answer::Answer;
use crate::answers::asker::{Asker, plain_name};
use crate::answers::controls::button;
use crate::answers::ctx::Ctx;
use crate::answers::permissions::{Named, for_threads};
use crate::answers::refusals::in_words;
use crate::answers::saying::public_words;
use crate::i18n::fit;
use crate::model::route::threads::{Guest, Guests, Route, Setup, Wanted};
use crate::present::{Msg, WrittenName, game_name};
use crate::screens::match_request::MatchRequest;
use crate::table::{
    Invited, Invitee, Opponents, Person, PersonId, Public, Refusal, Seated, TableError, Venue,
};
use crate::wire::message::Outgoing;

const MAX_NAME: usize = 100;

/// The match that a button carries, or why there is none, as a key of the locale files.
pub async fn requested(
    ctx: &Ctx,
    route: Route,
) -> Result<Result<MatchRequest, &'static str>, TableError> {
    let (wanted, venue) = match route {
        Route::Open(_) => return Ok(Err("thread-forgotten")),
        Route::Thread(wanted) => (wanted, Venue::Thread),
        Route::Quiet(wanted) => (wanted, Venue::Quiet),
    };
    let (game, clock, setup, opponents) = match wanted {
        Wanted::Challenge(game, clock, setup, opponent) => match member(ctx, opponent).await? {
            Ok(opponent) => (game, clock, setup, Opponents::One(opponent)),
            Err(key) => return Ok(Err(key)),
        },
        Wanted::Solo(game, clock, setup, computers) => {
            let levels = computers.as_slice().to_vec();
            (game, clock, setup, Opponents::Computers(levels))
        }
        Wanted::Table(game, clock, setup, seats, computers, guests) => {
            let mut invited = Vec::new();
            for &guest in guests.as_slice() {
                match invitee(ctx, guest).await? {
                    Ok(guest) => invited.push(guest),
                    Err(key) => return Ok(Err(key)),
                }
            }
            let opponents = Opponents::Anybody {
                seats: Some(seats).filter(|&seats| seats > 0),
                computers: computers.as_slice().to_vec(),
                invited,
            };
            (game, clock, setup, opponents)
        }
    };
    Ok(Ok(MatchRequest {
        game,
        options: setup.options(),
        opponents,
        venue: Some(venue),
        clock,
    }))
}

/// A person who is challenged or invited, as they are called on the server now, or why they cannot be.
async fn member(ctx: &Ctx, id: PersonId) -> Result<Result<Person, &'static str>, TableError> {
    let Some(guild) = ctx.asker.guild else {
        return Ok(Err("thread-impossible"));
    };
    let found = ctx.bot.rest().members().find(guild, id).await;
    let member = found.context("could not ask for a member of a server")?;
    Ok(match member {
        None => Err("refuse-cannot-see-channel"),
        Some(member) if member.is_bot => Err("refuse-bot"),
        Some(member) => Ok(Person::new(id, member.name)),
    })
}

/// What a person asks for, as buttons carry it; `None` if that cannot be said in a custom id.
fn wanted(request: &MatchRequest) -> Option<Wanted> {
    let (game, clock) = (request.game, request.clock);
    let setup = Setup::new(&request.options)?;
    Some(match &request.opponents {
        Opponents::One(opponent) => Wanted::Challenge(game, clock, setup, opponent.id),
        Opponents::Computers(levels) => {
            Wanted::Solo(game, clock, setup, levels.iter().copied().collect())
        }
        Opponents::Anybody {
            seats,
            computers,
            invited,
        } => {
            let guests = invited.iter().copied().map(guest);
            let guests = Guests::new(guests.collect::<Option<_>>()?)?;
            let levels = computers.iter().copied().collect();
            Wanted::Table(game, clock, setup, seats.unwrap_or(0), levels, guests)
        }
    })
}

/// A guest as the asker may invite them now, or why they may not: the command that once asked for it has not checked what a
/// program makes up, and a role may be another since.
async fn invitee(ctx: &Ctx, guest: Guest) -> Result<Result<Invitee, &'static str>, TableError> {
    let (role, is_silent) = match guest {
        Guest::Person(person) => {
            let member = member(ctx, person).await?;
            return Ok(member.map(|member| Invited::Person(member.id).into()));
        }
        Guest::Role(role) => (role, !ctx.may_call(role).await),
        Guest::SilentRole(role) => (role, true),
    };
    if ctx.asker.is_everybody(role) {
        return Ok(Err("refuse-everyone"));
    }
    let who = Invited::Role(role);
    Ok(Ok(Invitee { who, is_silent }))
}

/// The same as a button carries it; `None` for a person without a sound, whom nobody asks for.
const fn guest(invitee: Invitee) -> Option<Guest> {
    match (invitee.who, invitee.is_silent) {
        (Invited::Person(person), false) => Some(Guest::Person(person)),
        (Invited::Person(_), true) => None,
        (Invited::Role(role), false) => Some(Guest::Role(role)),
        (Invited::Role(role), true) => Some(Guest::SilentRole(role)),
    }
}

/// What the bot may not do in a channel, of all that a thread needs.
pub fn lacking(asker: &Asker) -> Vec<Named> {
    let lacks = |(permission, _): &(Permissions, _)| !asker.permissions.contains(*permission);
    for_threads().into_iter().filter(lacks).collect()
}

pub fn refusal(asker: &Asker) -> Option<Msg> {
    let lacking = lacking(asker);
    if !lacking.is_empty() {
        let keys: Vec<Msg> = lacking.into_iter().map(|(_, key)| Msg::new(key)).collect();
        return Some(Msg::new("thread-missing-permission").with("permissions", keys));
    }
    (!asker.may_have_threads).then(|| Msg::new("thread-impossible"))
}

/// Says that the channel is taken, and offers to open the match in a thread, or to play it quietly.
pub fn offer(ctx: &Ctx, refusal: &Refusal, request: &MatchRequest) -> Answer {
    ctx.bot.count_refusal(refusal);
    let to = |route, key| button(route, ctx.words, key, ButtonStyle::Primary);
    let rows = wanted(request).map(|wanted| {
        let in_thread = || to(Route::Thread(wanted.clone()), "button-open-in-thread");
        let in_thread = ctx.asker.may_have_threads.then(in_thread);
        let quietly = to(Route::Quiet(wanted), "button-play-quietly");
        CreateActionRow::Buttons(in_thread.into_iter().chain([quietly]).collect())
    });
    let text = in_words(refusal, ctx.words);
    Answer::new(Outgoing::private(text).rows(rows.into_iter().collect()))
}

pub fn name(public: &Public) -> String {
    let game = public_words(&public.terms.locale).text(&game_name(public.terms.game));
    let people = public.seats.people();
    // A title is not formatted.
    let names = people.map(|person| plain_name(person.id, &person.name));
    let names = WrittenName::list(names);
    fit(&format!("{game}: {}", names.as_str()), MAX_NAME)
}
