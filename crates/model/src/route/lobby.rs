//! What the buttons of a challenge or table carry.

use crate::PersonId;
use crate::codec::{Decoder, Encoder, Part, routes};
use lostcities_rules::kernel::Level;
use lostcities_rules::kernel::MAX_SEATS;

routes! {
    pub enum Route {
        Accept = "!accept",
        Decline = "!decline",
        /// Decline the challenge, and take no more of the challenger.
        Block = "!block",
        Withdraw = "!withdraw",
        Join = "!join",
        Leave = "!leave",
        /// Begin with those who have a seat.
        Start = "!start",
        /// Show what the host can change.
        Manage = "!manage",
        /// Give this number of seats to computer players; in messages from before there were levels.
        Computers(n: u8) = "!computers",
        /// Give seats to computer players of these levels.
        Levels(levels: Levels) = "!levels",
        Remove(person: PersonId) = "!remove",
        /// The rules, with a way to agree.
        HowToPlay = "!how-to-play",
    }
}

/// The levels of the computer players at a table, seat by seat: a letter for each, and `0` for none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Levels(Vec<Level>);

impl Levels {
    pub fn as_slice(&self) -> &[Level] {
        &self.0
    }
}

impl FromIterator<Level> for Levels {
    fn from_iter<I: IntoIterator<Item = Level>>(levels: I) -> Self {
        Self(levels.into_iter().collect())
    }
}

const fn letter(level: Level) -> char {
    match level {
        Level::Easy => 'e',
        Level::Casual => 'c',
        Level::Fair => 'f',
        Level::Normal => 'n',
        Level::Strong => 's',
    }
}

impl Part for Levels {
    fn write(&self, to: &mut Encoder) {
        let letters: String = self.0.iter().copied().map(letter).collect();
        to.part(if letters.is_empty() { "0" } else { &letters });
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let text = from.part()?;
        if text == "0" {
            return Some(Self::default());
        }
        let level = |c| Level::ALL.into_iter().find(|&level| letter(level) == c);
        let levels: Vec<Level> = text.chars().map(level).collect::<Option<_>>()?;
        (1..=usize::from(MAX_SEATS))
            .contains(&levels.len())
            .then_some(Self(levels))
    }
}
