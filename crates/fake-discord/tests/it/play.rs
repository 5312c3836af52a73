//! People act in the sandbox and a bot answers them over real HTTP and WebSocket.

use lostcities_fake_discord::{Impossible, Outcome};

use super::bot::{PIXEL, Probe, shown};

#[tokio::test]
async fn a_command_is_answered_and_its_buttons_work() {
    let probe = Probe::start().await;
    let (anna, ben) = (probe.person("Anna"), probe.person("Ben"));
    let answer = anna
        .command("/probe board opponent:@Ben rounds:1")
        .await
        .unwrap();
    assert_eq!(answer.outcome, Outcome::Answered);
    let board = answer.message.unwrap();
    assert_eq!(board.content, format!("{} plays 1 rounds", ben.mention()));
    assert_eq!(board.mentions[0].name, "Ben");
    assert_eq!(
        board.interaction.as_ref().unwrap().name.as_deref(),
        Some("probe board")
    );

    let clicked = ben.click(&board, "Accept").await.unwrap();
    assert_eq!(clicked.message.unwrap().content, "ben accepted");
    let chosen = ben.select(&board, "colour", &["Blue"]).await.unwrap();
    assert_eq!(chosen.message.unwrap().content, "chose b");
    let seen = anna.messages("general").unwrap();
    assert_eq!(seen.len(), 1);
    assert!(seen[0].edited);
    assert_no_verdicts(&probe);
}

#[tokio::test]
async fn what_discord_would_not_offer_cannot_be_done() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let board = shown(anna.command("/probe board opponent:@Ben")).await;
    assert_eq!(
        anna.click(&board, "Dead").await,
        Err(Impossible::Disabled("Dead".into()))
    );
    assert_eq!(
        anna.click(&board, "nothing").await,
        Err(Impossible::NoComponent("nothing".into()))
    );
    assert_eq!(
        anna.select(&board, "colour", &["green"]).await,
        Err(Impossible::NotOffered("green".into()))
    );
    assert!(matches!(
        anna.command("/probe board").await,
        Err(Impossible::Text(_))
    ));
    assert!(matches!(
        anna.in_channel("nowhere").command("/probe secret").await,
        Err(Impossible::NoChannel(_))
    ));
}

#[tokio::test]
async fn a_picture_comes_with_its_alternative_text() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let board = shown(anna.command("/probe board opponent:@Ben")).await;
    let board = shown(anna.click(&board, "Picture")).await;
    let picture = &board.attachments[0];
    assert_eq!(
        (picture.filename.as_str(), picture.description.as_deref()),
        ("board.png", Some("A board"))
    );
    assert_eq!(
        (picture.width, picture.content_type.as_str()),
        (Some(1), "image/png")
    );
    assert_eq!(probe.sandbox.attachment(picture.id).as_deref(), Some(PIXEL));
    let bytes = reqwest::get(&picture.url)
        .await
        .unwrap()
        .bytes()
        .await
        .unwrap();
    assert_eq!(bytes, PIXEL);
    assert_no_verdicts(&probe);
}

#[tokio::test]
async fn an_ephemeral_answer_is_seen_by_its_person_only() {
    let probe = Probe::start().await;
    let (anna, ben) = (probe.person("Anna"), probe.person("Ben"));
    let secret = shown(anna.command("/probe secret")).await;
    assert!(secret.ephemeral);
    assert_eq!(anna.messages("general").unwrap(), vec![secret.clone()]);
    assert_eq!(ben.messages("general").unwrap(), vec![]);
    assert_eq!(ben.message(secret.id), None);
    assert!(matches!(
        ben.click(&secret, "x").await,
        Err(Impossible::NoMessage(_))
    ));
    let channel = secret.channel.number().into();
    let fetched: Result<_, poise::serenity_prelude::Error> = probe
        .http
        .get_message(channel, secret.id.number().into())
        .await;
    assert!(fetched.unwrap_err().to_string().contains("Unknown Message"));
}

#[tokio::test]
async fn a_deferred_answer_is_awaited() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let message = shown(anna.command("/probe slow")).await;
    assert_eq!(
        (
            message.content.as_str(),
            message.ephemeral,
            message.thinking
        ),
        ("thought", true, false)
    );
    assert_eq!(
        message.attachments[0].description.as_deref(),
        Some("Your hand: red 7")
    );
    assert_no_verdicts(&probe);
}

#[tokio::test]
async fn a_bot_that_stays_silent_fails_after_three_seconds() {
    let probe = Probe::start().await;
    let answer = probe.person("Anna").command("/probe silent").await.unwrap();
    assert_eq!(
        (answer.outcome, answer.message, answer.acknowledged_ms),
        (Outcome::Failed, None, None)
    );
}

#[tokio::test]
async fn forms_open_and_are_sent() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let opened = anna.command("/probe form").await.unwrap();
    assert_eq!(opened.modal.as_ref().unwrap()["title"], "Name it");
    let too_long = anna.modal(&opened, &[("name", "01234567890")]).await;
    assert_eq!(too_long, Err(Impossible::Field("name".into())));
    let sent = anna.modal(&opened, &[("name", "Roerich")]).await.unwrap();
    assert_eq!(sent.message.unwrap().content, "named Roerich");
    assert!(matches!(
        anna.modal(&opened, &[("name", "again")]).await,
        Err(Impossible::NoModal(_))
    ));
    let board = shown(anna.command("/probe board opponent:Ben")).await;
    let opened = anna.click(&board, "Name it").await.unwrap();
    let sent = anna.modal(&opened, &[("name", "Baltic")]).await.unwrap();
    assert_eq!(sent.message.unwrap().content, "named Baltic");
    assert_no_verdicts(&probe);
}

#[tokio::test]
async fn typing_brings_suggestions() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let choices = anna
        .autocomplete("/probe suggest word:amb", "word")
        .await
        .unwrap();
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["amber", "ambush"]);
    assert_no_verdicts(&probe);
}

#[tokio::test]
async fn a_command_can_be_used_on_a_person() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let answer = anna.context("Greet", "Carla").await.unwrap();
    assert_eq!(answer.message.unwrap().content, "Hello carla");
    assert!(anna.context("Kick", "Carla").await.is_err());
}

#[tokio::test]
async fn an_interaction_carries_what_discord_says() {
    let probe = Probe::start().await;
    let ben = probe.person("Ben");
    let answer = ben.command("/probe whoami").await.unwrap();
    assert_eq!(
        answer.message.unwrap().content,
        r#"ben "de" Some("en-US") true true Some(Guild)"#
    );
    let answer = ben.in_channel("dm").command("/probe whoami").await.unwrap();
    assert_eq!(
        answer.message.unwrap().content,
        r#"ben "de" None true true Some(BotDm)"#
    );
    let answer = ben
        .in_channel("long-match")
        .command("/probe brett opponent:Anna")
        .await
        .unwrap();
    assert!(answer.message.is_some());
}

/// The bot did nothing that Discord, or its description, would object to.
fn assert_no_verdicts(probe: &Probe) {
    let requests = probe.sandbox.requests(0);
    let bad: Vec<_> = requests
        .iter()
        .filter(|request| !request.verdicts.is_empty())
        .collect();
    assert!(bad.is_empty(), "{bad:#?}");
}
