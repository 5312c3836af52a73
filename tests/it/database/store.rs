//! What the database itself guarantees in every race.

use std::path::PathBuf;

use futures_util::future::join_all;
use lostcities::kernel::{BySeat, Ending, Level, Outcome, Seat, Secret, Timestamp};
use lostcities::store::{
    Change, ChannelId, Committed, Created, FinalResult, GuildId, MatchId, NewMatch, NewSteps,
    Occupant, Opening, Person, PersonId, RequestKey, Revision, Seating, Status, Store, StoredMatch,
    Terms, Transition, Turns, Venue,
};
use lostcities::table::GameKind;
use serde_json::json;
use tempfile::TempDir;

use crate::kept::opened;

struct Home {
    store: Store,
    path: PathBuf,
    _folder: TempDir,
}

impl Home {
    async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("matches.sqlite");
        Self {
            store: opened(&path).await,
            path,
            _folder: folder,
        }
    }

    async fn create(&self, new: &NewMatch) -> MatchId {
        match self.store.create(new).await.unwrap() {
            Created::Done(id) => id,
            other => panic!("{other:?}"),
        }
    }

    async fn load(&self, id: MatchId) -> StoredMatch {
        self.store.load_match(id).await.unwrap().unwrap()
    }
}

fn challenge(channel: u64, interaction: u64) -> NewMatch {
    let person = |id, name: &str| Occupant::Person(Person::new(PersonId(id), name));
    NewMatch {
        terms: Terms {
            game: GameKind::Classic,
            table_version: 1,
            setup: json!({"seats": 2}),
            guild: None,
            channel: Some(ChannelId(channel)),
            venue: Venue::Channel,
            locale: "en".to_owned(),
            host: PersonId(1),
            opening: Opening::Challenge,
            invited: Vec::new(),
            rematch_of: None,
            clock: None,
        },
        secret: Secret::new([7; 32]),
        seats: BySeat::try_from(vec![person(1, "Anna"), person(2, "Ben")]).unwrap(),
        expires_at: Timestamp::from_millis(5),
        limits: None,
        at: Timestamp::from_millis(4),
        interaction,
    }
}

/// A change of a match at this version that adds one step to this many; the first one begins it.
fn step(id: MatchId, expected: u64, from: usize, interaction: u64) -> Change {
    let steps = vec![json!({"seat": 0, "act": interaction.to_string()})];
    let transition = if expected == 0 {
        Transition::Begin {
            snowflake: 6,
            seating: None,
            steps,
        }
    } else {
        Transition::Play {
            steps: NewSteps { from, steps },
            draw_offer: None,
        }
    };
    change(id, expected, interaction, transition)
}

/// How far a match has come to which this can happen.
pub fn before(transition: &Transition) -> Status {
    match transition {
        Transition::Begin { .. } | Transition::Reseat(_) | Transition::Close { .. } => {
            Status::Lobby {
                expires_at: Timestamp::from_millis(5),
            }
        }
        _ => Status::Playing {
            snowflake: 6,
            draw_offer: matches!(transition, Transition::DeclineDraw).then_some(Seat::FIRST),
            asleep_since: None,
            closing: None,
        },
    }
}

fn change(id: MatchId, expected: u64, interaction: u64, transition: Transition) -> Change {
    Change {
        turns: Turns::NONE,
        prepared: Vec::new(),
        id,
        expected,
        before: before(&transition),
        revision: Revision::after(None),
        key: Some(RequestKey::Interaction(interaction)),
        at: Timestamp::from_millis(5),
        transition,
    }
}

