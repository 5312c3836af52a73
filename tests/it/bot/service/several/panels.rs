//! Of several processes that have answered on a panel, the last one changes it.

use std::time::Duration;

use lostcities::sandbox::{Message, Person, Request};
use lostcities::store::Location;
use sqlx::{Connection as _, PgConnection};

use super::{is_message, one};
use crate::bot::harness::{Club, TIMEOUT, button, custom_id};

/// The flag of a message that one person alone sees.
const EPHEMERAL: u64 = 64;

const N_TURNS: usize = 8;

/// How many edits more there may be: one that a click has overtaken is sent once more. If every process made those that it believes
/// to be its own, there were one more a turn at least.
const OVERTAKEN: usize = N_TURNS / 2;

/// Longer than a process takes to notice what others have changed.
pub(super) const NOTICED: Duration = Duration::from_millis(2_500);

/// Waits until every process has said that it is there since the last of them began, and so knows of all others.
pub(super) async fn know_each_other(club: &Club) {
    let Location::Server(address) = club.location() else {
        panic!("a server")
    };
    let mut database = PgConnection::connect(&address).await.unwrap();
    let late = "select exists (select 1 from processes where beat_at <= (select max(started_at) from processes))";
    let known = async {
        while sqlx::query_scalar(late)
            .fetch_one(&mut database)
            .await
            .unwrap()
        {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, known).await.unwrap();
}

/// A person presses something on their panel that changes nothing.
async fn look(club: &Club, who: &Person) -> Message {
    let panel = club.panel(who);
    let hand = custom_id(&club.board(), ":!hand");
    let answer = who.forge(&panel, &hand).await.unwrap();
    club.outcome(who, &answer, Some(&panel)).await
}

/// Whether a panel is changed by the token of an interaction that was answered before.
fn is_edit_of_panel(request: &Request) -> bool {
    let flags = request.response["flags"].as_u64().unwrap_or_default();
    request.method == "PATCH" && request.path.contains("/webhooks/") && flags & EPHEMERAL != 0
}

/// Whether a message notifies a person.
fn is_call(request: &Request) -> bool {
    let users = request.body["allowed_mentions"]["users"].as_array();
    request.method == "POST" && is_message(request) && users.is_some_and(|users| !users.is_empty())
}

/// How often panels are changed and people are called in a few turns of which each click reaches another of these processes.
async fn cost(n_processes: usize) -> Option<(usize, usize)> {
    let mut club = one().await?;
    for _ in 1..n_processes {
        club.start_another().await;
    }
    know_each_other(&club).await;
    let (mut who, mut other) = club.begin_in_turn().await;
    for person in [&who, &other] {
        club.click(person, &club.board(), ":!hand").await;
        for _ in 0..n_processes {
            look(&club, person).await;
        }
    }
    club.check_requests(|_| false);
    for _ in 0..N_TURNS {
        let panel = club.panel(&who);
        club.play_turn_on(&who, &panel).await;
        let newest = format!("v1:1:{}:", club.newest().await.version);
        let follows = || {
            let panel = club.panel(&other);
            let button = button(&panel, ":!focus.");
            button.is_some_and(|button| button.custom_id.as_deref().unwrap().starts_with(&newest))
        };
        club.until(follows).await;
        std::mem::swap(&mut who, &mut other);
    }
    // Time for those that have not noticed the last turn.
    tokio::time::sleep(NOTICED).await;
    club.wait_until_idle().await;
    let requests = club.new_requests();
    let count = |is: &dyn Fn(&Request) -> bool| requests.iter().filter(|one| is(one)).count();
    let n_edits = count(&is_edit_of_panel);
    let n_calls = count(&is_call);
    // One that is opened at another process takes the place of the one before.
    club.click(&who, &club.board(), ":!hand").await;
    club.until(|| club.panels(&who).len() == 1).await;
    club.finish().await;
    Some((n_edits, n_calls))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_on_which_several_processes_have_answered_is_changed_by_one_of_them() {
    let (one, two, three) = tokio::join!(cost(1), cost(2), cost(3));
    let Some(one) = one else { return };
    for several in [two, three] {
        let (n_edits, n_calls) = several.unwrap();
        assert!(
            n_edits <= one.0 + OVERTAKEN && n_calls <= one.1,
            "{several:?} instead of {one:?}"
        );
    }
}
