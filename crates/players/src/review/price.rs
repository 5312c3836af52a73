//! What turns cost, in worlds that have nothing to do with those in which they were suspected.

use lostcities_rules::kernel::{Record, Seat, Step};
use lostcities_rules::review::{DearAct, Milli};

use super::judge::{Line, Turned, Unwanted, is_clear};
use super::playout::Playout;
use super::{Effort, MAX_SEATS, Reviewed, Stream};

/// By how many standard errors a line must be better in the worlds that choose it for a seat's first mistake to count, where the
/// strongest player looks ahead: in the lead, and in what that player goes by, for who gives up points to win more often makes
/// no mistake.
const CLEAR: f64 = 3.0;

/// The same, in the lead alone, for the further mistakes of a seat, and where the strongest player always plays the same line in
/// a position: a higher one would count the many small mistakes of a weak player as bad luck.
const LIKELY: f64 = 1.0;

/// The part of a win below which a difference decides nothing: there the lead is all that counts.
const DECIDED: f64 = 0.05;

/// How often the strongest player, where it looks ahead, is asked before a seat's first mistake counts.
const ASKED: u32 = 2;

/// A turn with a better one.
pub(super) struct Dear<G: Reviewed> {
    turn: Turned<G>,
    better: Line<G::Action>,
    pub act: DearAct,
    /// What it changed for everybody.
    pub amounts: Vec<Milli>,
}

impl<G: Reviewed> Dear<G> {
    /// The number of the step in which it parts from the better one.
    pub(super) fn step(&self) -> usize {
        self.turn.number + self.better.at
    }

    pub(super) fn cost(&self) -> Milli {
        -self.amounts[self.turn.seat.index()]
    }
}

/// The turns of a match that were clearly worse than others.
///
/// A turn is screened in few worlds. Those that seem dearest are shown to a player who looks ahead: what it would have played,
/// too, is no mistake. What is left is confirmed in other worlds, where the best line is chosen, and priced in others
/// again: the price is no maximum over anything, so it is right on average.
pub(super) fn dear<G: Reviewed>(
    record: &Record<G>,
    values: &'static G::Values,
    effort: Effort,
    is_wanted: &dyn Fn() -> bool,
) -> Result<Vec<Dear<G>>, Unwanted> {
    let mut quick = Playout::<G>::new(G::policy(), effort.max_acts);
    let mut suspects = Vec::new();
    for turn in turns(record, values) {
        if is_as_advised(&turn) {
            continue;
        }
        if let Some((line, cost)) = turn.screen(effort, &mut quick, is_wanted)? {
            suspects.push((cost, line, turn));
        }
    }
    // The sort is stable: of equal ones the first.
    suspects.sort_by_key(|&(cost, ..)| std::cmp::Reverse(cost));
    let mut judges = Playout::<G>::new(G::judges(), effort.max_acts);
    let (mut tried, mut n_further) = ([0; MAX_SEATS as usize], 0);
    let mut found: Vec<Dear<G>> = Vec::new();
    for (_, line, turn) in suspects {
        let seat = turn.seat;
        let n_tried = &mut tried[seat.index()];
        let n_dear = found.iter().filter(|dear| dear.turn.seat == seat).count();
        let effort = if *n_tried < effort.suspects {
            effort
        } else if n_further < effort.further && 3 * n_dear >= *n_tried {
            n_further += 1;
            effort.less()
        } else {
            continue;
        };
        *n_tried += 1;
        found.extend(confirm(
            turn,
            line,
            effort,
            n_dear > 0,
            &mut judges,
            is_wanted,
        )?);
    }
    found.sort_by_key(Dear::step);
    Ok(found)
}

/// Whether the strongest player, if it is quick enough to be asked about every turn, would have played the same.
fn is_as_advised<G: Reviewed>(turn: &Turned<G>) -> bool {
    let strongest = G::strongest();
    strongest.in_haste().is_none()
        && turn
            .advice(strongest, &mut turn.whims(Stream::Screening))
            .next()
            .is_none()
}

