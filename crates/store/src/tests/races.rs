//! What the database itself guarantees in every race.

use std::time::Duration;

use futures_util::future::join_all;
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt as _, StreamExt as _};
use serde_json::json;

use super::{Home, begin_with, challenge, change, created, end, keyed};
use crate::kernel::{BySeat, Level, Seat, Timestamp};
use crate::{
    Change, ChannelId, Committed, Created, GuildId, MatchId, NewMatch, NewSteps, Occupant,
    PersonId, RequestKey, Seating, Server, Store, StoredMatch, Terms, Transition, Venue,
};

impl Home {
    async fn create(&self, new: &NewMatch) -> MatchId {
        created(&self.store, new).await
    }

    async fn stored(&self, id: MatchId) -> StoredMatch {
        self.store.load_match(id).await.unwrap().unwrap()
    }

    async fn commits(&self, change: &Change) -> Committed {
        self.store.commit(change).await.unwrap()
    }
}

fn challenge_in(channel: u64, interaction: u64) -> NewMatch {
    let mut new = challenge(interaction);
    new.terms.channel = Some(ChannelId(channel));
    new
}

/// A change of a match at this version that adds one step to this many; the first one begins it.
fn step(id: MatchId, expected: u64, from: usize, interaction: u64) -> Change {
    let steps = vec![json!({"seat": 0, "act": interaction.to_string()})];
    let transition = if expected == 0 {
        begin_with(steps)
    } else {
        Transition::Play {
            steps: NewSteps { from, steps },
            draw_offer: None,
        }
    };
    change(id, expected, interaction, transition)
}

