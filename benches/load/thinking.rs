//! Strong computer players that think in many matches, and what everybody else waits for meanwhile.

use std::time::{Duration, Instant};

use lostcities::sandbox::Person;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tokio::task::JoinSet;

use super::bot::Stage;
use super::many::{self, seats};
use super::player::Waited;
use super::{player, table};

/// In how many matches they think.
const N_THINKING: usize = 100;

/// How many matches are played by others meanwhile.
const N_PAIRS: usize = 40;

/// Clicks a second on these.
const RATE: u32 = 40;

/// For so long the commands that begin the matches are answered; how the others wait meanwhile is told by itself.
const BEGINNING: u32 = 3;

/// A board game of one person against three; whichever seat begins, the computer players before the person have their turns at once.
const COMMAND: &str = "/lostcities solo game:board computers:3 level:strong";

/// Matches against strong computer players are begun all at once, and others play on as usual.
pub async fn thinking(seconds: u32) {
    let stage = Stage::open().await;
    let mut people = seats(&stage.sandbox, N_PAIRS + N_THINKING);
    let hosts = people.split_off(N_PAIRS);
    let pairs = many::shared(people).await;
    let (waited, _) = many::steady(&stage, &pairs, "nobody thinks", RATE, seconds).await;
    many::report("nobody thinks", &waited, ["", ""]);

    let mut begun = JoinSet::new();
    for [host, _] in hosts {
        begun.spawn(async move { host.command(COMMAND).await.unwrap().is_settled });
    }
    // A hundred commands in one moment cost the bot and this sandbox more than thinking does.
    let (waited, _) = many::steady(&stage, &pairs, "matches begin", RATE, BEGINNING).await;
    many::report("matches begin", &waited, ["", ""]);
    let (waited, _) = many::steady(&stage, &pairs, "strong players think", RATE, seconds).await;
    let mut n_done = 0;
    while let Some(is_settled) = begun.try_join_next() {
        n_done += usize::from(is_settled.unwrap());
    }
    many::report("strong players think", &waited, ["", "60 ms"]);
    // As long as there are some, they have thought all the time.
    let n_left = N_THINKING - n_done;
    table::line("matches in which they still think", n_left, "");
    begun.join_all().await;
    many::finish(&stage, pairs).await;
}

/// How many people play alone, and in how many matches others click once a second meanwhile.
const N_ALONE: usize = 20;

/// How long a person waits before looking again whether the computer player has had its turn.
const A_LOOK: Duration = Duration::from_millis(5);

/// What people who play alone have waited for: clicks, and from the end of a turn to their next one.
#[derive(Default)]
pub struct Alone {
    pub clicks: Vec<Waited>,
    turns: Vec<Duration>,
    pub n_matches: u32,
    pub n_reviews: u32,
}

/// People play the card game against strong players as fast as they can click, one match after the other, and others play
/// on as usual.
pub async fn alone(seconds: u32) {
    let stage = Stage::open().await;
    let mut people = seats(&stage.sandbox, 2 * N_ALONE);
    let hosts = people.split_off(N_ALONE);
    let pairs = many::shared(people).await;
    let until = Instant::now() + Duration::from_secs(seconds.into());
    let hosts = (0..).zip(hosts);
    let alone: JoinSet<Alone> = hosts
        .map(|(seed, [who, _])| play_alone(who, seed, until, None))
        .collect();
    let rate = u32::try_from(N_ALONE).unwrap();
    let waited = many::clicks(&pairs, rate, seconds).await;
    let mut all = Alone::default();
    for one in alone.join_all().await {
        all.clicks.extend(one.clicks);
        all.turns.extend(one.turns);
        all.n_matches += one.n_matches;
    }
    many::report("others", &waited, ["", "60 ms"]);
    many::report("people who play alone", &all.clicks, ["", "1500 ms"]);
    table::times(
        "end of their turn to the next",
        &mut all.turns,
        ["", "1500 ms"],
    );
    table::line("matches begun alone", all.n_matches, "");
    many::finish(&stage, pairs).await;
}

/// One match after the other. Who takes time waits so long after each click, and looks at the review of each match.
pub async fn play_alone(who: Person, seed: u64, until: Instant, time: Option<Duration>) -> Alone {
    let mut all = Alone::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while Instant::now() < until {
        let begun = who.command("/lostcities solo rounds:1 level:strong").await;
        let invitation = begun.unwrap().message.expect("a match");
        let board = player::open_board(&who, &invitation).await;
        let hand = player::hand_label(&board);
        let (_, answer) = player::press(&who, &board, &hand).await;
        let panel = answer.and_then(|answer| answer.message);
        let panel = panel.expect("a panel").id;
        let id = player::match_id(&board);
        all.n_matches += 1;
        let mut ended: Option<Instant> = None;
        let mut n_looks = 0;
        while Instant::now() < until {
            let panel = who.message(panel).expect("a panel stays");
            if let Some(button) = player::choice(&panel, &mut rng) {
                all.turns.extend(ended.map(|at| at.elapsed()));
                let pressed = Instant::now();
                all.clicks
                    .push(player::press(&who, &panel, &button).await.0);
                ended = player::is_end_of_turn(player::meaning(&button)).then_some(pressed);
                if let Some(time) = time {
                    tokio::time::sleep(time).await;
                }
                continue;
            }
            tokio::time::sleep(A_LOOK).await;
            n_looks += 1;
            // To look through a channel takes longer.
            let result = (n_looks % 20 == 0).then(|| player::result(&who, &invitation, &id));
            if let Some(result) = result.flatten() {
                if time.is_some() {
                    let review = player::button(&result, "!review");
                    let (_, answer) = player::press(&who, &result, &review).await;
                    all.n_reviews += u32::from(answer.is_some());
                }
                break;
            }
        }
    }
    all
}
