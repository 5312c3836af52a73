//! What is prepared stays beside its match, and follows it in one transaction.

use serde_json::json;

use super::{Home, begin_with, end};
use crate::kernel::{Seat, Timestamp};
use crate::{
    Change, Committed, GuildId, NewSteps, PersonId, PreparedChange, PreparedOutcome, PreparedTurn,
    PreparedWish, RequestKey, Revision, StoredMatch, Transition, VoidReason,
};

const PLAN: &str = "play.r7+draw";

fn ben() -> Seat {
    Seat::FIRST.next(2)
}

fn turn(plan: &str, void: Option<VoidReason>) -> PreparedTurn {
    PreparedTurn {
        seat: ben(),
        plan: plan.to_owned(),
        void,
    }
}

fn play() -> Transition {
    Transition::Play {
        steps: NewSteps {
            from: 1,
            steps: vec![json!({"step": 1}), json!({"step": 2})],
        },
        draw_offer: None,
    }
}

impl Home {
    async fn begun() -> Self {
        let home = Self::new().await;
        let begin = begin_with(vec![json!({"step": 0})]);
        assert_eq!(home.does(begin, Vec::new()).await, Committed::Done(1));
        home
    }

    async fn does(&self, transition: Transition, prepared: Vec<PreparedChange>) -> Committed {
        self.does_to(&self.loaded().await, transition, prepared)
            .await
    }

    /// The same change, made by a process that has this state of the match in memory.
    async fn does_to(
        &self,
        stored: &StoredMatch,
        transition: Transition,
        prepared: Vec<PreparedChange>,
    ) -> Committed {
        let at = Timestamp::from_millis(5);
        let change = Change {
            prepared,
            revision: Revision::after(Some(stored.revision)),
            ..Change::new(self.id, stored.version, stored.status, at, transition)
        };
        self.store.commit(&change).await.unwrap()
    }

    async fn wishes(&self, plan: Option<&str>, expected: u64, interaction: u64) -> Committed {
        let wish = PreparedWish {
            id: self.id,
            expected,
            revision: Revision::after(None),
            key: Some(RequestKey::Interaction(interaction)),
            at: Timestamp::from_millis(5),
            seat: ben(),
            plan: plan.map(str::to_owned),
        };
        self.store.save_prepared_turn(&wish).await.unwrap()
    }
}

fn turning_out(plan: &str, outcome: PreparedOutcome) -> Vec<PreparedChange> {
    let turn = turn(plan, None);
    vec![PreparedChange { turn, outcome }]
}

#[tokio::test]
async fn what_is_prepared_takes_the_place_of_what_was_and_changes_no_version() {
    let home = Home::begun().await;
    let before = home.loaded().await;
    assert_eq!(home.wishes(Some("draw"), 1, 70).await, Committed::Done(1));
    assert_eq!(home.wishes(Some("draw"), 1, 70).await, Committed::Repeated);
    assert_eq!(home.wishes(Some(PLAN), 1, 71).await, Committed::Done(1));
    assert_eq!(home.wishes(Some("late"), 0, 72).await, Committed::Stale);
    let after = home.loaded().await;
    assert_eq!(after.prepared, [turn(PLAN, None)]);
    assert!(!format!("{after:?}").contains("r7"), "{after:?}");
    assert_eq!(home.wishes(None, 1, 73).await, Committed::Done(1));
    let last = home.loaded().await;
    // Each tells other processes that what they have read is old.
    assert_ne!(last.revision, before.revision);
    let revision = before.revision;
    assert_eq!(StoredMatch { revision, ..last }, before);
}

#[tokio::test]
async fn a_prepared_turn_is_played_with_its_row_or_not_at_all() {
    let home = Home::begun().await;
    home.wishes(Some(PLAN), 1, 70).await;
    let before = home.loaded().await;
    let played = PreparedOutcome::Played { stays: false };
    // Another process knows of another one.
    let other = home.does(play(), turning_out("play.r8+draw", played)).await;
    assert_eq!(other, Committed::Stale);
    assert_eq!(home.loaded().await, before);
    assert_eq!(
        home.does(play(), turning_out(PLAN, played)).await,
        Committed::Done(2)
    );
    let after = home.loaded().await;
    assert!(after.prepared.is_empty());
    assert_eq!(after.prepared_steps, [1]);
    let again = home.does(
        Transition::OfferDraw(Seat::FIRST),
        turning_out(PLAN, PreparedOutcome::Gone),
    );
    assert!(again.await.done().is_none(), "there is no such row");
}

