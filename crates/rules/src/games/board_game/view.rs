//! All that one viewer knows of a match.

mod choices;

pub use choices::NotBegun;

use super::pile::DiscardPiles;
use super::stage::N_STAGES;
use super::{
    Cards, DiscardPile, Expedition, Figure, N_MEMBERS, N_PATHS, PATHS, RoundScore, Setup, Stage,
    Tile,
};
use crate::games::values::{BoardGameValues, BoardTie};
use crate::games::{Colour, StallCounter};
use crate::kernel::{BySeat, Eyes, Seat, Viewer};

/// All that one viewer knows: everything that lies open, the viewer's own hand, and which cards of a hand everybody saw
/// being taken.
///
/// The position is made of the spectator's view and the hidden cards, so a view cannot show more by mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who is looking, and their own hand. Seen by them only.
    pub(super) eyes: Eyes<Cards>,
    /// What was agreed. Seen by everybody.
    pub(super) setup: Setup,
    /// The printed values. Seen by everybody.
    pub(super) values: &'static BoardGameValues,
    /// What the match waits for. Seen by everybody.
    pub(super) phase: Phase,
    /// Who began the round, or will begin it if that is still to come. Seen by everybody.
    pub(super) starter: Seat,
    /// Every seat's points after each finished round. Seen by everybody.
    pub(super) rounds: Vec<Vec<i32>>,
    /// What lies before each seat. Seen by everybody.
    pub(super) sides: BySeat<Side>,
    /// The tiles on the paths. Seen by everybody.
    pub(super) tiles: [[Option<Tile>; N_STAGES]; N_PATHS],
    /// The tiles that are still to be laid out for this round. Seen by everybody.
    pub(super) unplaced: Vec<Tile>,
    /// The discard piles. Seen by everybody: each card was once on top.
    pub(super) discards: DiscardPiles,
    /// How many cards the draw pile has. Seen by everybody.
    pub(super) n_draw_pile: u8,
    /// The turns in a row in which nobody has taken a card of the draw pile. Seen by everybody.
    pub(super) stall: StallCounter,
}

/// What lies before one seat. Seen by everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Side {
    /// The expeditions that are begun, by path.
    pub(super) expeditions: [Option<Expedition>; N_PATHS],
    /// Victory points; after the match those of the artefacts are among them.
    pub(super) points: i32,
    pub(super) artefact_tiles: u8,
    pub(super) artefacts: u8,
    /// Cards in hand that everybody saw being taken.
    pub(super) known: Cards,
    pub(super) n_hand: u8,
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance: who begins the round.
    Beginning,
    /// Chance: the next tile on the board.
    Placing,
    /// Chance: the next card of the deal.
    Dealing,
    /// The first part of a turn: this seat plays or discards a card.
    Play {
        seat: Seat,
    },
    /// This seat moves a figure further, or declines to.
    Move {
        seat: Seat,
        by: MoveBy,
    },
    /// The last part of a turn: this seat draws a card or takes one from a discard pile.
    Draw {
        seat: Seat,
        /// The pile on which the seat has just put a card.
        just_discarded: Option<Colour>,
    },
    /// Chance: the card that this seat draws.
    Drawing {
        seat: Seat,
    },
    Over,
}

/// Why a seat moves one more figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveBy {
    /// Its figure reached a stage tile: it may move any figure (004:301-305).
    StageTile,
    /// It played a card for an expedition whose figure has reached the lost city: another figure moves (004:240-245).
    LostCity,
}

impl Phase {
    /// Whose turn it is, also while the card it draws is still to come.
    pub const fn to_move(self) -> Option<Seat> {
        match self {
            Self::Play { seat }
            | Self::Move { seat, .. }
            | Self::Draw { seat, .. }
            | Self::Drawing { seat } => Some(seat),
            Self::Beginning | Self::Placing | Self::Dealing | Self::Over => None,
        }
    }
}

