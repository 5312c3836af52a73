//! A quick player: who looks ahead lets it play on.

use super::outlook::artefact;
use crate::best;
use crate::numbers::{float, numbers};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{
    Action, BoardGame, Card, Expedition, Figure, PATHS, Stage, Tile, View,
};
use lostcities_rules::kernel::{Bot, GameRng, Seat};

numbers! {
    /// Weighs every action by what it brings at once and a few numbers, without planning: much quicker than
    /// [`Computer`](super::Computer).
    ///
    /// Each number is a value in points unless it says otherwise. It draws no random number, and of equal actions it takes the
    /// first.
    pub struct Brisk {
        /// What every number costs that a row skips, while there is time.
        pub gap: f32,
        /// What a card in hand costs that no longer fits then.
        pub spoilt: f32,
        /// In such a part of the turns a card comes that fits a given row.
        pub hope: f32,
        /// How many steps a turn are divided among the rows.
        pub pace: f32,
        /// What a begun expedition is worth besides what it promises.
        pub begin: f32,
        /// What it costs that the leader is sent and cannot be sent elsewhere.
        pub leader: f32,
        /// What a card in hand is worth for every card of its colour there, while its path is not begun.
        pub keep: f32,
        /// What a card in hand is worth that fits a row.
        pub fits: f32,
        /// What a card gives another player whose row takes it.
        pub harm: f32,
        /// What a turn costs that moves nobody.
        pub idle: f32,
        /// What is better about a card that fits a row than about an unknown one.
        pub take: f32,
        /// The same about a card of a path that is not begun, for every card of its colour in hand.
        pub collect: f32,
        /// How many of these cards are too few.
        pub few: f32,
        pub stage: f32,
        /// What part of its value an artefact has.
        pub artefact: f32,
        /// What it is worth to end the round for the player who leads, and costs any other.
        pub end: f32,
    }
}

impl Brisk {
    /// The numbers that a league chose.
    pub const TUNED: Self = Self::from_numbers([
        3.448, 10.396, 0.088, 1.866, 4.890, 4.644, 2.143, 15.241, 3.717, 4.005, 2.854, 2.066,
        1.444, 9.724, 0.929, 16.245,
    ]);
}

impl Bot<BoardGame> for Brisk {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        let own = view.viewer().seat().unwrap_or(Seat::FIRST);
        let look = Look {
            style: self,
            view,
            own,
            turns: float(view.n_draw_pile()) / f32::from(view.n_seats()),
        };
        best(legal, |action| look.worth(action))
    }
}

/// What one seat sees.
struct Look<'a> {
    style: &'a Brisk,
    view: &'a View,
    own: Seat,
    turns: f32,
}

