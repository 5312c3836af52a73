//! Evenings whose message two programs show.

use super::{Home, challenge};
use crate::kernel::{Level, Secret, Timestamp};
use crate::{DailyGame, Evening, GuildId, MessageId, NewEvening, Seated};

#[tokio::test]
async fn who_finds_a_message_deleted_forgets_no_newer_one() {
    let home = Home::new().await;
    let (at, opened) = (Timestamp::from_millis(9), challenge(2));
    let new = NewEvening {
        guild: GuildId(1),
        channel: opened.terms.channel.unwrap(),
        host: opened.seats.people().next().unwrap().clone(),
        game: DailyGame::BoardGame,
        n_deals: 1,
        minutes: 5,
        level: Level::Normal,
        locale: opened.terms.locale,
        at,
    };
    let secret = |_| Secret::new([7; 32]);
    let id = home.store.open_evening(&new, &secret).await.unwrap();
    let load = async || home.store.evening(id.unwrap()).await.unwrap().unwrap();
    let note = async |seen: &Evening, message: Option<u64>| {
        let shown = message.map(|message| (MessageId(message), "0"));
        let noted = home.store.note_evening_shown(seen, shown, at, at).await;
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
