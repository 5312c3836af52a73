//! The picture of a season: who stands where, who has played whom, and where everybody may still end.

use std::cmp::Ordering;

use crate::scene::{Align, Label, Paint, Plate, Scene, Stamp, Symbol};

const WIDTH: u16 = 1200;
const MARGIN: i16 = 16;
const HEADER: u16 = 84;
/// The middle of the line above the rows, and where they begin.
const CAPTION: i16 = 136;
const ROWS: i16 = 168;
/// Pixels from row to row at least and at most, and between two.
const STEP: i16 = 96;
const HIGHEST: i16 = 148;
const GAP: i16 = 8;
/// The least height: a wider picture moves the page while it loads.
const LEAST: i16 = 764;
/// Who would go up or down, and the place.
const NEXT: i16 = 42;
const PLACE: i16 = 80;
const NAME: i16 = 112;
const NAME_WIDTH: u16 = 300;
/// The right ends of what everybody has played, and of their points; the middle of their wins.
const PLAYED: i16 = 512;
const POINTS: i16 = 640;
const WINS: i16 = 692;
/// Where the points against each of the others stand, and where the places that can still be reached.
const CROSS: (i16, i16) = (740, 980);
const REACH: (i16, i16) = (1004, 1170);
/// More people than this have no room for the points against each of them.
const MAX_CROSSED: usize = 7;

/// Somebody in the table of a season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeagueLine {
    pub place: u8,
    /// Whether they would be in a higher division next, which is less, or in a lower one.
    pub next: Ordering,
    /// The name as far as it can be drawn.
    pub name: String,
    pub has_left: bool,
    pub n_played: u8,
    pub n_matches: u8,
    pub points: u16,
    pub wins: u8,
    /// The points against those in each line; `None` against themselves and before the first match is over.
    pub against: Vec<Option<u8>>,
    /// The best and the worst place that can still be reached, where that is said.
    pub possible: Option<(u8, u8)>,
    /// Whether it is who asks.
    pub is_own: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeagueWords {
    pub title: String,
    /// How much of it is over.
    pub over: String,
    pub played: String,
    pub points: String,
    pub places: String,
}

/// The table of a season, best first.
pub fn league_scene(words: &LeagueWords, lines: &[LeagueLine]) -> Scene {
    let n_lines = i16::try_from(lines.len()).unwrap_or(i16::MAX / STEP).max(1);
    let step = ((LEAST - ROWS) / n_lines).clamp(STEP, HIGHEST);
    let height = (ROWS + step * n_lines + GAP).max(LEAST);
    let mut scene = Scene::new(WIDTH, height.unsigned_abs());
    let header = Plate::new(WIDTH - 2 * MARGIN.unsigned_abs(), HEADER, 16).fill(Paint::Panel);
    scene.put(MARGIN, MARGIN, header);
    let heading = MARGIN + HEADER.cast_signed() / 2;
    let title = Label::word(&words.title, 50, Paint::Chalk).fit(700);
    scene.put(40, heading, title);
    let over = Label::word(&words.over, 42, Paint::Slate).fit(400);
    scene.put(1160, heading, over.align(Align::Right));
    let caption = |text: &str, width| Label::word(text, 36, Paint::Slate).fit(width);
    let played = caption(&words.played, 180).align(Align::Right);
    scene.put(PLAYED, CAPTION, played);
    scene.put(
        POINTS,
        CAPTION,
        caption(&words.points, 120).align(Align::Right),
    );
    scene.put(WINS, CAPTION, Stamp::new(Symbol::Crown, 38, Paint::Slate));
    if lines.iter().any(|line| line.possible.is_some()) {
        let (from, to) = reach(n_lines);
        let middle = from.midpoint(to);
        let places = caption(&words.places, 190).align(Align::Middle);
        scene.put(middle, CAPTION, places);
    }
    let is_crossed = lines.len() <= MAX_CROSSED;
    if is_crossed {
        for (nth, line) in (0..).zip(lines) {
            let place = Label::number(line.place.to_string(), 36, Paint::Slate);
            scene.put(cell(nth, n_lines), CAPTION, place.align(Align::Middle));
        }
    }
    for (nth, line) in (0..).zip(lines) {
        let (y, high) = (ROWS + step * nth, step - GAP);
        draw(&mut scene, (y, high), line, n_lines);
        if is_crossed {
            cross(&mut scene, y + high / 2, line, nth, n_lines);
        }
    }
    scene
}