impl Look<'_> {
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Advance(card) => self.advance(card),
            Action::Begin(card, figure) => self.begin(card, figure),
            Action::Discard(card) => -self.need(card) - self.harm(card) - self.style.idle,
            Action::Move(path) => self
                .view
                .expedition(self.own, path)
                .map_or(0.0, |row| self.step(row)),
            Action::Stop | Action::Draw => 0.0,
            Action::Take(colour) => {
                let top = self.view.discard_pile(colour).top();
                top.map_or(0.0, |card| self.take(card))
            }
        }
    }

    fn advance(&self, card: Card) -> f32 {
        let Some(row) = self.view.expedition(self.own, card.colour()) else {
            return 0.0;
        };
        let step = if row.stage() < Stage::LAST {
            self.step(row)
        } else {
            let others = self.view.expeditions(self.own);
            let steps = others
                .filter(|other| other.stage() < Stage::LAST)
                .map(|other| self.step(other));
            steps.fold(0.0, f32::max)
        };
        step - self.skipped(row, card)
    }

    /// What a row loses by this card coming next.
    fn skipped(&self, row: &Expedition, card: Card) -> f32 {
        let (last, next) = (row.last_rank(), card.rank());
        let hand = self.view.hand().ranks(card.colour());
        let after = row.with(next);
        let spoilt = hand.filter(|&rank| row.takes(rank) && !after.takes(rank));
        let gap = last.number().abs_diff(next.number());
        self.style.gap * f32::from(gap) * (self.turns / 10.0).min(1.0)
            + self.style.spoilt * float(spoilt.count())
    }

    fn step(&self, row: &Expedition) -> f32 {
        let Some(next) = row.stage().next() else {
            return 0.0;
        };
        let values = self.view.values();
        let points = values.stage_points(next) - values.stage_points(row.stage());
        let tile = match self.view.tile(row.colour(), next) {
            None => 0.0,
            Some(Tile::Points(points)) => f32::from(points),
            Some(Tile::Stage) => self.style.stage,
            Some(Tile::Artefact) => self.style.artefact * artefact(self.view, self.own),
        };
        let ends = if self.view.would_end_round(self.own, row.colour()) {
            let now = self.view.points_now();
            let others = now.iter().filter(|&(seat, _)| seat != self.own);
            let most = others.map(|(_, &points)| points).max().unwrap_or(0);
            if now[self.own] >= most {
                self.style.end
            } else {
                -self.style.end
            }
        } else {
            0.0
        };
        self.led(row.figure(), points) + tile + ends
    }

    /// The points, as this figure counts them.
    fn led(&self, figure: Figure, points: i32) -> f32 {
        let factor = i32::from(figure.factor(self.view.values()));
        f32::from(i16::try_from(points * factor).unwrap_or(i16::MAX))
    }

    fn begin(&self, card: Card, figure: Figure) -> f32 {
        let n_rows = float(self.view.expeditions(self.own).count()) + 1.0;
        let rank = card.rank().number();
        let room = if self.view.setup().is_up_and_down() {
            rank.max(10 - rank)
        } else {
            10 - rank
        };
        let hoped = self.style.hope * self.turns * f32::from(room) / 10.0;
        let steps = self.n_of(card.colour()) - 1.0 + hoped;
        let steps = steps.min(self.turns * self.style.pace / n_rows);
        let promise = self.promise(figure, steps.clamp(0.0, 8.0)) + self.style.begin;
        match figure {
            Figure::Leader => promise - self.style.leader,
            Figure::Member => promise,
        }
    }

    /// What a figure counts after this many steps, between the stages too.
    fn promise(&self, figure: Figure, steps: f32) -> f32 {
        let values = self.view.values();
        let mut before = self.led(figure, values.stage_points(Stage::FIRST));
        let mut done = 0.0;
        for stage in Stage::all().skip(1) {
            let after = self.led(figure, values.stage_points(stage));
            if steps <= done + 1.0 {
                return before + (after - before) * (steps - done);
            }
            (before, done) = (after, done + 1.0);
        }
        before
    }

    /// How much a card in hand is needed.
    fn need(&self, card: Card) -> f32 {
        match self.view.expedition(self.own, card.colour()) {
            Some(row) if row.takes(card.rank()) => self.style.fits,
            Some(_) => 0.0,
            None => self.style.keep * self.n_of(card.colour()),
        }
    }

    /// What a discarded card gives the next seat.
    fn harm(&self, card: Card) -> f32 {
        let next = self.own.next(self.view.n_seats());
        if self.view.takes(next, card) {
            self.style.harm
        } else {
            0.0
        }
    }

    fn take(&self, card: Card) -> f32 {
        match self.view.expedition(self.own, card.colour()) {
            Some(row) if row.takes(card.rank()) => {
                let gap = row.last_rank().number().abs_diff(card.rank().number());
                self.style.take + 4.0 * self.style.gap
                    - self.style.gap * f32::from(gap) * (self.turns / 10.0).min(1.0)
            }
            Some(_) => -1.0,
            None => self.style.collect * (self.n_of(card.colour()) - self.style.few),
        }
    }

    fn n_of(&self, colour: Colour) -> f32 {
        debug_assert!(PATHS.contains(&colour), "{colour} has no path");
        let hand = self.view.hand();
        let cards = hand.ranks(colour).map(|rank| Card::new(colour, rank));
        let n = cards.flatten().map(|card| hand.count(card));
        float(n.sum())
    }
}
