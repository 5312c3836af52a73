//! What the clock asks for: only what needs no person.

use lostcities::kernel::{Level, Timestamp};
use lostcities::store::{ChannelId, GuildId, PersonId, State};
use lostcities::table::{Authority, Click, Opener, Refusal, TableError};

use super::kept::{BEN, TestDatabase, sql};

const DUE: Timestamp = Timestamp::from_millis(1_790_000_000_000);

#[tokio::test]
async fn the_clock_has_no_seat_and_is_nobodys_host() {
    let kept = TestDatabase::new().await;
    let challenge = kept.challenge(1, false).await;
    let played = kept.played(2, 3).await;
    let before = [kept.load(challenge).await, kept.load(played).await];
    let tables = &kept.tables;
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
        tables.remove_from_table(asked, BEN).await,
        tables.seat_computers(asked, &[Level::Normal]).await,
        tables.start_table(asked).await,
        tables
            .end_by_authority(asked, Authority::Moderator(&moderator))
            .await,
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
    let abroad = Authority::Moderator(&abroad);
    let click = Click::by_person(id, PersonId(5), 99);
    let refusals = [
        kept.tables.end_by_authority(click, abroad).await,
        kept.tables.may_end(id, abroad, PersonId(9)).await,
        kept.tables.put_to_sleep_by_authority(click, abroad).await,
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
    let late = tables.accept_challenge(Click::by_person(id, BEN, 77));
    let late = late.await;
    assert!(
        matches!(late, Err(TableError::Refused(Refusal::ChallengeOver))),
        "{late:?}"
    );
}
