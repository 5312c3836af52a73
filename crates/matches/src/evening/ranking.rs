//! Who is ahead of the field of an evening, and by how much.

use std::collections::BTreeMap;

use crate::store::{DailyGame, DealResult, PersonId, PersonName};

/// No deal moves anybody by more points, so that one catastrophe does not decide an evening. That is 1.7 standard deviations of the
/// lead of one normal computer player over another, in 1,500 matches of each game: 35 in the card game, 76 in the board game, and
/// 77 in Roll & Write.
const fn most(game: DailyGame) -> i32 {
    match game {
        DailyGame::Classic => 60,
        DailyGame::RollWrite | DailyGame::BoardGame => 130,
    }
}

/// A person in the ranking of an evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    pub person: PersonId,
    /// The name last seen; `None` of who does not want to be seen.
    pub name: Option<PersonName>,
    /// How far they were ahead of the middle of the field in each deal that is over; `None` in those that they missed.
    pub deals: Vec<Option<i32>>,
    /// The sum of it.
    pub total: i32,
    /// From 1; who has the same total has the same place.
    pub place: u32,
    /// Their place before the last deal; `None` after the first.
    pub before: Option<u32>,
    /// Which of the deals a computer player has finished for them.
    pub by_computer: Vec<bool>,
}

/// The ranking after the first `n_deals` deals of a game, best first.
pub fn ranking(game: DailyGame, results: &[DealResult], n_deals: u8) -> Vec<Ranked> {
    let most = most(game);
    let mut people: BTreeMap<PersonId, Ranked> = BTreeMap::new();
    for nth in 1..=n_deals {
        let of_deal = || results.iter().filter(move |result| result.nth() == nth);
        let middle = middle(of_deal().map(|result| result.lead).collect());
        for result in of_deal() {
            let ranked = people.entry(result.person).or_insert_with(|| Ranked {
                person: result.person,
                name: result.is_listed.then(|| result.name.clone()),
                deals: vec![None; n_deals.into()],
                total: 0,
                place: 0,
                before: None,
                by_computer: vec![false; n_deals.into()],
            });
            let ahead = (result.lead - middle).clamp(-most, most);
            ranked.deals[usize::from(nth) - 1] = Some(ahead);
            ranked.total += ahead;
            ranked.by_computer[usize::from(nth) - 1] = result.by_computer;
        }
    }
    let mut ranked: Vec<Ranked> = people.into_values().collect();
    let last = |it: &Ranked| it.deals.last().copied().flatten().unwrap_or_default();
    // Among equals the latest deal decides who is named first.
    ranked.sort_by_key(|it| (-it.total, -last(it), it.person));
    let totals: Vec<i32> = ranked.iter().map(|it| it.total).collect();
    // Who has just come had no place before.
    let was_there = |it: &Ranked| it.deals.iter().rev().skip(1).any(Option::is_some);
    let earlier = ranked.iter().filter(|&it| was_there(it));
    let earlier: Vec<i32> = earlier.map(|it| it.total - last(it)).collect();
    for it in &mut ranked {
        it.place = place(it.total, &totals);
        it.before = was_there(it).then(|| place(it.total - last(it), &earlier));
    }
    ranked
}

fn place(total: i32, totals: &[i32]) -> u32 {
    let ahead = totals.iter().filter(|&&other| other > total);
    ahead.fold(1, |place, _| place + 1)
}

/// The middle one of some leads, or what lies half way between the two.
fn middle(mut leads: Vec<i32>) -> i32 {
    leads.sort_unstable();
    match leads.len() {
        0 => 0,
        n => (leads[(n - 1) / 2] + leads[n / 2]).div_euclid(2),
    }
}
