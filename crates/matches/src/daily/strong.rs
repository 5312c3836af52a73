//! What the strong computer player makes of deals and of people's rounds: worked out once, beside play, and kept.

use anyhow::{Context, anyhow};

use super::Dailies;
use super::round::{PERSON, Round};
use crate::TableError;
use crate::kernel::{Level, Secret};
use crate::queue::{NoPlace, QueuePlace};
use crate::store::{Attempt, AttemptKey, DailyGame, DailyLosses, Deal, PersonId};
use lostcities_rules::review::Milli;

/// The version of how the strong player plays. It grows when it would reach other points.
const PLAYS: u32 = 2;

/// The version of how it judges. It grows when other turns would be dear.
const JUDGES: u32 = 4;

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

    /// Works out what the strong computer player reaches in the deal of a finished round, and which turns of it cost points, and
    /// keeps that, unless it is known. The first round of a deal takes some seconds of one core, and each other a part of that, on a thread on which players look
    /// ahead. If this future is dropped, the work ends soon.
    ///
    /// # Errors
    /// If the database fails or the deal has no secret.
    pub async fn compare(
        self,
        key: AttemptKey,
        _place: &QueuePlace<PersonId>,
    ) -> Result<(), TableError> {
        let store = self.tables.store();
        let thinkers = &self.tables.inner.thinkers;
        let secret = self.secret(key.deal).await?;
        {
            // Who comes next finds what the first has found.
            let _turn = self.tables.inner.strong.turn().await;
            let attempt = store.attempt(key).await?;
            if attempt.is_some_and(|attempt| strong(&attempt).is_none()) {
                let played = thinkers
                    .work_out(key.person, move |is_wanted| {
                        points(key.deal, secret, is_wanted)
                    })
                    .await??;
                store.keep_strong_points(key.deal, PLAYS, played).await?;
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

/// What the strong computer player reaches in a deal in the person's place; `None` while that is not known.
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
fn points(deal: Deal, secret: Secret, is_wanted: &dyn Fn() -> bool) -> anyhow::Result<i32> {
    let mut round = Round::start(deal, secret)?;
    round.play_on(Level::Strong, is_wanted)?;
    let outcome = round.playing.outcome();
    let outcome = outcome.ok_or_else(|| anyhow!("a deal did not end"))?;
    Ok(deal.game.score(&outcome.points))
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
        let begins = match round.deal.game {
            DailyGame::Classic => {
                let actor = |ply| round.playing.actor(ply);
                actor(number) == Some(PERSON)
                    && number.checked_sub(1).and_then(actor) != Some(PERSON)
            }
            DailyGame::RollWrite => step.get("chance").is_some(),
        };
        if begins {
            turn += 1;
            turns.push((turn, Milli::default()));
        }
        while let Some((_, cost)) = costs.next_if(|&(step, _)| step == number) {
            let (_, sum) = turns.last_mut().context("a cost before the first turn")?;
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
    use crate::kernel::{Day, Turn};

    /// A round in which the person always takes the last choice there is.
    fn careless(deal: Deal, secret: Secret) -> Round {
        let mut round = Round::start(deal, secret).unwrap();
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
        for game in DailyGame::ALL {
            let round = careless(game.on(Day::new(20_779)), Secret::new([9; 32]));
            let dearest = losses(&round, &|| true).unwrap();
            // How many are clearly dear changes with every better judge.
            assert!((1..=N_DEAREST).contains(&dearest.len()), "{dearest:?}");
            assert!(dearest.is_sorted_by(|one, other| one.1 >= other.1));
            // No turn is without a step.
            let n_steps = u32::try_from(round.playing.n_steps()).unwrap();
            for (turn, cost) in dearest {
                assert!(
                    (1..n_steps / 2).contains(&turn) && cost > 0,
                    "{turn}: {cost}"
                );
            }
        }
    }

    #[test]
    fn nothing_is_worked_out_that_nobody_waits_for() {
        for game in DailyGame::ALL {
            let (deal, secret) = (game.on(Day::new(20_779)), Secret::new([9; 32]));
            assert!(points(deal, secret, &|| false).is_err());
            assert!(losses(&careless(deal, secret), &|| false).is_err());
        }
    }
}