impl View {
    pub(super) fn new(setup: Setup, values: &'static BoardGameValues) -> Self {
        let mut view = Self {
            eyes: Eyes::Spectator,
            setup,
            values,
            phase: Phase::Beginning,
            starter: Seat::FIRST,
            rounds: Vec::new(),
            sides: BySeat::new(setup.n_seats(), |_| Side::default()),
            tiles: [[None; N_STAGES]; N_PATHS],
            unplaced: Vec::new(),
            discards: DiscardPiles::default(),
            n_draw_pile: 0,
            stall: StallCounter::new(setup.stall_limit()),
        };
        view.clear_table();
        view
    }

    /// Takes figures, cards and tiles away for the next round. Points and artefacts stay (004:29).
    pub(super) fn clear_table(&mut self) {
        for seat in self.seats() {
            let side = &mut self.sides[seat];
            *side = Side {
                points: side.points,
                artefacts: side.artefacts,
                ..Side::default()
            };
        }
        let artefacts = usize::from(self.values.artefact_tiles.value);
        let stages = usize::from(self.values.stage_tiles.value);
        let points = self.values.points_tiles.value.iter();
        self.tiles = [[None; N_STAGES]; N_PATHS];
        self.unplaced = std::iter::repeat_n(Tile::Artefact, artefacts)
            .chain(std::iter::repeat_n(Tile::Stage, stages))
            .chain(points.map(|&points| Tile::Points(points)))
            .collect();
        self.discards = DiscardPiles::default();
        let n_removed = if self.setup.n_seats() == 2 {
            usize::from(self.values.two_player_removed.value)
        } else {
            0
        };
        self.n_draw_pile = u8::try_from(Cards::ALL.len() - n_removed).expect("there are 110 cards");
        self.stall.reset();
    }

