//! What administrators decide for their server: a private message with menus, and the list of what was changed.
//!
//! A subcommand cannot ask Discord to show it to administrators alone, so every command and every press looks at what the
//! person may do on the server at that moment.

use serenity::all::{
    ButtonStyle, ChannelType, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};

use super::Bot;
use super::answer::Answer;
use super::asker::{Asker, channel_mentions, mention};
use super::choices::{code, language_key, menu, pings_key};
use super::controls::Maker;
use super::message::Outgoing;
use super::press::{Button, Decision, Language, Press};
use crate::i18n::{Locale, Words};
use crate::kernel::Seat;
use crate::present::Msg;
use crate::table::{
    ChannelId, GuildId, MAX_CHANNELS, MatchId, Openers, Pings, Refusal, RoleId, Server,
    ServerChange, ServerEvent, Setting, TableError,
};

/// More channels than this are counted instead of named in the list of changes.
const MANY: usize = 3;

/// Where matches can be played. A forum's or channel's threads follow it.
const CHANNELS: [ChannelType; 6] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::PublicThread,
    ChannelType::PrivateThread,
    ChannelType::Forum,
    ChannelType::Voice,
];

impl Bot {
    /// Lets these settings hold on the server of the person who asks, and shows all of them.
    pub(super) async fn config(
        &self,
        asker: &Asker,
        settings: Vec<Setting>,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let guild = managed(asker)?;
        let tables = self.tables();
        let before = tables.server(Some(guild)).await?;
        let server = if settings.is_empty() {
            before.clone()
        } else {
            tables.decide(guild, asker.id, settings).await?
        };
        let words = self.words_of(asker).await;
        let mut lines = vec![Msg::new("config-heading")];
        if server != before {
            lines.insert(0, Msg::new("settings-saved"));
        }
        lines.extend(settings_of(&server).iter().map(|setting| {
            Msg::new("config-line")
                .with("what", what(setting))
                .with("value", value(setting, usize::MAX))
        }));
        lines.push(Msg::new("config-note"));
        let message = Outgoing::private(words.lines(&lines, &nobody)).rows(rows(&server, words));
        Ok(Self::panel_answer(message, is_on_panel))
    }

    /// Answers a press in the settings of a server. `picked` is what was chosen in a menu of channels or roles.
    pub(super) async fn decided(
        &self,
        asker: &Asker,
        decision: Decision,
        picked: Option<&[u64]>,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let settings = match decision {
            Decision::Show => None,
            Decision::Changes => return self.config_changes(asker, is_on_panel).await,
            Decision::Everywhere => Some(Setting::Channels(Vec::new())),
            Decision::Channels => picked.map(|picked| {
                let channels = picked.iter().copied().map(ChannelId);
                Setting::Channels(channels.collect())
            }),
            Decision::Role => picked
                .and_then(<[u64]>::first)
                .map(|&role| Setting::Openers(whoever_has(role, asker))),
            Decision::Everyone => Some(Setting::Openers(Openers::Everyone)),
            Decision::Moderators => Some(Setting::Openers(Openers::Moderators)),
            Decision::Language(language) => Some(Setting::Locale(code(language))),
            Decision::Pings(pings) => Some(Setting::Pings(pings)),
            Decision::Leaderboard(has) => Some(Setting::Leaderboard(has)),
        };
        self.config(asker, settings.into_iter().collect(), is_on_panel)
            .await
    }

    /// Who changed what, newest first.
    async fn config_changes(&self, asker: &Asker, is_on_panel: bool) -> Result<Answer, TableError> {
        let guild = managed(asker)?;
        let changes = self.tables().server_changes(guild).await?;
        let words = self.words_of(asker).await;
        let mut lines = vec![Msg::new(if changes.is_empty() {
            "config-no-changes"
        } else {
            "config-changes"
        })];
        lines.extend(changes.iter().map(|change| change_line(change, words)));
        let back = maker(words).button(
            Press::Config(Decision::Show),
            "button-config-back",
            ButtonStyle::Secondary,
        );
        let message = Outgoing::private(words.lines(&lines, &nobody))
            .rows(vec![CreateActionRow::Buttons(vec![back])]);
        Ok(Self::panel_answer(message, is_on_panel))
    }
}

