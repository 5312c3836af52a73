//! Positions of the classic game in which exactly what a test needs lies on the table.

use std::collections::VecDeque;

use lostcities::games::classic::{Action, Card, Chance, Classic, Phase, Rank, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{BySeat, Game, GameRng, Seat, Seed, Step, Turn, Viewer};
use lostcities::present::PresentContext;

/// What a seat does and gets: `r7` is played, `r7-` discarded, `r7.` kept in hand.
pub struct Plan(VecDeque<(Card, char)>);

impl Plan {
    /// The plan that `text` says, in this order; cards to keep come last.
    pub fn new(text: &str) -> Self {
        let word = |word: &str| match word.strip_suffix(['-', '.']) {
            Some(card) => (card.parse().unwrap(), word.chars().last().unwrap()),
            None => (word.parse().unwrap(), '+'),
        };
        Self(text.split_whitespace().map(word).collect())
    }

    fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().map(|&(card, _)| card)
    }

    fn next_action(&mut self) -> Option<Action> {
        match self.0.front()? {
            (_, '.') => None,
            &(card, kind) => {
                self.0.pop_front();
                Some(match kind {
                    '-' => Action::Discard(card),
                    _ => Action::Play(card),
                })
            }
        }
    }
}

#[derive(Clone)]
pub struct Table {
    pub game: Classic,
    pub acts: Vec<(Seat, Action)>,
}

impl Table {
    /// The first round of a match in which both seats follow their plans, until the seat to move has nothing planned.
    pub fn after(setup: Setup, left: &str, right: &str) -> Self {
        let mut table = Self::new(setup);
        table.play_round(left, right);
        table
    }

    pub fn new(setup: Setup) -> Self {
        Self {
            game: Classic::start(&setup, &Values::latest().classic),
            acts: Vec::new(),
        }
    }

    /// Draws what chance has to draw and answers who is to move.
    pub fn draw_due_chance(&mut self, rng: &mut GameRng) -> Option<Seat> {
        loop {
            match self.game.turn() {
                Turn::Seats(seats) => return seats.iter().next(),
                Turn::Chance => {
                    let chance = self.game.sample(rng);
                    assert!(self.chance(chance), "a game accepts what it sampled");
                }
                Turn::Over => return None,
            }
        }
    }

    /// Plays the planned part of a round that has not begun yet.
    pub fn play_round(&mut self, left: &str, right: &str) {
        let mut plans = [Plan::new(left), Plan::new(right)];
        let mut to_deal: [VecDeque<Card>; 2] = [0, 1].map(|seat| plans[seat].cards().collect());
        let mut filler = self.filler(&plans);
        loop {
            match self.game.view(Viewer::Spectator).phase() {
                Phase::Beginning => {
                    let first = [Seat::FIRST, Seat::FIRST.next(2)];
                    let accepted = first.iter().any(|&seat| self.chance(Chance::First(seat)));
                    assert!(accepted, "a seat begins");
                }
                Phase::Dealing => {
                    let seat = Seat::all(2)
                        .min_by_key(|&seat| {
                            let view = self.game.view(Viewer::Spectator);
                            view.n_hand(seat)
                        })
                        .unwrap();
                    if !self.deal(seat, &mut to_deal, &mut filler) {
                        assert!(self.deal(seat.next(2), &mut to_deal, &mut filler));
                    }
                }
                Phase::Drawing { seat } => {
                    assert!(self.deal(seat, &mut to_deal, &mut filler), "a card is left");
                }
                Phase::Play { seat } => match plans[seat.index()].next_action() {
                    Some(action) => self.act(seat, action),
                    None => return,
                },
                Phase::Draw { seat, .. } => self.act(seat, Action::Draw),
                Phase::Over => return,
            }
        }
    }

