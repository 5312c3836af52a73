//! How long reviews of matches take, and what they say of good players.

use std::io::Write;

use anyhow::Result;
use lostcities_players::Level;
use lostcities_players::arena::Sums;
use lostcities_players::review::{Reviewed, costs_twice, review};
use lostcities_players::{board_game, classic, rivals, roll_write};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::{Order, RollWrite};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Bot, Game, GameRng, Record, Seed, Viewer, below};
use lostcities_rules::review::Milli;

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

/// How many matches there are between two lines with the sums so far: a run that is stopped has told something, too.
const PARTIAL: u64 = 10;

/// Reviews this many matches of one round or short game for each pair of levels, and writes what acts cost each player, and what the dear
/// ones cost if they are judged again in other worlds. Runs with other seeds are other matches.
pub fn laws<G: Contestants + Reviewed>(shape: Shape, n_matches: u64, seed: u64) -> Result<()> {
    let (setup, values) = G::setup(shape);
    let mut out = std::io::stdout();
    for levels in PAIRS {
        let bots = levels.map(<G as Contestants>::level);
        let mut owns = [const { Sums::new() }; 2];
        let [mut said, mut again, mut apart] = [const { Sums::new() }; 3];
        for number in 0..n_matches {
            let seed = Seed::simulated(seed, number);
            let record = play::<G>(setup.clone(), values, &bots, None, &seed);
            let mut costs = [0.0, 0.0];
            for (seat, twice) in costs_twice(&record, values) {
                let [first, second] = twice.map(points);
                costs[seat.index()] += first;
                said.add(first);
                again.add(second);
                apart.add(first - second);
            }
            for (own, cost) in owns.iter_mut().zip(costs) {
                own.add(cost);
            }
            let n = number + 1;
            if n % PARTIAL == 0 || n == n_matches {
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
    }
    Ok(())
}

/// Plays and reviews this many matches of the normal level for each game and number of seats, and writes a row with the least and
/// the most seconds of processor time.
pub fn run(out: &mut impl Write, n_matches: u64, seed: u64) -> Result<()> {
    let values = Values::latest();
    let normal = Level::Normal;
    let setup = lostcities_rules::games::classic::Setup::new(3, 5).expect("such a match exists");
    let times = of::<Classic>(
        &setup,
        &values.classic,
        classic::computer(normal),
        n_matches,
        seed,
    );
    row(out, "card game", 2, &times)?;
    for n_seats in 2..=4 {
        let setup = lostcities_rules::games::rivals::Setup::new(n_seats)
            .expect("a possible number of players");
        let bot = rivals::computer(normal);
        let times = of::<Rivals>(&setup, &values.rivals, bot, n_matches, seed);
        row(out, "Rivals", n_seats, &times)?;
    }
    for n_seats in 2..=5 {
        let setup = lostcities_rules::games::roll_write::Setup::new(n_seats, Order::Together)
            .expect("a possible number of players");
        let bot = roll_write::computer(normal);
        let times = of::<RollWrite>(&setup, &values.roll_write, bot, n_matches, seed);
        row(out, "Roll & Write", n_seats, &times)?;
    }
    for n_seats in 2..=4 {
        let setup = lostcities_rules::games::board_game::Setup::new(n_seats, 3)
            .expect("a possible number of players");
        let bot = board_game::computer(normal);
        let times = of::<BoardGame>(&setup, &values.board_game, bot, n_matches, seed);
        row(out, "board game", n_seats, &times)?;
    }
    Ok(())
}

fn points(amount: Milli) -> f64 {
    f64::from(i32::try_from(amount.0).unwrap_or(i32::MAX)) / 1_000.0
}

fn row(out: &mut impl Write, game: &str, n_seats: u8, times: &[f64]) -> Result<()> {
    let least = times.iter().copied().fold(f64::INFINITY, f64::min);
    let most = times.iter().copied().fold(0.0, f64::max);
    writeln!(out, "{game}, {n_seats} seats: {least:.2} to {most:.2} s")?;
    out.flush()?;
    Ok(())
}

/// Seconds of processor time for each review.
fn of<G: Reviewed>(
    setup: &G::Setup,
    values: &'static G::Values,
    bot: &dyn Bot<G>,
    n_matches: u64,
    seed: u64,
) -> Vec<f64> {
    (0..n_matches)
        .map(|number| {
            let record = play::<G>(
                setup.clone(),
                values,
                &[bot; 5],
                Some(ONE_IN),
                &Seed::simulated(seed, number),
            );
            let before = cpu_time();
            review(&record, values, &|| true).expect("it is wanted");
            let nanoseconds = cpu_time().saturating_sub(before);
            f64::from(u32::try_from(nanoseconds / 1_000_000).unwrap_or(u32::MAX)) / 1_000.0
        })
        .collect()
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
