//! Matches that no channel shows: they have no row in `boards`, and panels are all that it takes to play them.

use std::time::Duration;

use lostcities::kernel::{GameRng, Seed};
use lostcities::sandbox::{Message, Person};
use lostcities::store::{GuildId, MatchId, PersonId, State};
use lostcities::table::{Clock, GameKind, Opponents, Proposal, Venue};
use rand::RngExt as _;

use crate::bot::channels::quiet::turn;
use crate::bot::harness::{Club, Ways, button, says};
use crate::kept::{self, proposal};

/// A club in which Anna and Ben have begun a match that no channel shows.
async fn begun(game: GameKind) -> Club {
    let mut club = Club::empty(Ways::default()).await;
    begin(&club, game, ["Anna", "Ben"]).await;
    club.start().await;
    club
}

/// A club in which these have begun matches of the card game that no channel shows, one after the other.
pub async fn between(pairs: &[[&str; 2]]) -> Club {
    let mut club = Club::empty(Ways::default()).await;
    for &pair in pairs {
        begin(&club, GameKind::Classic, pair).await;
        club.skip(Duration::from_mins(1));
    }
    club.start().await;
    club
}

/// Has two people begin a match that no channel shows, while the bot is away.
async fn begin(club: &Club, game: GameKind, people: [&str; 2]) {
    let [host, other] = people.map(|name| {
        lostcities::store::Person::new(PersonId(club.person(name).id().number()), name)
    });
    let tables = club.tables().await;
    let interaction = tables.store().match_ids().await.unwrap().len() as u64 * 2 + 1;
    let proposal = Proposal {
        clock: Some(Clock::Day),
        guild: Some(GuildId(club.guild().await)),
        channel: None,
        venue: Venue::Quiet,
        ..proposal(game, 0, host, Opponents::One(other.clone()), interaction)
    };
    kept::begun(&tables, proposal, &[other]).await;
    tables.store().close().await;
}

/// Opens the hand with a button that may be anywhere.
async fn hand(club: &Club, who: &Person, asked: &Message) -> Message {
    club.click(who, asked, ":!hand").await
}

async fn is_not_public(club: &Club) {
    let public = club.public("general");
    assert!(
        public.iter().all(|message| message.content == "forged"),
        "{public:#?}"
    );
    let board = club.ask(async |store| store.board(MatchId(1)).await.unwrap());
    assert_eq!(board.await, None);
}

#[tokio::test]
async fn a_round_is_played_by_clicks_on_panels_alone() {
    let club = begun(GameKind::Classic).await;
    let asked = club.with_buttons(&["v1:1:0:!hand"]).await;
    while club.stored(1).await.state() == State::Playing {
        turn(&club, &asked).await;
    }
    // A round finds nothing to show.
    club.let_pass(Duration::from_mins(1)).await;
    is_not_public(&club).await;
    let history = club.command(&club.anna(), "history").await;
    says(&history, "**1** · Lost Cities · <t:");
    club.finish().await;
}

/// Clicks at random on whatever a panel offers that is part of a move.
async fn wander(club: &Club, who: &Person, mut panel: Message, whims: &mut GameRng) {
    for _ in 0..5 {
        let ids = panel.components.iter().flatten();
        let ids = ids.filter(|it| it.kind == 2 && !it.disabled);
        let ids = ids.filter_map(|it| it.custom_id.clone());
        let ids: Vec<_> = ids
            .filter(|id| !id.contains('!') || id.contains(":!focus."))
            .collect();
        if ids.is_empty() {
            return;
        }
        let id = &ids[whims.random_range(0..ids.len())];
        let word = id.rsplit(':').next().unwrap();
        panel = club.click(who, &panel, &format!(":{word}")).await;
    }
}

#[tokio::test]
async fn every_game_is_played_without_a_board_and_ends_when_somebody_resigns() {
    for game in GameKind::ALL {
        let club = begun(game).await;
        let asked = club
            .with_buttons(&["v1:1:0:!hand", "v1:1:0:!resign-for-sure"])
            .await;
        let people = [club.anna(), club.ben()];
        let mut whims = Seed::simulated(7, 1).whims();
        for _ in 0..4 {
            for who in &people {
                let panel = hand(&club, who, &asked).await;
                wander(&club, who, panel, &mut whims).await;
            }
        }
        let n_steps = club.stored(1).await.steps.len();
        assert!(n_steps > 4, "{game}: {n_steps}");
        club.click(&people[0], &asked, ":!resign").await;
        assert_eq!(club.stored(1).await.state(), State::Finished, "{game}");
        is_not_public(&club).await;
        club.finish().await;
    }
}

#[tokio::test]
async fn who_does_not_move_is_late_where_nobody_was_called() {
    let club = begun(GameKind::Classic).await;
    let asked = club.with_buttons(&["v1:1:0:!hand", "v1:1:0:!more"]).await;
    let people = [club.anna(), club.ben()];
    let games = club.command(&people[0], "games").await;
    says(&games, "#1");
    club.let_pass(Duration::from_hours(25)).await;
    let mut n_may_decide = 0;
    for who in &people {
        let more = club.click(who, &asked, ":!more").await;
        assert_eq!(button(&more, ":!move-down"), None);
        if button(&more, ":!late.more-time.").is_some() {
            n_may_decide += 1;
            club.click(who, &more, ":!late.end.").await;
        }
    }
    assert_eq!(n_may_decide, 1);
    is_not_public(&club).await;
    club.finish().await;
}
