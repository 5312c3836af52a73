//! A picture of a game with numbered pins, which the words beside it explain.

use serde::Deserialize;
use serde_json::Value;

use super::PLAYERS_IN_RULES;
use crate::scene::{Group, Label, Paint, Path, Plate, Segment};
use crate::{Face, MatchLog, MatchRules, MatchView, Msg, Playing, Present, Scene};
use lostcities_rules::kernel::{Bot, BySeat, Game, GameRng, Seat};

/// Diameter of a pin's head in pixels, and from its middle to the point.
const HEAD: i16 = 62;
const REACH: i16 = 52;

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Tip {
    /// Up: the head is below.
    Up,
    /// Down: the head is above.
    Down,
    /// To the left: the head is to the right.
    Left,
    /// To the right: the head is to the left.
    Right,
}

#[derive(Deserialize)]
struct Pin {
    /// In pixels of the picture without the strip above it.
    at: (i16, i16),
    tip: Tip,
}

/// The log of a match as far as the picture needs it, and the pins in the order of the words beside it.
#[derive(Deserialize)]
struct Log {
    setup: Value,
    steps: Vec<Value>,
    /// Height of the strip for the pins of the header.
    #[serde(default)]
    strip: u16,
    pins: Vec<Pin>,
}

/// Nobody thinks in a prepared position.
struct FirstLegal;

impl<G: Game> Bot<G> for FirstLegal {
    fn choose(&self, _: &G::View, legal: &[G::Action], _: &mut GameRng) -> G::Action {
        legal[0]
    }
}

/// The panel of the first seat in the position after the steps of `log`, a file of `assets/rules`, with its pins, numbered from 1.
/// Its alternative text says that there are pins, and then what the picture shows.
///
/// # Panics
/// If the rules refuse a step. A test plays every log that is part of the program.
pub(crate) fn anatomy<G: Present>(log: &str, values: &'static G::Values) -> Face {
    let log: Log = serde_json::from_str(log).expect("a prepared log is JSON");
    pinned(&log, panel::<G>(&log, values))
}

fn panel<G: Present>(log: &Log, values: &'static G::Values) -> Face {
    let setup = G::Setup::deserialize(&log.setup).expect("a prepared log has a setup");
    let mut playing = Playing::<G>::new(setup, values, |_| &FirstLegal);
    for step in &log.steps {
        playing.push(step).expect("a prepared log can be played");
    }
    let players = PLAYERS_IN_RULES.into_iter().map(str::to_owned);
    let names: Vec<String> = players.take(playing.n_seats().into()).collect();
    let names = BySeat::try_from(names).expect("no game has fewer seats than a log");
    playing.panel(Seat::FIRST, None, &names, None)
}

fn pinned(log: &Log, face: Face) -> Face {
    let scene = face.scene.map(|board| {
        let mut scene = Scene {
            height: board.height + log.strip,
            ..board
        };
        let down = log.strip.cast_signed();
        for item in &mut scene.items {
            item.y += down;
        }
        for (number, pin) in (1_u8..).zip(&log.pins) {
            let (x, y) = pin.at;
            let (dx, dy) = match pin.tip {
                Tip::Up => (0, REACH),
                Tip::Down => (0, -REACH),
                Tip::Left => (REACH, 0),
                Tip::Right => (-REACH, 0),
            };
            scene.put(x + dx, y + down + dy, drawn(number, (-dx, -dy)));
        }
        scene
    });
    let pins = Msg::new("rules-alt-pins").with("pins", log.pins.len());
    Face {
        text: Vec::new(),
        scene,
        alt: [pins].into_iter().chain(face.alt).collect(),
        rows: Vec::new(),
    }
}

/// A pin whose head is at the origin and whose point is there.
fn drawn(number: u8, (x, y): (i16, i16)) -> Group {
    let wedge = |half: i16, (x, y): (i16, i16), paint| {
        // Across the direction of the point.
        let (across, along) = if x == 0 { (half, 0) } else { (0, half) };
        let outline = vec![
            Segment::Move(across, along),
            Segment::Line(x, y),
            Segment::Line(-across, -along),
            Segment::Close,
        ];
        Path::filled(outline, paint)
    };
    let inner = (x - x.signum() * 9, y - y.signum() * 9);
    let disc = |diameter: i16, paint| Plate::disc(diameter.unsigned_abs()).fill(paint);
    let half = HEAD / 2;
    Group::new()
        .with(-half - 3, -half - 3, disc(HEAD + 6, Paint::Ink))
        .with(-half, -half, disc(HEAD, Paint::Chalk))
        .with(0, 0, wedge(22, (x, y), Paint::Chalk))
        .with(5 - half, 5 - half, disc(HEAD - 10, Paint::Violet))
        .with(0, 0, wedge(15, inner, Paint::Violet))
        .with(0, 1, Label::number(number.to_string(), 46, Paint::Chalk))
}