#[tokio::test]
async fn strong_computer_players_sit_in_five_open_matches_of_a_host_on_whatever_servers() {
    let home = Home::new().await;
    let mut number = 1;
    let mut against = |level| {
        number += 1;
        let mut new = challenge(number);
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
    let seated = home.commits(&seat(0, Level::Strong)).await;
    assert_eq!(seated, Committed::Done(1));
    let seated = home.commits(&seat(1, Level::Strong)).await;
    assert_eq!(seated, Committed::Done(2));
    let refused = home.store.create(&against(Level::Strong)).await.unwrap();
    assert_eq!(refused, Created::TooManyStrong(table));
    home.create(&against(Level::Easy)).await;
    // In its place another one may be opened, and then the table is refused.
    let seated = home.commits(&seat(2, Level::Normal)).await;
    assert_eq!(seated, Committed::Done(3));
    home.create(&against(Level::Strong)).await;
    let refused = home.commits(&seat(3, Level::Strong)).await;
    assert_eq!(refused, Committed::TooManyStrong(next));
    let stored = home.stored(table).await;
    assert_eq!(
        (stored.version, stored.seats),
        (3, against_anna(Level::Normal))
    );
    // Who leaves another one to her is not held.
    let mut of_another = against(Level::Strong);
    of_another.terms.host = PersonId(2);
    let left = home.create(&of_another).await;
    let seating = Seating {
        host: PersonId(1),
        setup: json!({"seats": 2}),
        seats: against_anna(Level::Strong),
    };
    let left = change(left, 0, 200, Transition::Reseat(seating));
    assert_eq!(home.commits(&left).await, Committed::Done(1));
}

#[tokio::test]
async fn fifty_matches_that_a_host_plays_alone_sleep_on_whatever_servers() {
    let home = Home::new().await;
    let by_anna = |number, seats: Option<BySeat<Occupant>>| {
        let mut new = challenge(number);
        new.terms.guild = Some(GuildId(number));
        new.seats = seats.unwrap_or(new.seats);
        new.limits = Some(Server::UNDECIDED.limits);
        new
    };
    let solo = |number| by_anna(number, Some(against_anna(Level::Normal)));
    let since = Timestamp::from_millis(8);
    let falls_asleep = async |new: NewMatch| {
        let id = home.create(&new).await;
        let at = 1_000 * new.interaction;
        for change in [
            step(id, 0, 0, at),
            change(id, 1, at + 1, Transition::Sleep { since }),
        ] {
            home.commits(&change).await;
        }
        id
    };
    // What Ben does not play on with is not left to Anna alone.
    falls_asleep(by_anna(2, None)).await;
    let oldest = falls_asleep(solo(3)).await;
    for number in 4..=52 {
        falls_asleep(solo(number)).await;
    }
    let created = async |new: &NewMatch| home.store.create(new).await.unwrap();
    for refused in [solo(60), by_anna(61, None)] {
        assert_eq!(created(&refused).await, Created::TooManyAsleep(oldest));
    }
    // Others open what they like, also with her; seasons and rematches go on.
    let mut by_ben = by_anna(62, None);
    by_ben.terms.host = PersonId(2);
    let mut of_season = by_anna(63, None);
    of_season.limits = None;
    let mut rematch = by_anna(64, None);
    rematch.terms.rematch_of = Some(home.id);
    for new in [by_ben, of_season, rematch] {
        home.create(&new).await;
    }
    home.commits(&change(oldest, 2, 70, end(1))).await;
    falls_asleep(solo(71)).await;
    let refused = created(&solo(72)).await;
    assert!(matches!(refused, Created::TooManyAsleep(next) if next > oldest));
}

fn against_anna(level: Level) -> BySeat<Occupant> {
    let mut seats = challenge(0).seats;
    seats[Seat::FIRST.next(2)] = Occupant::Computer(level);
    seats
}

#[tokio::test]
async fn of_many_changes_of_one_version_one_is_made() {
    let home = Home::new().await;
    let changes: Vec<Change> = (10..30).map(|n| step(home.id, 0, 0, n)).collect();
    let made = join_all(changes.iter().map(|change| home.commits(change))).await;
    let count = |what| made.iter().filter(|&&committed| committed == what).count();
    assert_eq!(
        (count(Committed::Done(1)), count(Committed::Stale)),
        (1, 19)
    );
    assert_eq!(home.stored(home.id).await.steps.len(), 1);
}

#[tokio::test]
async fn a_change_of_an_earlier_version_changes_nothing() {
    let home = Home::new().await;
    home.commits(&step(home.id, 0, 0, 2)).await;
    let before = home.stored(home.id).await;
    for expected in [0, 2, u64::MAX] {
        let late = step(home.id, expected, 0, 3 + expected % 9);
        assert_eq!(home.commits(&late).await, Committed::Stale);
    }
    assert_eq!(home.stored(home.id).await, before);
}

#[tokio::test]
async fn an_interaction_changes_a_match_once() {
    let home = Home::new().await;
    let first = home.commits(&step(home.id, 0, 0, 2)).await;
    assert_eq!(first, Committed::Done(1));
    let again = home.commits(&step(home.id, 1, 1, 2)).await;
    assert_eq!(again, Committed::Repeated);
    let opened = home.store.create(&challenge_in(2, 1)).await.unwrap();
    assert_eq!(opened, Created::Repeated);
    assert_eq!(home.stored(home.id).await.steps.len(), 1);
}

#[tokio::test]
async fn an_interaction_that_came_too_late_may_come_again() {
    let home = Home::new().await;
    home.commits(&step(home.id, 0, 0, 2)).await;
    let late = home.commits(&step(home.id, 0, 0, 3)).await;
    assert_eq!(late, Committed::Stale);
    let again = home.commits(&step(home.id, 1, 1, 3)).await;
    assert_eq!(again, Committed::Done(2));
}

#[tokio::test]
async fn what_is_due_in_a_match_is_done_once() {
    let home = Home::new().await;
    let [first, second] = [home.id, home.create(&challenge(2)).await];
    let begin = || begin_with(vec![json!({"step": 0})]);
    let offer = || Transition::OfferDraw(Seat::FIRST);
    let due = Timestamp::from_millis(1_790_000_000_000);
    let later = RequestKey::Due(due.after(Duration::from_millis(1)));
    let due = RequestKey::Due(due);
    let rows = [
        (keyed(first, 0, due, begin()), Committed::Done(1)),
        // Another sweep that has read the match since, and one that has not.
        (keyed(first, 1, due, offer()), Committed::Repeated),
        (keyed(first, 0, due, begin()), Committed::Repeated),
        // The same time in another match, and another time in the same.
        (keyed(second, 0, due, begin()), Committed::Done(1)),
        (keyed(first, 1, later, offer()), Committed::Done(2)),
    ];
    for (number, (change, expected)) in rows.into_iter().enumerate() {
        assert_eq!(home.commits(&change).await, expected, "{number}");
    }
}

#[tokio::test]
async fn the_time_of_a_match_is_never_taken_for_an_interaction() {
    let home = Home::new().await;
    let other = home.create(&challenge(2)).await;
    for (id, due) in [(home.id, 0), (home.id, 1), (other, 2), (other, i64::MAX)] {
        let key = RequestKey::Due(Timestamp::from_millis(due));
        let version = home.stored(id).await.version;
        let transition = match version {
            0 => begin_with(Vec::new()),
            _ => Transition::OfferDraw(Seat::FIRST),
        };
        let done = home.commits(&keyed(id, version, key, transition)).await;
        assert_eq!(done, Committed::Done(version + 1), "{id} {due}");
    }
    let keys = sqlx::query_scalar("select id from interactions order by id");
    let keys: Vec<i64> = keys.fetch_all(&home.store.writer).await.unwrap();
    assert_eq!(keys.len(), 6, "{keys:?}");
    assert_eq!(keys.iter().filter(|&&key| key < 0).count(), 4, "{keys:?}");
}

#[tokio::test]
async fn a_board_is_not_placed_without_its_lease() {
    let home = Home::new().await;
    let id = home.create(&challenge_in(8, 88)).await;
    let mut board = home.store.board(id).await.unwrap().unwrap();
    board.channel = ChannelId(9);
    for (later, placed) in [(1, None), (0, Some(true))] {
        board.epoch += later;
        let done = home.store.place_board(id, &board).await.unwrap();
        assert_eq!(done, placed);
        board.epoch -= later;
    }
}

#[tokio::test]
async fn of_many_challenges_in_one_channel_one_is_opened() {
    let home = Home::new().await;
    let news: Vec<NewMatch> = (10..30).map(|n| challenge_in(7, n)).collect();
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
    home.create(&challenge_in(8, 40)).await;
    home.commits(&change(id, 0, 41, Transition::Close { by: None }))
        .await;
    home.create(&challenge_in(7, 42)).await;
}

#[tokio::test]
async fn quiet_matches_hold_no_channel_and_what_it_has_of_them_follows_beginning_and_end_alone() {
    let home = Home::new().await;
    home.create(&challenge_in(7, 2)).await;
    for interaction in [10, 20] {
        let mut new = challenge_in(7, interaction);
        new.terms.venue = Venue::Quiet;
        let id = home.create(&new).await;
        assert_eq!(home.stored(id).await.terms, new.terms);
        let mut followed = Vec::new();
        for change in [
            step(id, 0, 0, interaction + 1),
            step(id, 1, 1, interaction + 2),
            change(id, 2, interaction + 3, end(2)),
        ] {
            home.commits(&change).await;
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
    home.commits(&step(home.id, 0, 0, 7)).await;
    home.commits(&change(home.id, 1, 2, end(1))).await;
    let rematch = |interaction| NewMatch {
        terms: Terms {
            rematch_of: Some(home.id),
            ..challenge(interaction).terms
        },
        ..challenge(interaction)
    };
    let second = home.create(&rematch(3)).await;
    let again = home.store.create(&rematch(4)).await.unwrap();
    assert_eq!(again, Created::AlreadyRepeated);
    home.commits(&change(second, 0, 5, Transition::Close { by: None }))
        .await;
    home.create(&rematch(6)).await;
}

#[tokio::test]
async fn steps_that_are_taken_back_make_earlier_buttons_old() {
    let home = Home::new().await;
    for n in 0..3 {
        let keep = usize::try_from(n).unwrap();
        home.commits(&step(home.id, n, keep, 10 + n)).await;
    }
    assert_eq!(home.stored(home.id).await.took_back, 0);
    home.commits(&change(home.id, 3, 19, Transition::TakeBack { keep: 1 }))
        .await;
    home.commits(&step(home.id, 4, 1, 20)).await;
    let stored = home.stored(home.id).await;
    assert_eq!((stored.version, stored.took_back), (5, 4));
    assert_eq!(stored.step_versions, [1, 5]);
    assert_eq!(stored.steps[1]["act"], "20");
}

#[tokio::test]
async fn opening_the_database_read_only_changes_nothing() {
    let home = Home::new().await;
    let path = home.folder.path().join("matches.db");
    let reader = Store::open_read_only(&path).await.unwrap();
    assert_eq!(
        reader.load_match(home.id).await.unwrap().unwrap(),
        home.stored(home.id).await
    );
    reader.commit(&step(home.id, 0, 0, 2)).await.unwrap_err();
    reader.create(&challenge(3)).await.unwrap_err();
    assert_eq!(home.stored(home.id).await.version, 0);
    // Nor is anything made where there is nothing.
    let missing = path.with_file_name("missing.sqlite");
    Store::open_read_only(&missing).await.unwrap_err();
    assert!(!missing.exists());
}

#[tokio::test]
async fn a_click_waits_for_one_write_of_those_that_no_click_waits_for() {
    let home = Home::new().await;
    let mut ids = vec![home.id];
    for number in 2..=6 {
        ids.push(home.create(&challenge_in(number, number)).await);
    }
    let clicked = step(ids[5], 0, 0, 100);
    let others = ids[..5].iter().map(|&id| Change {
        key: None,
        ..step(id, 0, 0, 100)
    });
    let changes: Vec<Change> = others.chain([clicked]).collect();
    let held = home.store.begin().await.unwrap();
    let mut order = FuturesUnordered::new();
    for (number, change) in changes.iter().enumerate() {
        order.push(
            home.store
                .commit(change)
                .map(move |done| (number, done.unwrap())),
        );
        // Each is in its queue before the next comes.
        assert!(order.next().now_or_never().is_none());
    }
    drop(held);
    let order: Vec<_> = order.collect().await;
    assert!(order.iter().all(|(_, done)| *done == Committed::Done(1)));
    assert_eq!(order[1].0, 5, "{order:?}");
}
