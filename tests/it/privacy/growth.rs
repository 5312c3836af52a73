//! What grows with presses has a bound.

use std::time::Duration;

use lostcities::kernel::Timestamp;
use lostcities::store::{Away, Store};

use super::home::Home;
use super::traces::counts;
use super::{ZOE, id, person};

/// How often something is pressed.
const PRESSES: u64 = 10_000;

const DAY: Duration = Duration::from_hours(24);

/// The most that a person may be away within a year.
const MOST: Duration = Duration::from_hours(60 * 24);

/// When the presses begin.
const BEGUN: Timestamp = Timestamp::from_millis(1_790_035_200_000);

/// How many rows a table has.
async fn n_rows(home: &Home, table: &str) -> i64 {
    counts(&home.path).await[table]
}

/// Has Zoë be away and come back.
async fn away(store: &Store, since: Timestamp, lasts: Duration) -> Result<(), Duration> {
    let until = since.after(DAY);
    let (people, zoe) = (store.people(), person(ZOE));
    let gone = people.go_away(&zoe, Away { since, until }, MOST);
    gone.await.unwrap()?;
    people
        .end_absence(id(ZOE), since.after(lasts))
        .await
        .unwrap();
    Ok(())
}

#[tokio::test]
async fn ten_thousand_absences_are_a_row_a_day_and_as_long_as_they_were() {
    let home = Home::new().await;
    let store = home.tables.store();
    // Ten days, in each of which she is away a thousand times for a minute.
    for n in 0..PRESSES {
        let since = BEGUN.after(DAY / 1_000 * u32::try_from(n).unwrap());
        away(store, since, Duration::from_mins(1)).await.unwrap();
    }
    assert_eq!(n_rows(&home, "aways").await, 10);
    // That was 10,000 minutes of the sixty days; what is left is exact.
    let left = MOST - Duration::from_mins(PRESSES);
    let since = BEGUN.after(DAY * 20);
    let (people, zoe) = (store.people(), person(ZOE));
    for (lasts, expected) in [
        (left + Duration::from_millis(1), Err(left)),
        (left, Ok(vec![])),
    ] {
        let until = since.after(lasts);
        let gone = people.go_away(&zoe, Away { since, until }, MOST).await;
        assert_eq!(gone.unwrap(), expected);
    }
    // Within the year nothing is left; a year after the tenth day all of that is.
    let until = since.after(left);
    people.end_absence(id(ZOE), until).await.unwrap();
    assert_eq!(
        away(store, until.after(DAY), DAY).await,
        Err(Duration::ZERO)
    );
    let year = DAY * 365;
    assert_eq!(away(store, BEGUN.after(year + DAY * 10), DAY).await, Ok(()));
    assert_eq!(n_rows(&home, "aways").await, 2, "older ones are deleted");
}