/// Where the places stand that can still be reached: they have the room of the points where these have none.
const fn reach(n: i16) -> (i16, i16) {
    if n.unsigned_abs() as usize > MAX_CROSSED {
        (CROSS.0 + 20, REACH.1)
    } else {
        REACH
    }
}

/// The middle of a cell of the points against each other.
const fn cell(nth: i16, n: i16) -> i16 {
    let (from, to) = CROSS;
    from + (to - from) * (2 * nth + 1) / (2 * n)
}

fn draw(scene: &mut Scene, (y, high): (i16, i16), line: &LeagueLine, n: i16) {
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    let panel = Plate::new(width, high.unsigned_abs(), 16);
    let panel = if line.is_own {
        panel.fill(Paint::PanelLit).edge(Paint::Gold, 4)
    } else {
        panel.fill(Paint::Panel)
    };
    scene.put(MARGIN, y, panel);
    let middle = y + high / 2;
    let (strong, bright) = if line.has_left {
        (Paint::Slate, Paint::Slate)
    } else {
        (Paint::Chalk, Paint::Gold)
    };
    let of_place = if line.place == 1 { bright } else { strong };
    let place = Label::number(line.place.to_string(), 52, of_place);
    scene.put(PLACE, middle, place.align(Align::Middle));
    let next = match line.next {
        Ordering::Less => Some((Symbol::Triangle, bright)),
        Ordering::Equal => None,
        Ordering::Greater => Some((Symbol::TriangleDown, Paint::Slate)),
    };
    if let Some((next, paint)) = next {
        scene.put(NEXT, middle, Stamp::new(next, 30, paint));
    }
    if line.name.is_empty() {
        let figure = Stamp::new(Symbol::Figure, 48, Paint::Slate);
        scene.put(NAME + 24, middle, figure);
    } else {
        let name = Label::word(&line.name, 46, strong).fit(NAME_WIDTH);
        scene.put(NAME, middle, name);
    }
    let played = format!("{}/{}", line.n_played, line.n_matches);
    let played = Label::number(played, 38, Paint::Slate).align(Align::Right);
    scene.put(PLAYED, middle, played);
    let points = Label::number(line.points.to_string(), 60, bright);
    scene.put(POINTS, middle, points.align(Align::Right));
    let wins = Label::number(line.wins.to_string(), 42, strong);
    scene.put(WINS, middle, wins.align(Align::Middle));
    if let Some((best, worst)) = line.possible {
        let (from, to) = reach(n);
        let at = |place: i16| from + (to - from) * place / n;
        let (begin, end) = (at(i16::from(best) - 1), at(i16::from(worst)));
        let track = Plate::pill((to - from).unsigned_abs(), 8).fill(Paint::Line);
        scene.put(from, middle - 4, track);
        let reach = Plate::pill((end - begin).unsigned_abs(), 36).fill(Paint::Slate);
        scene.put(begin, middle - 18, reach);
        let now = at(i16::from(line.place) - 1).midpoint(at(line.place.into()));
        scene.put(now - 11, middle - 11, Plate::disc(22).fill(Paint::Ink));
    }
}

/// The points of a line against each of the others.
fn cross(scene: &mut Scene, middle: i16, line: &LeagueLine, own: i16, n: i16) {
    for (nth, points) in (0..).zip(&line.against) {
        let x = cell(nth, n);
        if nth == own {
            scene.put(x - 7, middle - 7, Plate::disc(14).fill(Paint::Line));
        } else if let Some(points) = points {
            let points = Label::number(points.to_string(), 36, Paint::Chalk);
            scene.put(x, middle, points.align(Align::Middle));
        }
    }
}
