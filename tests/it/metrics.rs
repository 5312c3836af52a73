//! The page for machines: health, readiness and figures of a running bot.

use lostcities::discord::{Config, Elsewhere, Running, start};
use lostcities::sandbox::{Options, Sandbox, TOKEN};
use tempfile::TempDir;

use super::kept::{program, said, sql};

/// The bot in a sandbox, with its page.
struct Watched {
    sandbox: Sandbox,
    bot: Running,
    page: String,
    home: TempDir,
}

impl Watched {
    async fn start() -> Self {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let home = TempDir::new().unwrap();
        let config = Config {
            token: TOKEN.to_owned(),
            database: home.path().join("matches.db"),
            discord: Some(Elsewhere {
                api: sandbox.api(),
                gateway: sandbox.ws_url(),
            }),
        };
        let bot = start(config).await.unwrap();
        sandbox.wait_ready().await;
        let address = bot.serve_metrics("127.0.0.1:0".parse().unwrap()).await;
        Self {
            sandbox,
            bot,
            page: address.unwrap().to_string(),
            home,
        }
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let response = reqwest::get(format!("http://{}{path}", self.page))
            .await
            .unwrap();
        (response.status().as_u16(), response.text().await.unwrap())
    }

    /// The figure of this name.
    async fn figure(&self, name: &str) -> u64 {
        let (_, text) = self.get("/metrics").await;
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.unwrap_or_else(|| panic!("no {name} in {text}"))
            .parse()
            .unwrap()
    }

    /// Waits until the bot says that it is ready: its shard may be a moment behind the sandbox.
    async fn is_ready(&self) {
        while self.get("/ready").await.0 != 200 {
            tokio::task::yield_now().await;
        }
    }

    /// What `lostcities health` says, and whether it is content.
    fn health(&self) -> (bool, String) {
        said(&program(
            &self.home.path().join("none"),
            &["health", &self.page],
        ))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connected_bot_is_ready_and_says_so() {
    let watched = Watched::start().await;
    watched.is_ready().await;
    assert_eq!(watched.get("/health").await, (200, "alive\n".to_owned()));
    assert_eq!(watched.health(), (true, "ready\n".to_owned()));
    assert_eq!(watched.figure("lostcities_connected").await, 1);
    watched.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_database_fails_lives_but_is_not_ready() {
    let watched = Watched::start().await;
    watched.is_ready().await;
    sql(
        &watched.home.path().join("matches.db"),
        "pragma foreign_keys = off; drop table seats; drop table steps; drop table matches",
    )
    .await;
    let sick = "the database does not answer\n".to_owned();
    assert_eq!(watched.get("/ready").await, (503, sick.clone()));
    assert_eq!(watched.health(), (false, sick));
    assert_eq!(watched.get("/health").await.0, 200);
    watched.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_not_there_is_not_healthy() {
    let watched = Watched::start().await;
    let Watched {
        sandbox,
        bot,
        page,
        home,
    } = watched;
    bot.stop().await;
    sandbox.stop().await.unwrap();
    let (is_content, text) = said(&program(&home.path().join("none"), &["health", &page]));
    assert!(
        !is_content && text.contains("is it started with --metrics?"),
        "{text}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_do_is_counted() {
    let watched = Watched::start().await;
    let anna = watched.sandbox.person("Anna").unwrap();
    anna.command("/lostcities hand").await.unwrap();
    assert_eq!(
        watched
            .figure("lostcities_errors_total{kind=\"refused\"}")
            .await,
        1
    );
    anna.command("/lostcities challenge opponent:@Ben")
        .await
        .unwrap();
    assert_eq!(watched.figure("lostcities_open_matches").await, 1);
    assert_eq!(watched.figure("lostcities_moves_total").await, 0);
    assert_eq!(
        watched
            .figure("lostcities_errors_total{kind=\"failed\"}")
            .await,
        0
    );
    watched.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_whose_click_meets_a_failing_database_gets_an_apology_and_loses_nothing() {
    let watched = Watched::start().await;
    let path = watched.home.path().join("matches.db");
    let anna = watched.sandbox.person("Anna").unwrap();
    sql(
        &path,
        "create trigger fails before insert on seats begin select raise(abort, 'broken'); end",
    )
    .await;
    let answer = anna
        .command("/lostcities challenge opponent:@Ben")
        .await
        .unwrap();
    let told = answer.message.unwrap().content;
    assert!(told.contains("something went wrong on my side"), "{told}");
    assert_eq!(
        watched
            .figure("lostcities_errors_total{kind=\"failed\"}")
            .await,
        1
    );
    assert_eq!(watched.figure("lostcities_open_matches").await, 0);
    sql(&path, "drop trigger fails").await;
    anna.command("/lostcities challenge opponent:@Ben")
        .await
        .unwrap();
    assert_eq!(watched.figure("lostcities_open_matches").await, 1);
    watched.bot.stop().await;
}
