//! Where the cards of an expedition lie: spread out as long as there is room, closer the more there are.

use super::mark;
use crate::scene::{CardSize, Mark};
use lostcities_rules::games::classic::{Card, Expedition};

/// Width that the cards of an expedition may take, in pixels.
pub(super) const ROOM: i16 = 416;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Place {
    /// Pixels from where the expedition begins.
    pub x: i16,
    pub mark: Mark,
    pub size: CardSize,
}

/// The cards from left to right. Wagers lie on each other; the uppermost says what they multiply by.
pub(in super::super) fn places(expedition: Expedition) -> Vec<Place> {
    let spacing = Spacing::of(expedition);
    let n_wagers = expedition.n_wagers();
    let mut next = 0;
    let mut places = Vec::with_capacity(expedition.len());
    for nth in 1..=n_wagers {
        let is_covered = nth < n_wagers;
        places.push(Place {
            x: next,
            mark: if is_covered {
                Mark::Hidden
            } else {
                Mark::Stakes(n_wagers + 1)
            },
            size: CardSize::Row,
        });
        next += if is_covered {
            spacing.wager
        } else {
            spacing.stakes
        };
    }
    for rank in expedition.ranks() {
        places.push(Place {
            x: next,
            mark: mark(Card::number(expedition.colour(), rank)),
            size: spacing.size,
        });
        next += spacing.number;
    }
    places
}

/// The cards as they lie when there must be room for `card`, and where it would lie.
pub(super) fn places_before(expedition: Expedition, card: Card) -> (Vec<Place>, i16) {
    let n_wagers = expedition.n_wagers() + u8::from(card.is_wager());
    let ranks = expedition.ranks().chain(card.rank());
    let mut places = places(Expedition::new(expedition.colour(), n_wagers, ranks));
    let last = places.pop().map_or(0, |place| place.x);
    if card.is_wager() {
        // Without the new wager the one before it is uppermost.
        places = self::places(expedition);
    }
    (places, last)
}

struct Spacing {
    /// From a covered wager to the next.
    wager: i16,
    /// From the uppermost wager to the first number.
    stakes: i16,
    /// From a number to the next.
    number: i16,
    /// How much room the numbers have on their cards.
    size: CardSize,
}

impl Spacing {
    const WIDE: Self = Self {
        wager: 13,
        stakes: 64,
        number: 64,
        size: CardSize::Row,
    };

    fn of(expedition: Expedition) -> Self {
        let n_numbers = i16::try_from(expedition.ranks().count()).unwrap_or(0);
        let n_steps = (n_numbers - 1).max(0);
        let room_for_numbers = |spacing: &Self| {
            let wagers = match i16::from(expedition.n_wagers()) {
                0 => 0,
                n_wagers => (n_wagers - 1) * spacing.wager + spacing.stakes,
            };
            ROOM - wagers - CardSize::Row.width().cast_signed()
        };
        if n_steps == 0 || n_steps * Self::WIDE.number <= room_for_numbers(&Self::WIDE) {
            return Self::WIDE;
        }
        let close = Self {
            wager: 11,
            stakes: 58,
            ..Self::WIDE
        };
        let number = (room_for_numbers(&close) / n_steps).min(Self::WIDE.number);
        // Below this the next card touches a number printed at its usual place.
        let size = if number < 40 {
            CardSize::Tight
        } else {
            CardSize::Row
        };
        Self {
            number,
            size,
            ..close
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_rules::games::Colour;
    use lostcities_rules::games::classic::Rank;

    fn every_length() -> impl Iterator<Item = Expedition> {
        (0..=3).flat_map(|n_wagers| {
            (0..=9).map(move |n_ranks| {
                Expedition::new(Colour::Red, n_wagers, Rank::all().take(n_ranks))
            })
        })
    }

    #[test]
    fn every_expedition_fits_into_its_half_and_every_number_is_seen() {
        for expedition in every_length() {
            let places = places(expedition);
            assert_eq!(places.len(), expedition.len());
            for two in places.windows(2) {
                let seen = two[1].x - two[0].x;
                let needed = match two[0].mark {
                    Mark::Hidden => 10,
                    Mark::Number(_) => 31,
                    Mark::Stakes(_) | Mark::Wager => 58,
                };
                assert!(seen >= needed, "{seen} of {:?}", two[0]);
            }
            let end = places.last().map_or(0, |place| place.x + 80);
            assert!(end <= ROOM, "{expedition:?} is {end} wide");
        }
    }

    #[test]
    fn a_card_to_come_has_its_place_behind_the_others() {
        for expedition in every_length() {
            let wager = Card::wager(Colour::Red);
            let highest = Card::number(Colour::Red, Rank::HIGHEST);
            for card in [wager, highest] {
                let is_playable = match card.rank() {
                    None => expedition.last_rank().is_none() && expedition.n_wagers() < 3,
                    rank => expedition.last_rank() < rank,
                };
                if is_playable {
                    let (others, x) = places_before(expedition, card);
                    assert_eq!(others.len(), expedition.len());
                    assert!(others.iter().all(|other| other.x < x));
                    assert!(x + 80 <= ROOM);
                }
            }
        }
    }
}
