//! Options that suggest what may be typed.

use super::option::{Argument, Kind, Suggest, SuggestedValue, Suggestion};
use super::values::{Value, Values};
use crate::answers::asker::names;
use crate::answers::ctx::Ctx;
use crate::kernel::BySeat;
use crate::present::Msg;
use crate::screens::settings::AWAY_DAYS;
use crate::table::{Absence, Day, GameKind, MatchId, Refusal, Seated, TableError};

/// The greatest whole number that Discord takes.
const MAX_NUMBER: u64 = (1 << 53) - 1;

/// What was found, or why nothing could be.
type Found = Result<Vec<Suggestion>, TableError>;

/// A move, as words or in its short form.
pub struct TypedMove(pub String);

impl Argument for TypedMove {
    fn kind() -> Kind {
        Kind::Text
    }

    fn read(value: &Value) -> Option<Self> {
        value.text().map(|text| Self(text.to_owned()))
    }

    fn suggest() -> Option<Suggest> {
        Some(|ctx, values, typed| Box::pin(moves(ctx, values, typed)))
    }
}

/// What may be played now: words to read, short forms to send.
async fn moves(ctx: &Ctx, values: &Values, typed: &str) -> Found {
    let (words, asker) = (ctx.words, &ctx.asker);
    let typed = typed.to_lowercase();
    let named = values.get(OWN_MATCH).and_then(OwnMatch::read);
    let named = named.map(|OwnMatch(id)| id);
    let tables = ctx.tables();
    let choices = match named {
        Some(id) => tables.choices_in(id, asker.id).await?,
        None => tables.choices(asker.channel, asker.id).await?,
    };
    let suggestions = choices.into_iter().map(|choice| {
        let text = words.say(&choice.words, &names(&BySeat::default(), words));
        (text, choice.action)
    });
    let fitting = suggestions
        .filter(|(text, action)| text.to_lowercase().contains(&typed) || action.contains(&typed));
    let suggestions = fitting.map(|(text, action)| Suggestion {
        text,
        value: SuggestedValue::Text(action),
    });
    Ok(suggestions.collect())
}

/// The name of the option that says which of their matches a person means.
const OWN_MATCH: &str = "match";

/// The number of a match. Those of the person that run are suggested.
pub struct OwnMatch(pub MatchId);

impl Argument for OwnMatch {
    fn kind() -> Kind {
        AnyMatch::kind()
    }

    fn read(value: &Value) -> Option<Self> {
        AnyMatch::read(value).map(|AnyMatch(id)| Self(id))
    }

    fn suggest() -> Option<Suggest> {
        Some(|ctx, _, typed| Box::pin(own_matches(ctx, typed)))
    }

    fn words() -> Option<&'static str> {
        Some("opt-own-match")
    }
}

async fn own_matches(ctx: &Ctx, typed: &str) -> Found {
    let (words, asker) = (ctx.words, &ctx.asker);
    let typed = typed.to_lowercase();
    let games = ctx.tables().names_of_games(asker.id).await?;
    let suggestions = games.into_iter().map(|game| {
        let others = game.seats.people();
        let others = others.filter(|person| person.id != asker.id);
        let others: Vec<&str> = others.map(|person| person.name.unescaped()).collect();
        let id = game.id;
        let parts = [id.to_string(), words.text(&game.game), others.join(", ")];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        Suggestion {
            text: parts.collect::<Vec<_>>().join(" · "),
            value: SuggestedValue::Number(id.0),
        }
    });
    let fitting = suggestions.filter(|suggestion| suggestion.text.to_lowercase().contains(&typed));
    Ok(fitting.collect())
}

/// The number of a match, which the person has to know.
pub struct AnyMatch(pub MatchId);

impl Argument for AnyMatch {
    fn kind() -> Kind {
        Kind::Number {
            min: 1,
            max: MAX_NUMBER,
        }
    }

    fn read(value: &Value) -> Option<Self> {
        let number = u64::try_from(value.number()?).ok()?;
        Some(Self(MatchId(number)))
    }
}

/// A page of the rules, by its key or title.
pub struct RulesTopic(pub String);

impl Argument for RulesTopic {
    fn kind() -> Kind {
        Kind::Text
    }

    fn read(value: &Value) -> Option<Self> {
        value.text().map(|text| Self(text.to_owned()))
    }

    fn suggest() -> Option<Suggest> {
        Some(|ctx, values, typed| Box::pin(topics(ctx, values, typed)))
    }
}

/// Until when a person is away: a date, a number of days, or the word for not at all.
pub struct TypedAway(pub String);

/// The word for not being away.
const NOT_AWAY: &str = "none";

impl TypedAway {
    /// For how long that is.
    pub fn read_typed(self) -> Result<Absence, Refusal> {
        let text = self.0.trim();
        if text == NOT_AWAY {
            return Ok(Absence::Over);
        }
        let days = text.parse().ok().map(Absence::Days);
        let absence = days.or_else(|| Day::of_date(text).map(Absence::Until));
        absence.ok_or(Refusal::NoSuchDate)
    }
}

impl Argument for TypedAway {
    fn kind() -> Kind {
        Kind::Text
    }

    fn read(value: &Value) -> Option<Self> {
        value.text().map(|text| Self(text.to_owned()))
    }

    fn suggest() -> Option<Suggest> {
        Some(|ctx, _, typed| Box::pin(std::future::ready(Ok(dates(ctx, typed)))))
    }
}

/// Dates until which one can be away, and the way back.
fn dates(ctx: &Ctx, typed: &str) -> Vec<Suggestion> {
    let typed = typed.to_lowercase();
    let today = Day::of(ctx.tables().now()).number();
    let none = Suggestion {
        text: ctx.words.plain("choice-away-none"),
        value: SuggestedValue::Text(NOT_AWAY.to_owned()),
    };
    let dates = AWAY_DAYS.map(|days| {
        let date = Day::new(today + u32::from(days)).date();
        let label = Msg::new("suggest-away")
            .with("date", date.clone())
            .with("days", u32::from(days));
        Suggestion {
            text: ctx.words.text(&label),
            value: SuggestedValue::Text(date),
        }
    });
    let all = dates.into_iter().chain([none]);
    let fitting = all.filter(|suggestion| suggestion.text.to_lowercase().contains(&typed));
    fitting.collect()
}

/// The pages of the rules of the game that is meant, as far as the command has been typed.
async fn topics(ctx: &Ctx, values: &Values, typed: &str) -> Found {
    let typed = typed.to_lowercase();
    let game = game_meant(ctx, values.get("game").and_then(GameKind::read)).await?;
    let topics = ctx.tables().rules(game).iter();
    let suggestions = topics.map(|topic| Suggestion {
        text: ctx.words.text(&topic.title),
        value: SuggestedValue::Text(topic.key.to_owned()),
    });
    let fitting = suggestions.filter(|suggestion| suggestion.text.to_lowercase().contains(&typed));
    Ok(fitting.collect())
}

/// The game that a person names, else the one that is played in the channel, else the first.
pub async fn game_meant(ctx: &Ctx, named: Option<GameKind>) -> Result<GameKind, TableError> {
    if let Some(game) = named {
        return Ok(game);
    }
    let here = ctx.tables().game_in(ctx.asker.channel).await?;
    Ok(here.unwrap_or(GameKind::Classic))
}
