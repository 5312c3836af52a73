//! How far the clock of a seat has come.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Running,
    Half,
    /// A quarter of the time is left, and the player was reminded again.
    Quarter,
    /// The time is up, and the others have been told that they decide.
    Over,
    /// One of them has reminded the player since.
    Reminded,
    /// One of them has ended the match, which they may take back until then.
    Closing,
}

impl Stage {
    const ALL: [Self; 6] = [
        Self::Running,
        Self::Half,
        Self::Quarter,
        Self::Over,
        Self::Reminded,
        Self::Closing,
    ];

    pub(crate) const fn slug(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Half => "half",
            Self::Quarter => "quarter",
            Self::Over => "over",
            Self::Reminded => "reminded",
            Self::Closing => "closing",
        }
    }

    pub(crate) fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.slug() == slug)
    }

    /// Whether the time of the seat is up.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over | Self::Reminded)
    }
}
