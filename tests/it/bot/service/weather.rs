//! Discord misbehaves, and every match goes on.

mod away;
mod behind;
mod closed;
mod deleted;
mod gateway;
mod late;
mod requests;
mod starting;

use std::time::Duration;

use lostcities::sandbox::{Person, Request};

use crate::bot::harness::Club;

/// Arms a fault that strikes at once, this many times, at requests of this route.
fn arm(club: &Club, fault: &str, times: u32, route: &str) {
    let moment = Duration::from_millis(20);
    club.arm(fault, times, moment, Some(route));
}

/// Whether a request failed only because a fault was armed.
fn is_struck(request: &Request) -> bool {
    let mut verdicts = request.verdicts.iter();
    !request.verdicts.is_empty() && verdicts.all(|verdict| verdict.starts_with("fault: "))
}

/// Checks that everybody sees the present state: one board at the latest version, and one call for the player who is to act, at
/// once or where they do not for a while.
async fn all_is_shown(club: &Club, awaited: &Person, case: &str) {
    club.board_is_true(case).await;
    club.let_pass(Duration::from_mins(1)).await;
    assert_eq!(club.pings(awaited), 1, "one call for the next: {case}");
}