/// What a turn cost of which a better line is suspected; none if that is not confirmed. It takes less to believe that of a seat
/// that has erred before.
pub(super) fn confirm<G: Reviewed>(
    turn: Turned<G>,
    line: Line<G::Action>,
    effort: Effort,
    has_erred: bool,
    playout: &mut Playout<G>,
    is_wanted: &dyn Fn() -> bool,
) -> Result<Option<Dear<G>>, Unwanted> {
    let mut lines = vec![line];
    if effort.asks_strongest {
        if !is_wanted() {
            return Err(Unwanted);
        }
        let mut whims = turn.whims(Stream::Screening);
        lines = turn.advice(G::asked_first(), &mut whims).collect();
    }
    let n = effort.confirming;
    let all = turn.compare(&lines, n, Stream::Confirming, playout, is_wanted)?;
    let Some((better, mean, error)) = all.best(turn.seat, n) else {
        return Ok(None);
    };
    // Who looks ahead may do otherwise in other worlds, and what it may do is no mistake.
    let strongest = G::strongest();
    let is_believed = has_erred || strongest.in_haste().is_none();
    let gate = if is_believed { LIKELY } else { CLEAR };
    if !is_clear(mean, error, gate) {
        return Ok(None);
    }
    let sums = all.others.iter().find(|(line, _)| *line == better);
    if let Some((_, sums)) = sums.filter(|_| !is_believed) {
        let (worth, error) = sums.worth_more(n);
        if worth <= CLEAR * error && worth.abs() + CLEAR * error > DECIDED {
            return Ok(None);
        }
    }
    if effort.asks_strongest && !is_believed {
        let mut whims = turn.whims(Stream::Confirming);
        for _ in 0..ASKED {
            if !is_wanted() {
                return Err(Unwanted);
            }
            if turn.advice(strongest, &mut whims).next().is_none() {
                return Ok(None);
            }
        }
    }
    price(turn, better, effort, playout, is_wanted)
}

/// Puts the price to a turn, which may be below zero: were only high ones kept, they would be of worlds that happened to be harsh,
/// and too high on average.
fn price<G: Reviewed>(
    turn: Turned<G>,
    better: Line<G::Action>,
    effort: Effort,
    playout: &mut Playout<G>,
    is_wanted: &dyn Fn() -> bool,
) -> Result<Option<Dear<G>>, Unwanted> {
    let (seat, n) = (turn.seat, effort.pricing);
    let all = turn.compare(&[better], n, Stream::Pricing, playout, is_wanted)?;
    let Some((_, sums)) = all.others.first() else {
        return Ok(None);
    };
    let (mean, error) = sums.advantage(&all.played, seat, n);
    let pairs = all.played.leads.iter().zip(&sums.leads);
    let mut amounts: Vec<Milli> = pairs
        .map(|(&after, &best)| (after - best).divided(n))
        .collect();
    amounts[seat.index()] = -mean;
    let act = DearAct {
        seat,
        played: turn.acts[better.at].to_string(),
        better: better.action.to_string(),
        of_played: all.played.prospect(seat, n),
        of_better: sums.prospect(seat, n),
        error,
    };
    Ok(Some(Dear {
        turn,
        better,
        act,
        amounts,
    }))
}

/// The turns of a match, with the positions before them.
pub(super) fn turns<G: Reviewed>(
    record: &Record<G>,
    values: &'static G::Values,
) -> impl Iterator<Item = Turned<G>> {
    let mut game = G::start(&record.setup, values);
    let (mut number, mut legal) = (0, Vec::new());
    std::iter::from_fn(move || {
        loop {
            let step = record.steps.get(number)?;
            let (first, before) = (number, game.clone());
            // To ask for another order is no choice that could have been better.
            let mut is_choice = |game: &G, step: &Step<G::Action, G::Chance>| match step {
                Step::Act { seat, action } => {
                    game.legal_actions(*seat, &mut legal);
                    legal.contains(action)
                }
                Step::Chance(_) => true,
            };
            let chooses = is_choice(&game, step);
            while let Some(next) = record.steps.get(number)
                && (number == first
                    || chooses && next.seat() == step.seat() && is_choice(&game, next))
            {
                game.apply(next, &mut |_| ())
                    .expect("the log was accepted when it was played");
                number += 1;
            }
            if let Some(seat) = step.seat().filter(|_| chooses) {
                let acts = record.steps[first..number]
                    .iter()
                    .filter_map(|step| match *step {
                        Step::Act { action, .. } => Some(action),
                        Step::Chance(_) => None,
                    });
                return Some(Turned {
                    seat,
                    number: first,
                    acts: acts.collect(),
                    game: before,
                });
            }
        }
    })
}

/// What the dear acts of a match cost, and what they cost if they are judged again in other worlds.
pub fn costs_twice<G: Reviewed>(
    record: &Record<G>,
    values: &'static G::Values,
) -> Vec<(Seat, [Milli; 2])> {
    let effort = G::effort(G::start(&record.setup, values).n_seats());
    let found = dear(record, values, effort, &|| true).unwrap_or_default();
    let mut playout = Playout::new(G::judges(), effort.max_acts);
    let again = found.into_iter().map(|dear| {
        let (seat, cost, n) = (dear.turn.seat, dear.cost(), effort.pricing);
        let (lines, stream) = ([dear.better], Stream::Again);
        let all = dear.turn.compare(&lines, n, stream, &mut playout, &|| true);
        let best = all.ok().and_then(|all| all.best(seat, n));
        (seat, [cost, best.map_or(Milli::default(), |best| best.1)])
    });
    again.collect()
}
