//! Lessons: every position is legal, every answer has a word to it, and the right ones are worth most.

use std::collections::BTreeSet;

use lostcities::i18n::{Locale, words};
use lostcities::kernel::BySeat;
use lostcities::present::lesson;
use lostcities::present::lesson::Question;
use lostcities::table::{Exercise, GameKind, n_questions};

fn lessons() -> impl Iterator<Item = (GameKind, u8, &'static Question)> {
    GameKind::ALL.into_iter().flat_map(|game| {
        let numbered = (0..).zip(&lesson(game).questions);
        numbered.map(move |(number, question)| (game, number, question))
    })
}

fn load(game: GameKind, number: u8) -> Exercise {
    let exercise = Exercise::load(game, number);
    let exercise = exercise.unwrap_or_else(|why| panic!("{game} {number}: {why:?}"));
    exercise.expect("there is a question of this number")
}

fn names() -> BySeat<String> {
    BySeat::new(2, |_| String::new())
}

#[test]
fn every_lesson_has_five_to_seven_questions_and_no_more() {
    for game in GameKind::ALL {
        let n = n_questions(game);
        assert!((5..=7).contains(&n), "{game}: {n}");
        assert!(Exercise::load(game, n).unwrap().is_none());
    }
}

#[test]
fn the_right_answers_are_exactly_those_that_are_worth_most() {
    let mut faults = Vec::new();
    for (game, number, _) in lessons() {
        let exercise = load(game, number);
        let actions = exercise.actions();
        let worth = |action: &String| exercise.outlook(action).expect("it is legal").lead();
        let best = actions.iter().map(worth).max();
        let is_so =
            |action: &&String| exercise.is_right(action) == Some(Some(worth(action)) == best);
        if actions.iter().filter(is_so).count() < actions.len() {
            let lines = actions.iter().map(|action| {
                let (is_right, worth) = (exercise.is_right(action), exercise.outlook(action));
                format!("{action}: {is_right:?} {worth:?}")
            });
            let lines: Vec<String> = lines.collect();
            faults.push(format!("{game} {number}:\n{}", lines.join("\n")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_idea_is_that_of_an_answer() {
    for (game, number, question) in lessons() {
        let actions = load(game, number).actions();
        let found = actions.iter().filter_map(|action| question.idea(action));
        let found: BTreeSet<_> = found.map(|idea| idea.says).collect();
        let all: BTreeSet<_> = question.ideas.iter().map(|idea| idea.says).collect();
        assert_eq!(found, all, "{game} {number}");
        assert!(all.len() > 1, "{game} {number}: there is a wrong answer");
    }
}

#[test]
fn everything_that_is_asked_and_said_has_words() {
    for (game, number, question) in lessons() {
        let exercise = load(game, number);
        let mut said = vec![exercise.asks()];
        for action in exercise.actions() {
            let answered = exercise.answer(&action, &names());
            let answered = answered.unwrap_or_else(|| panic!("{game} {number}: {action}"));
            assert_eq!(Some(answered.is_right), exercise.is_right(&action));
            said.push(answered.says);
        }
        for (msg, locale) in said.iter().flat_map(|msg| Locale::ALL.map(|of| (msg, of))) {
            let text = words(locale).text(msg);
            assert!(
                text.len() > 40,
                "{locale:?} {} of {game} {number}: {text}",
                msg.key
            );
            assert!(!text.contains("{$"), "{locale:?} {}: {text}", msg.key);
        }
        assert!(said.len() > question.ideas.len());
    }
}
