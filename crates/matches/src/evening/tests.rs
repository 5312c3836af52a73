use proptest::prelude::*;

use super::ranking::ranking;
use crate::store::{DailyGame, Deal, DealResult, EveningId, Occasion, PersonId};

const GAME: DailyGame = DailyGame::Classic;

fn result(person: u64, nth: u8, lead: i32) -> DealResult {
    let deal = Deal {
        game: GAME,
        occasion: Occasion::Evening(EveningId(7), nth),
    };
    DealResult::new(PersonId(person), deal, lead)
}

/// What up to eight people reach in three deals, some of which they miss.
fn results() -> impl Strategy<Value = Vec<DealResult>> {
    let lead = prop_oneof![3 => (-90..90).prop_map(Some), 1 => Just(None)];
    prop::collection::vec(lead, 3..24).prop_map(|leads| {
        let numbered = (0_u64..).zip(leads);
        let deal = |at: u64| u8::try_from(1 + at % 3).expect("a small number");
        numbered
            .filter_map(|(at, lead)| Some(result(1 + at / 3, deal(at), lead?)))
            .collect()
    })
}

#[test]
fn the_middle_of_two_lies_half_way_and_who_misses_a_deal_has_nothing() {
    let ranked = ranking(
        GAME,
        &[result(1, 1, 38), result(2, 1, -4), result(2, 2, 99)],
        2,
    );
    let shown: Vec<_> = ranked
        .iter()
        .map(|it| (it.person.0, it.place, it.before, it.total, &it.deals[..]))
        .collect();
    let of_deals = [[Some(21), None], [Some(-21), Some(0)]];
    assert_eq!(
        shown,
        [
            (1, 1, Some(1), 21, &of_deals[0][..]),
            (2, 2, Some(2), -21, &of_deals[1][..]),
        ]
    );
}

#[test]
fn a_latecomer_pushes_nobody_down() {
    let mut results = vec![result(1, 1, 20), result(2, 1, -20)];
    results.extend((1..=3).map(|person| result(person, 2, 0)));
    let ranked = ranking(GAME, &results, 2);
    let shown: Vec<_> = ranked.iter().map(|it| (it.person.0, it.before)).collect();
    assert_eq!(shown, [(1, Some(1)), (3, None), (2, Some(2))]);
}

#[test]
fn a_catastrophe_is_bounded_by_what_leads_there_are_in_the_game() {
    for (game, most) in [(GAME, 60), (DailyGame::BoardGame, 130)] {
        let ranked = ranking(
            game,
            &[result(1, 1, -400), result(2, 1, 0), result(3, 1, 100)],
            1,
        );
        let totals: Vec<i32> = ranked.iter().map(|it| it.total).collect();
        assert_eq!(totals, [most.min(100), 0, -most]);
    }
}

proptest! {
    #[test]
    fn an_evening_is_the_sum_of_bounded_distances(results in results(), shift in -50..50) {
        let ranked = ranking(GAME, &results, 3);
        prop_assert!(ranked.is_sorted_by_key(|it| -it.total));
        for it in &ranked {
            let sum: i32 = it.deals.iter().flatten().sum();
            prop_assert_eq!(it.total, sum);
            prop_assert!(it.deals.iter().flatten().all(|ahead| ahead.abs() <= 60));
            let ahead = ranked.iter().filter(|other| other.total > it.total).count();
            prop_assert_eq!(usize::try_from(it.place).unwrap(), 1 + ahead);
        }
        // A deal that is better for all by as much changes nothing.
        let mut shifted = results;
        for result in shifted.iter_mut().filter(|result| result.nth() == 2) {
            result.lead += shift;
        }
        prop_assert_eq!(ranking(GAME, &shifted, 3), ranked);
    }

    #[test]
    fn more_points_never_cost_a_place(results in results(), at: prop::sample::Index, more in 1..40) {
        prop_assume!(!results.is_empty());
        let place = |results: &[DealResult], person| {
            let ranked = ranking(GAME, results, 3);
            ranked.iter().find(|it| it.person == person).map(|it| it.place)
        };
        let at = at.index(results.len());
        let person = results[at].person;
        let before = place(&results, person);
        let mut better = results;
        better[at].lead += more;
        prop_assert!(place(&better, person) <= before);
    }
}
