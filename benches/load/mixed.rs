//! Everything that takes memory at once and for long: matches begun one after the other, their reviews, animations.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::animations;
use super::bot::Stage;
use super::many::seats;
use super::table::{self, mb};
use super::thinking::{Alone, play_alone};

/// People who play alone, each a click a second, and as many who order animations in turn.
const N_PEOPLE: usize = 20;

const PAUSE: Duration = Duration::from_secs(1);

/// How often an animation is ordered. None is ordered twice before all have been.
const ORDERS: Duration = Duration::from_secs(5);

/// How often the memory is looked at.
const A_WHILE: Duration = Duration::from_mins(5);

/// The bot's memory as time goes by.
pub async fn mixed(seconds: u32) {
    let stage = Stage::open().await;
    animations::finished_matches(&stage).await;
    let until = Instant::now() + Duration::from_secs(seconds.into());
    let people: JoinSet<Alone> = (0..)
        .zip(seats(&stage.sandbox, N_PEOPLE))
        .map(|(seed, [who, _])| play_alone(who, seed, until, Some(PAUSE)))
        .collect();
    let mut orderers = Vec::new();
    for number in 0..N_PEOPLE {
        let name = format!("Orderer {number}");
        let who = stage.sandbox.add_person(&name, "en-US", None).unwrap();
        let message = animations::buttons(&stage, &who, number).await;
        orderers.push((who, message));
    }
    let mut n_animations = 0;
    let mut next_look = Instant::now() + A_WHILE;
    for number in 0.. {
        let (who, message) = &orderers[number % N_PEOPLE];
        let ids: Vec<&str> = message.custom_ids().collect();
        let id = ids[number / N_PEOPLE % ids.len()].to_owned();
        let answer = animations::order(who.clone(), message.clone(), id).await;
        n_animations += usize::from(animations::has_file(&answer));
        tokio::time::sleep(ORDERS).await;
        if Instant::now() >= next_look {
            next_look += A_WHILE;
            table::line("memory", mb(stage.memory().0), "110 MB");
        }
        if Instant::now() >= until {
            break;
        }
    }
    let people = people.join_all().await;
    let n_clicks: usize = people.iter().map(|alone| alone.clicks.len()).sum();
    let n_matches: u32 = people.iter().map(|alone| alone.n_matches).sum();
    let n_reviews: u32 = people.iter().map(|alone| alone.n_reviews).sum();
    table::line("clicks", n_clicks.to_string(), "");
    table::line("matches begun alone", n_matches.to_string(), "");
    table::line("reviews", n_reviews.to_string(), "");
    table::line("animations", n_animations.to_string(), "");
    table::line("the bot's memory at most", mb(stage.memory().1), "110 MB");
}
