//! The page for machines: health, readiness and figures of a running bot.

use std::collections::BTreeSet;
use std::time::Duration;

use lostcities::service::BotHandle;
use lostcities::store::Engine;

use crate::bot::harness::{Club, TIMEOUT, Ways, custom_id};
use crate::kept::{program, said};

/// What the page of a bot says to which people can talk.
const READY: &str = "ready\n";

struct Watched {
    club: Club,
    page: String,
}

impl Watched {
    async fn open() -> Self {
        let ways = Ways {
            metrics: true,
            // What happens to a connection shows without them.
            heartbeat: Some(Duration::from_hours(24)),
            ..Ways::by_gateway()
        };
        let club = Club::open_with(ways).await;
        let page = club.running().metrics().unwrap();
        let watched = Self {
            club,
            page: page.to_string(),
        };
        // Its shard may be a moment behind the sandbox.
        while watched.get("/ready").await.0 != 200 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        watched
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let response = reqwest::get(format!("http://{}{path}", self.page))
            .await
            .unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, self.without_process(&text))
    }

    /// A page without the lines that it ends in: which process this is.
    fn without_process(&self, text: &str) -> String {
        let Some((said, process)) = text.split_once("process: ") else {
            return text.to_owned();
        };
        let (name, rest) = process.split_once('\n').unwrap();
        assert_eq!(name.len(), 8, "{text}");
        let engine = match self.club.location().engine() {
            Engine::Sqlite => "sqlite",
            Engine::Postgres => "postgres",
        };
        assert_eq!(rest.trim(), format!("engine: {engine}\ntransport: gateway"));
        said.to_owned()
    }

    async fn figure(&self, name: &str) -> u64 {
        let (_, text) = self.get("/metrics").await;
        let name = format!("{name} ");
        let line = text.lines().find_map(|line| line.strip_prefix(&name));
        let figure = line.unwrap_or_else(|| panic!("no {name}in {text}"));
        figure.parse().unwrap()
    }

    async fn errors(&self, kind: &str) -> u64 {
        self.figure(&format!("lostcities_errors_total{{kind=\"{kind}\"}}"))
            .await
    }

    /// What `lostcities health` says, and whether it is content.
    fn health(&self) -> (bool, String) {
        let (is_content, text) = health(&self.club, &self.page);
        (is_content, self.without_process(&text))
    }
}

