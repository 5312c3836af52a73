//! What the strong computer player makes of the dice of a day and of people's rounds: worked out once, beside play, and kept.

use anyhow::{Context, anyhow};

use super::Dailies;
use super::round::{PERSON, Round};
use crate::TableError;
use crate::kernel::{Day, Level, Secret};
use crate::queue::{NoPlace, QueuePlace};
use crate::store::{Attempt, AttemptKey, DailyLosses, PersonId};
use lostcities_rules::review::Milli;

/// The version of how the strong player plays. It grows when it would reach other points.
const PLAYS: u32 = 2;

/// The version of how it judges. It grows when other turns would be dear.
const JUDGES: u32 = 3;

/// How many turns are named as the dearest.
const N_DEAREST: usize = 3;

impl Dailies<'_> {
    /// A place for a person in the queue of those whose rounds are to be compared.
    ///
    /// # Errors
    /// If the person has one already, or the queue is full.
    pub fn queue_comparison(self, person: PersonId) -> Result<QueuePlace<PersonId>, NoPlace> {
        self.tables.inner.strong.place(person)
    }

    /// Works out what the strong computer player reaches with the dice of a finished round, and which turns of it cost points, and
    /// keeps that, unless it is known. The first round of a day takes some seconds of one core, and each other a part of that, on a thread on which players look
    /// ahead. If this future is dropped, the work ends soon.
    ///
    /// # Errors
    /// If the database fails or the day has no dice.
    pub async fn compare(
        self,
        key: AttemptKey,
        _place: &QueuePlace<PersonId>,
    ) -> Result<(), TableError> {
        let store = self.tables.store();
        let thinkers = &self.tables.inner.thinkers;
        let secret = self.day_secret(key.day).await?;
        {
            // Who comes next finds what the first has found.
            let _turn = self.tables.inner.strong.turn().await;
            let attempt = store.attempt(key).await?;
            if attempt.is_some_and(|attempt| strong(&attempt).is_none()) {
                let played = thinkers
                    .work_out(key.person, move |is_wanted| {
                        points(key.day, secret, is_wanted)
                    })
                    .await??;
                store.keep_strong_points(key.day, PLAYS, played).await?;
            }
        }
        let Some(attempt) = store.attempt(key).await? else {
            return Ok(());
        };
        if attempt.points().is_none() || lost(&attempt).is_some() {
            return Ok(());
        }
        let round = Round::of(&*self.tables.look_at_any(attempt.id).await?)?;
        let turns = thinkers
            .work_out(key.person, move |is_wanted| losses(&round, is_wanted))
            .await??;
        let losses = DailyLosses {
            version: JUDGES,
            turns,
        };
        Ok(store.keep_losses(attempt.id, &losses).await?)
    }
}

/// What the strong computer player reaches with the dice of a day in the person's place; `None` while that is not known.
pub(super) fn strong(attempt: &Attempt) -> Option<i32> {
    let (version, points) = attempt.strong()?;
    (version == PLAYS).then_some(points)
}

/// The turns of a finished round that cost most, dearest first: their number from 1, and by how much less was to be expected
/// after what the person chose than after the best choice. `None` while that is not known.
pub(super) fn lost(attempt: &Attempt) -> Option<&[(u32, i32)]> {
    let losses = attempt.losses()?;
    (losses.version == JUDGES).then_some(&losses.turns)
}

/// What the strong computer player reaches in the person's place.
fn points(day: Day, secret: Secret, is_wanted: &dyn Fn() -> bool) -> anyhow::Result<i32> {
    let mut round = Round::start(day, secret)?;
    round.play_on(Level::Strong, is_wanted)?;
    let points = round
        .playing
        .outcome()
        .map(|outcome| outcome.points[PERSON]);
    points.ok_or_else(|| anyhow!("a daily roll did not end"))
}

/// The turns of a round that cost the person most, dearest first.
fn losses(round: &Round, is_wanted: &dyn Fn() -> bool) -> anyhow::Result<Vec<(u32, i32)>> {
    let costs = round.playing.costs(PERSON, is_wanted);
    let mut costs = costs
        .ok_or_else(|| anyhow!("nobody waits for it"))?
        .into_iter()
        .peekable();
    let mut turns = Vec::new();
    let mut turn = 0;
    for (number, step) in round.playing.steps_from(0).iter().enumerate() {
        if step.get("chance").is_some() {
            turn += 1;
            turns.push((turn, Milli::default()));
        }
        while let Some((_, cost)) = costs.next_if(|&(step, _)| step == number) {
            let (_, sum) = turns.last_mut().context("a round begins with a roll")?;
            *sum += cost;
        }
    }
    let points = turns.into_iter().map(|(turn, cost)| (turn, cost.points()));
    let mut turns: Vec<(u32, i32)> = points.filter(|&(_, cost)| cost > 0).collect();
    turns.sort_by_key(|&(_, cost)| std::cmp::Reverse(cost));
    turns.truncate(N_DEAREST);
    Ok(turns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Turn;

    /// A round in which the person always takes the last choice there is.
    fn careless(day: Day, secret: Secret) -> Round {
        let mut round = Round::start(day, secret).unwrap();
        while round.playing.turn() != Turn::Over {
            if round.playing.turn() == Turn::Chance {
                round.roll();
            } else {
                let choices = round.playing.choices(PERSON);
                round.act(&choices.last().unwrap().0).unwrap();
            }
        }
        round
    }

    #[test]
    fn the_dearest_turns_of_a_careless_round_are_named_dearest_first() {
        let round = careless(Day::new(20_779), Secret::new([9; 32]));
        let dearest = losses(&round, &|| true).unwrap();
        assert_eq!(dearest.len(), N_DEAREST);
        assert!(dearest.is_sorted_by(|one, other| one.1 >= other.1));
        let steps = round.playing.steps_from(0);
        let n_rolls = steps.iter().filter(|step| step.get("chance").is_some());
        let n_rolls = u32::try_from(n_rolls.count()).unwrap();
        for (turn, cost) in dearest {
            assert!((1..=n_rolls).contains(&turn) && cost > 0, "{turn}: {cost}");
        }
    }

    #[test]
    fn nothing_is_worked_out_that_nobody_waits_for() {
        let (day, secret) = (Day::new(20_779), Secret::new([9; 32]));
        assert!(points(day, secret, &|| false).is_err());
        assert!(losses(&careless(day, secret), &|| false).is_err());
    }
}
