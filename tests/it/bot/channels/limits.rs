//! Tables that are played as fast as Discord answers, against its real limits: it refuses nothing, so that nothing counts
//! towards a ban, nothing comes twice, and all is shown in the end.

use std::time::Duration;

use futures_util::future::join_all;
use lostcities::sandbox::{Message, Person};
use lostcities::service::Timeouts;

use crate::bot::harness::{Club, Ways, button, custom_id};

/// The server of the sandbox.
const SERVER: &str = "Expedition Club";

/// How often every table makes a turn.
const N_RUSHES: u64 = 10;

/// Longer than a token is used before the next press on the board renews it.
const A_WHILE: Duration = Duration::from_mins(3);

async fn open() -> Club {
    let ways = Ways::default();
    let requests_per_second = Timeouts::default().requests_per_second;
    Club::open_with(Ways {
        timeouts: Timeouts {
            requests_per_second,
            ..ways.timeouts
        },
        discord_takes: 50,
        ..ways
    })
    .await
}

/// Two people of a match and the public message whose button opens their hands.
struct Table {
    people: [Person; 2],
    public: Message,
}

impl Table {
    async fn begin(club: &Club, people: [Person; 2], options: &str) -> Self {
        let [host, guest] = &people;
        let opponent = guest.mention();
        let text = format!("challenge opponent:{opponent} rounds:1 {options}");
        let card = club.command(host, &text).await;
        let card = club.click(guest, &card, "Accept").await;
        let is_board = options.is_empty();
        let public = if is_board { club.board() } else { card };
        Self { people, public }
    }

    /// Both open their hands and one makes a turn, without a pause and without waiting for what others are to see.
    async fn rush(&self) {
        let open = self
            .people
            .each_ref()
            .map(|who| press(who, &self.public, ":!hand"));
        let panels = join_all(open).await;
        for (who, panel) in self.people.iter().zip(panels) {
            if button(&panel, ":!hand").is_none() && button(&panel, ":!focus.").is_some() {
                let picked = press(who, &panel, ":!focus.").await;
                let laid = press(who, &picked, ":discard.").await;
                if button(&laid, ":draw").is_some() {
                    press(who, &laid, ":draw").await;
                }
            }
        }
    }
}

/// What was answered to a press of what a message showed, before anything else that comes of it.
async fn press(who: &Person, message: &Message, name: &str) -> Message {
    let answer = who.forge(message, &custom_id(message, name)).await.unwrap();
    let id = answer.message.map_or(message.id, |answered| answered.id);
    who.message(id).expect("a message")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_tables_in_one_channel_in_a_rush_are_refused_nothing() {
    let club = open().await;
    let mut tables = Vec::new();
    for number in 0..4 {
        let people = ["Host", "Guest"].map(|name| {
            let name = format!("{name} {number}");
            let person = club
                .sandbox
                .add_person(&name, "en-US", Some(SERVER))
                .unwrap();
            person.in_channel("general")
        });
        tables.push(Table::begin(&club, people, "quiet:True").await);
    }
    tables.push(Table::begin(&club, [club.anna(), club.ben()], "").await);
    let board = club.board();
    let versions = async || {
        let matches = club.matches().await.into_iter();
        matches.map(|one| one.version).collect::<Vec<_>>()
    };
    let before = versions().await;
    for _ in 0..N_RUSHES {
        // Every press on the board is one that could bring a token.
        club.skip(A_WHILE);
        let onlookers = tables.iter().flat_map(|table| &table.people);
        let looks = onlookers.map(|who| press(who, &board, ":!rules."));
        join_all(looks).await;
        join_all(tables.iter().map(Table::rush)).await;
    }
    club.wait_until_idle().await;
    let after = versions().await;
    // The sandbox takes an edit of the board for the answer to a press whose token it was made with; who waited for a hand then
    // makes no turn.
    for (before, after) in before.iter().zip(&after) {
        assert!(*after >= before + N_RUSHES / 2, "{before} {after}");
    }
    club.board_is_true("after a rush").await;
    for who in tables.iter().flat_map(|table| &table.people) {
        club.until(|| club.panels(who).len() == 1).await;
        assert!(club.pings(who) <= 1);
    }
    let usage = club.sandbox.usage();
    assert_eq!((usage.limited, usage.invalid), (0, 0), "{usage:?}");
    club.finish().await;
}
