//! Lessons: for each game a few prepared positions with one question each, and what every answer is worth by the rules.
//!
//! A position is the log of a match that leads to it, so that it is legal because the rules have accepted it. What an answer
//! is worth is computed, too: the learner goes on as well as the question's continuation allows ([`Continuation`]). The positions
//! are in `assets/lessons`, whose fields `teaches` and `position` are for those who edit them.

mod short;

use super::{BadStep, Match};
use serde::Deserialize;
use serde_json::Value;

pub(super) use short::{chance, words};

/// The questions of a game, in the order in which they are asked.
#[derive(Debug, Deserialize)]
pub struct Lesson {
    pub setup: Value,
    /// The steps with which every position begins, as in [`Question::steps`].
    #[serde(borrow, default)]
    begins: Vec<&'static str>,
    pub questions: Vec<Question>,
}

/// A position and what is asked about it. The learner sits in the first seat.
#[derive(Debug, Deserialize)]
pub struct Question {
    /// The steps that lead to the position, in the short form that [`Lesson::reach`] reads.
    steps: Vec<&'static str>,
    pub asks: &'static str,
    /// Every answer there is, right ones and wrong ones.
    pub ideas: Vec<Idea>,
    #[serde(default)]
    pub continuation: Continuation,
}

/// One or several answers that come from the same idea.
#[derive(Debug, Deserialize)]
pub struct Idea {
    /// Actions in wire form with spaces between them; one that ends in `*` means all that begin so. The first idea that
    /// names an action has it.
    pub actions: &'static str,
    /// Whether nothing is worth more.
    pub is_right: bool,
    /// The key of what is said about it.
    pub says: &'static str,
}

/// How a match may go on after an answer, so that its worth can be computed; by default nothing more happens.
#[derive(Default, Debug, Deserialize)]
pub struct Continuation {
    /// What chance gives: of those that are left, the first that is possible when something is drawn or rolled.
    pub chance: &'static str,
    /// What the other seats do, one entry for each of their acts; of several with `|` between them the first that is legal.
    pub others: &'static str,
    /// What the learner may do, as in [`Idea::actions`]; it does what is worth most of that.
    pub own: &'static str,
}

impl Continuation {
    /// What chance gives, as steps of a match file.
    pub fn given(&self) -> impl Iterator<Item = Value> {
        words(self.chance)
            .into_iter()
            .map(|word| short::step(word, None))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The learner's points in the end.
    pub own: i32,
    pub others: i32,
}

impl Outlook {
    /// How far the learner is ahead; what answers are compared by.
    pub const fn lead(self) -> i32 {
        self.own - self.others
    }
}

impl Lesson {
    /// Plays the steps of a question in a match in which nothing has happened yet.
    ///
    /// Between blanks is an act of the first seat that is awaited, or what chance gives: `first=0`, `0:b7` (a seat gets
    /// a card), `g4=artefact` or `g4=15` (a tile), `>r7` (a card is turned), `0*yg` (start wagers of a seat), `@bpg073` (a
    /// roll).
    ///
    /// # Errors
    /// If the rules refuse one of them.
    pub fn reach(&self, question: &Question, playing: &mut dyn Match) -> Result<(), BadStep> {
        let lines = self.begins.iter().chain(&question.steps);
        for word in lines.flat_map(|line| line.split_whitespace()) {
            let awaited = playing.turn().seats().iter().next();
            playing.push(&short::step(word, awaited))?;
        }
        Ok(())
    }
}

impl Question {
    /// The idea behind an action; `None` if none of them names it.
    pub fn idea(&self, action: &str) -> Option<&Idea> {
        self.ideas.iter().find(|idea| names(idea.actions, action))
    }
}

pub(super) fn names(actions: &str, action: &str) -> bool {
    actions
        .split_whitespace()
        .any(|named| match named.strip_suffix('*') {
            Some(start) => action.starts_with(start),
            None => action == named,
        })
}
