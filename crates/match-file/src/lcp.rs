//! LCP-2, a line protocol by which programs play all games against each other: `docs/LCP.md` describes it.
//!
//! It has no state: each line `pos` says all that the seat may know, and is answered by one act.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ai::lcp::{self, Reply};
use crate::games::GameKind;
use crate::games::classic::{Action, Chance, Classic, Setup};
use crate::games::values::Values;
use crate::kernel::{Game, Level, Record, Seat, Seed, Step, Viewer};
use crate::present::Match;
use crate::registry;

/// What is said to ask for this version, and what the answer begins with.
pub const VERSION: &str = "lcp 2";

/// What a line `pos` says. Other keys are ignored.
#[derive(Serialize, Deserialize)]
struct Position {
    game: GameKind,
    table_version: u32,
    setup: Value,
    /// Who is asked.
    seat: Seat,
    /// What the rules allow.
    #[serde(default)]
    acts: Vec<String>,
    /// Everything that happened, as the seat has seen it.
    steps: Vec<Value>,
}

/// The line that asks for what `seat` does.
///
/// # Panics
/// If plain data could not be written.
pub fn position(game: GameKind, playing: &dyn Match, seat: Seat) -> String {
    let acts = playing.choices(seat).into_iter().map(|(act, _)| act);
    let position = Position {
        game,
        table_version: registry::table_version(),
        setup: playing.setup(),
        seat,
        acts: acts.collect(),
        steps: playing.steps_seen(seat),
    };
    let position = serde_json::to_string(&position).expect("plain data with text keys");
    format!("pos {position}")
}

/// The line of the first version of the protocol that asks for the turn of `seat`; `None` of a match for which it has no words.
pub fn first_position(playing: &dyn Match, seat: Seat) -> Option<String> {
    let setup: Setup = serde_json::from_value(playing.setup()).ok()?;
    let steps = playing.steps_from(0).into_iter();
    let steps: Result<Vec<Step<Action, Chance>>, _> = steps.map(serde_json::from_value).collect();
    let steps = steps.ok().filter(|_| setup.n_colours() == 5)?;
    let record: Record<Classic> = Record { setup, steps };
    let game = record.replay(&Values::latest().classic, |_, _| ()).ok()?;
    Some(lcp::position(&game.view(Viewer::Seat(seat)), seat))
}

/// Both acts of the turn that a program of the first version has answered, in wire form.
pub fn first_acts(answer: &str) -> Option<[String; 2]> {
    Some(lcp::halves(answer)?.map(|act| act.to_string()))
}

/// Answers one line of the referee as a player of this level does, in the first version of the protocol, too.
pub fn answer(line: &str, level: Level) -> Reply {
    let line = line.trim();
    if line == VERSION {
        return Reply::Line(format!("{VERSION} lostcities-{}", level.slug()));
    }
    match line.strip_prefix("pos ").filter(|it| it.starts_with('{')) {
        Some(position) => Reply::Line(match act(position, level) {
            Ok(act) => act,
            // An answer is one line, whatever was asked.
            Err(why) => format!("error {}", why.replace(['\n', '\r'], " ")),
        }),
        None => lcp::answer(line, level),
    }
}

fn act(line: &str, level: Level) -> Result<String, String> {
    let position: Position = serde_json::from_str(line).map_err(|why| why.to_string())?;
    let Position { seat, steps, .. } = position;
    let fresh = registry::start(position.game, position.setup, position.table_version);
    let fresh = fresh.map_err(|why| why.to_string())?;
    if seat.number() >= fresh.n_seats() {
        return Err(format!("there is no seat {}", seat.number()));
    }
    // The same line is always answered alike, as nothing is remembered.
    let mut whims = Seed::of_text(line).whims();
    let act = fresh.advice_from(&steps, seat, level, &mut whims);
    let act = act.map_err(|why| why.to_string())?;
    act.ok_or_else(|| format!("it is not the turn of seat {}", seat.number()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn said(line: &str, level: Level) -> String {
        match answer(line, level) {
            Reply::Line(line) => line,
            other => panic!("{other:?}"),
        }
    }

    /// A match of one round for two.
    fn fresh(game: GameKind) -> Box<dyn Match> {
        let options = match game {
            GameKind::Classic | GameKind::BoardGame => json!({"rounds": 1}),
            GameKind::Rivals | GameKind::RollWrite => json!({}),
        };
        let setup = registry::setup(game, &options).expect("a match");
        registry::start(game, setup, registry::table_version()).expect("it starts")
    }

    /// Plays a round in which each seat has its level, which is asked over the protocol at each `asked`-th decision; its answer is
    /// what the bot's own player does.
    fn same_player(game: GameKind, levels: [Level; 2], asked: usize) {
        let seed = Seed::simulated(9, 1);
        let mut playing = fresh(game);
        for number in 0.. {
            playing.draw_due_chance(&seed);
            let Some(seat) = playing.turn().seats().iter().next() else {
                assert!(number > 40, "{game}: {number} decisions");
                let steps = playing.steps_seen(Seat::FIRST);
                let draws = steps.iter().map(|step| &step["chance"]["draw"]);
                let mut others = draws.filter(|draw| draw["seat"] == 1);
                assert!(others.all(|draw| draw.get("card").is_none()), "{game}");
                return;
            };
            let level = levels[seat.index()];
            let line = position(game, playing.as_ref(), seat);
            let json = line.strip_prefix("pos ").expect("a position");
            let act = if number % asked == 0 {
                let whims = &mut Seed::of_text(json).whims();
                let act = playing.advice(seat, level, whims).expect("its turn");
                assert_eq!(said(&line, level), act, "{game} {level} {number}");
                act
            } else {
                let whims = &mut Seed::of_text(json).whims();
                let act = playing.advice_in_haste(seat, level, whims);
                act.expect("its turn")
            };
            playing.act(seat, &act).expect("a legal act");
        }
    }

    #[test]
    fn a_program_asked_by_line_is_the_player_of_the_bot() {
        for game in GameKind::ALL {
            same_player(game, [Level::Easy, Level::Normal], 4);
            same_player(game, [Level::Casual, Level::Fair], 1);
            same_player(game, [Level::Normal, Level::Strong], 5);
        }
    }

    #[test]
    fn what_cannot_be_read_is_an_error_and_no_more() {
        let classic = json!({"seats": 2, "rounds": 1, "colours": 5});
        let line = |seat: u8, steps: Value| {
            let line = json!({"game": "classic", "table_version": 1, "setup": classic,
                "seat": seat, "steps": steps});
            format!("pos {line}")
        };
        for (broken, why) in [
            ("pos {".to_owned(), "EOF"),
            (r#"pos {"game":"x\ny"}"#.to_owned(), "unknown variant"),
            (line(2, json!([])), "there is no seat 2"),
            (line(0, json!([])), "not the turn of seat 0"),
            (line(0, json!([{"chance": {"first": 9}}])), "cannot be read"),
            (
                line(0, json!([{"seat": 1, "act": "fly"}])),
                "cannot be read",
            ),
            (
                line(
                    0,
                    json!([{"chance": {"first": 1}}, {"seat": 1, "act": "draw"}]),
                ),
                "turn",
            ),
        ] {
            let said = said(&broken, Level::Normal);
            assert!(said.starts_with("error ") && said.contains(why), "{said}");
            assert!(!said.contains('\n'), "{said}");
        }
        assert_eq!(said("lcp 2", Level::Fair), "lcp 2 lostcities-fair");
        assert_eq!(said("lcp 1", Level::Fair), "id lostcities-fair");
    }
}