/// The server of the person who asks, if they may manage it.
fn managed(asker: &Asker) -> Result<GuildId, Refusal> {
    let guild = asker.guild.ok_or(Refusal::OnlyOnServer)?;
    if asker.may_manage() {
        Ok(guild)
    } else {
        Err(Refusal::OnlyManagers)
    }
}

/// Whoever has this role; that of everybody has the id of the server.
pub(super) fn whoever_has(role: u64, asker: &Asker) -> Openers {
    if asker.guild.is_some_and(|guild| guild.0 == role) {
        Openers::Everyone
    } else {
        Openers::Role(RoleId(role))
    }
}

fn settings_of(server: &Server) -> [Setting; 7] {
    [
        Setting::Channels(server.channels.clone()),
        Setting::Openers(server.openers),
        Setting::Locale(server.locale.clone()),
        Setting::Pings(server.pings),
        Setting::Leaderboard(server.has_leaderboard),
        Setting::OpenMatches(server.limits.open),
        Setting::Invitations(server.limits.invitations),
    ]
}

/// What a setting is about.
fn what(setting: &Setting) -> Msg {
    Msg::new(match setting {
        Setting::Channels(_) => "config-channels",
        Setting::Openers(_) => "config-openers",
        Setting::Locale(_) => "config-locale",
        Setting::Pings(_) => "config-pings",
        Setting::Leaderboard(_) => "config-leaderboard",
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
        Setting::Leaderboard(true) => Msg::new("choice-leaderboard-on"),
        Setting::Leaderboard(false) => Msg::new("choice-leaderboard-off"),
        Setting::OpenMatches(most) | Setting::Invitations(most) => {
            Msg::new("config-at-most").with("most", *most)
        }
    }
}

fn change_line(change: &ServerChange, words: &Words) -> Msg {
    let line = match &change.event {
        ServerEvent::Changed { before, after } => Msg::new("config-change")
            .with("what", what(after))
            .with("before", value(before, MANY))
            .with("after", value(after, MANY)),
        ServerEvent::EndedMatch(id) => Msg::new("config-ended-match").with("match", id.to_string()),
    };
    line.with("when", format!("<t:{}:f>", change.at / 1000))
        .with("who", mention(change.person, words))
}

/// Five rows: all that Discord allows.
fn rows(server: &Server, words: &Words) -> Vec<CreateActionRow> {
    let chosen = Language::from(server.locale.as_deref());
    let languages = [Language::Automatic]
        .into_iter()
        .chain(Locale::ALL.map(Language::Always))
        .map(|other| {
            let press = Press::Config(Decision::Language(other));
            (press, language_key(other), other == chosen)
        });
    let pings = Pings::ALL.map(|other| {
        let press = Press::Config(Decision::Pings(other));
        (press, pings_key(other), other == server.pings)
    });
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
    let id = Button::new(MatchId(0), 0, Press::Config(Decision::Channels)).to_string();
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
    let id = Button::new(MatchId(0), 0, Press::Config(Decision::Role)).to_string();
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id, kind).placeholder(words.plain("config-pick-role")),
    )
}

fn buttons(server: &Server, words: &Words) -> Vec<CreateButton> {
    let maker = maker(words);
    let plain = |decision, key| maker.button(Press::Config(decision), key, ButtonStyle::Secondary);
    let leaderboard = if server.has_leaderboard {
        "button-config-leaderboard-off"
    } else {
        "button-config-leaderboard-on"
    };
    vec![
        plain(Decision::Everywhere, "button-config-everywhere")
            .disabled(server.channels.is_empty()),
        plain(Decision::Everyone, "button-config-everyone")
            .disabled(server.openers == Openers::Everyone),
        plain(Decision::Moderators, "button-config-moderators")
            .disabled(server.openers == Openers::Moderators),
        plain(Decision::Leaderboard(!server.has_leaderboard), leaderboard),
        plain(Decision::Changes, "button-config-changes"),
    ]
}

fn maker(words: &Words) -> Maker<'_> {
    Maker {
        id: MatchId(0),
        version: 0,
        words,
    }
}

fn nobody(_: Seat) -> String {
    String::new()
}
