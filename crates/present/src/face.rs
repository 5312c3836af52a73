//! What is in one message: words, a picture, and controls.

use super::{Emblem, Msg, Scene};

/// One message as a person sees it, before language, pixels and Discord.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Face {
    /// Lines of text; they carry everything that matters even without the picture.
    pub text: Vec<Msg>,
    pub scene: Option<Scene>,
    /// The picture in words, sentence by sentence, most important first.
    pub alt: Vec<Msg>,
    /// Rows of controls, top to bottom. Discord shows at most five, and the table adds one more.
    pub rows: Vec<Row>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Control>),
    /// One menu with one to twenty-five entries.
    Menu {
        /// What is in the closed menu.
        placeholder: Msg,
        entries: Vec<Control>,
    },
}

impl Face {
    /// What can be pressed or chosen.
    pub fn controls(&self) -> impl Iterator<Item = &Control> {
        self.rows.iter().flat_map(|row| match row {
            Row::Buttons(controls) => controls,
            Row::Menu { entries, .. } => entries,
        })
    }
}

const MAX_BUTTONS: usize = 5;

/// The buttons in as few rows as they fit in, all of about the same length.
pub(crate) fn rows(controls: &[Control]) -> Vec<Row> {
    let n_rows = controls.len().div_ceil(MAX_BUTTONS).max(1);
    let per_row = controls.len().div_ceil(n_rows).max(1);
    let rows = controls.chunks(per_row);
    rows.map(|row| Row::Buttons(row.to_vec())).collect()
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Control {
    pub press: Press,
    pub label: Msg,
    /// What stands before the words.
    pub emblem: Option<Emblem>,
    pub look: Look,
    /// Whether it can be pressed; if not, the text of the face says why.
    pub enabled: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Press {
    /// Play this action, given in its wire form; see [`MatchRules::act`](super::MatchRules::act).
    Act(String),
    /// Show the panel with this detail picked ("r7"); nothing is played. What everybody may see
    /// ([`Present::look`](super::Present::look)) is shown to anybody.
    Focus(String),
    Unfocus,
    TakeBack,
    /// Have this played when the turn comes, given in its wire form; see [`MatchPlans`](super::MatchPlans).
    Prepare(String),
    Withdraw,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// The one that most people want.
    Primary,
    Plain,
    /// One that goes forward.
    Go,
    /// One that cannot be undone.
    Danger,
}

impl Control {
    pub fn new(press: Press, label: Msg) -> Self {
        Self {
            press,
            label,
            emblem: None,
            look: Look::Plain,
            enabled: true,
        }
    }

    #[must_use]
    pub fn emblem(self, emblem: Emblem) -> Self {
        Self {
            emblem: Some(emblem),
            ..self
        }
    }

    #[must_use]
    pub fn look(self, look: Look) -> Self {
        Self { look, ..self }
    }

    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}
