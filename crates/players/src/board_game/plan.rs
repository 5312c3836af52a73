//! What a seat may still make of its cards and figures in this round.

mod prospect;

use prospect::{Prospect, best_sum, expected};

use super::outlook::Outlook;
use crate::numbers::float;
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{
    Card, Cards, Direction, Figure, PATHS, Rank, Stage, Tile,
};

const N_PATHS: usize = PATHS.len();

/// Of the cards that would fit now, so many still fit when they come.
const IN_ORDER: f32 = 0.6;

/// What a move from a stage tile is worth before it is known which.
const EXTRA_MOVE: f32 = 13.0;

/// What part of the gain by the leader counts while the leader still waits.
const LEADER_WAITS: f32 = 0.5;

/// Chains of stage tiles are looked through so far.
const DEPTH: u8 = 2;

/// A seat's expeditions and hand as they may become by what it does in this turn.
#[derive(Clone)]
pub(super) struct Plan<'a> {
    outlook: &'a Outlook<'a>,
    rows: [Row; N_PATHS],
    hand: Cards,
    found: f32,
    /// How many figures cross the bridges in this turn.
    n_crossing: u8,
    has_leader: bool,
    has_member: bool,
    /// What the rows promise led by a member and by the leader. Only those of which `changed` has the bit promise something
    /// else by now.
    prospects: [[Prospect; 2]; N_PATHS],
    changed: u8,
}

#[derive(Clone, Copy)]
struct Row {
    figure: Option<Figure>,
    /// Where the figure stands; 0 if the expedition is not begun.
    stage: u8,
    last: Rank,
    direction: Direction,
    /// Bit `stage` for every artefact taken in this turn.
    emptied: u16,
}

impl<'a> Plan<'a> {
    /// As things stand.
    pub(super) fn new(outlook: &'a Outlook<'a>) -> Self {
        let rows = PATHS.map(|path| {
            let row = outlook.view.expedition(outlook.own, path);
            row.map_or(Row::EMPTY, |row| Row {
                figure: Some(row.figure()),
                stage: row.stage().number(),
                last: row.last_rank(),
                direction: row.direction(),
                emptied: 0,
            })
        });
        let mut plan = Self {
            outlook,
            rows,
            hand: outlook.view.hand(),
            found: 0.0,
            n_crossing: 0,
            has_leader: outlook.has_figure(Figure::Leader),
            has_member: outlook.has_figure(Figure::Member),
            prospects: [[Prospect::default(); 2]; N_PATHS],
            changed: 0,
        };
        plan.prospects = PATHS.map(|path| {
            let led = plan.is_for_leader(path);
            let by_leader = led.then(|| plan.prospect(path, Figure::Leader));
            [
                plan.prospect(path, Figure::Member),
                by_leader.unwrap_or_default(),
            ]
        });
        plan
    }

    pub(super) const fn outlook(&self) -> &'a Outlook<'a> {
        self.outlook
    }

    const fn row_mut(&mut self, path: Colour) -> &mut Row {
        self.changed |= 1 << super::index(path);
        &mut self.rows[super::index(path)]
    }

    /// Whether the leader could begin this path.
    fn is_for_leader(&self, path: Colour) -> bool {
        self.has_leader && self.rows[super::index(path)].figure.is_none()
    }

    pub(super) fn with(&self, card: Card) -> Self {
        Self {
            hand: self.hand.with(card),
            changed: self.changed | 1 << super::index(card.colour()),
            ..self.clone()
        }
    }

    pub(super) fn without(&self, card: Card) -> Self {
        Self {
            hand: self.hand.without(card),
            changed: self.changed | 1 << super::index(card.colour()),
            ..self.clone()
        }
    }

    /// With an expedition begun.
    pub(super) fn begun(&self, card: Card, figure: Figure) -> Self {
        let mut plan = self.without(card);
        let direction = if self.outlook.view.setup().is_up_and_down() {
            Direction::Open
        } else {
            Direction::Up
        };
        *plan.row_mut(card.colour()) = Row {
            figure: Some(figure),
            stage: Stage::FIRST.number(),
            last: card.rank(),
            direction,
            emptied: 0,
        };
        match figure {
            Figure::Leader => plan.has_leader = false,
            Figure::Member => {}
        }
        plan
    }

