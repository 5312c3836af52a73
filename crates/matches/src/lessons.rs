//! Lessons: positions to answer a question in, and how far people have come. Nothing here is a match of anybody.

use super::{Result, TableError, Tables};
use crate::games::GameKind;
use crate::kernel::{BySeat, Seat, Turn, Viewer};
use crate::present::lesson;
use crate::present::lesson::{Continuation, Outlook, Question};
use crate::present::{Face, Match, Msg, Told};
use crate::registry;
use crate::store::{LessonProgress, PersonId};

/// Where the learner sits in every position.
const LEARNER: Seat = Seat::FIRST;

/// A question in its position.
pub struct Exercise {
    question: &'static Question,
    position: Box<dyn Match>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Answered {
    /// Whether no answer is worth more.
    pub is_right: bool,
    pub says: Msg,
    /// What happened, line by line.
    pub told: Vec<Msg>,
    /// The learner's panel after it.
    pub face: Face,
}

pub fn n_questions(game: GameKind) -> u8 {
    u8::try_from(lesson(game).questions.len()).unwrap_or(u8::MAX)
}

impl Exercise {
    /// A question of a game, counted from 0; `None` if there is none of this number.
    ///
    /// # Errors
    /// If its position cannot be reached.
    pub fn load(game: GameKind, number: u8) -> Result<Option<Self>> {
        let Some(question) = lesson(game).questions.get(usize::from(number)) else {
            return Ok(None);
        };
        Self::of(game, question)
            .map(Some)
            .map_err(TableError::Failed)
    }

    fn of(game: GameKind, question: &'static Question) -> anyhow::Result<Self> {
        let lesson = lesson(game);
        let setup = lesson.setup.clone();
        let mut position = registry::start(game, setup, registry::table_version())?;
        lesson.reach(question, &mut *position)?;
        Ok(Self { question, position })
    }

    pub fn asks(&self) -> Msg {
        Msg::new(self.question.asks).with("now", self.position.points()[LEARNER])
    }

    /// The learner's panel with a detail picked.
    pub fn face(&self, focus: Option<&str>, names: &BySeat<String>) -> Face {
        let viewer = Viewer::Seat(LEARNER);
        let look = focus.and_then(|what| self.position.look(viewer, what, names, None));
        look.unwrap_or_else(|| self.position.panel(LEARNER, focus, names, None))
    }

    pub fn actions(&self) -> Vec<String> {
        let choices = self.position.choices(LEARNER).into_iter();
        choices.map(|(action, _)| action).collect()
    }

    /// What an action is worth; `None` if it is not legal.
    pub fn outlook(&self, action: &str) -> Option<Outlook> {
        let continuation = &self.question.continuation;
        self.position.outlook(LEARNER, action, continuation)
    }

    /// Whether an action is a right answer; `None` if the question does not know it.
    pub fn is_right(&self, action: &str) -> Option<bool> {
        self.question.idea(action).map(|idea| idea.is_right)
    }

    /// Plays an answer; of actions that are played together, the first is the answer. `None` if it is not legal.
    pub fn answer(&self, action: &str, names: &BySeat<String>) -> Option<Answered> {
        let action = action.split('+').next()?;
        let idea = self.question.idea(action)?;
        let worth = self.outlook(action)?;
        let actions = self.actions();
        let right = actions
            .iter()
            .find(|&action| self.is_right(action) == Some(true));
        let best = self.outlook(right?)?;
        let mut after = self.position.boxed_clone();
        let n_before = after.n_steps();
        after.act(LEARNER, action).ok()?;
        draw_due(&mut *after, &self.question.continuation);
        let points = |position: &dyn Match| position.points()[LEARNER];
        let says = Msg::new(idea.says)
            .with("now", points(&*self.position))
            .with("after", points(&*after))
            .with("end", worth.own)
            .with("other", worth.others)
            .with("best", best.own)
            .with("lost", best.lead() - worth.lead());
        let told = after.told_from(n_before).into_iter();
        Some(Answered {
            is_right: idea.is_right,
            says,
            told: told.flat_map(|Told { text, .. }| text).collect(),
            face: after.panel(LEARNER, None, names, None),
        })
    }
}

/// Draws what chance owes, as far as the continuation says what it gives.
fn draw_due(position: &mut dyn Match, continuation: &Continuation) {
    for chance in continuation.given() {
        if position.turn() != Turn::Chance {
            return;
        }
        // What was drawn before is not possible again.
        let _ = position.push(&chance);
    }
}

impl Tables {
    pub async fn lesson_progress(&self, person: PersonId) -> Result<Vec<LessonProgress>> {
        let begun = self.store().lesson_progress(person).await?;
        let of = |game| {
            let found = begun.iter().find(|progress| progress.game == game);
            found
                .map_or(0, |progress| progress.next)
                .min(n_questions(game))
        };
        let all = GameKind::ALL.map(|game| LessonProgress {
            game,
            next: of(game),
        });
        Ok(all.to_vec())
    }
}
