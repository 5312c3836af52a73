//! The message of a challenge. It stays when the match begins, because it holds the commitment.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::asker::mentions;
use super::controls::Maker;
use super::message::Outgoing;
use super::press::Press;
use super::public_words;
use crate::kernel::Seat;
use crate::present::Msg;
use crate::table::{PersonId, Public, State};

/// The message of a challenge as it should stand now.
pub fn invitation(public: &Public) -> Outgoing {
    let words = public_words(&public.locale);
    let mut lines = vec![opening(public)];
    lines.push(public.options.clone());
    match public.state {
        State::Lobby => lines.extend(expires(public)),
        State::Playing | State::Finished if is_against_computer(public) => {}
        State::Playing | State::Finished => {
            lines.push(Msg::new("challenge-accepted").with("opponent", opponent(public)));
        }
        State::Abandoned => lines.push(closing(public)),
    }
    if public.state != State::Abandoned {
        lines.push(Msg::new("challenge-commitment").with("hash", public.commitment.to_string()));
    }
    let mut rows = Vec::new();
    let mut mentioned = Vec::new();
    if public.state == State::Lobby && !is_against_computer(public) {
        let maker = Maker {
            id: public.id,
            version: public.version,
            words,
        };
        rows.push(CreateActionRow::Buttons(vec![
            maker.button(Press::Accept, "button-accept", ButtonStyle::Success),
            maker.button(Press::Decline, "button-decline", ButtonStyle::Secondary),
            maker.button(Press::Withdraw, "button-withdraw", ButtonStyle::Danger),
        ]));
        mentioned = challenged(public).collect();
    }
    let text = words.lines(&lines, &mentions(&public.seats, words));
    Outgoing {
        text,
        rows,
        mentioned,
        ..Outgoing::default()
    }
}

fn is_against_computer(public: &Public) -> bool {
    public.seats.iter().any(|(_, person)| person.is_none())
}

fn opening(public: &Public) -> Msg {
    let challenger = host(public);
    if is_against_computer(public) {
        Msg::new("solo-started").with("challenger", challenger)
    } else {
        Msg::new("challenge-invite")
            .with("challenger", challenger)
            .with("opponent", opponent(public))
    }
}

/// When the challenge lapses, as a time that every client shows in its own way.
fn expires(public: &Public) -> Option<Msg> {
    let seconds = public.expires_at? / 1000;
    (!is_against_computer(public))
        .then(|| Msg::new("challenge-expires").with("when", format!("<t:{seconds}:R>")))
}

/// Why the challenge came to nothing.
fn closing(public: &Public) -> Msg {
    match public.closed_by {
        None => Msg::new("challenge-expired"),
        Some(by) if by == public.host => {
            Msg::new("challenge-withdrawn").with("challenger", host(public))
        }
        Some(_) => Msg::new("challenge-declined").with("opponent", opponent(public)),
    }
}

fn seat_of(public: &Public, is_host: bool) -> Seat {
    let host = Some(public.host);
    let mut seats = public.seats.iter();
    let found =
        seats.find(|(_, person)| (person.as_ref().map(|person| person.id) == host) == is_host);
    found.map_or(Seat::FIRST, |(seat, _)| seat)
}

fn host(public: &Public) -> Seat {
    seat_of(public, true)
}

fn opponent(public: &Public) -> Seat {
    seat_of(public, false)
}

fn challenged(public: &Public) -> impl Iterator<Item = PersonId> {
    public
        .seats
        .iter()
        .filter_map(|(_, person)| person.as_ref())
        .map(|person| person.id)
        .filter(|&id| id != public.host)
}
