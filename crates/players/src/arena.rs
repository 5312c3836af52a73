//! Matches among computer players.

use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Seed, Step, Turn, Viewer};

/// Plays a match to its end: `bots[n]` decides for seat `n`, all else follows from `seed`. `tell` hears what happened.
///
/// Where several seats may act, the first of them does.
///
/// # Panics
/// If a seat has no bot, or a bot chooses what is not legal.
pub fn play_out<G: Game>(
    game: &mut G,
    bots: &[&dyn Bot<G>],
    seed: &Seed,
    tell: &mut impl FnMut(G::Effect),
) {
    let decide = &mut |game: &G, seat: Seat, legal: &[G::Action], rng: &mut GameRng| {
        bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), legal, rng)
    };
    play_by(game, seed, decide, tell);
}

/// Like [`play_out`], where `decide` chooses among the legal actions of the seat in turn and is shown the whole position,
/// for those who watch or measure.
///
/// # Panics
/// If `decide` chooses what is not legal.
pub fn play_by<G: Game>(
    game: &mut G,
    seed: &Seed,
    decide: &mut impl FnMut(&G, Seat, &[G::Action], &mut GameRng) -> G::Action,
    tell: &mut impl FnMut(G::Effect),
) {
    let mut whims = seed.whims();
    let mut legal = Vec::new();
    for ply in 0.. {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(&mut seed.at(ply))),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("a turn belongs to a seat");
                game.legal_actions(seat, &mut legal);
                let action = decide(game, seat, &legal, &mut whims);
                Step::Act { seat, action }
            }
        };
        if let Err(illegal) = game.apply(&step, tell) {
            panic!("{step:?} at {ply}: {illegal}");
        }
    }
}
