//! The public message of a season. Who does not want to be seen is named in none.

use std::cmp::Ordering;

use serenity::all::{ButtonStyle, CreateActionRow};

use super::open::of_pace;
use super::table::picture;
use crate::answers::asker::name_in_text;
use crate::answers::controls::{button, secondary, success};
use crate::answers::saying::public_words;
use crate::bot::Bot;
use crate::i18n::Words;
use crate::kernel::Timestamp;
use crate::model::route::games;
use crate::model::route::league::Route;
use crate::present::{Arg, Msg, game_name};
use crate::table::{Entrant, Phase, SeasonState, TableDivision, TableError, TableLine};
use crate::wire::layout::Accent;
use crate::wire::message::Outgoing;

/// How many characters the lines of divisions have in the text, and as many below it: a message has 4,000.
const ROOM: usize = 1_500;

pub async fn message(bot: &Bot, state: &SeasonState) -> Result<Outgoing, TableError> {
    let season = &state.season;
    let server = bot.tables().server(Some(season.guild)).await?;
    let words = public_words(server.locale.as_ref().unwrap_or(&season.locale));
    let mut lines = vec![
        Msg::new("league-head")
            .with("number", season.number)
            .with("game", game_name(season.game)),
    ];
    lines.extend(phase(state));
    let mut below = Vec::new();
    if state.is_drawn() && season.phase != Phase::Cancelled {
        let [above, rest] = with_room(words, standings(state));
        lines.extend(above);
        below = rest;
        below.push(Msg::new("league-small").with("hash", super::hash(state)));
    }
    let is_settled = matches!(season.phase, Phase::Counting | Phase::Closed);
    let picture = if is_settled && bot.load().has_time_for_extras() {
        let division = state.divisions.first();
        division.map(|division| picture(bot, (state, division), words, None))
    } else {
        None
    };
    let picture = match picture {
        Some(picture) => picture.await,
        None => None,
    };
    let nonce = if state.is_to_be_announced() {
        format!("s{}.draw", season.id.0)
    } else {
        format!("s{}.{:x}", season.id.0, season.shown_at.millis())
    };
    Ok(Outgoing {
        // A message that is sent twice because Discord's answer was lost is one message.
        nonce: Some(nonce),
        picture,
        below: words.texts(&below),
        accent: Some(Accent::Waiting),
        ..Outgoing::text(words.texts(&lines)).rows(rows(state, words))
    })
}

/// How far it has come.
fn phase(state: &SeasonState) -> Vec<Msg> {
    let season = &state.season;
    let at = |at: Option<Timestamp>| {
        let at = at.map_or(0, Timestamp::seconds);
        (format!("<t:{at}:F>"), format!("<t:{at}:R>"))
    };
    let (n_over, n) = state.n_over();
    match season.phase {
        Phase::Gathering => {
            let (when, from_now) = at(Some(season.begins_at));
            let key = if season.is_postponed {
                "league-postponed"
            } else {
                "league-gathering"
            };
            vec![
                of_pace("league-how", season.pace),
                Msg::new(key)
                    .with("when", when)
                    .with("fromnow", from_now)
                    .with("joined", state.entrants.len()),
            ]
        }
        Phase::Drawn | Phase::Announced => {
            vec![
                of_pace("league-how", season.pace),
                Msg::new("league-drawn").with("all", n),
            ]
        }
        Phase::Playing | Phase::Ending => {
            let key = match (season.paused_at, season.phase) {
                (Some(_), _) => "league-paused",
                (None, Phase::Ending) => "league-ending",
                (None, _) => "league-playing",
            };
            let (_, from_now) = at(season.ends_at);
            vec![
                Msg::new(key)
                    .with("fromnow", from_now)
                    .with("over", n_over)
                    .with("all", n),
            ]
        }
        Phase::Counting => {
            let (_, from_now) = at(season.due_at);
            let leads = Msg::new("league-counting").with("name", names(state.winners()));
            vec![leads.with("fromnow", from_now)]
        }
        Phase::Closed => vec![Msg::new("league-closed").with("name", names(state.winners()))],
        Phase::Cancelled => vec![Msg::new(if season.began_at.is_some() {
            "league-cancelled"
        } else {
            "league-cancelled-early"
        })],
    }
}

/// Who is first, as far as they want to be seen.
fn first(state: &SeasonState, division: &TableDivision) -> Arg {
    let first = division.lines.iter().filter(|line| line.place == 1);
    names(first.filter_map(|line| state.by_seed(line.entrant)))
}

/// One or two people by name, how many there are, or that there is nobody.
pub fn names<'a>(people: impl Iterator<Item = &'a Entrant>) -> Arg {
    let names: Vec<Arg> = people.map(name).collect();
    match <[Arg; 1]>::try_from(names) {
        Ok([only]) => only,
        Err(nobody) if nobody.is_empty() => Msg::new("league-nobody").into(),
        Err(mut several) if several.len() == 2 => {
            let other = several.remove(1);
            let pair = Msg::new("league-two").with("name", several.remove(0));
            pair.with("other", other).into()
        }
        Err(several) => Msg::new("league-several").with("n", several.len()).into(),
    }
}

