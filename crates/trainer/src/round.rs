//! One round of the card game with a deck that was shuffled before it.

use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{
    Action, Card, Chance, Classic, Effect, Phase, Rank, Setup, View,
};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{BySeat, Game, GameRng, Seat, Seed, Step, Turn, Viewer, below};

/// A round and the cards that will be drawn.
pub struct Round {
    game: Classic,
    deck: Vec<Card>,
    n_drawn: usize,
    /// How many cards were played or discarded.
    pub half_turns: u32,
    /// How often the discards were closed for a turn.
    pub n_closed: u32,
}

pub fn shuffled(n_colours: u8, rng: &mut GameRng) -> Vec<Card> {
    let setup = Setup::new(1, n_colours).expect("five or six colours");
    let mut deck: Vec<Card> = Vec::with_capacity(72);
    for &colour in setup.colours() {
        deck.extend([Card::wager(colour); 3]);
        deck.extend(Rank::all().map(|rank| Card::number(colour, rank)));
    }
    for place in (1..deck.len()).rev() {
        let n = u32::try_from(place + 1).unwrap_or(u32::MAX);
        deck.swap(place, below(rng, n) as usize);
    }
    deck
}

impl Round {
    /// A round to learn from, and the stream for what chance decides in it.
    pub fn random(seed: u64, number: u64) -> (Self, GameRng) {
        let mut rng = Seed::simulated(seed, number).whims();
        // Now and then the long game.
        let n_colours = if number % 8 == 7 { 6 } else { 5 };
        let deck = shuffled(n_colours, &mut rng);
        // Where the discards close early and late, a player learns not to count on either.
        let limit = 8 + u8::try_from(below(&mut rng, 13)).unwrap_or(0);
        (Self::new(deck, limit), rng)
    }

    /// The first seat is to move, all hands are dealt.
    pub fn new(deck: Vec<Card>, discards_close_after: u8) -> Self {
        let n_colours = if deck.len() > 60 { 6 } else { 5 };
        let setup = Setup::new(1, n_colours)
            .and_then(|setup| setup.with_discards_close_after(discards_close_after))
            .expect("such a round exists");
        let mut round = Self {
            game: Classic::start(&setup, &Values::latest().classic),
            deck,
            n_drawn: 0,
            half_turns: 0,
            n_closed: 0,
        };
        round.chance(Chance::First(Seat::FIRST));
        for place in 0..16 {
            let seat = if place % 2 == 0 {
                Seat::FIRST
            } else {
                Seat::FIRST.next(2)
            };
            round.draw(seat);
        }
        round
    }

    fn chance(&mut self, chance: Chance) {
        self.game
            .apply(&Step::Chance(chance), &mut |_| ())
            .expect("the deck holds what the rules expect");
    }

    fn draw(&mut self, seat: Seat) {
        let card = self.deck[self.n_drawn];
        self.n_drawn += 1;
        self.chance(Chance::Draw { seat, card });
    }

    /// Who is to move and whether it plays a card (or takes one); none after the round.
    pub fn to_move(&self) -> Option<(Seat, bool)> {
        let turn = self.game.turn();
        let Turn::Seats(seats) = turn else {
            return None;
        };
        let seat = seats.iter().next()?;
        let view = self.game.view(Viewer::Spectator);
        Some((seat, matches!(view.phase(), Phase::Play { .. })))
    }

    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// Replaces `actions` by what `seat` may do.
    pub fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.game.legal_actions(seat, actions);
    }

    /// Plays an action, and draws the card that may follow from it.
    pub fn act(&mut self, seat: Seat, action: Action) {
        if matches!(action, Action::Play(_) | Action::Discard(_)) {
            self.half_turns += 1;
        }
        let n_closed = &mut self.n_closed;
        self.game
            .apply(&Step::Act { seat, action }, &mut |effect| {
                *n_closed += u32::from(effect == Effect::DiscardsClosed);
            })
            .expect("only legal actions are played");
        if action == Action::Draw {
            self.draw(seat);
        }
    }

    pub fn deck(&self) -> &[Card] {
        &self.deck[self.n_drawn..]
    }

    /// By how much the first seat leads.
    pub fn margin(&self) -> i32 {
        let points = self.game.points();
        points[Seat::FIRST] - points[Seat::FIRST.next(2)]
    }

    pub fn colours(&self) -> &'static [Colour] {
        if self.deck.len() > 60 {
            &Colour::ALL[..6]
        } else {
            &Colour::ALL[..5]
        }
    }

    pub fn points(&self) -> BySeat<i32> {
        self.game.points()
    }
}
