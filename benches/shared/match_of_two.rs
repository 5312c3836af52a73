//! A match of Anna and Ben, as benchmarks open it.

use lostcities::store::{ChannelId, Clock, MatchId, Person, PersonId};
use lostcities::table::{Click, GameKind, Opponents, Proposal, Tables, Venue};
use serde_json::json;

/// Who challenges.
pub const ANNA: PersonId = PersonId(11);

/// Who accepts.
pub const BEN: PersonId = PersonId(12);

/// Opens the first match of a database, in its first channel.
pub async fn begin(tables: &Tables, clock: Option<Clock>) -> MatchId {
    let person = |id, name: &str| Person::new(id, name);
    let proposal = Proposal {
        clock,
        game: GameKind::Classic,
        options: json!({}),
        guild: None,
        channel: Some(ChannelId(1)),
        venue: Venue::Channel,
        locale: "en".to_owned(),
        host: person(ANNA, "Anna"),
        opponents: Opponents::One(person(BEN, "Ben")),
        interaction: 1,
    };
    tables.challenge(proposal).await.unwrap();
    let id = MatchId(1);
    let accept = Click::by_person(id, BEN, 2);
    tables.accept_challenge(accept).await.unwrap();
    id
}
