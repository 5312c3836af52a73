//! Seasons that programs are killed in the middle of.

use std::time::Duration;

use lostcities::sandbox::Person;
use lostcities::store::{EntrantState, Phase, SeasonId, SeasonMatch, State};
use lostcities_postgres_cluster::DurableServer;

use super::blow::delay;
use super::evening::{is_answered, say};
use super::process::{LOOK_AGAIN, Season, Stage, TIMEOUT};
use super::same_cards::{AROUND_IT, SWEEP};

/// Those who take part have accounts that are old enough.
const JOINED: &str = "
insert into people (id, name) select 1000 + n, 'Player' from
    (select 1 as n union all select 2 union all select 3 union all select 4 union all select 5) as new where true
    on conflict (id) do nothing;
insert into entrants (event, person, state, joined_at)
    select events.id, people.id, 'in', created_at from events, people where phase = 'gathering' and people.id between 1001 and 1005;
update events set due_at = 0, again = 0, version = version + 1 where phase = 'gathering';";

/// Whom a manager takes out, and who never moves.
const REMOVED: u64 = 1001;
const SILENT: u64 = 1002;

/// What the sweep finds to be over: the first days, in which all but one have moved, the season, and the time to dispute its end.
const DAYS_OVER: &str = "
update seats set n_own = 1 where person between 1003 and 1005;
update events set due_at = 0 where phase = 'playing';";
const OVER: &str = "update events set due_at = 0, ends_at = 1 where phase = 'playing'";
const FINAL: &str = "update events set due_at = 0 where phase = 'counting'";

