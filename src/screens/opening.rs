//! Opening a match: its invitation is the answer, whose message is remembered once Discord has taken it.

use crate::answers::answer::Answer;
use crate::answers::asker::Asker;
use crate::answers::ctx::Ctx;
use crate::answers::permissions::missing;
use crate::bot::Bot;
use crate::model::route::threads::Route;
use crate::present::Msg;
use crate::public::invitation::{invitation, is_alone};
use crate::screens::match_request::MatchRequest;
use crate::screens::threads;
use crate::table::{
    MatchId, MessageId, Opponents, Proposal, Public, Refusal, State, TableError, Venue,
};
use crate::wire::message::Outgoing;

/// Opens a match where the person asks, which may get a thread there, and answers with its invitation.
///
/// # Errors
/// If the server does not allow it, or the game does not go like that.
pub async fn open(ctx: &Ctx, request: MatchRequest) -> Result<Answer, TableError> {
    let asker = &ctx.asker;
    ctx.tables().may_open(&asker.opener()).await?;
    let venue = venue(ctx, &request).await?;
    let lacking = lacking(asker);
    let lacking = (!lacking.is_empty())
        .then(|| Msg::new("refuse-missing-permission").with("permissions", lacking));
    let without_thread = threads::refusal(asker).filter(|_| venue == Venue::Thread);
    if let Some(refusal) = without_thread.or(lacking) {
        return Ok(Answer::new(Outgoing::private(ctx.words.text(&refusal))));
    }
    let proposal = Proposal {
        venue,
        ..request.clone().proposal(ctx).await?
    };
    let id = match ctx.tables().challenge(proposal).await {
        Ok(challenge) => challenge.id,
        Err(TableError::Refused(refusal @ Refusal::ChannelBusy { .. })) => {
            return Ok(threads::offer(ctx, &refusal, &request));
        }
        Err(error) => return Err(error),
    };
    invite(ctx, id).await
}

/// The invitation to a match that was opened just now.
pub async fn invite(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    match ctx.bot.public(id).await {
        Ok(public) => Ok(Answer::new(invitation(&public)).that_opens(id)),
        Err(error) => {
            // The match is open, and its first message is lost; the keeper posts another.
            ctx.bot.refresh(id);
            Err(error)
        }
    }
}

/// Opens elsewhere what was refused where a match is played already.
pub async fn open_refused(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    match threads::requested(ctx, route).await? {
        Ok(request) => open(ctx, request).await,
        Err(key) => Ok(Answer::screen(Outgoing::private(ctx.words.plain(key)))),
    }
}

/// Where a match is shown. What the server decides of threads holds for matches of several people, and where one can be opened.
async fn venue(ctx: &Ctx, request: &MatchRequest) -> Result<Venue, TableError> {
    let asker = &ctx.asker;
    let has_no_threads = asker.guild.is_none() || asker.is_thread;
    Ok(match request.venue {
        Some(Venue::Thread) if has_no_threads => Venue::Channel,
        Some(wanted) => wanted,
        None => {
            let is_alone = matches!(request.opponents, Opponents::Computers(_));
            let server = ctx.tables().server(asker.guild).await?;
            let is_refused = has_no_threads || is_alone || threads::refusal(asker).is_some();
            if server.is_quiet {
                Venue::Quiet
            } else if server.has_threads && !is_refused {
                Venue::Thread
            } else {
                Venue::Channel
            }
        }
    })
}

/// What the bot may not do where a person asks, of all that a match needs.
pub fn lacking(asker: &Asker) -> Vec<Msg> {
    if asker.guild.is_none() {
        return Vec::new();
    }
    let missing = missing(asker).into_iter();
    missing.map(|(_, key)| Msg::new(key)).collect()
}

impl Bot {
    /// Remembers the message that invites to a match, and begins the match if nobody has to agree.
    pub async fn opened(&self, id: MatchId, message: Option<MessageId>) {
        let Some(message) = message else {
            // Its first message is lost; the keeper posts another.
            self.refresh(id);
            return;
        };
        match self.remember_invitation(id, message).await {
            Ok(()) => {}
            // It was answered, or posted again, before Discord told which message it is. Nothing is lost by that.
            Err(TableError::Refused(refusal)) => {
                tracing::debug!(match.id = %id, "the challenge of match {id} was answered first: {refusal}");
            }
            Err(TableError::Failed(error)) => {
                tracing::error!(match.id = %id, "could not store the message id of match {id}: {error:#}");
            }
        }
    }

    async fn remember_invitation(&self, id: MatchId, message: MessageId) -> Result<(), TableError> {
        let public = self.public(id).await?;
        self.invited(&public, message).await?;
        if is_alone(&public) {
            return Ok(());
        }
        // The other may have agreed to a rematch before the message was known; it must not ask any longer then.
        let public = self.public(id).await?;
        if public.state() != State::Lobby
            && let Some(board) = public.board.as_ref()
            && board.invitation == Some(message)
            && let Err(error) = self
                .messages()
                .edit(board.invited_in(), message, &invitation(&public))
                .await
        {
            tracing::warn!(match.id = %id, "could not update the answered invitation of match {id}: {error}");
        }
        Ok(())
    }

    /// Remembers the message of a challenge. A match with a computer player begins now: the message was public before
    /// Discord chose its snowflake.
    pub async fn invited(&self, public: &Public, message: MessageId) -> Result<(), TableError> {
        let store = self.tables().store();
        store.save_invitation(public.id, message).await?;
        if is_alone(public) && public.state() == State::Lobby {
            self.tables().begin_challenge(public.id, message.0).await?;
            self.refresh(public.id);
        }
        Ok(())
    }

    /// That the public board is not updated because the bot may not post in the channel of a match. Said only to a person who asks in
    /// that channel: of no other is known what the bot lacks there.
    pub async fn closed_channel(&self, id: MatchId, asker: &Asker) -> Option<Msg> {
        if !self.keeper().is_closed(id) {
            return None;
        }
        let public = self.public(id).await.ok()?;
        public
            .board
            .filter(|board| board.channel == asker.channel)?;
        let missing = lacking(asker);
        if missing.is_empty() {
            // It has been opened again.
            self.refresh(id);
            return None;
        }
        Some(Msg::new("channel-closed").with("permissions", missing))
    }
}
