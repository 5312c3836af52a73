//! What a season asks of Discord with the bot's token.

use lostcities::kernel::Seed;
use lostcities::sandbox::{Message, Person};
use lostcities::store::State;

use super::super::every_game::advice;
use super::super::harness::Club;
use super::super::panels::panel_is_gone;
use super::{DAY, gather, season, until};
use crate::bot::channels::quiet::by_bot;
use crate::kept::replayed;

/// How many times of the day there are. Everybody looks at two of them.
const TIMES: usize = 8;

/// Plays a turn in each match that waits for a person, on its panel, and says how many there were.
async fn turns(club: &Club, who: &Person) -> usize {
    let mut n_turns = 0;
    let message = season(club);
    for stored in club.matches().await {
        let own = replayed(&stored).turn().seats().iter().find(|&seat| {
            let person = stored.seats[seat].person();
            person.is_some_and(|person| person.id.0 == who.id().number())
        });
        if own.is_none() || stored.state() != State::Playing {
            continue;
        }
        let id = stored.id.0;
        let mut whims = Seed::simulated(7, id).whims();
        let press = async |on: &Message, version: u64, action: &str| {
            let button = format!("v1:{id}:{version}:{action}");
            let answer = who.forge(on, &button).await.unwrap();
            club.outcome(who, &answer, Some(on)).await
        };
        let mut panel = press(&message, 0, "!hand").await;
        // A card is laid, and one is drawn.
        for _ in 0..2 {
            let (_, action) = advice(club, id, &mut whims).await.swap_remove(0);
            let version = club.stored(id).await.version;
            panel = press(&panel, version, &action).await;
        }
        n_turns += 1;
    }
    n_turns
}

/// Six people look twice a day at different times, and are told by mentions on the server.
#[tokio::test]
#[ignore = "takes minutes"]
async fn a_season_costs_one_request_with_the_token_of_the_bot_in_ten_turns() {
    let mut club = Club::open().await;
    let people = gather(&club, 6).await;
    // What a program asks when it starts belongs to no season.
    by_bot(&mut club, panel_is_gone);
    club.let_pass(3 * DAY).await;
    until(&club, "**0 of").await;
    let mut n_turns = 0;
    for time in 0.. {
        club.let_pass(DAY / 16).await;
        club.let_pass(DAY / 16).await;
        for (number, who) in people.iter().enumerate() {
            if (time + number) % (TIMES / 2) == 0 {
                n_turns += turns(&club, who).await;
            }
        }
        if season(&club).content.contains("**All matches are over.**") {
            break;
        }
    }
    let requests = by_bot(&mut club, panel_is_gone);
    let n = requests.len();
    assert!(
        n * 10 <= n_turns,
        "{n} requests in {n_turns} turns: {requests:#?}"
    );
    club.finish_with(panel_is_gone).await;
}
