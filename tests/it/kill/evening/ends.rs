//! Matches that the program is killed at the end of.

use lostcities::store::{PersonId, State};

use super::super::blow::{Blow, delay};
use super::Evening;

impl Evening {
    /// This many matches are given up, and the program is killed at every time after the click that ends them: each ends once
    /// and has one result.
    pub async fn cut_short_at_the_end(seed: u64, n_ends: u32) {
        let mut evening = Self::begin(seed, 0, 0).await;
        let mut n_ended_before = 0;
        for number in 0..n_ends {
            evening.challenge().await;
            let stored = evening.stage.newest().await.unwrap();
            evening.answer_challenge(&stored).await;
            let haste = f64::from(number) / f64::from(n_ends);
            evening.resign(Some(Blow::Kill(delay(haste)))).await;
            let now = evening.stage.newest().await.unwrap();
            if now.state() == State::Playing {
                assert!(evening.stage.result(now.id).await.is_none(), "it goes on");
                evening.resign(None).await;
            } else {
                n_ended_before += 1;
            }
            let ended = evening.stage.newest().await.unwrap();
            assert_eq!(ended.id, stored.id);
            evening.look_at_the_end(&ended).await;
        }
        super::say(&format!(
            "{n_ended_before} of {n_ends} ended before the blow"
        ));
        assert_eq!(evening.finished.len(), n_ends as usize);
        // Too short to be rated, each counts once among the matches that people finish.
        for person in [&evening.anna, &evening.ben] {
            let finishes = evening.stage.finishes(PersonId(person.id().number())).await;
            assert_eq!((finishes.matches, finishes.finished), (n_ends, n_ends));
        }
        evening.stage.check_ratings(0);
    }
}
