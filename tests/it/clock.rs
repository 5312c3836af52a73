//! What the clock asks for is done once, and only what needs no person.

use std::time::Duration;

use lostcities::kernel::{BySeat, Level, Seat, Secret, Timestamp};
use lostcities::store::{
    Change, ChannelId, Committed, Created, GuildId, MatchId, NewMatch, Opening, PersonId,
    RequestKey, Revision, State, Terms, Transition, Turns, Venue,
};
use lostcities::table::{Click, GameKind, Opener, Refusal, TableError};
use serde_json::json;

use super::database::store::before;
use super::kept::{ANNA, PEOPLE, TestDatabase, sql};

const DUE: Timestamp = Timestamp::from_millis(1_790_000_000_000);

async fn open(kept: &TestDatabase, interaction: u64) -> MatchId {
    let new = NewMatch {
        terms: Terms {
            game: GameKind::Classic,
            table_version: 1,
            setup: json!({"seats": 2}),
            guild: None,
            channel: Some(ChannelId(interaction)),
            venue: Venue::Channel,
            locale: "en".to_owned(),
            host: ANNA,
            opening: Opening::Challenge,
            invited: Vec::new(),
            rematch_of: None,
            clock: None,
        },
        secret: Secret::new([7; 32]),
        seats: BySeat::default(),
        expires_at: DUE,
        limits: None,
        at: DUE,
        interaction,
    };
    match kept.tables.store().create(&new).await.unwrap() {
        Created::Done(id) => id,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_is_due_in_a_match_is_done_once() {
    let kept = TestDatabase::new().await;
    let [first, second] = [open(&kept, 1).await, open(&kept, 2).await];
    let begin = || Transition::Begin {
        snowflake: 6,
        seating: None,
        steps: vec![json!({"step": 0})],
    };
    let change = |id, expected, due, transition| Change {
        turns: Turns::NONE,
        prepared: Vec::new(),
        id,
        expected,
        before: before(&transition),
        revision: Revision::after(None),
        key: Some(RequestKey::Due(due)),
        at: DUE,
        transition,
    };
    let rows = [
        (change(first, 0, DUE, begin()), Committed::Done(1)),
        // Another sweep that has read the match since, and one that has not.
        (
            change(first, 1, DUE, Transition::OfferDraw(Seat::FIRST)),
            Committed::Repeated,
        ),
        (change(first, 0, DUE, begin()), Committed::Repeated),
        // The same time in another match, and another time in the same.
        (change(second, 0, DUE, begin()), Committed::Done(1)),
        (
            change(
                first,
                1,
                DUE.after(Duration::from_millis(1)),
                Transition::OfferDraw(Seat::FIRST),
            ),
            Committed::Done(2),
        ),
    ];
    for (number, (change, expected)) in rows.into_iter().enumerate() {
        let done = kept.tables.store().commit(&change).await.unwrap();
        assert_eq!(done, expected, "{number}");
    }
}

#[tokio::test]
async fn the_time_of_a_match_is_never_taken_for_an_interaction() {
    let kept = TestDatabase::new().await;
    let [id, other] = [open(&kept, 1).await, open(&kept, 2).await];
    for (id, due) in [(id, 0), (id, 1), (other, 2), (other, i64::MAX)] {
        let due = Timestamp::from_millis(due);
        let version = kept.load(id).await.version;
        let steps = Vec::new();
        let transition = match version {
            0 => Transition::Begin {
                snowflake: 6,
                seating: None,
                steps,
            },
            _ => Transition::OfferDraw(Seat::FIRST),
        };
        let change = Change {
            turns: Turns::NONE,
            prepared: Vec::new(),
            id,
            expected: version,
            before: before(&transition),
            revision: Revision::after(None),
            key: Some(RequestKey::Due(due)),
            at: DUE,
            transition,
        };
        let done = kept.tables.store().commit(&change).await.unwrap();
        assert_eq!(done, Committed::Done(version + 1), "{id} {due}");
    }
    let mut database = kept.database().await;
    let keys: Vec<i64> = sqlx::query_scalar("select id from interactions order by id")
        .fetch_all(&mut database)
        .await
        .unwrap();
    assert_eq!(keys.len(), 6, "{keys:?}");
    assert_eq!(keys.iter().filter(|&&key| key < 0).count(), 4, "{keys:?}");
}

#[tokio::test]
async fn the_clock_has_no_seat_and_is_nobodys_host() {
    let kept = TestDatabase::new().await;
    let challenge = kept.challenge(1, false).await;
    let played = kept.played(2, 3).await;
    let before = [kept.load(challenge).await, kept.load(played).await];
    let (tables, ben) = (&kept.tables, PersonId(PEOPLE[1].0));
    let moderator = Opener {
        guild: None,
        channel: ChannelId(1),
        parent: None,
        roles: &[],
        is_moderator: true,
        is_bot_here: true,
    };
    let asked = Click::by_clock(challenge, DUE);
    let playing = Click::by_clock(played, DUE);
    let refusals = [
        tables.accept_challenge(asked).await,
        tables.decline_challenge(asked).await,
        tables.block_challenger(asked).await.map(|_| ()),
        tables.withdraw_challenge(asked).await,
        tables.join_table(asked, &"Nobody".into()).await.map(|_| ()),
        tables.leave_table(asked).await,
        tables.remove_from_table(asked, ben).await,
        tables.seat_computers(asked, &[Level::Normal]).await,
        tables.start_table(asked).await,
        tables.end_as_moderator(asked, &moderator).await,
        tables.act(playing, "draw").await.map(|_| ()),
        tables.take_back(playing).await.map(|_| ()),
        tables.resign(playing).await,
        tables.offer_draw(playing).await,
        tables.accept_draw(playing).await,
        tables.decline_draw(playing).await,
        tables.rematch(playing).await.map(|_| ()),
    ];
    for (number, refused) in refusals.into_iter().enumerate() {
        let is_refused = matches!(refused, Err(TableError::Refused(_)));
        assert!(is_refused, "{number}: {refused:?}");
    }
    assert_eq!(
        [kept.load(challenge).await, kept.load(played).await],
        before
    );
}

#[tokio::test]
async fn a_moderator_of_another_server_ends_nothing_with_the_number_of_a_channel() {
    let kept = TestDatabase::new().await;
    let id = kept.played(1, 3).await;
    let before = kept.load(id).await;
    let abroad = Opener {
        guild: Some(GuildId(77)),
        channel: before.terms.channel.unwrap(),
        parent: None,
        roles: &[],
        is_moderator: true,
        is_bot_here: true,
    };
    let click = Click::by_person(id, PersonId(5), 99);
    let refusals = [
        kept.tables.end_as_moderator(click, &abroad).await,
        kept.tables.may_end(id, &abroad, PersonId(9)).await,
        kept.tables.put_to_sleep_as_moderator(click, &abroad).await,
    ];
    for refused in refusals {
        let is_elsewhere = matches!(refused, Err(TableError::Refused(Refusal::InOtherChannel)));
        assert!(is_elsewhere, "{refused:?}");
    }
    assert_eq!(kept.load(id).await, before);
}

#[tokio::test]
async fn a_challenge_that_expired_is_closed_by_the_clock_alone() {
    let kept = TestDatabase::new().await;
    let id = kept.challenge(1, false).await;
    assert_eq!(kept.tables.lapse().await.unwrap(), []);
    sql(&kept.path, "update matches set expires_at = 1790000000000").await;
    let tables = kept.reopened().await;
    let sweeps = futures_util::future::join(tables.lapse(), tables.lapse()).await;
    let closed = [sweeps.0.unwrap(), sweeps.1.unwrap()].concat();
    assert_eq!(closed, [id]);
    let stored = kept.load(id).await;
    assert_eq!((stored.state(), stored.version), (State::Abandoned, 1));
    let late = tables.accept_challenge(Click::by_person(id, PersonId(PEOPLE[1].0), 77));
    let late = late.await;
    assert!(
        matches!(late, Err(TableError::Refused(Refusal::ChallengeOver))),
        "{late:?}"
    );
}
