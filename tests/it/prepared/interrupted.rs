//! The program ends between a turn and the prepared one that follows it.

use futures_util::future::join_all;
use lostcities::games::GameKind;
use lostcities::store::{ChannelId, MatchId, StoredMatch};
use lostcities::table::Tables;
use sqlx::Connection;

use super::evening::{Evening, id};
use crate::histories::cut_short;
use crate::kept::replayed;

/// Plays on until the turn of a player is prepared and the other one has only to draw. Returns who draws.
async fn about_to_come(evening: &mut Evening) -> usize {
    for number in 0..40 {
        let tables = &evening.kept.tables;
        let mut mover = 0;
        let mut choices = tables.choices(ChannelId(1), id(mover)).await.unwrap();
        if choices.is_empty() {
            mover = 1;
            choices = tables.choices(ChannelId(1), id(mover)).await.unwrap();
        }
        let may_draw = choices.iter().any(|choice| choice.action == "draw");
        if may_draw {
            evening.prepare(1 - mover).await;
        }
        let prepared = evening.load().await.prepared;
        if may_draw && prepared.iter().any(|turn| turn.void.is_none()) {
            return mover;
        }
        let action = &choices[number % choices.len()].action.clone();
        let click = evening.click(mover);
        evening.kept.tables.act(click, action).await.unwrap();
    }
    panic!("nobody prepares anything")
}

/// Sweeps at the same time, each as another process does. Returns them and the matches that they changed.
async fn sweep_at_once(evening: &Evening, n_sweeps: usize) -> (Vec<Tables>, Vec<MatchId>) {
    let mut sweeping = Vec::new();
    for _ in 0..n_sweeps {
        sweeping.push(evening.kept.reopened().await);
    }
    let sweeps = sweeping.iter();
    let sweeps = sweeps.map(|tables| async { tables.play_prepared().await.unwrap() });
    let changed = join_all(sweeps).await.concat();
    (sweeping, changed)
}

/// Another sweep finds nothing to do.
async fn nothing_is_left(sweeping: Vec<Tables>) {
    for tables in sweeping {
        assert_eq!(tables.play_prepared().await.unwrap(), []);
        tables.store().close().await;
    }
}

/// A turn comes, the program ends before the prepared one is played, and others sweep: afterwards it was played once.
async fn cut_short_between(n_waits: u32, n_sweeps: usize) {
    let mut evening = Evening::begin(GameKind::Classic, 2, 0, 3).await;
    let mover = about_to_come(&mut evening).await;
    let before = evening.load().await;
    let [turn] = &before.prepared[..] else {
        panic!("one is prepared")
    };
    let click = evening.click(mover);
    let act = evening.kept.tables.act(click, "draw");
    cut_short(act, n_waits).await;
    // What the database was about to do then is done before anything else is written.
    evening.kept.tables.start_time().await.unwrap();
    let left = evening.load().await;
    let (sweeping, changed) = sweep_at_once(&evening, n_sweeps).await;
    let after = evening.load().await;
    let is_drawn = left.steps.len() > before.steps.len();
    let is_played = |stored: &StoredMatch| !stored.prepared_steps.is_empty();
    assert_eq!(is_played(&after), is_drawn, "after {n_waits} waits");
    let was_due = is_drawn && !is_played(&left);
    assert_eq!(changed.len(), usize::from(was_due), "once: {changed:?}");
    if is_drawn {
        let mut wanted = replayed(&before);
        for step in &after.steps[before.steps.len()..after.prepared_steps[0]] {
            wanted.push(step).unwrap();
        }
        let from = wanted.n_steps();
        wanted.play_plan(turn.seat, &turn.plan).unwrap();
        let played = wanted.steps_from(from);
        assert_eq!(after.steps[from..from + played.len()], played);
        assert!(after.prepared.is_empty() && after.prepared_steps.len() == 1);
    } else {
        assert_eq!(after, before);
    }
    nothing_is_left(sweeping).await;
}

#[tokio::test]
async fn a_prepared_turn_is_played_once_wherever_the_program_ends_and_however_many_sweep() {
    for n_waits in 0..16 {
        Box::pin(cut_short_between(n_waits, 1 + n_waits as usize % 2)).await;
    }
}

#[tokio::test]
async fn a_sweep_plays_what_was_due_when_the_program_ended() {
    for n_sweeps in [1, 2] {
        let mut evening = Evening::begin(GameKind::Classic, 2, 0, 3).await;
        let mover = about_to_come(&mut evening).await;
        let plans = evening.load().await.prepared;
        // The turn comes while nothing is prepared, and the row is there again: as if the program had ended between the two.
        let mut database = evening.kept.database().await;
        sqlx::query("delete from prepared")
            .execute(&mut database)
            .await
            .unwrap();
        let tables = evening.kept.reopened().await;
        let click = evening.click(mover);
        tables.act(click, "draw").await.unwrap();
        let insert = "insert into prepared (match, seat, plan, version) values (1, $1, $2, 1)";
        sqlx::query(insert)
            .bind(i64::from(plans[0].seat.number()))
            .bind(&plans[0].plan)
            .execute(&mut database)
            .await
            .unwrap();
        database.close().await.unwrap();
        let (sweeping, changed) = sweep_at_once(&evening, n_sweeps).await;
        assert_eq!(changed, [evening.id], "{n_sweeps} sweep");
        let after = evening.load().await;
        assert!(after.prepared.is_empty() && after.prepared_steps.len() == 1);
        nothing_is_left(sweeping).await;
        tables.store().close().await;
    }
}
