//! How steps change a position.

use super::RollWrite;
use crate::games::Colour;
use crate::games::roll_write::{
    Action, Bridge, Bridges, Chance, Choice, Column, Digit, Effect, Entry, Hatched, Mark, Order,
    Phase,
};
use crate::kernel::{Illegal, Seat};

impl RollWrite {
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if action == Action::Order && self.open.may_ask_for_order(seat) {
            self.open.order = Order::InTurn;
            tell(Effect::Ordered { seat });
            return Ok(());
        }
        match self.open.phase {
            Phase::Over => return Err(Illegal::Over),
            Phase::Choosing { .. } if self.open.to_act().contains(seat) => {}
            Phase::Beginning | Phase::Rolling { .. } | Phase::Choosing { .. } => {
                return Err(Illegal::NotYourTurn);
            }
        }
        match (action, self.open.is_on_arrow(seat)) {
            (Action::Take { colour, digit }, false) => {
                let mark = self.open.sheet(seat).place_for(colour, digit);
                self.take(seat, colour, digit, mark, tell)?;
            }
            (Action::Circle(colour), false) => {
                let may_cross = self.open.sheet(seat).may_cross_circle(colour);
                let mark = may_cross.then_some(Mark::Circle);
                self.take(seat, colour, Digit::ZERO, mark, tell)?;
            }
            (Action::Refuse, false) => self.refuse(seat, tell),
            (Action::Arrow(colour), true) => self.go_on(seat, colour, tell)?,
            (Action::Stop, true) => {
                tell(Effect::Stopped { seat });
                self.may_go_on(seat, false);
            }
            (Action::Arrow(_) | Action::Stop, false)
            | (Action::Order, _)
            | (Action::Take { .. } | Action::Circle(_) | Action::Refuse, true) => {
                return Err(Illegal::NotAllowed);
            }
        }
        if self.open.missing().is_empty() {
            self.end_turn(tell);
        }
        Ok(())
    }

    pub(super) fn apply_chance(
        &mut self,
        chance: Chance,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match (self.open.phase, chance) {
            (Phase::Beginning, Chance::First(first)) => {
                let setup = self.open.setup;
                let is_agreed = setup.first().is_none_or(|seat| seat == first);
                if first.number() >= setup.n_seats() || !is_agreed {
                    return Err(Illegal::Impossible);
                }
                self.open.phase = Phase::Rolling { active: first };
                tell(Effect::Began { first });
                Ok(())
            }
            (Phase::Rolling { active }, Chance::Roll(roll)) => {
                self.open.phase = Phase::Choosing { active, roll };
                self.open.n_turns += 1;
                tell(Effect::Rolled { seat: active, roll });
                Ok(())
            }
            (Phase::Over, Chance::First(_) | Chance::Roll(_)) => Err(Illegal::Over),
            (
                Phase::Beginning | Phase::Rolling { .. } | Phase::Choosing { .. },
                Chance::First(_) | Chance::Roll(_),
            ) => Err(Illegal::Impossible),
        }
    }

    /// A pair is taken and entered as `mark`, if it is there and fits.
    fn take(
        &mut self,
        seat: Seat,
        colour: Colour,
        digit: Digit,
        mark: Option<Mark>,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let offer = self.open.offer(seat).ok_or(Illegal::NotAllowed)?;
        let mark = mark
            .filter(|_| offer.has(colour, digit))
            .ok_or(Illegal::NotAllowed)?;
        let entry = self.enter(seat, colour, mark);
        self.open.choices[seat] = Some(Choice::Took {
            digit,
            entry,
            arrows: Vec::new(),
            // An arrow always leads somewhere: its own expedition goes on, to the artefact at its end at least.
            may_go_on: entry.is_arrow,
        });
        tell(Effect::Took {
            seat,
            colour,
            digit,
            entry,
        });
        Ok(())
    }

    fn refuse(&mut self, seat: Seat, tell: &mut impl FnMut(Effect)) {
        let is_forced = self.open.must_refuse(seat);
        let Hatched { symbol, bridges } = self.open.sheets[seat].refuse(self.open.values);
        self.open.choices[seat] = Some(Choice::Refused {
            symbol,
            bridges,
            is_forced,
        });
        tell(Effect::Refused {
            seat,
            symbol,
            is_forced,
        });
    }

    /// An arrow is used in the expedition of this colour (001:116).
    fn go_on(
        &mut self,
        seat: Seat,
        colour: Colour,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        let expedition = self.open.sheet(seat).expedition(colour);
        let mark = expedition.place_for_arrow().ok_or(Illegal::NotAllowed)?;
        let entry = self.enter(seat, colour, mark);
        if let Some(Choice::Took { arrows, .. }) = &mut self.open.choices[seat] {
            arrows.push(entry);
        }
        self.may_go_on(seat, entry.is_arrow);
        tell(Effect::WentOn { seat, entry });
        Ok(())
    }

    fn enter(&mut self, seat: Seat, colour: Colour, mark: Mark) -> Entry {
        self.open.sheets[seat].enter(colour, mark, self.open.values)
    }

    fn may_go_on(&mut self, seat: Seat, may: bool) {
        if let Some(Choice::Took { may_go_on, .. }) = &mut self.open.choices[seat] {
            *may_go_on = may;
        }
    }

    /// Bridges are settled for the whole turn; then the match ends, or the next seat becomes active.
    fn end_turn(&mut self, tell: &mut impl FnMut(Effect)) {
        let Some(active) = self.open.active() else {
            return;
        };
        let bridges = self.settle_bridges();
        let choices = self
            .open
            .choices()
            .map(|(seat, choice)| (seat, choice.clone()))
            .collect();
        for seat in self.open.seats() {
            self.open.choices[seat] = None;
        }
        self.open.order = self.open.setup.order();
        tell(Effect::TurnEnded { bridges, choices });
        if self.is_at_its_end() {
            self.open.phase = Phase::Over;
            tell(Effect::Scored {
                scores: self.scores(),
            });
        } else {
            let active = active.next(self.open.setup.n_seats());
            self.open.phase = Phase::Rolling { active };
        }
    }

    /// The player who is the first to reach a bridge wins it, with everybody who does in the same turn; all others strike it
    /// out (001:140-150).
    fn settle_bridges(&mut self) -> Bridges {
        let mut crossed = Bridges::new();
        for column in Column::ALL {
            let winners = self.open.reached(column);
            if winners.is_empty() || self.open.is_crossed(column) {
                continue;
            }
            for seat in self.open.seats() {
                let bridge = if winners.contains(seat) {
                    Bridge::Won
                } else {
                    Bridge::Lost
                };
                self.open.sheets[seat].resolve_bridge(column, bridge);
            }
            crossed.push((column, winners));
        }
        crossed
    }

    /// Whether the match ends with this turn: all are exhausted, or all bridges are crossed (001:168-173).
    fn is_at_its_end(&self) -> bool {
        let mut sheets = self.open.sheets.as_slice().iter();
        sheets.all(super::Sheet::is_exhausted)
            || Column::ALL
                .into_iter()
                .all(|column| self.open.is_crossed(column))
    }
}