    /// What is promised after a card was added to an expedition and all moves that follow were made well.
    pub(super) fn advanced(&self, card: Card) -> f32 {
        let mut plan = self.without(card);
        let row = plan.row_mut(card.colour());
        if row.direction == Direction::Open && card.rank() != row.last {
            row.direction = if card.rank() > row.last {
                Direction::Up
            } else {
                Direction::Down
            };
        }
        row.last = card.rank();
        if row.stage < Stage::LAST.number() {
            plan.moved(card.colour(), 0)
        } else {
            plan.best_move(0)
                .unwrap_or_else(|| plan.after_turn() - super::IDLE_TURN)
        }
    }

    /// The best that a move of one of the figures promises; `None` if none can move.
    fn best_move(&self, depth: u8) -> Option<f32> {
        let paths = PATHS.into_iter().filter(|&path| {
            let row = self.rows[super::index(path)];
            row.figure.is_some() && row.stage < Stage::LAST.number()
        });
        paths.map(|path| self.moved(path, depth)).reduce(f32::max)
    }

    /// What is promised after the figure on this path moved one stage, chains of tiles played out well.
    pub(super) fn moved(&self, path: Colour, depth: u8) -> f32 {
        let mut plan = self.clone();
        let row = plan.row_mut(path);
        row.stage += 1;
        let (stage, emptied) = (row.stage, row.emptied);
        let Some(stage) = Stage::new(stage) else {
            return plan.after_turn();
        };
        let values = self.outlook.view.values();
        if stage == values.round_end_stage.value {
            plan.n_crossing += 1;
            let n_crossed = self.outlook.view.n_crossed() + plan.n_crossing;
            if n_crossed >= values.round_end_figures.value {
                return plan.ended();
            }
        }
        let is_empty = emptied >> stage.number() & 1 == 1;
        match self.outlook.tile(path, stage).filter(|_| !is_empty) {
            None => plan.after_turn(),
            Some(Tile::Points(points)) => {
                plan.found += f32::from(points);
                plan.after_turn()
            }
            Some(Tile::Artefact) => {
                plan.row_mut(path).emptied |= 1 << stage.number();
                plan.found += self.outlook.artefact;
                plan.after_turn()
            }
            Some(Tile::Stage) => {
                let declined = plan.after_turn();
                if depth >= DEPTH {
                    return declined + EXTRA_MOVE;
                }
                let best = plan.best_move(depth + 1);
                best.map_or(declined, |best| best.max(declined))
            }
        }
    }

    fn ended(&self) -> f32 {
        let now: f32 = self.rows.iter().map(|row| self.points(*row, 0)).sum();
        now + self.found + self.outlook.others_hope()
    }

    /// What is promised when this turn is over but for its card.
    pub(super) fn after_turn(&self) -> f32 {
        self.promise()
    }

    fn turns_left(&self) -> f32 {
        (self.outlook.turns - 1.0).max(0.0)
    }

    /// What the draw pile promises: the mean of all cards that may come.
    pub(super) fn drawn(&self) -> f32 {
        let unseen = self.outlook.unseen();
        let now = self.promise();
        let mut sum = 0.0;
        for path in PATHS {
            // Cards of a path that fit the same ways promise the same.
            let row = self.rows[super::index(path)];
            let mut kinds = [(0, None); 4];
            for card in unseen.ranks(path).filter_map(|rank| Card::new(path, rank)) {
                let fits_up = row.fits(Direction::Up, card.rank());
                let fits_down = row.fits(Direction::Down, card.rank());
                let (n, one) = &mut kinds[usize::from(fits_up) + 2 * usize::from(fits_down)];
                *n += unseen.count(card);
                *one = Some(card);
            }
            for (kind, (n, card)) in kinds.into_iter().enumerate() {
                sum += match card {
                    Some(card) if kind > 0 => float(n) * self.with(card).promise(),
                    Some(_) | None => float(n) * now,
                };
            }
        }
        sum / float(unseen.len()).max(1.0)
    }

    /// What a row promises now.
    fn prospect_now(&self, path: Colour, figure: Figure) -> Prospect {
        let index = super::index(path);
        if self.changed >> index & 1 == 1 {
            return self.prospect(path, figure);
        }
        let [by_member, by_leader] = self.prospects[index];
        match figure {
            Figure::Leader => by_leader,
            Figure::Member => by_member,
        }
    }

