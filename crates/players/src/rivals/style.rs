//! How a player of Rivals weighs.

use crate::numbers::numbers;

numbers! {
    /// The numbers by which the player weighs; each is a value in points unless it says otherwise.
    ///
    /// It plays by them itself: other numbers make another player of the same kind, to tune against.
    pub struct Style {
        /// Of the cards that come, such a part is bought by a player while they still fit.
        pub bought: f32,
        /// How likely a card that stays in the display can be had later, compared with one that is still to come.
        pub stays: f32,
        /// Such a part of the wagers that come can still be laid to a row without a number.
        pub wagers: f32,
        /// With so many cards missing the bonus of a long row counts for nothing; with fewer it counts in proportion, with none in full.
        pub bonus_span: f32,
        /// What a coin is worth at the end.
        pub coin: f32,
        /// What a coin is worth more for every payout that is still to come.
        pub coin_early: f32,
        /// What a coin is worth more for every seat above two.
        pub coin_crowd: f32,
        /// What part of the others' gain is this seat's loss, shared by their number.
        pub rivalry: f32,
        /// An auction is opened only if it promises more.
        pub least: f32,
        /// An auction is opened only if others would gain at most the same divided by this.
        pub lead: f32,
        /// A card is removed only if it would bring another player so much more.
        pub worth_removing: f32,
    }
}

impl Style {
    pub const fn of(n_seats: u8) -> Self {
        if n_seats == 2 {
            Self::DUEL
        } else {
            Self::TUNED
        }
    }

    /// With two seats a coin is worth more, since who has more of them pays less than the display is worth.
    pub const DUEL: Self = Self {
        coin: 1.6,
        coin_early: 0.6,
        rivalry: 1.0,
        ..Self::TUNED
    };

    /// The numbers that a league chose.
    pub const TUNED: Self = Self {
        bought: 0.604,
        stays: 0.394,
        wagers: 0.479,
        bonus_span: 1.284,
        coin: 1.213,
        coin_early: 0.248,
        coin_crowd: 0.025,
        rivalry: 0.704,
        least: 0.6,
        lead: 0.846,
        worth_removing: 0.273,
    };
}
