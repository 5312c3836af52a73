//! The position, and how steps change it.

mod steps;

use super::{Action, COLOURS, Chance, Digit, Effect, Phase, Roll, Setup, Sheet, SheetScore, View};
use crate::games::values::RollWriteValues;
use crate::kernel::{BySeat, Game, GameRng, Illegal, Outcome, Seat, Step, Turn, Viewer, below};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollWrite {
    /// Everything, as a spectator sees it. Seen by everybody.
    pub(super) open: View,
}

impl Game for RollWrite {
    type Setup = Setup;
    type Values = RollWriteValues;
    type Action = Action;
    type Chance = Chance;
    type Glimpse = Chance;
    type Effect = Effect;
    type View = View;

    fn start(setup: &Setup, values: &'static RollWriteValues) -> Self {
        let n_seats = setup.n_seats();
        Self {
            open: View {
                viewer: Viewer::Spectator,
                setup: *setup,
                values,
                phase: Phase::Beginning,
                order: setup.order(),
                n_turns: 0,
                sheets: BySeat::new(n_seats, |_| Sheet::default()),
                choices: BySeat::new(n_seats, |_| None),
            },
        }
    }

    fn n_seats(&self) -> u8 {
        self.open.setup.n_seats()
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Beginning | Phase::Rolling { .. } => Turn::Chance,
            Phase::Choosing { .. } => Turn::Seats(self.open.to_act()),
            Phase::Over => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        // Equal points share the win (001:205).
        self.open
            .is_over()
            .then(|| Outcome::by_points(self.points()))
    }

    fn points(&self) -> BySeat<i32> {
        BySeat::new(self.open.sheets.n_seats(), |seat| {
            self.open.score(seat).points()
        })
    }

    fn rounds(&self) -> Vec<Vec<i32>> {
        // A match is a single round.
        if self.open.is_over() {
            vec![self.points().as_slice().to_vec()]
        } else {
            Vec::new()
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.open.to_act().contains(seat) {
            return;
        }
        let sheet = self.open.sheet(seat);
        if self.open.is_on_arrow(seat) {
            let arrows = sheet.places_for_arrow();
            actions.extend(arrows.map(|(colour, _)| Action::Arrow(colour)));
            actions.push(Action::Stop);
            actions.sort_unstable();
            return;
        }
        let Some(offer) = self.open.offer(seat) else {
            return;
        };
        for colour in offer.colours() {
            let digits = offer.digits();
            let digits = digits.filter(|&digit| sheet.place_for(colour, digit).is_some());
            actions.extend(digits.map(|digit| Action::Take { colour, digit }));
            if offer.has(colour, Digit::ZERO) && sheet.may_cross_circle(colour) {
                actions.push(Action::Circle(colour));
            }
        }
        actions.push(Action::Refuse);
        actions.sort_unstable();
    }

    fn forced(&self, seat: Seat) -> Option<Action> {
        self.open.must_refuse(seat).then_some(Action::Refuse)
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        match self.open.phase {
            Phase::Beginning => {
                let first = below(rng, u32::from(self.n_seats()));
                let drawn = u8::try_from(first).ok().and_then(Seat::new);
                let first = self.open.setup.first().or(drawn);
                Chance::First(first.unwrap_or(Seat::FIRST))
            }
            Phase::Rolling { .. } => Chance::Roll(roll(rng)),
            Phase::Choosing { .. } | Phase::Over => {
                panic!("chance was asked for in the phase {:?}", self.open.phase)
            }
        }
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

    fn may_take_back(&self, _seat: Seat) -> bool {
        // What is confirmed was announced to all, who build their own choices on it; only what is still being looked at
        // can be changed, and that is no step yet.
        false
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            ..self.open.clone()
        }
    }

    fn glimpse(chance: &Chance, _viewer: Viewer) -> Chance {
        *chance
    }

    fn determinize(view: &View, _rng: &mut GameRng) -> Self {
        Self {
            open: View {
                viewer: Viewer::Spectator,
                ..view.clone()
            },
        }
    }
}

impl RollWrite {
    fn scores(&self) -> BySeat<SheetScore> {
        BySeat::new(self.open.sheets.n_seats(), |seat| self.open.score(seat))
    }
}

/// Three colour dice, then three number dice.
fn roll(rng: &mut GameRng) -> Roll {
    let colours = [(); 3].map(|()| face(rng, &COLOURS));
    let digits: Vec<Digit> = Digit::all().collect();
    let digits = [(); 3].map(|()| face(rng, &digits));
    Roll::new(colours, digits).expect("the dice have these faces")
}

/// One of the faces of a die, each as likely as any other.
fn face<T: Copy>(rng: &mut GameRng, faces: &[T]) -> T {
    let n_faces = u32::try_from(faces.len()).expect("a die has few faces");
    faces[below(rng, n_faces) as usize]
}
