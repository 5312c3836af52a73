//! The bot without a gateway: Discord sends it interactions over HTTP, and nobody else can.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use lostcities::sandbox::{BOT, Outcome};
use lostcities::service::Timeouts;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::bot::harness::{Club, TIMEOUT, Ways, says};
use crate::kept::contains;

fn over_http() -> Ways {
    Ways {
        is_http: true,
        ..Ways::default()
    }
}

/// Seconds since 1970, so far from now.
fn timestamp(skew: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    (i64::try_from(now.as_secs()).unwrap() + skew).to_string()
}

/// Where the bot of a club listens.
fn address(club: &Club) -> String {
    club.running().interactions().unwrap().to_string()
}

/// A request with a body, signed as of another time than now and for another body.
fn signed(club: &Club, body: &str, skew: i64, signed: &str) -> RequestBuilder {
    let timestamp = timestamp(skew);
    Client::new()
        .request(Method::POST, format!("http://{}/any/path", address(club)))
        .header("X-Signature-Ed25519", club.sandbox.sign(&timestamp, signed))
        .header("X-Signature-Timestamp", timestamp)
        .body(body.to_owned())
}

async fn status(request: RequestBuilder) -> u16 {
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn a_ping_is_answered_if_discord_has_signed_it_just_now() {
    let club = Club::open_with(over_http()).await;
    let ping = r#"{"type":1}"#;
    let answer = signed(&club, ping, 0, ping).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.json::<Value>().await.unwrap(), json!({"type": 1}));

    for (skew, says) in [(-290, 200), (290, 200), (-310, 401), (310, 401)] {
        let status = status(signed(&club, ping, skew, ping)).await;
        assert_eq!(status, says, "{skew} seconds from now");
    }
    assert_eq!(status(signed(&club, ping, 0, r#"{"type":2}"#)).await, 401);
    let url = format!("http://{}/", address(&club));
    assert_eq!(status(Client::new().post(&url).body(ping)).await, 401);
    assert_eq!(status(Client::new().get(&url)).await, 405);
    club.finish().await;
}

#[tokio::test]
async fn what_is_signed_but_no_interaction_is_refused() {
    let club = Club::open_with(over_http()).await;
    for body in ["", "{}", "no json", r#"{"type":2}"#, r#"{"type":99}"#] {
        assert_eq!(status(signed(&club, body, 0, body)).await, 400, "{body}");
    }
    let long = " ".repeat(64 * 1024 + 1);
    let refused = signed(&club, &long, 0, &long).send().await;
    // The other side may hang up before all is sent.
    assert!(refused.is_err() || refused.unwrap().status() == 413);
    club.finish().await;
}

#[tokio::test]
async fn clients_that_finish_no_request_keep_nobody_out() {
    let club = Club::open_with(Ways {
        metrics: true,
        ..over_http()
    })
    .await;
    let page = club.running().metrics().unwrap();
    let mut hostile = Vec::new();
    for n in 0..300 {
        let crowded = if n % 9 == 0 {
            page.to_string()
        } else {
            address(&club)
        };
        let mut stream = TcpStream::connect(crowded).await.unwrap();
        stream.write_all(b"POST / HTTP/1.1\r\nX-").await.unwrap();
        hostile.push(stream);
    }
    club.command(&club.anna(), "help").await;
    let ready = reqwest::get(format!("http://{page}/ready")).await.unwrap();
    assert_eq!(ready.status(), 200);
    for mut stream in hostile {
        let mut answer = [0; 1];
        // A connection that is closed with something unread is reset.
        let read = stream.read(&mut answer);
        let read = tokio::time::timeout(TIMEOUT, read).await.unwrap();
        assert_eq!(read.unwrap_or(0), 0);
    }
    club.finish().await;
}

#[tokio::test]
async fn a_challenge_is_accepted_and_played_without_a_gateway() {
    let club = Club::open_with(over_http()).await;
    let (anna, ben) = (club.anna(), club.ben());
    let challenge = club.challenge("rounds:1").await;
    club.click(&ben, &challenge, "Accept").await;
    let (first, second) = club.in_turn().await;
    club.play_turn(&first).await;
    assert_eq!(club.pings(&second), 1);
    // Suggestions come as the answer to the request itself.
    let moves = club.moves(&second, "").await;
    assert!(!moves.is_empty());
    club.type_turn(&second).await;
    assert!(club.board().content.contains("cards"));
    let callbacks = club.sandbox.requests(0).into_iter();
    let kinds = callbacks.filter_map(|request| {
        let is_callback = request.path.ends_with("/callback");
        is_callback.then(|| request.body["type"].as_u64())
    });
    assert!(kinds.into_iter().all(|kind| kind != Some(8)));
    let entry = club
        .context(&anna, "Challenge to Lost Cities", "Carla")
        .await;
    assert!(!entry.content.is_empty());
    club.finish().await;
}

#[tokio::test]
async fn doctor_and_pages_say_which_way_interactions_come() {
    for (is_http, told, slug) in [
        (true, "reach me over HTTP", "http"),
        (false, "reach me through Discord’s gateway", "gateway"),
    ] {
        let ways = Ways {
            is_http,
            metrics: true,
            ..Ways::default()
        };
        let club = Club::open_with(ways).await;
        let doctor = club.command(&club.anna(), "doctor").await;
        says(&doctor, told);
        let page = club.running().metrics().unwrap();
        let get = async |path| {
            let page = reqwest::get(format!("http://{page}{path}")).await.unwrap();
            page.text().await.unwrap()
        };
        let figures = get("/metrics").await;
        let line = format!("lostcities_transport_info{{transport=\"{slug}\"}} 1\n");
        contains(&figures, &line);
        contains(&figures, "lostcities_connected 1\n");
        for (path, said) in [("/ready", "ready"), ("/health", "alive")] {
            let page = get(path).await;
            assert!(page.starts_with(&format!("{said}\nprocess: ")), "{page}");
            assert!(page.ends_with(&format!("\ntransport: {slug}\n")), "{page}");
            let process = page.split_whitespace().nth(2).unwrap();
            contains(&figures, &format!("{{process=\"{process}\","));
        }
        club.finish().await;
    }
}

/// Over HTTP Discord may not know a promise yet when the bot keeps it.
#[tokio::test]
async fn what_was_promised_is_sent_again_while_discord_knows_of_no_promise() {
    let club = Club::open_with(Ways {
        timeouts: Timeouts {
            promise: Duration::ZERO,
            ..Ways::default().timeouts
        },
        ..over_http()
    })
    .await;
    for code in ["code:10015", "code:10008"] {
        club.arm(code, 2, Duration::ZERO, Some("/webhooks/"));
        // An answer that takes no millisecond is not promised.
        for _ in 0..100 {
            let text = "settings pings:off";
            let told = club.command(&club.anna(), text).await;
            says(&told, "Your settings");
            if club.sandbox.armed() == 0 {
                break;
            }
        }
        assert_eq!(club.sandbox.armed(), 0, "{code}");
    }
    club.finish_with(|request| request.status == 404).await;
}

/// Where only a person has installed the bot, Discord sends neither a server nor a member that it knows.
#[tokio::test]
async fn a_command_of_a_person_who_alone_has_installed_the_bot_is_answered() {
    let mut club = Club::open_with(over_http()).await;
    let user = club.anna().id();
    let command = json!({
        "id": "42", "application_id": BOT, "type": 2, "token": "unknown", "version": 1, "locale": "de",
        "context": 2, "authorizing_integration_owners": {"1": user}, "app_permissions": "0",
        "channel_id": "43", "channel": {"id": "43", "type": 1}, "entitlements": [], "attachment_size_limit": 10_485_760,
        "user": {
            "id": user, "username": "anna", "discriminator": "0", "global_name": "Anna", "avatar": null,
        },
        "data": {"id": "44", "name": "lostcities", "type": 1, "options": [{"name": "help", "type": 1, "options": []}]},
    });
    let body = command.to_string();
    assert_eq!(status(signed(&club, &body, 0, &body)).await, 202);
    club.wait_until_idle().await;
    let is_callback = |request: &lostcities::sandbox::Request| {
        request.path == "/api/v10/interactions/42/unknown/callback"
    };
    let requests = club.sandbox.requests(0);
    let callback = requests
        .iter()
        .find(|request| is_callback(request))
        .unwrap();
    let said = callback.body["data"]["components"][0]["content"]
        .as_str()
        .unwrap();
    contains(said, "Lost Cities");
    // The sandbox does not know the interaction.
    club.check_requests(is_callback);
    club.finish().await;
}

#[tokio::test]
async fn a_bot_that_stops_answers_what_has_arrived_and_takes_nothing_more() {
    let mut club = Club::open_with(over_http()).await;
    let address = address(&club);
    club.arm("delay", 1, Duration::from_millis(200), Some("/callback"));
    let anna = club.anna();
    let asking = tokio::spawn(async move { anna.command("/lostcities help").await });
    club.struck().await;
    club.stop().await;
    let answer = asking.await.unwrap().unwrap();
    assert_eq!(answer.outcome, Outcome::Answered);
    assert!(TcpStream::connect(&address).await.is_err());
    club.start().await;
    club.command(&club.anna(), "help").await;
    club.finish_with(|request| request.status == 204).await;
}

#[tokio::test]
async fn the_key_of_another_application_is_refused_at_the_start() {
    let club = Club::empty(over_http()).await;
    let mut config = club.config();
    let interactions = config.interactions.as_mut().unwrap();
    interactions.public_key = "0".repeat(64).parse().unwrap();
    let said = lostcities::service::check(&config).await.unwrap_err();
    let said = said.to_string();
    contains(&said, "not this application's");
    contains(&said, &club.sandbox.public_key());
}
