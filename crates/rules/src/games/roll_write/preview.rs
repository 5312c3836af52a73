//! What an action would lead to, for a player who has not confirmed it yet.

use super::{Action, Choice, Effect, RollWrite, Sheet, View};
use crate::kernel::{Game, Seat, Step};

/// What confirming an action leads to on the sheet of its seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The sheet after it. Bridges are settled only if nobody else is still to choose.
    pub sheet: Sheet,
    /// All that the seat has chosen in this turn then.
    pub choice: Choice,
}

impl View {
    /// What `action` would lead to if `seat` confirmed it now; `None` if it may not.
    pub fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        let mut game = RollWrite { open: self.clone() };
        let mut last_choices = Vec::new();
        let tell = &mut |effect| match effect {
            Effect::TurnEnded { choices, .. } => last_choices = choices,
            Effect::Began { .. }
            | Effect::Rolled { .. }
            | Effect::Took { .. }
            | Effect::Refused { .. }
            | Effect::WentOn { .. }
            | Effect::Stopped { .. }
            | Effect::Ordered { .. }
            | Effect::Scored { .. } => {}
        };
        game.apply(&Step::Act { seat, action }, tell).ok()?;
        // The last choice of a turn ends it, and the next one begins with none.
        let told = last_choices.into_iter().find(|(other, _)| *other == seat);
        let choice = game.open.choice(seat).cloned();
        Some(Preview {
            sheet: *game.open.sheet(seat),
            choice: choice.or(told.map(|(_, choice)| choice))?,
        })
    }
}
