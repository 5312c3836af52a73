//! How long reviews of matches take, and what they say of good players.

use std::io::Write;
use std::ops::RangeInclusive;

use anyhow::Result;
use lostcities_players::Level;
use lostcities_players::arena::Sums;
use lostcities_players::review::{Reviewed, costs_twice, review};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, Game, GameRng, Record, Seed, Viewer, below};
use lostcities_rules::review::Milli;
use rayon::prelude::*;

use crate::contestants::Contestants;
use crate::duel::cpu_time;
use crate::measured::Shape;

/// In a tenth of the positions a player does anything that is legal, as people do not play like computers.
const ONE_IN: u32 = 10;

const PAIRS: [[Level; 2]; 3] = [
    [Level::Strong, Level::Strong],
    [Level::Strong, Level::Normal],
    [Level::Normal, Level::Easy],
];

/// How many matches, on all cores, there are between two lines with the sums so far: a run that is stopped has told something, too.
const PARTIAL: u64 = 40;

/// Reviews this many matches of one round or short game for each pair of levels, and writes what acts cost each player, and what the dear
/// ones cost if they are judged again in other worlds. Runs with other seeds are other matches.
pub fn laws<G: Contestants + Reviewed>(shape: Shape, n_matches: u64, seed: u64) -> Result<()> {
    let (setup, values) = G::setup(shape)?;
    let mut out = std::io::stdout();
    for levels in PAIRS {
        let bots = levels.map(<G as Contestants>::level);
        let mut owns = [const { Sums::new() }; 2];
        let [mut said, mut again, mut apart] = [const { Sums::new() }; 3];
        let mut n = 0;
        while n < n_matches {
            let more = n..n_matches.min(n + PARTIAL);
            n = more.end;
            let judged = more.into_par_iter().map(|number| {
                let seed = Seed::simulated(seed, number);
                let record = play::<G>(setup.clone(), values, &bots, None, &seed);
                costs_twice(&record, values)
            });
            for twice_each in judged.collect::<Vec<_>>() {
                let mut costs = [0.0, 0.0];
                for (seat, twice) in twice_each {
                    let [first, second] = twice.map(points);
                    costs[seat.index()] += first;
                    said.add(first);
                    again.add(second);
                    apart.add(first - second);
                }
                for (own, cost) in owns.iter_mut().zip(costs) {
                    own.add(cost);
                }
            }
            let [one, two] = levels.map(Level::slug);
            let [own, other] = &owns;
            writeln!(
                out,
                "{n} matches: {one} {own}, {two} {other} each; {} dear turns: {said}, again {again}, apart {apart}",
                said.len()
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// Plays and reviews this many matches of the normal level for each game and number of seats, and writes a row with the least and
/// the most seconds of processor time.
pub fn run(out: &mut impl Write, n_matches: u64, seed: u64) -> Result<()> {
    times::<Classic>(out, "card game", 2..=2, n_matches, seed)?;
    times::<Rivals>(out, "Rivals", 2..=4, n_matches, seed)?;
    times::<RollWrite>(out, "Roll & Write", 2..=5, n_matches, seed)?;
    times::<BoardGame>(out, "board game", 2..=4, n_matches, seed)
}

fn points(amount: Milli) -> f64 {
    f64::from(i32::try_from(amount.0).unwrap_or(i32::MAX)) / 1_000.0
}

fn times<G: Contestants + Reviewed>(
    out: &mut impl Write,
    game: &str,
    seats: RangeInclusive<u8>,
    n_matches: u64,
    seed: u64,
) -> Result<()> {
    for n_seats in seats {
        let n_rounds = Some(3);
        let (setup, values) = G::setup(Shape { n_seats, n_rounds })?;
        let bots = [<G as Contestants>::level(Level::Normal); 5];
        let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
        for number in 0..n_matches {
            let seed = Seed::simulated(seed, number);
            let record = play::<G>(setup.clone(), values, &bots, Some(ONE_IN), &seed);
            let before = cpu_time();
            review(&record, values, &|| true).expect("it is wanted");
            let milliseconds = cpu_time().saturating_sub(before) / 1_000_000;
            let seconds = f64::from(u32::try_from(milliseconds).unwrap_or(u32::MAX)) / 1_000.0;
            (least, most) = (least.min(seconds), most.max(seconds));
        }
        writeln!(out, "{game}, {n_seats} seats: {least:.2} to {most:.2} s")?;
        out.flush()?;
    }
    Ok(())
}

/// Plays a whole match; in one of so many positions, if any, a player takes a random legal action.
fn play<G: Game>(
    setup: G::Setup,
    values: &'static G::Values,
    bots: &[&dyn Bot<G>],
    whim: Option<u32>,
    seed: &Seed,
) -> Record<G> {
    let mut game = G::start(&setup, values);
    let mut record = Record::new(setup);
    let mut whims: GameRng = seed.whims();
    let mut legal = Vec::new();
    while let Some(step) = game.next_step(&mut seed.at(record.steps.len()), |seat, _| {
        game.legal_actions(seat, &mut legal);
        let n = u32::try_from(legal.len()).unwrap_or(1);
        if whim.is_some_and(|one_in| below(&mut whims, one_in) == 0) {
            legal[below(&mut whims, n) as usize]
        } else {
            bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &legal, &mut whims)
        }
    }) {
        game.apply(&step, &mut |_| ())
            .expect("only legal actions are played");
        record.steps.push(step);
    }
    record
}
