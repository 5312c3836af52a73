//! The bot's own addresses for interactions over HTTP, and whose turn it is.

use crate::world::snowflake::Snowflake;

/// The addresses that take interactions over HTTP.
#[derive(Debug, Default)]
pub(crate) struct Endpoints {
    urls: Vec<String>,
    /// Whether each interaction goes to all of them.
    pub(crate) are_twins: bool,
    /// The number of the next one in turn.
    next: usize,
    /// Whether one of them answers.
    pub(crate) is_answering: bool,
    /// An interaction that waits to be overtaken by the next one.
    pub(crate) held: Option<Sending>,
}

/// An interaction on its way.
#[derive(Debug)]
pub(crate) struct Sending {
    pub(crate) id: Snowflake,
    pub(crate) body: String,
    /// Where it goes, the first choice first.
    pub(crate) urls: Vec<String>,
}

impl Endpoints {
    /// None so far; those that are set may be twins.
    pub(crate) fn new(are_twins: bool) -> Self {
        Self {
            are_twins,
            ..Self::default()
        }
    }

    /// From now on interactions go to these addresses, and to the gateway if there are none.
    pub(crate) fn set(&mut self, urls: Vec<String>) {
        *self = Self {
            urls,
            ..Self::new(self.are_twins)
        };
    }

    pub(crate) fn urls(&self) -> &[String] {
        &self.urls
    }

    /// The addresses, beginning with the next one in turn.
    pub(crate) fn in_turn(&mut self) -> Vec<String> {
        let mut urls = self.urls.clone();
        if !urls.is_empty() {
            urls.rotate_left(self.next % self.urls.len());
            self.next = (self.next + 1) % self.urls.len();
        }
        urls
    }
}
