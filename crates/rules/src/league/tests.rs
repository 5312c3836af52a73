use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::games::GameKind;

fn played(one: i32, other: i32) -> Played {
    let side = |points| Side {
        points,
        n_own: 20,
        ..Side::default()
    };
    Played {
        game: GameKind::Classic,
        sides: [side(one), side(other)],
    }
}

#[test]
fn everybody_meets_everybody_equally_often_and_begins_in_half_of_it() {
    for n in MIN_ENTRANTS..=MAX_ENTRANTS {
        let times = if n < 8 { 2 } else { 1 };
        let mut met: BTreeMap<[u8; 2], u8> = BTreeMap::new();
        let mut begun = vec![0_i32; n.into()];
        for pairing in pairings(n) {
            let [begins, follows] = pairing.sides;
            let pair = [begins.min(follows), begins.max(follows)];
            *met.entry(pair).or_default() += 1;
            begun[usize::from(begins)] += 1;
            begun[usize::from(follows)] -= 1;
        }
        assert_eq!(met.len(), usize::from(n) * usize::from(n - 1) / 2);
        assert!(met.values().all(|&n_met| n_met == times), "{met:?}");
        assert!(begun.iter().all(|more| more.abs() <= 1), "{n}: {begun:?}");
    }
}

#[test]
fn a_match_is_worth_twenty_points_that_follow_the_difference() {
    for (one, other, worth) in [
        (30, 30, [10, 10]),
        (35, 30, [10, 10]),
        (36, 30, [11, 9]),
        (30, 36, [9, 11]),
        (89, 30, [19, 1]),
        (90, 30, [20, 0]),
        (-80, 120, [0, 20]),
    ] {
        assert_eq!(played(one, other).victory_points(), worth, "{one}:{other}");
    }
    // A narrow win brings no more points than a draw, but is a win.
    assert_eq!(played(35, 30).winner(), Some(0));
    assert_eq!(played(30, 30).winner(), None);
}

#[test]
fn who_resigns_in_the_lead_is_behind_and_who_was_not_there_has_nothing() {
    let mut resigned = played(80, 20);
    resigned.sides[0].has_resigned = true;
    assert_eq!(resigned.victory_points(), [5, 15]);
    assert_eq!(resigned.winner(), Some(1));
    resigned.sides[0].points = -40;
    assert_eq!(resigned.victory_points(), [0, 20]);
    let mut absent = played(80, 20);
    absent.sides[0].n_computer = 10;
    assert_eq!(absent.victory_points(), [20, 0], "a third is allowed");
    absent.sides[0].n_computer = 11;
    assert_eq!(absent.victory_points(), [0, 15]);
    assert_eq!(absent.winner(), Some(1));
    absent.sides[1].n_computer = 11;
    assert_eq!((absent.victory_points(), absent.winner()), ([0, 0], None));
}

proptest! {
    #[test]
    fn the_points_of_a_match_are_shared_out(one in -200..200, other in -200..200) {
        for game in GameKind::ALL {
            let played = Played { game, ..played(one, other) };
            let [own, others] = played.victory_points();
            prop_assert_eq!(own + others, MATCH_POINTS);
            prop_assert!(played.winner().is_none_or(|side| [own, others][side] >= 10));
            let turned = Played { sides: [played.sides[1], played.sides[0]], ..played };
            prop_assert_eq!(turned.victory_points(), [others, own]);
        }
    }
}
