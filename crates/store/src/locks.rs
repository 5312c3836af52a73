//! What a transaction keeps others from, for as long as it lasts.
//!
//! A file has one writer, so that every transaction is alone there. On a server it takes advisory locks in its place, in this order,
//! and before it touches any row, but for `4`:
//!
//! | lock | alone in it | what it protects |
//! |---|---|---|
//! | `1`; all others share it | [`Scope::All`] | whatever no other lock does: settings of servers, deals, evenings and seasons, absences, notices, clocks after an outage, the deletion of a person, rebuilt ratings |
//! | `4`, the game | [`postgres::alone_in_game`](crate::postgres::alone_in_game), as late as a result gets its number | that results enter standings and sums of a game in the order of their numbers |
//! | `5`, each person, in the order of the keys | [`Scope::People`] | how many matches a person may open, who has challenged whom, and the rows of `people` |
//!
//! Then the row of the match, which the statement that changes its version holds, lets one of several changes through, and unique
//! indexes let one match have a channel.
//!
//! What two transactions touch all the same is written in one order: rows of `finishes`, which belong to no game, in that of their
//! people. A move that ends an absence touches clocks and boards of other matches in any order, and if it ends its match, it waits for
//! `4` with the rows of the match in hand. If the server finds that two such wait for each other, it undoes one, which is made once
//! more, alone ([`Store::commit`](crate::Store::commit)).

use std::fmt::Write as _;

use crate::kernel::BySeat;
use crate::{MatchId, Occupant, PersonId, Seated as _};

/// What a transaction changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// Anything.
    All,
    /// What belongs to one match.
    Match,
    /// The same, while the match does not change.
    Unchanged(MatchId),
    /// What belongs to one match, and to these people.
    People(Vec<PersonId>),
}

impl Scope {
    /// That of a match with this host and these people.
    pub(super) fn seating(host: PersonId, seats: &BySeat<Occupant>) -> Self {
        let people = seats.people().map(|person| person.id);
        Self::People(people.chain([host]).collect())
    }

    /// What begins a transaction on a server, on one way there and back.
    pub(super) fn begin(&self) -> String {
        let mut sql = "BEGIN; select pg_advisory_xact_lock".to_owned();
        sql += if *self == Self::All {
            "(1)"
        } else {
            "_shared(1)"
        };
        match self {
            Self::All | Self::Match => {}
            Self::Unchanged(id) => {
                let id = id.0.cast_signed();
                let _ = write!(sql, "; select from matches where id = {id} for update");
            }
            Self::People(people) => {
                for key in keys(people) {
                    let _ = write!(sql, "; select pg_advisory_xact_lock(5, {key})");
                }
            }
        }
        sql
    }
}

/// The locks of these people in the order in which they are taken. Two people may have the same; the next may be just above.
fn keys(people: &[PersonId]) -> Vec<u64> {
    let mut keys: Vec<u64> = people
        .iter()
        .map(|person| person.0 % u64::from(i32::MAX.unsigned_abs()))
        .collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}
