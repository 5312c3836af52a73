//! How people are told that it is their turn.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pings {
    Mention,
    Direct,
    Off,
}

impl Pings {
    /// All of them, in the order in which people are offered them.
    pub const ALL: [Self; 3] = [Self::Mention, Self::Direct, Self::Off];

    /// The word that the database and command options use.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Mention => "mention",
            Self::Direct => "direct",
            Self::Off => "off",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pings| pings.slug() == slug)
    }
}
