//! What an expedition owes, as a bar below its cards that fills with them and turns gold when they have earned it.

use super::city::pays;
use crate::Scene;
use crate::scene::{Label, Paint, Plate, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::ExpeditionScore;

const WIDTH: i16 = 360;
const HEIGHT: u16 = 11;
/// How much of the bar stays dark around what fills it, so that it never looks paid, whatever the colour.
const INSET: i16 = 2;
/// The pill at its end.
const END: i16 = WIDTH + 4;
const END_WIDTH: u16 = 52;
const END_HEIGHT: u16 = 22;

/// Draws the bar with its left end at these pixels.
pub(super) fn draw(scene: &mut Scene, x: i16, y: i16, hue: Colour, score: ExpeditionScore) {
    let of = |tone| Paint::Of(hue, tone);
    let bar = |height| Plate::pill(WIDTH.unsigned_abs(), height);
    let end = Plate::pill(END_WIDTH, END_HEIGHT);
    let (end_x, end_y) = (x + END, y - 6);
    let (middle_x, middle_y) = (end_x + 26, end_y + 11);
    let factor = (score.factor > 1).then(|| format!("×{}", score.factor));
    if pays(score) {
        scene.put(x, y, bar(HEIGHT).fill(Paint::GoldShade));
        scene.put(x, y, bar(HEIGHT - 3).fill(Paint::Gold));
        scene.put(end_x, end_y, end.fill(Paint::Gold));
        match factor {
            Some(factor) => scene.put(middle_x, middle_y, Label::number(factor, 26, Paint::Ink)),
            None => scene.put(
                middle_x,
                middle_y,
                Stamp::new(Symbol::Check, 18, Paint::Ink),
            ),
        }
        return;
    }
    scene.put(x, y, bar(HEIGHT).fill(of(Tone::Pill)));
    let length = |points: i16| WIDTH * points / score.cost.max(1);
    let filled = length(score.sum);
    let height = HEIGHT - 2 * INSET.unsigned_abs();
    if filled > 2 * INSET {
        let fill = Plate::pill((filled - 2 * INSET).unsigned_abs(), height);
        scene.put(x + INSET, y + INSET, fill.fill(of(Tone::Full)));
    }
    for quarter in 1..4 {
        let mark = WIDTH * quarter / 4;
        let tone = if mark < filled {
            Tone::Pill
        } else {
            Tone::Slot
        };
        let line = Plate::new(3, height, 1).fill(of(tone));
        scene.put(x + mark - 1, y + INSET, line);
    }
    let end = end.fill(Paint::Ink);
    let (end, text) = match factor {
        Some(factor) => (end.edge(of(Tone::Full), 2), factor),
        None => (end, score.cost.to_string()),
    };
    scene.put(end_x, end_y, end);
    scene.put(middle_x, middle_y, Label::number(text, 26, Paint::Chalk));
}
