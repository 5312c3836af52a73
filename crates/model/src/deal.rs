//! What everybody gets alike on a day.

use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::{BySeat, Day, Seat};

/// A game in which all can get the same, against a computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DailyGame {
    /// One round of the card game, with the same cards in the same order.
    Classic,
    /// A round of Roll & Write, with the same dice.
    RollWrite,
    /// One round of the board game for two, with the same tiles and cards; on evenings alone.
    BoardGame,
}

impl DailyGame {
    pub const ALL: [Self; 3] = [Self::Classic, Self::RollWrite, Self::BoardGame];

    /// Those that have a deal a day.
    pub const OF_DAYS: [Self; 2] = [Self::Classic, Self::RollWrite];

    pub const fn kind(self) -> GameKind {
        match self {
            Self::Classic => GameKind::Classic,
            Self::RollWrite => GameKind::RollWrite,
            Self::BoardGame => GameKind::BoardGame,
        }
    }

    /// `None` for a game without deals.
    pub fn of(kind: GameKind) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.kind() == kind)
    }

    /// What a round of the person in the first seat counts: the points of Roll & Write, and where a card that one takes
    /// the other cannot have how many more they are than those of the computer player.
    pub fn score(self, points: &BySeat<i32>) -> i32 {
        let own = points[Seat::FIRST];
        match self {
            Self::Classic | Self::BoardGame => own - points[Seat::FIRST.next(2)],
            Self::RollWrite => own,
        }
    }

    pub const fn on(self, day: Day) -> Deal {
        Deal {
            game: self,
            occasion: Occasion::Day(day),
        }
    }
}

/// The number of an evening with the same cards for everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EveningId(pub u32);

/// When a deal is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occasion {
    Day(Day),
    /// The deal of an evening that comes at this place, from 1.
    Evening(EveningId, u8),
}

/// One secret, from which all who play it get the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    pub game: DailyGame,
    pub occasion: Occasion,
}

impl Deal {
    /// Deals of evenings have the numbers from this one on, of which no day has one.
    pub const FIRST_OF_EVENINGS: u32 = 1 << 24;

    /// The numbers that an evening has.
    const PER_EVENING: u32 = 8;

    /// What it is called beside its game in buttons and in the database: the number of its day, or one behind all days.
    pub const fn number(self) -> u32 {
        match self.occasion {
            Occasion::Day(day) => day.number(),
            Occasion::Evening(EveningId(id), nth) => {
                Self::FIRST_OF_EVENINGS + id * Self::PER_EVENING + nth as u32
            }
        }
    }

    pub const fn of(game: DailyGame, number: u32) -> Self {
        let occasion = match number.checked_sub(Self::FIRST_OF_EVENINGS) {
            None => Occasion::Day(Day::new(number)),
            Some(number) => Occasion::Evening(
                EveningId(number / Self::PER_EVENING),
                (number % Self::PER_EVENING) as u8,
            ),
        };
        Self { game, occasion }
    }

    /// What a round of it counts: of an evening always the lead, since how many points there are depends on the deal.
    pub fn score(self, points: &BySeat<i32>) -> i32 {
        match self.occasion {
            Occasion::Day(_) => self.game.score(points),
            Occasion::Evening(..) => DailyGame::Classic.score(points),
        }
    }

    /// Its day, if it is that of one.
    pub const fn day(self) -> Option<Day> {
        match self.occasion {
            Occasion::Day(day) => Some(day),
            Occasion::Evening(..) => None,
        }
    }
}