#[tokio::test]
async fn strong_computer_players_sit_in_five_open_matches_of_a_host_on_whatever_servers() {
    let home = Home::new().await;
    let mut number = 0;
    let mut against = |level| {
        number += 1;
        let mut new = challenge(number, number);
        new.terms.guild = Some(GuildId(number));
        new.seats = against_anna(level);
        new
    };
    let table = home.create(&against(Level::Normal)).await;
    let next = home.create(&against(Level::Strong)).await;
    let seat = |expected, level| {
        let seats = against_anna(level);
        let setup = json!({"seats": 2});
        let host = PersonId(1);
        let transition = Transition::Reseat(Seating { host, setup, seats });
        change(table, expected, 100 + expected, transition)
    };
    for _ in 0..3 {
        home.create(&against(Level::Strong)).await;
    }
    // The fifth is the table; it keeps its player, and no other match gets one.
    let seated = home.store.commit(&seat(0, Level::Strong)).await.unwrap();
    assert_eq!(seated, Committed::Done(1));
    let seated = home.store.commit(&seat(1, Level::Strong)).await.unwrap();
    assert_eq!(seated, Committed::Done(2));
    let refused = home.store.create(&against(Level::Strong)).await.unwrap();
    assert_eq!(refused, Created::TooManyStrong(table));
    home.create(&against(Level::Easy)).await;
    // In its place another one may be opened, and then the table is refused.
    let seated = home.store.commit(&seat(2, Level::Normal)).await.unwrap();
    assert_eq!(seated, Committed::Done(3));
    home.create(&against(Level::Strong)).await;
    let refused = home.store.commit(&seat(3, Level::Strong)).await.unwrap();
    assert_eq!(refused, Committed::TooManyStrong(next));
    let stored = home.load(table).await;
    assert_eq!(
        (stored.version, stored.seats),
        (3, against_anna(Level::Normal))
    );
}

/// Anna opposite a computer player.
fn against_anna(level: Level) -> BySeat<Occupant> {
    let mut seats = challenge(0, 0).seats;
    seats[Seat::FIRST.next(2)] = Occupant::Computer(level);
    seats
}

#[tokio::test]
async fn of_many_changes_of_one_version_one_is_made() {
    let home = Home::new().await;
    let id = home.create(&challenge(1, 1)).await;
    let changes: Vec<Change> = (10..30).map(|n| step(id, 0, 0, n)).collect();
    let made = join_all(changes.iter().map(|change| home.store.commit(change))).await;
    let made: Vec<Committed> = made.into_iter().map(Result::unwrap).collect();
    let count = |what| made.iter().filter(|&&committed| committed == what).count();
    assert_eq!(
        (count(Committed::Done(1)), count(Committed::Stale)),
        (1, 19)
    );
    assert_eq!(home.load(id).await.steps.len(), 1);
}

#[tokio::test]
async fn a_change_of_an_earlier_version_changes_nothing() {
    let home = Home::new().await;
    let id = home.create(&challenge(1, 1)).await;
    home.store.commit(&step(id, 0, 0, 2)).await.unwrap();
    let before = home.load(id).await;
    for expected in [0, 2, u64::MAX] {
        let late = home
            .store
            .commit(&step(id, expected, 0, 3 + expected % 9))
            .await;
        assert_eq!(late.unwrap(), Committed::Stale);
    }
    assert_eq!(home.load(id).await, before);
}

#[tokio::test]
async fn an_interaction_changes_a_match_once() {
    let home = Home::new().await;
    let id = home.create(&challenge(1, 1)).await;
    assert_eq!(
        home.store.commit(&step(id, 0, 0, 2)).await.unwrap(),
        Committed::Done(1)
    );
    let again = home.store.commit(&step(id, 1, 1, 2)).await.unwrap();
    assert_eq!(again, Committed::Repeated);
    let opened = home.store.create(&challenge(2, 1)).await.unwrap();
    assert_eq!(opened, Created::Repeated);
    assert_eq!(home.load(id).await.steps.len(), 1);
}

#[tokio::test]
async fn an_interaction_that_came_too_late_may_come_again() {
    let home = Home::new().await;
    let id = home.create(&challenge(1, 1)).await;
    home.store.commit(&step(id, 0, 0, 2)).await.unwrap();
    assert_eq!(
        home.store.commit(&step(id, 0, 0, 3)).await.unwrap(),
        Committed::Stale
    );
    assert_eq!(
        home.store.commit(&step(id, 1, 1, 3)).await.unwrap(),
        Committed::Done(2)
    );
}

#[tokio::test]
async fn of_many_challenges_in_one_channel_one_is_opened() {
    let home = Home::new().await;
    let news: Vec<NewMatch> = (10..30).map(|n| challenge(1, n)).collect();
    let made = join_all(news.iter().map(|new| home.store.create(new))).await;
    let opened: Vec<MatchId> = made
        .iter()
        .filter_map(|created| match created {
            Ok(Created::Done(id)) => Some(*id),
            _ => None,
        })
        .collect();
    let [id] = opened[..] else {
        panic!("{opened:?}")
    };
    let busy = made
        .iter()
        .flatten()
        .filter(|&&created| created == Created::ChannelBusy(id));
    assert_eq!(busy.count(), 19);
    // Elsewhere there is room, and here too once the match is over.
    home.create(&challenge(2, 40)).await;
    let over = change(id, 0, 41, Transition::Close { by: None });
    home.store.commit(&over).await.unwrap();
    home.create(&challenge(1, 42)).await;
}

