//! What a sheet promises to be worth in the end.

use super::Style;
use crate::numbers::float;
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{
    COLOURS, Circle, Column, Columns, Expedition, N_FIELDS, Picture, Sheet, View,
};
use lostcities_rules::games::values::RollWriteValues;
use lostcities_rules::kernel::Seat;

/// The place of the artefacts' column in [`Column::ALL`], after those of the expeditions.
const ARTEFACTS: usize = COLOURS.len();

/// The place of the dice symbols' column.
const DICE: usize = ARTEFACTS + 1;

pub(super) struct Outlook<'a> {
    view: &'a View,
    style: &'a Style,
    /// How many turns may still come.
    turns: f32,
    /// How much of each column whose bridge nobody has crossed the best of the others has filled, in the order of
    /// [`Column::ALL`].
    rivals: [Option<f32>; Column::ALL.len()],
    /// What the expeditions promise as they are, in the order of [`COLOURS`]: a choice and its arrows change few of them.
    known: [(Expedition, Promise); COLOURS.len()],
}

/// What an expedition is expected to give.
#[derive(Clone, Copy, Default)]
struct Promise {
    points: f32,
    bridge: f32,
    artefacts: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, style: &'a Style, own: Seat) -> Self {
        let filled = |column| {
            let others = view.seats().filter(|&seat| seat != own);
            let filled = others.map(|seat| f32::from(view.sheet(seat).n_filled(column)));
            filled.fold(0.0, f32::max)
        };
        let mut outlook = Self {
            view,
            style,
            turns: turns_left(view, style),
            rivals: Column::ALL.map(|column| (!view.is_crossed(column)).then(|| filled(column))),
            known: Default::default(),
        };
        outlook.known = std::array::from_fn(|index| {
            let expedition = view.sheet(own).expedition(COLOURS[index]);
            (*expedition, outlook.promise(index, expedition))
        });
        outlook
    }

    pub(super) fn values(&self) -> &'static RollWriteValues {
        self.view.values()
    }

    pub(super) fn worth(&self, sheet: &Sheet) -> f32 {
        let values = self.values();
        let mut worth = 0.0;
        let mut artefacts = f32::from(sheet.artefacts());
        for (index, &colour) in COLOURS.iter().enumerate() {
            let expedition = sheet.expedition(colour);
            let (known, promise) = self.known[index];
            let promise = if *expedition == known {
                promise
            } else {
                self.promise(index, expedition)
            };
            worth += promise.points;
            worth += promise.bridge;
            artefacts += promise.artefacts;
        }
        worth += interpolate(
            &values.artefacts.value,
            values.no_artefacts.value,
            artefacts,
        );
        worth += self.hope(ARTEFACTS, sheet.artefacts(), artefacts);
        worth += self.dice(sheet);
        worth
    }

    /// What an expedition of the colour at `index` in [`COLOURS`] promises.
    fn promise(&self, index: usize, expedition: &Expedition) -> Promise {
        let length = self.length(expedition);
        Promise {
            points: self.expedition(expedition, length),
            bridge: self.hope(index, expedition.n_numbers(), length),
            artefacts: artefacts_ahead(self.values(), COLOURS[index], expedition, length),
        }
    }

    /// What the bridges are worth that an action reaches.
    pub(super) fn bridges(&self, reached: Columns) -> f32 {
        let open = reached
            .iter()
            .filter(|&column| !self.view.is_crossed(column));
        open.map(|_| self.bridge_points()).sum()
    }

    fn bridge_points(&self) -> f32 {
        f32::from(self.values().bridge_points.value)
    }

    fn length(&self, expedition: &Expedition) -> f32 {
        let n_numbers = f32::from(expedition.n_numbers());
        let last = f32::from(expedition.last().unwrap_or(1));
        let room = (10.0 - last) / self.style.leap + 1.0;
        let fits = (11.0 - last) / 10.0;
        let time = self.turns * self.style.per_turn * fits.sqrt();
        (n_numbers + room.min(time)).min(float(N_FIELDS))
    }

    /// What an expedition promises.
    fn expedition(&self, expedition: &Expedition, length: f32) -> f32 {
        let values = self.values();
        let ladder = &values.expedition.value;
        match expedition.circle() {
            Circle::Crossed => {
                let none = values.circle_only.value / 2;
                2.0 * interpolate(ladder, none, length)
            }
            Circle::Closed => interpolate(ladder, 0, length),
            Circle::Open => self.style.untouched * interpolate(ladder, 0, length).max(0.0),
        }
    }

    /// What the bridge of the column at `index` in [`Column::ALL`] promises, with `n_filled` fields now and `length` in the end.
    fn hope(&self, index: usize, n_filled: u8, length: f32) -> f32 {
        let Some(best) = self.rivals[index] else {
            return 0.0;
        };
        let bridge = f32::from(self.values().bridge_field.value);
        let own = f32::from(n_filled);
        if own >= bridge {
            return 0.0;
        }
        let lead = (self.style.level + (own - best) / (2.0 * self.style.certain)).clamp(0.0, 1.0);
        let reaches =
            ((length - bridge + self.style.reach_from) / self.style.reach_span).clamp(0.0, 1.0);
        self.bridge_points() * lead * reaches
    }

    /// What the dice symbols promise: the last but one is the best, the last loses all.
    fn dice(&self, sheet: &Sheet) -> f32 {
        let values = self.values();
        let n_dice = f32::from(sheet.dice());
        if sheet.is_exhausted() {
            return interpolate(&values.dice.value, values.no_dice.value, n_dice);
        }
        let best = float(N_FIELDS) - 1.0;
        let expected = (n_dice + self.turns * self.style.refused).min(best);
        // Refusals that are used up are missing when nothing fits.
        let need = (n_dice + self.turns * self.style.refused - best).max(0.0);
        interpolate(&values.dice.value, values.no_dice.value, expected)
            + self.hope(DICE, sheet.dice(), expected)
            - self.style.need * need
    }
}

/// How many turns may still come: fewer the longer the match lasts and the more bridges are crossed.
fn turns_left(view: &View, style: &Style) -> f32 {
    let played = f32::from(view.turn_number());
    let n_crossed = Column::ALL
        .into_iter()
        .filter(|&column| view.is_crossed(column));
    let open = 1.0 - float(n_crossed.count()) / float(Column::ALL.len());
    let by_time = style.turns - played;
    (by_time.max(open * style.turns * style.open_part)).max(style.fewest_turns)
}

/// How many artefacts the fields ahead promise.
fn artefacts_ahead(
    values: &RollWriteValues,
    colour: Colour,
    expedition: &Expedition,
    length: f32,
) -> f32 {
    let ahead = expedition.n_numbers() + 1..=9;
    ahead
        .filter(|&field| Picture::of(values, colour, field) == Picture::Artefact)
        .map(|field| (length - f32::from(field) + 1.0).clamp(0.0, 1.0))
        .sum()
}

/// What a ladder says of a number of fields that need not be whole.
fn interpolate(ladder: &[i16; N_FIELDS], none: i16, length: f32) -> f32 {
    let step = |index: usize| match index.checked_sub(1) {
        None => f32::from(none),
        Some(index) => f32::from(ladder[index.min(N_FIELDS - 1)]),
    };
    let (mut whole, mut part) = (0, length);
    while part >= 1.0 && whole < N_FIELDS {
        whole += 1;
        part -= 1.0;
    }
    step(whole) + (step(whole + 1) - step(whole)) * part
}
