//! Playing the rest of a round out.

use lostcities_rules::kernel::{Game, GameRng, Seat, Step, Turn, Viewer};
use lostcities_rules::review::Milli;

use super::Reviewed;

/// Plays the rest of a round out with quick players, and counts the turns of a seat.
pub(super) struct Playout<G: Game> {
    legal: Vec<G::Action>,
    max_acts: u32,
}

impl<G: Reviewed> Playout<G> {
    pub(super) const fn new(max_acts: u32) -> Self {
        Self {
            legal: Vec::new(),
            max_acts,
        }
    }

    /// Plays to the end of the round, or of the match, and says how many turns `seat` had in that.
    pub(super) fn play_on(&mut self, game: &mut G, seat: Seat, chance: &mut GameRng) -> i32 {
        let policy = G::policy();
        // Quick players draw nothing from it.
        let mut unused = chance.clone();
        let (mut is_over, mut turns, mut last) = (false, 0, None);
        let mut acts_left = self.max_acts;
        while !is_over {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(chance)),
                Turn::Seats(_) if acts_left == 0 => break,
                Turn::Seats(seats) => {
                    acts_left -= 1;
                    let acting = seats.iter().next().expect("a turn belongs to a seat");
                    turns += i32::from(acting == seat && last != Some(seat));
                    last = Some(acting);
                    game.legal_actions(acting, &mut self.legal);
                    let action = if let [only] = self.legal[..] {
                        only
                    } else {
                        let view = game.view(Viewer::Seat(acting));
                        policy.choose(&view, &self.legal, &mut unused)
                    };
                    Step::Act {
                        seat: acting,
                        action,
                    }
                }
            };
            game.apply(&step, &mut |effect| is_over |= G::ends(&effect))
                .expect("what the rules list is legal");
        }
        turns
    }
}

/// What every seat has: its points, and what else it has that will count.
pub(super) fn standing<G: Reviewed>(game: &G) -> Vec<Milli> {
    let points = game.points();
    let points = points.as_slice().iter().copied().map(Milli::of_points);
    let mut standing: Vec<Milli> = points.collect();
    if game.turn() != Turn::Over {
        for (seat, has) in Seat::all(game.n_seats()).zip(&mut standing) {
            *has += game.promise(seat);
        }
    }
    standing
}

pub(super) fn leads(standing: &[Milli]) -> Vec<Milli> {
    let lead = |(own, &has): (usize, &Milli)| {
        let others = standing.iter().enumerate();
        let others = others.filter(|(other, _)| *other != own);
        has - others.map(|(_, &has)| has).max().unwrap_or(has)
    };
    standing.iter().enumerate().map(lead).collect()
}
