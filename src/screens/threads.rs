//! A match in a thread: where its channel is taken, or is to stay free.
//!
//! Its invitation stands in the channel, and the keeper opens the thread on it when the match begins.

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
use crate::model::route::threads::{Guest, Guests, Route, Setup};
use crate::present::{Msg, WrittenName, game_name};
use crate::screens::match_request::MatchRequest;
use crate::table::{
    Invited, Invitee, Opponents, Person, PersonId, Public, Refusal, TableError, Venue,
};
use crate::wire::message::Outgoing;

const MAX_NAME: usize = 100;

/// The match that a button carries, or why there is none, as a key of the locale files.
pub async fn requested(
    ctx: &Ctx,
    route: Route,
) -> Result<Result<MatchRequest, &'static str>, TableError> {
    let (game, clock, setup, opponents) = match route {
        Route::Open(_) => return Ok(Err("thread-forgotten")),
        Route::Challenge(game, clock, setup, opponent) => match member(ctx, opponent).await? {
            Ok(opponent) => (game, clock, setup, Opponents::One(opponent)),
            Err(key) => return Ok(Err(key)),
        },
        Route::Solo(game, clock, setup, computers) => {
            let levels = computers.as_slice().to_vec();
            (game, clock, setup, Opponents::Computers(levels))
        }
        Route::Table(game, clock, setup, seats, computers, guests) => {
            let opponents = Opponents::Anybody {
                seats: Some(seats).filter(|&seats| seats > 0),
                computers: computers.as_slice().to_vec(),
                invited: guests
                    .as_slice()
                    .iter()
                    .map(|&guest| invitee(guest))
                    .collect(),
            };
            (game, clock, setup, opponents)
        }
    };
    Ok(Ok(MatchRequest {
        game,
        options: setup.options(),
        opponents,
        venue: Some(Venue::Thread),
        clock,
    }))
}

/// A person who is challenged, as they are called on the server now, or why they cannot be.
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

/// The button that opens what a person asks for; `None` if that cannot be said in a custom id.
fn route(request: &MatchRequest) -> Option<Route> {
    let (game, clock) = (request.game, request.clock);
    let setup = Setup::new(&request.options)?;
    Some(match &request.opponents {
        Opponents::One(opponent) => Route::Challenge(game, clock, setup, opponent.id),
        Opponents::Computers(levels) => {
            Route::Solo(game, clock, setup, levels.iter().copied().collect())
        }
        Opponents::Anybody {
            seats,
            computers,
            invited,
        } => {
            let guests = invited.iter().copied().map(guest);
            let guests = Guests::new(guests.collect::<Option<_>>()?)?;
            let levels = computers.iter().copied().collect();
            Route::Table(game, clock, setup, seats.unwrap_or(0), levels, guests)
        }
    })
}

fn invitee(guest: Guest) -> Invitee {
    match guest {
        Guest::Person(person) => Invited::Person(person).into(),
        Guest::Role(role) => Invited::Role(role).into(),
        Guest::SilentRole(role) => Invitee {
            who: Invited::Role(role),
            is_silent: true,
        },
    }
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

/// Says that the channel is taken, and offers to open the match in a thread.
pub fn offer(ctx: &Ctx, refusal: &Refusal, request: &MatchRequest) -> Answer {
    ctx.bot.count_refusal(refusal);
    let open = route(request).map(|route| {
        let key = "button-open-in-thread";
        button(route, ctx.words, key, ButtonStyle::Primary)
    });
    let rows = open.map(|open| CreateActionRow::Buttons(vec![open]));
    let text = in_words(refusal, ctx.words);
    Answer::new(Outgoing::private(text).rows(rows.into_iter().collect()))
}

pub fn name(public: &Public) -> String {
    let game = public_words(&public.terms.locale).text(&game_name(public.terms.game));
    let people = public.seats.iter();
    let people = people.filter_map(|(_, occupant)| occupant.person());
    // A title is not formatted.
    let names = people.map(|person| plain_name(person.id, &person.name));
    let names = WrittenName::list(names);
    fit(&format!("{game}: {}", names.as_str()), MAX_NAME)
}