    /// What the figures will bring at the end of a turn, if this seat spends those to come well.
    pub(super) fn promise(&self) -> f32 {
        let now: f32 = self.rows.iter().map(|row| self.points(*row, 0)).sum();
        let prospects = PATHS.map(|path| self.prospect_now(path, Figure::Member));
        let plain = best_sum(&prospects, self.turns_left());
        let leader = if self.has_leader {
            let gains = PATHS.into_iter().filter(|&path| self.is_for_leader(path));
            let gains = gains.map(|path| {
                let led = self.prospect_now(path, Figure::Leader);
                led.best() - prospects[super::index(path)].best()
            });
            gains.fold(0.0, f32::max) * LEADER_WAITS
        } else {
            0.0
        };
        now + self.found + plain + leader
    }

    fn points(&self, row: Row, n_steps: u8) -> f32 {
        let values = self.outlook.view.values();
        let stage = (row.stage + n_steps).min(Stage::LAST.number());
        let Some(stage) = Stage::new(stage) else {
            return 0.0;
        };
        let points = match row.figure {
            None | Some(Figure::Member) => values.stage_points(stage),
            Some(Figure::Leader) => {
                values.stage_points(stage) * i32::from(values.leader_factor.value)
            }
        };
        f32::from(i16::try_from(points).unwrap_or(i16::MAX))
    }

    /// How far the expedition on this path may be led in the turns that are left. An expedition that is not begun would be
    /// led by `figure`.
    fn prospect(&self, path: Colour, figure: Figure) -> Prospect {
        let row = self.rows[super::index(path)];
        let led = Row {
            figure: row.figure.or(Some(figure)),
            ..row
        };
        let is_open = row.figure.is_some() || self.has_member || figure == Figure::Leader;
        let n_most = if is_open {
            usize::from(Stage::LAST.number() - row.stage)
        } else {
            0
        };
        // What every number of cards brings if they all come.
        let mut sure = [0.0; 10];
        let before = self.points(led, 0);
        let mut tiles = 0.0;
        for (n_steps, sure) in (1..).zip(sure.iter_mut().skip(1).take(n_most)) {
            if let Some(stage) = Stage::new(row.stage + n_steps) {
                tiles += self.hope(path, row, stage, n_steps);
            }
            let before = if row.stage == 0 { 0.0 } else { before };
            *sure = self.points(led, n_steps) - before + tiles;
        }
        let (n_hand, n_hoped) = self.fitting(path, row);
        Prospect {
            gains: expected(&sure, n_most, n_hand, n_hoped),
            n_most,
        }
    }

    /// What the tile on a stage promises to a figure that may come there after so many steps.
    fn hope(&self, path: Colour, row: Row, stage: Stage, n_steps: u8) -> f32 {
        let is_empty = row.emptied >> stage.number() & 1 == 1;
        match self.outlook.tile(path, stage).filter(|_| !is_empty) {
            None => 0.0,
            Some(Tile::Points(points)) => f32::from(points) * 0.95,
            Some(Tile::Stage) => EXTRA_MOVE * 0.9,
            Some(Tile::Artefact) => {
                self.outlook.artefact * self.outlook.hope_for(path, stage, n_steps)
            }
        }
    }

    /// How many cards in hand fit the row of this path, and how many more may be hoped for.
    fn fitting(&self, path: Colour, row: Row) -> (usize, f32) {
        let turns = self.turns_left();
        let unseen = self.outlook.unseen();
        let count = |cards: Cards, direction| -> usize {
            let fitting = cards.ranks(path).filter(|&rank| row.fits(direction, rank));
            fitting
                .filter_map(|rank| Card::new(path, rank))
                .map(|card| cards.count(card))
                .sum()
        };
        let both = |direction| {
            let hoped = float(count(unseen, direction)) / float(unseen.len()).max(1.0);
            (count(self.hand, direction), hoped * turns * IN_ORDER)
        };
        match row.direction {
            Direction::Up | Direction::Down => both(row.direction),
            Direction::Open => {
                let (up, down) = (both(Direction::Up), both(Direction::Down));
                if float(up.0) + up.1 >= float(down.0) + down.1 {
                    up
                } else {
                    down
                }
            }
        }
    }
}

impl Row {
    /// An expedition that is not begun.
    const EMPTY: Self = Self {
        figure: None,
        stage: 0,
        last: Rank::LOWEST,
        direction: Direction::Up,
        emptied: 0,
    };

    /// Whether a number may follow if the numbers of the row go this way; any number may begin it.
    fn fits(self, direction: Direction, rank: Rank) -> bool {
        self.figure.is_none()
            || match direction {
                Direction::Open => true,
                Direction::Up => rank >= self.last,
                Direction::Down => rank <= self.last,
            }
    }
}
