//! What a sheet promises to be worth in the end.

use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{
    COLOURS, Circle, Column, Columns, Expedition, N_FIELDS, Picture, Sheet, View,
};
use lostcities_rules::games::values::RollWriteValues;
use lostcities_rules::kernel::Seat;

/// A view with the estimates that the rules of thumb need.
pub(super) struct Outlook<'a> {
    view: &'a View,
    own: Seat,
    /// How many turns may still come.
    turns: f32,
}

/// How many turns a match has, roughly.
const TURNS: f32 = 40.0;

/// However late it is, this many turns are counted on.
const FEWEST_TURNS: f32 = 2.0;

/// In this many turns one colour gets a number, if every number fits.
const PER_TURN: f32 = 0.28;

/// How far numbers leap from one field to the next, at best.
const LEAP: f32 = 1.0;

/// What a colour that is not begun is worth of what it promises.
const UNTOUCHED: f32 = 0.6;

/// In this many turns dice are refused.
const REFUSED: f32 = 0.24;

/// How many fields ahead make a bridge certain.
const CERTAIN: f32 = 3.0;

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, own: Seat) -> Self {
        Self {
            view,
            own,
            turns: turns_left(view),
        }
    }

    /// The printed values of the match.
    pub(super) fn values(&self) -> &'static RollWriteValues {
        self.view.values()
    }

    /// What a sheet promises, bridges that are still open included.
    pub(super) fn worth(&self, sheet: &Sheet) -> f32 {
        let values = self.values();
        let mut worth = 0.0;
        let mut artefacts = f32::from(sheet.artefacts());
        for colour in COLOURS {
            let expedition = sheet.expedition(colour);
            let length = self.length(expedition);
            worth += self.expedition(expedition, length);
            worth += self.hope(sheet, Column::Expedition(colour), length);
            artefacts += artefacts_ahead(values, colour, expedition, length);
        }
        worth += interpolate(
            &values.artefacts.value,
            values.no_artefacts.value,
            artefacts,
        );
        worth += self.hope(sheet, Column::Artefacts, artefacts);
        worth += self.dice(sheet);
        worth
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

    /// How many numbers an expedition will have in the end.
    fn length(&self, expedition: &Expedition) -> f32 {
        let n_numbers = f32::from(expedition.n_numbers());
        let last = f32::from(expedition.last().unwrap_or(1));
        let room = (10.0 - last) / LEAP + 1.0;
        let fits = (11.0 - last) / 10.0;
        let time = self.turns * PER_TURN * fits.sqrt();
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
            Circle::Open => UNTOUCHED * interpolate(ladder, 0, length).max(0.0),
        }
    }

    /// What the bridge of a column promises whose column will be so long.
    fn hope(&self, sheet: &Sheet, column: Column, length: f32) -> f32 {
        if self.view.is_crossed(column) {
            return 0.0;
        }
        let bridge = f32::from(self.values().bridge_field.value);
        let own = f32::from(sheet.n_filled(column));
        if own >= bridge {
            return 0.0;
        }
        let others = self.view.seats().filter(|&seat| seat != self.own);
        let best = others
            .map(|seat| f32::from(self.view.sheet(seat).n_filled(column)))
            .fold(0.0, f32::max);
        let lead = (0.5 + (own - best) / (2.0 * CERTAIN)).clamp(0.0, 1.0);
        let reaches = ((length - bridge + 2.0) / 3.0).clamp(0.0, 1.0);
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
        let expected = (n_dice + self.turns * REFUSED).min(best);
        // Refusals that are used up are missing when nothing fits.
        let need = (n_dice + self.turns * REFUSED - best).max(0.0);
        interpolate(&values.dice.value, values.no_dice.value, expected)
            + self.hope(sheet, Column::Dice, expected)
            - 4.0 * need
    }
}

/// How many turns may still come: fewer the longer the match lasts and the more bridges are crossed.
fn turns_left(view: &View) -> f32 {
    let played = f32::from(view.turn_number());
    let n_crossed = Column::ALL
        .into_iter()
        .filter(|&column| view.is_crossed(column));
    let open = 1.0 - float(n_crossed.count()) / float(Column::ALL.len());
    let by_time = TURNS - played;
    (by_time.max(open * TURNS * 0.4)).max(FEWEST_TURNS)
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

/// A small number as a float.
fn float(n: usize) -> f32 {
    f32::from(u8::try_from(n).unwrap_or(u8::MAX))
}
