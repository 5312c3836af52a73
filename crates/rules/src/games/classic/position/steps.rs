//! How steps change a position.

use super::{Classic, opponent};
use crate::games::Colour;
use crate::games::classic::cards::bit;
use crate::games::classic::{Action, Card, Cards, Chance, Effect, N_SEATS, Phase, RoundScore};
use crate::kernel::{Illegal, Seat};

impl Classic {
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match self.open.phase {
            Phase::Play { seat: mover } if mover == seat => match action {
                Action::Play(card) => self.play(seat, card, tell),
                Action::Discard(card) => self.discard(seat, card, tell),
                Action::Draw | Action::Take(_) => Err(Illegal::NotAllowed),
            },
            Phase::Draw {
                seat: mover,
                just_discarded,
            } if mover == seat => match action {
                Action::Draw => {
                    self.open.phase = Phase::Drawing { seat };
                    Ok(())
                }
                Action::Take(colour) => self.take(seat, colour, just_discarded, tell),
                Action::Play(_) | Action::Discard(_) => Err(Illegal::NotAllowed),
            },
            Phase::Over => Err(Illegal::Over),
            Phase::Beginning
            | Phase::Dealing
            | Phase::Play { .. }
            | Phase::Draw { .. }
            | Phase::Drawing { .. } => Err(Illegal::NotYourTurn),
        }
    }

    pub(super) fn apply_chance(
        &mut self,
        chance: Chance,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match (self.open.phase, chance) {
            (Phase::Beginning, Chance::First(seat)) => self.begin_round(seat, tell),
            (Phase::Dealing, Chance::Draw { seat, card }) => self.deal(seat, card),
            (Phase::Drawing { seat: mover }, Chance::Draw { seat, card }) if mover == seat => {
                self.draw(seat, card, tell)
            }
            (Phase::Over, Chance::First(_) | Chance::Draw { .. }) => Err(Illegal::Over),
            (
                Phase::Beginning
                | Phase::Dealing
                | Phase::Play { .. }
                | Phase::Draw { .. }
                | Phase::Drawing { .. },
                Chance::First(_) | Chance::Draw { .. },
            ) => Err(Illegal::Impossible),
        }
    }

    fn begin_round(&mut self, first: Seat, tell: &mut impl FnMut(Effect)) -> Result<(), Illegal> {
        let is_allowed = if self.open.n_finished == 0 {
            first.index() < N_SEATS && self.open.setup.first().is_none_or(|seat| seat == first)
        } else {
            first == self.next_starter()
        };
        if !is_allowed {
            return Err(Illegal::Impossible);
        }
        self.open.starter = first;
        self.open.phase = Phase::Dealing;
        tell(Effect::RoundBegan {
            round: self.open.round(),
            first,
        });
        Ok(())
    }

    /// The deal: eight cards to each seat (000:27), in any order.
    fn deal(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if !self.lacks_cards(seat) || !self.draw_pile.contains(card) {
            return Err(Illegal::Impossible);
        }
        self.give(seat, card);
        if Seat::all(2).all(|seat| !self.lacks_cards(seat)) {
            self.open.phase = Phase::Play {
                seat: self.open.starter,
            };
        }
        Ok(())
    }

    /// A card of the draw pile goes to a hand.
    fn give(&mut self, seat: Seat, card: Card) {
        self.draw_pile.remove(card);
        self.open.n_draw_pile -= 1;
        self.hands[seat.index()].add(card);
        self.open.n_hand[seat.index()] += 1;
    }

    /// A card leaves a hand. Of a known and an unknown wager the known one goes first.
    fn put_down(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.open.n_hand[seat.index()] -= 1;
        self.open.known[seat.index()].remove(card);
    }

    /// A card is added to an expedition (000:51-53).
    fn play(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let (playable, _) = self.card_choices(seat);
        if playable & bit(card) == 0 {
            return Err(Illegal::NotAllowed);
        }
        self.put_down(seat, card);
        self.open.lay(seat, card);
        self.open.phase = Phase::Draw {
            seat,
            just_discarded: None,
        };
        tell(Effect::Played { seat, card });
        Ok(())
    }

    /// A card is put on the discard pile of its colour (000:57).
    fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if !self.hands[seat.index()].contains(card) {
            return Err(Illegal::NotAllowed);
        }
        self.put_down(seat, card);
        self.open.discards.push(card);
        self.open.phase = Phase::Draw {
            seat,
            just_discarded: Some(card.colour()),
        };
        tell(Effect::Discarded { seat, card });
        Ok(())
    }

    /// The top card of a discard pile is taken, but never the one just discarded (000:61).
    fn take(
        &mut self,
        seat: Seat,
        colour: Colour,
        just_discarded: Option<Colour>,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if just_discarded == Some(colour) || self.open.discards_are_closed() {
            return Err(Illegal::NotAllowed);
        }
        let Some(card) = self.open.discards.pop(colour) else {
            return Err(Illegal::NotAllowed);
        };
        self.hands[seat.index()].add(card);
        self.open.n_hand[seat.index()] += 1;
        self.open.known[seat.index()].add(card);
        tell(Effect::Took { seat, card });
        self.open.stall.count();
        if self.open.discards_are_closed() {
            tell(Effect::DiscardsClosed);
        }
        self.open.phase = Phase::Play {
            seat: opponent(seat),
        };
        Ok(())
    }

    /// The card that was drawn goes to the hand; with the last one the round ends at once (000:65).
    fn draw(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if !self.draw_pile.contains(card) {
            return Err(Illegal::Impossible);
        }
        self.give(seat, card);
        tell(Effect::Drew { seat });
        self.open.stall.reset();
        self.open.phase = Phase::Play {
            seat: opponent(seat),
        };
        if self.draw_pile.is_empty() {
            self.end_round(tell);
        }
        Ok(())
    }

    fn end_round(&mut self, tell: &mut impl FnMut(Effect)) {
        let scores =
            [Seat::FIRST, opponent(Seat::FIRST)].map(|seat| RoundScore::of(&self.open, seat));
        let round = self.open.round();
        self.open.rounds[usize::from(self.open.n_finished)] = scores.map(|score| score.points());
        self.open.n_finished += 1;
        tell(Effect::RoundScored {
            round,
            scores,
            totals: self.open.totals(),
        });
        if self.open.n_finished == self.open.n_rounds() {
            self.open.phase = Phase::Over;
            tell(Effect::MatchScored {
                totals: self.open.totals(),
            });
            return;
        }
        self.open.phase = Phase::Beginning;
        self.open.clear_table();
        self.hands = [Cards::NONE; N_SEATS];
        self.draw_pile = Cards::all(self.open.setup.n_colours());
    }
}
