//! The position, and how steps change it.

mod ending;
mod moves;
mod steps;

use super::{
    Action, Cards, Chance, Effect, Figure, Glimpse, MoveBy, Phase, Setup, View, chance::Path,
};
use crate::games::values::BoardGameValues;
use crate::kernel::{
    BySeat, Eyes, Game, GameRng, Illegal, Outcome, Seat, Seats, Step, Turn, Viewer, below,
    index_below,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardGame {
    /// What lies open; the view of a spectator. Seen by everybody.
    pub(super) open: View,
    /// Cards in hand. Each is seen by its owner only.
    pub(super) hands: BySeat<Cards>,
    /// The cards of the draw pile and those that two players have removed unseen; nobody can tell which are which before
    /// they are drawn. Seen by nobody; their order is drawn card by card.
    pub(super) pool: Cards,
}

impl Game for BoardGame {
    type Setup = Setup;
    type Values = BoardGameValues;
    type Action = Action;
    type Chance = Chance;
    type Glimpse = Glimpse;
    type Effect = Effect;
    type View = View;

    fn start(setup: &Setup, values: &'static BoardGameValues) -> Self {
        Self {
            open: View::new(*setup, values),
            hands: BySeat::new(setup.n_seats(), |_| Cards::NONE),
            pool: Cards::ALL,
        }
    }

    fn n_seats(&self) -> u8 {
        self.open.n_seats()
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Beginning | Phase::Placing | Phase::Dealing | Phase::Drawing { .. } => {
                Turn::Chance
            }
            Phase::Play { seat } | Phase::Move { seat, .. } | Phase::Draw { seat, .. } => {
                Turn::Seats(Seats::one(seat))
            }
            Phase::Over => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.open.is_over().then(|| ending::outcome(&self.open))
    }

    fn points(&self) -> BySeat<i32> {
        self.open.points_now()
    }

    fn rounds(&self) -> Vec<Vec<i32>> {
        self.open.rounds.clone()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.open.to_move() != Some(seat) {
            return;
        }
        match self.open.phase {
            Phase::Play { .. } => self.list_plays(seat, actions),
            Phase::Move { by, .. } => {
                actions.extend(self.open.movable(seat).map(Action::Move));
                match by {
                    MoveBy::StageTile => actions.push(Action::Stop),
                    MoveBy::LostCity => {}
                }
            }
            Phase::Draw { .. } => {
                actions.push(Action::Draw);
                actions.extend(self.open.open_piles().map(Action::Take));
            }
            Phase::Beginning
            | Phase::Placing
            | Phase::Dealing
            | Phase::Drawing { .. }
            | Phase::Over => {}
        }
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        let seat = match self.open.phase {
            Phase::Beginning if self.open.rounds.is_empty() => {
                let first = below(rng, u32::from(self.n_seats()));
                let drawn = Seat::all(self.n_seats()).nth(first as usize);
                let first = self.open.setup.first().or(drawn);
                return Chance::First(first.unwrap_or(Seat::FIRST));
            }
            Phase::Beginning => return Chance::First(self.open.starter),
            Phase::Placing => return self.sample_tile(rng),
            Phase::Dealing => self.next_dealt(),
            Phase::Drawing { seat } => seat,
            Phase::Play { .. } | Phase::Move { .. } | Phase::Draw { .. } | Phase::Over => {
                panic!("chance was asked for in the phase {:?}", self.open.phase)
            }
        };
        let card = self.pool.nth(index_below(rng, self.pool.len()));
        Chance::Draw { seat, card }
    }

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
        // Nothing is revealed before a card is drawn or taken.
        match self.open.phase {
            Phase::Move { seat: mover, .. } | Phase::Draw { seat: mover, .. } => mover == seat,
            Phase::Beginning
            | Phase::Placing
            | Phase::Dealing
            | Phase::Play { .. }
            | Phase::Drawing { .. }
            | Phase::Over => false,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand_of = |seat| self.hands.get(seat).copied().unwrap_or_default();
        View {
            eyes: Eyes::new(viewer, hand_of),
            ..self.open.clone()
        }
    }

    fn glimpse(chance: &Chance, viewer: Viewer) -> Glimpse {
        chance.glimpse(viewer)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        let mut unseen = view.unseen();
        let hands = BySeat::new(view.n_seats(), |seat| {
            if let Some(own) = view.eyes.hand_of(seat) {
                return own;
            }
            let mut hand = view.known_cards(seat);
            for _ in hand.len()..view.n_hand(seat) {
                let card = unseen.nth(index_below(rng, unseen.len()));
                unseen.remove(card);
                hand.add(card);
            }
            hand
        });
        Self {
            open: View {
                eyes: Eyes::Spectator,
                ..view.clone()
            },
            hands,
            pool: unseen,
        }
    }
}

impl BoardGame {
    /// Everything that `seat` may do with a card of its hand.
    fn list_plays(&self, seat: Seat, actions: &mut Vec<Action>) {
        let hand = self.hands[seat];
        let waiting = Figure::ALL.map(|figure| (figure, self.open.has_figure(seat, figure)));
        for card in hand.faces() {
            if self.open.may_begin_from(hand, seat, card).is_ok() {
                let figures = waiting.into_iter().filter(|(_, is_waiting)| *is_waiting);
                actions.extend(figures.map(|(figure, _)| Action::Begin(card, figure)));
            }
        }
        let fitting = hand.faces().filter(|&card| self.open.takes(seat, card));
        actions.extend(fitting.map(Action::Advance));
        actions.extend(hand.faces().map(Action::Discard));
    }

    fn sample_tile(&self, rng: &mut GameRng) -> Chance {
        let tile = index_below(rng, self.open.unplaced.len());
        let tile = self.open.unplaced[tile as usize];
        let (path, stage) = self
            .open
            .next_place()
            .expect("there is a place for each tile");
        let path = Path::new(path).expect("a place is on a path");
        Chance::Tile { path, stage, tile }
    }

    /// Whether the deal still owes `seat` a card.
    fn lacks_cards(&self, seat: Seat) -> bool {
        let side = self.open.sides.get(seat);
        side.is_some_and(|side| side.n_hand < self.open.values.hand.value)
    }

    /// Who is dealt the next card: in turn, beginning with the first player.
    fn next_dealt(&self) -> Seat {
        let n_seats = self.n_seats();
        let mut next = self.open.starter;
        for seat in Seat::all(n_seats).map(|seat| turned(self.open.starter, seat, n_seats)) {
            if self.open.n_hand(seat) < self.open.n_hand(next) {
                next = seat;
            }
        }
        next
    }
}

/// The seat as far to the left of `from` as `seat` is of the first.
fn turned(from: Seat, seat: Seat, n_seats: u8) -> Seat {
    (0..seat.number()).fold(from, |seat, _| seat.next(n_seats))
}
