//! The message of a challenge or a table. It stays when the match begins, because it holds the commitment.

use std::collections::BTreeSet;

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::asker::{mention, mentions};
use crate::answers::choices::clock_key;
use crate::answers::controls::{button, secondary};
use crate::answers::saying::{public_words, short};
use crate::i18n::Words;
use crate::kernel::{Seat, Timestamp};
use crate::model::Route as Any;
use crate::model::route::lobby::Route;
use crate::model::route::{more, play};
use crate::present::{Msg, game_name, panel_name};
use crate::table::{
    Invited, Level, Occupant, Opening, PersonId, Public, RoleId, Seated, State, Status, Venue,
};
use crate::wire::message::Outgoing;

pub fn invitation(public: &Public) -> Outgoing {
    let words = public_words(&public.terms.locale);
    let mut lines = vec![opening(public, words)];
    let agreed = public.options.iter().cloned();
    if waits(public) {
        let length = length(public);
        lines.push(agreed.fold(length, |before, next| {
            let both = Msg::new("invitation-sentences");
            both.with("before", before).with("next", next)
        }));
    } else {
        lines.extend(agreed);
    }
    lines.extend(clock(public));
    let is_quiet = public.terms.venue == Venue::Quiet;
    let is_closed = matches!(public.status, Status::Closed { .. });
    lines.extend((is_quiet && !is_closed).then(|| Msg::new("invitation-quiet")));
    match public.status {
        Status::Lobby { expires_at } => {
            lines.extend(around_table(public, words));
            lines.extend(finishes(public));
            lines.extend(expires(public, expires_at));
        }
        Status::Closed { by } => lines.push(closing(public, by, words)),
        Status::Playing { .. } | Status::Finished { .. } | Status::Cancelled { .. } => {
            lines.extend(begun(public));
        }
    }
    if !is_closed {
        lines.push(
            Msg::new("challenge-commitment")
                .with("hash", short(public.commitment))
                .with("game", public.terms.game.to_string()),
        );
    }
    let text = words.lines(&lines, &mentions(&public.seats, words));
    let waits = waits(public);
    Outgoing {
        text,
        rows: if waits {
            rows(public, words)
        } else if is_quiet && public.state() == State::Playing {
            vec![ways_in(public, words)]
        } else {
            Vec::new()
        },
        mentioned: if waits { people(public) } else { Vec::new() },
        mentioned_roles: if waits { roles(public) } else { Vec::new() },
        ..Outgoing::default()
    }
}

fn waits(public: &Public) -> bool {
    public.state() == State::Lobby && !is_alone(public)
}

/// For how many people it is, and how long it takes about.
fn length(public: &Public) -> Msg {
    let least = match public.terms.opening {
        Opening::Challenge | Opening::Deal | Opening::Season => public.n_seats,
        Opening::Table => *public.terms.game.seats().start(),
    };
    Msg::new("invitation-length")
        .with("least", least)
        .with("most", public.n_seats)
        .with("minutes", public.minutes)
}

fn clock(public: &Public) -> Option<Msg> {
    let clock = public
        .terms
        .clock
        .map(|clock| Msg::new(clock_key(Some(clock))))?;
    Some(Msg::new("challenge-clock").with("clock", clock))
}