/// The end of a match with this many steps.
fn end(from: usize) -> Transition {
    Transition::Finish {
        steps: NewSteps {
            from,
            steps: Vec::new(),
        },
        ending: Ending::Rules,
        final_result: FinalResult {
            outcome: Outcome {
                points: [2, 1].into(),
                places: [1, 2].into(),
            },
            tallies: BySeat::default(),
            turns: BySeat::default(),
        },
    }
}

#[tokio::test]
async fn quiet_matches_hold_no_channel_and_what_it_has_of_them_follows_beginning_and_end_alone() {
    let home = Home::new().await;
    home.create(&challenge(7, 1)).await;
    for interaction in [10, 20] {
        let mut new = challenge(7, interaction);
        new.terms.venue = Venue::Quiet;
        let id = home.create(&new).await;
        assert_eq!(home.load(id).await.terms, new.terms);
        let mut followed = Vec::new();
        for change in [
            step(id, 0, 0, interaction + 1),
            step(id, 1, 1, interaction + 2),
            change(id, 2, interaction + 3, end(2)),
        ] {
            home.store.commit(&change).await.unwrap();
            let board = home.store.board(id).await.unwrap().unwrap();
            assert!(board.is_card);
            followed.push(board.version);
        }
        assert_eq!(followed, [1, 1, 3]);
    }
}

#[tokio::test]
async fn a_match_has_one_rematch_at_a_time() {
    let home = Home::new().await;
    let first = home.create(&challenge(1, 1)).await;
    home.store.commit(&step(first, 0, 0, 7)).await.unwrap();
    let over = change(first, 1, 2, end(1));
    home.store.commit(&over).await.unwrap();
    let rematch = |interaction| NewMatch {
        terms: Terms {
            rematch_of: Some(first),
            ..challenge(interaction, interaction).terms
        },
        ..challenge(interaction, interaction)
    };
    let second = home.create(&rematch(3)).await;
    let again = home.store.create(&rematch(4)).await.unwrap();
    assert_eq!(again, Created::AlreadyRepeated);
    let declined = change(second, 0, 5, Transition::Close { by: None });
    home.store.commit(&declined).await.unwrap();
    home.create(&rematch(6)).await;
}

#[tokio::test]
async fn steps_that_are_taken_back_make_earlier_buttons_old() {
    let home = Home::new().await;
    let id = home.create(&challenge(1, 1)).await;
    for n in 0..3 {
        let keep = usize::try_from(n).unwrap();
        home.store.commit(&step(id, n, keep, 10 + n)).await.unwrap();
    }
    assert_eq!(home.load(id).await.took_back, 0);
    let back = change(id, 3, 19, Transition::TakeBack { keep: 1 });
    home.store.commit(&back).await.unwrap();
    home.store.commit(&step(id, 4, 1, 20)).await.unwrap();
    let stored = home.load(id).await;
    assert_eq!((stored.version, stored.took_back), (5, 4));
    assert_eq!(stored.step_versions, [1, 5]);
    assert_eq!(stored.steps[1]["act"], "20");
}

#[tokio::test]
async fn opening_the_database_read_only_changes_nothing() {
    let home = Home::new().await;
    let id = home.create(&challenge(1, 1)).await;
    let reader = Store::open_read_only(&home.path).await.unwrap();
    assert_eq!(
        reader.load_match(id).await.unwrap().unwrap(),
        home.load(id).await
    );
    reader.commit(&step(id, 0, 0, 2)).await.unwrap_err();
    reader.create(&challenge(2, 3)).await.unwrap_err();
    assert_eq!(home.load(id).await.version, 0);
    // Nor is anything made where there is nothing.
    let missing = home.path.with_file_name("missing.sqlite");
    Store::open_read_only(&missing).await.unwrap_err();
    assert!(!missing.exists());
}
