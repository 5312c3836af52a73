//! Seasons that programs are killed in the middle of.

use lostcities::sandbox::{Message, Person};
use lostcities::store::{Phase, SeasonId};
use lostcities_postgres_cluster::DurableServer;

use super::process::{LOOK_AGAIN, Stage, TIMEOUT};
use super::same_cards::{AROUND_IT, SWEEP};
use super::seen::buttons;

/// Those who take part beside Anna have accounts that are old enough.
const JOINED: &str = "
insert into people (id, name) select 1000 + n, 'Player' from (select 1 as n union all select 2 union all select 3 union all select 4) as new where true
    on conflict (id) do nothing;
insert into entrants (event, person, state, joined_at)
    select events.id, people.id, 'in', created_at from events, people where phase = 'gathering' and people.id between 1001 and 1004;
update events set due_at = 0, again = 0, version = version + 1 where phase = 'gathering';";

/// What the sweep finds to be over.
const OVER: &str = "update events set due_at = 0, ends_at = 1 where phase = 'playing'";
const FINAL: &str = "update events set due_at = 0 where phase = 'counting'";

/// The phases of a season, and what begins them.
const PHASES: [(Phase, &str); 3] = [
    (Phase::Playing, JOINED),
    (Phase::Counting, OVER),
    (Phase::Closed, FINAL),
];

/// Seasons one after the other, each of whose sweeps is cut short until it has gone on. On a server two programs sweep, of which one is
/// killed at a time.
pub async fn cut_short(n_seasons: u32, server: Option<DurableServer>) {
    let mut stage = match server {
        Some(server) => Stage::open_two(server).await,
        None => Stage::open().await,
    };
    let anna = stage.sandbox.person("Anna").unwrap();
    for number in 1..=n_seasons {
        let id = SeasonId(number);
        open(&anna).await;
        let mut n_kills = 0;
        for (phase, begins) in PHASES {
            stage.say(begins).await;
            let mut tries = 0..5;
            while stage.season(id).await.0.phase != phase && tries.next().is_some() {
                let part = (number * 7 + n_kills * 3) % 10;
                stage.kill_in(SWEEP + AROUND_IT * part / 10, n_kills).await;
                n_kills += 1;
            }
            let reached = async {
                while stage.season(id).await.0.phase != phase {
                    tokio::time::sleep(LOOK_AGAIN * 20).await;
                }
            };
            let reached = tokio::time::timeout(TIMEOUT, reached).await;
            assert!(reached.is_ok(), "{phase:?}\n{}", stage.logged());
        }
        assert!(n_kills >= 3);
        let (_, matches) = stage.season(id).await;
        assert_eq!(matches.len(), 12);
        for it in matches {
            assert!(!it.is_open() && !it.is_annulled);
            assert!(stage.result(it.id).await.is_some(), "{it:?}");
        }
        let of_season = |message: &Message| message.content.contains(&format!("Season {number}**"));
        let shown = || {
            let mut public = stage.public();
            public.retain(of_season);
            public.len() == 1 && public[0].content.contains('🏆')
        };
        stage
            .wait("one message, which says who has won", shown)
            .await;
    }
}

/// Opens a season by its form.
async fn open(anna: &Person) {
    let mut answer = anna.command("/lostcities league").await.unwrap();
    for wanted in ["!league.form.classic.calm.3", "!league.open.classic.calm.3"] {
        let message = answer.message.expect("an answer");
        let button = buttons(&message)
            .find(|id| id.ends_with(wanted))
            .map(str::to_owned);
        let button = button.unwrap_or_else(|| panic!("{wanted}: {}", message.content));
        answer = anna.click(&message, &button).await.unwrap();
    }
}
