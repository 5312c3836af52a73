//! Columns of a sheet as towers: a floor for each field that is filled, the last number on the uppermost.

use super::roof::roof;
use crate::scene::{Group, Paint, Path, Plate, Segment, Symbol, Tone};
use lostcities_rules::games::roll_write::{Bridge, Column};

/// How large towers are, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    /// From the first column to the next; artefacts and dice stand aside.
    pub pitch: i16,
    pub aside: i16,
    /// How wide a tower is, and how high a floor.
    pub body: i16,
    pub floor: i16,
    /// How high the bridge is that runs between floors, and the lamps on it.
    pub band: i16,
    pub lamp: i16,
    pub digits: u16,
    pub n_windows: i16,
    /// The line between two floors, and the edge of a plot on which nothing is built; 0 for none.
    pub line: u16,
    pub edge: u8,
}

const N_FLOORS: u8 = 9;

impl Measures {
    /// Pixels from the left of the first column to that of this one.
    pub(super) fn x(&self, column: Column) -> i16 {
        let place = Column::ALL.iter().position(|&other| other == column);
        let place = i16::try_from(place.unwrap_or(0)).unwrap_or(0);
        let aside = if matches!(column, Column::Expedition(_)) {
            0
        } else {
            self.aside
        };
        place * self.pitch + aside
    }

    /// How high this many floors reach, with the bridge that runs above the first `before` of them.
    pub(super) fn height(&self, n_floors: u8, before: u8) -> i16 {
        let band = if n_floors > before { self.band } else { 0 };
        i16::from(n_floors) * self.floor + band
    }
}

/// What a column is drawn with.
pub(super) struct Style {
    pub front: Paint,
    side: Paint,
    /// A window behind which nobody lives yet.
    dark: Paint,
    roof: Paint,
    plot: Paint,
    edge: Paint,
    pub symbol: Symbol,
}

impl Style {
    pub(super) fn of(column: Column) -> Self {
        match column {
            Column::Expedition(hue) => {
                let of = |tone| Paint::Of(hue, tone);
                Self {
                    front: of(Tone::Full),
                    side: of(Tone::Near),
                    dark: of(Tone::Rim),
                    roof: of(Tone::Halo),
                    plot: of(Tone::Row),
                    edge: of(Tone::Middle),
                    symbol: Symbol::of(hue),
                }
            }
            Column::Artefacts => Self {
                front: Paint::Gold,
                side: Paint::GoldShade,
                dark: Paint::GoldShade,
                roof: Paint::GoldShade,
                plot: Paint::Ground,
                edge: Paint::GoldPanel,
                symbol: Symbol::Artefact,
            },
            Column::Dice => Self {
                front: Paint::Chalk,
                side: Paint::Slate,
                dark: Paint::Line,
                roof: Paint::Slate,
                plot: Paint::Ground,
                edge: Paint::Line,
                symbol: Symbol::Die,
            },
        }
    }
}

/// A tower of at least one floor, without its number; its foot on the left is the group's origin.
pub(super) fn tower(
    at: &Measures,
    column: Column,
    n_floors: u8,
    before: u8,
    is_lit: bool,
) -> Group {
    let style = Style::of(column);
    let top = -at.height(n_floors, before);
    let side = at.body / 5 + 1;
    let plate = |width: i16| Plate::new(width.unsigned_abs(), top.unsigned_abs(), 0);
    let mut tower = Group::new()
        .with(0, top, plate(at.body).fill(style.front))
        .with(at.body - side, top, plate(side).fill(style.side));
    let rise = at.floor * 36 / 100;
    let roof = roof(column, at.body + 4, rise);
    tower.put(-2, top - rise, Path::filled(roof, style.roof));
    let (width, height) = (8, at.floor * 2 / 5);
    let pitch = (at.body - side) / at.n_windows;
    for floor in 1..n_floors {
        let y = -at.height(floor, before);
        let line = Plate::new(at.body.unsigned_abs(), at.line, 0);
        tower.put(0, y - 1, line.fill(style.side));
        for window in 0..at.n_windows {
            let x = window * pitch + (pitch - width) / 2 + 1;
            let y = y + (at.floor - height) / 2 + 1;
            let pane = Plate::new(width.unsigned_abs(), height.unsigned_abs(), 1).fill(style.dark);
            tower.put(x, y, pane);
            if is_lit {
                let pane = Plate::new(pane.width - 2, pane.height - 2, 0);
                tower.put(x + 1, y + 1, pane.fill(Paint::Chalk));
            }
        }
    }
    tower
}

