//! Positions written down as what lies on the table and the turns that follow.

use crate::games::Colour;
use crate::games::board_game::{
    BoardGame, Card, Cards, Chance, Direction, Expedition, Figure, PATHS, Path, Phase, Rank, Setup,
    Stage, Tile,
};
use crate::games::testing;
use crate::games::values::BoardGameValues;
use crate::kernel::{Game, Seat, Viewer};

use super::values;

pub(super) const A: Seat = Seat::FIRST;
pub(super) const B: Seat = Seat::FIRST.next(2);
pub(super) const C: Seat = B.next(3);

pub(super) type Table = testing::Table<BoardGame>;

/// The cards of a list such as `"r7 b0"`.
pub(super) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

pub(super) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// The path of a letter and the stage of a digit, as in `"g4"`.
fn place(text: &str) -> (Colour, Stage) {
    let (path, stage) = text.split_at(1);
    let stage = stage.parse().ok().and_then(Stage::new);
    (path.parse().expect("a path"), stage.expect("a stage"))
}

impl Table {
    /// A round in which A begins; hands hold at least these cards and no others of the same colours. No tiles but those
    /// that [`Table::tiles`] puts there.
    pub(super) fn new(hands: &[&str]) -> Self {
        let n_seats = u8::try_from(hands.len()).expect("a few seats");
        Self::with(Setup::new(n_seats, 1).expect("such a match exists"), hands)
    }

    pub(super) fn with(setup: Setup, hands: &[&str]) -> Self {
        Self::with_values(setup, values(), hands)
    }

    pub(super) fn with_values(
        setup: Setup,
        values: &'static BoardGameValues,
        hands: &[&str],
    ) -> Self {
        let table = Self::start(&setup, values);
        table.deals(A, hands)
    }

    /// Lays out tiles and deals, as [`Table::new`] says; `first` begins.
    pub(super) fn deals(mut self, first: Seat, hands: &[&str]) -> Self {
        self.chance(Chance::First(first)).expect("a round begins");
        while self.view().phase() == Phase::Placing {
            let tile = self.game.open.unplaced[0];
            let (path, stage) = self.game.open.next_place().expect("a place");
            let path = Path::new(path).expect("a path");
            self.chance(Chance::Tile { path, stage, tile })
                .expect("the next tile");
        }
        self.game.open.tiles = [[None; 9]; 5];
        let named: Vec<Cards> = hands.iter().map(|hand| cards(hand)).collect();
        for (seat, &hand) in self.view().seats().zip(&named) {
            for card in hand.iter() {
                self.chance(Chance::Draw { seat, card })
                    .expect("still in the draw pile");
            }
        }
        for (seat, hand) in self.view().seats().zip(hands) {
            while self.game.open.n_hand(seat) < 8 {
                let card = self.filler(hand);
                self.chance(Chance::Draw { seat, card })
                    .expect("still in the draw pile");
            }
        }
        self
    }

    /// The highest card of the draw pile whose colour this hand does not name.
    fn filler(&self, hand: &str) -> Card {
        let pool = self.game.pool.iter();
        let is_named = |card: &Card| hand.contains(card.colour().letter());
        pool.filter(|card| !is_named(card))
            .max_by_key(|card| card.rank())
            .expect("a card of another colour")
    }

    /// Puts tiles on the board: `"g4:stage g5:15 b2:artefact"`.
    pub(super) fn tiles(mut self, tiles: &str) -> Self {
        for text in tiles.split_whitespace() {
            let (at, tile) = text.split_once(':').expect("a place and a tile");
            let (path, stage) = place(at);
            let tile = match tile {
                "artefact" => Tile::Artefact,
                "stage" => Tile::Stage,
                points => Tile::Points(points.parse().expect("points")),
            };
            self.game.open.tiles[path.index()][stage.index()] = Some(tile);
        }
        self
    }

    /// Puts figures of a seat on the board, each with a row of one card 0: `"g4 b9 r8:leader"`.
    pub(super) fn figures(mut self, seat: Seat, figures: &str) -> Self {
        for text in figures.split_whitespace() {
            let (at, figure) = match text.split_once(':') {
                Some((at, _)) => (at, Figure::Leader),
                None => (text, Figure::Member),
            };
            let (path, stage) = place(at);
            let card = Card::new(path, Rank::LOWEST).expect("a path");
            let mut expedition = Expedition::begin(card, figure, Direction::Up);
            expedition.move_to(stage);
            self.game.open.sides[seat].expeditions[path.index()] = Some(expedition);
        }
        self
    }

    /// Gives a seat points and artefacts of earlier rounds.
    pub(super) fn has(mut self, seat: Seat, points: i32, artefacts: u8) -> Self {
        self.game.open.sides[seat].points = points;
        self.game.open.sides[seat].artefacts = artefacts;
        self
    }

    pub(super) fn runs_down_to(mut self, n_draw_pile: u8) -> Self {
        self.game.open.n_draw_pile = n_draw_pile;
        self
    }

    /// Plays parts of turns by the player who is to move: `"advance.r7 move.g draw:b2"`; `"pass"` discards the highest card and
    /// draws another high one.
    pub(super) fn plays(mut self, parts: &str) -> Self {
        for part in parts.split_whitespace() {
            let seat = self.view().to_move().expect("a turn");
            match part.split_once(':') {
                Some((_, drawn)) => self.draws(seat, card(drawn)),
                None if part == "pass" => {
                    let highest = self.hand(seat).iter().max_by_key(|card| card.rank());
                    let highest = highest.expect("a hand");
                    self.act(seat, &format!("discard.{highest}"))
                        .expect("always legal");
                    let next = self.game.pool.iter().max_by_key(|card| card.rank());
                    self.draws(seat, next.expect("a draw pile"));
                }
                None => self
                    .act(seat, part)
                    .unwrap_or_else(|why| panic!("{part}: {why}")),
            }
        }
        self
    }

    fn draws(&mut self, seat: Seat, card: Card) {
        self.act(seat, "draw").expect("the end of a turn");
        self.chance(Chance::Draw { seat, card })
            .expect("still in the draw pile");
    }

    pub(super) fn hand(&self, seat: Seat) -> Cards {
        self.game.view(Viewer::Seat(seat)).hand()
    }

    pub(super) fn stage(&self, seat: Seat, path: Colour) -> Option<u8> {
        let view = self.view();
        let expedition = view.expedition(seat, path);
        expedition.map(|expedition| expedition.stage().number())
    }

    /// What `seat` may do, as text, of which only what begins so.
    pub(super) fn legal_beginning(&self, seat: Seat, beginning: &str) -> Vec<String> {
        let mut legal = self.legal(seat);
        legal.retain(|text| text.starts_with(beginning));
        legal
    }
}

#[test]
fn the_script_deals_what_it_says() {
    let table = Table::new(&["g3 g5", "b0"]);
    assert_eq!(table.hand(A).ranks(Colour::Green).count(), 2);
    assert_eq!(table.hand(A).len(), 8);
    assert!(PATHS.into_iter().all(|path| table.stage(A, path).is_none()));
}