fn rows(public: &Public, words: &Words) -> Vec<CreateActionRow> {
    let at = public.match_ref();
    let to = |route, key, style| button(Any::Lobby(at, route), words, key, style);
    // It opens a private message of whoever presses it.
    let how_to_play = to(
        Route::HowToPlay,
        "button-how-to-play",
        ButtonStyle::Secondary,
    );
    let rows = match public.terms.opening {
        Opening::Challenge | Opening::Deal | Opening::Season => vec![vec![
            to(Route::Accept, "button-accept", ButtonStyle::Success),
            to(Route::Decline, "button-decline", ButtonStyle::Secondary),
            how_to_play,
            to(Route::Block, "button-block", ButtonStyle::Secondary),
            to(Route::Withdraw, "button-withdraw", ButtonStyle::Danger),
        ]],
        Opening::Table => {
            let start = to(Route::Start, "button-start", ButtonStyle::Success);
            let is_enough = public.terms.game.seats().contains(&public.seats.n_seats());
            let for_everybody = vec![
                to(Route::Join, "button-join", ButtonStyle::Primary),
                to(Route::Leave, "button-leave", ButtonStyle::Secondary),
                how_to_play,
            ];
            let of_host = vec![
                start.disabled(!is_enough),
                to(Route::Manage, "button-manage", ButtonStyle::Secondary),
                to(Route::Withdraw, "button-close-table", ButtonStyle::Danger),
            ];
            vec![for_everybody, of_host]
        }
    };
    rows.into_iter().map(CreateActionRow::Buttons).collect()
}

/// The ways to the panels of a quiet match: whose it is alone, and what everybody may see.
fn ways_in(public: &Public, words: &Words) -> CreateActionRow {
    let at = public.match_ref();
    let (hand, name) = (play::Route::Hand, panel_name(public.terms.game).key);
    let hand = button(Any::Play(at, hand), words, name, ButtonStyle::Primary);
    let follow = Any::More(at, more::Route::Follow);
    let follow = secondary(follow, words, "button-follow");
    CreateActionRow::Buttons(vec![hand, follow])
}

/// Whether one person plays against computer players alone, so that nobody has to agree.
pub fn is_alone(public: &Public) -> bool {
    public.terms.opening == Opening::Challenge && public.seats.people().count() == 1
}

fn opening(public: &Public, words: &Words) -> Msg {
    let game = game_name(public.terms.game);
    match public.terms.opening {
        Opening::Table => Msg::new("table-open")
            .with("host", mention(public.terms.host, words))
            .with("game", game),
        Opening::Challenge if is_alone(public) => Msg::new("solo-started")
            .with("challenger", host(public))
            .with("computers", levels(public).count())
            .with("level", level(public).slug())
            .with("game", game),
        Opening::Challenge | Opening::Deal | Opening::Season => Msg::new("challenge-invite")
            .with("challenger", host(public))
            .with("opponent", opponent(public))
            .with("game", game),
    }
}

/// The levels of the computer players.
fn levels(public: &Public) -> impl Iterator<Item = Level> {
    public.seats.as_slice().iter().filter_map(Occupant::level)
}

/// The level of the computer players; the normal one if they differ.
fn level(public: &Public) -> Level {
    let mut levels = levels(public);
    let first = levels.next().unwrap_or_default();
    if levels.all(|level| level == first) {
        first
    } else {
        Level::Normal
    }
}

/// Who sits at a table that waits for more, and who is invited.
fn around_table(public: &Public, words: &Words) -> Vec<Msg> {
    if public.terms.opening == Opening::Challenge {
        return Vec::new();
    }
    let seats = public.seats.iter();
    let sitting: Vec<Msg> = seats
        .map(|(seat, _)| Msg::new("seat").with("seat", seat))
        .collect();
    let mut lines = vec![
        Msg::new("table-sitting")
            .with("taken", public.seats.n_seats())
            .with("seats", public.n_seats)
            .with("people", sitting),
    ];
    let invited = public
        .terms
        .invited
        .iter()
        .map(|invitee| match invitee.who {
            Invited::Person(person) => mention(person, words),
            Invited::Role(role) => format!("<@&{role}>"),
        });
    let invited: Vec<String> = invited.collect();
    if !invited.is_empty() {
        lines.push(Msg::new("table-invited").with("who", invited.join(" ")));
    }
    lines
}

/// How many of their matches those finish who sit there already or are challenged.
fn finishes(public: &Public) -> Option<Msg> {
    let people = public.finishes.iter().map(|&(seat, percent)| {
        Msg::new("invitation-finish")
            .with("seat", seat)
            .with("percent", percent)
    });
    let people: Vec<Msg> = people.collect();
    let is_said = waits(public) && !people.is_empty();
    is_said.then(|| Msg::new("invitation-finishes").with("people", people))
}