fn name(entrant: &Entrant) -> Arg {
    if entrant.is_listed {
        name_in_text(entrant.person, &entrant.name).into()
    } else {
        Msg::new("evening-somebody").into()
    }
}

/// Where everybody stands in the only division, or who is first in each of several.
fn standings(state: &SeasonState) -> Vec<Msg> {
    if let [only] = &state.divisions[..] {
        let standing = |line: &TableLine| {
            let entrant = state.by_seed(line.entrant)?;
            let standing = Msg::new("league-standing")
                .with("place", line.place)
                .with("name", name(entrant))
                .with("points", line.points)
                .with("played", line.n_played)
                .with("all", line.n_played + line.n_open);
            Some(standing.with("state", entrant.state.slug()))
        };
        return only.lines.iter().filter_map(standing).collect();
    }
    let leader = |(nth, division): (usize, &TableDivision)| {
        Msg::new("league-leader")
            .with("division", nth + 1)
            .with("name", first(state, division))
            .with("points", division.lines[0].points)
            .with("up", going("league-up", state, nth, Ordering::Less))
            .with("down", going("league-down", state, nth, Ordering::Greater))
    };
    state.divisions.iter().enumerate().map(leader).collect()
}

/// Who goes up or down from a division of a season that is over.
fn going(key: &'static str, state: &SeasonState, nth: usize, next: Ordering) -> Msg {
    let lines = state.divisions[nth].lines.iter().enumerate();
    let own = lines.filter(|&(at, _)| state.next(nth, at) == next);
    let names = own.filter_map(|(_, line)| {
        let entrant = state.by_seed(line.entrant)?;
        Some(Msg::new("league-name").with("name", name(entrant)))
    });
    let names: Vec<Msg> = names.collect();
    let is_over = matches!(state.season.phase, Phase::Counting | Phase::Closed);
    if names.is_empty() || !is_over {
        return Msg::new("league-settled");
    }
    Msg::new(key).with("names", Arg::List(names))
}

/// These lines as far as there is room for them in the text of a message, and then below it.
fn with_room(words: &Words, lines: Vec<Msg>) -> [Vec<Msg>; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    let (mut at, mut room, mut n_more) = (0, ROOM, 0_usize);
    for line in lines {
        let length = words.text(&line).chars().count() + 1;
        if length > room && at < parts.len() {
            (at, room) = (at + 1, ROOM);
        }
        match parts.get_mut(at) {
            Some(part) => part.push(line),
            None => n_more += 1,
        }
        room = room.saturating_sub(length);
    }
    if n_more > 0 {
        parts[1].push(Msg::new("evening-more").with("more", n_more));
    }
    parts
}

fn rows(state: &SeasonState, words: &Words) -> Vec<CreateActionRow> {
    let id = state.season.id;
    let rules = || secondary(Route::Rules(id), words, "button-league-rules");
    let leave = || secondary(Route::AskToLeave(id), words, "button-league-leave");
    let tables = |style| button(Route::Table(id), words, "button-league-tables", style);
    let buttons = match state.season.phase {
        Phase::Gathering => {
            let join = success(Route::Join(id), words, "button-league-join");
            vec![join, leave(), rules()]
        }
        Phase::Drawn | Phase::Announced | Phase::Playing | Phase::Ending => {
            let own = games::Route::Page(0);
            let own = success(own, words, "button-my-matches");
            let proof = secondary(Route::Proof(id), words, "button-check");
            vec![own, tables(ButtonStyle::Secondary), leave(), rules(), proof]
        }
        Phase::Counting | Phase::Closed => {
            let proof = secondary(Route::Proof(id), words, "button-check");
            let past = secondary(Route::Past, words, "button-league-past");
            vec![tables(ButtonStyle::Primary), past, proof]
        }
        Phase::Cancelled => return Vec::new(),
    };
    vec![CreateActionRow::Buttons(buttons)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Locale, words};

    #[test]
    fn what_is_said_of_many_divisions_fits_into_a_message() {
        let words = words(Locale::German);
        for long in [10, 60, 200] {
            let line = |division| {
                let line = Msg::new("league-leader").with("division", division);
                line.with("name", "n".repeat(long))
            };
            let parts = with_room(words, (1_u32..=29).map(line).collect());
            let lengths = parts.clone().map(|part| words.texts(&part).chars().count());
            assert!(lengths.iter().sum::<usize>() < 3_200, "{lengths:?}");
            let n_lines = parts[0].len() + parts[1].len();
            assert_eq!(n_lines < 29, long == 200, "the others are counted");
        }
    }
}
