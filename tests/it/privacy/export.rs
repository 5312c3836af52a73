//! The summary agrees with the export, which tells nothing that is hidden.

use lostcities::kernel::Seat;
use lostcities::store::DailyGame;
use lostcities::table::DailyAct;
use serde_json::Value;

use super::home::Home;
use super::{ANNA, BEN, ZOE, id, person};
use crate::kept::{loaded, replayed};

/// Everybody has prepared a turn in every match.
pub(super) const PREPARED: &str = "insert into prepared (match, seat, plan, version)
    select matches.id, seat, 'play.r7+draw', version from seats join matches on matches.id = seats.match
    where state = 'playing' and opening <> 'deal' and person is not null";

#[tokio::test]
async fn the_summary_counts_what_the_export_holds() {
    let mut home = Home::new().await;
    home.fill().await;
    crate::kept::sql(&home.path, PREPARED).await;
    for who in [ZOE, ANNA, BEN] {
        let kept = home.kept_of(who).await;
        let summary = home.tables.store().personal_summary(id(who)).await.unwrap();
        let open = kept.matches.iter().filter(|kept| {
            let has_seat = kept.seat.is_some() && !kept.has_left;
            kept.state.is_open() && has_seat
        });
        let rows = |is_meant: &dyn Fn(&str) -> bool| -> usize {
            let meant = kept.sums.iter().filter(|(table, _)| is_meant(table));
            meant.map(|(_, rows)| rows.len()).sum()
        };
        let counted = [
            kept.matches.len(),
            open.count(),
            kept.matches.iter().map(|kept| kept.acts.len()).sum(),
            kept.matches
                .iter()
                .filter_map(|kept| kept.prepared.as_ref())
                .count(),
            rows(&|table| {
                ![
                    "deal_people",
                    "entrants",
                    "evenings",
                    "events",
                    "notices",
                    "shares",
                ]
                .contains(&table)
            }),
            rows(&|table| table == "deal_people"),
            kept.decisions.len(),
            kept.lessons.len(),
            kept.away.len(),
        ];
        assert!(counted[..5].iter().all(|&n| n > 0), "{counted:?}");
        let summed = [
            summary.n_matches,
            summary.n_open,
            summary.n_acts,
            summary.n_prepared,
            summary.n_sums,
            summary.n_daily,
            summary.n_decisions,
            summary.n_lessons,
            summary.n_aways,
        ];
        assert_eq!(summed.map(|n| usize::try_from(n).unwrap()), counted);
        assert_eq!(
            (summary.person, summary.is_listed),
            (kept.person, kept.is_listed)
        );
    }
}

/// The log of a deal says from its beginning what the computer player holds.
#[tokio::test]
async fn of_a_deal_that_is_being_played_the_export_has_only_what_the_person_did() {
    let home = Home::new().await;
    let daily = home.tables.daily();
    let begun = daily.current(DailyGame::Classic, &person(ZOE), None).await;
    let mut attempt = begun.unwrap();
    let mut done = Vec::new();
    for _ in 0..4 {
        let stored = loaded(&home.tables, attempt.match_ref().id).await;
        let (action, _) = replayed(&stored).choices(Seat::FIRST).swap_remove(0);
        let act = DailyAct::Choose(&action);
        let acted = daily.act(attempt.key, attempt.version(), act).await;
        attempt = acted.unwrap();
        done.push(Value::from(action));
    }
    let kept = home.kept_of(ZOE).await;
    let of_deals = kept.sums.iter().find(|(table, _)| *table == "deal_people");
    let told = of_deals.unwrap().1[0]["steps"].as_array().unwrap();
    let acts: Vec<&Value> = told.iter().map(|step| &step["act"]).collect();
    assert_eq!(acts, done.iter().collect::<Vec<_>>());
    assert!(told.iter().all(|step| step["seat"] == 0), "{told:?}");
    assert_eq!(
        of_deals.unwrap().1[0]["is_over"],
        Value::Null,
        "it is said by the steps"
    );
    assert_eq!(of_deals.unwrap().1[0]["practice"], Value::from(false));
}