fn health(club: &Club, page: &str) -> (bool, String) {
    said(&program(
        &club.database().with_file_name("none"),
        &["health", page],
    ))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connected_bot_is_ready_and_says_so() {
    let watched = Watched::open().await;
    assert_eq!(watched.get("/health").await, (200, "alive\n".to_owned()));
    assert_eq!(watched.health(), (true, READY.to_owned()));
    assert_eq!(watched.figure("lostcities_connected").await, 1);
    watched.club.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_hears_nothing_does_not_say_that_it_is_ready() {
    let watched = Watched::open().await;
    let club = &watched.club;
    club.arm("close:4003", 1, Duration::ZERO, None);
    let cut_off = (503, "not connected to Discord\n".to_owned());
    let until = async |expected: (u16, String)| {
        while watched.get("/ready").await != expected {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let noticed = tokio::time::timeout(TIMEOUT, until(cut_off)).await;
    assert!(noticed.is_ok(), "it says that it is ready");
    until((200, READY.to_owned())).await;
    assert!(club.sandbox.is_ready());
    watched.club.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_database_fails_lives_but_is_not_ready() {
    let watched = Watched::open().await;
    watched
        .club
        .sql("alter table matches rename to taken_away")
        .await;
    let sick = "the database does not answer\n".to_owned();
    assert_eq!(watched.get("/ready").await, (503, sick.clone()));
    assert_eq!(watched.health(), (false, sick));
    assert_eq!(watched.get("/health").await.0, 200);
    watched.club.finish().await;
}

impl Watched {
    /// A player has moved, and Discord takes no message that shows it. Returns the bot.
    async fn stuck(&mut self) -> BotHandle {
        let club = &mut self.club;
        let (first, _) = club.begin_in_turn().await;
        club.type_move(&first).await;
        let draw = club.next_move(&first).await;
        let day = Duration::from_hours(24);
        club.arm("delay", 1000, day, Some("/channels/"));
        first.command(&draw).await.unwrap();
        club.until(|| club.sandbox.armed() < 1000).await;
        club.take_running()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stops_lives_but_is_not_ready() {
    let mut watched = Watched::open().await;
    let running = watched.stuck().await;
    let stopping = tokio::spawn(running.stop_within(TIMEOUT));
    let no = (503, "stopping\n".to_owned());
    while watched.get("/ready").await != no {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(watched.get("/health").await.0, 200);
    assert!(!stopping.is_finished());
    stopping.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stops_does_not_wait_for_ever_for_discord() {
    let mut watched = Watched::open().await;
    let running = watched.stuck().await;
    let stopped = tokio::time::timeout(TIMEOUT, running.stop_within(Duration::ZERO));
    assert!(stopped.await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_not_there_is_not_healthy() {
    let Watched { mut club, page } = Watched::open().await;
    club.stop().await;
    let (is_content, text) = health(&club, &page);
    assert!(
        !is_content && text.contains("is it started with --metrics?"),
        "{text}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_do_is_counted() {
    let watched = Watched::open().await;
    let (club, anna) = (&watched.club, watched.club.anna());
    let acknowledged = "lostcities_acknowledgement_seconds_count";
    assert_eq!(watched.figure(acknowledged).await, 0);
    club.command(&anna, "hand").await;
    assert_eq!(watched.errors("refused").await, 1);
    club.begin().await;
    assert_eq!(watched.figure("lostcities_open_matches").await, 1);
    assert_eq!(watched.figure("lostcities_moves_total").await, 0);
    let (first, _) = club.in_turn().await;
    let hand = club.command(&first, "hand").await;
    let old = club.with_buttons(&[&custom_id(&hand, ":!focus.")]).await;
    let bot = "lostcities_requests_total{token=\"bot\"}";
    let n_before = watched.figure(bot).await;
    club.type_turn(&first).await;
    assert_eq!(watched.figure("lostcities_moves_total").await, 2);
    // Call, board and call.
    assert!(watched.figure(bot).await >= n_before + 3);
    club.click(&first, &old, ":!focus.").await;
    assert_eq!(watched.errors("stale").await, 1);
    assert_eq!(watched.errors("failed").await, 0);
    assert_eq!(watched.figure(acknowledged).await, 7);
    assert_eq!(watched.figure("lostcities_queue_depth").await, 0);
    watched.club.finish().await;
}

/// The names of figures in a text, without what Prometheus adds to them.
fn figures(text: &str) -> BTreeSet<&str> {
    let names = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
    let names = names.filter(|name| name.starts_with("lostcities_"));
    let parts = ["_bucket", "_sum", "_count"];
    names
        .map(|name| {
            let part = parts.iter().find_map(|part| name.strip_suffix(part));
            part.unwrap_or(name)
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_figure_is_explained_and_alerts_and_dashboard_know_no_other() {
    let watched = Watched::open().await;
    let (_, text) = watched.get("/metrics").await;
    let mut all = figures(&text);
    // Where a server is asked for a beat.
    all.insert("lostcities_last_commit_seconds");
    let read = |path| std::fs::read_to_string(path).unwrap();
    let explained = read("docs/OPERATING.md");
    assert_eq!(figures(&explained), all);
    let dashboard = read("docs/monitoring/dashboard.json");
    let alerts = read("docs/monitoring/alerts.yaml");
    for used in [&dashboard, &alerts] {
        let used = figures(used);
        assert!(used.len() > 5 && used.is_subset(&all), "{used:?}");
    }
    let dashboard: serde_json::Value = serde_json::from_str(&dashboard).unwrap();
    assert_eq!(dashboard["panels"].as_array().unwrap().len(), 8);
    watched.club.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_discord_wants_later_is_sent_later_and_counted() {
    let watched = Watched::open().await;
    let club = &watched.club;
    let (first, _) = club.begin_in_turn().await;
    let limited = |route| format!("lostcities_rate_limits_total{{route=\"{route}\"}}");
    let (_, text) = watched.get("/metrics").await;
    assert!(!text.contains(&limited("callback")), "{text}");
    club.type_move(&first).await;
    let draw = club.next_move(&first).await;
    for route in ["callback", "PATCH", "POST /api/v10/channels"] {
        let later = Duration::from_millis(20);
        club.arm("status:429", 1, later, Some(route));
    }
    club.command(&first, &draw).await;
    assert_eq!(club.sandbox.armed(), 0);
    for route in ["callback", "edit", "post"] {
        assert_eq!(watched.figure(&limited(route)).await, 1, "{route}");
    }
    assert_eq!(watched.errors("failed").await, 0);
    watched
        .club
        .finish_with(|request| request.status == 429)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_message_is_being_sent_is_in_the_queue() {
    let watched = Watched::open().await;
    let club = &watched.club;
    let (first, _) = club.begin_in_turn().await;
    club.type_move(&first).await;
    let minute = Duration::from_mins(1);
    let (_, action) = club.moves(&first, "").await.remove(0);
    club.arm("status:429", 1, minute, Some("PATCH"));
    let play = format!("/lostcities play move:{action}");
    first.command(&play).await.unwrap();
    club.struck().await;
    assert_eq!(watched.figure("lostcities_queue_depth").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_message_failed_is_in_the_queue_until_it_is_shown() {
    let watched = Watched::open().await;
    let club = &watched.club;
    let (first, _) = club.begin_in_turn().await;
    let channels = Some("/api/v10/channels");
    club.arm("status:503", 1_000_000, Duration::ZERO, channels);
    club.type_move(&first).await;
    club.let_pass(Duration::from_secs(15)).await;
    assert_eq!(watched.figure("lostcities_queue_depth").await, 1);
    club.sandbox.disarm();
    for _ in 0..2 {
        club.let_pass(Duration::from_mins(10)).await;
    }
    assert_eq!(watched.figure("lostcities_queue_depth").await, 0);
    club.board_is_true("after the outage").await;
    watched
        .club
        .finish_with(|request| request.status == 503)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_whose_click_meets_a_failing_database_gets_an_apology_and_loses_nothing() {
    let watched = Watched::open().await;
    let club = &watched.club;
    let challenge = "challenge opponent:@Ben";
    club.refuse_rows_of("seats").await;
    let told = club.command(&club.anna(), challenge).await.content;
    assert!(told.contains("something went wrong on my side"), "{told}");
    assert_eq!(watched.errors("failed").await, 1);
    assert_eq!(watched.figure("lostcities_open_matches").await, 0);
    club.take_rows().await;
    club.command(&club.anna(), challenge).await;
    assert_eq!(watched.figure("lostcities_open_matches").await, 1);
    watched.club.finish().await;
}