/// Where towers may stand: a plot for each floor, and the cable of the bridge. The first column's foot is the group's origin.
pub(super) fn plots(at: &Measures, before: u8) -> Group {
    let mut plots = Group::new();
    let (width, height) = (at.body - 4, at.floor - 4);
    for column in Column::ALL {
        let style = Style::of(column);
        let plot = Plate::new(width.unsigned_abs(), height.unsigned_abs(), 5).fill(style.plot);
        let plot = if at.edge > 0 {
            plot.edge(style.edge, at.edge)
        } else {
            plot
        };
        for floor in 1..=N_FLOORS {
            plots.put(at.x(column) + 2, 2 - at.height(floor, before), plot);
        }
    }
    plots.put(0, 0, cable(at, before));
    plots
}

/// The cable of the bridge alone.
pub(super) fn cable(at: &Measures, before: u8) -> Group {
    let mut drawn = Group::new();
    let hang = deck_middle(at, before) + 2;
    let middles = Column::ALL.map(|column| at.x(column) + at.body / 2);
    for two in middles.windows(2) {
        let lowest = (i16::midpoint(two[0], two[1]), hang + at.floor / 2);
        let cable = vec![
            Segment::Move(two[0], hang),
            Segment::Bend(lowest.0, lowest.1, two[1], hang),
        ];
        drawn.put(0, 0, Path::line(cable, Paint::GoldShade, 3));
    }
    drawn
}

/// Pixels from the foot of the towers to the middle of the bridge, which is above it.
pub(super) fn deck_middle(at: &Measures, before: u8) -> i16 {
    -at.height(before, before) - at.band / 2
}

/// The bridge across a whole sheet, as far as the feet of the outermost towers and a little beyond.
pub(super) fn deck(at: &Measures, before: u8) -> Group {
    let height = (at.band * 3 / 5).unsigned_abs();
    let y = deck_middle(at, before) - at.band * 3 / 10;
    let width = (at.x(Column::Dice) + at.body + 12).unsigned_abs();
    Group::new()
        .with(-6, y, Plate::new(width, height, 6).fill(Paint::GoldShade))
        .with(-6, y, Plate::new(width, 3, 1).fill(Paint::Gold))
}

/// The lamp of a column on the bridge: lit where it was crossed first, ready where it still can be, out where it was lost. Its
/// middle is the group's origin.
pub(super) fn lamp(at: &Measures, bridge: Bridge) -> Group {
    let radius = match bridge {
        Bridge::Won => at.lamp + 2,
        Bridge::Open | Bridge::Lost => at.lamp + 1,
    };
    let disc = Plate::disc((2 * radius).unsigned_abs());
    let disc = match bridge {
        Bridge::Won => disc.fill(Paint::Gold).edge(Paint::Ink, 2),
        Bridge::Open => disc.fill(Paint::Ink).edge(Paint::Gold, 2),
        Bridge::Lost => disc.fill(Paint::Ink),
    };
    let lamp = Group::new().with(-radius, -radius, disc);
    if bridge == Bridge::Lost {
        let dash = Plate::new((at.lamp + 2).unsigned_abs(), 3, 1);
        lamp.with(-at.lamp / 2 - 1, -1, dash.fill(Paint::Loss))
    } else {
        lamp
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    const SIZE: Measures = super::super::skyline::LARGE.towers;

    #[test]
    fn no_two_columns_have_the_same_roof_or_symbol() {
        for (number, &column) in Column::ALL.iter().enumerate() {
            for &other in &Column::ALL[number + 1..] {
                assert_ne!(roof(column, 60, 20), roof(other, 60, 20));
                assert_ne!(Style::of(column).symbol, Style::of(other).symbol);
            }
        }
    }

    #[test]
    fn each_floor_but_the_uppermost_has_windows_and_they_are_lit_or_dark() {
        let lit = |n_floors, is_lit| {
            let tower = tower(&SIZE, Column::Artefacts, n_floors, 6, is_lit);
            let lit = tower.items.iter().filter(|item| {
                matches!(item.shape, Shape::Plate(plate) if plate.fill == Some(Paint::Chalk))
            });
            lit.count()
        };
        for n_floors in 1..=N_FLOORS {
            assert_eq!(lit(n_floors, false), 0);
            assert_eq!(lit(n_floors, true), usize::from(n_floors - 1) * 3);
        }
    }

    #[test]
    fn the_bridge_is_in_sight_between_two_floors() {
        assert_eq!(
            SIZE.height(7, 6) - SIZE.height(6, 6),
            SIZE.floor + SIZE.band
        );
        let middle = -deck_middle(&SIZE, 6);
        assert!(SIZE.height(6, 6) < middle && middle < SIZE.height(7, 6) - SIZE.floor);
    }
}
