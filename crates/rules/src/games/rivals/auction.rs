//! An auction, and what its winner does (002:73-84).

use super::{Coins, MOST_SEATS};
use crate::kernel::{Seat, Seats};

/// An auction that is going on. Everybody sees all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Auction {
    /// The last bid of every seat; none of a seat that has not bid.
    bids: [Coins; MOST_SEATS],
    active: Seats,
    leader: Seat,
    /// Who must bid more or pass.
    to_speak: Seat,
}

impl Auction {
    /// The auction that `seat` opens; nobody has been asked yet.
    pub(super) fn open(seat: Seat, bid: Coins, n_seats: u8) -> Self {
        let mut auction = Self {
            bids: [Coins::NONE; MOST_SEATS],
            active: Seats::all(n_seats),
            leader: seat,
            to_speak: seat,
        };
        auction.bids[seat.index()] = bid;
        auction
    }

    pub const fn high(self) -> Coins {
        self.bids[self.leader.index()]
    }

    pub const fn leader(self) -> Seat {
        self.leader
    }

    pub const fn to_speak(self) -> Seat {
        self.to_speak
    }

    pub fn bid_of(self, seat: Seat) -> Option<Coins> {
        let bid = self.bids.get(seat.index()).copied();
        bid.filter(|&bid| bid > Coins::NONE)
    }

    pub const fn active(self) -> Seats {
        self.active
    }

    pub(super) const fn is_won(self) -> bool {
        self.active.len() == 1
    }

    /// The player who must speak bids more.
    pub(super) const fn bid(&mut self, bid: Coins) {
        self.leader = self.to_speak;
        self.bids[self.leader.index()] = bid;
    }

    /// The player who must speak is out for good (002:75).
    pub(super) const fn pass(&mut self) {
        self.active = self.active.without(self.to_speak);
    }

    /// Asks the next to the left who is not out.
    pub(super) fn ask_next(&mut self, n_seats: u8) {
        loop {
            self.to_speak = self.to_speak.next(n_seats);
            if self.active.contains(self.to_speak) {
                return;
            }
        }
    }
}

/// The winner of an auction has paid and takes what it wants. Everybody sees all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    pub seat: Seat,
    pub price: Coins,
    pub n_acts: u8,
    /// Whether the one card that may be removed is gone (002:80).
    pub has_removed: bool,
}
