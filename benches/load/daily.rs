//! The dailies at midnight: many people who open one within a minute, half of them the roll and half the cards, some of whom play it to
//! its end.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use lostcities::sandbox::{Message, Person, Sandbox};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use super::bot::Stage;
use super::many;
use super::player::{self, Waited};
use super::requests::Requests;
use super::table::{self, mb};

/// How many people share a server: the sandbox tells all of a server whatever happens there.
const PER_SERVER: usize = 50;

/// Hardly any round takes more clicks than these.
const CLICKS_A_ROUND: usize = 90;

/// More clicks than a round takes.
const MOST_CLICKS: usize = 400;

/// A person who has opened a deal of the day.
struct Round {
    who: Person,
    panel: Message,
    /// Everything that was answered, in order.
    n_clicks: usize,
}

/// People who open a deal of the day within `seconds`, and then clicks at `rate` for as long, by as many of them as finish
/// their round in that time.
pub async fn daily(n_people: usize, rate: u32, seconds: u32) {
    let stage = Stage::open().await;
    let people = people(&stage.sandbox, n_people);
    // The first pictures are not what people usually wait for.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let mut requests = Requests::from_now(&stage);

    let (opened, rounds) = open(&stage, people, seconds, &mut requests).await;
    many::report(&format!("{n_people} open a daily"), &opened, ["", "150 ms"]);
    let n_players = (rate as usize * seconds as usize / CLICKS_A_ROUND).clamp(1, n_people);
    let players: Vec<Round> = rounds.into_iter().take(n_players).collect();
    let (played, n_finished) = play(&stage, players, rate, seconds, &mut requests).await;
    many::report("the dailies are played", &played, ["", "150 ms"]);

    table::line("rounds finished meanwhile", n_finished, "");
    let (_, most) = stage.memory();
    table::line("the bot's memory at most", mb(most), "128 MB");
    requests.count(&stage);
    table::line("requests with the bot's token", requests.with_token(), "0");
    let usage = stage.sandbox.usage();
    table::line("requests refused for the limit", usage.limited, "0");
    check(&stage, n_people, n_finished).await;
}

fn people(sandbox: &Sandbox, n_people: usize) -> Vec<Person> {
    let mut people = Vec::with_capacity(n_people);
    for number in 0..n_people {
        let guild = format!("Club {}", number / PER_SERVER);
        if number % PER_SERVER == 0 {
            sandbox.add_guild(&guild, "en-US");
        }
        let person = sandbox.add_person(&format!("Player {number}"), "en-US", Some(&guild));
        people.push(person.unwrap().in_channel(&format!("{guild}/general")));
    }
    people
}

/// How many clicks may come between two looks at the requests: the sandbox remembers the last thousands of them.
const BETWEEN_LOOKS: usize = 200;

/// Everybody opens the roll of the day, evenly within these seconds, whether or not the bot keeps up.
async fn open(
    stage: &Stage,
    people: Vec<Person>,
    seconds: u32,
    requests: &mut Requests,
) -> (Vec<Waited>, Vec<Round>) {
    let n_people = u32::try_from(people.len()).unwrap();
    let mut tick = tokio::time::interval(Duration::from_secs(seconds.into()) / n_people);
    tick.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let (started, before) = (tokio::time::Instant::now(), stage.processor_time());
    let mut opening = JoinSet::new();
    for (number, who) in people.into_iter().enumerate() {
        tick.tick().await;
        if number % BETWEEN_LOOKS == 0 {
            requests.count(stage);
        }
        opening.spawn(async move {
            let asked = Instant::now();
            let game = ["roll_write", "classic"][number % 2];
            let asks = format!("/lostcities daily game:{game}");
            let answer = who.command(&asks).await.unwrap();
            let (waited, answer) = player::waited(asked.elapsed(), answer);
            let panel = answer.and_then(|answer| answer.message);
            (
                waited,
                panel.map(|panel| Round {
                    who,
                    panel,
                    n_clicks: 0,
                }),
            )
        });
    }
    let (waited, rounds): (Vec<Waited>, Vec<_>) = opening.join_all().await.into_iter().unzip();
    many::costs(stage, "opening", waited.len(), started, before);
    (waited, rounds.into_iter().flatten().collect())
}

/// Clicks at this rate, whether or not the bot keeps up, by people in turn; those who have finished click no more.
async fn play(
    stage: &Stage,
    players: Vec<Round>,
    rate: u32,
    seconds: u32,
    requests: &mut Requests,
) -> (Vec<Waited>, usize) {
    // Those who wait for nothing, the longest first.
    let (back, free) = mpsc::unbounded_channel();
    for player in players {
        back.send(player).unwrap();
    }
    let free = Arc::new(Mutex::new(free));
    let mut tick = tokio::time::interval(Duration::from_secs(1) / rate);
    tick.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let (started, before) = (tokio::time::Instant::now(), stage.processor_time());
    let mut clicks: JoinSet<Option<(Waited, bool)>> = JoinSet::new();
    for number in 0..rate as usize * seconds as usize {
        tick.tick().await;
        if number % BETWEEN_LOOKS == 0 {
            requests.count(stage);
        }
        let (back, free) = (back.clone(), Arc::clone(&free));
        clicks.spawn(async move {
            let mut round = free.lock().await.recv().now_or_never()??;
            let next = round.next()?;
            let (waited, answer) = player::press(&round.who, &round.panel, &next).await;
            let panel = answer.and_then(|answer| answer.message);
            round.n_clicks += 1;
            assert!(round.n_clicks < MOST_CLICKS, "a round does not end");
            let is_over = match panel {
                Some(panel) => {
                    round.panel = panel;
                    round.next().is_none()
                }
                None => false,
            };
            if !is_over {
                // Nobody listens any more when the time is over.
                let _ = back.send(round);
            }
            Some((waited, is_over))
        });
    }
    let clicks: Vec<(Waited, bool)> = clicks.join_all().await.into_iter().flatten().collect();
    many::costs(stage, "playing", clicks.len(), started, before);
    let n_finished = clicks.iter().filter(|(_, is_over)| *is_over).count();
    (
        clicks.into_iter().map(|(waited, _)| waited).collect(),
        n_finished,
    )
}

impl Round {
    /// What is pressed next: a choice by the number of clicks so far, its confirmation, or the dice; nothing once the round is
    /// over.
    fn next(&self) -> Option<String> {
        let all = player::buttons(&self.panel);
        let with = |part: &str| -> Vec<&String> {
            let fits = all
                .iter()
                .filter(|id| id.contains(part) && !id.contains("sheet"));
            fits.collect()
        };
        for part in [":!daily.act.", ":!daily.roll.", ":!daily.look."] {
            let fits = with(part);
            if !fits.is_empty() {
                return Some(fits[self.n_clicks % fits.len()].clone());
            }
        }
        None
    }
}

/// Every round is in the database once, and as many are finished as were seen to end.
async fn check(stage: &Stage, n_people: usize, n_finished: usize) {
    let mut database = stage.read_database().await;
    let begun = database.count("select count(*) from deal_people where $1 = 0", 0);
    let begun = begun.await;
    let finished = "select count(points) from deal_people where $1 = 0";
    let finished = database.count(finished, 0).await;
    let expected = [n_people, n_finished].map(|n| i64::try_from(n).unwrap());
    assert_eq!([begun, finished], expected, "rounds begun and finished");
    table::line("rounds lost or begun twice", "0", "0");
}
