//! Rows of a board, each with the landscape of its colour's cards continued in two flat tones.

use super::skyline::{self, Piece, pixel};
use super::{Group, Hue, Paint, Path, Plate, Segment, Tone};
use Piece::{Bend, To};

/// A row of a board: a plate in the colour's row tone, and on it a distant and a near landscape.
pub fn lane(hue: Hue, plate: Plate) -> Group {
    let (far, near) = skylines(hue);
    let draw = |line: &[Piece], tone| {
        let outline = outline(line, plate.width, plate.height);
        Path::filled(outline, Paint::Of(hue, tone))
    };
    Group::clipped(plate)
        .with(0, 0, plate.fill(Paint::Of(hue, Tone::Row)))
        .with(0, 0, draw(&far, Tone::Middle))
        .with(0, 0, draw(&near, Tone::Land))
}

const DUNES: (&[Piece], &[Piece]) = (
    &[
        To(0, 70),
        Bend(60, 44, 150, 44),
        Bend(250, 46, 330, 36),
        Bend(400, 26, 480, 52),
        Bend(550, 78, 640, 50),
        Bend(740, 10, 850, 30),
        Bend(930, 46, 1000, 54),
    ],
    &[
        To(0, 92),
        Bend(70, 62, 180, 66),
        Bend(300, 70, 390, 56),
        Bend(460, 50, 540, 78),
        Bend(620, 94, 700, 70),
        Bend(790, 40, 900, 62),
        Bend(960, 72, 1000, 76),
    ],
);
const PEAKS: (&[Piece], &[Piece]) = (
    &[
        To(0, 78),
        To(60, 40),
        To(90, 58),
        To(165, 18),
        To(225, 66),
        To(300, 36),
        To(360, 60),
        To(430, 14),
        To(500, 64),
        To(570, 38),
        To(640, 64),
        To(715, 22),
        To(780, 60),
        To(850, 38),
        To(910, 60),
        To(965, 30),
        To(1000, 46),
    ],
    &[
        To(0, 98),
        To(55, 64),
        To(95, 82),
        To(170, 46),
        To(240, 86),
        To(330, 62),
        To(390, 82),
        To(445, 42),
        To(510, 88),
        To(600, 64),
        To(660, 84),
        To(735, 48),
        To(800, 82),
        To(880, 62),
        To(930, 82),
        To(985, 56),
        To(1000, 66),
    ],
);
const CRATERS: (&[Piece], &[Piece]) = (
    &[
        To(0, 84),
        To(110, 54),
        To(165, 62),
        To(245, 20),
        To(258, 26),
        To(272, 17),
        To(370, 64),
        To(470, 58),
        To(560, 70),
        To(690, 26),
        To(702, 32),
        To(716, 22),
        To(830, 64),
        To(1000, 48),
    ],
    &[
        To(0, 100),
        To(110, 76),
        To(175, 84),
        To(250, 46),
        To(262, 52),
        To(276, 44),
        To(385, 86),
        To(490, 80),
        To(610, 86),
        To(712, 50),
        To(724, 56),
        To(738, 46),
        To(850, 86),
        To(1000, 72),
    ],
);
const CRYSTALS: [&[(i32, i32)]; 2] = [
    &[
        (40, 30),
        (118, 52),
        (190, 22),
        (300, 48),
        (380, 30),
        (470, 54),
        (560, 18),
        (640, 46),
        (760, 28),
        (850, 50),
        (940, 24),
    ],
    &[
        (80, 60),
        (160, 74),
        (250, 52),
        (345, 70),
        (430, 58),
        (520, 76),
        (610, 50),
        (710, 70),
        (805, 56),
        (900, 72),
        (985, 60),
    ],
];

fn skylines(hue: Hue) -> (Vec<Piece>, Vec<Piece>) {
    let drawn = |(far, near): (&[Piece], &[Piece])| (far.to_vec(), near.to_vec());
    match hue {
        Hue::Yellow => drawn(DUNES),
        Hue::Blue => (waves(22, 62, 24), waves(18, 84, 22)),
        Hue::White => drawn(PEAKS),
        Hue::Green => (bumps(13, 66, 22), bumps(10, 86, 50)),
        Hue::Red => drawn(CRATERS),
        Hue::Purple => (peaks(CRYSTALS[0]), peaks(CRYSTALS[1])),
        Hue::Orange => (bumps(8, 60, 8), bumps(6, 84, 44)),
    }
}

/// Waves about a line, half of each above it.
fn waves(n_halves: i32, middle: i32, height: i32) -> Vec<Piece> {
    row_of_bends(n_halves, middle, |half| {
        if half % 2 == 0 {
            middle - height
        } else {
            middle + height
        }
    })
}

/// Crowns of trees, a little uneven.
fn bumps(n_bumps: i32, foot: i32, top: i32) -> Vec<Piece> {
    row_of_bends(n_bumps, foot, |bump| {
        top + (bump * 2 % 3) * (foot - top) / 5
    })
}

/// Bends side by side that begin and end at the same height, each drawn towards its own.
fn row_of_bends(n_bends: i32, height: i32, towards: impl Fn(i32) -> i32) -> Vec<Piece> {
    let x = |halves: i32| halves * 1000 / (2 * n_bends);
    let bends =
        (0..n_bends).map(|bend| Bend(x(2 * bend + 1), towards(bend), x(2 * bend + 2), height));
    [To(0, height)].into_iter().chain(bends).collect()
}

/// Sharp peaks, each rising from the line between its neighbours.
fn peaks(tops: &[(i32, i32)]) -> Vec<Piece> {
    let mut line = vec![To(0, 80)];
    for &(x, y) in tops {
        line.push(To(x - 26, 84));
        line.push(To(x, y));
        line.push(To(x + 26, 84));
    }
    line.push(To(1000, 80));
    line
}

/// The land below a skyline: thousandths of the width, and hundredths of the height.
fn outline(line: &[Piece], width: u16, height: u16) -> Vec<Segment> {
    let (n_columns, n_rows) = (i32::from(width), i32::from(height));
    let x = |thousandths: i32| pixel((thousandths * n_columns + 500) / 1000);
    let y = |percent: i32| pixel((percent * n_rows + 50) / 100);
    skyline::outline(line, width, height, x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_skyline_reaches_from_side_to_side() {
        let at = |piece: Option<&Piece>| piece.map(|&(To(x, _) | Bend(_, _, x, _))| x);
        for hue in Hue::ALL {
            let (far, near) = skylines(hue);
            for line in [far, near] {
                assert_eq!(at(line.first()), Some(0), "{hue:?}");
                assert_eq!(at(line.last()), Some(1000), "{hue:?}");
            }
        }
    }
}
