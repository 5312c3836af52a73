//! What administrators decide for their server: a private message with menus, and the list of what was changed.
//!
//! A subcommand cannot ask Discord to show it to administrators alone, so every command and every press looks at what the
//! person may do on the server at that moment.

mod matches;
use serenity::all::{
    ChannelType, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};

use crate::answers::answer::Answer;
use crate::answers::asker::{Asker, channel_mentions, mention};
use crate::answers::choices::{clock_key, language_key, menu, pings_key};
use crate::answers::controls::secondary;
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::model::Language;
use crate::model::Route as Any;
use crate::model::route::config::Route;
use crate::present::Msg;
use crate::table::{
    ChannelId, MAX_CHANNELS, Openers, Pings, RoleId, Server, ServerChange, ServerEvent, Setting,
    TableError,
};
use crate::wire::message::Outgoing;
use matches::Request;

/// More channels than this are counted instead of named in the list of changes.
const MAX_NAMED_CHANNELS: usize = 3;

/// Where matches can be played. A forum's or channel's threads follow it.
const CHANNELS: [ChannelType; 6] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::PublicThread,
    ChannelType::PrivateThread,
    ChannelType::Forum,
    ChannelType::Voice,
];

enum Screen {
    Settings { server: Server, is_saved: bool },
    Changes(Vec<ServerChange>),
}

/// Answers a button or menu in the settings of a server. `picked` is what was chosen in a menu of channels or roles.
///
/// # Errors
/// If the person may not manage the server.
pub async fn answer(ctx: &Ctx, route: Route, picked: Option<&[u64]>) -> Result<Answer, TableError> {
    if let Some(request) = about_matches(&route) {
        return matches::answer(ctx, ctx.asker.managed()?, request).await;
    }
    let setting = match route {
        Route::Show
        | Route::Matches(_)
        | Route::Match(_)
        | Route::Sleep(_)
        | Route::AskToEnd(_)
        | Route::End(_) => None,
        Route::Changes => {
            let changes = ctx.tables().server_changes(ctx.asker.managed()?).await?;
            return Ok(Answer::screen(Screen::Changes(changes).render(ctx.words)));
        }
        Route::Everywhere => Some(Setting::Channels(Vec::new())),
        Route::Channels => picked.map(|picked| {
            let channels = picked.iter().copied().map(ChannelId);
            Setting::Channels(channels.collect())
        }),
        Route::Role => picked
            .and_then(<[u64]>::first)
            .map(|&role| Setting::Openers(holders_of(role, &ctx.asker))),
        Route::Everyone => Some(Setting::Openers(Openers::Everyone)),
        Route::Moderators => Some(Setting::Openers(Openers::Moderators)),
        Route::Language(language) => Some(Setting::Locale(language.code())),
        Route::Pings(pings) => Some(Setting::Pings(pings)),
        Route::LeaderboardOn => Some(Setting::Leaderboard(true)),
        Route::LeaderboardOff => Some(Setting::Leaderboard(false)),
    };
    decide(ctx, setting.into_iter().collect()).await
}

/// What a button about the matches of a server asks for; `None` for all others.
const fn about_matches(route: &Route) -> Option<Request> {
    match *route {
        Route::Matches(page) => Some(Request::List(page)),
        Route::Match(id) => Some(Request::Show(id)),
        Route::Sleep(id) => Some(Request::Sleep(id)),
        Route::AskToEnd(id) => Some(Request::AskToEnd(id)),
        Route::End(id) => Some(Request::End(id)),
        _ => None,
    }
}

