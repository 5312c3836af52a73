//! What the buttons of a match in play carry. An action is written as it is in a match file and begins with a letter;
//! everything else begins with an exclamation mark.

use crate::codec::{Decoder, Detail, Encoder, Part, routes};
use lostcities_present::Press;

routes! {
    pub enum Route {
        /// Open the private panel.
        Hand = "!hand",
        /// Show what the game calls so.
        Focus(what: Detail) = "!focus",
        Unfocus = "!unfocus",
        TakeBack = "!take-back",
        /// Have this played when the turn comes.
        Prepare(plan: Detail) = "!prepare",
        Withdraw = "!unprepare",
        /// Say what the computer player would do.
        Hint = "!hint",
        Act(action: Action) = "",
    }
}

impl From<Press> for Route {
    fn from(press: Press) -> Self {
        match press {
            Press::Act(action) => Self::Act(Action(action.into())),
            Press::Focus(what) => Self::Focus(what.into()),
            Press::Unfocus => Self::Unfocus,
            Press::TakeBack => Self::TakeBack,
            Press::Prepare(plan) => Self::Prepare(plan.into()),
            Press::Withdraw => Self::Withdraw,
        }
    }
}

/// An action in its wire form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action(Detail);

impl Action {
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl Part for Action {
    fn write(&self, to: &mut Encoder) {
        self.0.write(to);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let text = Detail::read(from)?;
        (!text.as_str().starts_with('!')).then_some(Self(text))
    }
}
