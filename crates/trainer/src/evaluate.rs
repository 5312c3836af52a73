//! Two players over many deals, each deal played twice with the seats exchanged.

use std::fmt;

use crate::play::{codes, greedy};
use crate::round::{Round, shuffled};
use lostcities_players::classic::strong::{Ensemble, Features};
use lostcities_rules::games::classic::{Action, Classic};
use lostcities_rules::kernel::{Bot, GameRng, Seat, Seed};

#[derive(Clone, Copy)]
pub enum Player<'a> {
    /// The weights of a policy, which plays what it likes most.
    Policy(&'a [f32]),
    /// One or several in whole numbers, as they are shipped.
    Nets(&'a Ensemble),
    Bot(&'a dyn Bot<Classic>),
}

impl Player<'_> {
    fn choose(self, round: &Round, seat: Seat, legal: &[Action], rng: &mut GameRng) -> Action {
        if let [only] = legal {
            return *only;
        }
        let view = round.view(seat);
        match self {
            Self::Policy(weights) => {
                let features = Features::new(&view, seat);
                legal[greedy(weights, &features, &codes(legal)[..legal.len()])]
            }
            Self::Nets(nets) => nets.choose(&Features::new(&view, seat), legal),
            Self::Bot(bot) => bot.choose(&view, legal, rng),
        }
    }
}

/// How the first player did.
#[derive(Debug, Default, Clone, Copy)]
pub struct Comparison {
    /// Mean lead a round.
    pub margin: f64,
    /// Its standard error; the two rounds of a deal count as one.
    pub error: f64,
    /// Part of the rounds that it won; a draw is half.
    pub won: f64,
    /// Cards played or discarded a round.
    pub half_turns: f64,
    /// Part of the rounds in which the discards were closed.
    pub stalled: f64,
    pub points: f64,
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:+.2} ± {:.2} a round, {:.1} % won, {:.1} points, {:.1} half-turns, {:.1} % of rounds with closed discards",
            self.margin,
            self.error,
            100.0 * self.won,
            self.points,
            self.half_turns,
            100.0 * self.stalled,
        )
    }
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn float(n: u64) -> f64 {
    n as f64
}

/// `first` against `second` over `n_deals`.
pub fn compare(
    first: Player<'_>,
    second: Player<'_>,
    n_deals: u64,
    n_colours: u8,
    seed: u64,
) -> Comparison {
    let mut legal = Vec::new();
    let (mut sum, mut squares) = (0.0, 0.0);
    let mut all = Comparison::default();
    for number in 0..n_deals {
        let mut rng = Seed::simulated(seed, number).whims();
        let deck = shuffled(n_colours, &mut rng);
        let mut lead = 0.0;
        for is_second in [false, true] {
            let players = if is_second {
                [second, first]
            } else {
                [first, second]
            };
            let mut round = Round::new(deck.clone(), 20);
            while let Some((seat, _)) = round.to_move() {
                round.legal(seat, &mut legal);
                let action = players[seat.index()].choose(&round, seat, &legal, &mut rng);
                round.act(seat, action);
            }
            let margin = f64::from(if is_second {
                -round.margin()
            } else {
                round.margin()
            });
            lead += margin / 2.0;
            all.won += if margin > 0.0 {
                1.0
            } else if margin < 0.0 {
                0.0
            } else {
                0.5
            };
            all.half_turns += f64::from(round.half_turns);
            all.stalled += f64::from(u8::from(round.n_closed > 0));
            all.points += f64::from(round.points().as_slice()[usize::from(is_second)]);
        }
        sum += lead;
        squares += lead * lead;
    }
    let n = float(n_deals);
    all.margin = sum / n;
    all.error = ((squares / n - all.margin * all.margin).max(0.0) / (n - 1.0).max(1.0)).sqrt();
    for part in [
        &mut all.won,
        &mut all.half_turns,
        &mut all.stalled,
        &mut all.points,
    ] {
        *part /= 2.0 * n;
    }
    all
}
