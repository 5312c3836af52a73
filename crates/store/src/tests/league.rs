//! Seasons whose message two programs show.

use super::{Home, challenge};
use crate::games::GameKind;
use crate::kernel::{Day, Timestamp};
use crate::{
    DeletionOutcome, GuildId, LeagueSeason, MessageId, NewFixture, NewSeason, Opening, Pace,
    Person, PersonId, Phase, SeasonId, Seated, WithSeason,
};

pub(super) const AT: Timestamp = Timestamp::from_millis(9);

pub(super) async fn open(home: &Home) -> SeasonId {
    let opened = challenge(2);
    let new = NewSeason {
        guild: GuildId(1),
        channel: opened.terms.channel.unwrap(),
        host: opened.seats.people().next().unwrap().clone(),
        locale: opened.terms.locale,
        game: GameKind::Classic,
        pace: Pace::ALL[0],
        begins_at: AT,
        at: AT,
    };
    home.store.open_season(&new).await.unwrap().unwrap()
}

#[tokio::test]
async fn the_end_of_a_season_opens_the_next_once() {
    let home = Home::new().await;
    let id = open(&home).await;
    let season = home.store.season(id).await.unwrap().unwrap();
    let closed = season.then(Phase::Closed, None);
    for is_first in [true, false] {
        let with = WithSeason::Places(Vec::new(), AT);
        let changed = home.store.change_season(&closed, with, AT, None);
        assert_eq!(changed.await.unwrap(), is_first);
    }
    let seasons = home.store.seasons_of(GuildId(1), 9).await.unwrap();
    let next = home.store.season(seasons[0]).await.unwrap().unwrap();
    assert_eq!((seasons.len(), next.number), (2, 2));
    assert_eq!((next.phase, next.again), (Phase::Gathering, true));
    let before = home.store.season_before(&next).await.unwrap();
    assert_eq!(before, Some(id));
}

#[tokio::test]
async fn who_draws_a_season_sees_that_somebody_had_their_data_deleted() {
    let home = Home::new().await;
    let id = open(&home).await;
    let load = async || home.store.season(id).await.unwrap().unwrap();
    let carla = Person::new(PersonId(3), "Carla");
    let joined = home.store.join_season(&load().await, &carla, AT).await;
    assert!(joined.unwrap());
    let drawn = load().await.then(Phase::Drawn, None);
    let forgotten = home.store.forget_person(carla.id, Day::new(0)).await;
    assert!(matches!(forgotten, Ok(DeletionOutcome::Done { .. })));
    let seeds = WithSeason::Seeds(vec![carla.id]);
    let changed = home.store.change_season(&drawn, seeds, AT, None).await;
    assert!(!changed.unwrap());
}

#[tokio::test]
async fn a_season_makes_no_match_for_a_person_deleted_meanwhile() {
    let home = Home::new().await;
    let id = open(&home).await;
    let load = async || home.store.season(id).await.unwrap().unwrap();
    let people = [3, 4].map(|id| Person::new(PersonId(id), "Carla"));
    for person in &people {
        let joined = home.store.join_season(&load().await, person, AT).await;
        assert!(joined.unwrap());
    }
    let seeds = WithSeason::Seeds(people.iter().map(|person| person.id).collect());
    let drawn = load().await.then(Phase::Drawn, None);
    let changed = home.store.change_season(&drawn, seeds, AT, None).await;
    assert!(changed.unwrap());
    let before = load().await;
    let mut fixture = NewFixture {
        sides: [0, 1],
        nth: 1,
        new: challenge(2),
    };
    fixture.new.terms.opening = Opening::Season;
    fixture.new.terms.channel = None;
    let forgotten = home.store.forget_person(people[0].id, Day::new(0)).await;
    assert!(matches!(forgotten, Ok(DeletionOutcome::Done { .. })));
    let fixtures = [fixture];
    // Matches of an entrant removed before they are made count for nobody.
    home.on_writer("update entrants set state = 'removed' where seed = 1")
        .await;
    for (season, n_made) in [(before, 0), (load().await, 1)] {
        home.store.open_fixtures(&season, &fixtures).await.unwrap();
        let made = home.store.matches_of_season(id).await.unwrap();
        assert_eq!(made.len(), n_made);
        assert!(made.iter().all(|made| made.is_annulled));
    }
}

#[tokio::test]
async fn who_finds_a_message_deleted_forgets_no_newer_one() {
    let (home, at) = (Home::new().await, AT);
    let id = open(&home).await;
    let load = async || home.store.season(id).await.unwrap().unwrap();
    let note = async |seen: &LeagueSeason, message: Option<u64>| {
        let (message, shown) = (message.map(MessageId), message.map(|_| "0"));
        let noted = home.store.note_season_shown(seen, message, shown, at);
        noted.await.unwrap();
    };
    note(&load().await, Some(8)).await;
    // Two programs find it deleted, and one has posted another by the time the other says so.
    let seen = load().await;
    note(&seen, None).await;
    assert_eq!(load().await.message, None);
    note(&load().await, Some(9)).await;
    note(&seen, None).await;
    assert_eq!(load().await.message, Some(MessageId(9)));
}
