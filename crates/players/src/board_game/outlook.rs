//! What one seat knows of the time that is left, of the others, and of the cards to come.

use crate::numbers::float;
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Card, Cards, Figure, Stage, Tile, View};
use lostcities_rules::kernel::Seat;

/// A view with the estimates that plans need.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) own: Seat,
    /// How many turns this seat may still have in this round, the present one included.
    pub(super) turns: f32,
    unseen: Cards,
    pub(super) artefact: f32,
}

/// How many figures' steps a turn brings: some turns only discard, others move two figures.
const PACE: f32 = 0.8;

/// Artefacts that a seat may hope for in every round to come, at two seats.
const ARTEFACTS_A_ROUND: f32 = 4.0;

/// What a card is worth to a player whose expedition takes it, and to a player who has not begun one.
const FITTING: f32 = 10.0;
const PERHAPS: f32 = 1.5;

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, own: Seat) -> Self {
        Self {
            view,
            own,
            turns: turns(view),
            unseen: view.unseen(),
            artefact: artefact(view, own),
        }
    }

    pub(super) const fn unseen(&self) -> Cards {
        self.unseen
    }

    pub(super) fn top_of(&self, colour: Colour) -> Option<Card> {
        self.view.discard_pile(colour).top()
    }

    /// The seats of the others, in turn order after this one.
    fn others(&self) -> impl Iterator<Item = Seat> {
        let n_seats = self.view.n_seats();
        std::iter::successors(Some(self.own.next(n_seats)), move |seat| {
            Some(seat.next(n_seats))
        })
        .take(usize::from(n_seats) - 1)
    }

    /// What a card on a discard pile is worth to the others; those who come sooner count more.
    pub(super) fn use_to_others(&self, card: Card) -> f32 {
        let mut weight = 1.0;
        let mut all = 0.0;
        for seat in self.others() {
            let gap = self
                .view
                .expedition(seat, card.colour())
                .map(|row| card.rank().number().abs_diff(row.last_rank().number()));
            let use_to = match gap {
                Some(gap) if self.view.takes(seat, card) => FITTING - 0.5 * f32::from(gap),
                Some(_) => 0.0,
                None => PERHAPS - 0.2 * f32::from(card.rank().number()),
            };
            all += weight * use_to.max(0.0);
            weight *= 0.5;
        }
        all
    }

    /// How likely an artefact there is still there when this seat comes after so many steps.
    pub(super) fn hope_for(&self, path: Colour, stage: Stage, n_steps: u8) -> f32 {
        let ahead = self.others().filter(|&seat| {
            self.view.expedition(seat, path).is_some_and(|other| {
                other.stage() < stage && stage.number() - other.stage().number() <= n_steps
            })
        });
        let rivals = float(ahead.count());
        (0.95 - 0.02 * f32::from(n_steps)) / (1.0 + 0.7 * rivals)
    }

    /// What the others gain if the round goes on, at most the one who gains most.
    pub(super) fn others_hope(&self) -> f32 {
        let hopes = self.others().map(|seat| {
            let steps = (self.turns * PACE).min(8.0);
            let figures = self.view.expeditions(seat);
            let room: f32 = figures
                .map(|row| f32::from(Stage::LAST.number() - row.stage().number()))
                .sum();
            7.0 * steps.min(room)
        });
        hopes.fold(0.0, f32::max)
    }

    pub(super) fn tile(&self, path: Colour, stage: Stage) -> Option<Tile> {
        self.view.tile(path, stage)
    }

    /// Whether a figure of this kind has not been sent out yet.
    pub(super) fn has_figure(&self, figure: Figure) -> bool {
        self.view.has_figure(self.own, figure)
    }
}

/// How many turns a seat may still have in this round: until the draw pile is empty. The round may end
/// earlier by crossings, but whoever reckons with that begins too few expeditions and loses more by it.
fn turns(view: &View) -> f32 {
    (float(view.n_draw_pile()) / f32::from(view.n_seats())).max(1.0)
}

/// What one more artefact is worth: how steep the ladder is where this seat may end.
pub(super) fn artefact(view: &View, own: Seat) -> f32 {
    let rounds_left = f32::from(view.n_rounds() - view.round());
    let more = ARTEFACTS_A_ROUND * 2.0 / f32::from(view.n_seats()) * (rounds_left + 0.6);
    let have = view.artefacts(own);
    let mut points = 0.0;
    let mut n_steps = 0.0;
    let mut step = 0_u8;
    while f32::from(step) < more.max(1.0) {
        let at = |artefacts| view.values().artefact_points(artefacts, view.n_rounds());
        let gain = at(have + step + 1) - at(have + step);
        points += f32::from(i16::try_from(gain).unwrap_or(i16::MAX));
        n_steps += 1.0;
        step += 1;
    }
    points / n_steps
}