    pub const fn viewer(&self) -> Viewer {
        self.eyes.viewer()
    }

    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub const fn values(&self) -> &'static BoardGameValues {
        self.values
    }

    pub const fn n_seats(&self) -> u8 {
        self.setup.n_seats()
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.n_seats())
    }

    /// Which round is being played, from 1; after the match the last one.
    pub fn round(&self) -> u8 {
        let n_finished = u8::try_from(self.rounds.len()).unwrap_or(u8::MAX);
        self.n_rounds().min(n_finished.saturating_add(1))
    }

    pub const fn n_rounds(&self) -> u8 {
        self.setup.n_rounds()
    }

    /// Who began this round; `None` before that is known.
    pub fn starter(&self) -> Option<Seat> {
        (self.phase != Phase::Beginning).then_some(self.starter)
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; `None` between rounds and after the match.
    pub const fn to_move(&self) -> Option<Seat> {
        self.phase.to_move()
    }

    /// Whether the match has ended. The figures of its last round stay on the board.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The viewer's own hand; empty for a spectator.
    pub const fn hand(&self) -> Cards {
        match self.eyes.hand() {
            Some(hand) => hand,
            None => Cards::NONE,
        }
    }

    /// # Panics
    /// If the match has no such seat; so do the other questions about a seat.
    pub fn n_hand(&self, seat: Seat) -> usize {
        usize::from(self.sides[seat].n_hand)
    }

    /// The cards in the hand of `seat` that everybody saw it take and that it has not played or discarded since. Of a
    /// known and an unknown card that are equal, the known one is taken to be played first.
    pub fn known_cards(&self, seat: Seat) -> Cards {
        self.sides[seat].known
    }

    pub fn expedition(&self, seat: Seat, path: Colour) -> Option<&Expedition> {
        self.sides[seat].expeditions.get(path.index())?.as_ref()
    }

    /// The expeditions of `seat` that are begun, in the order of the paths.
    pub fn expeditions(&self, seat: Seat) -> impl Iterator<Item = &Expedition> {
        self.sides[seat].expeditions.iter().flatten()
    }

    pub fn n_waiting(&self, seat: Seat, figure: Figure) -> u8 {
        let n_all = match figure {
            Figure::Leader => 1,
            Figure::Member => N_MEMBERS,
        };
        let under_way = self.expeditions(seat);
        under_way
            .filter(|expedition| expedition.figure() == figure)
            .fold(n_all, |left, _| left.saturating_sub(1))
    }

    pub fn tile(&self, path: Colour, stage: Stage) -> Option<Tile> {
        *self.tiles.get(path.index())?.get(stage.index())?
    }

    pub fn discard_pile(&self, colour: Colour) -> DiscardPile<'_> {
        self.discards.pile(colour)
    }

    pub fn n_draw_pile(&self) -> usize {
        usize::from(self.n_draw_pile)
    }

    /// The victory points of `seat`; after the match those of the artefacts are among them.
    pub fn points(&self, seat: Seat) -> i32 {
        self.sides[seat].points
    }

    pub fn artefact_tiles(&self, seat: Seat) -> u8 {
        self.sides[seat].artefact_tiles
    }

    /// All artefacts of `seat`, the tiles of this round included.
    pub fn artefacts(&self, seat: Seat) -> u8 {
        self.sides[seat].artefacts + self.sides[seat].artefact_tiles
    }

    /// What the round would bring `seat` if it ended with the figures where they are.
    pub fn round_score(&self, seat: Seat) -> RoundScore {
        RoundScore::of(self, seat)
    }

    /// Every seat's points as they would count if play stopped here: the round is scored with the figures where they are, the
    /// artefacts are not, because they are paid after the last round only.
    pub fn points_now(&self) -> BySeat<i32> {
        let points = |seat| {
            if self.is_over() {
                self.points(seat)
            } else {
                self.round_score(seat).after
            }
        };
        BySeat::new(self.n_seats(), points)
    }

    pub fn rounds(&self) -> &[Vec<i32>] {
        &self.rounds
    }

    /// Every seat's place by points; on equal points more artefacts win, and if they are equal too the place is shared
    /// (004:53-58).
    pub fn places(&self) -> BySeat<u8> {
        let BoardTie::ArtefactsThenShared = self.values.tie.value;
        let rank = |seat| (self.points(seat), self.artefacts(seat));
        let place = |seat| {
            let better = self.seats().filter(|&other| rank(other) > rank(seat));
            1 + better.map(|_| 1).sum::<u8>()
        };
        BySeat::new(self.n_seats(), place)
    }

    /// How many figures of all seats have crossed the bridges in this round.
    pub fn n_crossed(&self) -> u8 {
        let bridge = self.values.round_end_stage.value;
        let all = self.seats().flat_map(|seat| self.expeditions(seat));
        let crossed = all.filter(|expedition| expedition.stage() >= bridge);
        crossed.map(|_| 1).sum()
    }

    /// How many turns in a row nobody has taken a card of the draw pile, and how many close the discard piles.
    pub const fn stall(&self) -> StallCounter {
        self.stall
    }

    pub const fn discards_are_closed(&self) -> bool {
        self.stall.is_reached()
    }

    /// The cards that the viewer has not seen: those of the draw pile, those that two players have removed, and the
    /// unknown ones in hands.
    pub fn unseen(&self) -> Cards {
        let mut unseen = Cards::ALL;
        for card in self.discards.cards() {
            unseen.remove(card);
        }
        for seat in self.seats() {
            let own = self.eyes.hand_of(seat);
            let in_hand = own.unwrap_or_else(|| self.known_cards(seat));
            let rows = self.expeditions(seat).flat_map(Expedition::cards);
            for card in rows.chain(in_hand.iter()) {
                unseen.remove(card);
            }
        }
        unseen
    }

    pub(super) fn next_place(&self) -> Option<(Colour, Stage)> {
        let places = PATHS.into_iter().flat_map(|path| {
            let stages = self.values.tile_stages.value.of(path).iter();
            stages.map(move |&stage| (path, stage))
        });
        if self.unplaced.is_empty() {
            return None;
        }
        places
            .into_iter()
            .find(|&(path, stage)| self.tile(path, stage).is_none())
    }
}
