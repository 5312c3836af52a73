//! Changes of matches that are no [`Change`](crate::Change) of one match.

use super::Home;
use super::league::{AT, open};
use crate::kernel::Day;
use crate::{DeletionOutcome, PersonId, Phase, WithSeason};

impl Home {
    /// The match has another revision after a change, and one that no lost change can have had: the chance that a number at random is
    /// small is one in a billion.
    async fn has_a_fresh_revision_after(&self, change: impl AsyncFnOnce() -> bool) {
        self.on_writer("update matches set revision = 5").await;
        assert!(change().await);
        let revision = self.loaded().await.revision;
        assert!(revision > 1 << 32, "{revision}");
    }
}

#[tokio::test]
async fn a_challenge_that_lapses_has_a_fresh_revision() {
    let home = Home::new().await;
    let lapse = async || home.store.abandon_lapsed_match(home.id, AT).await.unwrap();
    home.has_a_fresh_revision_after(lapse).await;
}

#[tokio::test]
async fn a_new_match_has_a_fresh_revision() {
    let home = Home::new().await;
    assert!(home.loaded().await.revision > 1 << 32);
}

#[tokio::test]
async fn a_match_that_names_a_deleted_person_has_a_fresh_revision() {
    let home = Home::new().await;
    home.on_writer("insert into people (id, name) values (3, 'Carla')")
        .await;
    home.on_writer("update matches set host = 3").await;
    let forget = async || {
        let forgotten = home.store.forget_person(PersonId(3), Day::new(0));
        matches!(forgotten.await.unwrap(), DeletionOutcome::Done { changed, .. } if changed == [home.id])
    };
    home.has_a_fresh_revision_after(forget).await;
}

#[tokio::test]
async fn a_match_of_a_cancelled_season_has_a_fresh_revision() {
    let home = Home::new().await;
    home.goes_on().await;
    let id = open(&home).await;
    home.on_writer("insert into fixtures (event, a, b, nth, match) select events.id, 0, 1, 1, matches.id from events, matches")
        .await;
    let season = home.store.season(id).await.unwrap().unwrap();
    let cancelled = season.then(Phase::Cancelled, None);
    let cancel = async || {
        let changed = home
            .store
            .change_season(&cancelled, WithSeason::Nothing, AT, None);
        changed.await.unwrap()
    };
    home.has_a_fresh_revision_after(cancel).await;
}
