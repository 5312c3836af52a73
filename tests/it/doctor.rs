//! `/lostcities doctor`: what a person reads who wonders why nothing works.

use lostcities::discord::{Config, Elsewhere, Running, start};
use lostcities::sandbox::{BOT_NAME, Options, Sandbox, TOKEN};
use tempfile::TempDir;

/// `ATTACH_FILES`, as Discord numbers it.
const ATTACH_FILES: u64 = 1 << 15;

/// A sandbox with the bot in it.
struct Clinic {
    sandbox: Sandbox,
    bot: Running,
    home: TempDir,
}

impl Clinic {
    async fn open() -> Self {
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
        Self { sandbox, bot, home }
    }

    /// What the doctor tells somebody, without the times it measured and the number of the release.
    async fn says(&self, name: &str) -> String {
        let person = self.sandbox.person(name).unwrap();
        let told = person
            .command("/lostcities doctor")
            .await
            .unwrap()
            .message
            .unwrap();
        assert!(told.ephemeral, "only the person who asked reads it");
        let is_measured = |word: &str, next: Option<&&str>| {
            next.is_some_and(|next| next.starts_with("ms"))
                && word.chars().all(|c| c.is_ascii_digit())
        };
        let line = |line: &str| {
            let line = line.replace(env!("CARGO_PKG_VERSION"), "N");
            let words: Vec<&str> = line.split(' ').collect();
            let shown = words.iter().enumerate().map(|(at, word)| {
                if is_measured(word, words.get(at + 1)) {
                    "N"
                } else {
                    word
                }
            });
            shown.collect::<Vec<_>>().join(" ")
        };
        told.content
            .lines()
            .map(line)
            .collect::<Vec<_>>()
            .join("\n")
    }

    async fn close(self) {
        self.bot.stop().await;
        self.sandbox.stop().await.unwrap();
        self.home.close().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_finds_nothing_wrong_in_a_healthy_channel() {
    let clinic = Clinic::open().await;
    insta::assert_snapshot!(clinic.says("Anna").await, @r"
    **Lost Cities bot, version N**
    ✅ View Channel
    ✅ Send Messages
    ✅ Attach Files
    I may do everything here that a match needs.
    ✅ Discord answers within N ms.
    ✅ The database answers within N ms and holds 0 open matches.
    ✅ No match is open here. Start one with `/lostcities challenge` or `/lostcities solo`.
    ");
    clinic.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_names_a_missing_permission_in_the_persons_language() {
    let clinic = Clinic::open().await;
    clinic
        .sandbox
        .permit(BOT_NAME, "general", 0, ATTACH_FILES)
        .unwrap();
    let told = clinic.says("Ben").await;
    assert!(told.contains("❌ Dateien anhängen\n"), "{told}");
    assert!(told.contains("✅ Nachrichten senden\n"), "{told}");
    assert!(
        told.contains("unter *Berechtigungen* zu erlauben"),
        "{told}"
    );
    clinic.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_links_to_the_open_match() {
    let clinic = Clinic::open().await;
    let anna = clinic.sandbox.person("Anna").unwrap();
    let challenge = anna.command("/lostcities challenge opponent:@Ben").await;
    let ben = clinic.sandbox.person("Ben").unwrap();
    let challenge = challenge.unwrap().message.unwrap();
    ben.click(&challenge, "Accept").await.unwrap();
    clinic.bot.settled().await;
    let told = clinic.says("Anna").await;
    assert!(
        told.contains(
            "✅ Match 1 is open here, and its board is in reach: https://discord.com/channels/"
        ),
        "{told}"
    );
    clinic.close().await;
}