/// Lets these settings hold on the server of the asker, and shows all of them.
///
/// # Errors
/// If the person may not manage the server.
pub async fn decide(ctx: &Ctx, settings: Vec<Setting>) -> Result<Answer, TableError> {
    let (guild, tables) = (ctx.asker.managed()?, ctx.tables());
    let before = tables.server(Some(guild)).await?;
    let server = if settings.is_empty() {
        before.clone()
    } else {
        tables.decide(guild, ctx.asker.id, settings).await?
    };
    let screen = Screen::Settings {
        is_saved: server != before,
        server,
    };
    Ok(Answer::screen(screen.render(ctx.words)))
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let (lines, rows) = match self {
            Self::Settings { server, is_saved } => {
                let saved = is_saved.then(|| Msg::new("settings-saved"));
                let mut lines: Vec<Msg> = saved.into_iter().collect();
                lines.push(Msg::new("config-heading"));
                lines.extend(settings_of(server).iter().map(|setting| {
                    Msg::new("config-line")
                        .with("what", what(setting))
                        .with("value", value(setting, usize::MAX))
                }));
                lines.push(Msg::new("config-note"));
                (lines, rows(server, words))
            }
            Self::Changes(changes) => {
                let mut lines = vec![Msg::new(if changes.is_empty() {
                    "config-no-changes"
                } else {
                    "config-changes"
                })];
                lines.extend(changes.iter().map(|change| change_line(change, words)));
                let key = "button-config-back";
                let to = |route, key| secondary(route, words, key);
                let row = vec![
                    to(Route::Show, key),
                    to(Route::Matches(0), "button-config-matches"),
                ];
                (lines, vec![CreateActionRow::Buttons(row)])
            }
        };
        Outgoing::private(words.texts(&lines)).rows(rows)
    }
}

/// People with this role; that of everybody has the id of the server.
pub fn holders_of(role: u64, asker: &Asker) -> Openers {
    if asker.guild.is_some_and(|guild| guild.0 == role) {
        Openers::Everyone
    } else {
        Openers::Role(RoleId(role))
    }
}

fn settings_of(server: &Server) -> [Setting; 11] {
    [
        Setting::Channels(server.channels.clone()),
        Setting::Openers(server.openers),
        Setting::Locale(server.locale.clone()),
        Setting::Pings(server.pings),
        Setting::Leaderboard(server.has_leaderboard),
        Setting::DailyTable(server.daily_table.clone()),
        Setting::Threads(server.has_threads),
        Setting::Quiet(server.is_quiet),
        Setting::Clock(server.clock),
        Setting::OpenMatches(server.limits.open),
        Setting::Invitations(server.limits.invitations),
    ]
}

fn what(setting: &Setting) -> Msg {
    Msg::new(match setting {
        Setting::Channels(_) => "config-channels",
        Setting::Openers(_) => "config-openers",
        Setting::Locale(_) => "config-locale",
        Setting::Pings(_) => "config-pings",
        Setting::Leaderboard(_) => "config-leaderboard",
        Setting::DailyTable(_) => "config-daily",
        Setting::Threads(_) => "config-threads",
        Setting::Quiet(_) => "config-quiet",
        Setting::Clock(_) => "config-clock",
        Setting::OpenMatches(_) => "config-open-matches",
        Setting::Invitations(_) => "config-invitations",
    })
}

/// What holds, with up to `most` channels by name.
fn value(setting: &Setting, most: usize) -> Msg {
    match setting {
        Setting::Channels(channels) if channels.is_empty() => Msg::new("config-everywhere"),
        Setting::Channels(channels) if channels.len() > most => {
            Msg::new("config-n-channels").with("channels", channels.len())
        }
        Setting::Channels(channels) => {
            Msg::new("config-those").with("those", channel_mentions(channels))
        }
        Setting::Openers(Openers::Everyone) => Msg::new("config-everyone"),
        Setting::Openers(Openers::Role(role)) => {
            Msg::new("config-role").with("role", format!("<@&{role}>"))
        }
        Setting::Openers(Openers::Moderators) => Msg::new("config-moderators"),
        Setting::Locale(locale) => Msg::new(language_key(locale.as_deref().into())),
        Setting::Pings(pings) => Msg::new(pings_key(*pings)),
        Setting::Leaderboard(true) | Setting::Threads(true) | Setting::Quiet(true) => {
            Msg::new("choice-leaderboard-on")
        }
        Setting::DailyTable(Some(place)) => {
            Msg::new("config-those").with("those", channel_mentions(&[place.channel]))
        }
        Setting::DailyTable(None)
        | Setting::Leaderboard(false)
        | Setting::Threads(false)
        | Setting::Quiet(false) => Msg::new("choice-leaderboard-off"),
        Setting::Clock(clock) => Msg::new(clock_key(*clock)),
        Setting::OpenMatches(most) | Setting::Invitations(most) => {
            Msg::new("config-at-most").with("most", *most)
        }
    }
}