#[tokio::test]
async fn one_that_is_void_says_why_until_another_is_prepared() {
    let home = Home::begun().await;
    home.wishes(Some(PLAN), 1, 70).await;
    for reason in VoidReason::ALL {
        let void = turning_out(PLAN, PreparedOutcome::Void(reason));
        let done = home.does(Transition::OfferDraw(Seat::FIRST), void).await;
        assert!(done.done().is_some(), "{done:?}");
        assert_eq!(home.loaded().await.prepared, [turn(PLAN, Some(reason))]);
        home.does(Transition::DeclineDraw, Vec::new()).await;
    }
    let version = home.loaded().await.version;
    home.wishes(Some(PLAN), version, 71).await;
    assert_eq!(home.loaded().await.prepared, [turn(PLAN, None)]);
    let stays = PreparedOutcome::Played { stays: true };
    home.does(play(), turning_out(PLAN, stays)).await;
    assert_eq!(home.loaded().await.prepared, [turn(PLAN, None)]);
    home.does(
        Transition::OfferDraw(Seat::FIRST),
        turning_out(PLAN, PreparedOutcome::Gone),
    )
    .await;
    assert!(home.loaded().await.prepared.is_empty());
}

#[tokio::test]
async fn nothing_stays_prepared_for_a_seat_that_is_left_or_a_match_that_is_over() {
    let cancel = Transition::Cancel {
        guild: Some(GuildId(77)),
        by: PersonId(9),
    };
    let ends = [
        Transition::HandOver(ben()),
        Transition::StandIn(ben()),
        end(1),
        cancel,
    ];
    for transition in ends {
        let home = Home::begun().await;
        home.wishes(Some(PLAN), 1, 70).await;
        let word = transition.word();
        home.does(transition, Vec::new()).await;
        assert!(home.loaded().await.prepared.is_empty(), "{word}");
        let late = home.wishes(Some(PLAN), 2, 71).await;
        let is_played = home.loaded().await.status.state().is_open();
        assert_eq!(late.done().is_some(), is_played, "{word}");
    }
    let home = Home::begun().await;
    home.wishes(Some(PLAN), 1, 70).await;
    home.does(Transition::HandOver(Seat::FIRST), Vec::new())
        .await;
    assert_eq!(home.loaded().await.prepared.len(), 1, "of another seat");
}

impl Committed {
    const fn done(self) -> Option<u64> {
        match self {
            Self::Done(version) => Some(version),
            Self::Repeated | Self::Stale | Self::ChannelBusy(_) | Self::TooManyStrong(_) => None,
        }
    }
}

#[tokio::test]
async fn nothing_follows_a_change_that_the_server_has_lost_and_another_has_replaced() {
    let home = Home::begun().await;
    home.on_writer("create table kept as select * from matches")
        .await;
    home.does(Transition::OfferDraw(ben()), Vec::new()).await;
    let lost = home.loaded().await;
    let back = "update matches set (version, draw_offer, revision) = (select version, draw_offer, revision from kept)";
    home.on_writer(back).await;
    let offer = Transition::OfferDraw(Seat::FIRST);
    assert_eq!(home.does(offer, Vec::new()).await, Committed::Done(2));
    let now = home.store.freshness_of(home.id).await.unwrap().unwrap();
    assert_eq!(now.version, lost.version);
    assert_ne!(now.revision, lost.revision);
    let declined = home.does_to(&lost, Transition::DeclineDraw, Vec::new());
    assert_eq!(declined.await, Committed::Stale);
    let wish = PreparedWish {
        id: home.id,
        expected: lost.version,
        revision: Revision::after(Some(lost.revision)),
        key: None,
        at: Timestamp::from_millis(5),
        seat: ben(),
        plan: Some(PLAN.to_owned()),
    };
    let saved = home.store.save_prepared_turn(&wish).await.unwrap();
    assert_eq!(saved, Committed::Stale);
}
