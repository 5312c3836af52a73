//! What columns hold and what they must not.

use std::fmt::Debug;

use sqlx::{AssertSqlSafe, Connection, Decode, Encode, Row, Type};

use super::*;
use crate::driver::{DriverConnection, DriverRow};

async fn database() -> DriverConnection {
    DriverConnection::connect("sqlite::memory:").await.unwrap()
}

async fn row(database: &mut DriverConnection, value: &str) -> DriverRow {
    let question = AssertSqlSafe(format!("select {value} as value"));
    sqlx::query(question).fetch_one(database).await.unwrap()
}

/// The value reads as it is written, and SQL sees it like this.
async fn round_trip<T>(value: T, sql: &str)
where
    T: for<'q> Encode<'q, Driver> + for<'r> Decode<'r, Driver> + Type<Driver>,
    T: Copy + PartialEq + Debug + Send + Unpin + 'static,
{
    let mut database = database().await;
    let question = "select $1 as value, quote($1) as quoted";
    let row = sqlx::query(question).bind(value);
    let row = row.fetch_one(&mut database).await.unwrap();
    assert_eq!(row.try_get::<T, _>("value").unwrap(), value);
    assert_eq!(row.get::<String, _>("quoted"), sql);
}

#[tokio::test]
async fn ids_read_as_they_are_written_to_the_ends_of_their_ranges() {
    let most = u64::MAX >> 1;
    round_trip(MatchId(1), "1").await;
    round_trip(MatchId(most), "9223372036854775807").await;
    round_trip(GuildId(0), "0").await;
    round_trip(GuildId(most), "9223372036854775807").await;
    round_trip(ChannelId(0), "0").await;
    round_trip(ChannelId(most), "9223372036854775807").await;
    round_trip(MessageId(1), "1").await;
    round_trip(ProcessId(1), "1").await;
    round_trip(MessageId(most), "9223372036854775807").await;
    round_trip(PersonId(1), "1").await;
    round_trip(PersonId(most), "9223372036854775807").await;
    // Anonymous people count from -1 downwards.
    round_trip(PersonId(u64::MAX), "-1").await;
    round_trip(PersonId(most + 1), "-9223372036854775808").await;
}

#[tokio::test]
async fn words_times_and_seats_read_as_they_are_written() {
    for state in ["lobby", "playing", "finished", "abandoned"] {
        let read = <State as Column>::read(state.to_owned()).unwrap();
        round_trip(read, &format!("'{state}'")).await;
    }
    for pings in Pings::ALL {
        round_trip(pings, &format!("'{}'", pings.slug())).await;
    }
    for opening in Opening::ALL {
        round_trip(opening, &format!("'{}'", opening.slug())).await;
    }
    for millis in [0, 1_790_000_000_000, Timestamp::MAX.millis()] {
        round_trip(Timestamp::from_millis(millis), &millis.to_string()).await;
    }
    for seat in Seat::all(5) {
        round_trip(seat, &seat.to_string()).await;
    }
    for game in GameKind::ALL {
        round_trip(game, &format!("'{game}'")).await;
    }
    for colour in Colour::ALL {
        round_trip(colour, &format!("'{colour}'")).await;
    }
    round_trip(Secret::new([0; 32]), &format!("'{}'", "0".repeat(64))).await;
}

#[tokio::test]
async fn a_number_that_no_column_holds_is_not_written() {
    let question = sqlx::query("select $1").bind(u64::MAX);
    let error = question.fetch_one(&mut database().await).await.unwrap_err();
    assert!(error.to_string().contains("a number of 63 bits"), "{error}");
    round_trip(u64::MAX >> 1, "9223372036854775807").await;
}

/// What reading the column says, if it is refused.
async fn refusal<T>(value: &str) -> Option<String>
where
    T: for<'r> Decode<'r, Driver> + Type<Driver>,
{
    let row = row(&mut database().await, value).await;
    let error = row.try_get::<T, _>("value").err()?;
    Some(error.to_string())
}

macro_rules! refused {
    ($($type:ty, $value:literal => $reason:literal;)+) => {
        $(
            let said = refusal::<$type>($value).await;
            let said = said.unwrap_or_else(|| panic!("{} was read", $value));
            assert!(said.ends_with($reason), "{said}");
            assert!(said.contains("\"value\""), "{said}");
        )+
    };
}

#[tokio::test]
async fn what_a_column_must_not_hold_is_refused_by_its_kind() {
    refused! {
        MatchId, "0" => "expected the number of a match";
        MatchId, "-1" => "expected the number of a match";
        MatchId, "null" => "unexpected null; try decoding as an `Option`";
        GuildId, "-1" => "expected the id of a server";
        ChannelId, "-9223372036854775808" => "expected the id of a channel";
        MessageId, "-1" => "expected the id of a message";
        PersonId, "0" => "expected the id of a person";
        Seat, "5" => "expected a seat";
        Seat, "-1" => "expected a seat";
        Timestamp, "-1" => "expected a time between 1970 and 9999";
        Timestamp, "253402300800000" => "expected a time between 1970 and 9999";
        u8, "256" => "expected u8";
        u32, "-1" => "expected u32";
        i32, "2147483648" => "expected i32";
        usize, "-1" => "expected usize";
        State, "'asleep'" => "expected the state of a match";
        State, "''" => "expected the state of a match";
        State, "null" => "unexpected null; try decoding as an `Option`";
        Opening, "'tournament'" => "expected the way in which a match was opened";
        Pings, "'OFF'" => "expected a kind of notification";
        GameKind, "'chess'" => "expected a game";
        Colour, "'x'" => "expected the letter of a colour";
        Secret, "'00'" => "expected a secret in hexadecimal digits";
        Value, "'[1,'" => "expected the JSON of serde_json::value::Value";
    }
}

#[tokio::test]
async fn a_refusal_does_not_repeat_the_content() {
    let refused = [
        refusal::<Vec<PersonId>>("'[\"Anna\"]'").await,
        refusal::<Secret>("'Anna'").await,
        refusal::<GameKind>("'Anna'").await,
        refusal::<Pings>("'Anna'").await,
        refusal::<PersonId>("'Anna'").await,
    ];
    for refusal in refused {
        let refusal = refusal.expect("none of them can be read");
        assert!(!refusal.contains("Anna"), "{refusal}");
    }
}

#[test]
fn a_tally_is_read_with_and_without_the_names_of_its_fields() {
    let named = r#"{"rounds":[-8],"colours":{"b":{"begun":1,"points":-8,"wagered":0,"paid":0}}}"#;
    let short = r#"[[-8],{"b":[1,-8,0,0]}]"#;
    let read = |text: &str| <Tally as Column>::read(text.to_owned()).unwrap();
    assert_eq!(read(named), read(short));
    assert_eq!(read(named).store().unwrap(), short);
}
