//! The position, and how steps change it.

mod steps;

use super::bits::{CountedBits, n_in_byte, nth_in_byte, places};
use super::{Action, Card, Cards, Chance, Effect, Glimpse, N_SEATS, Phase, Setup, View};
use crate::games::Colour;
use crate::games::values::{ClassicValues, TieStarter};
use crate::kernel::{
    BySeat, Eyes, Game, GameRng, Illegal, Outcome, Seat, Seats, Step, Turn, Viewer, below,
    index_below,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Classic {
    /// What lies open; the view of a spectator. Seen by everybody.
    open: View,
    /// Cards in hand. Each is seen by its owner only.
    hands: [Cards; N_SEATS],
    /// The cards still to be drawn. Seen by nobody; their order is drawn card by card.
    draw_pile: Cards,
}

pub(super) const fn opponent(seat: Seat) -> Seat {
    seat.next(2)
}

impl Game for Classic {
    type Setup = Setup;
    type Values = ClassicValues;
    type Action = Action;
    type Chance = Chance;
    type Glimpse = Glimpse;
    type Effect = Effect;
    type View = View;

    fn start(setup: &Setup, values: &'static ClassicValues) -> Self {
        Self {
            open: View::new(*setup, values),
            hands: [Cards::NONE; N_SEATS],
            draw_pile: Cards::all(setup.n_colours()),
        }
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Beginning | Phase::Dealing | Phase::Drawing { .. } => Turn::Chance,
            Phase::Play { seat } | Phase::Draw { seat, .. } => Turn::Seats(Seats::one(seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        // Equal totals share the win (`tie_match` of the value table).
        self.open
            .is_over()
            .then(|| Outcome::by_points(self.open.totals().into()))
    }

    fn points(&self) -> BySeat<i32> {
        let mut points = self.open.totals();
        // After the match the cards on the table are already part of the totals.
        if !self.open.is_over() {
            for (points, seat) in points.iter_mut().zip(Seat::all(2)) {
                *points += self.open.points(seat);
            }
        }
        points.into()
    }

    fn rounds(&self) -> Vec<Vec<i32>> {
        self.open
            .rounds()
            .iter()
            .map(|round| round.to_vec())
            .collect()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        match self.open.phase {
            Phase::Play { seat: mover } if mover == seat => {
                let (playable, hand) = self.card_choices(seat);
                actions.extend(places(playable).map(|place| Action::Play(Card::at(place))));
                actions.extend(places(hand).map(|place| Action::Discard(Card::at(place))));
            }
            Phase::Draw {
                seat: mover,
                just_discarded,
            } if mover == seat => {
                let open = self.open.open_piles(just_discarded);
                actions.push(Action::Draw);
                actions.extend(places(u64::from(open)).map(|index| Action::Take(colour(index))));
            }
            Phase::Beginning
            | Phase::Dealing
            | Phase::Play { .. }
            | Phase::Draw { .. }
            | Phase::Drawing { .. }
            | Phase::Over => {}
        }
    }

    #[inline]
    fn random_action(
        &self,
        seat: Seat,
        rng: &mut GameRng,
        _scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        match self.open.phase {
            Phase::Play { seat: mover } if mover == seat => {
                let (playable, hand) = self.card_choices(seat);
                let (playable, hand) = (CountedBits::new(playable), CountedBits::new(hand));
                let index = below(rng, playable.len() + hand.len());
                let (is_play, cards, index) = match index.checked_sub(playable.len()) {
                    None => (true, playable, index),
                    Some(index) => (false, hand, index),
                };
                let card = Card::at(cards.nth(index));
                Some(if is_play {
                    Action::Play(card)
                } else {
                    Action::Discard(card)
                })
            }
            Phase::Draw {
                seat: mover,
                just_discarded,
            } if mover == seat => {
                let open = self.open.open_piles(just_discarded);
                Some(match below(rng, 1 + n_in_byte(open)).checked_sub(1) {
                    None => Action::Draw,
                    Some(index) => Action::Take(colour(nth_in_byte(open, index))),
                })
            }
            Phase::Beginning
            | Phase::Dealing
            | Phase::Play { .. }
            | Phase::Draw { .. }
            | Phase::Drawing { .. }
            | Phase::Over => None,
        }
    }

    #[inline]
    fn sample(&self, rng: &mut GameRng) -> Chance {
        let seat = match self.open.phase {
            Phase::Beginning if self.open.n_finished == 0 => {
                let drawn = if below(rng, 2) == 0 {
                    Seat::FIRST
                } else {
                    opponent(Seat::FIRST)
                };
                return Chance::First(self.open.setup.first().unwrap_or(drawn));
            }
            Phase::Beginning => return Chance::First(self.next_starter()),
            Phase::Dealing => self.next_dealt(),
            Phase::Drawing { seat } => seat,
            Phase::Play { .. } | Phase::Draw { .. } | Phase::Over => {
                panic!("chance was asked for in the phase {:?}", self.open.phase)
            }
        };
        let card = self
            .draw_pile
            .nth(below(rng, u32::from(self.open.n_draw_pile)));
        Chance::Draw { seat, card }
    }

    #[inline]
    fn apply(
        &mut self,
        step: &Step<Action, Chance>,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match *step {
            Step::Act { seat, action } => self.act(seat, action, tell),
            Step::Chance(chance) => self.apply_chance(chance, tell),
        }
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        // Nothing was revealed between playing or discarding a card and drawing one.
        match self.open.phase {
            Phase::Draw { seat: mover, .. } => mover == seat,
            Phase::Beginning
            | Phase::Dealing
            | Phase::Play { .. }
            | Phase::Drawing { .. }
            | Phase::Over => false,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            eyes: Eyes::new(viewer, |seat| self.hands[seat.index()]),
            ..self.open
        }
    }

    fn glimpse(chance: &Chance, viewer: Viewer) -> Glimpse {
        chance.glimpse(viewer)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        let mut unseen = view.unseen();
        let mut hands = view.known;
        for seat in Seat::all(2) {
            let hand = &mut hands[seat.index()];
            if let Some(own) = view.eyes.hand_of(seat) {
                *hand = own;
                continue;
            }
            for _ in hand.len()..view.n_hand(seat) {
                let card = unseen.nth(index_below(rng, unseen.len()));
                unseen.remove(card);
                hand.add(card);
            }
        }
        Self {
            open: View {
                eyes: Eyes::Spectator,
                ..*view
            },
            hands,
            draw_pile: unseen,
        }
    }
}

/// The colour with this index; all indices come from piles of the game.
const fn colour(index: u32) -> Colour {
    Colour::ALL[index as usize]
}

impl Classic {
    /// Bit `place` for every card that `seat` may play, and for every one it may discard.
    fn card_choices(&self, seat: Seat) -> (u64, u64) {
        let hand = self.hands[seat.index()].bits();
        (hand & self.open.playable[seat.index()], hand)
    }

    /// Who begins the next round: the player who has more points (000:70), read as the running total.
    fn next_starter(&self) -> Seat {
        let [first, second] = self.open.totals();
        if first == second {
            return match self.open.values.tie_starter.value {
                TieStarter::NotPreviousStarter => opponent(self.open.starter),
                TieStarter::PreviousStarter => self.open.starter,
            };
        }
        if first > second {
            Seat::FIRST
        } else {
            opponent(Seat::FIRST)
        }
    }

    /// Whether the deal still owes `seat` a card.
    fn lacks_cards(&self, seat: Seat) -> bool {
        let n_hand = self.open.n_hand.get(seat.index());
        n_hand.is_some_and(|&n| n < self.open.values.hand.value)
    }

    /// Who is dealt the next card: in turn, beginning with the first player.
    fn next_dealt(&self) -> Seat {
        let first = self.open.starter;
        let second = opponent(first);
        if self.open.n_hand[second.index()] < self.open.n_hand[first.index()] {
            second
        } else {
            first
        }
    }
}
