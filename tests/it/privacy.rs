//! What is kept of a person, and what becomes of it when they have it deleted.

mod columns;
mod deletion;
mod export;
mod growth;
mod home;
mod packed;
mod traces;

use std::collections::BTreeSet;

use lostcities::store::{GuildId, Person, PersonId};

use columns::{IMPERSONAL, PERSONAL, columns};
use home::Home;

/// Whose data is deleted: an id as long as those of Discord, and a name that is nowhere by chance.
const ZOE: (u64, &str) = (765_432_109_876_543_210, "Zoë Unvergesslich");
const ANNA: (u64, &str) = (11, "Anna");
const BEN: (u64, &str) = (12, "Ben");

const GUILD: GuildId = GuildId(5);

/// More actions than any of these matches has.
const TO_THE_END: usize = 5_000;

fn person((id, name): (u64, &str)) -> Person {
    Person::new(PersonId(id), name)
}

fn id((id, _): (u64, &str)) -> PersonId {
    PersonId(id)
}

#[tokio::test]
async fn of_every_column_it_is_known_whether_it_may_hold_a_person() {
    let home = Home::new().await;
    let all: BTreeSet<String> = traces::columns(&home.path)
        .await
        .into_iter()
        .map(|(table, column)| format!("{table}.{column}"))
        .collect();
    let (mut known, others) = (columns(PERSONAL), columns(IMPERSONAL));
    assert!(known.is_disjoint(&others));
    known.extend(others);
    assert_eq!(all, known);
}

#[test]
fn the_page_for_people_names_every_table_that_may_hold_one() {
    let page = include_str!("../../PRIVACY.md");
    for column in columns(PERSONAL) {
        let (table, _) = column.split_once('.').unwrap();
        assert!(page.contains(&format!("`{table}`")), "{table}");
    }
}
