//! The printed values of Rivals.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{AMOUNTS, BadTable, Fact};
use crate::games::card::Rank;
use crate::games::rivals::{Cards, Coins};

/// The printed values of Rivals, and its rules where the rulebook is silent.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RivalsValues {
    /// How many footprints each number has; a wager has none.
    pub footprints: Fact<Footprints>,
    /// What each seat has at the beginning (002:51).
    pub coins: Fact<StartCoins>,
    /// In how many piles the cards are turned (002:51).
    pub piles: Fact<u8>,
    pub pile_cards: Fact<u8>,
    pub start_wagers: Fact<u8>,
    /// What a long expedition brings, in points (002:114-118).
    pub bonus: Fact<i16>,
    /// How many number cards make an expedition long (002:114-118).
    pub bonus_min_numbers: Fact<u8>,
    pub auction_needs_display: Fact<bool>,
    pub tie: Fact<TieRivals>,
}

/// Who wins on equal points; the rulebook does not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieRivals {
    /// All of them do.
    Shared,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<u8, u8>")]
pub struct Footprints([u8; N_RANKS]);

/// How many numbers there are, 2 to 10.
const N_RANKS: usize = (Rank::HIGHEST.number() - Rank::LOWEST.number() + 1) as usize;

impl Footprints {
    pub const fn of(self, rank: Rank) -> u8 {
        self.0[(rank.number() - Rank::LOWEST.number()) as usize]
    }
}

impl TryFrom<BTreeMap<u8, u8>> for Footprints {
    type Error = &'static str;

    fn try_from(by_number: BTreeMap<u8, u8>) -> Result<Self, Self::Error> {
        if !by_number.keys().copied().eq(Rank::all().map(Rank::number)) {
            return Err("every number from 2 to 10 has footprints");
        }
        let mut footprints = [0; N_RANKS];
        for (place, n) in footprints.iter_mut().zip(by_number.into_values()) {
            *place = n;
        }
        Ok(Self(footprints))
    }
}

/// What each seat has at the beginning, by the number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<u8, u8>")]
pub struct StartCoins([Coins; 3]);

impl StartCoins {
    /// What each of two, three or four has.
    ///
    /// # Panics
    /// If others cannot play it: fewer or more.
    pub const fn each_of(self, n_seats: u8) -> Coins {
        self.0[n_seats as usize - 2]
    }
}

impl TryFrom<BTreeMap<u8, u8>> for StartCoins {
    type Error = &'static str;

    fn try_from(by_seats: BTreeMap<u8, u8>) -> Result<Self, Self::Error> {
        if !by_seats.keys().copied().eq(2..=4) {
            return Err("two, three and four seats have coins");
        }
        let coins: Vec<_> = by_seats.into_values().map(Coins::new).collect();
        coins.try_into().map(Self).map_err(|_| "three numbers")
    }
}

impl RivalsValues {
    /// Refuses what no printed game can have.
    pub(super) fn check(&self) -> Result<(), BadTable> {
        let n_cards = usize::from(self.piles.value) * usize::from(self.pile_cards.value);
        if n_cards != Cards::deck().len() {
            return Err(BadTable::Wrong("rivals: the piles are all cards"));
        }
        // All coins of a match must fit where one seat may hold them.
        let coins = (2..=4)
            .map(|seats| u16::from(self.coins.value.each_of(seats).number()) * u16::from(seats));
        if coins.max() > Some(u16::from(u8::MAX)) {
            return Err(BadTable::Wrong("rivals: too many coins to be counted"));
        }
        // Two of each of five colours lie ready, and four seats must find different ones (002, components).
        if self.start_wagers.value > 2 {
            return Err(BadTable::Wrong("rivals: at most two start wagers each"));
        }
        if !AMOUNTS.contains(&self.bonus.value.into()) {
            return Err(BadTable::Wrong("rivals: an amount is too large"));
        }
        if self.bonus.value < 0 || !(1..=13).contains(&self.bonus_min_numbers.value) {
            return Err(BadTable::Wrong("rivals: a colour has thirteen numbers"));
        }
        Ok(())
    }
}