    /// What lies in no plan, so that it can be dealt to anybody.
    fn filler(&self, plans: &[Plan; 2]) -> VecDeque<Card> {
        let view = self.game.view(Viewer::Spectator);
        let mut planned: Vec<Card> = plans.iter().flat_map(Plan::cards).collect();
        let all = view.colours().iter().flat_map(|&colour| {
            let wagers = [Card::wager(colour); 3];
            let numbers = Rank::all();
            let numbers = numbers.map(move |rank| Card::number(colour, rank));
            wagers.into_iter().chain(numbers)
        });
        let mut filler = VecDeque::new();
        for card in all {
            match planned.iter().position(|&other| other == card) {
                Some(place) => drop(planned.swap_remove(place)),
                None => filler.push_back(card),
            }
        }
        assert!(planned.is_empty(), "planned twice: {planned:?}");
        filler
    }

    fn deal(
        &mut self,
        seat: Seat,
        to_deal: &mut [VecDeque<Card>; 2],
        filler: &mut VecDeque<Card>,
    ) -> bool {
        let planned = &mut to_deal[seat.index()];
        let from = if planned.is_empty() { filler } else { planned };
        let Some(&card) = from.front() else {
            return false;
        };
        let accepted = self.chance(Chance::Draw { seat, card });
        if accepted {
            from.pop_front();
        }
        accepted
    }

    fn chance(&mut self, chance: Chance) -> bool {
        self.game.apply(&Step::Chance(chance), &mut |_| ()).is_ok()
    }

    pub fn act(&mut self, seat: Seat, action: Action) {
        self.game
            .apply(&Step::Act { seat, action }, &mut |_| ())
            .unwrap_or_else(|error| panic!("{action}: {error}"));
        self.acts.push((seat, action));
    }

    pub fn finish_round(&mut self) {
        let mut actions = Vec::new();
        let round = |table: &Self| {
            let view = table.game.view(Viewer::Spectator);
            view.rounds().len()
        };
        let before = round(self);
        let mut rng = Seed::simulated(5, 0).at(0);
        while round(self) == before {
            match self.game.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    self.game.legal_actions(seat, &mut actions);
                    let idle =
                        |action: &&Action| matches!(action, Action::Discard(_) | Action::Draw);
                    let action = *actions.iter().find(idle).unwrap();
                    self.act(seat, action);
                }
                Turn::Chance => {
                    let chance = self.game.sample(&mut rng);
                    assert!(self.chance(chance), "a game accepts what it sampled");
                }
                Turn::Over => return,
            }
        }
    }

    /// What a picture needs besides the view.
    pub fn around(&self, left: &str, right: &str) -> PresentContext<Action> {
        let from = self.acts.len().saturating_sub(4);
        PresentContext {
            names: BySeat::new(2, |seat| [left, right][seat.index()].to_owned()),
            recent: self.acts[from..].to_vec(),
            new_card: None,
            stopped: None,
        }
    }
}

/// An ordinary position of a game of one round: both have begun four expeditions, Marlene is to move.
pub fn ordinary() -> Table {
    let setup = Setup::new(1, 5).unwrap();
    Table::after(
        setup,
        "yw y2 y3 y5 y6 y8 b4 b5 b7 w2- gw gw g3 g4 g6 g7 r2 r6 r7 r8 g8- y9. bw. b10. ww. w9. g9. g10. r10.",
        "y4 y7 y10 bw b2 b3 b6 b8 b9 ww w3 w4 w5 w6 rw r3 r4 g2- r5- yw- w7",
    )
}

/// As full as a board can be: rows of twelve cards.
pub fn crowded(n_colours: u8) -> Table {
    let setup = Setup::new(1, n_colours).unwrap();
    let whole = |colour: &str| {
        let wagers = format!("{colour}w {colour}w {colour}w ");
        (2..=10).fold(wagers, |row, number| format!("{row}{colour}{number} "))
    };
    let left = format!("{}{}r2 r5 r9 g2- g5- r6. ", whole("y"), whole("w"));
    let mut right = format!("{}gw gw gw g3 g4 g6 g7 g8 g9 ", whole("b"));
    if n_colours == 6 {
        right.push_str("pw pw p2 p3 p4 p5 p7 p8 ");
    }
    Table::after(setup, &left, &format!("{right}r10- r8- rw- g10"))
}