fn change_line(change: &ServerChange, words: &Words) -> Msg {
    let line = match &change.event {
        ServerEvent::Changed { before, after } => Msg::new("config-change")
            .with("what", what(after))
            .with("before", value(before, MAX_NAMED_CHANNELS))
            .with("after", value(after, MAX_NAMED_CHANNELS)),
        ServerEvent::EndedMatch(id) => Msg::new("config-ended-match").with("match", id.to_string()),
        ServerEvent::PutToSleep(id) => {
            Msg::new("config-put-to-sleep").with("match", id.to_string())
        }
        ServerEvent::Season { number, deed } => Msg::new("config-season")
            .with("number", *number)
            .with("deed", deed.slug()),
    };
    line.with("when", format!("<t:{}:f>", change.at.seconds()))
        .with("who", mention(change.person, words))
}

/// Five rows: all that Discord allows.
fn rows(server: &Server, words: &Words) -> Vec<CreateActionRow> {
    let chosen = Language::from(server.locale.as_deref());
    let languages =
        Language::all().map(|other| (Route::Language(other), language_key(other), other == chosen));
    let pings =
        Pings::ALL.map(|other| (Route::Pings(other), pings_key(other), other == server.pings));
    vec![
        channel_menu(server, words),
        role_menu(server, words),
        menu(words, "config-language", languages),
        menu(words, "config-pings", pings.into_iter()),
        CreateActionRow::Buttons(buttons(server, words)),
    ]
}

fn channel_menu(server: &Server, words: &Words) -> CreateActionRow {
    let named = server.channels.iter().filter(|channel| channel.0 != 0);
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(CHANNELS.into()),
        default_channels: Some(
            named
                .map(|channel| serenity::all::ChannelId::new(channel.0))
                .collect(),
        ),
    };
    let id = Any::from(Route::Channels).to_string();
    let most = u8::try_from(MAX_CHANNELS).unwrap_or(u8::MAX);
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id, kind)
            .placeholder(words.plain("config-pick-channels"))
            .min_values(0)
            .max_values(most),
    )
}

fn role_menu(server: &Server, words: &Words) -> CreateActionRow {
    let role = match server.openers {
        Openers::Role(role) if role.0 != 0 => vec![serenity::all::RoleId::new(role.0)],
        _ => Vec::new(),
    };
    let kind = CreateSelectMenuKind::Role {
        default_roles: Some(role),
    };
    let id = Any::from(Route::Role).to_string();
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id, kind).placeholder(words.plain("config-pick-role")),
    )
}

fn buttons(server: &Server, words: &Words) -> Vec<CreateButton> {
    let plain = |route: Route, key| secondary(route, words, key);
    let (leaderboard, key) = if server.has_leaderboard {
        (Route::LeaderboardOff, "button-config-leaderboard-off")
    } else {
        (Route::LeaderboardOn, "button-config-leaderboard-on")
    };
    vec![
        plain(Route::Everywhere, "button-config-everywhere").disabled(server.channels.is_empty()),
        plain(Route::Everyone, "button-config-everyone")
            .disabled(server.openers == Openers::Everyone),
        plain(Route::Moderators, "button-config-moderators")
            .disabled(server.openers == Openers::Moderators),
        plain(leaderboard, key),
        plain(Route::Changes, "button-config-changes"),
    ]
}
