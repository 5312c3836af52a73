//! A match of Anna and Ben, as benchmarks open it.

use lostcities::store::{ChannelId, Clock, GuildId, MatchId, Person, PersonId};
use lostcities::table::{Click, GameKind, Opponents, Proposal, Tables, Venue};
use serde_json::json;

/// Who challenges.
pub const ANNA: PersonId = PersonId(11);

/// Who accepts.
pub const BEN: PersonId = PersonId(12);

/// Opens the first match of a database, in its first channel.
pub async fn begin(tables: &Tables, clock: Option<Clock>) -> MatchId {
    begin_between(tables, clock, 1, [ANNA, BEN]).await
}

/// Opens a match of two others, in a channel where none was, and on its server.
pub async fn begin_between(
    tables: &Tables,
    clock: Option<Clock>,
    channel: u64,
    [host, guest]: [PersonId; 2],
) -> MatchId {
    let proposal = Proposal {
        clock,
        game: GameKind::Classic,
        options: json!({}),
        guild: Some(GuildId(channel)),
        channel: Some(ChannelId(channel)),
        venue: Venue::Channel,
        locale: "en".to_owned(),
        host: Person::new(host, "Anna"),
        opponents: Opponents::One(Person::new(guest, "Ben")),
        interaction: 2 * channel - 1,
    };
    let id = tables.challenge(proposal).await.unwrap().id;
    let accept = Click::by_person(id, guest, 2 * channel);
    tables.accept_challenge(accept).await.unwrap();
    id
}
