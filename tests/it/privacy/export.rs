//! The summary agrees with the export.

use super::home::Home;
use super::{ANNA, BEN, ZOE, id};

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