/// When the challenge or table lapses, as a time that every client shows in its own way.
fn expires(public: &Public, expires_at: Timestamp) -> Option<Msg> {
    let seconds = expires_at.seconds();
    (!is_alone(public))
        .then(|| Msg::new("challenge-expires").with("when", format!("<t:{seconds}:R>")))
}

/// That the match has begun.
fn begun(public: &Public) -> Option<Msg> {
    match public.terms.opening {
        Opening::Table => Some(Msg::new("table-begun")),
        Opening::Challenge if is_alone(public) => None,
        Opening::Challenge | Opening::Deal | Opening::Season => {
            Some(Msg::new("challenge-accepted").with("opponent", opponent(public)))
        }
    }
}

/// Why the challenge or table failed.
fn closing(public: &Public, closed_by: Option<PersonId>, words: &Words) -> Msg {
    match (public.terms.opening, closed_by) {
        (_, Some(by)) if !public.seats.has(by) => Msg::new("challenge-closed-by-moderator"),
        (Opening::Table, None) => Msg::new("table-expired"),
        (Opening::Table, Some(by)) => Msg::new("table-closed").with("host", mention(by, words)),
        (Opening::Challenge | Opening::Deal | Opening::Season, None) => {
            Msg::new("challenge-expired")
        }
        (Opening::Challenge | Opening::Deal | Opening::Season, Some(by))
            if by == public.terms.host =>
        {
            Msg::new("challenge-withdrawn").with("challenger", host(public))
        }
        (Opening::Challenge | Opening::Deal | Opening::Season, Some(_)) => {
            Msg::new("challenge-declined").with("opponent", opponent(public))
        }
    }
}

fn seat_of(public: &Public, is_host: bool) -> Seat {
    let host = Some(public.terms.host);
    let mut seats = public.seats.iter();
    let found =
        seats.find(|(_, occupant)| (occupant.person().map(|person| person.id) == host) == is_host);
    found.map_or(Seat::FIRST, |(seat, _)| seat)
}

fn host(public: &Public) -> Seat {
    seat_of(public, true)
}

fn opponent(public: &Public) -> Seat {
    seat_of(public, false)
}

/// Who is told of it: the challenged or invited people, unless without a sound.
fn people(public: &Public) -> Vec<PersonId> {
    let people: BTreeSet<PersonId> = if public.terms.invited.is_empty() {
        // Earlier versions wrote down of a challenge only who sits where; to a table nobody is invited then.
        let seats = public.seats.iter();
        let seats = seats.filter(|_| public.terms.opening == Opening::Challenge);
        let people = seats.filter_map(|(_, occupant)| occupant.person());
        people.map(|person| person.id).collect()
    } else {
        let people = notified(public).filter_map(|invited| match invited {
            Invited::Person(person) => Some(person),
            Invited::Role(_) => None,
        });
        people.collect()
    };
    people
        .into_iter()
        .filter(|&id| id != public.terms.host)
        .collect()
}

/// The roles that are told of it; never that of everybody on the server, which has the id of the server.
fn roles(public: &Public) -> Vec<RoleId> {
    let everybody = public.terms.guild.map(|guild| RoleId(guild.0));
    let roles: BTreeSet<RoleId> = notified(public)
        .filter_map(|invited| match invited {
            Invited::Person(_) => None,
            Invited::Role(role) => Some(role).filter(|&role| Some(role) != everybody),
        })
        .collect();
    roles.into_iter().collect()
}

/// The invited whose mention notifies them.
fn notified(public: &Public) -> impl Iterator<Item = Invited> {
    let notified = public
        .terms
        .invited
        .iter()
        .filter(|invitee| !invitee.is_silent);
    notified.map(|invitee| invitee.who)
}
