//! The daily roll, as buttons and menus carry it: `!daily.act.20779.c.12.take.r.4`.

use crate::DailySpan;
use crate::codec::{Decoder, Detail, Encoder, Part, number, routes};
use lostcities_rules::kernel::Day;

routes! {
    pub enum Route {
        Act(at: At, action: Detail) = "!daily.act",
        /// Show the panel with this detail picked, or a person's sheet.
        Focus(at: At, what: Detail) = "!daily.look",
        Unfocus(at: At) = "!daily.back",
        Roll(at: At) = "!daily.roll",
        /// Take back what was chosen since the last roll.
        Undo(at: At) = "!daily.undo",
        Share(day: Day) = "!daily.share",
        /// Play a day that is over.
        Practise(day: Day) = "!daily.practise",
        Table(last: Day, span: DailySpan) = "!daily.table",
        /// What can be checked.
        Proof = "!daily.proof",
        /// The roll of the day on which it is pressed.
        Today = "!daily",
    }
}

/// The try that a button belongs to, and the version at which it was made. Whose it is says who presses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    pub day: Day,
    /// Whether it counts nowhere.
    pub is_practice: bool,
    pub version: u64,
}

const COUNTED: &str = "c";
const PRACTICE: &str = "p";

impl Part for At {
    fn write(&self, to: &mut Encoder) {
        self.day.write(to);
        to.part(if self.is_practice { PRACTICE } else { COUNTED });
        self.version.write(to);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        Some(Self {
            day: Day::read(from)?,
            is_practice: match from.part()? {
                PRACTICE => true,
                COUNTED => false,
                _ => return None,
            },
            version: u64::read(from)?,
        })
    }
}

impl Part for Day {
    fn write(&self, to: &mut Encoder) {
        to.part(self);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let days = number(from.part()?)?.try_into().ok()?;
        Some(Self::new(days))
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
