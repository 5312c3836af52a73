//! Evenings whose message two programs show.

use super::{Home, challenge};
use crate::kernel::{Level, Secret, Timestamp};
use crate::{DailyGame, Evening, EveningId, GuildId, MessageId, NewEvening, Seated};

const AT: Timestamp = Timestamp::from_millis(9);

async fn open(home: &Home) -> EveningId {
    let opened = challenge(2);
    let new = NewEvening {
        guild: GuildId(1),
        channel: opened.terms.channel.unwrap(),
        host: opened.seats.people().next().unwrap().clone(),
        game: DailyGame::BoardGame,
        n_deals: 3,
        minutes: 5,
        level: Level::Normal,
        locale: opened.terms.locale,
        at: AT,
    };
    let secret = |_| Secret::new([7; 32]);
    home.store
        .open_evening(&new, &secret)
        .await
        .unwrap()
        .unwrap()
}

#[tokio::test]
async fn who_finds_a_message_deleted_forgets_no_newer_one() {
    let home = Home::new().await;
    let id = open(&home).await;
    let load = async || home.store.evening(id).await.unwrap().unwrap();
    let note = async |seen: &Evening, message: Option<u64>| {
        let shown = message.map(|message| (MessageId(message), "0"));
        let noted = home.store.note_evening_shown(seen, shown, AT, AT).await;
        noted.unwrap();
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

#[tokio::test]
async fn an_evening_that_has_gone_on_meanwhile_is_not_ended() {
    let home = Home::new().await;
    let id = open(&home).await;
    let load = async || home.store.evening(id).await.unwrap().unwrap();
    let seen = load().await;
    assert!(home.store.close_deal(&seen, AT).await.unwrap());
    assert!(!home.store.end_evening(&seen, AT).await.unwrap());
    assert_eq!((load().await.nth, load().await.n_deals), (2, 3));
    assert!(home.store.end_evening(&load().await, AT).await.unwrap());
    assert_eq!((load().await.nth, load().await.n_deals), (2, 2));
}
