//! A match in a thread: where its channel is taken, or is to stay free.
//!
//! The thread is opened first, since a match is stored with its channel. Its invitation is then posted as one that was lost on
//! its way.

pub mod route;

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serenity::all::{ButtonStyle, CreateActionRow, Permissions};

use super::answer::Answer;
use super::asker::Asker;
use super::controls::button;
use super::ctx::Ctx;
use super::match_request::MatchRequest;
use super::message::Outgoing;
use super::permissions::{Named, for_threads};
use super::public_words;
use super::refusals::in_words;
use crate::i18n::fit;
use crate::present::{Msg, game_name};
use crate::table::{Company, PersonId, Proposal, Refusal, Snowflake, TableError};
use route::Route;

/// The longest name of a thread.
const MAX_NAME: usize = 100;

/// So many refused requests are remembered; the oldest is forgotten first.
const MAX_REMEMBERED: usize = 500;

/// Requests that were refused because their channel is taken, by interaction. They live as long as the private message that
/// has the button, as far as anybody can tell: in memory.
#[derive(Default)]
pub(super) struct RefusedRequests(Mutex<VecDeque<(Snowflake, PersonId, MatchRequest)>>);

impl RefusedRequests {
    fn add(&self, asker: &Asker, request: MatchRequest) {
        let mut requests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if requests.len() >= MAX_REMEMBERED {
            requests.pop_front();
        }
        requests.push_back((asker.interaction, asker.id, request));
    }

    fn find(&self, interaction: Snowflake, person: PersonId) -> Option<MatchRequest> {
        let requests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut requests = requests.iter();
        let found = requests.find(|(id, by, _)| (*id, *by) == (interaction, person));
        found.map(|(_, _, request)| request.clone())
    }
}

/// Answers the button: opens in a thread what was refused.
///
/// # Errors
/// If the match cannot be opened.
pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    let Route::Open(interaction) = route;
    let refused = &ctx.bot.inner.refused_requests;
    let Some(request) = refused.find(interaction, ctx.asker.id) else {
        return Ok(told(ctx, &Msg::new("thread-forgotten")));
    };
    ctx.tables()
        .policies()
        .may_open(&ctx.asker.opener())
        .await?;
    open(ctx, request).await
}

/// Whether a thread can be opened in a channel of this kind.
pub fn is_possible(asker: &Asker) -> bool {
    asker.thread_type.is_some()
}

/// What the bot may not do in a channel, of all that a thread needs.
pub fn lacking(asker: &Asker) -> Vec<Named> {
    let lacks = |(permission, _): &(Permissions, _)| !asker.permissions.contains(*permission);
    for_threads().into_iter().filter(lacks).collect()
}

/// Opens a thread and the match in it.
///
/// # Errors
/// If the game does not go like that, or the person or somebody else may not be in such a match.
pub async fn open(ctx: &Ctx, request: MatchRequest) -> Result<Answer, TableError> {
    let asker = &ctx.asker;
    let lacking = lacking(asker);
    if !lacking.is_empty() {
        let keys: Vec<Msg> = lacking.into_iter().map(|(_, key)| Msg::new(key)).collect();
        let refusal = Msg::new("thread-missing-permission").with("permissions", keys);
        return Ok(told(ctx, &refusal));
    }
    let Some(kind) = asker.thread_type else {
        return Ok(told(ctx, &Msg::new("thread-impossible")));
    };
    let mut proposal = request.proposal(ctx).await?;
    let challenges = ctx.tables().challenges();
    // An empty thread would be left of what is refused afterwards.
    challenges.check(&proposal).await?;
    let opened = ctx
        .bot
        .rest()
        .threads()
        .open(asker.channel, kind, &name(&proposal))
        .await;
    let thread = match opened {
        Ok(thread) => thread,
        Err(error) => {
            tracing::warn!("could not open a thread for a match: {error}");
            return Ok(told(ctx, &Msg::new("thread-impossible")));
        }
    };
    proposal.channel = thread;
    match challenges.challenge(proposal).await {
        Ok(challenge) => {
            let opened = Msg::new("thread-opened").with("thread", format!("<#{thread}>"));
            Ok(told(ctx, &opened).then_refresh(challenge.id))
        }
        Err(refusal) => {
            if let Err(error) = ctx.bot.rest().threads().archive(thread).await {
                tracing::warn!("could not archive the thread of a refused match: {error}");
            }
            Err(refusal)
        }
    }
}

/// Says that the channel is taken, and offers to open the match in a thread.
pub fn offer(ctx: &Ctx, refusal: &Refusal, request: MatchRequest) -> Answer {
    ctx.bot.count_refusal(refusal);
    ctx.bot.inner.refused_requests.add(&ctx.asker, request);
    let route = Route::Open(ctx.asker.interaction);
    let open = button(
        route,
        ctx.words,
        "button-open-in-thread",
        ButtonStyle::Primary,
    );
    let text = in_words(refusal, ctx.words);
    Answer::new(Outgoing::private(text).rows(vec![CreateActionRow::Buttons(vec![open])]))
}

fn told(ctx: &Ctx, what: &Msg) -> Answer {
    Answer::screen(Outgoing::private(ctx.words.text(what)))
}

/// The game, and who plays as far as that is known.
fn name(proposal: &Proposal) -> String {
    let game = public_words(&proposal.locale).text(&game_name(proposal.game));
    let mut people = vec![proposal.host.name.as_str()];
    if let Company::Opponent(opponent) = &proposal.company {
        people.push(&opponent.name);
    }
    fit(&format!("{game}: {}", people.join(", ")), MAX_NAME)
}
