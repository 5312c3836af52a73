//! What a finished round was worth, beside what a computer player makes of the same dice.

use anyhow::anyhow;
use serde_json::Value;

use super::round::{PERSON, Round};
use crate::kernel::{Day, Level, Secret};

/// How many turns are named as the dearest.
const N_DEAREST: usize = 3;

/// A finished round beside that of a computer player of the normal level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyReport {
    /// The person's points.
    pub points: i32,
    /// Those of the other sheet.
    pub other: i32,
    /// What a computer player reaches with the same dice, from the first roll on.
    pub computer: i32,
    /// The turns that cost most, dearest first: their number from 1, and by how much less a computer player reaches that goes
    /// on after them instead of before. Over all turns these sum up to `computer - points`.
    pub dearest: Vec<(u32, i32)>,
}

/// Compares a finished round with what a computer player makes of the same dice, going on in the person's place at every
/// turn. It takes some ten milliseconds; the strong player would take half a minute.
///
/// # Errors
/// If the round is not over, or cannot be read.
pub(super) fn report(day: Day, secret: Secret, steps: &[Value]) -> anyhow::Result<DailyReport> {
    let finished = Round::replay(day, secret, steps)?;
    let outcome = finished.outcome();
    let outcome = outcome.ok_or_else(|| anyhow!("a daily roll is not over"))?;
    let (own, other) = (outcome.points[PERSON], outcome.points[PERSON.next(2)]);
    let worth = worth_of_turns(day, secret, steps)?;
    let after = worth.iter().skip(1).copied().chain([own]);
    let costs = (1_u32..).zip(
        worth
            .iter()
            .zip(after)
            .map(|(before, after)| before - after),
    );
    let mut dearest: Vec<(u32, i32)> = costs.filter(|&(_, cost)| cost > 0).collect();
    dearest.sort_by_key(|&(_, cost)| std::cmp::Reverse(cost));
    dearest.truncate(N_DEAREST);
    Ok(DailyReport {
        points: own,
        other,
        computer: worth.first().copied().unwrap_or(own),
        dearest,
    })
}

/// What a computer player reaches that takes over before each choice of the person.
fn worth_of_turns(day: Day, secret: Secret, steps: &[Value]) -> anyhow::Result<Vec<i32>> {
    let mut worth = Vec::new();
    let mut has_acted = false;
    for (n_before, step) in steps.iter().enumerate() {
        if step.get("chance").is_some() {
            has_acted = false;
        } else if step.get("seat").and_then(Value::as_u64) == Some(u64::from(PERSON.number()))
            && !has_acted
        {
            has_acted = true;
            let mut round = Round::replay(day, secret, &steps[..n_before])?.copy();
            round.play_on(Level::Normal)?;
            let outcome = round.outcome();
            let points = outcome.map(|outcome| outcome.points[PERSON]);
            worth.push(points.ok_or_else(|| anyhow!("a daily roll did not end"))?);
        }
    }
    Ok(worth)
}

#[cfg(test)]
mod tests {
    use super::super::round::DailyTurn;
    use super::*;

    #[test]
    fn a_computer_player_loses_nothing_against_itself() {
        let (day, secret) = (Day::new(20_779), Secret::new([7; 32]));
        let mut round = Round::start(day, secret).unwrap();
        round.play_on(Level::Normal).unwrap();
        assert_eq!(round.turn(), DailyTurn::Over);
        let report = report(day, secret, &round.steps()).unwrap();
        assert_eq!(report.computer, report.points);
        assert_eq!(report.dearest, []);
    }

    #[test]
    fn the_costs_of_all_turns_sum_up_to_what_was_lost() {
        let (day, secret) = (Day::new(20_779), Secret::new([9; 32]));
        let mut round = Round::start(day, secret).unwrap();
        while round.turn() != DailyTurn::Over {
            if round.turn() == DailyTurn::Roll {
                round.roll();
            } else {
                let choices = round.playing.choices(PERSON);
                round.act(&choices[0].0).unwrap();
            }
        }
        let steps = round.steps();
        let worth = worth_of_turns(day, secret, &steps).unwrap();
        let report = report(day, secret, &steps).unwrap();
        let after = worth[1..].iter().copied().chain([report.points]);
        let sum: i32 = worth
            .iter()
            .zip(after)
            .map(|(before, after)| before - after)
            .sum();
        assert_eq!(sum, report.computer - report.points);
        assert!(report.dearest.len() <= N_DEAREST);
        assert!(report.dearest.is_sorted_by(|one, other| one.1 >= other.1));
    }
}
