//! What somebody gains who plays against accounts of their own.

use rand::SeedableRng;
use std::collections::{BTreeMap, BTreeSet};

use super::Rating;
use super::book::{Book, PROVISIONAL_BELOW, Played};
use crate::kernel::{Day, GameRng, Timestamp, below};

/// People who play with each other; the first of all the others has second accounts.
const N_HONEST: u32 = 200;
const FARMER: u32 = N_HONEST;
/// How many matches an honest person has begun.
const N_MATCHES: u32 = 30;

struct World {
    book: Book<(), (), u32>,
    met: BTreeMap<u32, BTreeSet<u32>>,
    n: i64,
}

impl World {
    /// Honest people whose strength rises evenly with their number, from 1200 to 1800.
    fn honest() -> Self {
        let mut world = Self {
            book: Book::default(),
            met: BTreeMap::new(),
            n: 0,
        };
        let mut rng = GameRng::from_seed([3; 32]);
        for _ in 0..N_MATCHES {
            for one in 0..N_HONEST {
                let other = (one + 1 + below(&mut rng, N_HONEST - 1)) % N_HONEST;
                let lead = 600.0 * (f64::from(one) - f64::from(other)) / f64::from(N_HONEST);
                let chance = 1.0 / (1.0 + 10.0_f64.powf(-lead / 400.0));
                let is_won = f64::from(below(&mut rng, 1_000_000)) < chance * 1e6;
                let (winner, loser) = if is_won { (one, other) } else { (other, one) };
                world.play(winner, loser);
            }
        }
        world
    }

    /// Each match on another day, so that all count in full.
    fn play(&mut self, winner: u32, loser: u32) {
        self.n += 1;
        self.book.enter(&Played {
            boards: vec![()],
            kind: (),
            day: Day::of(Timestamp::from_millis(self.n * 86_400_000)),
            people: vec![winner, loser],
            places: vec![1, 2],
        });
        self.met.entry(winner).or_default().insert(loser);
        self.met.entry(loser).or_default().insert(winner);
    }

    fn is_known(&self, person: u32) -> bool {
        let others = self.met[&person].iter();
        others.filter(|other| self.met[other].len() >= 3).count() >= 3
    }

    fn place(&self) -> Option<usize> {
        let all = self.book.standings();
        let ranked: BTreeMap<u32, Rating> = all
            .filter(|((), person, standing)| {
                standing.n_matches >= PROVISIONAL_BELOW && self.is_known(*person)
            })
            .map(|((), person, standing)| (person, standing.rating))
            .collect();
        let own = ranked.get(&FARMER)?.certain();
        Some(
            1 + ranked
                .values()
                .filter(|rating| rating.certain() > own)
                .count(),
        )
    }
}

/// The place of who beats so many second accounts, each of which also plays with this many others of them.
fn place(n_accounts: u32, n_others: u32) -> Option<usize> {
    let mut world = World::honest();
    for account in 0..n_accounts {
        for step in 1..=n_others {
            let other = (account + step) % n_accounts;
            world.play(FARMER + 1 + account, FARMER + 1 + other);
        }
    }
    for account in 1..=n_accounts {
        world.play(FARMER, FARMER + account);
    }
    world.place()
}

#[test]
fn second_accounts_that_play_with_nobody_else_give_no_place() {
    for n_accounts in [5, 20, 50] {
        assert_eq!(place(n_accounts, 0), None);
        // In a chain each has two opponents more; three are needed, the farmer among them.
        assert!(place(n_accounts, 1).is_some());
    }
}

/// What is left: so many accounts that play with each other, too, 3 matches of 8 turns or more each.
#[test]
fn twenty_second_accounts_that_play_with_each_other_give_no_first_place() {
    let places = [5, 10, 20, 50].map(|n_accounts| place(n_accounts, 2));
    assert_eq!(places, [Some(83), Some(39), Some(5), Some(1)]);
}
