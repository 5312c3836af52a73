//! The world outlives the sandbox in its file.

use std::time::Duration;

use lostcities_fake_discord::{Options, Outcome, Sandbox};

use super::bot::{Probe, shown, start_bot};

#[tokio::test]
async fn a_new_sandbox_on_the_same_file_remembers_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("world.jsonl");
    let options = |port| Options {
        world: Some(path.clone()),
        port,
        ..Options::default()
    };
    let probe = Probe::start_in(Sandbox::start(options(0)).await.unwrap()).await;
    let anna = probe.person("Anna");
    let board = shown(anna.command("/probe board opponent:Ben")).await;
    let board = shown(anna.click(&board, "Picture")).await;
    anna.command("/probe secret").await.unwrap();
    probe.sandbox.add_person("Fritz", "fr", None).unwrap();
    let before = anna.messages("general").unwrap();
    let day = Duration::from_hours(24);
    probe.sandbox.skip(day);
    let Probe { sandbox, bot, .. } = probe;
    bot.stop().await;
    let port = sandbox.address().port();
    sandbox.stop().await.unwrap();

    let sandbox = Sandbox::start(options(port)).await.unwrap();
    let bot = start_bot(&sandbox).await;
    sandbox.wait_ready().await;
    let anna = sandbox.person("Anna").unwrap();
    assert_eq!(anna.messages("general").unwrap(), before);
    assert!(sandbox.attachment(board.attachments[0].id).is_some());
    assert!(sandbox.person("Fritz").is_ok());
    assert_eq!(sandbox.skipped().time(), day);
    let clicked = sandbox
        .person("Fritz")
        .unwrap()
        .click(&board, "Accept")
        .await
        .unwrap();
    assert_eq!(clicked.message.unwrap().content, "fritz accepted");
    assert_eq!(
        anna.command("/probe secret").await.unwrap().outcome,
        Outcome::Answered
    );
    assert!(anna.messages("general").unwrap().last().unwrap().id > before.last().unwrap().id);
    bot.stop().await;
}

#[tokio::test]
async fn a_spoilt_last_line_loses_that_line_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("world.jsonl");
    let options = || Options {
        world: Some(path.clone()),
        ..Options::default()
    };
    let sandbox = Sandbox::start(options()).await.unwrap();
    let anna = sandbox.person("Anna").unwrap().id();
    sandbox.stop().await.unwrap();
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, [whole.as_slice(), b"{\"table\":\"mess"].concat()).unwrap();
    let sandbox = Sandbox::start(options()).await.unwrap();
    assert_eq!(sandbox.person("Anna").unwrap().id(), anna);
    sandbox.stop().await.unwrap();
    std::fs::write(&path, [b"nonsense\n".as_slice(), &whole].concat()).unwrap();
    assert!(Sandbox::start(options()).await.is_err());
}
