//! The commands that start a match.

use serde_json::{Map, Value};
use serenity::all::{User, UserId};

use super::{Context, asked, can_see_channel};
use crate::discord::Bot;
use crate::discord::answer::{Answer, Kind};
use crate::discord::asker::{Asker, called};
use crate::discord::invitation::invitation;
use crate::discord::message::Outgoing;
use crate::discord::permissions::missing;
use crate::present::Msg;
use crate::table::{
    GameKind, MatchId, MessageId, Person, PersonId, Pings, Proposal, Public, State, TableError,
};

#[poise::command(slash_command)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: User,
    rounds: Option<i64>,
    #[rename = "long-game"] long_game: Option<String>,
) -> Result<(), anyhow::Error> {
    invite(ctx, opponent.id, options(rounds, long_game.as_deref())).await;
    Ok(())
}

#[poise::command(
    context_menu_command = "challenge-user",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn challenge_user(ctx: Context<'_>, opponent: User) -> Result<(), anyhow::Error> {
    invite(ctx, opponent.id, Value::Object(Map::new())).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(super) async fn solo(
    ctx: Context<'_>,
    rounds: Option<i64>,
    #[rename = "long-game"] long_game: Option<String>,
) -> Result<(), anyhow::Error> {
    let options = options(rounds, long_game.as_deref());
    let mut opened = None;
    let (bot, asker) = (ctx.data(), &asked(ctx));
    // The match is opened, answered and remembered, or a stop waits for it.
    let _under_way = bot.keeper().hold();
    let message = bot
        .reply(asker, Kind::Command, async {
            if let Some(refusal) = bot.missing_permissions(asker).await {
                return Ok(refusal);
            }
            let proposal = bot.proposal(asker, None, options).await?;
            let id = bot.tables().challenge(proposal).await?.id;
            opened = Some(id);
            Ok(Answer::new(invitation(&bot.public(id).await?)))
        })
        .await;
    remember(ctx.data(), opened, message).await;
    Ok(())
}

/// What the options of a command change in the setup, by the keys of a match file.
fn options(rounds: Option<i64>, long_game: Option<&str>) -> Value {
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
    Value::Object(options)
}

async fn invite(ctx: Context<'_>, opponent: UserId, options: Value) {
    let resolved = &ctx.interaction.data.resolved;
    let nick = resolved
        .members
        .get(&opponent)
        .and_then(|member| member.nick.clone());
    let user = resolved.users.get(&opponent);
    let sees = can_see_channel(ctx.interaction, opponent);
    let mut opened = None;
    let (bot, asker) = (ctx.data(), &asked(ctx));
    // The match is opened, answered and remembered, or a stop waits for it.
    let _under_way = bot.keeper().hold();
    let message = bot
        .reply(asker, Kind::Command, async {
            let words = bot.words_of(asker).await;
            let refuse = |key| Ok(Answer::new(Outgoing::private(words.plain(key))));
            let Some(user) = user.filter(|_| asker.guild.is_some()) else {
                return refuse("refuse-only-in-server");
            };
            if user.bot {
                return refuse("refuse-bot");
            }
            if !sees {
                return refuse("refuse-cannot-see-channel");
            }
            if let Some(refusal) = bot.missing_permissions(asker).await {
                return Ok(refusal);
            }
            let opponent = Person {
                id: PersonId(user.id.get()),
                name: called(user, nick.as_deref()),
                locale: None,
                pings: Pings::Mention,
            };
            let proposal = bot.proposal(asker, Some(opponent), options).await?;
            let id = bot.tables().challenge(proposal).await?.id;
            opened = Some(id);
            Ok(Answer::new(invitation(&bot.public(id).await?)))
        })
        .await;
    remember(ctx.data(), opened, message).await;
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
    if let Err(error) = remembered {
        tracing::error!(match.id = %id, "the challenge was not written down: {error:#}");
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
        let is_against_computer = public.seats.iter().any(|(_, person)| person.is_none());
        if is_against_computer && public.state == State::Lobby {
            self.tables().begin(public.id, message.0).await?;
            self.refresh(public.id);
        }
        Ok(())
    }

    async fn proposal(
        &self,
        asker: &Asker,
        opponent: Option<Person>,
        options: Value,
    ) -> Result<Proposal, TableError> {
        Ok(Proposal {
            game: GameKind::Classic,
            options,
            guild: asker.guild,
            channel: asker.channel,
            locale: asker.public_locale.code().to_owned(),
            host: self.tables().person(asker.id, &asker.name).await?,
            opponent,
            interaction: asker.interaction,
        })
    }

    /// A refusal that names what the bot may not do here, if it lacks anything a match needs.
    async fn missing_permissions(&self, asker: &Asker) -> Option<Answer> {
        let missing = lacking(asker);
        if missing.is_empty() {
            return None;
        }
        let refusal = Msg::new("refuse-missing-permission").with("permissions", missing);
        let words = self.words_of(asker).await;
        Some(Answer::new(Outgoing::private(
            words.say(&refusal, &|_| String::new()),
        )))
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

/// What the bot may not do where somebody asks, of all that a match needs.
fn lacking(asker: &Asker) -> Vec<Msg> {
    if asker.guild.is_none() {
        return Vec::new();
    }
    let missing = missing(asker).into_iter();
    missing.map(|(_, key)| Msg::new(key)).collect()
}
