//! How steps change a position.

use super::BoardGame;
use crate::games::Colour;
use crate::games::board_game::{
    Action, Card, Chance, Direction, Effect, Expedition, Figure, MoveBy, Phase, RoundEnd, Stage,
    Tile,
};
use crate::kernel::{Game, Illegal, Seat, Turn};

impl BoardGame {
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Seats(seats) if seats.contains(seat) => {}
            Turn::Seats(_) | Turn::Chance => return Err(Illegal::NotYourTurn),
            Turn::Over => return Err(Illegal::Over),
        }
        match (self.open.phase, action) {
            (Phase::Play { .. }, Action::Begin(card, figure)) => {
                self.begin(seat, card, figure, tell)
            }
            (Phase::Play { .. }, Action::Advance(card)) => self.advance(seat, card, tell),
            (Phase::Play { .. }, Action::Discard(card)) => self.discard(seat, card, tell),
            (Phase::Move { .. }, Action::Move(path)) => {
                if !self.open.movable(seat).any(|movable| movable == path) {
                    return Err(Illegal::NotAllowed);
                }
                self.move_figure(seat, path, None, tell);
                Ok(())
            }
            (
                Phase::Move {
                    by: MoveBy::StageTile,
                    ..
                },
                Action::Stop,
            ) => {
                tell(Effect::Stopped { seat });
                self.go_on_to_draw(seat);
                Ok(())
            }
            (Phase::Draw { .. }, Action::Draw) => {
                self.open.phase = Phase::Drawing { seat };
                Ok(())
            }
            (Phase::Draw { .. }, Action::Take(colour)) => self.take(seat, colour, tell),
            (
                Phase::Beginning
                | Phase::Placing
                | Phase::Dealing
                | Phase::Play { .. }
                | Phase::Move { .. }
                | Phase::Draw { .. }
                | Phase::Drawing { .. }
                | Phase::Over,
                Action::Begin(..)
                | Action::Advance(_)
                | Action::Discard(_)
                | Action::Move(_)
                | Action::Stop
                | Action::Draw
                | Action::Take(_),
            ) => Err(Illegal::NotAllowed),
        }
    }

    pub(super) fn apply_chance(
        &mut self,
        chance: Chance,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match (self.open.phase, chance) {
            (Phase::Over, Chance::First(_) | Chance::Tile { .. } | Chance::Draw { .. }) => {
                Err(Illegal::Over)
            }
            (Phase::Beginning, Chance::First(seat)) => self.begin_round(seat, tell),
            (Phase::Placing, Chance::Tile { path, stage, tile }) => {
                self.place(path.colour(), stage, tile)
            }
            (Phase::Dealing, Chance::Draw { seat, card }) => self.deal(seat, card),
            (Phase::Drawing { seat: mover }, Chance::Draw { seat, card }) if mover == seat => {
                self.draw(seat, card, tell)
            }
            (
                Phase::Beginning
                | Phase::Placing
                | Phase::Dealing
                | Phase::Play { .. }
                | Phase::Move { .. }
                | Phase::Draw { .. }
                | Phase::Drawing { .. },
                Chance::First(_) | Chance::Tile { .. } | Chance::Draw { .. },
            ) => Err(Illegal::Impossible),
        }
    }

    fn begin_round(&mut self, first: Seat, tell: &mut impl FnMut(Effect)) -> Result<(), Illegal> {
        let is_allowed = if self.open.rounds.is_empty() {
            let agreed = self.open.setup.first();
            first.number() < self.open.n_seats() && agreed.is_none_or(|seat| seat == first)
        } else {
            first == self.open.starter
        };
        if !is_allowed {
            return Err(Illegal::Impossible);
        }
        self.open.starter = first;
        self.open.phase = Phase::Placing;
        tell(Effect::RoundBegan {
            round: self.open.round(),
            first,
        });
        Ok(())
    }

    /// The next tile is laid out (004:138).
    fn place(&mut self, path: Colour, stage: Stage, tile: Tile) -> Result<(), Illegal> {
        let waiting = self.open.unplaced.iter().position(|&other| other == tile);
        let Some(waiting) = waiting.filter(|_| self.open.next_place() == Some((path, stage)))
        else {
            return Err(Illegal::Impossible);
        };
        self.open.unplaced.remove(waiting);
        self.open.tiles[path.index()][stage.index()] = Some(tile);
        if self.open.unplaced.is_empty() {
            self.open.phase = Phase::Dealing;
        }
        Ok(())
    }

    /// The deal (004:143), in any order.
    fn deal(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if !self.lacks_cards(seat) || !self.pool.contains(card) {
            return Err(Illegal::Impossible);
        }
        self.give(seat, card);
        if self.open.seats().all(|seat| !self.lacks_cards(seat)) {
            self.open.phase = Phase::Play {
                seat: self.open.starter,
            };
        }
        Ok(())
    }

    /// A card of the draw pile goes to a hand.
    fn give(&mut self, seat: Seat, card: Card) {
        self.pool.remove(card);
        self.open.n_draw_pile -= 1;
        self.hands[seat].add(card);
        self.open.sides[seat].n_hand += 1;
    }

    /// A card leaves a hand. Of a known and an unknown one that are equal, the known one goes first.
    fn put_down(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.open.sides[seat].n_hand -= 1;
        self.open.sides[seat].known.remove(card);
    }

    /// An expedition is begun (004:203-211).
    fn begin(
        &mut self,
        seat: Seat,
        card: Card,
        figure: Figure,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let hand = self.hands[seat];
        if !hand.contains(card)
            || self.open.may_begin_from(hand, seat, card).is_err()
            || !self.open.has_figure(seat, figure)
        {
            return Err(Illegal::NotAllowed);
        }
        let direction = if self.open.setup.is_up_and_down() {
            Direction::Open
        } else {
            Direction::Up
        };
        self.put_down(seat, card);
        let expedition = Expedition::begin(card, figure, direction);
        self.open.sides[seat].expeditions[card.colour().index()] = Some(expedition);
        tell(Effect::Began {
            seat,
            card,
            figure,
            points: expedition.points(self.open.values),
        });
        self.go_on_to_draw(seat);
        Ok(())
    }

    /// A card is added to an expedition, and its figure moves, or another if it is in the lost city (004:228-245).
    fn advance(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let path = card.colour();
        if !self.hands[seat].contains(card) || !self.open.takes(seat, card) {
            return Err(Illegal::NotAllowed);
        }
        let expedition = self.open.sides[seat].expeditions[path.index()].as_mut();
        let expedition = expedition.expect("only an expedition that is begun takes a card");
        expedition.lay(card.rank());
        let is_in_city = expedition.stage() == Stage::LAST;
        self.put_down(seat, card);
        if is_in_city {
            tell(Effect::PlayedForCity { seat, card });
            self.offer_move(seat, MoveBy::LostCity, tell);
        } else {
            self.move_figure(seat, path, Some(card), tell);
        }
        Ok(())
    }

    /// A card is put on the discard pile of its colour (004:247).
    fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if !self.hands[seat].contains(card) {
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

    /// The top card of a discard pile is taken (004:267-275).
    fn take(
        &mut self,
        seat: Seat,
        colour: Colour,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if self.open.may_take_from(colour).is_err() {
            return Err(Illegal::NotAllowed);
        }
        let Some(card) = self.open.discards.pop(colour) else {
            return Err(Illegal::NotAllowed);
        };
        self.hands[seat].add(card);
        self.open.sides[seat].n_hand += 1;
        self.open.sides[seat].known.add(card);
        tell(Effect::Took { seat, card });
        self.open.stall.count();
        if self.open.discards_are_closed() {
            tell(Effect::DiscardsClosed);
        }
        self.open.phase = Phase::Play {
            seat: seat.next(self.open.n_seats()),
        };
        Ok(())
    }

    /// The card that was drawn goes to the hand; with the last one the round ends at once (004:339).
    fn draw(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if !self.pool.contains(card) {
            return Err(Illegal::Impossible);
        }
        self.give(seat, card);
        tell(Effect::Drew { seat });
        self.open.stall.reset();
        if self.open.n_draw_pile == 0 {
            self.end_round(seat, RoundEnd::DrawPile, tell);
        } else {
            self.open.phase = Phase::Play {
                seat: seat.next(self.open.n_seats()),
            };
        }
        Ok(())
    }
}
