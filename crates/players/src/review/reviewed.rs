//! Who plays on, who advises, and with how much effort, in each game.

use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, Game, Record, Seat, Viewer};
use lostcities_rules::review::{Milli, Review};

use super::review;
use crate::search::Horizon;
use crate::{board_game, classic, rivals, roll_write};

/// How much is played out: fixed numbers, so that no clock changes a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The worlds of an estimate; at least 1.
    pub estimates: u32,
    /// The worlds in which a turn is held against others.
    pub acts: u32,
    /// How many of all legal acts are looked at for one that the advisers overlook: all if there are not more, and else so
    /// many at equal distances in the rules' order.
    pub screened: usize,
    /// The worlds in which these are compared. The best of them is then held against the act that was played in other worlds,
    /// so that luck in these makes nobody's act dear.
    pub screening: u32,
    /// How many turns of a seat, those that seem dearest, are looked at more closely.
    pub suspects: usize,
    /// How many further turns are, of all seats together and in half of the worlds; of a seat only as long as one in three of
    /// those before was dear. What a weak player loses is not bad luck.
    pub further: usize,
    /// Whether only what players who look ahead would not have played is dear.
    pub asks_strongest: bool,
    /// The worlds in which the best of the other lines is chosen.
    pub confirming: u32,
    /// The worlds that say what a turn cost.
    pub pricing: u32,
    /// Nobody plays on for longer than so many acts.
    pub max_acts: u32,
}

/// An act that is held against others in fewer worlds than this would hardly ever be found dear.
const LEAST_WORLDS: u32 = 8;

impl Effort {
    /// The effort for turns that seem less dear than others.
    pub(super) const fn less(self) -> Self {
        Self {
            confirming: self.confirming / 2,
            pricing: self.pricing / 2,
            ..self
        }
    }

    /// Every world has as many hands to play as there are seats: the more seats, the fewer worlds.
    fn of_hands(n_hands: u32, n_seats: u8) -> Self {
        let estimates = (n_hands / u32::from(n_seats)).max(1);
        Self {
            estimates,
            acts: estimates.max(LEAST_WORLDS),
            screened: 24 / usize::from(n_seats),
            screening: 4,
            suspects: 10 / usize::from(n_seats),
            further: 30 / usize::from(n_seats),
            asks_strongest: true,
            confirming: 100,
            pricing: 150,
            max_acts: 5_000,
        }
    }
}

/// How much is played out by those who are [asked first](Reviewed::asked_first), in percent of what the strongest do.
const ASKED_FIRST: u32 = 33;

/// How many artefacts all seats together find in a round of the board game.
const ARTEFACTS_A_ROUND: usize = 8;

/// [`review`] of a game.
pub type ReviewOf<G> =
    fn(&Record<G>, &'static <G as Game>::Values, &dyn Fn() -> bool) -> Option<Review>;

/// Written in each game, not as a default: then it is compiled in this crate, which is optimized where programs that use it
/// are not.
macro_rules! reviewer {
    () => {
        fn reviewer() -> ReviewOf<Self> {
            review::<Self>
        }
    };
}

/// A game whose matches can be reviewed.
pub trait Reviewed: Horizon {
    /// How many hands are played out for an estimate in a review that people wait for: a few seconds of processor time in
    /// all.
    const HANDS: u32;

    /// Who plays on where much is played out; it must be quick, and draw no random number.
    fn policy() -> &'static dyn Bot<Self>;

    /// Who plays on where a few turns are judged: the strongest that is quick enough. It must draw no random number, too.
    fn judges() -> &'static dyn Bot<Self> {
        Self::policy()
    }

    /// Whose acts those of people are held against.
    fn advisers() -> Vec<&'static dyn Bot<Self>>;

    /// The strongest player; what it would have done, too, is never a seat's first mistake.
    fn strongest() -> &'static dyn Bot<Self>;

    /// Who is asked about every turn that is suspected. Where the strongest player looks ahead, asking it takes most of the time
    /// of a review: there it is one that looks ahead in fewer worlds.
    fn asked_first() -> &'static dyn Bot<Self> {
        Self::strongest()
    }

    /// What judges its matches.
    fn reviewer() -> ReviewOf<Self>;

    fn effort(n_seats: u8) -> Effort {
        Effort::of_hands(Self::HANDS, n_seats)
    }

    /// What a seat has besides its points that will count in later rounds.
    fn promise(&self, _seat: Seat) -> Milli {
        Milli::default()
    }
}

impl Reviewed for Classic {
    const HANDS: u32 = 48;

    reviewer!();

    fn policy() -> &'static dyn Bot<Self> {
        &classic::Computer
    }

    fn judges() -> &'static dyn Bot<Self> {
        &classic::strong::Nets::FIRST
    }

    fn advisers() -> Vec<&'static dyn Bot<Self>> {
        vec![&classic::strong::Nets::ALL]
    }

    /// Without looking ahead, which buys nothing here.
    fn strongest() -> &'static dyn Bot<Self> {
        &classic::strong::Nets::ALL
    }
}

impl Reviewed for Rivals {
    const HANDS: u32 = 24;

    reviewer!();

    fn policy() -> &'static dyn Bot<Self> {
        &rivals::Computer
    }

    fn advisers() -> Vec<&'static dyn Bot<Self>> {
        vec![&rivals::FixedPrice, &rivals::Computer]
    }

    fn strongest() -> &'static dyn Bot<Self> {
        &rivals::Strong::BEST
    }

    fn asked_first() -> &'static dyn Bot<Self> {
        &rivals::Strong {
            percent: ASKED_FIRST,
        }
    }
}

impl Reviewed for RollWrite {
    const HANDS: u32 = 60;

    reviewer!();

    fn policy() -> &'static dyn Bot<Self> {
        &roll_write::Computer
    }

    fn advisers() -> Vec<&'static dyn Bot<Self>> {
        vec![&roll_write::Greedy, &roll_write::Computer]
    }

    fn strongest() -> &'static dyn Bot<Self> {
        &roll_write::Strong::BEST
    }

    fn asked_first() -> &'static dyn Bot<Self> {
        &roll_write::Strong {
            percent: ASKED_FIRST,
        }
    }
}

impl Reviewed for BoardGame {
    const HANDS: u32 = 72;

    reviewer!();

    fn policy() -> &'static dyn Bot<Self> {
        &board_game::Cautious
    }

    fn advisers() -> Vec<&'static dyn Bot<Self>> {
        vec![&board_game::Brisk::TUNED, &board_game::Computer]
    }

    fn judges() -> &'static dyn Bot<Self> {
        &board_game::Brisk::TUNED
    }

    fn strongest() -> &'static dyn Bot<Self> {
        &board_game::Strong::BEST
    }

    fn asked_first() -> &'static dyn Bot<Self> {
        &board_game::Strong {
            percent: ASKED_FIRST,
        }
    }

    /// The ladder of the artefacts counts after the last round only: what it gives for those that a seat has, and for as
    /// many in each round to come as seats usually find.
    fn promise(&self, seat: Seat) -> Milli {
        let view = self.view(Viewer::Spectator);
        let rounds_left = usize::from(view.n_rounds()).saturating_sub(view.rounds().len());
        let further = ARTEFACTS_A_ROUND * rounds_left / usize::from(view.n_seats());
        let further = u8::try_from(further).unwrap_or(u8::MAX);
        let n_artefacts = view.artefacts(seat).saturating_add(further);
        Milli::of_points(view.values().artefact_points(n_artefacts, view.n_rounds()))
    }
}