/// What makes an arrow.
#[derive(Clone, Copy, Debug)]
enum By {
    /// The sweep, once the database was told this.
    Sweep(&'static str),
    /// Anna, who manages the server, by a button that begins and ends like this around the number of the season.
    Manager(&'static str, &'static str),
}

/// What makes an arrow, and whether it is made.
type Arrow = (By, fn(&Season) -> bool);

const BEGINS: Arrow = (By::Sweep(JOINED), |it| is_in(it, Phase::Playing));
const ENDS: Arrow = (By::Sweep(OVER), |it| is_in(it, Phase::Counting));

/// The arrows of a season from its draw to its end, which one in two times a manager confirms, and of one that is cancelled.
const TO_THE_END: [Arrow; 10] = [
    BEGINS,
    (By::Manager("do", ".paused"), |it| it.0.paused_at.is_some()),
    (By::Manager("do", ".resumed"), |it| it.0.paused_at.is_none()),
    (By::Manager("do", ".extended"), |it| it.0.is_extended),
    (By::Manager("remove", ".1001"), |it| {
        is_out(it, REMOVED, EntrantState::Removed)
    }),
    (By::Sweep(DAYS_OVER), |it| {
        is_out(it, SILENT, EntrantState::NoShow)
            && it
                .2
                .iter()
                .all(|it| !it.is_annulled || it.state == State::Abandoned)
    }),
    ENDS,
    (By::Manager("do", ".undone"), |it| {
        it.0.reopened_at.is_some()
    }),
    ENDS,
    (By::Sweep(FINAL), |it| is_in(it, Phase::Closed)),
];
const CONFIRMED: Arrow = (By::Manager("do", ".confirmed"), |it| {
    is_in(it, Phase::Closed)
});
const CANCELLED: [Arrow; 2] = [
    BEGINS,
    (By::Manager("do", ".cancelled"), |it| {
        is_in(it, Phase::Cancelled)
    }),
];

fn is_in(season: &Season, phase: Phase) -> bool {
    season.0.phase == phase
}

/// Whether a person takes part no more, and exactly the matches of those who are out count for nobody.
fn is_out((_, entrants, matches): &Season, person: u64, state: EntrantState) -> bool {
    let has_left = |seed| !entrants[usize::from(seed)].is_in();
    let is_right = |it: &SeasonMatch| it.is_annulled == it.sides().into_iter().any(has_left);
    let mut entrants = entrants.iter();
    entrants.any(|it| it.person.0 == person && it.state == state) && matches.iter().all(is_right)
}

/// Seasons one after the other, each of whose arrows is cut short until it is made. On a server two programs run, of which one is
/// killed at a time.
pub async fn cut_short(n_seasons: u32, server: Option<DurableServer>) {
    let mut stage = match server {
        Some(server) => Stage::open_two(server).await,
        None => Stage::open().await,
    };
    let anna = stage.sandbox.person("Anna").unwrap();
    let mut league = League {
        anna,
        n_kills: 0,
        id: SeasonId(0),
    };
    for number in 0..n_seasons {
        let mut arrows = TO_THE_END;
        if number % 2 == 1 {
            arrows[9] = CONFIRMED;
        }
        league.play(&mut stage, &arrows).await;
        let (_, _, matches) = stage.season(league.id).await;
        assert_eq!(matches.len(), 20);
        for it in matches {
            let has_result = stage.result(it.id).await.is_some();
            assert!(!it.is_open() && has_result != it.is_annulled, "{it:?}");
        }
        league.shows(&stage, "🏆").await;
        league.play(&mut stage, &CANCELLED).await;
        league.shows(&stage, "was cancelled").await;
        for it in stage.season(league.id).await.2 {
            assert_ne!(it.state, State::Lobby, "{it:?}");
        }
    }
    say(&format!("{} kills in {n_seasons} seasons", league.n_kills));
}

/// Who opens and manages seasons, the newest of these, and how often a program was killed.
struct League {
    anna: Person,
    id: SeasonId,
    n_kills: u32,
}

impl League {
    /// Opens a season, and cuts these arrows short, one after the other.
    async fn play(&mut self, stage: &mut Stage, arrows: &[Arrow]) {
        self.id = SeasonId(self.id.0 + 1);
        let answer = self.anna.command("/lostcities league").await.unwrap();
        let panel = answer.message.expect("an answer");
        let open = "v1:0:0:!league.open.classic.calm.3";
        self.anna.forge(&panel, open).await.unwrap();
        for &(by, is_made) in arrows {
            match by {
                By::Sweep(begins) => {
                    stage.say(begins).await;
                    for _ in 0..5 {
                        let part = (self.id.0 * 7 + self.n_kills * 3) % 10;
                        self.kill(stage, SWEEP + AROUND_IT * part / 10).await;
                        if is_made(&stage.season(self.id).await) {
                            break;
                        }
                    }
                }
                By::Manager(begin, end) => {
                    let button = format!("v1:0:0:!league.{begin}.{}{end}", self.id.0);
                    let haste = f64::from(self.n_kills % 10) / 10.0;
                    let (who, on, id) = (self.anna.clone(), panel.clone(), button.clone());
                    let waiting = tokio::spawn(async move { who.forge(&on, &id).await });
                    self.kill(stage, delay(haste)).await;
                    // Of two programs the other one may still answer.
                    let may_come = waiting.is_finished() || stage.is_of_two();
                    let is_answered = may_come && is_answered(waiting.await.unwrap());
                    if !is_made(&stage.season(self.id).await) {
                        assert!(!is_answered, "{by:?} is lost");
                        self.anna.forge(&panel, &button).await.unwrap();
                    }
                }
            }
            let reached = async {
                while !is_made(&stage.season(self.id).await) {
                    tokio::time::sleep(LOOK_AGAIN * 20).await;
                }
            };
            let reached = tokio::time::timeout(TIMEOUT, reached).await;
            assert!(reached.is_ok(), "{by:?}\n{}", stage.logged());
        }
    }

    async fn kill(&mut self, stage: &mut Stage, delay: Duration) {
        stage.kill_in(delay, self.n_kills).await;
        self.n_kills += 1;
    }

    /// The season has one message, which says this in the end.
    async fn shows(&self, stage: &Stage, words: &str) {
        let head = format!("Season {}**", self.id.0);
        let shown = || {
            let mut public = stage.public();
            public.retain(|message| message.content.contains(&head));
            public.len() == 1 && public[0].content.contains(words)
        };
        stage.wait(words, shown).await;
    }
}
