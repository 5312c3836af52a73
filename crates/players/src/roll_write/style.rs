//! How a player of Roll & Write weighs.

use crate::numbers::numbers;

numbers! {
    /// The numbers by which the player weighs; each is a value in points unless it says otherwise.
    ///
    /// It plays by them itself: other numbers make another player of the same kind, to tune against.
    pub struct Style {
        /// How many turns a match has, roughly.
        pub turns: f32,
        /// However late it is, this many turns are counted on.
        pub fewest_turns: f32,
        /// Such a part of the turns is counted on while no bridge is crossed.
        pub open_part: f32,
        /// In this many turns one colour gets a number, if every number fits.
        pub per_turn: f32,
        /// How far numbers leap from one field to the next, at best.
        pub leap: f32,
        /// What a colour that is not begun is worth of what it promises.
        pub untouched: f32,
        /// In such a part of the turns dice are refused.
        pub refused: f32,
        /// How many fields ahead make a bridge certain.
        pub certain: f32,
        /// How likely a bridge is that nobody leads for.
        pub level: f32,
        /// A column that will miss a bridge by this many fields counts nothing of it.
        pub reach_from: f32,
        /// Over so many fields more it counts in proportion, and from then on in full.
        pub reach_span: f32,
        /// What a refusal costs that no dice symbol is left for.
        pub need: f32,
    }
}

impl Style {
    /// The numbers that an evolution chose.
    pub const TUNED: Self = Self {
        turns: 44.052,
        fewest_turns: 2.182,
        open_part: 0.392,
        per_turn: 0.126,
        leap: 0.44,
        untouched: 0.719,
        refused: 0.304,
        certain: 3.249,
        level: 0.378,
        reach_from: 2.952,
        reach_span: 3.066,
        need: 4.511,
    };
}
