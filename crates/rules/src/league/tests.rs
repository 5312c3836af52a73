use std::collections::BTreeMap;
use std::ops::Range;

use proptest::prelude::*;

use super::table::table;
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
        let times = if n == 8 || n == 9 { 1 } else { 2 };
        let sizes: Vec<usize> = divisions(n).iter().map(Range::len).collect();
        let n_pairs: usize = sizes.iter().map(|size| size * (size - 1) / 2).sum();
        let mut met: BTreeMap<[u8; 2], u8> = BTreeMap::new();
        let mut begun = vec![0_i32; n.into()];
        for pairing in pairings(n) {
            let [begins, follows] = pairing.sides;
            let pair = [begins.min(follows), begins.max(follows)];
            *met.entry(pair).or_default() += 1;
            begun[usize::from(begins)] += 1;
            begun[usize::from(follows)] -= 1;
        }
        assert_eq!(met.len(), n_pairs);
        assert!(met.values().all(|&n_met| n_met == times), "{met:?}");
        assert!(begun.iter().all(|more| more.abs() <= 1), "{n}: {begun:?}");
    }
}

#[test]
fn divisions_are_of_five_to_seven_and_as_large_as_each_other() {
    for n in MIN_ENTRANTS..=MAX_ENTRANTS {
        let divisions = divisions(n);
        let numbers: Vec<u8> = divisions.iter().cloned().flatten().collect();
        assert_eq!(numbers, (0..n).collect::<Vec<_>>());
        let sizes: Vec<usize> = divisions.iter().map(Range::len).collect();
        assert!(sizes.is_sorted_by(|one, other| one >= other), "{sizes:?}");
        assert!(sizes[0] - sizes[sizes.len() - 1] <= 1, "{sizes:?}");
        if n < 10 {
            assert_eq!(sizes.len(), 1);
        } else {
            assert!(sizes.iter().all(|size| (5..=7).contains(size)), "{sizes:?}");
        }
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

#[test]
fn wins_decide_among_equals_then_the_match_between_them() {
    let fixture = |a, b, lead| Fixture {
        sides: [a, b],
        played: Some(played(lead, 0)),
    };
    let fixtures = [
        fixture(0, 2, 6),
        fixture(3, 0, 6),
        fixture(1, 2, 0),
        fixture(1, 3, 0),
        fixture(2, 3, 6),
    ];
    let shown = |has_left: &[bool]| -> Vec<(u8, u8, u16, u8)> {
        let shown = |line: &Line| (line.place, line.entrant, line.points, line.wins);
        table(&fixtures, has_left).iter().map(shown).collect()
    };
    assert_eq!(
        shown(&[false; 4]),
        [(1, 2, 30, 1), (2, 3, 30, 1), (3, 0, 20, 1), (4, 1, 20, 0)]
    );
    // Who has left is last, whatever they have.
    assert_eq!(
        shown(&[false, false, true, false]),
        [(1, 3, 30, 1), (2, 0, 20, 1), (3, 1, 20, 0), (4, 2, 30, 1)]
    );
    assert_eq!(table(&[], &[false; 4])[3].place, 1, "nobody has played");
}

/// Ends of a match that bring one of the two as much as possible, or both something.
fn ends() -> [Played; 6] {
    let mut absent = [played(0, 0), played(0, 0)];
    for (side, absent) in absent.iter_mut().enumerate() {
        absent.sides[side].n_computer = 20;
    }
    let [one, other] = absent;
    [
        played(60, 0),
        played(0, 60),
        played(7, 0),
        played(0, 0),
        one,
        other,
    ]
}

/// A season of four or five, some of whose matches are over.
fn seasons() -> impl Strategy<Value = (Vec<Fixture>, Vec<bool>)> {
    (4..6_u8).prop_flat_map(|n| {
        let pairings = pairings(n);
        let end = prop_oneof![
            4 => (-90..90).prop_map(|lead| Some(played(lead, 0))),
            1 => Just(None),
        ];
        let ends = prop::collection::vec(end, pairings.len());
        let left = prop::collection::vec(prop::bool::weighted(0.1), usize::from(n));
        let fixtures = ends.prop_map(move |ends| {
            let numbered = pairings.iter().zip(ends);
            let fixture = |(pairing, played): (&Pairing, _)| Fixture {
                sides: pairing.sides,
                played,
            };
            numbered.map(fixture).collect::<Vec<_>>()
        });
        (fixtures, left)
    })
}

fn open(fixtures: &[Fixture]) -> Vec<usize> {
    let is_open = |&at: &usize| fixtures[at].played.is_none();
    (0..fixtures.len()).filter(is_open).collect()
}

/// The season after all ways in which its open matches can end.
fn ways(fixtures: &[Fixture]) -> Vec<Vec<Fixture>> {
    let mut ways = vec![fixtures.to_vec()];
    for at in open(fixtures) {
        let end = |way: &Vec<Fixture>| {
            let mut way = way.clone();
            ends().map(|played| {
                way[at].played = Some(played);
                way.clone()
            })
        };
        ways = ways.iter().flat_map(end).collect();
    }
    ways
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

    #[test]
    fn everybody_ends_within_their_possible_places((fixtures, has_left) in seasons()) {
        prop_assume!(open(&fixtures).len() <= 4);
        let before = table(&fixtures, &has_left);
        for way in ways(&fixtures) {
            let after = table(&way, &has_left);
            for line in &after {
                let own = before.iter().find(|own| own.entrant == line.entrant).unwrap();
                prop_assert!(own.possible.contains(&line.place), "{:?} {:?}", own, line);
                prop_assert_eq!(&line.possible.clone().count(), &{
                    let equals = |other: &&Line| other.points == line.points
                        && has_left[usize::from(other.entrant)] == has_left[usize::from(line.entrant)];
                    after.iter().filter(equals).count()
                });
            }
        }
    }

    #[test]
    fn no_result_opens_a_place_that_was_out_of_reach((fixtures, has_left) in seasons(), which: prop::sample::Index, end in 0..6_usize) {
        let open = open(&fixtures);
        prop_assume!(!open.is_empty());
        let before = table(&fixtures, &has_left);
        let mut after = fixtures;
        after[open[which.index(open.len())]].played = Some(ends()[end]);
        for line in table(&after, &has_left) {
            let own = before.iter().find(|own| own.entrant == line.entrant).unwrap();
            prop_assert!(own.possible.start() <= line.possible.start(), "{:?} {:?}", own, line);
            prop_assert!(own.possible.end() >= line.possible.end(), "{:?} {:?}", own, line);
        }
    }

    #[test]
    fn the_ladder_has_everybody_once_and_nobody_promoted_below_others(
        n in MIN_ENTRANTS..=MAX_ENTRANTS, left in prop::collection::vec(prop::bool::weighted(0.1), 200),
    ) {
        let ends: Vec<Vec<(u8, bool)>> = divisions(n)
            .into_iter()
            .map(|division| {
                let mut lines: Vec<(u8, bool)> = division.map(|number| (number, left[usize::from(number)])).collect();
                lines.sort_by_key(|&(_, has_left)| has_left);
                lines
            })
            .collect();
        let order = ladder(&ends);
        let mut all = order.clone();
        all.sort_unstable();
        prop_assert_eq!(all, (0..n).collect::<Vec<_>>());
        let rank = |number: u8| order.iter().position(|&other| other == number).unwrap();
        for (division, lines) in ends.iter().enumerate() {
            let next = |position: usize| {
                let standing = Standing { division, position, size: lines.len(), has_left: lines[position].1 };
                standing.next(ends.len())
            };
            for (position, pair) in lines.windows(2).enumerate() {
                prop_assert!(rank(pair[0].0) < rank(pair[1].0), "who is better stays before");
                prop_assert!(next(position) <= next(position + 1));
            }
            let n_up = (0..lines.len()).filter(|&at| next(at) < division).count();
            let n_staying = lines.iter().filter(|(_, has_left)| !has_left).count();
            prop_assert_eq!(n_up, if division == 0 { 0 } else { n_staying.min(2) });
            if n_staying == lines.len() && division + 1 < ends.len() {
                prop_assert_eq!((0..lines.len()).filter(|&at| next(at) > division).count(), 2);
            }
        }
    }

    #[test]
    fn newcomers_stand_by_their_rating_and_the_others_in_the_order_of_the_ladder(
        before in 0..60_u8, n in 4..60_u8, ratings in prop::collection::vec(prop::option::of(-9.0..9.0_f64), 60),
        coming in Just((0..120_u8).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let on_it: Vec<u8> = (0..before).collect();
        let entrants: Vec<(u8, Option<f64>)> = coming.into_iter().zip(ratings).take(n.into()).collect();
        let order = seeding(&on_it, &entrants);
        let sorted = |mut people: Vec<u8>| { people.sort_unstable(); people };
        let all = entrants.iter().map(|&(person, _)| person);
        prop_assert_eq!(sorted(order.clone()), sorted(all.collect()));
        let (back, new): (Vec<u8>, Vec<u8>) = order.iter().partition(|&person| *person < before);
        prop_assert!(back.is_sorted());
        let rating = |person: &u8| entrants.iter().find(|(other, _)| other == person).unwrap().1;
        prop_assert!(new.is_sorted_by(|one, other| rating(one) >= rating(other)));
        for person in new.iter().filter(|person| rating(person).is_some()) {
            let place = order.iter().take_while(|other| *other != person).filter(|&other| back.contains(other)).count();
            prop_assert_eq!(place, back.iter().filter(|other| rating(other) > rating(person)).count());
        }
    }
}
