//! How far the clock of a seat has come.

lostcities_model::worded! {
    pub enum Stage {
        Running = "running",
        Half = "half",
        /// A quarter of the time is left, and the player was reminded again.
        Quarter = "quarter",
        /// The time is up, and the others have been told that they decide.
        Over = "over",
        /// One of them has reminded the player since.
        Reminded = "reminded",
        /// One of them has ended the match, which they may take back until then.
        Closing = "closing",
        /// A computer player stands in, and plays the turn when it rings.
        Standing = "standing",
    }
}

impl Stage {
    /// Whether the time of the seat is up.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over | Self::Reminded)
    }
}
