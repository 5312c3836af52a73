//! Seasons whose message two programs show.

use super::{Home, challenge};
use crate::games::GameKind;
use crate::kernel::Timestamp;
use crate::{GuildId, LeagueSeason, MessageId, NewSeason, Pace, Seated};

#[tokio::test]
async fn who_finds_a_message_deleted_forgets_no_newer_one() {
    let home = Home::new().await;
    let (at, opened) = (Timestamp::from_millis(9), challenge(2));
    let new = NewSeason {
        guild: GuildId(1),
        channel: opened.terms.channel.unwrap(),
        host: opened.seats.people().next().unwrap().clone(),
        locale: opened.terms.locale,
        game: GameKind::Classic,
        pace: Pace::ALL[0],
        begins_at: at,
        at,
    };
    let id = home.store.open_season(&new).await.unwrap().unwrap();
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
