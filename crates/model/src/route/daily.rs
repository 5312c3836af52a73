//! The deals of days, as buttons and menus carry them: `!daily.act.20779.c.12.take.r.4`.

use crate::codec::{Decoder, Detail, Encoder, Part, number, routes};
use crate::{DailyGame, DailySpan, Deal};

routes! {
    pub enum Route {
        Act(at: At, action: Detail) = "!daily.act",
        /// Show the panel with this detail picked, or a person's sheet.
        Focus(at: At, what: Detail) = "!daily.look",
        Unfocus(at: At) = "!daily.back",
        Roll(at: At) = "!daily.roll",
        /// Take back what was chosen since the last roll.
        Undo(at: At) = "!daily.undo",
        Share(deal: Deal) = "!daily.share",
        /// Play a day that is over.
        Practise(deal: Deal) = "!daily.practise",
        Table(last: Deal, span: DailySpan) = "!daily.table",
        /// What can be checked of the deals of these days in a game.
        Proof(game: DailyGame) = "!daily.proof",
        /// The deal of the day on which it is pressed.
        Today(game: DailyGame) = "!daily",
    }
}

/// The try that a button belongs to, and the version at which it was made. Whose it is says who presses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    pub deal: Deal,
    /// Whether it counts nowhere.
    pub is_practice: bool,
    pub version: u64,
}

const COUNTED: &str = "c";
const PRACTICE: &str = "p";

impl Part for At {
    fn write(&self, to: &mut Encoder) {
        self.deal.write(to);
        to.part(if self.is_practice { PRACTICE } else { COUNTED });
        self.version.write(to);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        Some(Self {
            deal: Deal::read(from)?,
            is_practice: match from.part()? {
                PRACTICE => true,
                COUNTED => false,
                _ => return None,
            },
            version: u64::read(from)?,
        })
    }
}

/// What stands behind the day of a deal of the card game. There are buttons from when only Roll & Write had deals, so that of those
/// the day alone is written, and of today nothing.
const CARDS: &str = "cards";
const BOARD: &str = "board";

impl Part for DailyGame {
    fn write(&self, to: &mut Encoder) {
        match self {
            Self::Classic => to.part(CARDS),
            Self::RollWrite => {}
            // No day has one, so that this leads nowhere.
            Self::BoardGame => to.part(BOARD),
        }
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        match from.part() {
            None => Some(Self::RollWrite),
            Some(CARDS) => Some(Self::Classic),
            Some(_) => None,
        }
    }
}

impl Part for Deal {
    fn write(&self, to: &mut Encoder) {
        match self.game {
            DailyGame::Classic => to.part(format_args!("{}-{CARDS}", self.number())),
            DailyGame::RollWrite => to.part(self.number()),
            DailyGame::BoardGame => to.part(format_args!("{}-{BOARD}", self.number())),
        }
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let part = from.part()?;
        let (number_of, game) = match part.split_once('-') {
            None => (part, DailyGame::RollWrite),
            Some((number_of, CARDS)) => (number_of, DailyGame::Classic),
            Some((number_of, BOARD)) => (number_of, DailyGame::BoardGame),
            Some(_) => return None,
        };
        Some(Self::of(game, number(number_of)?.try_into().ok()?))
    }
}

impl Part for DailySpan {
    fn write(&self, to: &mut Encoder) {
        to.part(match self {
            Self::Day => "day",
            Self::Week => "week",
            Self::Month => "month",
        });
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        match from.part()? {
            "day" => Some(Self::Day),
            "week" => Some(Self::Week),
            "month" => Some(Self::Month),
            _ => None,
        }
    }
}
