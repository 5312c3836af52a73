//! How a player of the card game weighs.

use crate::numbers::numbers;

numbers! {
    /// The numbers by which the player weighs; each is a value in points unless it says otherwise.
    ///
    /// It plays by them itself: other numbers make another player of the same kind, to train against.
    pub struct Style {
        /// What a card from the draw pile is worth before it is known.
        pub unknown_card: f32,
        /// What a turn is worth while more cards wait in hand than turns are left for them.
        pub time: f32,
        /// Part of an expedition's prospects that counts for beginning it now rather than later.
        pub eagerness: f32,
        /// An expedition is begun only if it promises more than this.
        pub least_prospect: f32,
        /// What discarding costs besides the card: the opponent may use the time.
        pub discarding: f32,
        /// How much of what the opponent gains is our loss; the card may come too late or not be taken.
        pub rivalry: f32,
        /// What part of a card's use to the opponent counts for taking it away.
        pub denied: f32,
        /// What part of a card's points hurries it while time is short.
        pub hurry: f32,
        /// Of the cards that would come, this many come while they can still be played.
        pub in_time: f32,
        /// How likely a card on top of a discard pile can still be had later.
        pub on_top: f32,
        /// How likely a card that the opponent took is given away again; below nothing, because a row that waits for it is worse off.
        pub taken: f32,
        /// What part of a card's number it is worth to a player who has not begun its colour; at most 1.
        pub idle: f32,
        /// The same for the opponent.
        pub idle_there: f32,
        /// A card of a colour that promises so much is worth its whole number.
        pub hopes: f32,
        /// Time is short unless more turns than this would be left over after all cards in hand that fit are played; in turns.
        pub slack: f32,
        /// What a wager is worth to a player who may still add it to an expedition.
        pub wager: f32,
    }
}

impl Style {
    /// The numbers that an evolution chose.
    pub const TUNED: Self = Self {
        unknown_card: 3.83,
        time: 7.51,
        eagerness: -0.037,
        least_prospect: 4.96,
        discarding: 1.50,
        rivalry: 1.16,
        denied: 0.34,
        hurry: 0.67,
        in_time: 0.70,
        on_top: 0.39,
        taken: -0.041,
        idle: 0.13,
        idle_there: 0.095,
        hopes: 16.26,
        slack: 0.82,
        wager: 3.75,
    };
}
