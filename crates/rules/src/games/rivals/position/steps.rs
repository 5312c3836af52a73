//! How steps change a position.

use super::Rivals;
use crate::games::Colour;
use crate::games::rivals::{Action, Auction, Card, Chance, Coins, Effect, Phase, Selection};
use crate::kernel::{BySeat, Illegal, Seat};

impl Rivals {
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match self.open.phase {
            Phase::Action { seat: mover } if mover == seat => match action {
                Action::Reveal => {
                    self.open.phase = Phase::Turning { seat };
                    Ok(())
                }
                Action::Auction(bid) => self.open_auction(seat, bid, tell),
                Action::Bid(_)
                | Action::Pass
                | Action::Lay(_)
                | Action::Remove(_)
                | Action::Done => Err(Illegal::NotAllowed),
            },
            Phase::Bidding(open) if open.to_speak() == seat => match action {
                Action::Bid(bid) => self.bid(open, bid, tell),
                Action::Pass => {
                    self.pass(open, tell);
                    Ok(())
                }
                Action::Reveal
                | Action::Auction(_)
                | Action::Lay(_)
                | Action::Remove(_)
                | Action::Done => Err(Illegal::NotAllowed),
            },
            Phase::Selecting(selection) if selection.seat == seat => match action {
                Action::Lay(card) => self.lay(selection, card, tell),
                Action::Remove(card) => self.remove(selection, card, tell),
                Action::Done => {
                    self.open.phase = Phase::Turning { seat };
                    Ok(())
                }
                Action::Reveal | Action::Auction(_) | Action::Bid(_) | Action::Pass => {
                    Err(Illegal::NotAllowed)
                }
            },
            Phase::Over => Err(Illegal::Over),
            Phase::Beginning
            | Phase::StartWagers { .. }
            | Phase::Action { .. }
            | Phase::Bidding(_)
            | Phase::Selecting(_)
            | Phase::Turning { .. } => Err(Illegal::NotYourTurn),
        }
    }

    pub(super) fn apply_chance(
        &mut self,
        chance: &Chance,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match (self.open.phase, chance) {
            (Phase::Beginning, Chance::First(seat)) => self.begin(*seat, tell),
            (Phase::StartWagers { seat: owed }, Chance::StartWagers { seat, colours })
                if owed == *seat =>
            {
                self.deal(owed, colours, tell)
            }
            (Phase::Turning { seat }, Chance::Turn(card)) => self.turn_card(seat, *card, tell),
            (Phase::Over, Chance::First(_) | Chance::StartWagers { .. } | Chance::Turn(_)) => {
                Err(Illegal::Over)
            }
            (
                Phase::Beginning
                | Phase::StartWagers { .. }
                | Phase::Action { .. }
                | Phase::Bidding(_)
                | Phase::Selecting(_)
                | Phase::Turning { .. },
                Chance::First(_) | Chance::StartWagers { .. } | Chance::Turn(_),
            ) => Err(Illegal::Impossible),
        }
    }

    fn begin(&mut self, first: Seat, tell: &mut impl FnMut(Effect)) -> Result<(), Illegal> {
        let is_agreed = self.open.setup.first().is_none_or(|seat| seat == first);
        if first.number() >= self.open.n_seats() || !is_agreed {
            return Err(Illegal::Impossible);
        }
        self.open.starter = first;
        if self.open.values.start_wagers.value == 0 {
            self.begin_first_turn(tell);
        } else {
            self.open.phase = Phase::StartWagers { seat: first };
        }
        Ok(())
    }

    /// The start wagers of one seat, of different colours (002:51). They begin its rows.
    fn deal(
        &mut self,
        seat: Seat,
        colours: &[Colour],
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let is_new = |(place, colour): (usize, &Colour)| !colours[..place].contains(colour);
        let is_left = |&colour: &Colour| {
            self.open.colours().contains(&colour) && self.open.n_start_wagers(colour) > 0
        };
        if colours.len() != usize::from(self.open.values.start_wagers.value)
            || !colours.iter().enumerate().all(is_new)
            || !colours.iter().all(is_left)
        {
            return Err(Illegal::Impossible);
        }
        for &colour in colours {
            self.open.lay(seat, Card::wager(colour));
        }
        let next = seat.next(self.open.n_seats());
        if next == self.open.starter {
            self.begin_first_turn(tell);
        } else {
            self.open.phase = Phase::StartWagers { seat: next };
        }
        Ok(())
    }

    fn begin_first_turn(&mut self, tell: &mut impl FnMut(Effect)) {
        let first = self.open.starter;
        self.open.phase = Phase::Action { seat: first };
        tell(Effect::Began { first });
    }

    /// An auction begins with a bid of at least one coin (002:75).
    fn open_auction(
        &mut self,
        seat: Seat,
        bid: Coins,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if !self.open.may_auction(seat) || bid < Coins::ONE || bid > self.open.coins(seat) {
            return Err(Illegal::NotAllowed);
        }
        tell(Effect::Opened { seat, bid });
        self.next_bidder(Auction::open(seat, bid, self.open.n_seats()), tell);
        Ok(())
    }

    /// A bid is higher than the one before and can be paid (002:75).
    fn bid(
        &mut self,
        mut auction: Auction,
        bid: Coins,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let seat = auction.to_speak();
        if bid <= auction.high() || bid > self.open.coins(seat) {
            return Err(Illegal::NotAllowed);
        }
        auction.bid(bid);
        tell(Effect::Raised { seat, bid });
        self.next_bidder(auction, tell);
        Ok(())
    }

    fn pass(&mut self, mut auction: Auction, tell: &mut impl FnMut(Effect)) {
        let seat = auction.to_speak();
        auction.pass();
        tell(Effect::Passed { seat });
        self.next_bidder(auction, tell);
    }

    /// Asks the next seat that can bid more; the player who cannot is passed over for good. If nobody is left to ask, the highest
    /// bidder has won and pays (002:75).
    fn next_bidder(&mut self, mut auction: Auction, tell: &mut impl FnMut(Effect)) {
        while !auction.is_won() {
            auction.ask_next(self.open.n_seats());
            let seat = auction.to_speak();
            let coins = self.open.coins(seat);
            if coins > auction.high() {
                self.open.phase = Phase::Bidding(auction);
                return;
            }
            auction.pass();
            tell(Effect::CouldNotBid { seat, coins });
        }
        let (seat, price) = (auction.leader(), auction.high());
        let purse = &mut self.open.coins[seat.index()];
        *purse = *purse - price;
        self.open.supply = self.open.supply + price;
        self.open.phase = Phase::Selecting(Selection {
            seat,
            price,
            n_acts: 0,
            has_removed: false,
        });
        tell(Effect::Won { seat, price });
    }

    /// A card of the display goes to a row of the winner that takes it (002:79, 002:92-98).
    fn lay(
        &mut self,
        selection: Selection,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let seat = selection.seat;
        let takes = self.open.row(seat, card.colour()).takes(card);
        if !self.open.display.contains(card) || !takes {
            return Err(Illegal::NotAllowed);
        }
        self.open.take(card);
        self.open.lay(seat, card);
        self.open.phase = Phase::Selecting(Selection {
            n_acts: selection.n_acts + 1,
            ..selection
        });
        tell(Effect::Laid { seat, card });
        Ok(())
    }

    /// One card of the display goes back into the box (002:80), whether it is of use to the winner or not.
    fn remove(
        &mut self,
        selection: Selection,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if selection.has_removed || !self.open.display.contains(card) {
            return Err(Illegal::NotAllowed);
        }
        self.open.take(card);
        self.open.phase = Phase::Selecting(Selection {
            n_acts: selection.n_acts + 1,
            has_removed: true,
            ..selection
        });
        tell(Effect::Removed {
            seat: selection.seat,
            card,
        });
        Ok(())
    }

    /// The top card of the pile is turned, which ends every turn. The next to the left of the seat that turned it has the next
    /// one; after an auction that is not the next after its opener (002:84).
    fn turn_card(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let open = &mut self.open;
        if !open.unseen.contains(card) {
            return Err(Illegal::Impossible);
        }
        open.unseen.remove(card);
        open.n_pile -= 1;
        if open.is_playable_by_anybody(card) {
            open.display.add(card);
            open.newest = Some(card);
            tell(Effect::Turned { seat, card });
        } else {
            // There is no card in its place (002:71).
            open.newest = None;
            tell(Effect::Boxed { seat, card });
        }
        open.phase = Phase::Action {
            seat: seat.next(open.n_seats()),
        };
        if open.n_pile == 0 {
            self.end_pile(tell);
        }
        Ok(())
    }

    /// The supply is shared and the next pile comes into play (002:86), or the match is over and nothing is shared
    /// (002:112).
    fn end_pile(&mut self, tell: &mut impl FnMut(Effect)) {
        let open = &mut self.open;
        let n_seats = open.n_seats();
        if open.pile == open.n_piles() {
            open.phase = Phase::Over;
            let scores = BySeat::new(n_seats, |seat| open.score(seat));
            tell(Effect::MatchScored { scores });
            return;
        }
        let (share, rest) = open.supply.shared(n_seats);
        for coins in open.coins.iter_mut().take(usize::from(n_seats)) {
            *coins = *coins + share;
        }
        open.supply = rest;
        tell(Effect::PileEnded {
            pile: open.pile,
            share,
            rest,
        });
        open.pile += 1;
        open.n_pile = open.values.pile_cards.value;
    }
}
