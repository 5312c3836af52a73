//! The commands that start a match.

use std::sync::OnceLock;

use serde_json::{Map, Value};
use serenity::all::{User, UserId};

use super::guest::Guest;
use super::{Context, asked, can_see_channel};
use crate::discord::Bot;
use crate::discord::answer::Answer;
use crate::discord::asker::{Asker, called};
use crate::discord::ctx::{Ctx, Origin};
use crate::discord::invitation::{invitation, is_alone};
use crate::discord::message::Outgoing;
use crate::discord::permissions::missing;
use crate::present::Msg;
use crate::table::{
    Company, GameKind, MatchId, MessageId, Person, PersonId, Proposal, Public, State, TableError,
};

#[poise::command(slash_command)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: User,
    game: Option<String>,
    rounds: Option<i64>,
    #[rename = "long-game"] long_game: Option<String>,
    order: Option<String>,
    variant: Option<String>,
) -> Result<(), anyhow::Error> {
    let wish = Wish {
        game: read_game(game.as_deref()),
        options: options(rounds, long_game.as_deref(), order, variant.as_deref()),
    };
    invite(ctx, opponent.id, wish).await;
    Ok(())
}

#[poise::command(
    context_menu_command = "challenge-user",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn challenge_user(ctx: Context<'_>, opponent: User) -> Result<(), anyhow::Error> {
    let wish = Wish {
        game: read_game(None),
        options: options(None, None, None, None),
    };
    invite(ctx, opponent.id, wish).await;
    Ok(())
}

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "each is an option of the command, as poise reads them"
)]
pub(super) async fn open(
    ctx: Context<'_>,
    game: String,
    #[min = 2]
    #[max = 5]
    seats: Option<u8>,
    #[max = 4] computers: Option<u8>,
    rounds: Option<i64>,
    #[rename = "long-game"] long_game: Option<String>,
    order: Option<String>,
    variant: Option<String>,
    invite: Option<Guest>,
    #[rename = "invite-2"] invite_2: Option<Guest>,
    #[rename = "invite-3"] invite_3: Option<Guest>,
) -> Result<(), anyhow::Error> {
    let wish = Wish {
        game: read_game(Some(&game)),
        options: options(rounds, long_game.as_deref(), order, variant.as_deref()),
    };
    let guests: Vec<Guest> = [invite, invite_2, invite_3].into_iter().flatten().collect();
    let is_alone = |id| !can_see_channel(ctx.interaction, id);
    let refusal = if ctx.interaction.guild_id.is_none() {
        Some("refuse-only-in-server")
    } else if guests.iter().any(|guest| guest.is_bot) {
        Some("refuse-bot")
    } else if guests.iter().any(|guest| guest.is_everyone) {
        Some("refuse-everyone")
    } else if guests.iter().filter_map(Guest::person).any(is_alone) {
        Some("refuse-cannot-see-channel")
    } else {
        None
    };
    let company = Company::Anybody {
        seats,
        computers: computers.unwrap_or(0),
        invited: guests.iter().map(|guest| guest.invitee).collect(),
    };
    propose(ctx, wish, company, refusal).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(super) async fn solo(
    ctx: Context<'_>,
    game: Option<String>,
    #[min = 1]
    #[max = 4]
    computers: Option<u8>,
    rounds: Option<i64>,
    #[rename = "long-game"] long_game: Option<String>,
    order: Option<String>,
    variant: Option<String>,
) -> Result<(), anyhow::Error> {
    let wish = Wish {
        game: read_game(game.as_deref()),
        options: options(rounds, long_game.as_deref(), order, variant.as_deref()),
    };
    let company = Company::Computers(computers.unwrap_or(1));
    propose(ctx, wish, company, None).await;
    Ok(())
}

/// What somebody wants to play.
struct Wish {
    game: GameKind,
    /// What differs from the usual setup, by the keys of a match file.
    options: Value,
}

/// The game an option names; whoever names none plays the first.
fn read_game(game: Option<&str>) -> GameKind {
    game.and_then(|slug| slug.parse().ok())
        .unwrap_or(GameKind::Classic)
}

/// What the options of a command change in the setup. Each game knows only some of them, and refuses the others.
fn options(
    rounds: Option<i64>,
    long_game: Option<&str>,
    order: Option<String>,
    variant: Option<&str>,
) -> Value {
    let mut options = Map::new();
    if let Some(rounds) = rounds {
        options.insert("rounds".to_owned(), rounds.into());
    }
    if let Some(long_game) = long_game {
        options.insert(
            "colours".to_owned(),
            if long_game == "six" { 6 } else { 5 }.into(),
        );
    }
    if let Some(order) = order {
        options.insert("order".to_owned(), order.into());
    }
    if let Some(variant) = variant {
        options.insert(variant.to_owned(), true.into());
    }
    Value::Object(options)
}

async fn invite(ctx: Context<'_>, opponent: UserId, wish: Wish) {
    let resolved = &ctx.interaction.data.resolved;
    let nick = resolved
        .members
        .get(&opponent)
        .and_then(|member| member.nick.clone());
    let user = resolved.users.get(&opponent);
    let refusal = match user {
        Some(_) if ctx.interaction.guild_id.is_none() => Some("refuse-only-in-server"),
        None => Some("refuse-only-in-server"),
        Some(user) if user.bot => Some("refuse-bot"),
        Some(_) if !can_see_channel(ctx.interaction, opponent) => Some("refuse-cannot-see-channel"),
        Some(_) => None,
    };
    let name = user.map_or_else(String::new, |user| called(user, nick.as_deref()));
    let company = Company::Opponent(Person {
        id: PersonId(opponent.get()),
        name,
        locale: None,
        pings: None,
    });
    propose(ctx, wish, company, refusal).await;
}

/// Opens a match and answers with its invitation, unless something forbids it.
async fn propose(ctx: Context<'_>, wish: Wish, company: Company, refusal: Option<&'static str>) {
    let (bot, opened) = (ctx.data(), &OnceLock::new());
    // The match is opened, answered and remembered, or a stop waits for it.
    let _under_way = bot.keeper().hold();
    let work = |ctx: Ctx| async move {
        if let Some(key) = refusal {
            return Ok(Answer::new(Outgoing::private(ctx.words.plain(key))));
        }
        ctx.tables().may_open(&ctx.asker.opener()).await?;
        if let Some(refusal) = missing_permissions(&ctx) {
            return Ok(refusal);
        }
        let proposal = proposal(&ctx, company, wish).await?;
        let id = ctx.tables().challenge(proposal).await?.id;
        opened.get_or_init(|| id);
        Ok(Answer::new(invitation(&ctx.bot.public(id).await?)))
    };
    let message = bot.answer(asked(ctx), Origin::Command, work).await;
    remember(bot, opened.get().copied(), message).await;
}

/// Remembers the message of a challenge, and begins the match if nobody has to agree.
async fn remember(bot: &Bot, opened: Option<MatchId>, message: Option<MessageId>) {
    let Some(id) = opened else { return };
    let Some(message) = message else {
        // Its first message is lost; the keeper posts another.
        bot.refresh(id);
        return;
    };
    let remembered: Result<(), TableError> =
        async { bot.invited(&bot.public(id).await?, message).await }.await;
    match remembered {
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

impl Bot {
    /// Remembers the message of a challenge. A match with a computer player begins now: the message was public before
    /// Discord chose its snowflake.
    pub(in crate::discord) async fn invited(
        &self,
        public: &Public,
        message: MessageId,
    ) -> Result<(), TableError> {
        self.tables().invited(public.id, message).await?;
        if is_alone(public) && public.state() == State::Lobby {
            self.tables().begin(public.id, message.0).await?;
            self.refresh(public.id);
        }
        Ok(())
    }

    /// That the public board stands still because the bot may not post in the channel of a match.
    pub(in crate::discord) fn closed_channel(&self, id: MatchId, asker: &Asker) -> Option<Msg> {
        if !self.keeper().is_closed(id) {
            return None;
        }
        let missing = lacking(asker);
        if missing.is_empty() {
            // It has been opened again.
            self.refresh(id);
            return None;
        }
        Some(Msg::new("channel-closed").with("permissions", missing))
    }
}

async fn proposal(ctx: &Ctx, company: Company, wish: Wish) -> Result<Proposal, TableError> {
    let asker = &ctx.asker;
    let server = ctx.tables().server(asker.guild).await?;
    let locale = asker.public_locale.code().to_owned();
    Ok(Proposal {
        game: wish.game,
        options: wish.options,
        guild: asker.guild,
        channel: asker.channel,
        locale: server.locale.unwrap_or(locale),
        host: ctx.person()?.clone(),
        company,
        interaction: asker.interaction,
    })
}

/// A refusal that names what the bot may not do here, if it lacks anything a match needs.
fn missing_permissions(ctx: &Ctx) -> Option<Answer> {
    let missing = lacking(&ctx.asker);
    if missing.is_empty() {
        return None;
    }
    let refusal = Msg::new("refuse-missing-permission").with("permissions", missing);
    Some(Answer::new(Outgoing::private(ctx.words.text(&refusal))))
}

/// What the bot may not do where somebody asks, of all that a match needs.
fn lacking(asker: &Asker) -> Vec<Msg> {
    if asker.guild.is_none() {
        return Vec::new();
    }
    let missing = missing(asker).into_iter();
    missing.map(|(_, key)| Msg::new(key)).collect()
}
